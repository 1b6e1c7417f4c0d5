/** One rule of the books. */
export interface LedgerCheck {
  rule: string;
  /** What the subject is. */
  about: 'pot' | 'entry' | 'subscription' | 'charge' | 'order' | 'run';
  /** Finds the breaches; `subject` and `detail` of each. Both databases read it. */
  query: string;
}
