import type { PhoneKind } from '../phone-kind.ts';

const nothing = () => null;

/** A media slide asks nothing: the phone has it as a phase of its own. */
export const media: PhoneKind = {
  Task: nothing,
  staysAfterClose: false,
  howTo: () => '',
  taskSaysHowTo: true,
  outcome: 'none',
  Solution: nothing,
  solutionWords: () => '',
  Given: nothing,
  Right: nothing,
};
