import { SCREENS } from '@qc/contract/screens';
import type { Author } from '../../product/people/author.ts';
import { triviaSlide, useOf } from '../../product/people/author.ts';
import { keptResult } from '../../product/people/kept-result.ts';
import { playThrough, type Signed } from './play-through.ts';

/** One address that is looked at. */
export interface Shown {
  name: string;
  path: string;
  /** Whether search engines may list it: only then must it be open to them. */
  listed: boolean;
}

/** Fills the house with what screens show, and gives the address of each of them. */
export async function seedScreens(author: Author, signed: Signed, language: string): Promise<Shown[]> {
  const picture = useOf(await author.uploadPicture('Sunset'), 'Sunset');
  const slides = [triviaSlide('Largest planet?', { image: picture }), triviaSlide('Which planet is red?')];
  const direction = language === 'en' ? 'ltr' : 'rtl';
  const words = { language: language === 'he' || language === 'ar' ? language : 'en', direction } as const;
  const played = await author.makeGame('Played game', slides, words);
  await playThrough(author, played._id, signed);
  const result = await keptResult(author, played._id);
  for (let n = 1; n <= 7; n += 1) await author.makeGame(`Game ${n}`, slides, words);
  const game = await author.makeGame('Open game', slides, words);
  const room = await author.openRoom(game._id);
  const ids: Record<string, string> = { 'results/$id': `results/${result._id}` };
  const screens = Object.entries(SCREENS).map(([screen, who]) => ({
    name: screen,
    path: `/${language}/${(ids[screen] ?? screen)
      .replace('{-$id}/{-$queIndex}', `${game._id}/0`)
      .replace('$room', room._id)}`,
    // The way back in shows nothing of its own: it leads on to Login, from an address that no list should hold.
    listed: who === 'guest' && screen !== 'refresh',
  }));
  return [
    ...screens,
    { name: 'play', path: '/play', listed: true },
    { name: 'play/code', path: `/play/${room.code}`, listed: true },
  ];
}
