import type { PupilNamesTexts } from '../../../en/screens/author/pupil-names.ts';

export const pupilNames: PupilNamesTexts = 'تلميذ تجريبي';
