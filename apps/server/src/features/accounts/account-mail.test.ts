import { LANGUAGES } from '@qc/contract';
import { describe, expect, test } from 'vitest';
import type { UserTable } from '#platform/db/tables';
import { accountMail } from './account-mail.ts';

const dana = (language: UserTable['language'], name = 'Dana'): UserTable => ({
  id: 'user-dana',
  email: 'dana@school.org',
  name,
  password_hash: null,
  role: 2,
  phone: '',
  contact_email: 'dana@home.org',
  currency: 'default',
  address: '',
  language,
  country: '',
  email_notifications: 0,
  disabled_from_admin: 0,
  disable_remotes_games: 0,
  last_login_ms: null,
  created_at_ms: 1,
  institution_id: null,
  sort_name: 'dana',
  email_confirmed_ms: null,
  contact_confirmed_ms: null,
  welcome_due: 0,
  disabled_reason: '',
});
const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const publicUrl = 'https://quiz.example.org';
const LETTERS = [
  'reset',
  'passwordChanged',
  'confirmEmail',
  'addressInUse',
  'emailAsked',
  'emailChanged',
  'twoStepOn',
  'twoStepOff',
  'recoveryCodeUsed',
  'accountOpened',
  'passwordLink',
  'confirmAddress',
  'confirmContact',
  'addressCorrected',
  'registeredAgain',
  'registeredFirst',
  'resetFirst',
] as const;

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(LETTERS)('%s: its direction, its words, no place left open', (letter) => {
    for (const url of [publicUrl, null]) {
      const news = { publicUrl: url, token, newEmail: 'other@school.org' };
      const mail = accountMail(letter, dana(language), news);
      expect(mail.recipient).toBe('dana@school.org');
      expect(mail.html).toContain(`<html lang="${language}" dir="${language === 'en' ? 'ltr' : 'rtl'}">`);
      for (const text of [mail.subject, mail.plain, mail.html]) expect(text).not.toMatch(/[{}]|undefined|null/);
    }
  });

  test.each(['reset', 'accountOpened', 'passwordLink'] as const)(
    '%s: a link, or without a known address a code',
    (letter) => {
      const linked = accountMail(letter, dana(language), { publicUrl, token });
      expect(linked.plain).toContain(`https://quiz.example.org/${language}/reset-password#token=${token}\n`);
      expect(linked.html).toContain(`href="https://quiz.example.org/${language}/reset-password#token=${token}"`);
      const coded = accountMail(letter, dana(language), { publicUrl: null, token });
      expect(coded.plain).toContain(`\n\n${token}\n\n`);
      expect(coded.html).not.toContain('<a ');
      // Nobody is sent looking for a link that is not there.
      const words = { he: ['קישור', 'קוד'], ar: ['رابط', 'رمز'], en: ['link', 'code'] } as const;
      const [link, code] = words[language];
      expect(linked.plain).toContain(link);
      expect(coded.plain).toContain(code);
      expect(coded.plain).not.toContain(link);
    },
  );
});

test('names stay names, and a new address is not given away', () => {
  const mail = accountMail('emailAsked', dana('en', '<b>Dana</b> {newEmail}\r\nBcc: all@school.org'), {
    publicUrl,
    newEmail: 'private-person@school.org',
  });
  expect(mail.html).toContain('<bdi>&lt;b&gt;Dana&lt;/b&gt; {newEmail} Bcc: all@school.org</bdi>');
  expect(mail.plain).toContain('p…@school.org');
  expect(`${mail.plain}${mail.html}`).not.toContain('private-person');
  const moved = accountMail('confirmEmail', dana('en'), { publicUrl, token, recipient: 'new@school.org' });
  expect(moved.recipient).toBe('new@school.org');
});
