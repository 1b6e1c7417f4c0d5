/** Texts of the page of licenses. */
export interface Texts {
  title: string;
  lead: string;
  /** Leads to the words of all licenses. */
  whole: string;
  /** Name of the table for screen readers, and the headings of its columns. */
  table: string;
  name: string;
  license: string;
  /** Opens the place of a package's sources. */
  source: string;
  failed: string;
  retry: string;
}

const en: Texts = {
  title: 'Licenses',
  lead: 'questions.creator is made with the work of many people. These packages are part of it, each under its own license.',
  whole: 'The full text of all licenses',
  table: 'Packages and their licenses',
  name: 'Package',
  license: 'License',
  source: 'Source',
  failed: 'The list could not be loaded.',
  retry: 'Try again',
};

const he: Texts = {
  title: 'רישיונות',
  lead: 'questions.creator נבנה בעזרת עבודתם של אנשים רבים. החבילות האלה הן חלק ממנו, וכל אחת ניתנת ברישיון משלה.',
  whole: 'הנוסח המלא של כל הרישיונות',
  table: 'חבילות והרישיונות שלהן',
  name: 'חבילה',
  license: 'רישיון',
  source: 'קוד המקור',
  failed: 'לא הצלחנו לטעון את הרשימה.',
  retry: 'ניסיון חוזר',
};

const ar: Texts = {
  title: 'التراخيص',
  lead: 'بُني questions.creator بفضل عمل أشخاص كثيرين. هذه الحزم جزء منه، ولكل منها ترخيصها.',
  whole: 'النص الكامل لجميع التراخيص',
  table: 'الحزم وتراخيصها',
  name: 'الحزمة',
  license: 'الترخيص',
  source: 'المصدر',
  failed: 'تعذّر تحميل القائمة.',
  retry: 'إعادة المحاولة',
};

/** The page of licenses in all languages. */
export const texts = { he, ar, en };
