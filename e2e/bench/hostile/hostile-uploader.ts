/**
 * A process of its own, so that what is measured does not wait for it. Keeps ten hostile uploads under way for the
 * account that each line of its input names as JSON; `null` is a rest.
 */
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { deflateSync } from 'node:zlib';
import { makePicture } from '../../product/files/picture.ts';

const [url = ''] = process.argv.slice(2);
// In truth these are other people's machines: their work is not the server's.
setPriority(constants.priority.PRIORITY_LOW);
const AT_ONCE = 10;
/** Refused for being too many: another try after this long, ms. */
const PAUSE_MS = 1000;

const pictures: readonly [string, Buffer][] = [
  ['1921 wide', makePicture(1921, 1080)],
  ['as large as allowed', makePicture(1920, 1080)],
  ['claims 65,535 squared', claiming(65_535)],
  ['page in a picture', Buffer.concat([makePicture(60, 40), Buffer.from('<script>alert(1)</script>'.repeat(40_000))])],
  ['TIFF', Buffer.from('II*\0'.padEnd(2_000_000, '\0'), 'latin1')],
];
const answered = new Map<number, number>();
process.on('SIGTERM', () => {
  console.log([...answered].map(([status, count]) => `${count} × ${status}`).join(', '));
  process.exit();
});
let account: { cookie: string; session: string } | null = null;
createInterface(process.stdin).on('line', (line) => {
  account = JSON.parse(line);
});
console.log('is ready');
await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => uploadOn(number)));

/** A PNG whose header claims a size that its few bytes do not have. */
function claiming(side: number): Buffer {
  const picture = makePicture(8, 8);
  picture.writeUInt32BE(side, 16);
  picture.writeUInt32BE(side, 20);
  return Buffer.concat([picture, deflateSync(Buffer.alloc(1000))]);
}

async function uploadOn(number: number): Promise<never> {
  for (let turn = number; ; turn += 1) {
    while (account === null) await pause(50);
    const [name, bytes] = pictures[turn % pictures.length] ?? ['', Buffer.alloc(0)];
    const form = new FormData();
    form.append('file', new File([new Uint8Array(bytes)], `${name}.png`, { type: 'image/png' }));
    const headers = { cookie: account.cookie, 'x-auth': account.session };
    const { status } = await fetch(`${url}/media`, { method: 'POST', headers, body: form });
    answered.set(status, (answered.get(status) ?? 0) + 1);
    if (status === 429) await pause(PAUSE_MS);
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
