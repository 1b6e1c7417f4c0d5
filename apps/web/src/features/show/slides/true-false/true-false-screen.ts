import { PICKS_ON_SCREEN } from '../picks-screen.tsx';

/** True or false. */
export const trueFalse = PICKS_ON_SCREEN;
