import { MINI_GAME_MIN_MS } from '@qc/contract/limits';
import type { SlideGap } from '../slide-gap.ts';
import { PLAIN_KIND } from '../plain-kind.ts';
import type { SlideKind } from '../slide-kind.ts';
import { checkHost } from './mini-game-host.ts';

/** From this share of a mini-game's points on it counts as passed. */
const PASSED = 0.5;

/**
 * A game of another site in a frame. It gives the share of the points that it reports, which nobody can check: reports
 * say so by the slide's type.
 */
export const miniGame: SlideKind<'miniGame'> = {
  ...PLAIN_KIND,
  hasKey: false,
  isTimed: false,
  windsDown: true,
  gaps: ({ queMessage, miniGame: link }, hosts) => {
    const gaps: SlideGap[] = [];
    // The page of a mini-game says nothing of what to do: the subheading does.
    if (queMessage.trim() === '') gaps.push({ field: 'queMessage', code: 'subheadingRequired' });
    if (link.trim() === '') gaps.push({ field: 'miniGame', code: 'linkRequired' });
    else if (!/^https:\/\/[^\s/?#]+/i.test(link)) gaps.push({ field: 'miniGame', code: 'linkInvalid' });
    if (hosts && checkHost(link, hosts) === 'refused') gaps.push({ field: 'miniGame', code: 'hostRefused' });
    return gaps;
  },
  prepare: ({ miniGame: link }) => ({ miniGame: link }),
  take: (_slide, { type, share }, elapsedMs) => {
    // A mini-game that tells no score is finished all the same.
    const fits = elapsedMs >= MINI_GAME_MIN_MS && (share === null || (share >= 0 && share <= 1));
    return fits ? { type, share } : null;
  },
  grade: (_slide, { share }) => {
    const fraction = share ?? 0;
    return { correct: fraction >= PASSED, fraction, wrong: share === 0 };
  },
  view: (slide) => ({ answers: [], miniGame: slide.miniGame }),
};
