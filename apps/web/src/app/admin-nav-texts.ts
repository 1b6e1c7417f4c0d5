const en = {
  back: 'Back to my games',
  groups: { house: 'Accounts', content: 'Content', money: 'Billing', care: 'Maintenance' },
  nav: {
    dashboard: 'Overview',
    users: 'Users',
    institutions: 'Institutions',
    games: 'All games',
    slides: 'All slides',
    categories: 'Categories',
    rooms: 'Open rooms',
    subscriptions: 'Subscriptions and packs',
    types: 'Plans and prices',
    creditRequests: 'Requests for credits',
    orders: 'Orders',
    transactions: 'Transactions',
    mail: 'Undelivered emails',
    errors: 'Browser errors',
    audit: 'Audit log',
    settings: 'Settings',
  },
};

/** Texts of the admins' menu. */
type AdminNavTexts = typeof en;

const he: AdminNavTexts = {
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

const ar: AdminNavTexts = {
  back: 'العودة إلى ألعابي',
  groups: { house: 'النظام', content: 'المحتوى', money: 'الرصيد والأموال', care: 'الصيانة' },
  nav: {
    dashboard: 'نظرة عامة',
    users: 'المستخدمون',
    institutions: 'المؤسسات',
    games: 'كل الألعاب',
    slides: 'كل الشرائح',
    categories: 'التصنيفات',
    rooms: 'الغرف المفتوحة',
    subscriptions: 'الاشتراكات والباقات',
    types: 'الباقات والأسعار',
    creditRequests: 'طلبات الرصيد',
    orders: 'الطلبات',
    transactions: 'الحركات',
    mail: 'رسائل لم تصل',
    errors: 'أخطاء المتصفح',
    audit: 'سجل العمليات',
    settings: 'الإعدادات',
  },
};

export const adminNavTexts = { he, ar, en };
