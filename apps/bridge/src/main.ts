/** The bridge: hears clickers at this computer for a room. Started by the command that the operator's console shows. */
import { homedir, hostname } from 'node:os';
import { join } from 'node:path';
import { MachineName } from '@qc/contract/live/remotes';
import { Bridge } from './bridge.ts';
import { realMachine } from './devices/real-machine.ts';
import { KeptFile } from './kept-file.ts';
import { readArguments, USAGE } from './read-arguments.ts';
import { endWords } from './end-words.ts';

const say = (text: string): void => console.log(text);
const read = readArguments(process.argv.slice(2));
if (typeof read === 'string') {
  console.error(`${read}\n\n${USAGE}`);
  process.exit(2);
}
const { server, code, ports } = read;
const name = MachineName.safeParse(read.name ?? hostname()).data ?? 'Bridge';
const folder = process.env['BRIDGE_DIR'] ?? join(homedir(), '.questions-bridge');
const file = new KeptFile(folder, server, code);
const machine = await realMachine((what, why) =>
  say(`${what} cannot be reached from here, as a part is missing (${why}). All else works.`),
);
say(`${file.kept.place ? 'Going on with' : 'Connecting to'} ${server} as "${name}" …`);
const bridge = new Bridge({
  server,
  code,
  name,
  file,
  machine,
  ports,
  say,
  onEnd: (end, why) => {
    const { text, isOver, isFault } = endWords(end, { server, wasIn: file.kept.place !== null, why });
    say(text);
    const leave = async () => {
      await bridge.close();
      if (isOver) await file.remove();
    };
    void leave().finally(() => process.exit(isFault ? 1 : 0));
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    say('Letting the receivers go. The same command goes on with them.');
    void bridge.close().finally(() => process.exit(0));
  });
