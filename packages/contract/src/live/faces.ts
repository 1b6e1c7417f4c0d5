/**
 * A face is a whole number: which of the drawn creatures stands beside a player's name. It comes from chance alone and
 * says nothing of the person. Zod-free: the player's page imports it.
 */

/** Faces are numbers from 0 to below this: what 24 random bits say. */
export const FACES = 2 ** 24;

/** Ten bodies, nine tops and five steps of lightness: what of a face is told apart at a glance from the last row. */
export const GLANCE_CLASSES = 450;

/** What is told apart at a glance of a face, 0 to below `GLANCE_CLASSES`; hue, eyes, mouth and pattern are the rest. */
export function glanceClass(face: number): number {
  return face % GLANCE_CLASSES;
}

/** The same face but for its glance class. */
export function faceOfClass(face: number, glance: number): number {
  const same = Math.floor(face / GLANCE_CLASSES) * GLANCE_CLASSES + glance;
  return same < FACES ? same : same - GLANCE_CLASSES;
}

/**
 * The face of a seat for which nobody has drawn lots: runs of earlier versions, players put in by the operator, rooms that
 * a page plays alone. From the number of the seat only; of 450 seats in a row no two are alike at a glance.
 */
export function faceOfSeat(seat: number): number {
  const scattered = Math.imul(seat + 1, 0x9e3779b1) >>> 8;
  // 197 and 450 have no common factor: each class comes once before any comes again.
  return faceOfClass(scattered, (seat * 197) % GLANCE_CLASSES);
}
