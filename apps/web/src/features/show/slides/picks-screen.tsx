import { AnswerTiles } from '../screen/answer-tiles.tsx';
import type { ScreenKind, ScreenProps } from './screen-kind.ts';

/** The answers to pick from; at the reveal the right ones stand out, and each says how many picked it. */
export function PickTiles({ phase, view, language, tall }: ScreenProps) {
  const revealed = phase.phase === 'reveal';
  return (
    <AnswerTiles
      question={phase.question}
      language={language}
      tall={tall}
      revealed={revealed}
      correct={revealed ? phase.correct : null}
      distribution={revealed ? view.distribution : (view.firstVote?.distribution ?? null)}
      answered={revealed ? view.answered : (view.firstVote?.answered ?? view.answered)}
      first={revealed ? (view.firstVote ?? null) : null}
      colourKeys={view.colourKeys === true}
    />
  );
}

/** A kind whose answers are picked, on the big screen. */
export const PICKS_ON_SCREEN: ScreenKind = { Below: PickTiles, space: () => 'answers' };
