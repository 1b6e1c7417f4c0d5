import { plural } from '../../grammar.ts';

/** The same in each language. */
export const price = {
  demo: 'Trial run: free, up to 3 players',
  demoHint: 'To play with everyone, run the game itself from your list of games.',
  price: (n: number) =>
    plural(n, {
      one: '1 credit is charged when the first slide opens',
      other: `${n} credits are charged when the first slide opens`,
    }),
  priceHint: 'Nothing is charged while players gather.',
  demoIsFree: 'A trial run is free, with up to 3 players',
};

/** What the console says of credits. */
export type PriceTexts = typeof price;
