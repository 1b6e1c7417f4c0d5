import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from './players/page.ts';
import { RIGHT } from './slides.ts';
import { median } from './trial.ts';
import type { Trial } from './trial.ts';

/** Answers in flight are waited for this long after the deadline, as documented. */
const GRACE_MS = 300;
/** When each quarter of the players answers, from the deadline on. */
const OFFSETS_MS = [-50, 0, 50, 2000];
/** What two readings of one clock may differ by. */
const BLUR_MS = 5;

interface Sent {
  offsetMs: number;
  sentAtMs: number;
  repliedAtMs: number;
  reply: string;
}

/** Each quarter of the players answers at another moment around the deadline of the question on screen. */
export async function answerAtDeadline(trial: Trial, pages: readonly Page[]): Promise<void> {
  // The frame that told it soonest tells best: time on the way only makes a deadline look later.
  const deadlineMs = Math.min(...pages.map(deadlineOf));
  const sent = await Promise.all(
    pages.map((page, index) => answerAt(page, deadlineMs, OFFSETS_MS[index % OFFSETS_MS.length] ?? 0)),
  );
  const late = sent.filter((one) => one.sentAtMs > deadlineMs + GRACE_MS);
  trial.atLeast('answers sent after deadline and grace', late.length, 1);
  trial.exactly('of these counted', late.filter((one) => one.reply === 'ack').length, 0);
  const early = sent.filter((one) => one.repliedAtMs < deadlineMs + GRACE_MS - BLUR_MS);
  trial.exactly(
    'refused although the server had them before deadline and grace',
    early.filter((one) => one.reply !== 'ack').length,
    0,
  );
  for (const offsetMs of OFFSETS_MS) {
    const group = sent.filter((one) => one.offsetMs === offsetMs);
    const took = median(group.map((one) => one.repliedAtMs - one.sentAtMs));
    const acked = group.filter((one) => one.reply === 'ack').length;
    trial.note(
      `sent at ${offsetMs} ms: ${acked} of ${group.length} counted, replies after ${took.toFixed(0)} ms (median)`,
    );
  }
}

/** When the clock on screen runs out, on `performance.now`. */
function deadlineOf(page: Page): number {
  const phase = page.view?.phase;
  return phase?.phase === 'question' ? page.heardAtMs + (phase.remainingMs ?? Infinity) : Infinity;
}

async function answerAt(page: Page, deadlineMs: number, offsetMs: number): Promise<Sent> {
  const phase = page.view?.phase;
  const place = phase?.phase === 'question' ? { slide: phase.slide, visit: phase.visit } : { slide: 0, visit: 0 };
  await sleep(deadlineMs + offsetMs - performance.now());
  const sentAtMs = performance.now();
  const id = `deadline-${page.device}`;
  const reply = await page.ask({ t: 'answer', id, ...place, response: { type: 'trivia', picks: [RIGHT] } });
  const word = reply?.t === 'refused' ? reply.code : (reply?.t ?? 'nothing');
  return { offsetMs, sentAtMs, repliedAtMs: performance.now(), reply: word };
}
