import type { PupilTexts } from '../../../en/screens/author/pupils.ts';

export const pupils: PupilTexts = {
  play: 'משחק כמו תלמיד',
  rehearse: 'חזרה על השיחה',
  running: 'המשחק פועל בחלון השני',
  runningText: 'הוא מתקדם אוטומטית. עמדת המנחה שלו נמצאת בחדרים פתוחים.',
};
