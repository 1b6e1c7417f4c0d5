import { plural } from '../../grammar.ts';

/** Words of addUsers. */
export const addUsers = {
  title: 'Add users from a list',
  lead: 'Each new person gets an email with a link or a code to set a password.',
  toUsers: 'All users',
  fromExcel: 'Import from Excel',
  template: 'Download empty sheet',
  list: 'List',
  listHint: 'One person per line: name, email and, optionally, phone. Paste from a table or separate with commas.',
  tooMany: (n: number) => `At most ${n} people at a time`,
  preview: 'How the list was read',
  people: (n: number) => plural(n, { one: '1 person', other: `${n} people` }),
  wrong: (n: number) => plural(n, { one: '1 line needs fixing', other: `${n} lines need fixing` }),
  line: 'Line',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  problem: 'Problem',
  more: (n: number) => plural(n, { one: 'and 1 more line is fine', other: `and ${n} more lines are fine` }),
  repeats: (line: number) => `Same address as in line ${line}`,
  withThem: 'Settings for all of them',
  language: 'Language',
  institution: 'Institution',
  noInstitution: 'None',
  credits: 'Credits for each',
  creditsOwn: 'The institution pays for its members’ runs. These credits stay in the person’s own account.',
  welcomeToo: (n: number) =>
    plural(n, {
      one: 'Everyone who sets a password also gets the welcome credit that new accounts get.',
      other: `Everyone who sets a password also gets the ${n} welcome credits that new accounts get.`,
    }),
  add: (n: number) => plural(n, { zero: 'Add', one: 'Add 1 person', other: `Add ${n} people` }),
  report: 'Results by line',
  outcome: (added: number, refused: number) =>
    refused === 0 ? `${added} added` : `${added} added, ${refused} not added`,
  mailed: 'Everyone who was added gets an email with a link or a code to set a password.',
  mend: (n: number) => plural(n, { one: 'Fix the failed line', other: `Fix the ${n} failed lines` }),
  copy: 'Copy lines',
  copied: 'Copied',
  addMore: 'Add more people',
  whatBecame: 'Outcome',
  added: 'Added',
  outcomes: {
    exists: 'There is already an account with this address',
    unconfirmed: 'There is an account with this address, but nobody has confirmed the address. Nothing was given',
    repeated: 'This address appears in the list more than once',
    invalid: 'Check this line',
    failed: 'Something went wrong with this line. Send it again',
  },
};

/** Texts of adding people in bulk. */
export type Texts = typeof addUsers;
