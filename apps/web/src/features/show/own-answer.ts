/** What a player answers with: what was picked (on an order slide all, as put), or what was typed. */
export interface GivenAnswer {
  choice: number[];
  /** Typed words, a number, or a mini-game's share of its points; empty where answers are picked. */
  text: string;
}

/** The own answer as this page knows it: on its way, kept by the server, or too late. */
export interface OwnAnswer {
  choice: readonly number[];
  text: string;
  state: 'sending' | 'sent' | 'late';
}
