import type { Dictionary } from '#platform/i18n';
import type { MediaType } from '@qc/contract';

/** What a medium is, where there is no room to show it. */
export const mediaKinds: Dictionary<Record<MediaType, string>> = {
  en: { image: 'Image', video: 'Video', audio: 'Audio' },
  he: { image: 'תמונה', video: 'סרטון', audio: 'שמע' },
  ar: { image: 'صورة', video: 'فيديو', audio: 'صوت' },
};
