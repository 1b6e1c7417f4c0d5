import type { PreviewNamesTexts } from '../../../en/screens/screen/preview-names.ts';

export const previewNames: PreviewNamesTexts = ['ليلى', 'سامي', 'نور', 'كريم', 'Dana', 'مريم', 'يوسف'];
