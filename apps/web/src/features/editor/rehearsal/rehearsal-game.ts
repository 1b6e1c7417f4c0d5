import { fitContent, type QuestionContent, WITHOUT_SHOW } from '@qc/contract';
import { type RunGame, toRunGame } from '@qc/engine';
import type { GameFields } from '../session/editor-records.ts';

/** What is rehearsed: the game as it is in the editor now, saved or not. */
export interface RehearsedGame {
  game: GameFields;
  slides: readonly QuestionContent[];
}

/** The game frozen for a rehearsal. Half-typed colours are the brand's; a mini-game's site learns of nothing. */
export function toRehearsedRun({ game, slides }: RehearsedGame): RunGame {
  const colour = (written: string) => (/^#[0-9a-fA-F]{6}$/.test(written) ? written : '#1565C0');
  const settings = {
    ...game,
    ...WITHOUT_SHOW,
    mainColor: colour(game.mainColor),
    secondaryColor: colour(game.secondaryColor),
    // Names of callers are made by the house.
    nameFilter: false,
  };
  const shown = slides.map((slide) => fitContent<QuestionContent>(slide, { miniGame: '', readSeconds: null }));
  return toRunGame(settings, shown, { seed: 'rehearsal', device: 'dialer' });
}
