import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openRoom } from './open-room.ts';
import type { RoomState } from './state.ts';
import { hasPoints } from './scoring/has-points.ts';
import { step } from './step.ts';
import { arbitraryGame } from './testing/arbitrary-game.ts';
import { arbitraryIntents } from './testing/intent.ts';
import { OPENED_AT_MS, playIntents } from './testing/play-intents.ts';
import { richTwin } from './testing/rich-twin.ts';
import { TestRoom } from './testing/run-room.ts';
import { sampleGame, sampleSlide } from './testing/sample-game.ts';

import { presenterView, roomInfo } from './view.ts';
import { countsOf } from './views/counts.ts';
import { ownView } from './views/own-view.ts';
import { resultsTold } from './views/results-told.ts';
import { reviewRows } from './views/review.ts';

const quietGame = fc
  .record({ game: arbitraryGame, showResultsAfter: fc.constantFrom('end' as const, 'never' as const) })
  .map(({ game, showResultsAfter }) => ({ ...game, showResultsAfter }));

test('while a game tells no results, no page but the operator’s tells other points apart', { timeout: 300_000 }, () => {
  let revealed = 0;
  let told = 0;
  fc.assert(
    fc.property(quietGame, arbitraryIntents, (game, intents) => {
      let twin = openRoom({ code: '123456', game: richTwin(game), openedAtMs: OPENED_AT_MS });
      for (const { command, nowMs, after } of playIntents(game, intents)) {
        const outcome = step(twin, command, nowMs);
        if (outcome.ok) twin = outcome.state;
        if (resultsTold(after)) {
          told += 1;
          continue;
        }
        if (after.phase.name === 'reveal' && after.seats.blocks.flat().some(({ score }) => score !== 0)) revealed += 1;
        if (traffic(after, nowMs) !== traffic(twin, nowMs))
          throw new Error(`points show in ${after.phase.name} after ${command.type}`);
      }
    }),
    { numRuns: 1500 },
  );
  // Without points that were given the comparison would say nothing.
  expect(revealed).toBeGreaterThan(200);
  expect(told).toBeGreaterThan(100);
});

test('where results come at the end only, they come with the standings and the winners', { timeout: 300_000 }, () => {
  let seen = 0;
  fc.assert(
    fc.property(quietGame, arbitraryIntents, (game, intents) => {
      for (const { after } of playIntents(game, intents)) {
        const scores = after.seats.blocks.flat().flatMap(({ removed, score }) => (removed ? [] : [score]));
        const somebodyLeads = scores.some((score) => score > 0) || new Set(scores).size > 1;
        after.seats.blocks.flat().forEach((seat, number) => {
          const own = ownView(after, number);
          if (!own) return;
          // While places are told each has its own moment.
          if (after.phase.name === 'podium' && after.phase.stage < 4) return;
          const isTelling = ['standings', 'podium', 'honours', 'ended'].includes(after.phase.name);
          const isDue = game.showResultsAfter === 'end' && isTelling && hasPoints(after.game);
          expect(own.score).toBe(isDue ? seat.score : null);
          expect(own.rank).toBe(isDue && game.pace === 'live' && somebodyLeads ? seat.rank : null);
          if (isDue && seat.score !== 0) seen += 1;
        });
      }
    }),
    { numRuns: 1000 },
  );
  expect(seen).toBeGreaterThan(5);
});

test('a game of surveys alone has no points to speak of', () => {
  const room = new TestRoom(sampleGame([sampleSlide({ type: 'survey' })]));
  room.join('Noa');
  expect(roomInfo(room.state).noPoints).toBe(true);
  expect(ownView(room.state, 0)?.score).toBe(null);
  const scored = new TestRoom(sampleGame([sampleSlide({ type: 'survey' }), sampleSlide()]));
  scored.join('Noa');
  expect(roomInfo(scored.state).noPoints).toBe(undefined);
  expect(ownView(scored.state, 0)?.score).toBe(0);
});

/** Everything that leaves the room for players and presenter, without what the author wrote about points. */
function traffic(state: RoomState, nowMs: number): string {
  const { scoring: _rule, ...room } = roomInfo(state);
  const seats = state.seats.blocks.flat().map((_, seat) => [ownView(state, seat, nowMs), reviewRows(state, seat)]);
  const { phase, ...view } = presenterView(state, nowMs);
  // Who was the fastest is told where speed counts, as the author wrote.
  const asked = 'fastest' in phase ? { ...phase, fastest: null } : phase;
  const plain = 'question' in asked ? { ...asked, question: { ...asked.question, score: 0 } } : asked;
  return JSON.stringify([room, view, plain, countsOf(state), seats]);
}
