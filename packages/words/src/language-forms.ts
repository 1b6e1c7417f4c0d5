/** How sentences of one language speak of another. */
export interface LanguageForms {
  /** Its name: Hebrew. */
  name: string;
  /** What is written in it: in Hebrew. */
  inIt: string;
  /** What kind of letters it has, as they are called beside the word for letters. */
  letters: string;
}
