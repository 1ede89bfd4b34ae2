// A picture of oneself: sent in pieces, as an app does. The server makes of it what is kept, or says that it is none.

import { call } from "./api.js";

const media = "cairn.social.v1.MediaService";

/** As docs/media.md has it: a larger one is refused before it is sent. */
export const bytesMax = 10 * 1024 * 1024;

/**
 * Sends a picture and shows it beside the name.
 * @param {File} file
 * @param {() => string} expectedVersion Of the profile; asked for once the picture is sent, which takes a while.
 * @returns {Promise<string>} The profile's version now.
 */
export async function setPicture(file, expectedVersion) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sha256 = base64(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
  const { uploadId, pieceBytesMax } = await call(`${media}/BeginUpload`, { purpose: "MEDIA_PURPOSE_AVATAR", sizeBytes: String(bytes.length), sha256 });
  for (let offset = 0; offset < bytes.length; offset += pieceBytesMax) {
    await call(`${media}/AppendUpload`, { uploadId, offset: String(offset), data: base64(bytes.subarray(offset, offset + pieceBytesMax)) });
  }
  const made = await call(`${media}/CompleteUpload`, { uploadId });
  return (await call("cairn.social.v1.ProfileService/SetProfilePicture", { mediaId: made.media.mediaId, expectedVersion: expectedVersion() })).version;
}

/** @param {Uint8Array} bytes */
function base64(bytes) {
  let text = "";
  // All at once would be more arguments than a call takes.
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}
