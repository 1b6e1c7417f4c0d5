import type { GameGapsTexts } from '../../../en/screens/editor/game-gaps.ts';
import { ANSWERS_MAX, ANSWERS_MIN } from '@qc/contract';

export const gameGaps: GameGapsTexts = {
  nameRequired: 'יש לתת שם למשחק',
  noSlides: 'יש להוסיף שקופית אחת לפחות',
  typeNotForDevice: 'סוג השקופית הזה לא מתאים למכשירים של המשחק: יש לבחור סוג אחר',
  questionRequired: 'יש לכתוב שאלה, או להציג מדיה לפניה או אחריה',
  subheadingRequired: 'יש לכתוב בכותרת המשנה מה עושים במיני־משחק',
  mediaRequired: 'יש לבחור תמונה, סרטון או שמע לשקופית הזו',
  linkRequired: 'יש להזין קישור למיני־משחק',
  linkInvalid: 'הקישור צריך להתחיל ב־https://',
  tooFewAnswers: `יש להוסיף לפחות ${ANSWERS_MIN} תשובות`,
  tooManyAnswers: `לכל היותר ${ANSWERS_MAX} תשובות`,
  textTooLong: 'ארוך מדי: יש לקצר',
  mixedScripts: 'עברית וערבית מעורבות בתשובות: יש לכתוב אותן בשפה אחת',
  hostRefused: 'אי אפשר להציג כאן מיני־משחקים מהאתר הזה: יש לבחור קישור אחר',
  blankAnswer: 'יש למלא או להסיר',
  duplicateAnswer: 'התשובה הזו מופיעה פעמיים',
  noCorrectAnswer: 'יש לסמן לפחות תשובה אחת נכונה',
  oneCorrectAnswer: 'רק אחת מהשתיים יכולה להיות נכונה',
  spellingRequired: 'יש להזין לפחות תשובה מתקבלת אחת',
  spellingScript: 'אי אפשר להקליד את זה בשפה שנבחרה',
  numberRequired: 'יש להזין את המספר הנכון',
  timeRequired: 'יש לקבוע את הזמן לתשובה',
  scoreRequired: 'יש לקבוע ניקוד',
};
