import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

export interface TogetherTexts {
  slideChanged: (name: string, number: number) => string;
  slidesChanged: (name: string, n: number) => string;
  gameChanged: (name: string) => string;
  show: string;
  hide: string;
  conflictTitle: (name: string) => string;
  /** `ago`: in words such as “2 minutes ago”; null: just now. */
  changedThis: (name: string, ago: string | null) => string;
  versionOf: (name: string) => string;
  /** The same, of oneself in another window or on another device. */
  ownTitle: string;
  ownChangedThis: (ago: string | null) => string;
  ownVersion: string;
}

/** Words about what others change in a game that is edited together. */
export const editorTogether: TogetherTexts = {
  slideChanged: (name, number) => `${isolate(name)} changed slide ${number}.`,
  slidesChanged: (name, n) =>
    plural(n, { one: `${isolate(name)} changed 1 slide.`, other: `${isolate(name)} changed ${n} slides.` }),
  gameChanged: (name) => `${isolate(name)} changed the game’s settings or slide order.`,
  show: 'Show',
  hide: 'Hide this message',
  conflictTitle: (name) => `${isolate(name)} edited this too`,
  changedThis: (name, ago) => `${isolate(name)} changed this ${ago ?? 'just now'}.`,
  versionOf: (name) => `Version by ${isolate(name)}`,
  ownTitle: 'You edited this elsewhere too',
  ownChangedThis: (ago) => `You changed this in another window or on another device ${ago ?? 'just now'}.`,
  ownVersion: 'Saved version',
};
