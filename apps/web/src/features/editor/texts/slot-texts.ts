const en = {
  placing: (name: string) => `Uploading ${name}…`,
  placed: 'The file is in place',
  placedSmaller: 'The image was made smaller and is in place',
  refused: 'The file was not added',
};

/** Words of files that are pasted or dropped on a slide. */
type SlotTexts = typeof en;

const he: SlotTexts = {
  placing: (name) => `מעלים את ${name}…`,
  placed: 'הקובץ במקומו',
  placedSmaller: 'התמונה הוקטנה והיא במקומה',
  refused: 'הקובץ לא נוסף',
};

const ar: SlotTexts = {
  placing: (name) => `جارٍ رفع ${name}…`,
  placed: 'الملف في مكانه',
  placedSmaller: 'صُغّرت الصورة وهي في مكانها',
  refused: 'لم يُضف الملف',
};

/** Words of files that are pasted or dropped on a slide, by language. */
export const slotTexts = { he, ar, en };
