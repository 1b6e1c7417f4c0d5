import { resolveAddress } from './addresses.ts';
import { byteLength, hex } from './encodings.ts';
import { type EntryRules, enter } from '../line/entry.ts';
import { lengthOf, type Played, recordingPlayed, textPlayed } from './heard.ts';
import { type JambonzVerb, partOf, readVerbs, textsOf } from './jambonz-verbs.ts';
import { CallOver, LineCall } from './line-call.ts';
import type { SimulatedRequest } from './outside.ts';
import type { SimulatedLine } from './simulated-line.ts';

const BYTES_MAX = 100_000;

/** jambonz by webhook. It asks once, and a fault ends the call. */
export const simulatedJambonz: SimulatedLine = {
  place: async (outside, placed) => {
    const call = new LineCall(outside, placed, { withinMs: 10_000, retries: 0 });
    const about = { call_sid: placed.callId, direction: 'inbound', from: placed.from, to: placed.to };
    const request = (url: string, more: Record<string, unknown>): SimulatedRequest => {
      const body = JSON.stringify({ ...about, ...more });
      const time = Math.floor(outside.nowMs() / 1000);
      const signature = `t=${time},v1=${hex(outside.hmac('sha256', placed.secret, `${time}.${body}`))}`;
      return {
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', 'jambonz-signature': signature },
        body,
      };
    };
    const record = await call.run(() => live(call, request));
    if (placed.statusUrl !== null)
      await call.tell(request(placed.statusUrl, { call_status: 'completed', sip_status: 200 }));
    return record;
  },
};

type Request = (url: string, more: Record<string, unknown>) => SimulatedRequest;

async function live(call: LineCall, request: Request): Promise<never> {
  let url = call.placed.url;
  let verbs = await ask(call, request(url, { call_status: 'trying', sip_status: 100 }));
  for (;;) {
    const [verb, ...rest] = verbs;
    if (verb === undefined) throw new CallOver('deadEnd', 'the verbs have ended');
    const said = await perform(call, verb);
    if (said === null) {
      verbs = rest;
      continue;
    }
    url = resolveAddress(url, String(verb['actionHook']));
    const next = await ask(call, request(url, { call_status: 'in-progress', sip_status: 200, ...said }));
    // Verbs that come replace those that are left; none at all let them go on.
    verbs = next.length === 0 ? rest : next;
  }
}

async function ask(call: LineCall, request: SimulatedRequest): Promise<JambonzVerb[]> {
  const { contentType, body } = await call.ask(request);
  try {
    if (!contentType.startsWith('application/json') || byteLength(body) > BYTES_MAX) throw new Error('no JSON');
    return readVerbs(body);
  } catch (error) {
    throw new CallOver('fault', error instanceof Error ? error.message : 'no verbs');
  }
}

/** Does one verb. What its hook is told; null: it has none. */
async function perform(call: LineCall, verb: JambonzVerb): Promise<Record<string, unknown> | null> {
  switch (verb.verb) {
    case 'say':
      await call.play(textsOf(verb['text']).map(playedText));
      return null;
    case 'play':
      await call.play(textsOf(verb['url']).map(playedText));
      return null;
    case 'pause':
      await call.play([{ kind: 'silence', ms: Number(verb['length']) * 1000 }]);
      return null;
    case 'redirect':
      return {};
    case 'gather':
      return gather(call, verb);
    default:
      throw new CallOver('byLine');
  }
}

async function gather(call: LineCall, verb: JambonzVerb): Promise<Record<string, unknown>> {
  const played = [...textsOf(partOf(verb, 'say')?.['text']), ...textsOf(partOf(verb, 'play')?.['url'])].map(playedText);
  const entry = enter(rulesOf(verb), { saidMs: lengthOf(played), ...call.hear(played, true) });
  await call.pass(entry.tookMs);
  if (entry.by === 'hungUp') throw new CallOver('byCaller');
  if (entry.by === 'never') throw new CallOver('deadEnd', 'it waits for ever');
  return entry.keys === '' && entry.by === 'time'
    ? { reason: 'timeout' }
    : { digits: entry.keys, reason: 'dtmfDetected' };
}

/**
 * The clocks of its `gather`, as its code has them: the one for the whole entry begins when all is said, is not stopped
 * by keys, and loses them; it never begins when a key interrupts what is said. The one between keys needs `minDigits`.
 */
function rulesOf(verb: JambonzVerb): EntryRules {
  const timeoutMs = Number(verb['timeout'] ?? 15) * 1000;
  const betweenMs = Number(verb['interDigitTimeout'] ?? 0) * 1000;
  const least = verb['minDigits'] === undefined ? Infinity : Number(verb['minDigits']);
  return {
    max: Number(verb['numDigits'] ?? verb['maxDigits'] ?? Infinity),
    finishKey: typeof verb['finishOnKey'] === 'string' ? verb['finishOnKey'] : null,
    timeoutMs: timeoutMs === 0 ? Infinity : timeoutMs,
    ignored: '',
    afterKey: ({ keys, atMs, saidMs, wasInterrupted }) => {
      const wholeMs = wasInterrupted || timeoutMs === 0 ? Infinity : saidMs + timeoutMs;
      const afterMs = betweenMs > 0 && keys.length >= least ? atMs + betweenMs : Infinity;
      return afterMs <= wholeMs ? { atMs: afterMs, losesKeys: false } : { atMs: wholeMs, losesKeys: true };
    },
  };
}

function playedText(text: string): Played {
  if (/^https?:\/\//.test(text)) return recordingPlayed(text);
  const silence = /^silence_stream:\/\/(\d+)$/.exec(text)?.[1];
  return silence === undefined ? textPlayed(text) : { kind: 'silence', ms: Number(silence) };
}
