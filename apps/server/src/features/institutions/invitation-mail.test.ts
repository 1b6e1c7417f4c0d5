import { LANGUAGES } from '@qc/contract';
import { expect, test } from 'vitest';
import { invitationMail } from './invitation-mail.ts';

const news = {
  recipient: 'omar@school.org',
  institutionName: 'Green School',
  invitedBy: 'Dana',
  manager: false,
  token: 'the-secret',
  publicUrl: 'https://quiz.example.org',
};

test.each(LANGUAGES)(
  'in %s: its direction, the link with its secret behind the mark, no place left open',
  (language) => {
    const mail = invitationMail({ ...news, language });
    expect(mail.recipient).toBe('omar@school.org');
    expect(mail.html).toContain(`<html lang="${language}" dir="${language === 'en' ? 'ltr' : 'rtl'}">`);
    expect(mail.html).toContain(`href="https://quiz.example.org/${language}/invitation#token=the-secret"`);
    const byHand = invitationMail({ ...news, language, manager: true, publicUrl: null });
    expect(byHand.html).not.toContain('<a ');
    expect(byHand.plain).toContain('\n\nthe-secret\n\n');
    expect(byHand.plain).not.toBe(mail.plain);
    for (const text of [mail.subject, mail.plain, mail.html, byHand.plain, byHand.html])
      expect(text).not.toMatch(/[{}]|undefined/);
  },
);

test('names stay names: no markup, no second header', () => {
  const mail = invitationMail({
    ...news,
    language: 'en',
    institutionName: '<b>X</b>\r\nBcc: all@school.org {inviter}',
  });
  expect(mail.html).toContain('<bdi>&lt;b&gt;X&lt;/b&gt; Bcc: all@school.org {inviter}</bdi>');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});
