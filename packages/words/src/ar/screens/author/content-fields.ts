import type { ContentFieldsTexts } from '../../../en/screens/author/content-fields.ts';

export const contentFields: ContentFieldsTexts = {
  ...{ type: 'النوع', question: 'السؤال', queMessage: 'عنوان فرعي', image: 'الصورة', answers: 'الإجابات' },
  ...{
    typing: 'قواعد الكتابة',
    numberKey: 'العدد',
    miniGame: 'لعبة مصغّرة',
    backdrop: 'الخلفية',
    soundSet: 'المؤثرات الصوتية',
  },
  ...{
    music: 'الموسيقى',
    winnersSound: 'صوت الفائزين',
    winnersList: 'قائمة الفائزين',
    disabled: 'معطّلة',
    blocked: 'محظورة',
  },
  ...{ generic: 'قالب' },
  ...{
    scoring: 'احتساب النقاط',
    teams: 'الفرق',
    nameRule: 'الأسماء المستعارة',
    nameFilter: 'تصفية الأسماء المسيئة',
    lateJoin: 'المنضمون متأخرًا',
  },
  ...{ autoAdvance: 'انتقال تلقائي', setting: 'الأجهزة' },
  ...{ selection: 'اختيار اللاعبين', score: 'النقاط', time: 'الوقت', openingMedia: 'قبل', endingMedia: 'بعد' },
  ...{
    backgroundMedia: 'الخلفية',
    labels: 'التصنيفات',
    visible: 'مرئية',
    locked: 'مقفلة',
    notes: 'ملاحظات لمنظّم اللعبة',
  },
  ...{ mediaTitle: 'عنوان الوسائط', name: 'الاسم', description: 'الوصف', language: 'اللغة' },
  ...{ direction: 'الاتجاه', mainColor: 'اللون الرئيسي', secondaryColor: 'اللون الثانوي', logo: 'الشعار' },
  ...{ maxParticipants: 'الحد الأقصى للاعبين', backgroundImage: 'الخلفية', sound: 'المؤثرات الصوتية' },
  ...{ waitingText: 'نص الانتظار', regulationsLink: 'رابط الشروط', regulationsText: 'الشروط' },
  ...{ collectPhone: 'رقم الهاتف', winnersCount: 'الفائزون', separateWinnersSounds: 'أصوات الفائزين' },
  ...{ timer: 'المؤقّت', showAnswer: 'الإجابة الصحيحة', showResultsAfter: 'الترتيب', questions: 'ترتيب الشرائح' },
};
