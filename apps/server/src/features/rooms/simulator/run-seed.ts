import { World } from './world.ts';
import type { SeedOptions, SeedResult } from './world.ts';

export type { SeedResult } from './world.ts';

/** Plays one seed. The first rule that breaks ends it. */
export async function runSeed(seed: number, options: SeedOptions = {}): Promise<SeedResult> {
  const world = new World(seed, options);
  try {
    await world.play();
  } catch (error) {
    world.scene.fail(`S12 something threw: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  return world.result();
}
