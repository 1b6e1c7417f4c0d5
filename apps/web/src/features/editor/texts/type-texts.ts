import type { Dictionary } from '#platform/i18n';
import type { GameType, SlideType } from '@qc/contract';

/** What a slide type is called and what it is for. */
export interface TypeTexts {
  hints: Record<SlideType, string>;
  /** Why the devices of a game cannot answer a type. */
  notFor: Record<GameType, string>;
  library: string;
  libraryHint: string;
  excel: string;
  excelHint: string;
}

/** Names of the slide types, by language. */
export const typeTexts: Dictionary<TypeTexts> = {
  en: {
    hints: {
      trivia: 'Two to eight answers, one or more are correct',
      trueFalse: 'One statement, two buttons',
      survey: 'Hear what people think. No correct answer, no points',
      typed: 'Players type the answer themselves',
      number: 'A guess: the closest wins, or everyone close enough',
      order: 'Players put the answers in the right order',
      media: 'An image, video or audio with a heading, nothing to answer',
      miniGame: 'A small game from another site, played on each phone',
    },
    notFor: {
      firebase: 'Not in a game for phones and computers',
      remotes: 'Clickers only have answer buttons',
      dialer: 'In a call-in game, players answer with digits only',
    },
    ...{ library: 'From the library', libraryHint: 'Ready-made questions to pick from' },
    ...{ excel: 'From Excel', excelHint: 'A sheet with your questions' },
  },
  he: {
    hints: {
      trivia: 'שתיים עד שמונה תשובות, אחת או יותר נכונות',
      trueFalse: 'טענה אחת ושני כפתורים',
      survey: 'לשמוע מה חושבים. אין תשובה נכונה ואין ניקוד',
      typed: 'המשתתפים כותבים את התשובה בעצמם',
      number: 'ניחוש: הקרוב ביותר מנצח, או כל מי שקרוב מספיק',
      order: 'המשתתפים מסדרים את התשובות בסדר הנכון',
      media: 'תמונה, סרטון או שמע עם כותרת, בלי שאלה',
      miniGame: 'משחק קטן מאתר אחר, על הטלפון של כל משתתף',
    },
    notFor: {
      firebase: 'לא במשחק לטלפונים ולמחשבים',
      remotes: 'בשלטים יש רק כפתורי תשובה',
      dialer: 'במשחק בחיוג עונים רק בספרות',
    },
    ...{ library: 'ממאגר השאלות', libraryHint: 'שאלות מוכנות לבחירה' },
    ...{ excel: 'מ־Excel', excelHint: 'גיליון עם השאלות שלכם' },
  },
  ar: {
    hints: {
      trivia: 'من إجابتين إلى ثماني إجابات، واحدة أو أكثر صحيحة',
      trueFalse: 'عبارة واحدة وزرّان',
      survey: 'لمعرفة الآراء. لا إجابة صحيحة ولا نقاط',
      typed: 'يكتب اللاعبون الإجابة بأنفسهم',
      number: 'تخمين: يفوز الأقرب، أو كل من اقترب بما يكفي',
      order: 'يرتّب اللاعبون الإجابات ترتيبًا صحيحًا',
      media: 'صورة أو فيديو أو صوت مع عنوان، دون سؤال',
      miniGame: 'لعبة مصغّرة من موقع آخر على هاتف كل لاعب',
    },
    notFor: {
      firebase: 'ليست في لعبة للهواتف والحواسيب',
      remotes: 'في أجهزة التصويت أزرار للإجابات فقط',
      dialer: 'في اللعبة بالاتصال الهاتفي تُستخدم الأرقام فقط للإجابة',
    },
    ...{ library: 'من مكتبة الأسئلة', libraryHint: 'أسئلة جاهزة للاختيار' },
    ...{ excel: 'من Excel', excelHint: 'جدول فيه أسئلتكم' },
  },
};
