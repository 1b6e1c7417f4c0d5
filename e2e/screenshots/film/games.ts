import type { Game, MediaRef } from '@qc/contract';
import { DEFAULT_SCORING, DEFAULT_TEAMS } from '@qc/contract';
import type { BotOptions } from '../../bots/bot.ts';
import type { SlideDraft } from '../../product/people/author.ts';
import { miniGameLink } from '../../product/people/all-types.ts';

/** Languages the film is made in. */
export const FILM_LANGUAGES = ['he', 'ar', 'en'] as const;
export type FilmLanguage = (typeof FILM_LANGUAGES)[number];

/** A game of the film. */
export interface FilmGame {
  language: FilmLanguage;
  inTeams: boolean;
}

/** What is said in one language. */
interface FilmWords {
  name: string;
  waiting: string;
  largest: string;
  hint: string;
  planets: readonly string[];
  star: string;
  picture: string;
  teams: readonly string[];
  notes: string;
  explanation: string;
  survey: readonly [string, ...string[]];
  /** The right spelling first. */
  typed: readonly [string, ...string[]];
  moons: readonly [question: string, unit: string];
  /** The items in their right order. */
  order: readonly [string, ...string[]];
  rest: readonly [heading: string, subheading: string];
  /** Titles of its rounds. */
  rounds: readonly [string, string];
  pause: readonly [heading: string, subheading: string];
  buzzer: readonly [question: string, answer: string];
  miniGame: string;
  /** The phone's player first. */
  players: readonly string[];
}

