import type { ClientMessage, OperatorAction } from '@qc/contract';
import { expect, it } from 'vitest';
import { makeLiveBench, messageId } from '../testing/live-bench.ts';
import { sampleGame } from '../testing/sample-game.ts';

it('does what is pressed on a clicker after what the operator did before, while rights are looked up', async () => {
  const bench = await makeLiveBench();
  const room = await bench.openRoom(sampleGame(1, { device: 'remotes' }));
  const page = await bench.operator(room.id);
  let sent = 0;
  const operate = (action: OperatorAction): ClientMessage => {
    sent += 1;
    return { t: 'operate', id: messageId(sent), expect: null, action };
  };
  const before: OperatorAction[] = [
    { do: 'addPlayers', names: ['Noa', 'Omar'] },
    { do: 'pairRemote', remote: 'buzz-1:1', seat: 0 },
    { do: 'next' },
    { do: 'pause' },
  ];
  for (const action of before) page.say(operate(action));
  await bench.settle();
  // So long ago that rights are read anew.
  bench.clock.advance(4000);
  page.say(operate({ do: 'resume' }));
  const press = { remote: 'buzz-1:1', key: 'B', seq: 1, atMs: bench.clock.now(), isFinal: false };
  page.say({ t: 'presses', id: messageId('presses'), host: 'consoleA1', presses: [press] });
  await bench.settle();
  expect(page.wire.of('pressed').flatMap(({ presses }) => presses)).toEqual([
    { remote: 'buzz-1:1', key: 'B', refused: null },
  ]);
  await bench.remove();
});
