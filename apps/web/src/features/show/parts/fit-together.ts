import { useState } from 'react';

/** How small a text had to become: the part of the way from its largest size to its smallest, and the part of that. */
export interface Fitted {
  share: number;
  less: number;
}

/** Texts that are all as small as the one that has to be smallest. */
export interface FitGroup {
  /** What a text found for itself; all of the group get what is smallest now. */
  fitted(element: HTMLElement, found: Fitted): void;
  gone(element: HTMLElement): void;
}

/** Sets a text to a size. */
export function setFitted({ style }: HTMLElement, { share, less }: Fitted): void {
  style.setProperty('--fit', String(share));
  style.setProperty('--less', String(less));
}

/** The smallest of sizes. */
export function smallestOf(all: readonly Fitted[]): Fitted {
  return {
    share: Math.max(0, ...all.map(({ share }) => share)),
    less: Math.min(1, ...all.map(({ less }) => less)),
  };
}

function makeGroup(): FitGroup {
  const all = new Map<HTMLElement, Fitted>();
  const level = () => {
    const size = smallestOf([...all.values()]);
    for (const element of all.keys()) setFitted(element, size);
  };
  return {
    fitted: (element, found) => {
      all.set(element, found);
      level();
    },
    gone: (element) => {
      all.delete(element);
    },
  };
}

/** A group for texts that are made to fit: all get one size, so that the longest is not the smallest. */
export function useFitGroup(): FitGroup {
  const [group] = useState(makeGroup);
  return group;
}