/** Texts and people of the film. */
export const filmWords: Record<FilmLanguage, FilmWords> = {
  he: {
    name: 'ערב כוכבי הלכת',
    waiting: 'ברוכים הבאים! שבו בנוח, מתחילים מיד אחרי ההפסקה.',
    largest: 'מהו כוכב הלכת הגדול ביותר במערכת השמש?',
    hint: 'יש לו יותר מתשעים ירחים',
    planets: ['נוגה', 'צדק', 'מאדים', 'שבתאי'],
    star: 'השמש היא כוכב',
    picture: 'כוכב לכת עם פסים וכתם אדום',
    teams: ['שביטים', 'מטאורים', 'לוויינים'],
    notes: 'לספר על הכתם האדום: סערה שנמשכת מאות שנים.',
    explanation: 'צדק רחב פי אחד־עשר מכדור הארץ, וכבד יותר משאר כוכבי הלכת גם יחד.',
    survey: ['לאן הייתם טסים קודם?', 'לירח', 'למאדים', 'לטבעות שבתאי', 'נשארים בבית'],
    typed: ['איך קוראים לירח הגדול של שבתאי?', 'טיטאן', 'אירופה', 'גנימד', 'טריטון'],
    moons: ['כמה ירחים יש לצדק?', 'ירחים'],
    order: ['מהקרוב לשמש אל הרחוק ממנה', 'כוכב חמה', 'נוגה', 'כדור הארץ', 'מאדים'],
    rounds: ['חימום', 'ועכשיו ברצינות'],
    rest: ['הפסקת קפה', 'יש גם תה, ועוגיות ליד הדלת'],
    pause: ['עכשיו מרימים את העיניים', 'כל נקודת אור כאן היא שמש של מישהו אחר'],
    buzzer: ['איזה כוכב לכת מסתובב על הצד?', 'אורנוס'],
    miniGame: 'מנחיתים את החללית',
    players: [
      'נועה',
      'יונתן לוי',
      'מאיה',
      'עומר',
      'תמר בן־דוד',
      'איתי',
      'שירה',
      'אריאל כהן',
      'ליאור',
      'רוני',
      'DJ Gil',
      'יעל',
    ],
  },
  ar: {
    name: 'أمسية الكواكب',
    waiting: 'أهلًا وسهلًا! تفضلوا بالجلوس، نبدأ بعد الاستراحة مباشرة.',
    largest: 'ما هو أكبر كوكب في المجموعة الشمسية؟',
    hint: 'له أكثر من تسعين قمرًا',
    planets: ['الزهرة', 'المشتري', 'المريخ', 'زحل'],
    star: 'الشمس نجم',
    picture: 'كوكب ذو أحزمة وبقعة حمراء',
    teams: ['المذنبات', 'الشهب', 'الأقمار'],
    notes: 'الحديث عن البقعة الحمراء: عاصفة مستمرة منذ مئات السنين.',
    explanation: 'عرض المشتري أحد عشر ضعف عرض الأرض، وهو أثقل من كل الكواكب الأخرى معًا.',
    survey: ['إلى أين تسافرون أولًا؟', 'إلى القمر', 'إلى المريخ', 'إلى حلقات زحل', 'نبقى في البيت'],
    typed: ['ما اسم أكبر أقمار زحل؟', 'تيتان', 'أوروبا', 'غانيميد', 'تريتون'],
    moons: ['كم قمرًا للمشتري؟', 'قمرًا'],
    order: ['من الأقرب إلى الشمس إلى الأبعد عنها', 'عطارد', 'الزهرة', 'الأرض', 'المريخ'],
    rounds: ['إحماء', 'والآن بجدية'],
    rest: ['استراحة قهوة', 'يوجد شاي أيضًا، والبسكويت عند الباب'],
    pause: ['الآن نرفع عيوننا إلى السماء', 'كل نقطة ضوء هنا شمس لأحد غيرنا'],
    buzzer: ['أي كوكب يدور على جانبه؟', 'أورانوس'],
    miniGame: 'ننزل المركبة الفضائية',
    players: [
      'ليلى',
      'عمر حداد',
      'ياسمين',
      'كريم',
      'نور الهدى',
      'سامي',
      'هدى',
      'طارق منصور',
      'رنا',
      'يوسف',
      'DJ Nour',
      'مريم',
    ],
  },
  en: {
    name: 'An evening of planets',
    waiting: 'Welcome! Take a seat, we start right after the break.',
    largest: 'Which planet is the largest in the solar system?',
    hint: 'It has more than ninety moons',
    planets: ['Venus', 'Jupiter', 'Mars', 'Saturn'],
    star: 'The Sun is a star',
    picture: 'A planet with bands and a red spot',
    teams: ['Comets', 'Meteors', 'Satellites'],
    notes: 'Tell them about the red spot: a storm that has lasted for centuries.',
    explanation: 'Jupiter is eleven times as wide as the Earth, and heavier than all other planets together.',
    survey: ['Where would you fly first?', 'To the Moon', 'To Mars', 'To the rings of Saturn', 'We stay at home'],
    typed: ['What is the largest moon of Saturn called?', 'Titan', 'Europa', 'Ganymede', 'Triton'],
    moons: ['How many moons does Jupiter have?', 'moons'],
    order: ['From the nearest to the Sun to the farthest', 'Mercury', 'Venus', 'Earth', 'Mars'],
    rounds: ['Warming up', 'And now in earnest'],
    rest: ['Coffee break', 'There is tea as well, and biscuits by the door'],
    pause: ['Now look up', 'Every point of light here is the sun of somebody else'],
    buzzer: ['Which planet rolls on its side?', 'Uranus'],
    miniGame: 'Land the spaceship',
    players: [
      'Maya',
      'Leo Martin',
      'Ava',
      'Omar',
      'Charlotte',
      'Ethan',
      'Zoe',
      'Daniel Cohen',
      'Lily',
      'Noah',
      'דנה',
      'Grace',
    ],
  },
};

const MOONS = 95;
const POINTS = 1000;

