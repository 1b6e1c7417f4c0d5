import { formErrors } from '#platform/forms';
import { Credentials } from '@qc/contract';
import { EMAIL_MAX, PASSWORD_MAX } from '@qc/contract/limits';
import { expect, it } from 'vitest';
import { credentialProblems } from './credential-problems.ts';

const long = `${'a'.repeat(60)}@${'b'.repeat(EMAIL_MAX)}.org`;
const emails = ['', '  ', 'noa', 'noa@school', ' Noa@School.ORG ', 'noa@school.museum', 'no a@school.org', long];
const passwords = ['', '  ', 'x', 'six-letters', 'x'.repeat(PASSWORD_MAX), 'x'.repeat(PASSWORD_MAX + 1)];

it.each(['he', 'ar', 'en'] as const)('says in %s what the contract finds', (language) => {
  const byContract = formErrors(Credentials, { email: 'email', password: 'password' }, language);
  for (const email of emails)
    for (const password of passwords) {
      const values = { email, password };
      expect(credentialProblems(values, language), JSON.stringify(values)).toEqual(byContract(values));
    }
});
