/**
 * Times a big room, by hand: `node_modules/.bin/node packages/engine/src/testing/time-big-room.ts [players] [typed|number]`.
 */
import { performance } from 'node:perf_hooks';
import { presenterView } from '../view.ts';
import { ownView } from '../views/own-view.ts';
import type { RunSlide } from '../run-game.ts';
import { TestRoom } from './run-room.ts';
import { sampleGame, sampleSlide } from './sample-game.ts';

const players = Number(process.argv[2] ?? 5000);
const said = process.argv[3];

/** Twenty spellings with marks, or the nearest number: the dearest slides to grade. */
function slideOf(): RunSlide {
  const { numberKey } = sampleSlide();
  if (said === 'number') return sampleSlide({ type: 'number', answers: [], numberKey: { ...numberKey, value: 330 } });
  if (said !== 'typed') return sampleSlide();
  const spellings = Array.from({ length: 20 }, (_, index) => `תֵּל־אָבִיב ${index}`);
  return sampleSlide({ type: 'typed', answers: spellings.map((text) => ({ text, media: null, correct: true })) });
}

function answer(room: TestRoom, seat: number): void {
  if (said === 'typed') room.say(seat, `תֵּל־אָבִיב ${seat % 40}`);
  else if (said === 'number') room.say(seat, `${seat},5`);
  else room.answer(seat, seat % 4);
}

function timed(what: string, work: () => void): void {
  const from = performance.now();
  work();
  process.stdout.write(`${what}: ${(performance.now() - from).toFixed(1)} ms\n`);
}

for (const turn of ['cold', 'warm']) {
  const room = new TestRoom(sampleGame([slideOf(), sampleSlide()]));
  timed(`${turn}: ${players} join`, () => {
    for (let seat = 0; seat < players; seat += 1) room.join(`player ${seat}`);
  });
  room.next();
  timed(`${turn}: ${players} answer (the last one closes)`, () => {
    for (let seat = 0; seat < players; seat += 1) answer(room, seat);
  });
  timed(`${turn}: reveal, score, rank`, () => room.wait(1500));
  timed(`${turn}: presenter view`, () => void presenterView(room.state, room.nowMs));
  timed(`${turn}: own views`, () => {
    for (let seat = 0; seat < players; seat += 1) ownView(room.state, seat);
  });
}
