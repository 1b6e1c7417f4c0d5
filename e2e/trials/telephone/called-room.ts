import type { Language, Room } from '@qc/contract';
import type { Account } from '../../crash/account.ts';
import { type AskedQuestion, quizOf } from './quiz.ts';

/** One language's room of callers, with the game that its author has written. */
export interface CalledRoom {
  language: Language;
  questions: readonly AskedQuestion[];
  game: string;
  room: Room;
}

/** An author writes a game for callers, and opens its room. */
export async function openRoom(author: Account, language: Language, count: number): Promise<CalledRoom> {
  const questions = quizOf(language, count);
  const slides = questions.map(({ slide }) => slide);
  const game = await author.makeGame(slides, { language, setting: { gameType: 'dialer' } }, `Seas ${language}`);
  return { language, questions, game, room: await author.openRoomOf(game) };
}
