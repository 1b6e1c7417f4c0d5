import type { PreviewNamesTexts } from '../../../en/screens/screen/preview-names.ts';

export const previewNames: PreviewNamesTexts = ['נועה', 'איתי', 'תמר', 'יונתן', 'Dana', 'מאיה', 'עומר'];
