/** Words of one letter. */
export interface LetterTexts {
  subject: string;
  paragraphs: readonly string[];
}

/** What the link says, and what to do with the code when the server does not know its own address. */
export interface LinkTexts {
  words: string;
  code: string;
}
