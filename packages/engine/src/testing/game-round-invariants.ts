import { gainsByRound } from '../scoring/score-rounds.ts';
import { totalsByRound } from '../game-rounds/round-totals.ts';
import type { RunSlide } from '../run-game.ts';
import type { RoomState } from '../state.ts';
import type { Played } from './play-intents.ts';
import { ownAfter, presenterAfter } from './views-of.ts';

/** What must hold of the rounds of a game: announced once, told after their last points, and never before the podium has told all. */
export function checkGameRounds(played: Played): void {
  const { before, after } = played;
  const { phase, game } = after;
  const shown = presenterAfter(played).phase;
  if (phase.name === 'round') {
    demand('a title stands for 3 s', phase.limitMs === 3000 && game.pace === 'live');
    demand('only a first slide is announced', game.slides[phase.slide]?.round != null);
    demand('what was asked is not announced', !after.rounds.some((one) => one.slide === phase.slide && !one.skipped));
  }
  if (before.phase.name === 'round' && phase !== before.phase && 'slide' in phase && phase.visit === before.phase.visit)
    demand('its slide comes next', phase.slide === before.phase.slide);
  if (shown.phase === 'podium') demand('rounds are told with all the rest', shown.stage === 4 || !shown.rounds);
  if (phase.name !== 'standings' || !phase.ofRound)
    return demand(
      'no place in a round is known before',
      ownAfter(played).every((own) => own?.inRound === undefined),
    );
  if (shown.phase === 'standings' && shown.round === null)
    return demand('only a round of which nothing counts is told as the game', !hasCounted(after, phase.slide));
  checkPlaces(after, shown.phase === 'standings' ? shown.top : []);
  demand(
    'the last points are the podium’s to tell',
    game.rules === 1 || game.slides.slice(phase.slide + 1).some(isPaid),
  );
}

function isPaid({ type, isVoid, score }: RunSlide): boolean {
  return type !== 'survey' && type !== 'media' && !isVoid && score > 0;
}

/** The slide with which the round of another one begins; -1: it is before the first round. */
function startOfRound({ slides }: RoomState['game'], slide: number): number {
  return slides.findLastIndex(({ round }, at) => at <= slide && round !== null);
}

/** Whether a question of the round that ends with this slide, or of what is before the first, was revealed and counts. */
function hasCounted({ game, rounds }: RoomState, slide: number): boolean {
  const startsAt = startOfRound(game, slide);
  const counted = rounds.filter((one) => one.slide >= startsAt && one.slide <= slide && one.revealedAtMs !== null);
  return counted.some((one) => game.slides.slice(one.slide, one.slide + 1).some(isPaid));
}

/** The points of each round are those that its questions gave, a bonus with them; the first of all has most of them. */
function checkPlaces(state: RoomState, top: readonly { seat: number; score: number; rank: number }[]): void {
  const { phase, game } = state;
  if (phase.name !== 'standings') return;
  const startsAt = startOfRound(game, phase.slide);
  const next = game.slides.findIndex(({ round }, at) => at > phase.slide && round !== null);
  const isIn = (slide: number) => slide >= startsAt && (next < 0 || slide < next);
  const sums = state.seats.blocks.flat().map((_, seat) => {
    const gains = [...gainsByRound(state, seat)].filter(([round]) => isIn(round.slide));
    return gains.reduce((sum, [, gain]) => sum + gain.points, 0);
  });
  const own = totalsByRound(state).find(({ round }) => round.from === startsAt);
  demand(
    'a round is worth what its questions gave',
    sums.every((sum, seat) => sum === (own?.totals[seat]?.score ?? 0)),
  );
  for (const row of top) demand('rows tell the round alone', row.score === sums[row.seat]);
  const seats = state.seats.blocks.flat();
  const isPlaced = (seat: number) => seats[seat]?.removed === false && seats[seat].rank !== null;
  const best = Math.max(...sums.filter((_, seat) => isPlaced(seat)));
  for (const row of top) if (row.rank === 1) demand('the first has most of the round', row.score === best);
}

function demand(what: string, holds: boolean): void {
  if (!holds) throw new Error(what);
}
