import { crc32, deflateSync } from 'node:zlib';

/** A PNG file of a sunset over a sea: a real picture to upload, made here. */
export function makePicture(width = 850, height = 600): Buffer {
  const rows: Buffer[] = [];
  for (let y = 0; y < height; y++) {
    const row = Buffer.alloc(1 + width * 3);
    for (let x = 0; x < width; x++) row.set(colourAt(x / width, y / height), 1 + x * 3);
    rows.push(row);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.concat(rows));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function colourAt(x: number, y: number): [number, number, number] {
  const isSun = (x - 0.5) ** 2 * 2 + (y - 0.48) ** 2 < 0.02;
  if (y > 0.6) return [20, 60 + Math.round(40 * (y - 0.6)), 110 + Math.round(60 * (1 - y))];
  return isSun ? [255, 226, 140] : [240, 110 + Math.round(120 * y), 80 + Math.round(60 * (1 - y))];
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
