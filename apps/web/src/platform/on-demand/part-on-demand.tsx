import type { ComponentType } from 'react';
import { useOnline } from '../online/index.ts';
import { codeOf, type Load } from './code-of.ts';

/** A part of a screen that comes when its code is there; fetched again when the network returns. */
export function partOnDemand<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const useCode = codeOf(load);
  return function PartOnDemand(props: Props) {
    const Part = useCode(useOnline(), () => undefined);
    return Part && <Part {...props} />;
  };
}
