import type { ReactNode } from 'react';
import { useOnline } from '../online/index.ts';
import { codeOf, type Load, type PreloadedPart } from './code-of.ts';

/** A part of a screen that comes when its code is there; fetched again when the network returns. `meanwhile` keeps its place. */
export function partOnDemand<Props extends object>(
  load: Load<Props>,
  meanwhile: ReactNode = null,
): PreloadedPart<Props> {
  const useCode = codeOf(load);
  return Object.assign(
    function PartOnDemand(props: Props) {
      const Code = useCode(useOnline(), () => undefined);
      return Code ? <Code {...props} /> : meanwhile;
    },
    { preload: useCode.preload },
  );
}
