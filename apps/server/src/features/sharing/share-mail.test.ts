import { LANGUAGES, UserId } from '@qc/contract';
import { expect, test } from 'vitest';
import type { Person } from '#features/accounts';
import { shareMail } from './share-mail.ts';

const omar = (language: Person['language']): Person => ({
  id: UserId.parse('user-omar'),
  name: 'Omar',
  email: 'omar@school.org',
  mailbox: 'omar@home.org',
  confirmed: true,
  language,
  emailNotifications: true,
});
const news = { sharerName: 'Dana', gameName: 'Trip', transferType: 1 as const, publicUrl: 'https://quiz.example.org' };

test.each(LANGUAGES)('in %s: its direction, a link to the right list, no place left open', (language) => {
  const mail = shareMail(omar(language), news);
  expect(mail.recipient).toBe('omar@home.org');
  expect(mail.html).toContain(`<html lang="${language}" dir="${language === 'en' ? 'ltr' : 'rtl'}">`);
  expect(mail.html).toContain(`href="https://quiz.example.org/${language}/shared-games"`);
  expect(mail.plain).toContain(`https://quiz.example.org/${language}/shared-games`);
  const own = shareMail(omar(language), { ...news, transferType: 3, publicUrl: null });
  expect(own.html).not.toContain('<a ');
  for (const text of [mail.subject, mail.plain, mail.html, own.plain, own.html]) {
    expect(text).not.toMatch(/[{}]|undefined/);
  }
  expect(shareMail(omar(language), { ...news, transferType: 3 }).plain).toContain(`/${language}/my-games`);
});

test('names stay names: no markup, no second header, no place of another name', () => {
  const mail = shareMail(omar('en'), {
    ...news,
    sharerName: '<img src=x onerror=alert(1)>',
    gameName: 'Trip\r\nBcc: all@school.org {sharer} "&\'',
  });
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('<bdi>&lt;img src=x onerror=alert(1)&gt;</bdi>');
  expect(mail.html).toContain('<bdi>Trip Bcc: all@school.org {sharer} &quot;&amp;&#39;</bdi>');
  expect(mail.subject).not.toMatch(/[\r\n]/);
  expect(mail.subject).toContain('\u2068Trip Bcc: all@school.org {sharer} "&\'\u2069');
});
