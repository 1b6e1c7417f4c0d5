/** The terms are kept encoded, so that nobody has to read them who only reads the code. */
declare const TERMS: {
  en: string;
  he: string;
  ar: string;
};
/** A name that somebody tries, and how it was hidden. */
export interface FoulTry {
  language: keyof typeof TERMS;
  trick: string;
  name: string;
}
/** Every term plain and with two tricks of its turn. */
export declare function foulTries(): FoulTry[];
export {};
