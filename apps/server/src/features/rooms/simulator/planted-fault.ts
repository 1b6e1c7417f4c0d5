import type { Plantable } from '../../../testing/plant-fault.ts';

/** A fault of the kind that live games have had: a file of the product with one exact piece of it replaced. */
export interface PlantedFault extends Plantable {
  /** What is broken, and where it was seen. */
  about: string;
  /** Rules that may find it. */
  rules: readonly string[];
  /** Of the same seeds this one is played first, because it showed the fault when last looked; 1 where any soon does. */
  lastFoundBy?: number;
  /** Played with so many servers in every seed; absent: as the seeds have them. */
  hosts?: number;
}
