/** What third parties are for. */
export type Purpose = 'analytics' | 'advertising' | 'accessibility';

/** Words of consent. */
export const consent = {
  title: 'Your privacy',
  ask: 'This site would like to load services from other companies. Nothing is loaded unless you agree, and never on game screens.',
  accept: 'Accept',
  refuse: 'Decline',
  choose: 'Choose',
  dialogTitle: 'Privacy choices',
  dialogLead: 'Services from other companies run in this browser only as far as you allow.',
  purposes: {
    analytics: {
      title: 'Measurement',
      text: 'Counts registrations, sign-ins and purchases, without names or addresses.',
    },
    advertising: {
      title: 'Advertising',
      text: 'Tells advertisers which of their ads led to a registration or a purchase.',
    },
    accessibility: {
      title: 'Another company’s accessibility menu',
      text: 'Replaces our own accessibility menu, which is always available without it.',
    },
  } satisfies Record<Purpose, { title: string; text: string }>,
  services: (names: string) => `Loads: ${names}`,
  chosenOn: (when: string) => `Last chosen on ${when}.`,
  refusedByBrowser:
    'Your browser asks sites not to share your data (Global Privacy Control). We respect that: nothing is loaded.',
  nothingSet: 'This site uses no services from other companies. There is nothing to choose.',
  acceptAll: 'Accept all',
  refuseAll: 'Decline all',
  save: 'Save choices',
  saved: 'Choices saved',
};

/** Texts of the choice about third parties. */
export type Texts = typeof consent;
