import type { QuestionContent, QuestionId } from '@qc/contract';

/** A slide as far as rounds go, in the order of the game. */
export interface InRounds {
  id: QuestionId;
  round: QuestionContent['round'];
  locked: boolean;
}

/** A slide that gets or loses the heading of a round. */
export interface RoundChange {
  id: QuestionId;
  round: QuestionContent['round'];
}

/**
 * Which headings go to other slides when some are taken out of their places: the first slide that is left of a round
 * begins it. A round of which nothing is left goes with its slides, and a locked slide takes no heading.
 */
export function headingsAfterLeaving(slides: readonly InRounds[], leaving: ReadonlySet<QuestionId>): RoundChange[] {
  return roundsOf(slides).flatMap(([first, ...rest]) => {
    if (!first?.round || !leaving.has(first.id)) return [];
    const heir = rest.find(({ id }) => !leaving.has(id));
    return heir && !heir.locked ? [{ id: heir.id, round: first.round }] : [];
  });
}

/** The same for slides that stay in the game at other places: whose heading stayed behind begins no round any more. */
export function headingsAfterMoving(slides: readonly InRounds[], moved: ReadonlySet<QuestionId>): RoundChange[] {
  return roundsOf(slides).flatMap((round) => {
    const [first] = round;
    const [heading] = headingsAfterLeaving(round, moved);
    return first && heading && !first.locked ? [{ id: first.id, round: null }, heading] : [];
  });
}

/** The slides of each round, those before the first one left out. */
function roundsOf(slides: readonly InRounds[]): InRounds[][] {
  const rounds: InRounds[][] = [];
  for (const slide of slides) {
    if (slide.round) rounds.push([slide]);
    else rounds.at(-1)?.push(slide);
  }
  return rounds;
}
