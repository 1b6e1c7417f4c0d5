import type { Backdrop, SoundSet } from '@qc/contract';

/** Where a look is good: for dark halls, for merry ones, for light ones, and for halls in which a projector fights the sun. */
export const THEME_GROUPS = ['deep', 'lively', 'light', 'bright'] as const;
export type ThemeGroup = (typeof THEME_GROUPS)[number];

/** What a theme has beyond the settings of a game that choosing it writes: found again by those. */
export interface ThemeDress {
  /** Colour of headings on the big screen. */
  heading: string;
  /** Paper of what stands on cards. */
  card: string;
  /** Colours of confetti. */
  confetti: readonly string[];
}

/** A look in one tap. */
export interface Theme {
  key: ThemeKey;
  group: ThemeGroup;
  mainColor: string;
  secondaryColor: string;
  backdrop: Backdrop;
  soundSet: SoundSet;
  /** Absent: words, cards and confetti as every game has them. */
  dress?: ThemeDress;
}

export type ThemeKey =
  | 'ocean'
  | 'forest'
  | 'berry'
  | 'night'
  | 'slate'
  | 'aurora'
  | 'theatre'
  | 'city'
  | 'sunset'
  | 'party'
  | 'mint'
  | 'galaxy'
  | 'neon'
  | 'retro'
  | 'candy'
  | 'sand'
  | 'sky'
  | 'garden'
  | 'chalk'
  | 'daylight';

