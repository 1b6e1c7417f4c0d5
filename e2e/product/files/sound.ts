const RATE = 8000;
const HEADER_BYTES = 44;

/** A WAV file of a tone: a real sound to upload, made here. */
export function makeSound(seconds = 2, hertz = 440): Buffer {
  const samples = RATE * seconds;
  const bytes = Buffer.alloc(HEADER_BYTES + samples);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  // Plain samples of one byte each, one channel.
  for (const [value, at] of [
    [1, 20],
    [1, 22],
    [1, 32],
    [8, 34],
  ] as const)
    bytes.writeUInt16LE(value, at);
  for (const at of [24, 28]) bytes.writeUInt32LE(RATE, at);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples, 40);
  for (let i = 0; i < samples; i++)
    bytes[HEADER_BYTES + i] = Math.round(128 + 60 * Math.sin((2 * Math.PI * hertz * i) / RATE));
  return bytes;
}
