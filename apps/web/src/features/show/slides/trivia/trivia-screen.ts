import { PICKS_ON_SCREEN } from '../picks-screen.tsx';

/** Answers to pick from, one or several of them right. */
export const trivia = PICKS_ON_SCREEN;
