import type { RoomState } from '../state.ts';
import type { Played } from './play-intents.ts';
import { ownAfter, presenterAfter } from './views-of.ts';

/** What is left of a break at least when time is taken from it, as documented, ms. */
const LEFT_MS = 5000;
/** How long a break that is over stays in a room that goes on by itself, as documented, ms. */
const OVER_MS = 3000;
/** Most rows of places beside its clock, as documented. */
const ROWS = 8;
/** Kinds of slide without points, as documented. */
const UNPAID: readonly string[] = ['survey', 'media', 'break'];

/** What must hold of breaks: their clock, that nothing but a press ends them, and that no place is told in them too early. */
export function checkBreaks(played: Played): void {
  checkClock(played);
  checkPlaces(played);
}

function checkClock({ before, command, outcome, after, nowMs }: Played): void {
  const [was, is] = [before.phase, after.phase];
  if (was.name !== 'break' || !outcome.ok) return;
  if (command.type === 'tick' && is.name !== 'break')
    demand('who hurries on by itself has told that it is over', was.limitMs === null && before.autoAdvance);
  if (is.name !== 'break' || is.visit !== was.visit) return;
  demand('it is one step from beginning to end', after.step === before.step);
  if (is.limitMs === null) {
    const isAuto = after.autoAdvance && is.deadlineMs !== null;
    demand('over, it waits', is.deadlineMs === null || isAuto);
    if (was.limitMs !== null && is.deadlineMs !== null)
      demand('and is read for a moment', is.deadlineMs === nowMs + OVER_MS);
    return;
  }
  const took = command.type === 'operate' && command.action.do === 'addTime' && command.action.seconds < 0;
  if (!took || was.deadlineMs === null || is.deadlineMs === null) return;
  const clockMs = before.pausedAtMs ?? nowMs;
  demand('a moment is left', is.deadlineMs >= Math.min(was.deadlineMs, clockMs + LEFT_MS));
}

function checkPlaces(played: Played): void {
  const { after } = played;
  const { phase } = presenterAfter(played);
  if (phase.phase !== 'break') return;
  const { game } = after;
  demand('few rows', phase.top.length <= ROWS);
  const later = game.slides.slice(phase.slide + 1);
  const isTold = game.showResultsAfter === 'question' || game.showResultsAfter === 'round';
  if (isTold && game.pace === 'live' && later.some(isPaid) && !isLastGiven(after)) return;
  demand('no places', phase.top.length === 0 && phase.teams.length === 0);
  for (const own of ownAfter(played)) if (own) demand('nor the own one', own.rank === null);
}

function isPaid({ type, isVoid, score }: RoomState['game']['slides'][number]): boolean {
  return !UNPAID.includes(type) && !isVoid && score > 0;
}

/** Whether the points of the last slide that has any have been given, where a podium tells who has won. */
function isLastGiven({ game, rounds }: RoomState): boolean {
  const last = game.slides.findLastIndex(isPaid);
  const round = rounds.findLast((one) => one.slide === last && !one.skipped);
  return game.rules !== 1 && round?.revealedAtMs != null;
}

function demand(what: string, holds: boolean): void {
  if (!holds) throw new Error(what);
}
