import { createGate } from '#platform/gate';

/** Pictures decoded at the same time, uploads and delivery together: live rooms need the processor more. */
export const throughImageGate = createGate(2);
