import { plural } from '../../grammar.ts';

export interface ProblemTexts {
  required: Record<FieldKind, string>;
  invalid: Record<FieldKind, string>;
  tooShort: (n: number) => string;
  tooLong: (n: number) => string;
  tooSmall: (n: number) => string;
  tooBig: (n: number) => string;
  taken: string;
}

/** What a field holds, where that changes the words about it. */
export type FieldKind = 'text' | 'email' | 'password' | 'phone' | 'link' | 'number' | 'name';

/** Words of problems. */
export const problems: ProblemTexts = {
  required: {
    text: 'This field is required',
    email: 'Enter an email address',
    password: 'Enter a password',
    phone: 'Enter a phone number',
    link: 'Enter a link',
    number: 'Enter a number',
    name: 'Enter a name',
  },
  invalid: {
    text: 'Please check this field',
    email: 'Invalid email address',
    password: 'Please check the password',
    phone: 'Invalid phone number',
    link: 'Invalid link',
    number: 'Enter a valid number',
    name: 'Please check the name',
  },
  tooShort: (n) => `At least ${plural(n, { one: '1 character', other: `${n} characters` })}`,
  tooLong: (n) => `At most ${plural(n, { one: '1 character', other: `${n} characters` })}`,
  tooSmall: (n) => `The smallest possible value is ${n}`,
  tooBig: (n) => `The largest possible value is ${n}`,
  taken: 'Already in use',
};
