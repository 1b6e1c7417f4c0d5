import type { Texts } from '../../../en/screens/about/licenses.ts';

export const licenses: Texts = {
  title: 'التراخيص',
  lead: 'بُني questions.creator بفضل عمل أشخاص كثيرين. هذه الحزم جزء منه، ولكل منها ترخيصها.',
  whole: 'النص الكامل لجميع التراخيص',
  table: 'الحزم وتراخيصها',
  name: 'الحزمة',
  license: 'الترخيص',
  source: 'المصدر',
  failed: 'تعذّر تحميل القائمة.',
};
