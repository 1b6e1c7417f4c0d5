import type { ReactionName } from '@qc/contract/live/reactions';

/** Names of what players send to the big screen while they wait. */
export const reactions: ReactionsTexts = {
  label: 'React on the big screen',
  applause: 'Applause',
  heart: 'Heart',
  laugh: 'Laughing',
  wow: 'Wow',
  flame: 'On fire',
  sparkle: 'Sparkle',
};

export type ReactionsTexts = Record<ReactionName | 'label', string>;
