/**
 * Unmasked WebSocket text frames, headers and payloads in one buffer. Built once for a whole audience; the server never
 * compresses, so frames may be written to any open socket between frames of the library.
 */
export function socketFrames(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, bytes) => sum + headOf(bytes) + bytes, 0));
  let at = 0;
  texts.forEach((text, index) => {
    const bytes = sizes[index] ?? 0;
    writeHead(frames, at, bytes);
    at += headOf(bytes);
    frames.write(text, at);
    at += bytes;
  });
  return frames;
}

function headOf(bytes: number): number {
  return bytes < 126 ? 2 : bytes < 65_536 ? 4 : 10;
}

function writeHead(frames: Buffer, at: number, bytes: number): void {
  frames[at] = 0x81;
  switch (headOf(bytes)) {
    case 2:
      frames[at + 1] = bytes;
      return;
    case 4:
      frames[at + 1] = 126;
      frames.writeUInt16BE(bytes, at + 2);
      return;
    default:
      frames[at + 1] = 127;
      frames.writeBigUInt64BE(BigInt(bytes), at + 2);
  }
}

/** Server-sent events, one for each text. */
export function streamEvents(texts: readonly string[]): Buffer {
  return Buffer.from(texts.map((text) => `data: ${text}\n\n`).join(''));
}
