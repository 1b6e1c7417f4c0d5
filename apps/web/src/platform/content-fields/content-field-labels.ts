import type { Dictionary } from '#platform/i18n';
import type { GameChanges, QuestionContent } from '@qc/contract';

/**
 * Names of all fields that an author changes on a game or a slide: where two versions are compared, where typed text is
 * kept, and where the audit log says what an admin changed.
 */
export const contentFieldLabels: Dictionary<Record<keyof QuestionContent | keyof GameChanges, string>> = {
  en: {
    ...{ type: 'Type', question: 'Question', queMessage: 'Subheading', image: 'Image', answers: 'Answers' },
    ...{
      typing: 'Spelling rules',
      numberKey: 'Number',
      miniGame: 'Mini-game',
      backdrop: 'Background',
      soundSet: 'Sounds',
    },
    ...{ music: 'Music', winnersSound: 'Winners’ sound', winnersList: 'List of winners', disabled: 'Disabled' },
    ...{ generic: 'Template' },
    ...{
      scoring: 'Scoring',
      teams: 'Teams',
      nameRule: 'Names',
      nameFilter: 'Rude name filter',
      lateJoin: 'Late joiners',
    },
    ...{ autoAdvance: 'Auto-advance', setting: 'Devices' },
    ...{ selection: 'Players pick', score: 'Points', time: 'Time', openingMedia: 'Before', endingMedia: 'After' },
    ...{
      backgroundMedia: 'Background',
      labels: 'Categories',
      visible: 'Visible',
      locked: 'Locked',
      notes: 'Host notes',
    },
    ...{ mediaTitle: 'Media title', name: 'Name', description: 'Description', language: 'Language' },
    ...{ direction: 'Direction', mainColor: 'Main color', secondaryColor: 'Secondary color', logo: 'Logo' },
    ...{ maxParticipants: 'Maximum players', backgroundImage: 'Background', sound: 'Sounds' },
    ...{ waitingText: 'Waiting text', regulationsLink: 'Rules link', regulationsText: 'Rules' },
    ...{ collectPhone: 'Phone number', winnersCount: 'Winners', separateWinnersSounds: 'Winners’ sounds' },
    ...{ timer: 'Timer', showAnswer: 'Correct answer', showResultsAfter: 'Leaderboard', questions: 'Order of slides' },
  },
  he: {
    ...{ type: 'סוג', question: 'שאלה', queMessage: 'כותרת משנה', image: 'תמונה', answers: 'תשובות' },
    ...{ typing: 'כללי כתיב', numberKey: 'מספר', miniGame: 'מיני־משחק', backdrop: 'רקע', soundSet: 'צלילים' },
    ...{ music: 'מוזיקה', winnersSound: 'צליל המנצחים', winnersList: 'רשימת המנצחים', disabled: 'מושבת' },
    ...{ generic: 'תבנית' },
    ...{
      scoring: 'ניקוד',
      teams: 'קבוצות',
      nameRule: 'כינויים',
      nameFilter: 'סינון כינויים פוגעניים',
      lateJoin: 'מצטרפים מאוחרים',
    },
    ...{ autoAdvance: 'מעבר אוטומטי', setting: 'מכשירים' },
    ...{ selection: 'בחירת המשתתפים', score: 'ניקוד', time: 'זמן', openingMedia: 'לפני', endingMedia: 'אחרי' },
    ...{ backgroundMedia: 'רקע', labels: 'קטגוריות', visible: 'גלויה', locked: 'נעולה', notes: 'הערות למנחה' },
    ...{ mediaTitle: 'כותרת המדיה', name: 'שם', description: 'תיאור', language: 'שפה' },
    ...{ direction: 'כיוון', mainColor: 'צבע ראשי', secondaryColor: 'צבע משני', logo: 'לוגו' },
    ...{ maxParticipants: 'מספר משתתפים מרבי', backgroundImage: 'רקע', sound: 'צלילים' },
    ...{ waitingText: 'טקסט המתנה', regulationsLink: 'קישור לתקנון', regulationsText: 'תקנון' },
    ...{ collectPhone: 'מספר טלפון', winnersCount: 'מנצחים', separateWinnersSounds: 'צלילי המנצחים' },
    ...{ timer: 'שעון', showAnswer: 'תשובה נכונה', showResultsAfter: 'טבלת המובילים', questions: 'סדר השקופיות' },
  },
  ar: {
    ...{ type: 'النوع', question: 'السؤال', queMessage: 'عنوان فرعي', image: 'الصورة', answers: 'الإجابات' },
    ...{
      typing: 'قواعد الكتابة',
      numberKey: 'العدد',
      miniGame: 'لعبة مصغّرة',
      backdrop: 'الخلفية',
      soundSet: 'المؤثرات الصوتية',
    },
    ...{ music: 'الموسيقى', winnersSound: 'صوت الفائزين', winnersList: 'قائمة الفائزين', disabled: 'معطّلة' },
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
  },
};
