import { useSyncExternalStore } from 'react';
import type { Tracker } from './track.ts';

/** What of third parties was loaded into this page. */
interface ThirdPartiesHere {
  tagManager?: Tracker;
  measurement?: Tracker;
  pixel?: Tracker;
  accessibility?: true;
}

/** Filled by who loads them: nothing is loaded twice. */
export const thirdPartiesHere: ThirdPartiesHere = {};

const listeners = new Set<() => void>();
let vendorThere = false;

/** A vendor's accessibility widget has come. */
export function vendorCame(): void {
  vendorThere = true;
  for (const tell of listeners) tell();
}

/** Whether anything of a third party runs in this page; only a fresh page is without it again. */
export function hasThirdParties(): boolean {
  return Object.keys(thirdPartiesHere).length > 0;
}

/** Whether a vendor's accessibility widget has taken the place of our own menu. */
export function useVendorWidget(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => vendorThere,
    () => false,
  );
}
