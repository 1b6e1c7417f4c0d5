/** Draws what cannot be an SVG from the product's sign: icons of home screens and tabs, and the picture beside links. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

interface Drawing {
  resize(width: number, height: number): Drawing;
  png(): Drawing;
  toBuffer(): Promise<Buffer>;
}

const WEB = join(import.meta.dirname, '..');
const DIST = join(WEB, 'dist');
/** The server's own, which is there wherever the product is built. */
const draw: (svg: Buffer, options: { density: number }) => Drawing = createRequire(join(WEB, '../server/package.json'))(
  'sharp',
);

const sign = readFileSync(join(WEB, 'public/favicon.svg'), 'utf8');
const ground = /<rect[^>]*\/>/.exec(sign)?.[0];
const mark = /<rect[^>]*\/>([^]*)<\/svg>/.exec(sign)?.[1];
if (ground === undefined || mark === undefined) throw new Error('favicon.svg has no ground, or nothing on it');
/** Up to the edge, and the mark inside the circle that every shape of icon leaves. */
const whole = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#1565C0"/><g transform="translate(2.6 2.6) scale(.8375)">${mark}</g></svg>`;
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
<defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#1976D2"/><stop offset="1" stop-color="#0A2A5E"/></linearGradient></defs>
<rect width="1200" height="630" fill="url(#g)"/>
<circle cx="600" cy="315" r="250" fill="#fff" opacity=".07"/><circle cx="600" cy="315" r="345" fill="#fff" opacity=".05"/>
<path d="M178 92 268 248H88Z" fill="#FFD54F"/><circle cx="1022" cy="170" r="82" fill="#EF9A9A"/>
<rect x="104" y="386" width="148" height="148" rx="22" fill="#A5D6A7"/><path d="M1022 362 1122 462 1022 562 922 462Z" fill="#90CAF9"/>
<g transform="translate(440 155) scale(10)"><rect width="32" height="32" rx="9" fill="#fff"/><g transform="translate(1.3 1.3) scale(.92)">${ground}${mark}</g></g></svg>`;

async function save(name: string, svg: string, width: number, height = width): Promise<Buffer> {
  const png = await draw(Buffer.from(svg), { density: 1200 }).resize(width, height).png().toBuffer();
  if (name !== '') writeFileSync(join(DIST, name), png);
  return png;
}

/** The old format of tabs: a list of pictures, each a whole PNG. */
function iconFile(pictures: readonly { side: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(side, at);
    head.writeUInt8(side, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

await save('icon-192.png', sign, 192);
await save('icon-512.png', sign, 512);
await save('icon-maskable-512.png', whole, 512);
await save('apple-touch-icon.png', whole, 180);
const sides = [16, 32, 48];
const pngs = await Promise.all(sides.map(async (side) => ({ side, png: await save('', sign, side) })));
writeFileSync(join(DIST, 'favicon.ico'), iconFile(pngs));
// Its own size is large enough to be drawn as it is.
const card = await draw(Buffer.from(picture), { density: 72 }).resize(1200, 630).png().toBuffer();
writeFileSync(join(DIST, 'link-picture.png'), card);
