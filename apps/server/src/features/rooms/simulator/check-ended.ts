import { isDeepStrictEqual } from 'node:util';
import type { DurableData } from './durable-data.ts';
import type { RoomTruth } from './room-truth.ts';
import type { Scene } from './scene.ts';

/** S1 and S12 at the very end: a room that was played is over and closed, and its result is kept, once and whole. */
export function checkEnded(scene: Scene, data: DurableData, room: RoomTruth, isKnown: boolean): void {
  const { state, isClosed, record } = room;
  if (!isKnown) return scene.demand('S12 in a room nobody was told of nothing happens', state.startedAtMs === null);
  scene.demand('S12 every room comes to its end', state.phase.name === 'ended');
  scene.demand('S12 an ended room is closed', isClosed);
  const result = data.results.get(record.id);
  scene.demand('S1 a started run has its result', (result !== undefined) === (state.startedAtMs !== null));
  if (result === undefined) return;
  const [kept, due]: unknown[] = [JSON.parse(result), JSON.parse(JSON.stringify(state))];
  scene.demand('S1 the result is the whole run', isDeepStrictEqual(kept, due));
}
