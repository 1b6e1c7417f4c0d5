import type { LineEvent, LineReply } from '@qc/telephone/call';
import { VirtualClock } from '@qc/telephone/simulator/virtual-clock';
import { GatewayCall } from '../gateway-call.ts';

/** What a call was seen to do, with its time from the beginning in ms. */
export type Seen =
  | { atMs: number; plays: number }
  | { atMs: number; asks: LineEvent }
  | { atMs: number; does: 'hangUp' };

/** How a fake house answers an event; an error is thrown, a number is waited for first, ms. */
export type HouseTalk = (
  event: LineEvent,
  request: number,
) => LineReply | Error | { afterMs: number; reply: LineReply };

/** Plays are told apart by their first sample. */
export const MOMENT = 7;

/** A call on a virtual clock, with a house that answers as it is told to; `keys` are pressed and the caller leaves at their times. */
export async function callTo(
  talk: HouseTalk,
  { keys = [], leavesAtMs = 600_000 }: { keys?: readonly [key: string, atMs: number][]; leavesAtMs?: number },
): Promise<Seen[]> {
  const clock = new VirtualClock();
  const seen: Seen[] = [];
  let [requests, ended] = [0, () => {}];
  const end = new Promise<void>((done) => (ended = done));
  const call = new GatewayCall({
    nowMs: clock.nowMs,
    after: (ms, then) => {
      let isOff = false;
      void clock.wait(ms).then(() => {
        if (!isOff) then();
      });
      return () => (isOff = true);
    },
    ask: async (event) => {
      seen.push({ atMs: clock.nowMs(), asks: event });
      const told = talk(event, (requests += 1) - 1);
      if (told instanceof Error) throw told;
      if (!('afterMs' in told)) return told;
      await clock.wait(told.afterMs);
      return told.reply;
    },
    recordingOf: (url) =>
      Promise.resolve(url.includes('missing') ? null : new Int16Array(8000).fill(Number(url.at(-1)))),
    play: (samples) => seen.push({ atMs: clock.nowMs(), plays: samples[0] ?? 0 }),
    hangUp: () => {
      seen.push({ atMs: clock.nowMs(), does: 'hangUp' });
      ended();
    },
    moment: new Int16Array(8000).fill(MOMENT),
    note: () => {},
  });
  call.start();
  for (const [key, atMs] of keys) void clock.wait(atMs).then(() => call.key(key));
  void clock.wait(leavesAtMs).then(ended);
  await clock.run(
    end.then(() => call.closed()),
    () => new Promise((done) => setImmediate(done)),
  );
  return seen;
}
