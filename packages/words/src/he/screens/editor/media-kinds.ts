import type { MediaKindsTexts } from '../../../en/screens/editor/media-kinds.ts';

export const mediaKinds: MediaKindsTexts = { image: 'תמונה', video: 'סרטון', audio: 'שמע' };
