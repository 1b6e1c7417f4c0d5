/** Texts of the page of licenses. */
export interface Texts {
  title: string;
  lead: string;
  /** Leads to the words of all licenses. */
  whole: string;
  /** Name of the table for screen readers, and the headings of its columns. */
  table: string;
  name: string;
  license: string;
  /** Opens the place of a package's sources. */
  source: string;
  failed: string;
}

/** The page of licenses in all languages. */
export const licenses: Texts = {
  title: 'Licenses',
  lead: 'questions.creator is made with the work of many people. These packages are part of it, each under its own license.',
  whole: 'The full text of all licenses',
  table: 'Packages and their licenses',
  name: 'Package',
  license: 'License',
  source: 'Source',
  failed: 'The list could not be loaded.',
};
