-- Nobody is looked for by the id of an installation alone any more: it proves nothing.

DROP INDEX push_devices_device_idx;
