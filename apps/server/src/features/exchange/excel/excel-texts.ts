import type { ExcelColumn, Language } from '@qc/contract';
import type { ExcelKind } from './excel-kinds.ts';

interface ExcelTexts {
  /** Name of the sheet that is filled. */
  sheet: string;
  /** Name of the sheet that explains. */
  guide: string;
  /** Name of the template's file. */
  template: string;
  yes: string;
  no: string;
  columns: Record<ExcelColumn, string>;
  kinds: Record<ExcelKind, string>;
  guideTitle: string;
  /** The explanation, line by line. */
  guideLines: Record<'rows' | 'types' | 'correct' | 'numbers' | 'defaults' | 'categories' | 'preview', string>;
  /** What the answer columns mean for each kind. */
  kindLines: Record<ExcelKind, string>;
}

/** Every word of the Excel sheets. */
export const EXCEL_TEXTS: Record<Language, ExcelTexts> = {
  he: {
    sheet: 'שאלות',
    guide: 'הסבר',
    template: 'תבנית שאלות',
    yes: 'נכון',
    no: 'לא נכון',
    columns: {
      type: 'סוג',
      question: 'שאלה',
      queMessage: 'כותרת משנה',
      answer1: 'תשובה 1',
      answer2: 'תשובה 2',
      answer3: 'תשובה 3',
      answer4: 'תשובה 4',
      answer5: 'תשובה 5',
      answer6: 'תשובה 6',
      answer7: 'תשובה 7',
      answer8: 'תשובה 8',
      correct: 'התשובה הנכונה',
      score: 'ניקוד',
      time: 'זמן בשניות',
      categories: 'קטגוריות',
    },
    kinds: {
      trivia: 'שאלת טריוויה',
      triviaMultiple: 'שאלת טריוויה, כמה תשובות',
      trueFalse: 'נכון או לא נכון',
      survey: 'סקר',
      surveyMultiple: 'סקר, כמה תשובות',
      typed: 'תשובה בכתב',
      number: 'מספר',
      order: 'סידור לפי הסדר',
    },
    guideTitle: 'איך ממלאים את הגיליון',
    guideLines: {
      rows: 'כל שורה היא שאלה אחת, עד 1,000 שאלות בקובץ. שורות ריקות לא נספרות.',
      types: 'בעמודה ״סוג״ בוחרים מהרשימה, או כותבים אחת מהמילים שבטבלה למטה.',
      correct:
        'בעמודה ״התשובה הנכונה״ כותבים את מספר התשובה, וכשיש כמה מפרידים בפסיק: 1,3. אפשר גם אות (א, ב, ג) או את התשובה עצמה.',
      numbers: 'בניקוד ובזמן כותבים מספר שלם. זמן נמדד בשניות.',
      defaults: 'ניקוד או זמן שנשארו ריקים מקבלים את הערך הרגיל.',
      categories: 'קטגוריות כותבים בשמן, עם פסיק או נקודה־פסיק ביניהן. קטגוריה שאינה קיימת לא תיווסף.',
      preview: 'לפני השמירה רואים את כל השורות, ובכל שורה מה צריך תיקון. אפשר לשמור רק את השורות התקינות.',
    },
    kindLines: {
      trivia: 'בין 2 ל־8 תשובות, והמשתתף בוחר אחת.',
      triviaMultiple: 'בין 2 ל־8 תשובות, והמשתתף בוחר את כל הנכונות.',
      trueFalse: 'עמודות התשובות נשארות ריקות. בתשובה הנכונה כותבים ״נכון״ או ״לא נכון״.',
      survey: 'בין 2 ל־8 תשובות, בלי תשובה נכונה. המשתתף בוחר אחת.',
      surveyMultiple: 'בין 2 ל־8 תשובות, בלי תשובה נכונה. המשתתף בוחר כמה שרוצה.',
      typed: 'בכל עמודת תשובה ניסוח אחד שמתקבל.',
      number: 'תשובה 1 היא המספר, תשובה 2 הסטייה המותרת (ריק: הקרוב ביותר מנצח), תשובה 3 היחידה.',
      order: 'כותבים את התשובות בסדר הנכון. המשתתף רואה אותן מעורבבות.',
    },
  },
  ar: {
    sheet: 'الأسئلة',
    guide: 'شرح',
    template: 'قالب الأسئلة',
    yes: 'صح',
    no: 'خطأ',
    columns: {
      type: 'النوع',
      question: 'السؤال',
      queMessage: 'عنوان فرعي',
      answer1: 'الإجابة 1',
      answer2: 'الإجابة 2',
      answer3: 'الإجابة 3',
      answer4: 'الإجابة 4',
      answer5: 'الإجابة 5',
      answer6: 'الإجابة 6',
      answer7: 'الإجابة 7',
      answer8: 'الإجابة 8',
      correct: 'الإجابة الصحيحة',
      score: 'النقاط',
      time: 'الوقت بالثواني',
      categories: 'التصنيفات',
    },
    kinds: {
      trivia: 'سؤال اختيار من متعدد',
      triviaMultiple: 'سؤال اختيار من متعدد، عدة إجابات',
      trueFalse: 'صح أم خطأ',
      survey: 'استطلاع',
      surveyMultiple: 'استطلاع، عدة إجابات',
      typed: 'إجابة مكتوبة',
      number: 'عدد',
      order: 'ترتيب',
    },
    guideTitle: 'كيف تملؤون الجدول',
    guideLines: {
      rows: 'كل صف سؤال واحد، وحتى 1,000 سؤال في الملف. الصفوف الفارغة لا تُحسب.',
      types: 'في عمود «النوع» اختاروا من القائمة، أو اكتبوا إحدى الكلمات الواردة في الجدول أدناه.',
      correct:
        'في عمود «الإجابة الصحيحة» اكتبوا رقم الإجابة، وإن كان هناك أكثر من واحدة فافصلوا بينها بفاصلة: 1,3. ويمكن أيضًا كتابة حرف (أ، ب، ج) أو نص الإجابة نفسه.',
      numbers: 'في النقاط والوقت اكتبوا عددًا صحيحًا. الوقت بالثواني.',
      defaults: 'إذا تُركت النقاط أو الوقت فارغة تُستعمل القيمة المعتادة.',
      categories: 'اكتبوا التصنيفات بأسمائها وبينها فاصلة أو فاصلة منقوطة. التصنيف غير الموجود لا يُضاف.',
      preview: 'قبل الحفظ تظهر جميع الصفوف وما يحتاج إلى تصحيح في كل منها، ويمكن حفظ الصفوف السليمة فقط.',
    },
    kindLines: {
      trivia: 'من 2 إلى 8 إجابات، ويختار اللاعب واحدة.',
      triviaMultiple: 'من 2 إلى 8 إجابات، ويختار اللاعب كل الصحيح منها.',
      trueFalse: 'تبقى أعمدة الإجابات فارغة. في الإجابة الصحيحة اكتبوا «صح» أو «خطأ».',
      survey: 'من 2 إلى 8 إجابات دون إجابة صحيحة، ويختار اللاعب واحدة.',
      surveyMultiple: 'من 2 إلى 8 إجابات دون إجابة صحيحة، ويختار اللاعب ما يشاء.',
      typed: 'في كل عمود إجابة صيغة واحدة مقبولة.',
      number: 'الإجابة 1 هي العدد، والإجابة 2 الفرق المسموح به (فارغة: يفوز الأقرب)، والإجابة 3 الوحدة.',
      order: 'اكتبوا الإجابات بترتيبها الصحيح. يراها اللاعب مخلوطة.',
    },
  },
  en: {
    sheet: 'Questions',
    guide: 'Help',
    template: 'Question template',
    yes: 'True',
    no: 'False',
    columns: {
      type: 'Type',
      question: 'Question',
      queMessage: 'Subheading',
      answer1: 'Answer 1',
      answer2: 'Answer 2',
      answer3: 'Answer 3',
      answer4: 'Answer 4',
      answer5: 'Answer 5',
      answer6: 'Answer 6',
      answer7: 'Answer 7',
      answer8: 'Answer 8',
      correct: 'Correct answer',
      score: 'Points',
      time: 'Time in seconds',
      categories: 'Categories',
    },
    kinds: {
      trivia: 'Multiple choice',
      triviaMultiple: 'Multiple choice, several answers',
      trueFalse: 'True or false',
      survey: 'Poll',
      surveyMultiple: 'Poll, several answers',
      typed: 'Typed answer',
      number: 'Number',
      order: 'Ordering',
    },
    guideTitle: 'How to fill in the sheet',
    guideLines: {
      rows: 'Each row is one question, up to 1,000 questions in a file. Blank rows are skipped.',
      types: 'In the “Type” column, pick from the list or write one of the words in the table below.',
      correct:
        'In the column “Correct answer” write the number of the answer, several with a comma between them: 1,3. A letter (A, B, C) or the answer itself will do too.',
      numbers: 'Points and time are whole numbers. Time is in seconds.',
      defaults: 'Points or time left blank get the usual value.',
      categories: 'Write categories by name, with a comma or semicolon between them. Unknown categories are skipped.',
      preview:
        'Before anything is saved you see all rows and what needs fixing in each. You can import only the valid rows.',
    },
    kindLines: {
      trivia: '2 to 8 answers; the player picks one.',
      triviaMultiple: '2 to 8 answers; the player picks all the correct ones.',
      trueFalse: 'Leave the answer columns blank. Write “True” or “False” as the correct answer.',
      survey: '2 to 8 answers, none of them correct; the player picks one.',
      surveyMultiple: '2 to 8 answers, none of them correct; the player picks as many as they like.',
      typed: 'One accepted answer in each answer column.',
      number: 'Answer 1 is the number, answer 2 the margin (blank: the closest wins), answer 3 the unit.',
      order: 'Write the answers in the correct order. Players see them shuffled.',
    },
  },
};
