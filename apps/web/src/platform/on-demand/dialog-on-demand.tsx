import type { ComponentType } from 'react';
import { codeOf, type Load } from './code-of.ts';
import { tellNotFetched } from './not-fetched.ts';

/**
 * A dialog whose code is fetched when it is first asked for. Without a network it says so and closes: the screen behind
 * it stays, and the next time it is fetched again.
 */
export function dialogOnDemand<Props extends { onClose: () => void }>(
  load: Load<Props>,
  isAsked: (props: Props) => boolean,
): ComponentType<Props> {
  const useCode = codeOf(load);
  return function DialogOnDemand(props: Props) {
    const { onClose } = props;
    const Dialog = useCode(isAsked(props), () => {
      tellNotFetched();
      onClose();
    });
    return Dialog && <Dialog {...props} />;
  };
}
