import type { Dictionary } from '#platform/i18n';

/** Names of the fields that two people may have changed, as the conflict dialog calls them. */
export const conflictLabels: Dictionary<Record<string, string>> = {
  en: {
    ...{ type: 'Type', question: 'Question', queMessage: 'Subheading', image: 'Picture', answers: 'Answers' },
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
    ...{ selection: 'اختيار المشاركين', score: 'النقاط', time: 'الوقت', openingMedia: 'قبل', endingMedia: 'بعد' },
    ...{ backgroundMedia: 'الخلفية', labels: 'التصنيفات', visible: 'مرئية', locked: 'مقفلة', notes: 'ملاحظات' },
    ...{ mediaTitle: 'عنوان الوسائط', name: 'الاسم', description: 'الوصف', language: 'اللغة' },
    ...{ direction: 'الاتجاه', mainColor: 'اللون الرئيسي', secondaryColor: 'اللون الثانوي', logo: 'الشعار' },
    ...{ maxParticipants: 'أكبر عدد', backgroundImage: 'الخلفية', sound: 'الأصوات' },
    ...{ waitingText: 'نص الانتظار', regulationsLink: 'رابط الشروط', regulationsText: 'الشروط' },
    ...{ collectPhone: 'رقم الهاتف', winnersCount: 'الفائزون', separateWinnersSounds: 'أصوات الفائزين' },
    ...{ timer: 'الساعة', showAnswer: 'الإجابة الصحيحة', showResultsAfter: 'الترتيب', questions: 'ترتيب الشرائح' },
  },
};
