import type { Language } from '@qc/contract';

/** What friendly names are put together from. */
export interface FriendlyWords {
  /** Masculine animals; in English all of them. */
  he: string;
  /** Feminine animals. */
  she: string;
  /** Adjectives and colours, in both genders where the language has them: `masculine/feminine`. */
  qualities: string;
  /** Whether the quality stands before the animal. */
  qualityFirst: boolean;
}

/** Words of each language, separated by spaces. Every animal goes with every quality, in the animal's gender. */
export const FRIENDLY_WORDS: Record<Language, FriendlyWords> = {
  en: {
    qualityFirst: true,
    he: `Dolphin Panda Koala Otter Fox Owl Eagle Falcon Tiger Lion Panther Leopard Lynx Wolf Bear Badger Hedgehog
      Squirrel Rabbit Hare Deer Moose Elk Gazelle Zebra Giraffe Camel Llama Alpaca Penguin Puffin Parrot Toucan Swan Robin
      Sparrow Heron Crane Turtle Gecko Frog Salmon Seal Octopus Starfish Firefly Butterfly Ladybird Cricket`,
    she: '',
    qualities: `Happy Brave Clever Gentle Lucky Merry Mighty Nimble Noble Patient Playful Polite Proud Quick Quiet Royal
      Shiny Silent Smart Smiling Speedy Sunny Swift Tidy Witty Wise Calm Cheerful Curious Daring Eager Fearless Friendly
      Golden Silver Purple Orange Green Blue Red Amber Crimson Turquoise Violet Snowy Starry Cosmic Dancing Singing Flying`,
  },
  he: {
    qualityFirst: false,
    he: `דולפין פנדה דוב שועל ינשוף נשר נץ טיגריס אריה נמר זאב בונה קיפוד סנאי ארנב צבי אייל גמל פינגווין תוכי ברבור דרור
      אנפה עגור צב צפרדע סלמון תמנון פרפר צרצר סוס יעל פיל קנגורו`,
    she: `ג'ירפה זברה איילה לביאה למה אלפקה קואלה לוטרה חסידה דוכיפת סנונית יונה נמלה דבורה גחלילית צדפה חתולה ארנבת
      לווייתנית כבשה`,
    qualities: `שמח/שמחה אמיץ/אמיצה חכם/חכמה עדין/עדינה עליז/עליזה זריז/זריזה אציל/אצילה סבלני/סבלנית שובב/שובבה
      מנומס/מנומסת מהיר/מהירה שקט/שקטה מלכותי/מלכותית נוצץ/נוצצת פיקח/פיקחית מחייך/מחייכת קליל/קלילה
      זוהר/זוהרת מסודר/מסודרת שנון/שנונה רגוע/רגועה סקרן/סקרנית נועז/נועזת נלהב/נלהבת חברותי/חברותית זהוב/זהובה
      כסוף/כסופה סגול/סגולה כתום/כתומה ירוק/ירוקה כחול/כחולה אדום/אדומה צהוב/צהובה ורוד/ורודה טורקיז/טורקיז
      מושלג/מושלגת רוקד/רוקדת שר/שרה מעופף/מעופפת קוסמי/קוסמית מתוק/מתוקה חרוץ/חרוצה נדיב/נדיבה יצירתי/יצירתית
      אופטימי/אופטימית מבריק/מבריקה ותיק/ותיקה צעיר/צעירה נחמד/נחמדה`,
  },
  ar: {
    qualityFirst: false,
    he: `دلفين دب ثعلب صقر نسر نمر أسد فهد ذئب قندس قنفذ سنجاب أرنب غزال جمل بطريق ببغاء عصفور هدهد طاووس حصان مهر فيل كنغر
      حوت أخطبوط باندا كوالا بلبل كناري هزار شبل وعل ظبي`,
    she: `زرافة حمامة سلحفاة نحلة فراشة بجعة سنونوة قطة بطة نملة يمامة نعامة لقلقة دعسوقة سمكة يراعة فقمة لاما قبرة`,
    qualities: `سعيد/سعيدة شجاع/شجاعة ذكي/ذكية لطيف/لطيفة مرح/مرحة سريع/سريعة نبيل/نبيلة صبور/صبورة مهذب/مهذبة فخور/فخورة
      هادئ/هادئة ملكي/ملكية لامع/لامعة باسم/باسمة رشيق/رشيقة مشرق/مشرقة أنيق/أنيقة حكيم/حكيمة فضولي/فضولية جريء/جريئة
      متحمس/متحمسة ودود/ودودة ذهبي/ذهبية فضي/فضية بنفسجي/بنفسجية برتقالي/برتقالية وردي/وردية فيروزي/فيروزية أخضر/خضراء
      أزرق/زرقاء أحمر/حمراء أصفر/صفراء أبيض/بيضاء ثلجي/ثلجية كوني/كونية راقص/راقصة مغرد/مغردة محلق/محلقة مجتهد/مجتهدة
      كريم/كريمة مبدع/مبدعة متفائل/متفائلة بارع/بارعة صغير/صغيرة ظريف/ظريفة نشيط/نشيطة محبوب/محبوبة ماهر/ماهرة طيب/طيبة
      واثق/واثقة`,
  },
};
