import type { Collect, LineEvent, LineReply, Spoken } from '../call.ts';
import { collectRules } from '../line/collect-rules.ts';
import { enter } from '../line/entry.ts';
import { hex } from './encodings.ts';
import { lengthOf, type Played, textPlayed } from './heard.ts';
import { CallOver, LineCall } from './line-call.ts';
import type { Outside, SimulatedAnswer, SimulatedRequest } from './outside.ts';
import { readSipReply } from './sip-reply.ts';
import type { SimulatedLine } from './simulated-line.ts';

/**
 * The house's own gateway to a SIP trunk or exchange. It has no voice: words are heard here, so that scripts can
 * follow them. It asks again where it had no answer.
 */
export const simulatedSip: SimulatedLine = {
  place: async (outside, placed) => {
    const call = new LineCall(outside, placed, { withinMs: 8_000, retries: 3, sameBy: wordsOf });
    const { callId, from, to } = placed;
    const request = (event: LineEvent) => requestOf(outside, placed, JSON.stringify({ callId, from, to, event }));
    const record = await call.run(() => live(call, request));
    await call.tell(request({ type: 'hungUp' }));
    return record;
  },
};

function requestOf(outside: Outside, { url, secret }: { url: string; secret: string }, body: string): SimulatedRequest {
  const time = Math.floor(outside.nowMs() / 1000);
  const signature = `t=${time},v1=${hex(outside.hmac('sha256', secret, `${time}.${body}`))}`;
  const headers = { 'content-type': 'application/json', 'gateway-signature': signature };
  return { method: 'POST', url, headers, body };
}

async function live(call: LineCall, request: (event: LineEvent) => SimulatedRequest): Promise<never> {
  let event: LineEvent = { type: 'started' };
  for (;;) {
    const { spoken, collect }: LineReply = readSipReply(await call.ask(request(event)));
    const played = spoken.map(playedOf);
    if (collect === null) {
      await call.play(played);
      throw new CallOver('byLine');
    }
    event = await hearKeys(call, played, collect);
  }
}

async function hearKeys(call: LineCall, played: Played[], collect: Collect): Promise<LineEvent> {
  const entry = enter(collectRules(collect), { saidMs: lengthOf(played), ...call.hear(played, true) });
  await call.pass(entry.tookMs);
  if (entry.by === 'hungUp') throw new CallOver('byCaller');
  return { type: 'pressed', turn: collect.turn, keys: entry.keys, ended: entry.by === 'finishKey' };
}

/** What a caller is told and asked: words that were not recorded in time come as text, and are the same words. */
function wordsOf(answer: SimulatedAnswer): string {
  const { spoken, collect } = readSipReply(answer);
  const words = spoken.map((piece) => {
    if (piece.say === 'text') return piece.text;
    return piece.say === 'silence' ? piece.ms : (piece.says ?? piece.url);
  });
  return JSON.stringify([words, collect]);
}

function playedOf(piece: Spoken): Played {
  if (piece.say === 'text') return textPlayed(piece.text);
  if (piece.say === 'silence') return { kind: 'silence', ms: piece.ms };
  const { url, lengthMs: ms, says } = piece;
  return says === undefined ? { kind: 'recording', url, ms } : { kind: 'text', text: says, ms };
}
