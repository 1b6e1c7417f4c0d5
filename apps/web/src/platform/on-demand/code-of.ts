import { type ComponentType, type FunctionComponent, useEffect, useEffectEvent, useState } from 'react';

/** How the code of a part is fetched. */
export type Load<Props> = () => Promise<ComponentType<Props>>;

/** A part as a screen draws it; `preload` fetches its code ahead, and never rejects. */
export type PreloadedPart<Props> = FunctionComponent<Props> & { preload: () => Promise<void> };

/**
 * A hook that fetches the code once it is wanted, and every time it is wanted anew while it is not there: by the next
 * number, or after it was not. Its `preload`
 * fetches it ahead, and never rejects: who mounts after that has it at once.
 */
export function codeOf<Props>(load: Load<Props>) {
  let kept: ComponentType<Props> | null = null;
  const fetchCode = async () => (kept ??= await load());
  const preload = async (): Promise<void> => void (await fetchCode().catch(() => undefined));
  const useCode = (wanted: boolean | number, onFailed: () => void): ComponentType<Props> | null => {
    const [code, setCode] = useState(() => kept);
    const giveUp = useEffectEvent(onFailed);
    useEffect(() => {
      if (!wanted || code !== null) return;
      let here = true;
      fetchCode().then(
        (found) => here && setCode(() => found),
        () => here && giveUp(),
      );
      return () => {
        here = false;
      };
    }, [wanted, code]);
    return code;
  };
  return Object.assign(useCode, { preload });
}
