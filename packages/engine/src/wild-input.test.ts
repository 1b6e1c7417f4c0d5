import type { SlideResponse } from '@qc/contract';
import fc from 'fast-check';
import { test } from 'vitest';
import type { Command } from './commands.ts';
import { openRoom } from './open-room.ts';
import type { RoomState } from './state.ts';
import { step } from './step.ts';
import { summarizeRun } from './report/summarize-run.ts';
import { sampleGame } from './testing/sample-game.ts';
import { arbitraryGame } from './testing/arbitrary-game.ts';
import { arbitraryIntents } from './testing/intent.ts';
import { plainResponse } from './testing/plain-response.ts';
import { resolveIntent } from './testing/resolve-intent.ts';
import { operatorView } from './view.ts';
import { ownView } from './views/own-view.ts';
import { seatRow } from './views/seat-rows.ts';

const gameOrNothing = fc.oneof(
  { weight: 9, arbitrary: arbitraryGame },
  { weight: 1, arbitrary: fc.constant(sampleGame([])) },
);
const wildTimes = fc.array(fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })), {
  minLength: 70,
});
const wildNumber = fc.oneof(fc.integer({ min: -3, max: 9 }), fc.double(), fc.constantFrom(NaN, Infinity, 2 ** 53));
const wildText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\uD800', '\u202E', '__proto__', 'constructor'),
);

test('never throws: clocks that jump, numbers and names of every kind, a game without slides', () => {
  fc.assert(
    fc.property(gameOrNothing, arbitraryIntents, wildTimes, wildNumber, wildText, (game, intents, times, n, text) => {
      let state = openRoom({ code: '123456', game, openedAtMs: 0 });
      intents.forEach((intent, count) => {
        const nowMs = times[count % times.length] ?? 0;
        const { command } = resolveIntent(intent, { state, nowMs, wakeAtMs: null, count });
        const wild = [
          command,
          {
            type: 'answer',
            seat: n,
            slide: n,
            visit: n,
            response: plainResponse(undefined, [n, n]),
            messageId: text,
          } as const,
          ...wildAnswers(state, text, n, count),
          { type: 'join', name: text, phone: text, consent: false, tokenHash: text, messageId: text } as const,
          { type: 'presence', seat: n, present: true } as const,
          { type: 'operate', action: { do: 'rename', seat: n, name: text }, expect: null } as const,
          { type: 'operate', action: { do: 'extraTime', seat: count % 3, percent: n }, expect: null } as const,
          { type: 'operate', action: { do: 'removeSince', sinceMs: n }, expect: null } as const,
          { type: 'turnPattern', pattern: [n] } as const,
          { type: 'devicesReady', visit: n } as const,
          { type: 'advance', seat: n, expect: n, messageId: text } as const,
        ];
        for (const one of wild) {
          const outcome = step(state, one, nowMs);
          if (outcome.ok) state = outcome.state;
        }
        JSON.stringify([operatorView(state, nowMs), ownView(state, n), seatRow(state, n)]);
      });
      summarizeRun(state);
    }),
    { numRuns: 1000 },
  );
}, 300_000);

/** Answers that reach the question on screen, whatever they say. */
function wildAnswers({ phase, game }: RoomState, text: string, n: number, count: number): Command[] {
  if (!('slide' in phase)) return [];
  const { slide, visit } = phase;
  const said = [text, `${n}`, 'x'.repeat(1000), '9'.repeat(400), '__proto__', '\uFDFA'.repeat(120)];
  const type = game.slides[slide]?.type;
  const responses: SlideResponse[] = [
    ...said.map((one) => plainResponse(type, [n], one)),
    { type: 'number', value: n },
    { type: 'miniGame', share: n },
  ];
  return responses.map((response, seat): Command => {
    return { type: 'answer', seat: seat % 5, slide, visit, response, messageId: `wild-${count}-${seat}` };
  });
}
