/** The gateway: takes calls of a SIP trunk or exchange for a house. `USAGE` says how it is started. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askHouse } from './ask-house.ts';
import { RTP_PORTS } from './baresip-files.ts';
import { BaresipLine } from './baresip-line.ts';
import { readSettings, USAGE } from './read-settings.ts';
import { fetchFile, Recordings } from './recordings.ts';
import { Switchboard } from './switchboard.ts';
import { wavSamples } from './wav-samples.ts';

const settings = readSettings(process.env);
if (typeof settings === 'string') {
  console.error(`${settings}\n\n${USAGE}`);
  process.exit(2);
}
const { house, accounts, lines, address, sipPort, rtpPort, controlPort, modules, language } = settings;
const note = (text: string): void => console.log(`${new Date().toISOString()} ${text}`);
const moment = readFileSync(join(import.meta.dirname, `../sounds/one-moment-${language}.wav`));
const recordings = new Recordings(fetchFile, note);
const switchboard = new Switchboard({
  nowMs: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  ask: (call, event) => askHouse(house, call, event),
  recordingOf: (url) => recordings.of(url),
  moment: wavSamples(moment) ?? new Int16Array(0),
  note,
});
// Passwords and what is said stand in it: for this user alone.
const folder = mkdtempSync(join(tmpdir(), 'qc-gateway-'));
const program = { path: settings.baresip, env: process.env };

const open = Array.from({ length: lines }, (_, n) => {
  const account = accounts[n % accounts.length];
  if (account === undefined) throw new Error('there is an account');
  const name = `line ${n + 1} (${account.user})`;
  const ports = { sipPort: sipPort + 2 * n, rtpPort: rtpPort + RTP_PORTS * n, controlPort: controlPort + n };
  const place = { account, address, modules, ...ports };
  const line: BaresipLine = new BaresipLine(
    program,
    { place, folder: join(folder, String(n + 1)) },
    {
      hear: (news) => desk.hear(news),
      lost: () => desk.lost(),
      note: (text) => note(`${name}: ${text}`),
    },
  );
  const desk = switchboard.add(name, account.user, line);
  line.start();
  return line;
});
note(`${lines} ${lines === 1 ? 'line' : 'lines'}, for ${new URL(house.address).host}`);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    for (const line of open) line.stop();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
