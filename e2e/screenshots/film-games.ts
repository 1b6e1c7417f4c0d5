import type { Game, MediaRef } from '@qc/contract';
import { DEFAULT_SCORING, DEFAULT_TEAMS } from '@qc/contract';
import type { SlideDraft } from '../product/people/author.ts';

/** Languages the film is made in. */
export const FILM_LANGUAGES = ['he', 'ar', 'en'] as const;
export type FilmLanguage = (typeof FILM_LANGUAGES)[number];

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

/** The slides of the film in one language; `jupiter` and `sun` are its pictures. */
export function filmSlides(language: FilmLanguage, jupiter: MediaRef, sun: MediaRef): SlideDraft[] {
  const w = filmWords[language];
  return [
    {
      type: 'trivia',
      question: w.largest,
      queMessage: w.hint,
      score: 1000,
      time: 90,
      image: jupiter,
      notes: w.notes,
      answers: w.planets.map((text, index) => ({ text, media: null, correct: index === 1 })),
    },
    {
      type: 'trueFalse',
      question: w.star,
      score: 1000,
      time: 60,
      image: sun,
      answers: [true, false].map((correct) => ({ text: '', media: null, correct })),
    },
  ];
}

/** The settings of the film's game, once for players alone, once for teams. */
export function filmSettings(language: FilmLanguage, inTeams: boolean): Partial<Game> {
  const w = filmWords[language];
  return {
    language,
    direction: language === 'en' ? 'ltr' : 'rtl',
    waitingText: w.waiting,
    mainColor: inTeams ? '#0F766E' : '#4527A0',
    secondaryColor: inTeams ? '#155E75' : '#1565C0',
    backdrop: inTeams ? 'waves' : 'bubbles',
    winnersCount: 5,
    scoring: { ...DEFAULT_SCORING, streaks: true },
    teams: inTeams ? { ...DEFAULT_TEAMS, mode: 'choose', names: [...w.teams] } : DEFAULT_TEAMS,
  };
}
