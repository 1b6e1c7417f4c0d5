import { expect, it } from 'vitest';
import { systemRandom } from '#platform/random';
import type { Room } from '@qc/engine/live/room';
import { makeLiveApp, openTestRoom } from '../testing/live-app.ts';
import { BridgeCodes } from './bridge-codes.ts';

it('gives codes that last ten minutes, one for a room and for one bridge, which may say it again', async () => {
  const app = await makeLiveApp();
  try {
    const owner = await app.signUp('owner');
    const [first, second] = [await openTestRoom(owner, SLIDES), await openTestRoom(await app.signUp('other'), SLIDES)];
    const roomOf = ({ _id }: { _id: string }): Room => {
      const room = app.host.room(_id);
      if (!room) throw new Error('no such room');
      return room;
    };
    let nowMs = 0;
    const codes = new BridgeCodes({ now: () => nowMs, random: systemRandom(() => nowMs) });
    const replaced = codes.give(roomOf(first)).code;
    const { code, validMs } = codes.give(roomOf(first));
    const others = codes.give(roomOf(second)).code;
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(codes.use(replaced, 'bridgeA1')).toBe(null);
    expect(codes.use(others, 'bridgeZ9')?.room).toBe(roomOf(second));
    expect(codes.use(code, 'bridgeA1')).toMatchObject({ isIn: false });
    codes.letIn(code);
    codes.give(roomOf(first));
    expect(codes.use(code, 'bridgeB2')).toBe(null);
    nowMs = validMs - 1;
    expect(codes.use(code, 'bridgeA1')).toMatchObject({ isIn: true });
    nowMs = 10 * 60_000;
    expect(codes.use(code, 'bridgeA1')).toBe(null);
  } finally {
    await app.close();
  }
});

const SLIDES = [
  {
    type: 'trivia' as const,
    question: 'Which sea?',
    answers: ['Red', 'Dead'].map((text, at) => ({ text, media: null, correct: at === 1 })),
  },
];
