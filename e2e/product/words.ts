import { englishJoin, hebrewJoin, type JoinWords } from './live-pages.ts';

/** What a person reads on the buttons that journeys press, in the two languages they are made in. */
export interface Words extends JoinWords {
  openAccount: string;
  newGame: string;
  language: RegExp;
  answerReceived: string;
  pause: string;
  resume: string;
  next: {
    start: string;
    openQuestion: string;
    showEnding: string;
    closeAnswers: string;
    reveal: string;
    showStandings: string;
    nextSlide: string;
    showPodium: string;
    end: string;
  };
}

export const words: Record<'en' | 'he', Words> = {
  en: {
    ...englishJoin,
    openAccount: 'Open the account',
    newGame: 'New game',
    language: /^Language/,
    answerReceived: 'Answer received',
    pause: 'Pause',
    resume: 'Go on',
    next: {
      start: 'Start the game',
      openQuestion: 'Show the question',
      showEnding: 'Show the closing media',
      closeAnswers: 'Close answers',
      reveal: 'Show the right answer',
      showStandings: 'Show standings',
      nextSlide: 'Next slide',
      showPodium: 'Show the winners',
      end: 'End the game',
    },
  },
  he: {
    ...hebrewJoin,
    openAccount: 'פתיחת החשבון',
    newGame: 'משחק חדש',
    language: /^שפה/,
    answerReceived: 'התשובה התקבלה',
    pause: 'הפסקה',
    resume: 'להמשיך',
    next: {
      start: 'להתחיל את המשחק',
      openQuestion: 'להציג את השאלה',
      showEnding: 'להציג את מדיית הסיום',
      closeAnswers: 'לסגור את המענה',
      reveal: 'להציג את התשובה הנכונה',
      showStandings: 'להציג את טבלת המובילים',
      nextSlide: 'לשקופית הבאה',
      showPodium: 'להציג את המנצחים',
      end: 'לסיים את המשחק',
    },
  },
};
