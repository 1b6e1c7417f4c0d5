import { errorTexts } from '@qc/words/server';
import { RegisterUser } from '@qc/contract';

import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { formErrors, refusedFields } from './form-errors.ts';

const kinds = { name: 'name', email: 'email', contactEmail: 'email', password: 'password', phone: 'phone' } as const;
const good = {
  name: 'Dana',
  email: 'dana@example.com',
  password: 'secret1',
  phone: '',
  contactEmail: 'dana@example.com',
  country: '',
  currency: 'default',
  language: 'he',
  address: '',
};

describe('formErrors', () => {
  const errorsOf = (change: object) => formErrors(RegisterUser, kinds, 'en')({ ...good, ...change });

  it('finds nothing wrong with good values', () => {
    expect(errorsOf({})).toEqual({});
  });

  it('says what is missing', () => {
    expect(errorsOf({ name: ' ', email: '', password: '', contactEmail: '' })).toEqual({
      name: 'Enter a name',
      email: 'Enter an email address',
      password: 'Enter a password',
    });
  });

  it('says what is wrong, with the limit', () => {
    expect(
      errorsOf({ name: 'x', password: '12345', email: 'a@b', phone: 'call me', address: 'x'.repeat(201) }),
    ).toEqual({
      name: 'At least 2 characters',
      password: 'At least 6 characters',
      email: 'Invalid email address',
      phone: 'Invalid phone number',
      address: 'At most 200 characters',
    });
  });

  it('refuses a top-level part of four letters', () => {
    expect(errorsOf({ email: 'a@b.info' })).toEqual({ email: 'Invalid email address' });
  });

  it('words every language', () => {
    const of = (language: 'he' | 'ar') =>
      formErrors(RegisterUser, kinds, language)({ ...good, password: '1' }).password;
    expect([of('he'), of('ar')]).toEqual(['לפחות 6 תווים', '6 أحرف على الأقل']);
  });
});

describe('refusedFields', () => {
  it("words the server's findings the same way", () => {
    const fields = [
      { path: 'email', code: 'alreadyUsed' },
      { path: 'name', code: 'too_small', limit: 2 },
    ];
    const reply = {
      code: 'invalidInput',
      requestId: '1',
      clapErr: true,
      ...errorTexts('invalidInput'),
      fields,
    } as const;
    expect(refusedFields(new ApiError('invalidInput', 400, { ...reply, fields }), good, kinds, 'en')).toEqual({
      email: 'Already in use',
      name: 'At least 2 characters',
    });
    expect(refusedFields(new ApiError('offline'), good, kinds, 'en')).toEqual({});
  });
});
