import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Fastest } from '@qc/contract';
import type { RunGame } from '../../run-game.ts';
import { TestRoom } from '../../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../../testing/sample-game.ts';
import { ask, roomOf, type Given } from '../../testing/scored-room.ts';
import { operatorView, presenterView, sharedView } from '../../view.ts';

const NAMES = ['Maya', 'Noa', 'Omar', 'Lina', 'Dan'] as const;
const [RIGHT, WRONG] = [0, 1];

/** Who is named as the fastest at the reveal that is on screen. */
function fastest({ state, nowMs }: TestRoom): Fastest | null {
  const { phase } = sharedView(state, nowMs);
  if (phase.phase !== 'reveal') throw new Error(`the room is in ${phase.phase}`);
  return phase.fastest;
}

function hall(changes: Partial<RunGame> = {}): TestRoom {
  return roomOf(sampleGame([sampleSlide(), sampleSlide()], changes), ...NAMES);
}

it('is nobody where nobody was right, or nobody said anything', () => {
  const room = hall();
  ask(room, [WRONG, 100], [WRONG, 200], [null, 0]);
  expect(fastest(room)).toBeNull();
  ask(room);
  expect(fastest(room)).toBeNull();
});

it('is nobody where nothing is to be won by speed', () => {
  for (const slide of [{ score: 0 }, { type: 'trivia', talkSeconds: 60 }] as const) {
    const room = roomOf(sampleGame([sampleSlide(slide), sampleSlide()], { rules: 2 }), ...NAMES);
    room.next();
    room.answer(0, RIGHT);
    while (room.state.phase.name !== 'reveal') room.next();
    expect(fastest(room)).toBeNull();
  }
});

it('is whoever was right in the shortest time, of any answers, and of equals the first to join', () => {
  const given = fc.record({ ms: fc.integer({ min: 0, max: 12 }), right: fc.boolean() });
  fc.assert(
    fc.property(fc.array(fc.option(given, { nil: null }), { maxLength: NAMES.length }), (all) => {
      const room = hall();
      ask(room, ...all.map((one): [Given, number] => (one ? [one.right ? RIGHT : WRONG, one.ms * 500] : [null, 0])));
      const right = all.flatMap((one, seat) => (one?.right ? [{ seat, ms: one.ms * 500 }] : []));
      const least = Math.min(...right.map(({ ms }) => ms));
      const first = right.find(({ ms }) => ms === least);
      expect(fastest(room)).toEqual(first ? { ...first, name: NAMES[first.seat], face: expect.any(Number) } : null);
    }),
    { numRuns: 80 },
  );
});

it('is whoever was heard first of those whose remotes tell one time, also beside a phone', () => {
  const room = new TestRoom(sampleGame([sampleSlide()], { device: 'remotes' }));
  room.operate({ do: 'letIn', device: 'phones', on: true });
  room.operate({ do: 'addPlayers', names: ['Maya', 'Noa'] });
  for (const seat of [0, 1]) room.operate({ do: 'pairRemote', remote: `sunvote-1:${seat}`, seat });
  const omar = room.join('Omar');
  room.next();
  const openedAtMs = room.nowMs;
  const press = (seat: number, atMs: number) => {
    const message = { type: 'press', remote: `sunvote-1:${seat}`, key: 'A', host: 'console' } as const;
    room.must({ ...message, atMs: openedAtMs + atMs, seq: seat + 1, isFinal: false });
  };
  room.nowMs = openedAtMs + 1500;
  room.answer(omar, RIGHT);
  room.nowMs = openedAtMs + 1990;
  press(0, 1900);
  press(1, 1600);
  room.operate({ do: 'reveal' });
  expect(fastest(room)).toMatchObject({ name: 'Omar', ms: 1500 });
  room.operate({ do: 'kick', seat: omar });
  // Both have the step's beginning as their time.
  expect(fastest(room)).toMatchObject({ name: 'Noa', ms: 1500 });
});

it('is no caller whose points do not go by the time', () => {
  const room = new TestRoom(sampleGame([sampleSlide()], { device: 'dialer' }));
  room.operate({ do: 'letIn', device: 'phones', on: true });
  const caller = { type: 'join', name: 'Noa', phone: '', consent: true, line: '667', tokenHash: 'Noa' } as const;
  room.must({ ...caller, messageId: room.id() });
  const dana = room.join('Dana');
  room.next();
  room.send({ type: 'reading', seat: 0, visit: room.state.rounds.at(-1)?.visit ?? 0, readMs: 1000 });
  room.nowMs += 1000;
  room.answer(0, RIGHT);
  room.nowMs += 4000;
  room.answer(dana, RIGHT);
  room.operate({ do: 'reveal' });
  expect(fastest(room)).toMatchObject({ name: 'Dana', ms: 5000 });
});

it('has the name that the operator gave meanwhile', () => {
  const room = hall();
  ask(room, [RIGHT, 900]);
  room.operate({ do: 'rename', seat: 0, name: 'Maya B.' });
  expect(fastest(room)).toMatchObject({ seat: 0, name: 'Maya B.', ms: 900 });
});

it('stands on no screen before the reveal, not even the operator’s', () => {
  const room = hall({ rules: 2, readingPace: 'usual', revealByHand: true });
  const seen = new Set<string>();
  const look = () => {
    const { state, nowMs } = room;
    const phases = [sharedView, presenterView, operatorView].map((view) => view(state, nowMs).phase);
    seen.add(state.phase.name);
    for (const name of NAMES) expect(JSON.stringify(phases)).not.toContain(name);
    for (const phase of phases)
      for (const told of ['fastest', 'knew', 'closest']) expect(phase).not.toHaveProperty(told);
  };
  look();
  for (room.next(); room.state.phase.name !== 'question'; room.wait(500)) look();
  room.answer(1, RIGHT);
  look();
  room.operate({ do: 'closeAnswers' });
  look();
  expect([...seen]).toEqual(['lobby', 'asking', 'dealing', 'question', 'closed']);
  room.next();
  expect(fastest(room)).toMatchObject({ name: 'Noa' });
});
