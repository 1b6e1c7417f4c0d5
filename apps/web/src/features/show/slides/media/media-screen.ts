import type { ScreenKind } from '../screen-kind.ts';

/** A media slide asks nothing: the big screen has it as a phase of its own. */
export const media: ScreenKind = { Below: () => null, space: () => 'answers' };
