-- Events of others that have had their effect here. The row is written by the transaction of the effect: a second delivery finds it.
CREATE TABLE inbox (
  event_id uuid PRIMARY KEY,
  receive_time timestamptz NOT NULL
);

CREATE INDEX inbox_receive_time_idx ON inbox (receive_time);

COMMENT ON TABLE inbox IS 'group: local; queue; retention: 14 days, twice as long as a sender tries';
COMMENT ON COLUMN inbox.event_id IS 'personal: no';
