import type { LiveWireTexts } from '../../../en/screens/player/live-wire.ts';

export const liveWire: LiveWireTexts = {
  connecting: 'מתחברים…',
  away: 'אין חיבור. ממשיכים לנסות',
  replaced: 'המשחק ממשיך בחלון אחר',
  removed: 'הוסרתם מהמשחק על ידי המנחה',
  noRoom: 'אין משחק פתוח עם הקוד הזה',
  notAllowed: 'אי אפשר לפתוח את המסך הזה',
  outdated: 'יש גרסה חדשה. יש לרענן את הדף',
  tooManyTries: 'יותר מדי ניסיונות שגויים. המתינו דקה והצטרפו שוב',
};
