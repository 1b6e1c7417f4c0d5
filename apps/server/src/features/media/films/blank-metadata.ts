import { open, type FileHandle } from 'node:fs/promises';

/** Boxes that hold no picture and no sound: where and when a film was taken, by whom, and room for anything at all. */
const BLANKED = new Set(['udta', 'meta', 'uuid', 'free', 'skip']);
/** Boxes whose children are looked at. */
const OPENED = new Set(['moov', 'trak']);
const HEADER_BYTES = 8;
const LARGE_HEADER_BYTES = 16;
const BOXES_MAX = 10_000;
const ZEROS = Buffer.alloc(64 * 1024);

/**
 * Overwrites what an MP4 or MOV says about its place, time, device and owner, in place: sizes and all other boxes stay
 * as they are. A box that does not fit ends the walk.
 */
export async function blankMetadata(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    await walk(file, 0, size, { boxes: 0 });
    await file.sync();
  } finally {
    await file.close();
  }
}

async function walk(file: FileHandle, from: number, to: number, seen: { boxes: number }): Promise<void> {
  let at = from;
  while (to - at >= HEADER_BYTES && ++seen.boxes <= BOXES_MAX) {
    const box = await readBox(file, at, to);
    if (!box) return;
    const { type, bodyAt, end } = box;
    if (OPENED.has(type)) await walk(file, bodyAt, end, seen);
    else if (BLANKED.has(type)) {
      await file.write(Buffer.from('free', 'latin1'), 0, 4, at + 4);
      await zero(file, bodyAt, end);
    }
    at = end;
  }
}

async function readBox(file: FileHandle, at: number, to: number) {
  const head = Buffer.alloc(LARGE_HEADER_BYTES);
  await file.read(head, 0, LARGE_HEADER_BYTES, at);
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  const size = short === 1 ? Number(head.readBigUInt64BE(HEADER_BYTES)) : short === 0 ? to - at : short;
  const headerBytes = short === 1 ? LARGE_HEADER_BYTES : HEADER_BYTES;
  return size < headerBytes || at + size > to ? null : { type, bodyAt: at + headerBytes, end: at + size };
}

async function zero(file: FileHandle, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += ZEROS.length) {
    await file.write(ZEROS, 0, Math.min(ZEROS.length, to - at), at);
  }
}
