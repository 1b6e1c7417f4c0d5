import type { GameGapsTexts } from '../../../en/screens/editor/game-gaps.ts';
import { ANSWERS_MAX, ANSWERS_MIN } from '@qc/contract';

export const gameGaps: GameGapsTexts = {
  nameRequired: 'يجب إعطاء اسم للعبة',
  noSlides: 'أضيفوا شريحة واحدة على الأقل',
  typeNotForDevice: 'نوع الشريحة هذا لا يناسب أجهزة اللعبة: اختاروا نوعًا آخر',
  questionRequired: 'اكتبوا السؤال أو اعرضوا وسائط قبله أو بعده',
  subheadingRequired: 'اكتبوا في العنوان الفرعي ما المطلوب في اللعبة المصغّرة',
  mediaRequired: 'اختاروا صورة أو فيديو أو صوتًا لهذه الشريحة',
  linkRequired: 'أضيفوا رابط اللعبة المصغّرة',
  linkInvalid: 'يجب أن يبدأ الرابط بـ https://',
  tooFewAnswers: `مطلوب ${ANSWERS_MIN} إجابات على الأقل`,
  tooManyAnswers: `بحد أقصى ${ANSWERS_MAX} إجابات`,
  textTooLong: 'النص أطول من اللازم: اختصروه',
  mixedScripts: 'العبرية والعربية مختلطتان في الإجابات: اكتبوها بلغة واحدة',
  hostRefused: 'لا يمكن عرض ألعاب مصغّرة من هذا الموقع هنا: اختاروا رابطًا آخر',
  blankAnswer: 'املؤوها أو أزيلوها',
  duplicateAnswer: 'هذه الإجابة مكررة',
  noCorrectAnswer: 'حدّدوا إجابة صحيحة واحدة على الأقل',
  oneCorrectAnswer: 'واحدة فقط من الاثنتين يمكن أن تكون صحيحة',
  spellingRequired: 'أضيفوا إجابة مقبولة واحدة على الأقل',
  spellingScript: 'لا يمكن كتابة هذا باللغة المختارة',
  numberRequired: 'أدخلوا العدد الصحيح للإجابة',
  timeRequired: 'حدّدوا وقت الإجابة',
  scoreRequired: 'حدّدوا النقاط',
};
