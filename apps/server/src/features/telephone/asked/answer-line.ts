import type { Language } from '@qc/contract';
import type { LineReply, Recording } from '@qc/telephone/call';
import { TONE_MS } from '@qc/telephone/tone';
import { publicAddress } from '#features/settings';
import type { Platform } from '#platform/platform';
import type { CallsOfHouse } from '../calls/calls-of-house.ts';
import { CALL_OUTS } from '../dialects/call-outs.ts';
import type { Dialect, LineAnswer, LineReading, LineRequest } from '../dialects/dialect.ts';
import { DIALECTS } from '../dialects/dialects.ts';
import { publicUrl } from '../dialects/line-request.ts';
import { invitedOf } from '../dialects/turn-address.ts';
import type { Inviter } from '../invitations/inviter.ts';
import type { KnownLine, KnownLines } from '../line/known-lines.ts';
import { lineAddress, TONE_PATH } from '../line/line-address.ts';
import { otherEnd } from '../line/own-number.ts';

/** What became of requests to lines. */
export const LINE_OUTCOMES = ['answered', 'refused', 'unreadable', 'unknownLine', 'foreignTurn', 'failed'] as const;
export type LineOutcome = (typeof LINE_OUTCOMES)[number];

/** What lines are answered with. */
export interface AnsweringParts {
  platform: Pick<Platform, 'config' | 'db' | 'now' | 'log'>;
  lines: KnownLines;
  calls: Pick<CallsOfHouse, 'take'>;
  inviter: Pick<Inviter, 'heard'>;
}

/** A request as it came; `target`: path and query. */
export interface SentToLine extends Omit<LineRequest, 'url'> {
  target: string;
}

/** What is answered; without a word where it is refused. */
export interface LineAnswered {
  status: number;
  outcome: LineOutcome;
  answer: LineAnswer | null;
}

/**
 * Answers a request to a line. One that does not prove itself has no effect; one that does is answered when what it says
 * is on disk. Where something is in the way it fails, so that the provider asks again.
 */
export async function answerLine(parts: AnsweringParts, id: string, sent: SentToLine): Promise<LineAnswered> {
  const line = await parts.lines.find(id);
  if (line === null) return { status: 404, outcome: 'unknownLine', answer: null };
  const dialect: Dialect = DIALECTS[line.settings.provider];
  const base = (await publicAddress(parts.platform)) ?? '';
  const { target, ...request } = { ...sent, url: publicUrl(base, sent.target) };
  const keys = { secret: line.secret ?? '', networks: line.settings.networks };
  const proof = dialect.prove(request, keys, parts.platform.now());
  if (!proof.proved) {
    parts.lines.refused(id, proof.fault);
    return { status: 403, outcome: 'refused', answer: null };
  }
  const reading = dialect.read(request);
  if (reading.kind === 'unreadable') {
    parts.lines.refused(id, 'unreadable');
    parts.platform.log.warn({ line: id, fault: reading.fault }, 'a request of a telephone line was not understood');
    return { status: 400, outcome: 'unreadable', answer: null };
  }
  parts.lines.asked(id);
  const invited = invitedOf(request.url);
  await hearNews(parts, line, { request, reading, invited });
  if (reading.kind === 'nothing') return { status: 200, outcome: 'answered', answer: dialect.silence };
  try {
    const from = otherEnd(line.settings.numbers, reading);
    const taken = await parts.calls.take(line, { ...reading, from, invited, tone: toneOf(base) });
    if (taken === 'foreign') return { status: 409, outcome: 'foreignTurn', answer: null };
    return { status: 200, outcome: 'answered', answer: rendered(dialect, taken.reply, wayOf(line, base)) };
  } catch (error) {
    parts.platform.log.error({ err: error, line: id }, 'a telephone call could not be answered');
    return { status: 503, outcome: 'failed', answer: null };
  }
}

/** Of a call that the house has placed, how far it is. News that cannot be kept are no reason to answer nothing. */
async function hearNews(
  { platform, inviter }: AnsweringParts,
  { settings }: KnownLine,
  { request, reading, invited }: { request: LineRequest; reading: LineReading; invited: string | null },
): Promise<void> {
  const { provider } = settings;
  const callOut = CALL_OUTS[provider];
  const isOver = reading.kind === 'heard' && reading.event.type === 'hungUp';
  if (callOut === undefined || settings.calling.accountId === '' || (invited === null && !isOver)) return;
  const callId = reading.kind === 'heard' ? reading.callId : callOut.callOf(request);
  const isAnswered = reading.kind === 'heard' && reading.event.type === 'started';
  const news = isAnswered ? 'answered' : callOut.news(request);
  if (callId === null || news === null) return;
  try {
    await inviter.heard({ provider, callId, invited }, news);
  } catch (error) {
    platform.log.error({ err: error }, 'news of a call could not be kept');
  }
}

function rendered(dialect: Dialect, reply: LineReply | null, way: Parameters<Dialect['render']>[1]): LineAnswer {
  return reply === null ? dialect.silence : dialect.render(reply, way);
}

function toneOf(base: string): Recording | null {
  return base === '' ? null : { say: 'recording', url: `${base}${TONE_PATH}`, lengthMs: TONE_MS };
}

function wayOf({ id, settings }: KnownLine, base: string): Parameters<Dialect['render']>[1] {
  return {
    nextUrl: (turn) => `${lineAddress(base, id)}?turn=${turn}`,
    voiceOf: (language: Language) => settings.voices[language] || null,
  };
}
