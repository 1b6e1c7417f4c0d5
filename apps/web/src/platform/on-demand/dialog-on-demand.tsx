import { codeOf, type Load, type PreloadedPart } from './code-of.ts';
import { tellNotFetched } from './not-fetched.ts';

/**
 * A dialog whose code is fetched when it is first asked for. Without a network it says so and closes: the screen behind
 * it stays, and the next time it is fetched again.
 */
export function dialogOnDemand<Props extends { onClose: () => void }>(
  load: Load<Props>,
  isAsked: (props: Props) => boolean,
): PreloadedPart<Props> {
  const useCode = codeOf(load);
  return Object.assign(
    function DialogOnDemand(props: Props) {
      const { onClose } = props;
      const Dialog = useCode(isAsked(props), () => {
        tellNotFetched();
        onClose();
      });
      return Dialog && <Dialog {...props} />;
    },
    { preload: useCode.preload },
  );
}
