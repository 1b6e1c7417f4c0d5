/** A second of a tone, so that no two of different pitch are the same file. */
export function makeWav(hertz: number): Buffer {
  const rate = 8000;
  const bytes = Buffer.alloc(44 + rate * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(rate * 2, 40);
  for (let i = 0; i < rate; i++)
    bytes.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * hertz * i) / rate)), 44 + i * 2);
  return bytes;
}