/** The slides of the film in one language; `jupiter` and `sun` are its pictures. In teams a few are enough. */
export function filmSlides(
  { language, inTeams }: FilmGame,
  { jupiter, sun }: { jupiter: MediaRef | null; sun: MediaRef | null },
): SlideDraft[] {
  const w = filmWords[language];
  const scored = { score: POINTS, time: 20 };
  const choices = (texts: readonly string[], right: number) =>
    texts.map((text, index) => ({ text, media: null, correct: index === right }));
  const trivia: SlideDraft = {
    ...{ ...scored, type: 'trivia', question: w.largest, queMessage: w.hint, image: jupiter },
    // Short, and one of them never answers: its last seconds are seen.
    ...{ time: 9, notes: w.notes, explanation: w.explanation },
    answers: choices(w.planets, 1),
  };
  const trueFalse: SlideDraft = {
    ...{ ...scored, type: 'trueFalse', question: w.star, image: sun, times: 2 },
    answers: [true, false].map((correct) => ({ text: '', media: null, correct })),
  };
  const order: SlideDraft = {
    ...{ ...scored, type: 'order', question: w.order[0] },
    answers: choices(w.order.slice(1), -1),
  };
  if (inTeams) return [trivia, trueFalse, order];
  const [, right = ''] = w.typed;
  const [first, second] = w.rounds;
  // Without its picture it has nothing to show.
  const pause: SlideDraft[] = sun
    ? [{ type: 'media', question: w.pause[0], queMessage: w.pause[1], openingMedia: sun, time: 0 }]
    : [];
  return [
    { ...trivia, round: { title: first } },
    trueFalse,
    { ...scored, type: 'survey', question: w.survey[0], score: 0, answers: choices(w.survey.slice(1), -1) },
    {
      ...{ ...scored, type: 'typed', question: w.typed[0], answers: choices([right], 0) },
      round: { title: second },
      typing: { script: 'any', strictMarks: false, strictCase: false, strictSpaces: false },
    },
    {
      ...{ ...scored, type: 'number', question: w.moons[0], talkSeconds: 60 },
      numberKey: { value: MOONS, rule: 'closest', tolerance: 0, unit: w.moons[1] },
    },
    { type: 'break', question: w.rest[0], queMessage: w.rest[1], break: { minutes: 10, music: true } },
    ...pause,
    {
      ...{ ...scored, type: 'buzzer', question: w.buzzer[0] },
      buzzer: { answer: w.buzzer[1], penalty: 0, wholeTeam: true },
    },
    { ...scored, type: 'miniGame', question: w.miniGame, queMessage: w.hint, miniGame: miniGameLink },
    order,
  ];
}

/** The settings of the film's game, once for players alone, once for teams: with everything that makes it a show. */
export function filmSettings(language: FilmLanguage, inTeams: boolean): Partial<Game> {
  const w = filmWords[language];
  return {
    language,
    direction: language === 'en' ? 'ltr' : 'rtl',
    ...{ startCountdown: true, readingPace: 'usual', podiumPace: 'itself', revealByHand: false },
    waitingText: w.waiting,
    mainColor: inTeams ? '#0F766E' : '#4527A0',
    secondaryColor: inTeams ? '#155E75' : '#1565C0',
    backdrop: inTeams ? 'waves' : 'bubbles',
    winnersCount: 5,
    winnersList: true,
    scoring: { ...DEFAULT_SCORING, streaks: true },
    teams: inTeams ? { ...DEFAULT_TEAMS, mode: 'choose', names: [...w.teams] } : DEFAULT_TEAMS,
  };
}

/** So many names, no two alike: those of the film, and after them the same with a number. */
export function playersOf(language: FilmLanguage, count: number): string[] {
  const { players } = filmWords[language];
  const names = Array.from({ length: count }, (_, seat) => {
    const name = players[seat % players.length] ?? '';
    return seat < players.length ? name : `${name} ${Math.floor(seat / players.length) + 1}`;
  });
  return names;
}

/** One player answers no choice that is told by the last one's clock. */
const SLOW = 7;

/** How the player of a seat answers: about two of three right, the same in every language. */
export function answersLike(language: FilmLanguage, seat: number): NonNullable<BotOptions['strategy']> {
  const w = filmWords[language];
  return ({ type, answers, question }, random) => {
    const knows = (seat * 7 + question.length) % 3 !== 0;
    const other = Math.floor(random() * Math.max(1, answers.length));
    switch (type) {
      case 'trivia':
        return seat === SLOW ? null : { type, picks: [knows ? 1 : other] };
      case 'trueFalse':
        return { type, picks: [knows ? 0 : 1] };
      case 'survey':
        return { type, picks: [Math.min(other, Math.floor(random() * answers.length))] };
      case 'typed':
        return { type, text: w.typed[knows ? 1 : 2 + Math.floor(random() * (w.typed.length - 2))] ?? '' };
      case 'number':
        return { type, value: MOONS + Math.round((random() - 0.5) * (knows ? 30 : 160)) };
      case 'order': {
        const right = w.order.slice(1).map((text) => answers.findIndex((answer) => answer.text === text));
        return { type, sequence: knows ? right : right.toReversed() };
      }
      case 'miniGame':
        return { type, share: Math.round(random() * 100) / 100 };
      case 'buzzer':
        return seat < 3 ? { type, verdict: null } : null;
      default:
        return null;
    }
  };
}
