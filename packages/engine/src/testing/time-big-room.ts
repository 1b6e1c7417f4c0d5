/**
 * Times a big room, by hand: `node_modules/.bin/node packages/engine/src/testing/time-big-room.ts [players]`.
 */
import { performance } from 'node:perf_hooks';
import { presenterView } from '../view.ts';
import { TestRoom } from './run-room.ts';
import { sampleGame, sampleSlide } from './sample-game.ts';

const players = Number(process.argv[2] ?? 5000);

function timed(what: string, work: () => void): void {
  const from = performance.now();
  work();
  process.stdout.write(`${what}: ${(performance.now() - from).toFixed(1)} ms\n`);
}

for (const turn of ['cold', 'warm']) {
  const room = new TestRoom(sampleGame([sampleSlide(), sampleSlide()]));
  timed(`${turn}: ${players} join`, () => {
    for (let seat = 0; seat < players; seat += 1) room.join(`player ${seat}`);
  });
  room.next();
  timed(`${turn}: ${players} answer (the last one closes)`, () => {
    for (let seat = 0; seat < players; seat += 1) room.answer(seat, seat % 4);
  });
  timed(`${turn}: reveal, score, rank`, () => room.wait(1500));
  timed(`${turn}: presenter view`, () => void presenterView(room.state, room.nowMs));
}
