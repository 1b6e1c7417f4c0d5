import { expect, test } from 'vitest';
import type { Outcome } from '../outcome.ts';
import type { RunGame, RunSlide } from '../run-game.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { TestRoom } from '../testing/run-room.ts';
import { operatorView, presenterView } from '../view.ts';
import { seatRows } from '../views/seat-rows.ts';

function call(room: TestRoom, name: string, line = '667'): Outcome {
  const proof = { tokenHash: `token-${name}`, messageId: room.id() };
  return room.send({ type: 'join', name, phone: '', consent: true, line, ...proof });
}

const calledIn = (changes: Partial<RunGame> = {}, ...slides: Partial<RunSlide>[]) =>
  new TestRoom(
    sampleGame(slides.length === 0 ? [sampleSlide()] : slides.map((slide) => sampleSlide(slide)), {
      device: 'dialer',
      ...changes,
    }),
  );

test('callers are let in where telephones play, pages where pages do', () => {
  const pages = new TestRoom(sampleGame([sampleSlide()]));
  expect(call(pages, 'Noa')).toEqual({ ok: false, code: 'pagesNotLetIn' });
  const calls = calledIn();
  const page = { type: 'join', name: 'Omar', phone: '', consent: true, tokenHash: 'x', messageId: 'x' } as const;
  expect(calls.send(page)).toEqual({ ok: false, code: 'pagesNotLetIn' });
  expect(call(calls, 'Noa').ok).toBe(true);
  calls.operate({ do: 'letIn', device: 'phones', on: true });
  expect(calls.send(page).ok).toBe(true);
  expect([pages, calls].map(({ state, nowMs }) => presenterView(state, nowMs).callersIn)).toEqual([undefined, true]);
});

test('before the first slide the console knows which slides callers cannot answer', () => {
  const numberKey = { value: -7, rule: 'tolerance', tolerance: 0, unit: '' } as const;
  const room = calledIn(
    {},
    {},
    { type: 'order' },
    { type: 'media', answers: [] },
    { type: 'number', answers: [], numberKey },
    { type: 'number', answers: [], numberKey: { ...numberKey, value: 7 } },
    { type: 'typed' },
    { type: 'buzzer', answers: [] },
  );
  expect(operatorView(room.state, room.nowMs).callerGaps).toEqual([1, 3, 5]);
  room.next();
  expect(operatorView(room.state, room.nowMs).callerGaps).toBeUndefined();
});

test('the console knows who calls, by the last digits of the number', () => {
  const room = calledIn();
  call(room, 'Noa');
  call(room, 'Omar', '');
  room.operate({ do: 'letIn', device: 'phones', on: true });
  room.join('Tal');
  expect(seatRows(room.state).map(({ line }) => line)).toEqual(['667', '', undefined]);
});

test('the same call is the same seat', () => {
  const room = calledIn();
  expect(call(room, 'Noa').ok).toBe(true);
  expect(call(room, 'Noa')).toMatchObject({ ok: true, repeated: true });
  expect(room.state.seats.length).toBe(1);
});

test('nobody waits for callers where the keys of a telephone cannot answer', () => {
  const room = calledIn({}, {}, { type: 'typed' });
  room.operate({ do: 'letIn', device: 'phones', on: true });
  call(room, 'Noa');
  const page = room.join('Omar');
  while (room.state.phase.name !== 'question') room.next();
  expect(room.state.rounds.at(-1)?.waitingFor).toBe(2);
  while (room.state.phase.name !== 'question' || room.state.phase.slide !== 1) room.next();
  expect(room.state.rounds.at(-1)?.waitingFor).toBe(1);
  room.say(page, 'Answer 0');
  expect(room.state.phase.name).toBe('closed');
});
