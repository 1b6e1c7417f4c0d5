import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** How the code of a part is fetched. */
export type Load<Props> = () => Promise<ComponentType<Props>>;

/** A hook that fetches the code once it is wanted, and every time it is wanted anew while it is not there. */
export function codeOf<Props>(load: Load<Props>) {
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
