import type { Role } from '@qc/contract';

/** Words of the sheets of people. */
export interface UserSheetTexts {
  /** Name of the sheet, and of the file that is exported. */
  people: string;
  /** Name of the file to fill. */
  template: string;
  guide: string;
  guideLines: readonly string[];
  columns: Record<
    PersonColumn | 'role' | 'institution' | 'credits' | 'state' | 'lastLogin' | 'createdAt' | TotalColumn,
    string
  >;
  roles: Record<Role, string>;
  restricted: string;
  active: string;
  never: string;
}

export type PersonColumn = (typeof PERSON_COLUMNS)[number];

export type TotalColumn =
  | ('purchases' | 'points' | 'creditsUsed' | 'creditBalance')
  | ('paidUSD' | 'paidEUR' | 'paidILS' | 'lastTransaction');

/** Columns of a sheet of people to add. */
const PERSON_COLUMNS = ['name', 'email', 'phone'] as const;

/** Words of userSheet. */
export const userSheet: UserSheetTexts = {
  people: 'Users',
  template: 'User template',
  guide: 'Help',
  guideLines: [
    'Each row is one person, up to 1,000 people in a file. Blank rows are skipped.',
    'Name and email are required. The phone number is optional.',
    'You see every row before anything is saved. People who already have an account aren’t changed.',
    'Each new person gets an email with a link or a code to set a password.',
  ],
  columns: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    role: 'Role',
    institution: 'Institution',
    credits: 'Credits',
    state: 'State',
    lastLogin: 'Last sign-in',
    createdAt: 'Joined',
    purchases: 'Purchases',
    points: 'Credits received',
    creditsUsed: 'Credits used',
    creditBalance: 'Own balance',
    paidUSD: 'Paid, USD',
    paidEUR: 'Paid, EUR',
    paidILS: 'Paid, ILS',
    lastTransaction: 'Last transaction',
  },
  roles: { 0: 'Owner', 1: 'Admin', 2: 'User', 3: 'Institution manager' },
  restricted: 'Blocked',
  active: 'Active',
  never: 'Never',
};
