export interface PageWords {
  /** What the product is. */
  product: string;
  /** What the player's page is. */
  join: string;
  /** What is seen on the picture beside a link. */
  picture: string;
}

/** Words of the pages that are there before any script runs. */
export const page: PageWords = {
  product: 'Build a quiz game and run it live: players join from their phones, and the game shows on the big screen.',
  join: 'Join the game from your phone. No account, nothing to install.',
  picture: 'The sign of questions.creator between the shapes of the answers',
};
