import { createPace, type Pace } from '#platform/pace';

const MB = 1024 * 1024;
const BYTES_PER_SECOND = 16 * MB;
/** The largest picture that is taken needs four seconds. */
const BYTES_PER_SECOND_WHILE_ANSWERING = 4 * MB;

/**
 * How fast all pictures together come in. Whole megabytes at one instant would hold up the loop, the garbage collector
 * and the disk's flushes, which a hall that is answering feels.
 */
export function makeUploadPace(isAnswering: () => boolean): Pace {
  return createPace(() => (isAnswering() ? BYTES_PER_SECOND_WHILE_ANSWERING : BYTES_PER_SECOND));
}
