import { isDeepStrictEqual } from 'node:util';
import type { SlideResponse } from '@qc/contract';
import { glanceClass } from '@qc/contract/live/faces';
import { tableGet } from '../seats/seat-table.ts';
import type { Answer, Phase, RoomState } from '../state.ts';
import { step } from '../step.ts';
import { ClockModel } from './clock-model.ts';
import { checkLive } from './live-invariants.ts';
import { checkRace } from './race-invariants.ts';
import { checkBreaks } from './break-invariants.ts';
import { checkRhythm } from './rhythm-invariants.ts';
import { checkScores } from './score-invariants.ts';
import type { Played } from './play-intents.ts';
import { sharedAfter } from './views-of.ts';

/** Watches one sequence; throws with the name of the invariant that is broken. */
export class Invariants {
  readonly #taken = new Map<string, Answer>();
  readonly #clock = new ClockModel();
  #lookedAt: RoomState | null = null;

  check(played: Played): void {
    const late = this.#clock.follow(played);
    if (late) throw new Error(`S3 ${late}`);
    const { before, outcome, after } = played;
    if (!outcome.ok || outcome.repeated) demand('refusals change nothing', before === after);
    this.#clockShown(played);
    // Three of four commands are refused: that very state was looked at after the command before.
    if (!outcome.ok && after === this.#lookedAt) return;
    this.#lookedAt = after;
    this.#answersStay(played);
    this.#stepRises(played);
    this.#pressedTwice(played);
    checkState(after);
    checkScores(played);
    checkLive(played);
    checkRace(played);
    checkRhythm(played);
    checkBreaks(played);
    checkWake(played);
  }

  #answersStay(played: Played): void {
    const { before, command, outcome, after } = played;
    if (command.type === 'answer' && outcome.ok && !outcome.repeated) {
      const slide = `${command.visit}/${command.seat}`;
      const mayChange = tableGet(before.seats, command.seat)?.line != null && before.rounds.at(-1)?.race === null;
      demand('S2 one answer each', mayChange || !this.#taken.has(slide));
      const answer = tableGet(after.rounds.at(-1)?.answers ?? { length: 0, blocks: [] }, command.seat);
      demand('S1 answer stored', answer != null && saysTheSame(answer.response, command.response));
      if (answer) this.#taken.set(slide, answer);
      const again = step(after, command, before.openedAtMs);
      demand('S2 same message, same ack', again.ok && again.repeated);
      const isRace = before.rounds.at(-1)?.race != null;
      const otherwise = step(after, { ...command, messageId: 'another' }, before.openedAtMs);
      demand('S2 the same once more is the same answer', isRace || (otherwise.ok && otherwise.repeated));
    }
    // A press takes the place of what its seat said before.
    if (command.type === 'press' && outcome.ok && !outcome.repeated) {
      const round = after.rounds.at(-1);
      const number = before.remotes[command.remote] ?? -1;
      const answer = tableGet(round?.answers ?? { length: 0, blocks: [] }, number);
      if (answer) this.#taken.set(`${round?.visit}/${number}`, answer);
      demand('S2 a press told again changes nothing', step(after, command, before.openedAtMs).ok);
    }
    this.#judged(played);
    for (const [key, answer] of this.#taken) {
      const [visit, seat] = key.split('/').map(Number);
      const round = after.rounds.find((one) => one.visit === visit);
      const stored = round && tableGet(round.answers, seat ?? -1);
      demand('S1 answer stays', stored === answer || isDeepStrictEqual(stored, answer));
    }
  }

  /** What the operator says of presses changes them, and takes them back. */
  #judged({ command, outcome, before, after }: Played): void {
    if (command.type !== 'operate' || !outcome.ok || outcome.repeated) return;
    const { action } = command;
    const shown = before.rounds.at(-1)?.visit ?? -1;
    if (action.do === 'reopen')
      for (const key of this.#taken.keys()) if (key.startsWith(`${shown}/`)) this.#taken.delete(key);
    if (action.do === 'passTurn') this.#taken.delete(`${shown}/${action.seat}`);
    if (action.do !== 'judge' && action.do !== 'rejudge') return;
    const round = after.rounds.findLast((one) => !one.skipped && (action.do === 'judge' || one.slide === action.slide));
    const answer = round && tableGet(round.answers, action.seat);
    if (round && answer) this.#taken.set(`${round.visit}/${action.seat}`, answer);
  }

  #stepRises({ before, after, outcome }: Played): void {
    const moved = !isDeepStrictEqual(place(before.phase), place(after.phase));
    demand('S6 step rises with the phase and only then', moved ? after.step > before.step : after.step === before.step);
    const changed = !isDeepStrictEqual([before.phase, before.pausedAtMs], [after.phase, after.pausedAtMs]);
    const told = outcome.ok && outcome.events.some((event) => event.type === 'phaseChanged');
    demand('S6 every change is told', !changed || told);
  }

