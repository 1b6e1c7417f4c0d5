interface Section {
  title: string;
  text?: string;
  points?: string[];
}

/** Texts of the accessibility statement. */
export interface Texts {
  title: string;
  lead: string;
  /** Leads to the page of licenses. */
  licenses: string;
  sections: Section[];
}

const en: Texts = {
  title: 'Accessibility statement',
  lead: 'Everyone should be able to build a game, run it, and play in it.',
  licenses: 'Open-source licenses',
  sections: [
    {
      title: 'What we aim for',
      text: 'The screens of questions.creator are built to meet WCAG 2.2 at level AA, in Hebrew, Arabic and English. Each screen is checked automatically in all three whenever the product changes.',
    },
    {
      title: 'What you can rely on',
      points: [
        'Everything works with the keyboard alone, and the focus is always visible. The first stop on every page leads straight to its content.',
        'Lists that can be reordered by dragging can also be reordered with buttons.',
        'Fields have labels, and every mistake is explained in words beside its field.',
        'Answers are told apart by color, shape and letter together, never by color alone.',
        'Text has a contrast of at least 4.5 to 1, and pages can be enlarged to 200% without loss.',
        'Charts in the results are also given as text.',
        'When your device asks for reduced motion, nothing moves that does not have to.',
        'The accessibility menu, a button at the top of every working screen, makes text larger, strengthens contrast, marks links, changes the font and stops motion. Your choices are kept on your device. If the site’s owner asks for it, and only if you agree, another company’s menu replaces it.',
        'Screens are mirrored for right-to-left languages, and their language is announced to screen readers.',
        'Authors can describe each image for people who can’t see it.',
      ],
    },
    {
      title: 'What you should know',
      points: [
        'A question is open for a limited time. The host can add time, pause, or close the answers at any moment.',
        'Images and other media come from the games’ authors. Whether they have descriptions depends on them.',
        'Automatic checks don’t find every barrier.',
      ],
    },
    {
      title: 'Tell us',
      text: 'If something gets in your way, tell the people who run this site or gave you the game: which page it was, what you wanted to do, and which device and assistive software you used. They’ll look into it.',
    },
  ],
};

const he: Texts = {
  title: 'הצהרת נגישות',
  lead: 'כולם צריכים להיות מסוגלים לבנות משחק, להריץ אותו ולשחק בו.',
  licenses: 'רישיונות קוד פתוח',
  sections: [
    {
      title: 'למה אנחנו שואפים',
      text: 'המסכים של questions.creator נבנו כך שיעמדו בתקן WCAG 2.2 ברמה AA, בעברית, בערבית ובאנגלית. כל מסך נבדק אוטומטית בשלוש השפות בכל פעם שהמוצר משתנה.',
    },
    {
      title: 'על מה אפשר לסמוך',
      points: [
        'הכול פועל במקלדת בלבד, והמיקוד תמיד גלוי. התחנה הראשונה בכל דף מובילה ישר לתוכן.',
        'רשימות שאפשר לסדר בגרירה אפשר לסדר גם בכפתורים.',
        'לכל שדה יש תווית, וכל טעות מוסברת במילים ליד השדה.',
        'התשובות נבדלות זו מזו בצבע, בצורה ובאות גם יחד, ולעולם לא בצבע בלבד.',
        'ניגודיות הטקסט היא לפחות 4.5 ל־1, ואפשר להגדיל את הדף עד 200% בלי לאבד דבר.',
        'התרשימים בתוצאות ניתנים גם כטקסט.',
        'כשהמכשיר מבקש צמצום תנועה, דבר אינו זז אלא אם הוא מוכרח.',
        'תפריט הנגישות, כפתור בראש כל מסך עבודה, מגדיל את הטקסט, מחזק את הניגודיות, מדגיש קישורים, מחליף את הגופן ועוצר תנועה. הבחירות נשמרות במכשיר שלכם. אם בעל האתר ביקש זאת, ורק אם תסכימו, תפריט של חברה אחרת יבוא במקומו.',
        'המסכים משוקפים לשפות הנכתבות מימין לשמאל, ושפתם מוכרזת לקוראי מסך.',
        'מחברי משחקים יכולים לתאר כל תמונה למי שאינו רואה אותה.',
      ],
    },
    {
      title: 'מה כדאי לדעת',
      points: [
        'שאלה פתוחה לזמן מוגבל. המנחה יכול להוסיף זמן, להשהות את המשחק או לסגור את המענה בכל רגע.',
        'התמונות והמדיה באות ממחברי המשחקים, והתיאור שלהן תלוי בהם.',
        'בדיקות אוטומטיות אינן מוצאות כל חסם.',
      ],
    },
    {
      title: 'ספרו לנו',
      text: 'אם משהו מפריע לכם, ספרו למי שמפעיל את האתר או למי שנתן לכם את המשחק: באיזה דף זה קרה, מה רציתם לעשות, ובאיזה מכשיר ובאיזו תוכנה מסייעת השתמשתם. הדבר ייבדק.',
    },
  ],
};

