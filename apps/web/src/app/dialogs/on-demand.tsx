import { textsIn } from '#platform/words';
import { getLanguage } from '#platform/i18n';
import { codeOf, type Load } from '#platform/on-demand';
import { showTimedMessage } from '#ui/dialogs';
import type { ComponentType } from 'react';

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
      showTimedMessage({ kind: 'error', title: textsIn(getLanguage(), 'app').notFetched, durationMs: 3000 });
      onClose();
    });
    return Dialog && <Dialog {...props} />;
  };
}
