import type { OperatorAction } from '@qc/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeLiveBench, messageId, type LiveBench, type TestPage } from './testing/live-bench.ts';
import { sampleGame } from './testing/sample-game.ts';

let bench: LiveBench;
let room: { id: string; code: string };
let presses = 0;

beforeEach(async () => {
  bench = await makeLiveBench();
  room = await bench.openRoom();
});

afterEach(async () => bench.remove());

async function press(page: TestPage, action: OperatorAction): Promise<void> {
  page.say({ t: 'operate', id: messageId((presses += 1)), expect: null, action });
  await bench.settle();
}

const phaseOf = () => bench.host.room(room.id)?.state.phase.name;

it('leads on and back and turns black from the big screen, once the console has started the run', async () => {
  const screen = await bench.presenter(room.id);
  const operator = await bench.operator(room.id);
  await press(screen, { do: 'next' });
  expect(phaseOf()).toBe('lobby');
  await press(operator, { do: 'next' });
  expect(phaseOf()).toBe('question');
  await press(screen, { do: 'black', on: true });
  expect(operator.wire.last('operator')?.view.black).toBe(true);
  await press(screen, { do: 'next' });
  expect(phaseOf()).toBe('closed');
  expect(screen.wire.last('presenter')?.view.black).toBe(false);
});

it('takes nothing else from the big screen, nor the end', async () => {
  const screen = await bench.presenter(room.id);
  const operator = await bench.operator(room.id);
  await press(operator, { do: 'next' });
  const others: OperatorAction[] = [{ do: 'end' }, { do: 'showPodium' }, { do: 'skip' }, { do: 'lock', on: true }];
  for (const action of others) await press(screen, action);
  expect(screen.wire.last('refused')?.code).toBe('notAllowed');
  expect(phaseOf()).toBe('question');
  await press(operator, { do: 'showPodium' });
  expect(phaseOf()).toBe('podium');
  await press(screen, { do: 'next' });
  expect(phaseOf()).toBe('podium');
});

it('leaves a question open while somebody has the turn, until the host has judged', async () => {
  const [buzzer] = sampleGame().slides.filter(({ type }) => type === 'buzzer');
  if (!buzzer) throw new Error('no buzzer slide');
  room = await bench.openRoom(sampleGame(1, { slides: [buzzer] }));
  const noa = await bench.player(room.code, 'Noa');
  await bench.player(room.code, 'Omar');
  const screen = await bench.presenter(room.id);
  const operator = await bench.operator(room.id);
  await press(operator, { do: 'next' });
  noa.say({ t: 'answer', id: messageId('buzz'), slide: 0, visit: 1, response: { type: 'buzzer', verdict: null } });
  await bench.settle();
  const turn = () => bench.host.room(room.id)?.state.rounds.at(-1)?.race?.turn;
  expect(turn()).toBe(0);
  await press(screen, { do: 'next' });
  expect([phaseOf(), turn()]).toEqual(['question', 0]);
  expect(screen.wire.last('refused')?.code).toBe('notAllowed');
  await press(operator, { do: 'judge', seat: 0, right: false });
  await press(screen, { do: 'next' });
  expect(phaseOf()).toBe('closed');
});

it('takes no key once the session that opened the screen may not operate', async () => {
  const screen = await bench.presenter(room.id);
  await press(await bench.operator(room.id), { do: 'next' });
  screen.become(null);
  bench.clock.advance(4000);
  await bench.settle();
  await press(screen, { do: 'next' });
  expect(phaseOf()).toBe('question');
});
