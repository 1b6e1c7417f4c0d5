import type { Dictionary } from '#platform/i18n';
import { ANSWERS_MAX, ANSWERS_MIN } from '@qc/contract';
import type { GapCode } from '@qc/engine';

/** What is missing, by the engine's codes. */
export const gapTexts: Dictionary<Record<GapCode, string>> = {
  en: {
    nameRequired: 'The game needs a name',
    noSlides: 'Add at least one slide',
    questionRequired: 'Write the question, or show media before or after it',
    mediaRequired: 'Choose a picture for this slide',
    tooFewAnswers: `Give at least ${ANSWERS_MIN} answers`,
    tooManyAnswers: `At most ${ANSWERS_MAX} answers`,
    blankAnswer: 'Fill in this answer',
    duplicateAnswer: 'This answer is there twice',
    noCorrectAnswer: 'Mark at least one right answer',
    oneCorrectAnswer: 'Only one of the two can be right',
    timeRequired: 'Set the time to answer',
    scoreRequired: 'Set the points',
  },
  he: {
    nameRequired: 'צריך לתת שם למשחק',
    noSlides: 'מוסיפים לפחות שקופית אחת',
    questionRequired: 'כותבים את השאלה, או מציגים מדיה לפניה או אחריה',
    mediaRequired: 'בוחרים תמונה לשקופית הזו',
    tooFewAnswers: `צריך לפחות ${ANSWERS_MIN} תשובות`,
    tooManyAnswers: `לכל היותר ${ANSWERS_MAX} תשובות`,
    blankAnswer: 'ממלאים את התשובה הזו',
    duplicateAnswer: 'התשובה הזו מופיעה פעמיים',
    noCorrectAnswer: 'מסמנים לפחות תשובה אחת נכונה',
    oneCorrectAnswer: 'רק אחת מהשתיים יכולה להיות נכונה',
    timeRequired: 'קובעים את הזמן לתשובה',
    scoreRequired: 'קובעים את הניקוד',
  },
  ar: {
    nameRequired: 'يجب إعطاء اسم للعبة',
    noSlides: 'أضيفوا شريحة واحدة على الأقل',
    questionRequired: 'اكتبوا السؤال أو اعرضوا وسائط قبله أو بعده',
    mediaRequired: 'اختاروا صورة لهذه الشريحة',
    tooFewAnswers: `مطلوب ${ANSWERS_MIN} إجابات على الأقل`,
    tooManyAnswers: `بحد أقصى ${ANSWERS_MAX} إجابات`,
    blankAnswer: 'املأوا هذه الإجابة',
    duplicateAnswer: 'هذه الإجابة مكررة',
    noCorrectAnswer: 'حدّدوا إجابة صحيحة واحدة على الأقل',
    oneCorrectAnswer: 'واحدة فقط من الاثنتين يمكن أن تكون صحيحة',
    timeRequired: 'حدّدوا وقت الإجابة',
    scoreRequired: 'حدّدوا النقاط',
  },
};