/** The themes in the order they are offered. */
export const THEMES: readonly Theme[] = [
  {
    ...{ key: 'ocean', group: 'deep', mainColor: '#1565C0', secondaryColor: '#4DD0E1' },
    ...{ backdrop: 'waves', soundSet: 'classic' },
  },
  {
    ...{ key: 'forest', group: 'deep', mainColor: '#1B5E20', secondaryColor: '#AED581' },
    ...{ backdrop: 'plain', soundSet: 'calm' },
  },
  {
    ...{ key: 'berry', group: 'deep', mainColor: '#8E1450', secondaryColor: '#F48FB1' },
    ...{ backdrop: 'bubbles', soundSet: 'classic' },
  },
  {
    ...{ key: 'night', group: 'deep', mainColor: '#1A237E', secondaryColor: '#FFD54F' },
    ...{ backdrop: 'confetti', soundSet: 'calm' },
  },
  {
    ...{ key: 'slate', group: 'deep', mainColor: '#37474F', secondaryColor: '#80CBC4' },
    ...{ backdrop: 'grid', soundSet: 'classic' },
  },
  {
    ...{ key: 'aurora', group: 'deep', mainColor: '#0B3B46', secondaryColor: '#5CE6B8' },
    ...{ backdrop: 'aurora', soundSet: 'calm' },
    dress: { heading: '#C8FFE9', card: '#EFFFF8', confetti: ['#5ce6b8', '#8fd3ff', '#c4a6ff', '#ffffff'] },
  },
  {
    ...{ key: 'theatre', group: 'deep', mainColor: '#6A1222', secondaryColor: '#F4C95D' },
    ...{ backdrop: 'curtain', soundSet: 'classic' },
    dress: { heading: '#FFE9B0', card: '#FFF8E6', confetti: ['#f4c95d', '#d7263d', '#fff3cf', '#ffffff'] },
  },
  {
    ...{ key: 'city', group: 'deep', mainColor: '#22305A', secondaryColor: '#FFC24B' },
    ...{ backdrop: 'skyline', soundSet: 'classic' },
    dress: { heading: '#FFE7BC', card: '#FFF9EE', confetti: ['#ffc24b', '#7fb2ff', '#ff8f6b', '#ffffff'] },
  },
  {
    ...{ key: 'sunset', group: 'lively', mainColor: '#B23C17', secondaryColor: '#FFC84A' },
    ...{ backdrop: 'rays', soundSet: 'classic' },
  },
  {
    ...{ key: 'party', group: 'lively', mainColor: '#6A1B9A', secondaryColor: '#FFEB3B' },
    ...{ backdrop: 'confetti', soundSet: 'arcade' },
  },
  {
    ...{ key: 'mint', group: 'lively', mainColor: '#00695C', secondaryColor: '#B2F2DD' },
    ...{ backdrop: 'grid', soundSet: 'arcade' },
  },
  {
    ...{ key: 'galaxy', group: 'lively', mainColor: '#2A1259', secondaryColor: '#FF7AD9' },
    ...{ backdrop: 'stars', soundSet: 'arcade' },
    dress: { heading: '#FFDDF6', card: '#FFF3FC', confetti: ['#ff7ad9', '#7c8cff', '#ffe066', '#ffffff'] },
  },
  {
    ...{ key: 'neon', group: 'lively', mainColor: '#12152B', secondaryColor: '#19E3FF' },
    ...{ backdrop: 'hexagons', soundSet: 'arcade' },
    dress: { heading: '#8FF3FF', card: '#EFFCFF', confetti: ['#19e3ff', '#ff3df2', '#c6ff3d', '#ffffff'] },
  },
  {
    ...{ key: 'retro', group: 'lively', mainColor: '#84401A', secondaryColor: '#F4A62A' },
    ...{ backdrop: 'arches', soundSet: 'arcade' },
    dress: { heading: '#FFE6B8', card: '#FFF6E4', confetti: ['#f4a62a', '#e2583e', '#3fa796', '#fff1d0'] },
  },
  {
    ...{ key: 'candy', group: 'light', mainColor: '#FFD6E7', secondaryColor: '#D81B60' },
    ...{ backdrop: 'bubbles', soundSet: 'arcade' },
  },
  {
    ...{ key: 'sand', group: 'light', mainColor: '#F6E7C8', secondaryColor: '#B26A00' },
    ...{ backdrop: 'waves', soundSet: 'calm' },
  },
  {
    ...{ key: 'sky', group: 'light', mainColor: '#D3EBFF', secondaryColor: '#1976D2' },
    ...{ backdrop: 'clouds', soundSet: 'calm' },
    dress: { heading: '#0B3A75', card: '#FFFFFF', confetti: ['#1976d2', '#ffb300', '#ff6f61', '#ffffff'] },
  },
  {
    ...{ key: 'garden', group: 'light', mainColor: '#E4F4D4', secondaryColor: '#3B8C3F' },
    ...{ backdrop: 'leaves', soundSet: 'calm' },
    dress: { heading: '#17501D', card: '#FDFFF7', confetti: ['#3b8c3f', '#f7b733', '#e5527c', '#ffffff'] },
  },
  {
    ...{ key: 'chalk', group: 'bright', mainColor: '#000000', secondaryColor: '#FFE100' },
    ...{ backdrop: 'stripes', soundSet: 'classic' },
    dress: { heading: '#FFE100', card: '#FFFFFF', confetti: ['#ffe100', '#ffffff', '#00e5ff', '#ff9100'] },
  },
  {
    ...{ key: 'daylight', group: 'bright', mainColor: '#FFFFFF', secondaryColor: '#0B3D91' },
    ...{ backdrop: 'dots', soundSet: 'classic' },
    dress: { heading: '#0B2A6B', card: '#F1F5FD', confetti: ['#0b3d91', '#d81b60', '#2e7d32', '#f9a825'] },
  },
];

/** What a theme writes into a game. */
type Look = Pick<Theme, 'mainColor' | 'secondaryColor' | 'backdrop'>;

/** The theme whose colours and background a game has; undefined: a look of its own. */
export function themeOf(look: Look): Theme | undefined {
  return THEMES.find(
    (theme) =>
      theme.mainColor.toLowerCase() === look.mainColor.toLowerCase() &&
      theme.secondaryColor.toLowerCase() === look.secondaryColor.toLowerCase() &&
      theme.backdrop === look.backdrop,
  );
}
