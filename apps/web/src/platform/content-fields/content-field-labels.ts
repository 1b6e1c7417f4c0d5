import type { Dictionary } from '#platform/i18n';
import type { GameChanges, QuestionContent } from '@qc/contract';

/**
 * Names of all fields that an author changes on a game or a slide: where two versions are compared, where typed text is
 * kept, and where the audit log says what an admin changed.
 */
export const contentFieldLabels: Dictionary<Record<keyof QuestionContent | keyof GameChanges, string>> = {
  en: {
    ...{ type: 'Type', question: 'Question', queMessage: 'Subheading', image: 'Picture', answers: 'Answers' },
    ...{
      typing: 'Spelling rules',
      numberKey: 'Number',
      miniGame: 'Mini-game',
      backdrop: 'Background',
      soundSet: 'Sounds',
    },
    ...{ music: 'Music', winnersSound: 'Winners’ sound', winnersList: 'List of winners', disabled: 'Switched off' },
    ...{ generic: 'Template' },
    ...{ scoring: 'Scoring', teams: 'Teams', nameRule: 'Names', nameFilter: 'Rude names', lateJoin: 'Late joiners' },
    ...{ autoAdvance: 'Goes on by itself', setting: 'Played with' },
    ...{ selection: 'Players pick', score: 'Points', time: 'Time', openingMedia: 'Before', endingMedia: 'After' },
    ...{ backgroundMedia: 'Background', labels: 'Categories', visible: 'Visible', locked: 'Locked', notes: 'Notes' },
    ...{ mediaTitle: 'Media title', name: 'Name', description: 'Description', language: 'Language' },
    ...{ direction: 'Direction', mainColor: 'Main colour', secondaryColor: 'Secondary colour', logo: 'Logo' },
    ...{ maxParticipants: 'Most participants', backgroundImage: 'Background', sound: 'Sounds' },
    ...{ waitingText: 'Waiting text', regulationsLink: 'Regulations link', regulationsText: 'Regulations' },
    ...{ collectPhone: 'Phone number', winnersCount: 'Winners', separateWinnersSounds: 'Winners’ sounds' },
    ...{ timer: 'Clock', showAnswer: 'Right answer', showResultsAfter: 'Standings', questions: 'Order of slides' },
  },
  he: {
    ...{ type: 'סוג', question: 'שאלה', queMessage: 'כותרת משנה', image: 'תמונה', answers: 'תשובות' },
    ...{ typing: 'כללי כתיב', numberKey: 'מספר', miniGame: 'מיני־משחק', backdrop: 'רקע', soundSet: 'צלילים' },
    ...{ music: 'מוזיקה', winnersSound: 'צליל הזוכים', winnersList: 'רשימת הזוכים', disabled: 'כבוי' },
    ...{ generic: 'תבנית' },
    ...{
      scoring: 'ניקוד',
      teams: 'קבוצות',
      nameRule: 'שמות',
      nameFilter: 'שמות פוגעניים',
      lateJoin: 'מצטרפים מאוחרים',
    },
    ...{ autoAdvance: 'ממשיך מעצמו', setting: 'משחקים באמצעות' },
    ...{ selection: 'בחירת המשתתפים', score: 'ניקוד', time: 'זמן', openingMedia: 'לפני', endingMedia: 'אחרי' },
    ...{ backgroundMedia: 'רקע', labels: 'קטגוריות', visible: 'גלוי', locked: 'נעול', notes: 'הערות' },
    ...{ mediaTitle: 'כותרת המדיה', name: 'שם', description: 'תיאור', language: 'שפה' },
    ...{ direction: 'כיוון', mainColor: 'צבע ראשי', secondaryColor: 'צבע משני', logo: 'לוגו' },
    ...{ maxParticipants: 'מספר משתתפים מרבי', backgroundImage: 'רקע', sound: 'צלילים' },
    ...{ waitingText: 'טקסט המתנה', regulationsLink: 'קישור לתקנון', regulationsText: 'תקנון' },
    ...{ collectPhone: 'מספר טלפון', winnersCount: 'זוכים', separateWinnersSounds: 'צלילי זוכים' },
    ...{ timer: 'שעון', showAnswer: 'תשובה נכונה', showResultsAfter: 'טבלת מובילים', questions: 'סדר השקופיות' },
  },
  ar: {
    ...{ type: 'النوع', question: 'السؤال', queMessage: 'عنوان فرعي', image: 'الصورة', answers: 'الإجابات' },
    ...{ typing: 'قواعد الكتابة', numberKey: 'الرقم', miniGame: 'لعبة صغيرة', backdrop: 'الخلفية', soundSet: 'الأصوات' },
    ...{ music: 'الموسيقى', winnersSound: 'صوت الفائزين', winnersList: 'قائمة الفائزين', disabled: 'متوقفة' },
    ...{ generic: 'قالب' },
    ...{
      scoring: 'النقاط',
      teams: 'الفرق',
      nameRule: 'الأسماء',
      nameFilter: 'أسماء مسيئة',
      lateJoin: 'المنضمون متأخرًا',
    },
    ...{ autoAdvance: 'استمرار تلقائي', setting: 'اللعب بواسطة' },
    ...{ selection: 'اختيار اللاعبين', score: 'النقاط', time: 'الوقت', openingMedia: 'قبل', endingMedia: 'بعد' },
    ...{ backgroundMedia: 'الخلفية', labels: 'التصنيفات', visible: 'مرئية', locked: 'مقفلة', notes: 'ملاحظات' },
    ...{ mediaTitle: 'عنوان الوسائط', name: 'الاسم', description: 'الوصف', language: 'اللغة' },
    ...{ direction: 'الاتجاه', mainColor: 'اللون الرئيسي', secondaryColor: 'اللون الثانوي', logo: 'الشعار' },
    ...{ maxParticipants: 'أكبر عدد', backgroundImage: 'الخلفية', sound: 'الأصوات' },
    ...{ waitingText: 'نص الانتظار', regulationsLink: 'رابط الشروط', regulationsText: 'الشروط' },
    ...{ collectPhone: 'رقم الهاتف', winnersCount: 'الفائزون', separateWinnersSounds: 'أصوات الفائزين' },
    ...{ timer: 'الساعة', showAnswer: 'الإجابة الصحيحة', showResultsAfter: 'الترتيب', questions: 'ترتيب الشرائح' },
  },
};
