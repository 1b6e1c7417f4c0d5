import fc from 'fast-check';
import type { RunGame } from '../run-game.ts';
import { arbitraryGame } from './arbitrary-game.ts';
import { arbitraryIntents, type Intent } from './intent.ts';

/** Games that people call in to. */
export const arbitraryCalledGame: fc.Arbitrary<RunGame> = fc
  .tuple(arbitraryGame, fc.constantFrom('flat' as const, 'speed' as const))
  .map(([game, callerPoints]) => ({ ...game, device: 'dialer', pace: 'live', closesAtMs: null, callerPoints }));

const reading = fc.record({
  want: fc.constant('reading' as const),
  seat: fc.integer({ min: 0, max: 4 }),
  lengthMs: fc.constantFrom(0, 1000, 8000, 8000, 25_000, 90_000),
});

/** Who hears for long answers when everybody else's time is over: chance hardly ever strings that together. */
function after({ seat, lengthMs }: { seat: number; lengthMs: number }): Intent[] {
  if (lengthMs < 90_000) return [];
  return [
    { want: 'wait', ms: 16_000 },
    { want: 'answer', seat, choice: [0], say: 0, wild: false, aim: 'current', again: false },
  ];
}

/** What happens in such a room: questions are read to callers at any time; in half of them phones play too. */
export const arbitraryCallIntents: fc.Arbitrary<Intent[]> = fc
  .record({
    intents: arbitraryIntents,
    withPages: fc.boolean(),
    readings: fc.array(fc.tuple(fc.nat(), reading), { minLength: 4, maxLength: 20 }),
  })
  .map(({ intents, withPages, readings }) => {
    const mixed = [...intents];
    for (const [place, one] of readings) mixed.splice(place % (mixed.length + 1), 0, one, ...after(one));
    const letIn: Intent = { want: 'operate', action: { do: 'letIn', device: 'phones', on: true }, expect: 'none' };
    return withPages ? [letIn, ...mixed] : mixed;
  });
