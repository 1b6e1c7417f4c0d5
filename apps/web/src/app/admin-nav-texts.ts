const en = {
  back: 'Back to my games',
  groups: { house: 'The house', content: 'Content', money: 'Credits and money', care: 'Care' },
  nav: {
    dashboard: 'Overview',
    users: 'Users',
    institutions: 'Institutions',
    games: 'All games',
    slides: 'All slides',
    categories: 'Categories',
    rooms: 'Open rooms',
    subscriptions: 'Subscriptions',
    types: 'What is sold',
    orders: 'Orders',
    transactions: 'Transactions',
    errors: 'Client errors',
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
    subscriptions: 'מנויים',
    types: 'מה נמכר',
    orders: 'הזמנות',
    transactions: 'תנועות',
    errors: 'שגיאות בדפדפנים',
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
    subscriptions: 'الاشتراكات',
    types: 'ما يُباع',
    orders: 'الطلبات',
    transactions: 'الحركات',
    errors: 'أخطاء المتصفحات',
    audit: 'سجل العمليات',
    settings: 'الإعدادات',
  },
};

export const adminNavTexts = { he, ar, en };
