/** Where the bytes of a picture live in the file store: by their own hash, so that equal files are stored once. */
export function fileKey(sha256: string): string {
  return `media/${sha256.slice(0, 2)}/${sha256}`;
}