  #pressedTwice({ command, outcome, before, after, nowMs }: Played): void {
    if (command.type !== 'operate' || command.action.do !== 'next' || command.expect === null || !outcome.ok) return;
    const again = step(after, command, nowMs);
    // A mini-game that runs out is still there.
    if (after.step === before.step) return demand('S9 it runs out once', again.ok && again.events.length === 0);
    const code = after.phase.name === 'ended' ? 'roomEnded' : 'staleStep';
    demand('S9 two presses, one step', !again.ok && again.code === code);
  }

  #clockShown(played: Played): void {
    const { phase } = sharedAfter(played);
    if (phase.phase !== 'question') return;
    demand(`clock shows ${phase.remainingMs}`, phase.remainingMs === this.#clock.remainingMs);
  }
}

/** A clock that runs out has asked to be looked at then, and nothing is asked for while all clocks stand. */
function checkWake({ outcome, after }: Played): void {
  if (!outcome.ok) return;
  const { phase } = after;
  const deadlineMs = 'deadlineMs' in phase && after.pausedAtMs === null ? phase.deadlineMs : null;
  const { wakeAtMs } = outcome;
  demand('S12 a running clock has its tick', (deadlineMs === null) === (wakeAtMs === null));
  if (deadlineMs === null || wakeAtMs === null) return;
  if (phase.name !== 'question') demand('S12 the tick is in time', wakeAtMs === deadlineMs);
  else {
    const readMs = after.rounds.at(-1)?.readMs ?? {};
    const extras = after.seats.blocks.flat().map((seat, number) => {
      const ownMs = (phase.limitMs * seat.extraPercent) / 100 + (readMs[number] ?? 0);
      return seat.removed ? 300 : Math.ceil(ownMs) + (readMs[number] ? 1500 : 300);
    });
    demand('S12 the tick is not late', wakeAtMs <= deadlineMs + Math.max(300, ...extras));
  }
}

function checkState(state: RoomState): void {
  const seats = state.seats.blocks.flat();
  const here = seats.filter((seat) => !seat.removed);
  const connected = here.filter((seat) => seat.awaySinceMs === null);
  demand('players counted', state.players === here.length && state.players <= state.game.maxPlayers);
  demand('present counted', state.present === connected.length);
  demand('S8 one token, one seat', new Set(seats.map((seat) => seat.tokenHash)).size === seats.length);
  demand('names differ', new Set(here.map((seat) => seat.nameKey)).size === here.length);
  demand('players look different', new Set(here.map((seat) => glanceClass(seat.face))).size === here.length);
  const asked = state.rounds.filter((round) => !round.skipped);
  const votes = asked.map(({ slide, vote }) => `${slide} ${vote === 2 ? 2 : 1}`);
  demand('S2 one round for a slide and vote', new Set(votes).size === votes.length);
  for (const { slide, vote } of asked)
    demand('a second vote follows a first', vote !== 2 || asked.some((one) => one.slide === slide && one.vote === 1));
  for (const round of state.rounds) {
    const answered = seats.filter((seat, number) => !seat.removed && tableGet(round.answers, number) != null);
    demand('answers counted', round.answered === answered.length);
    const type = state.game.slides[round.slide]?.type;
    const pressable = type === 'trivia' || type === 'trueFalse' || type === 'survey' || type === 'buzzer';
    const missing = connected.filter((seat) => {
      const number = seats.indexOf(seat);
      const isTyping = type === 'number' && /[^#]$/.test(round.keys[number] ?? '');
      const own = Object.keys(state.remotes).filter((remote) => state.remotes[remote] === number);
      // Who has no remote is being given one, which may have digits.
      const byDigits = type === 'number' && (own.length === 0 || own.some((remote) => remote.startsWith('lines')));
      if (seat.team !== null && round.race?.outTeams.includes(seat.team) === true) return false;
      const hasKeys = seat.line === null ? byDigits || !seat.tokenHash.startsWith('named') : type === 'number';
      return (isTyping || !answered.includes(seat)) && (pressable || hasKeys);
    });
    demand('missing counted', round.waitingFor === (round.closedAtMs === null ? missing.length : 0));
    demand('an open round is on screen', round.closedAtMs !== null || state.phase.name === 'question');
  }
}

function demand(what: string, holds: boolean): void {
  if (!holds) throw new Error(what);
}

/** Where a room is, its clock left out. */
function place(phase: Phase): unknown {
  const part = 'stage' in phase ? phase.stage : 'ofRound' in phase ? phase.ofRound : null;
  return [phase.name, 'visit' in phase ? [phase.slide, phase.visit] : null, part];
}

/** Picks are kept in rising order, everything else as it was sent. */
function saysTheSame(stored: SlideResponse, sent: SlideResponse): boolean {
  const plain = (response: SlideResponse) =>
    'picks' in response ? { ...response, picks: response.picks.toSorted((a, b) => a - b) } : response;
  return isDeepStrictEqual(plain(stored), plain(sent));
}