const ar: Texts = {
  title: 'بيان إمكانية الوصول',
  lead: 'ينبغي أن يتمكن الجميع من بناء لعبة وتشغيلها واللعب فيها.',
  licenses: 'تراخيص المصادر المفتوحة',
  sections: [
    {
      title: 'ما نسعى إليه',
      text: 'بُنيت شاشات questions.creator لتفي بمعيار WCAG 2.2 بالمستوى AA، بالعبرية والعربية والإنجليزية. تُفحص كل شاشة آليًا باللغات الثلاث كلما تغيّر المنتج.',
    },
    {
      title: 'ما يمكنكم الاعتماد عليه',
      points: [
        'كل شيء يعمل بلوحة المفاتيح وحدها، والتركيز ظاهر دائمًا. المحطة الأولى في كل صفحة تقود مباشرة إلى محتواها.',
        'القوائم التي يمكن ترتيبها بالسحب يمكن ترتيبها أيضًا بالأزرار.',
        'لكل حقل تسمية، وكل خطأ يُشرح بالكلمات بجانب حقله.',
        'تتميز الإجابات باللون والشكل والحرف معًا، وليس باللون وحده أبدًا.',
        'تباين النص 4.5 إلى 1 على الأقل، ويمكن تكبير الصفحات حتى 200% دون فقدان شيء.',
        'الرسوم البيانية في النتائج متاحة أيضًا كنص.',
        'عندما يطلب جهازكم تقليل الحركة، لا يتحرك شيء إلا للضرورة.',
        'قائمة إمكانية الوصول، وهي زر في أعلى كل شاشة عمل، تكبّر النص وتقوّي التباين وتُبرز الروابط وتغيّر الخط وتوقف الحركة. تُحفظ اختياراتكم على جهازكم. وإذا طلب مالك الموقع ذلك، وفقط بموافقتكم، تحلّ محلها قائمة من شركة أخرى.',
        'تنعكس الشاشات للغات المكتوبة من اليمين إلى اليسار، وتُعلَن لغتها لقارئات الشاشة.',
        'يستطيع مؤلفو الألعاب وصف كل صورة لمن لا يراها.',
      ],
    },
    {
      title: 'ما يجدر معرفته',
      points: [
        'السؤال مفتوح لوقت محدود. يستطيع منظّم اللعبة إضافة وقت أو إيقاف اللعبة مؤقتًا أو إغلاق الإجابة في أي لحظة.',
        'الصور والوسائط تأتي من مؤلفي الألعاب، ووصفها يعتمد عليهم.',
        'الفحوص الآلية لا تكشف كل عائق.',
      ],
    },
    {
      title: 'أخبرونا',
      text: 'إذا اعترضكم شيء، فأخبروا من يدير هذا الموقع أو من أعطاكم اللعبة: في أي صفحة كان ذلك، وماذا أردتم أن تفعلوا، وأي جهاز وبرنامج مساعد استخدمتم. وسيُنظر في الأمر.',
    },
  ],
};

export const texts = { he, ar, en };
