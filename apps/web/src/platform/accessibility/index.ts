import { useSyncExternalStore } from 'react';
import { localValue } from '../storage/index.ts';

/** Sizes of text that can be chosen, percent of the usual. */
export const TEXT_SIZES = [100, 115, 130, 150] as const;
const SWITCHES = ['contrast', 'lessMotion', 'stopAnimations', 'markLinks', 'readableFont'] as const;
/** What can be turned on and off. */
export type AccessibilitySwitch = (typeof SWITCHES)[number];

/** How this device shows the working screens. */
export type AccessibilityPreferences = { textSize: (typeof TEXT_SIZES)[number] } & Record<AccessibilitySwitch, boolean>;

/** Everything as the product comes. */
export const USUAL: AccessibilityPreferences = {
  textSize: 100,
  contrast: false,
  lessMotion: false,
  stopAnimations: false,
  markLinks: false,
  readableFont: false,
};

const stored = localValue('accessibility');
const listeners = new Set<() => void>();
let current: AccessibilityPreferences | null = null;

/** What was chosen on this device. */
export function getPreferences(): AccessibilityPreferences {
  current ??= readPreferences(stored.get());
  return current;
}

/** What was chosen on this device, kept up to date. */
export function usePreferences(): AccessibilityPreferences {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getPreferences,
    getPreferences,
  );
}

/** Keeps a choice on this device. */
export function setPreferences(changes: Partial<AccessibilityPreferences>): void {
  current = { ...getPreferences(), ...changes };
  stored.set(JSON.stringify(current));
  for (const tell of listeners) tell();
}

/** Reads kept preferences; what makes no sense is as usual. */
export function readPreferences(text: string | null): AccessibilityPreferences {
  if (text === null) return USUAL;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return USUAL;
    const found = new Map<string, unknown>(Object.entries(kept));
    const textSize = TEXT_SIZES.find((size) => size === found.get('textSize')) ?? USUAL.textSize;
    const preferences = { ...USUAL, textSize };
    for (const name of SWITCHES) preferences[name] = found.get(name) === true;
    return preferences;
  } catch {
    return USUAL;
  }
}

/** Marks the page, so that the style sheet follows; null takes every mark away. */
export function markPage(preferences: AccessibilityPreferences | null): void {
  const marks = document.documentElement.dataset;
  const { textSize, contrast, lessMotion, stopAnimations, markLinks, readableFont } = preferences ?? USUAL;
  set('textSize', textSize === 100 ? null : String(textSize));
  set('contrast', contrast ? 'more' : null);
  set('motion', lessMotion ? 'less' : null);
  set('animations', stopAnimations ? 'stopped' : null);
  set('links', markLinks ? 'marked' : null);
  set('font', readableFont ? 'readable' : null);

  function set(name: string, value: string | null): void {
    if (value === null) delete marks[name];
    else marks[name] = value;
  }
}
