import { formOf, withQuery } from './addresses.ts';
import { anew, enter, type EntryResult } from '../line/entry.ts';
import { lengthOf } from './heard.ts';
import { CallOver, LineCall } from './line-call.ts';
import type { Outside, SimulatedRequest } from './outside.ts';
import type { SimulatedLine } from './simulated-line.ts';
import { readYemotAnswer, type YemotCommand } from './yemot-answer.ts';

/** How an extension is set up: by which method it asks. */
export type YemotMethod = 'GET' | 'POST';
type Read = Extract<YemotCommand, { does: 'read' }>;

/** Longer addresses are refused by servers. */
const ADDRESS_LENGTH_MAX = 8000;

/** Yemot's. The secret goes with every request (`api_add_0`), as do all values of the call. It asks once. */
export function simulatedYemot(method: YemotMethod): SimulatedLine {
  return {
    place: async (outside, placed) => {
      const call = new LineCall(outside, placed, { withinMs: 10_000, retries: 0 });
      const about = {
        ApiCallId: placed.callId,
        ApiPhone: placed.from,
        ApiDID: placed.to,
        ApiRealDID: placed.to,
        ApiExtension: '1',
        ApiYFCallId: placed.callId,
        token: placed.secret,
      };
      const values: Record<string, string> = {};
      const request = (more: Record<string, string> = {}) =>
        requestOf(outside, { method, url: placed.url, fields: { ...about, ...values, ...more } });
      const record = await call.run(() => live(call, values, request));
      // It tells of nobody's end but of those who hang up while they are asked.
      if (record.ended === 'byCaller') await call.tell(request({ hangup: 'yes' }));
      return record;
    },
  };
}

function requestOf(
  outside: Outside,
  { method, url, fields }: { method: YemotMethod; url: string; fields: Record<string, string> },
): SimulatedRequest {
  const form = formOf({ ...fields, ApiTime: String(Math.floor(outside.nowMs() / 1000)) });
  if (method === 'GET') return { method, url: withQuery(url, form), headers: {}, body: '' };
  return { method, url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: form };
}

async function live(
  call: LineCall,
  values: Record<string, string>,
  request: (more?: Record<string, string>) => SimulatedRequest,
): Promise<never> {
  for (;;) {
    const asked = request();
    if (asked.url.length > ADDRESS_LENGTH_MAX) throw new CallOver('fault', 'the address is too long');
    const commands = commandsOf((await call.ask(asked)).body);
    for (const command of commands) {
      if (command.does === 'say') await call.play(command.played);
      else if (command.does === 'go') throw leaving(command.folder);
      else values[command.name] = await read(call, command, values);
    }
    if (commands.at(-1)?.does !== 'read') throw new CallOver('deadEnd', 'it leaves the extension');
  }
}

function leaving(folder: string): CallOver {
  return folder === 'hangup' ? new CallOver('byLine') : new CallOver('deadEnd', `it goes to ${folder}`);
}

function commandsOf(body: string): YemotCommand[] {
  try {
    return readYemotAnswer(body);
  } catch (error) {
    throw new CallOver('fault', error instanceof Error ? error.message : 'no answer');
  }
}

/** The value of a read. */
async function read(call: LineCall, command: Read, values: Readonly<Record<string, string>>): Promise<string> {
  if (command.name in values && !command.asksAgain) throw new CallOver('fault', `${command.name} is known already`);
  for (let attempt = 1; attempt <= command.attempts; attempt += 1) {
    const entry = await readOnce(call, command);
    const isTaken =
      entry.keys.length >= command.min && (command.allowed.length === 0 || command.allowed.includes(entry.keys));
    if (isTaken) return entry.keys;
  }
  if (command.emptyValue === null) throw new CallOver('deadEnd', 'nothing is not taken');
  return command.emptyValue;
}

async function readOnce(call: LineCall, { played, max, waitMs, blocked }: Read): Promise<EntryResult> {
  const rules = { max, finishKey: '#', timeoutMs: waitMs, ignored: blocked, afterKey: anew(waitMs) };
  const entry = enter(rules, { saidMs: lengthOf(played), ...call.hear(played, true) });
  await call.pass(entry.tookMs);
  if (entry.by === 'hungUp') throw new CallOver('byCaller');
  return entry;
}
