import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PressLine } from './press-line.ts';

/** A line whose messages are seen, and whose waits end when they are told to. */
function lineOf(kept: number[] = [], isOpen = true) {
  const sent: number[][] = [];
  const waits: (() => void)[] = [];
  const way = { most: 3, send: (presses: readonly number[]) => void sent.push([...presses]) };
  const line = new PressLine<number>({ ...way, later: (call) => void waits.push(call) }, { kept, isOpen });
  return { line, sent, waits };
}

it('sends at once, and what comes meanwhile when that is safe', () => {
  const { line, sent } = lineOf();
  line.add([1]);
  line.add([2]);
  line.add([3, 4, 5]);
  expect(sent).toEqual([[1]]);
  line.settled(true);
  expect(sent).toEqual([[1], [2, 3, 4]]);
  line.settled(true);
  line.settled(true);
  expect([sent.at(-1), line.kept]).toEqual([[5], []]);
});

it('lets nothing pass what could not be kept', () => {
  const { line, sent, waits } = lineOf();
  line.add([1]);
  line.settled(false);
  line.add([2]);
  expect(sent).toEqual([[1]]);
  waits.pop()?.();
  expect(sent).toEqual([[1], [1, 2]]);
});

it('sends again on a new wire what may have been lost, and nothing while there is none', () => {
  const { line, sent } = lineOf([7], false);
  line.add([8]);
  expect(sent).toEqual([]);
  line.mended();
  line.cut();
  line.add([9]);
  line.mended();
  expect(sent).toEqual([
    [7, 8],
    [7, 8, 9],
  ]);
});

it('gives up the oldest when there are far too many, never what is under way', () => {
  const { line } = lineOf();
  line.add([0]);
  line.add(Array.from({ length: 10_001 }, (_, at) => at + 1));
  expect([line.kept.length, line.kept[0], line.kept[1]]).toEqual([10_000, 0, 3]);
});

it('brings every press over a wire that breaks and a room that refuses, in order, none twice to who knows repeats', () => {
  const events = fc.array(fc.constantFrom('press', 'arrives', 'fails', 'arrivesAndIsCut', 'cut', 'mended', 'waited'));
  fc.assert(
    fc.property(events, (happened) => {
      const arrived: number[] = [];
      let way: readonly number[] | null = null;
      const waits: (() => void)[] = [];
      const line = new PressLine<number>({
        most: 2,
        send: (presses) => {
          expect(way).toBe(null);
          way = presses;
        },
        later: (call) => void waits.push(call),
      });
      const arrive = () => {
        for (const seq of way ?? []) if (seq > (arrived.at(-1) ?? 0)) arrived.push(seq);
      };
      const settle = (isSafe: boolean) => {
        way = null;
        line.settled(isSafe);
      };
      let pressed = 0;
      for (const event of happened) {
        if (event === 'press') line.add([(pressed += 1)]);
        else if (event === 'waited') waits.shift()?.();
        else if (event === 'mended') line.mended();
        else if (event === 'cut' || event === 'arrivesAndIsCut') {
          if (event === 'arrivesAndIsCut') arrive();
          way = null;
          line.cut();
        } else if (way) {
          if (event === 'arrives') arrive();
          settle(event === 'arrives');
        }
      }
      line.mended();
      for (let turn = 0; turn < 2 * happened.length + 2; turn += 1) {
        waits.shift()?.();
        if (!way) continue;
        arrive();
        settle(true);
      }
      expect(arrived).toEqual(Array.from({ length: pressed }, (_, at) => at + 1));
      expect(line.kept).toEqual([]);
    }),
  );
});
