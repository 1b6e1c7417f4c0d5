import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { type Author, triviaSlide } from '../product/people/author.ts';
import { plugInBuzz, pressBuzz } from '../product/stand-ins/fake-buzz.ts';
import { savePicture } from './save-picture.ts';

const WORDS = {
  en: {
    ...{ game: 'School quiz', question: 'Which planet is the largest?', usb: 'Connect by USB' },
    ...{ names: 'Players, one name in each line', add: 'Add players', handOut: 'Hand out the clickers' },
    players: ['Maya', 'Leo', 'Omar', 'Dana', 'Zoe', 'Adam', 'Lina', 'Noah'],
  },
  he: {
    ...{ game: 'חידון כיתתי', question: 'איזה כוכב לכת הוא הגדול ביותר?', usb: 'חיבור ב־USB' },
    ...{ names: 'משתתפים, שם בכל שורה', add: 'הוספת משתתפים', handOut: 'חלוקת השלטים' },
    players: ['נועה', 'יונתן', 'עומר', 'מאיה', 'תמר', 'אדם', 'לינה', 'גל'],
  },
};
/** So many of them have a clicker when the picture is taken. */
const HANDED_OUT = 6;
/** Until a press shows in the list. */
const SEEN_MS = 500;

/** The console of a game for clickers, while they are handed out. */
export async function takeClickers(
  context: BrowserContext,
  author: Author,
  { language, folder }: { language: 'he' | 'en'; folder: string },
): Promise<void> {
  const t = WORDS[language];
  const setting = { gameType: 'remotes' } as const;
  const game = await author.makeGame(t.game, [triviaSlide(t.question)], { language, setting });
  const room = await author.openRoom(game._id);
  const page = await context.newPage();
  await plugInBuzz(page, 2);
  await page.goto(`/${language}/operate/${room._id}`);
  await page.getByRole('button', { name: t.usb }).click();
  await page.getByRole('textbox', { name: t.names }).fill(t.players.join('\n'));
  await page.getByRole('button', { name: t.add }).click();
  await page.getByRole('button', { name: t.handOut }).click();
  for (let at = 0; at < HANDED_OUT; at += 1) {
    await page
      .getByText(t.players[at] ?? '')
      .last()
      .waitFor();
    await pressBuzz(page, { set: Math.floor(at / 4), handset: at % 4 }, 'A');
    await page.waitForTimeout(SEEN_MS);
  }
  await page.getByRole('button', { name: t.usb }).scrollIntoViewIfNeeded();
  await savePicture(page, join(folder, `${language}-clickers`));
  await page.close();
}
