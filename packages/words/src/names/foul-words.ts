/**
 * Words that are refused as names, in one language. They stand here so that nobody has to read them on a big screen.
 * `within`: refused anywhere in a word; `whole`: only as a word of its own, because honest names contain them.
 * Stems without decoration, separated by spaces; final letters, marks, capitals and repeated letters do not matter.
 * Words for what people are (faith, origin, love) are not here, only insults made of them.
 */
export interface FoulWords {
  within: string;
  /** Looked for across the spaces of a name, too, as long stems are: two honest names side by side never hold them. */
  across: string;
  whole: string;
  /** Written directly before a word of the `whole` kind without making it another one. */
  prefixes: string;
  /** Honest names and places that contain a stem. */
  honest: string;
}
