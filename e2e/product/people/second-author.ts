import { type Browser, type BrowserContext, expect } from '@playwright/test';
import { Author } from './author.ts';
import { linkMailedTo } from '../stand-ins/mailbox.ts';

/** Somebody beside the owner, with a browser of their own. */
export interface SecondAuthor {
  author: Author;
  context: BrowserContext;
  email: string;
  name: string;
}

/** Opens an account by a call and signs a fresh browser in to it. */
export async function openSecondAuthor(browser: Browser, name: string): Promise<SecondAuthor> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const email = `second-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@school.org`;
  const reply = await context.request.post('/auth/register', {
    data: { name, email, contactEmail: email, password: 'six-letters' },
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  const { session }: { session: string } = await reply.json();
  return { author: new Author(context.request, session), context, email, name };
}

/** Presses the mailed link: from now on the address counts, and what is given to it arrives at once. */
export async function confirmAddress({ author, email }: Pick<SecondAuthor, 'author' | 'email'>): Promise<void> {
  await author.call('confirmEmail', { body: { token: tokenOf(await linkMailedTo(email, 'confirm-email')) } });
}

/** Accepts the newest mailed invitation, which proves the address as well. */
export async function acceptInvitation({ author, email }: Pick<SecondAuthor, 'author' | 'email'>): Promise<void> {
  await author.call('acceptInvitation', { body: { token: tokenOf(await linkMailedTo(email, 'invitation')) } });
}

function tokenOf(link: string): string {
  return new URL(link).hash.replace('#token=', '');
}
