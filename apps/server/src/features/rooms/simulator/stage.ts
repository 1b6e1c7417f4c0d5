import { PageClock } from './page-clock.ts';
import type { Asked, Requests } from './requests.ts';
import type { Scene } from './scene.ts';
import type { SimulatedHouse } from './hosts/simulated-house.ts';

/** A room that is played in this world. */
export interface StagedRoom {
  id: string;
  code: string;
  /** Whose room it is: also the session of its operators. */
  owner: string;
  /** Stands in every name of this room. */
  canary: string;
}

/** What a simulated page needs of its world. */
export interface Stage {
  scene: Scene;
  house: SimulatedHouse;
  requests: Requests;
  /** Whether people and pages still act; afterwards they only look. */
  isPlaying(): boolean;
}

/** A clock for a new page; some phones' clocks are an hour wrong. */
export function newPageClock({ scene }: Stage): PageClock {
  return new PageClock(scene, scene.rng.chance(0.3) ? scene.rng.between(-3_600_000, 3_600_000) : 0);
}

/** Notes a request and gives its frame. Its id begins with the page's own time, as sortable ids do. */
export function ask(
  stage: Stage,
  by: { page: string; roomId: string; clock: PageClock },
  kind: Asked['kind'],
  content: object,
): { id: string; text: string } {
  const { page, roomId, clock } = by;
  const id = `m${Math.round(2_000_000_000_000 + clock.wallMs()).toString(36)}-${stage.scene.rng.text(10)}`;
  const text = JSON.stringify({ t: kind, id, ...content });
  stage.requests.add({ id, kind, page, roomId, text });
  return { id, text };
}
