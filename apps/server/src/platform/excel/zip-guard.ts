import { inflateRawSync } from 'node:zlib';

/** What a workbook may cost before anything of it is unpacked. */
const ENTRIES_MAX = 200;
const UNPACKED_MAX = 40 * 1024 * 1024;
/** Entries larger than this may not be packed tighter than RATIO_MAX: real sheets reach about 50. */
const RATIO_FREE = 1024 * 1024;
const RATIO_MAX = 200;
const NESTED = /\.(zip|xls[xmb]?|docx|pptx|jar|gz|tgz|bz2|xz|rar|7z|zst)$/i;

const END_MARK = 0x06054b50;
const ENTRY_MARK = 0x02014b50;
const LOCAL_MARK = 0x04034b50;
const ENCRYPTED = 0x1 | 0x40 | 0x2000;
const STORED = 0;
const DEFLATED = 8;

/** One file in a zip, by its directory at the end. */
export interface ZipEntry {
  name: string;
  packed: number;
  unpacked: number;
  method: number;
  offset: number;
}

/**
 * The directory of a zip that is harmless by its own word: not encrypted, not split, no zip in it, not more than
 * it may cost. Null otherwise. Costs a millisecond whatever the file says.
 */
export function guardZip(bytes: Buffer): ZipEntry[] | null {
  const end = findEnd(bytes);
  if (end === null) return null;
  const count = bytes.readUInt16LE(end + 10);
  let at = bytes.readUInt32LE(end + 16);
  // 0xffff says that the real number is elsewhere; so many there may not be anyway.
  if (count === 0 || count > ENTRIES_MAX || bytes.readUInt16LE(end + 8) !== count) return null;
  const entries: ZipEntry[] = [];
  let total = 0;
  for (let i = 0; i < count; i++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY_MARK) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    const entry: ZipEntry = {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
    };
    total += entry.unpacked;
    if ((bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0 || total > UNPACKED_MAX || !isHarmless(entry)) return null;
    entries.push(entry);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return new Set(entries.map((entry) => entry.name)).size === entries.length ? entries : null;
}

function isHarmless({ name, method, packed, unpacked }: ZipEntry): boolean {
  if (method !== STORED && method !== DEFLATED) return false;
  if (method === STORED && packed !== unpacked) return false;
  return !NESTED.test(name) && (unpacked <= RATIO_FREE || unpacked <= packed * RATIO_MAX);
}

function findEnd(bytes: Buffer): number | null {
  const from = Math.max(0, bytes.length - 65_557);
  for (let at = bytes.length - 22; at >= from; at--) {
    if (bytes.readUInt32LE(at) === END_MARK) return at;
  }
  return null;
}

/** The bytes of one entry; null when it is not what the directory says, to the byte. */
export function unpackEntry(bytes: Buffer, { offset, packed, unpacked, method }: ZipEntry): Buffer | null {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL_MARK) return null;
  const from = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const data = bytes.subarray(from, from + packed);
  if (data.length !== packed) return null;
  if (method === STORED) return data;
  try {
    const content = inflateRawSync(data, { maxOutputLength: Math.max(1, unpacked) });
    return content.length === unpacked ? content : null;
  } catch {
    return null;
  }
}
