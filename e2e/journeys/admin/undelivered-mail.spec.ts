import { owner } from '../../product/start/addresses.ts';
import { expect, test } from '../../product/start/journey.ts';
import { startMailStandIn } from '../../product/stand-ins/mail-stand-in.ts';
import { startAgain } from '../../product/start/start-again.ts';

test('an email that the mail server refuses is seen, explained, sent again and gone', async ({ guest }) => {
  const mail = await startMailStandIn();
  mail.unknown.add('nobody@school.org');
  const product = startAgain(
    {
      PORT: '0',
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
      PUBLIC_URL: 'http://quiz.example.org',
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'quiz@example.org',
    },
    { isFurnished: true },
  );
  try {
    const [, port = ''] = await product.says(/127\.0\.0\.1:(\d+)/);
    const root = `http://127.0.0.1:${port}`;
    const signedIn = await guest.request.post(`${root}/auth/login`, { data: owner });
    const { session }: { session: string } = await signedIn.json();
    const users = [
      { name: 'נועה', email: 'noa@school.org' },
      { name: 'Nobody', email: 'nobody@school.org' },
    ];
    const added = await guest.request.post(`${root}/admin/addManyUsers`, {
      headers: { 'x-auth': session },
      data: { users, language: 'he' },
    });
    expect(added.ok(), await added.text()).toBe(true);
    await expect.poll(() => mail.taken).toEqual(['noa@school.org']);

    const page = await guest.newPage();
    const reason = page.getByText('550 5.1.1 no such mailbox here').filter({ visible: true });
    await page.goto(`${root}/en/admin/dashboard`);
    await expect(page.getByText('1 email was refused')).toBeVisible();
    await page.getByRole('link', { name: 'Show undelivered emails' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Undelivered emails' })).toBeVisible();
    await expect(reason).toBeVisible();
    // The person has the mark, and the mark leads back to the reason.
    await page.getByRole('link', { name: 'Nobody' }).click();
    await page.getByRole('link', { name: 'Email refused' }).click();
    await expect(reason).toBeVisible();
    mail.unknown.delete('nobody@school.org');
    await page.getByRole('button', { name: 'Send the email to nobody@school.org again' }).click();
    await expect(page.getByText('The email is on its way')).toBeVisible();
    await expect.poll(() => mail.taken).toEqual(['noa@school.org', 'nobody@school.org']);
    await page.goto(`${root}/he/admin/mail`);
    await expect(page.getByText('הכול נמסר')).toBeVisible();
    await page.goto(`${root}/he/admin/audit`);
    await expect(page.getByText('שליחה חוזרת של הודעת דוא״ל').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.close();
  } finally {
    expect(await product.stop()).toBe(0);
    mail.close();
  }
});
