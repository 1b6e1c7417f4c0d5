/** How the answers of a kind of slide look beside their own words and pictures. Names no words: reports load none of the show's. */
export interface AnswerLook {
  /** Which of the signs (`ANSWER_SIGNS`) the answer at an index has. */
  sign: (index: number) => number;
  /** Which words of the show stand for an answer that has none of its own; null: none. */
  word: (index: number) => 'true' | 'false' | null;
}

/** Signs in the order of the answers, and no words but the author's. */
export const PLAIN_LOOK: AnswerLook = { sign: (index) => index, word: () => null };
