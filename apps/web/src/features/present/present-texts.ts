const en = {
  enableSound: 'Turn sound on',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  home: 'Home',
};
const he: typeof en = {
  enableSound: 'הפעלת הצלילים',
  fullScreen: 'מסך מלא',
  leaveFullScreen: 'יציאה ממסך מלא',
  home: 'לדף הבית',
};
const ar: typeof en = {
  enableSound: 'تشغيل الصوت',
  fullScreen: 'ملء الشاشة',
  leaveFullScreen: 'الخروج من ملء الشاشة',
  home: 'الصفحة الرئيسية',
};

export const texts = { he, ar, en };
