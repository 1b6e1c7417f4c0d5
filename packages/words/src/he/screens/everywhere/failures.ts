import type { FailuresTexts } from '../../../en/screens/everywhere/failures.ts';

export const failures: FailuresTexts = {
  offline: 'אין חיבור לאינטרנט. דבר לא נשמר. נסו שוב כשהחיבור יחזור',
  unreachable: 'אי אפשר להגיע לשרת כרגע. נסו שוב בעוד רגע',
  tooLargeForProxy: 'השרת המתווך (proxy) שלפני האתר מסרב לחלקים בגודל הזה. פנו למנהל המערכת',
  why: 'הסיבה',
  unexpected: 'משהו השתבש',
  restricted: 'החשבון חסום. יש לפנות למנהל המערכת',
};
