import type { JoinTexts } from '../../../en/screens/show/join.ts';

export const join: JoinTexts = {
  rules: 'الشروط',
  rulesLink: 'قراءة الشروط كاملة',
  consent: 'قرأت الشروط وأوافق عليها',
  chooseTeam: 'اختيار فريق',
  tapShapes: 'خطوة أخيرة',
  tapHint: 'المسوا الأشكال الستة بالترتيب الظاهر على الشاشة الكبيرة',
  tapped: (n, of) => `تم لمس ${n} من ${of}`,
  shapes: ['مثلث', 'معيّن', 'دائرة', 'مربع', 'نجمة', 'سداسي', 'خماسي', 'زائد'],
  undo: 'التراجع عن آخر لمسة',
  noShapes: 'لا توجد أشكال على الشاشة الكبيرة؟',
  askForShapes: 'لا يمكن الانضمام من دون الأشكال. اطلبوا من منظّم اللعبة عرضها أو ذكرها',
};
