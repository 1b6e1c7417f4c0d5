import { textsIn } from '#platform/words';
import { getLanguage } from '#platform/i18n';
import { useOnline } from '#platform/online';
import { showTimedMessage } from '#ui/dialogs';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

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

/** A part of a screen that comes when its code is there; fetched again when the network returns. */
export function partOnDemand<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const useCode = codeOf(load);
  return function PartOnDemand(props: Props) {
    const Part = useCode(useOnline(), () => undefined);
    return Part && <Part {...props} />;
  };
}

/** A hook that fetches the code once it is wanted, and every time it is wanted anew while it is not there. */
function codeOf<Props>(load: Load<Props>) {
  let kept: ComponentType<Props> | null = null;
  return function useCode(wanted: boolean, onFailed: () => void): ComponentType<Props> | null {
    const [code, setCode] = useState(() => kept);
    const giveUp = useEffectEvent(onFailed);
    useEffect(() => {
      if (!wanted || code !== null) return;
      let here = true;
      load().then(
        (found) => {
          kept = found;
          if (here) setCode(() => found);
        },
        () => here && giveUp(),
      );
      return () => {
        here = false;
      };
    }, [wanted, code]);
    return code;
  };
}
