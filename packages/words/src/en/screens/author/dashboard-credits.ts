import { plural } from '../../grammar.ts';

/** Words of dashboardCredits. */
export const dashboardCredits = {
  title: 'Credits',
  of: (name: string) => `Paid by ${name}`,
  paysForYou: 'Your institution pays for your runs.',
  everythingFree: 'Free',
  everythingFreeText: 'Runs are free here.',
  yearly: (until: string) => `Every run is free until ${until}.`,
  current: 'Credit pack',
  leftOf: (left: string, all: string) => `${left} of ${all} left`,
  until: (when: string) => `until ${when}`,
  empty: 'You’re out of credits, so games won’t start. Trial runs with up to 3 players are always free.',
  low: (n: number) =>
    plural(n, {
      one: 'Enough for one more run on phones and computers.',
      other: `Enough for ${n} more runs on phones and computers.`,
    }),
  noRemotes: 'Clicker games aren’t available for this account.',
  buy: 'Buy credits',
  usage: 'Usage',
};

export type Texts = typeof dashboardCredits;
