/** What tells one answer from another: colour, shape and letter together, the same on phone, presenter and report. */
export interface AnswerSign {
  /** Carries white text at 4.5:1 or more. */
  colour: string;
  /** Outline of the shape in a box of 24 by 24: triangle, diamond, circle, square, star, hexagon, pentagon, cross. */
  path: string;
}

/** How the answers of a kind of slide look beside their own words and pictures. Names no words: reports load none of the show's. */
export interface AnswerLook {
  /** The sign of the answer at an index; null: that of its place. */
  sign: (index: number) => AnswerSign | null;
  /** Which words of the show stand for an answer that has none of its own; null: none. */
  word: (index: number) => 'true' | 'false' | null;
}

/** Signs in the order of the answers, and no words but the author's. */
export const PLAIN_LOOK: AnswerLook = { sign: () => null, word: () => null };
