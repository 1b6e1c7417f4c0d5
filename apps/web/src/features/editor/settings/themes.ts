import type { Backdrop, SoundSet } from '@qc/contract';

/** A look in one tap. */
export interface Theme {
  key: 'ocean' | 'forest' | 'sunset' | 'berry' | 'night' | 'candy' | 'sand' | 'slate' | 'party' | 'mint';
  mainColor: string;
  secondaryColor: string;
  backdrop: Backdrop;
  soundSet: SoundSet;
}

/** The themes in the order they are offered. Every main colour carries white or dark text as the stage draws it. */
export const THEMES: readonly Theme[] = [
  { key: 'ocean', mainColor: '#1565C0', secondaryColor: '#4DD0E1', backdrop: 'waves', soundSet: 'classic' },
  { key: 'forest', mainColor: '#1B5E20', secondaryColor: '#AED581', backdrop: 'plain', soundSet: 'calm' },
  { key: 'sunset', mainColor: '#B23C17', secondaryColor: '#FFC84A', backdrop: 'rays', soundSet: 'classic' },
  { key: 'berry', mainColor: '#8E1450', secondaryColor: '#F48FB1', backdrop: 'bubbles', soundSet: 'classic' },
  { key: 'night', mainColor: '#1A237E', secondaryColor: '#FFD54F', backdrop: 'confetti', soundSet: 'calm' },
  { key: 'candy', mainColor: '#FFD6E7', secondaryColor: '#D81B60', backdrop: 'bubbles', soundSet: 'arcade' },
  { key: 'sand', mainColor: '#F6E7C8', secondaryColor: '#B26A00', backdrop: 'waves', soundSet: 'calm' },
  { key: 'slate', mainColor: '#37474F', secondaryColor: '#80CBC4', backdrop: 'grid', soundSet: 'classic' },
  { key: 'party', mainColor: '#6A1B9A', secondaryColor: '#FFEB3B', backdrop: 'confetti', soundSet: 'arcade' },
  { key: 'mint', mainColor: '#00695C', secondaryColor: '#B2F2DD', backdrop: 'grid', soundSet: 'arcade' },
];

/** The theme a game has; undefined: a look of its own. */
export function themeOf(look: Omit<Theme, 'key'>): Theme | undefined {
  return THEMES.find(
    (theme) =>
      theme.mainColor.toLowerCase() === look.mainColor.toLowerCase() &&
      theme.secondaryColor.toLowerCase() === look.secondaryColor.toLowerCase() &&
      theme.backdrop === look.backdrop &&
      theme.soundSet === look.soundSet,
  );
}
