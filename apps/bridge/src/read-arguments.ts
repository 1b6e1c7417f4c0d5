import { parseArgs } from 'node:util';
import { BridgeCode, SERIAL_DRIVERS, type SerialDriver } from '@qc/contract/live/remotes';
import { TCP } from './devices/open-tcp.ts';

/** What the bridge was started with. */
export interface Arguments {
  /** Where the server is, without a slash at the end. */
  server: string;
  code: string;
  /** Serial ports to open at once. */
  ports: { path: string; driver: SerialDriver }[];
  /** What the console calls this machine; null: its own name. */
  name: string | null;
}

export const USAGE = `Hears clickers at this computer for a room of questions.creator.

  npx -y <server>/bridge-….tgz <server> <code> [--serial PORT --driver ${SERIAL_DRIVERS.join('|')}]… [--name NAME]

The operator's console shows the whole command: "Connect another computer" in its part "Clickers".
  --serial PORT   a serial port to open, such as /dev/ttyUSB0 or COM3, or ${TCP}HOST:PORT for one on the network
  --driver NAME   what is there: sunvote (a base compatible with SunVote) or lines (the open line protocol)
  --name NAME     what the console calls this computer`;

/** Reads a command line; a text says what is wrong with it. */
export function readArguments(words: string[]): Arguments | string {
  let parsed;
  try {
    parsed = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        serial: { type: 'string', multiple: true, default: [] },
        driver: { type: 'string', multiple: true, default: [] },
        name: { type: 'string' },
      },
    });
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const { values, positionals } = parsed;
  const [address, code, ...more] = positionals;
  if (address === undefined || code === undefined || more.length > 0)
    return 'It needs the server and the code, and nothing else.';
  const server = serverOf(address);
  if (server === null) return `"${address}" is no address of a server. It looks like https://quiz.school.org`;
  if (!BridgeCode.safeParse(code.toUpperCase()).success)
    return `"${code}" is no code: it has eight letters and digits, and the console shows it.`;
  if (values.serial.length !== values.driver.length) return 'Each --serial needs its own --driver.';
  const ports: Arguments['ports'] = [];
  for (const [at, path] of values.serial.entries()) {
    const driver = SERIAL_DRIVERS.find((one) => one === values.driver[at]);
    if (!driver) return `"${values.driver[at]}" is no driver. There are: ${SERIAL_DRIVERS.join(', ')}`;
    if (path.startsWith(TCP) && !(URL.canParse(path) && Number(new URL(path).port) > 0))
      return `"${path}" has to be ${TCP}HOST:PORT`;
    ports.push({ path, driver });
  }
  return { server, code: code.toUpperCase(), ports, name: values.name ?? null };
}

function serverOf(address: string): string | null {
  const full = /^[a-z]+:\/\//i.test(address) ? address : `http://${address}`;
  if (!URL.canParse(full)) return null;
  const { protocol, origin } = new URL(full);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}
