import type { AdminNavTexts } from '../../../en/screens/everywhere/admin-nav.ts';

export const adminNav: AdminNavTexts = {
  back: 'חזרה למשחקים שלי',
  groups: { house: 'המערכת', content: 'תוכן', money: 'קרדיטים וכספים', care: 'תחזוקה' },
  nav: {
    dashboard: 'מבט כללי',
    users: 'משתמשים',
    institutions: 'מוסדות',
    games: 'כל המשחקים',
    slides: 'כל השקופיות',
    categories: 'קטגוריות',
    rooms: 'חדרים פתוחים',
    subscriptions: 'מנויים וחבילות',
    types: 'חבילות ומחירים',
    creditRequests: 'בקשות לקרדיטים',
    orders: 'הזמנות',
    transactions: 'תנועות',
    mail: 'דוא״ל שלא נמסר',
    errors: 'שגיאות בדפדפן',
    audit: 'יומן פעולות',
    settings: 'הגדרות',
  },
};
