import type { GameType } from './entities/game.ts';
import type { SlideType } from './entities/question.ts';

/** Slide types that the devices of each kind of game can answer. Free of zod, so that the engine can use it. */
export const SLIDE_TYPES_OF_GAME: Record<GameType, readonly SlideType[]> = {
  firebase: ['trivia', 'trueFalse', 'survey', 'typed', 'number', 'order', 'media', 'miniGame'],
  remotes: ['trivia', 'trueFalse', 'survey', 'media'],
  dialer: ['trivia', 'trueFalse', 'survey', 'number', 'media'],
};
