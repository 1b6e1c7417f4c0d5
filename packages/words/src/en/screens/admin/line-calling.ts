import type { TelephoneProvider } from '@qc/contract';

/** Words about how the line of the house calls people, for its owner. */
export interface LineCallingTexts {
  legend: string;
  lead: string;
  cannot: string;
  accountId: string;
  /** Of those that can. */
  accountHints: Partial<Record<TelephoneProvider, string>>;
  token: string;
  tokenKept: string;
  showToken: string;
  host: string;
  hostHint: string;
  by: string;
  byOf: { staff: string; members: string; everyone: string };
  quietFrom: string;
  quietUntil: string;
  timeZone: string;
  perRoom: string;
  perDay: string;
  everySeconds: string;
  countries: string;
  countriesHint: string;
  price: string;
  priceHint: string;
  costHint: string;
  costHintHint: string;
}

export const lineCalling: LineCallingTexts = {
  legend: 'Calling people',
  lead: 'Hosts can have people called who have agreed to it. Leave the account empty and nobody is called.',
  cannot: 'This phone company can’t place calls for the site.',
  accountId: 'Account for placing calls',
  accountHints: {
    twilio: 'The Account SID.',
    signalwire: 'The Project ID.',
    telnyx: 'The ID of the TeXML application.',
    plivo: 'The Auth ID.',
    jambonz: 'The Account SID.',
  },
  token: 'Token for placing calls',
  tokenKept: 'Stored. Leave empty to keep it.',
  showToken: 'Show the token',
  host: 'Host of the phone company',
  hostHint: 'SignalWire: the space, such as example.signalwire.com. jambonz: its REST address, without https://.',
  by: 'Who may have people called',
  byOf: { staff: 'Owners and admins', members: 'Members of institutions, too', everyone: 'Everybody with an account' },
  quietFrom: 'Nobody is called from',
  quietUntil: 'until',
  timeZone: 'Time zone',
  perRoom: 'People called in one game',
  perDay: 'Calls in 24 hours',
  everySeconds: 'Seconds between two calls',
  countries: 'Countries that may be called',
  countriesHint: 'Calling codes, such as 972. Leave empty for the country of the line’s own number.',
  price: 'What a call costs',
  priceHint: 'Hosts see it before they call. For example: ₪0.12 a minute.',
  costHint: 'What it costs to call in',
  costHintHint: 'Shown beside the number. For example: charged as a local call.',
};
