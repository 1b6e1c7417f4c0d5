import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  acknowledge,
  type HeardPress,
  keepPress,
  openReceiver,
  type Receiver,
  reconnected,
  takeUnsent,
} from './receiver.ts';

function pressAt(atMs: number): HeardPress {
  return { device: 'd1', driver: 'buzz', remote: '1', key: 'A', atMs };
}

it('sends each press once, with its age when it goes', () => {
  const kept = keepPress(keepPress(openReceiver(), pressAt(100)), pressAt(150.4));
  const sent = takeUnsent(kept, 200);
  expect(sent.presses).toEqual([
    { seq: 1, device: 'd1', driver: 'buzz', remote: '1', key: 'A', ageMs: 100 },
    { seq: 2, device: 'd1', driver: 'buzz', remote: '1', key: 'A', ageMs: 50 },
  ]);
  expect(takeUnsent(sent.receiver, 300).presses).toEqual([]);
});

it('sends on a new wire what was not acknowledged, and its age has grown', () => {
  const { receiver } = takeUnsent(keepPress(keepPress(openReceiver(), pressAt(100)), pressAt(150)), 200);
  const again = takeUnsent(reconnected(acknowledge(receiver, 1)), 1000);
  expect(again.presses.map(({ seq, ageMs }) => [seq, ageMs])).toEqual([[2, 850]]);
});

it('keeps what was never sent, whatever is acknowledged', () => {
  expect(takeUnsent(acknowledge(keepPress(openReceiver(), pressAt(1)), 99), 2).presses).toHaveLength(1);
});

it('goes on counting where the host was before it started anew', () => {
  expect(takeUnsent(keepPress(openReceiver(41), pressAt(1)), 2).presses[0]?.seq).toBe(41);
});

it('gives up the oldest when there are far too many', () => {
  let receiver = openReceiver();
  for (let count = 0; count < 10_001; count += 1) receiver = keepPress(receiver, pressAt(count));
  const { presses } = takeUnsent(receiver, 0);
  expect([presses.length, presses[0]?.seq]).toEqual([10_000, 2]);
});

it('brings every press over a wire that breaks anywhere, in order, none twice to who knows repeats', () => {
  const events = fc.array(fc.constantFrom('press', 'send', 'ack', 'cut'));
  fc.assert(
    fc.property(events, (happened) => {
      let receiver: Receiver = openReceiver();
      let way: number[] = [];
      const arrived: number[] = [];
      const deliver = () => {
        for (const seq of way) if (seq > (arrived.at(-1) ?? 0)) arrived.push(seq);
        way = [];
      };
      const send = () => {
        const sent = takeUnsent(receiver, 0);
        receiver = sent.receiver;
        way.push(...sent.presses.map(({ seq }) => seq));
      };
      let pressed = 0;
      for (const event of happened) {
        if (event === 'press') receiver = keepPress(receiver, pressAt((pressed += 1)));
        else if (event === 'send') send();
        else if (event === 'ack') {
          deliver();
          receiver = acknowledge(receiver, arrived.at(-1) ?? 0);
        } else {
          // What was on its way is lost.
          way = [];
          receiver = reconnected(receiver);
        }
      }
      send();
      deliver();
      expect(arrived).toEqual(Array.from({ length: pressed }, (_, at) => at + 1));
    }),
  );
});
