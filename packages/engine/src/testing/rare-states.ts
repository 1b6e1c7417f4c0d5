import { currentSlide } from '../rounds.ts';
import { resultOf } from '../scoring/score-rounds.ts';
import type { RunSlide } from '../run-game.ts';
import { tableGet } from '../seats/seat-table.ts';
import type { Round } from '../state.ts';
import type { Played } from './play-intents.ts';
import { RARE_LIVE } from './rare-live-states.ts';
import { presenterAfter } from './views-of.ts';

/** Situations a generator must reach, or it is too weak to be believed. */
const RARE: Record<string, (played: Played) => boolean> = {
  ...RARE_LIVE,
  'answer counted in grace': ({ before, command, outcome, nowMs }) =>
    command.type === 'answer' &&
    outcome.ok &&
    !outcome.repeated &&
    before.phase.name === 'question' &&
    nowMs > before.phase.deadlineMs,
  'answer refused after grace': (played) => refused(played, 'tooLate') && played.before.phase.name === 'question',
  'answer refused in pause': (played) => refused(played, 'paused'),
  'second answer refused': (played) => refused(played, 'alreadyAnswered'),
  'the same answer once more': ({ command, outcome }) => command.type === 'answer' && outcome.ok && outcome.repeated,
  'the same answer once more, too late': ({ before, command, outcome }) =>
    command.type === 'answer' && outcome.ok && outcome.repeated && before.rounds.at(-1)?.closedAtMs !== null,
  'answer to the future refused': (played) => refused(played, 'wrongSlide'),
  'removed seat answers': ({ command, outcome }) =>
    command.type === 'answer' && !outcome.ok && outcome.code === 'removed',
  'closed because all answered': ({ command, after, before }) =>
    command.type === 'answer' && before.phase.name === 'question' && after.phase.name === 'closed',
  'closed because the rest is away too long': ({ command, before, after, nowMs }) =>
    command.type === 'tick' &&
    before.phase.name === 'question' &&
    after.phase.name === 'closed' &&
    nowMs < before.phase.deadlineMs,
  'back to a revealed question': (played) => operated(played, 'back') && played.after.phase.name === 'reveal',
  'back from a question with answers': (played) =>
    operated(played, 'back') &&
    played.before.phase.name === 'question' &&
    (played.before.rounds.at(-1)?.answered ?? 0) > 0,
  'skipped with answers, asked again': ({ after }) =>
    after.rounds.some(
      (one) => one.skipped && one.answered > 0 && after.rounds.some((two) => two.slide === one.slide && !two.skipped),
    ),
  'kicked after answering': (played) =>
    operated(played, 'kick') &&
    played.before.rounds.some((round, at) => round.answered !== played.after.rounds[at]?.answered),
  'kicked from the podium': (played) => operated(played, 'kick') && played.before.phase.name === 'podium',
  'time added in pause': (played) => operated(played, 'addTime') && played.before.pausedAtMs !== null,
  'restart in an open question': ({ command, before }) =>
    command.type === 'restarted' && before.phase.name === 'question',
  'restart in pause': ({ command, before }) => command.type === 'restarted' && before.pausedAtMs !== null,
  'ended with a question open': (played) => operated(played, 'end') && played.before.phase.name === 'question',
  'late joiner answers': ({ command, outcome, before }) =>
    command.type === 'answer' &&
    outcome.ok &&
    !outcome.repeated &&
    command.seat >= (before.rounds.at(-1)?.answers.length ?? 0),
  'typed answer right': (played) => bestOf(played, 'typed') === 1,
  'number right for two': (played) => bestOf(played, 'number') === 2,
  'order wholly right': (played) => bestOf(played, 'order') === 1,
  'order right in part': ({ after }) =>
    currentSlide(after)?.type === 'order' && after.phase.name === 'reveal' && after.seats.blocks.flat().some(someOf),
  'mini-game right': (played) => bestOf(played, 'miniGame') === 1,
  'mini-game answered too early': (played) =>
    refused(played, 'badChoice') && currentSlide(played.before)?.type === 'miniGame',
  'several things said': (played) => (presenterAfter(played).said?.length ?? 0) > 1,
  'room full': (played) => refused(played, 'roomFull'),
  'look-alike name refused': (played) => refused(played, 'nameTaken'),
  'bonus of a streak': ({ after }) =>
    after.game.scoring.streaks && after.seats.blocks.flat().some(({ streak }) => streak >= 2),
  'score below zero': ({ after }) => after.seats.blocks.flat().some(({ score }) => score < 0),
  'right and too late to be paid': ({ after }) => after.rounds.some(({ firstMs }) => firstMs !== null),
  'moved to another team': (played) => operated(played, 'moveTeam'),
  'no team chosen': (played) => refused(played, 'teamNeeded'),
  'key put right after its points': (played) =>
    operated(played, 'correctKey') &&
    played.before.seats.blocks.flat().some(({ score }, seat) => score !== tableGet(played.after.seats, seat)?.score),
  'key put right while another question is open': (played) =>
    operated(played, 'correctKey') && played.after.phase.name === 'question',
  'void and given back': ({ after }) =>
    after.corrections.some((one, at) =>
      after.corrections.some((two, later) => later > at && one.slide === two.slide && two.before.length === 0),
    ),
  'revealed after a later one': ({ after }) =>
    after.rounds.some((one, at) => after.rounds.some((two, next) => next > at && isLater(one, two))),
  'tied ranks': ({ after }) =>
    after.phase.name === 'podium' && new Set(after.seats.blocks.flat().map((seat) => seat.rank)).size < after.players,
};

/** Counts how often each of them was reached. */
export class RareStates {
  readonly #missing = new Set(Object.keys(RARE));

  note(played: Played): void {
    for (const name of this.#missing) if (RARE[name]?.(played)) this.#missing.delete(name);
  }

  /** Situations never reached. */
  missing(): string[] {
    return [...this.#missing];
  }
}

/** How many answers to the slide on screen are wholly right, once they are revealed. */
function bestOf({ after }: Played, type: RunSlide['type']): number {
  const slide = currentSlide(after);
  const round = after.rounds.at(-1);
  if (after.phase.name !== 'reveal' || slide?.type !== type || round?.slide !== after.phase.slide) return 0;
  const results = round.answers.blocks.flat().map((answer) => resultOf(after.game, slide, round, answer));
  return results.filter((result) => result?.correct === true).length;
}

function isLater(one: Round, two: Round): boolean {
  return one.revealedAtMs !== null && two.revealedAtMs !== null && one.revealedAtMs > two.revealedAtMs;
}

function someOf({ score }: { score: number }): boolean {
  return score > 0 && score < 500;
}

function refused({ outcome }: Played, code: string): boolean {
  return !outcome.ok && outcome.code === code;
}

function operated({ command, outcome }: Played, action: string): boolean {
  return command.type === 'operate' && command.action.do === action && outcome.ok && !outcome.repeated;
}
