import type { MediaType } from '@qc/contract';

/** What a medium is, where there is no room to show it. */
export type MediaKindsTexts = Record<MediaType, string>;

/** What a medium is, where there is no room to show it. */
export const mediaKinds: MediaKindsTexts = { image: 'Image', video: 'Video', audio: 'Audio' };
