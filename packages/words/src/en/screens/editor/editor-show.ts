import type { AnswerLetterRule, PodiumPace, ReactionsShown, ReadingPace } from '@qc/contract';

export interface ShowSettingsTexts {
  title: string;
  startCountdown: string;
  startCountdownHint: string;
  readingPace: string;
  readingPaceHint: string;
  paces: Record<ReadingPace, string>;
  revealByHand: string;
  revealByHandHint: string;
  podiumPace: string;
  podiumPaceHint: string;
  podiumPaces: Record<PodiumPace, string>;
  answerLetters: string;
  answerLettersHint: string;
  lettersFrom: Record<AnswerLetterRule, string>;
  reactions: string;
  reactionsHint: string;
  reactionsShown: Record<ReactionsShown, string>;
  readSeconds: string;
  /** How long the slide's question stands alone. */
  standsAlone: (seconds: string) => string;
  together: string;
  byLength: string;
  atOnce: string;
  break: string;
  breakHint: string;
  breakLength: string;
  minutes: (n: number) => string;
  minutesUnit: string;
  breakMusic: string;
  breakMusicHint: string;
  beginRound: string;
  noRound: string;
  roundBegins: string;
  roundTitle: string;
  roundHint: string;
  removeRound: string;
  roundNumber: (n: number) => string;
  talk: string;
  talkHint: string;
  talkOff: string;
  /** Minutes and seconds, as 1:30. */
  talkMinutes: (minutes: string) => string;
  lobbySlides: string;
  lobbySlidesHint: string;
  lobbySlide: (n: number) => string;
  lobbyCaption: string;
  lobbySlideUp: (n: number) => string;
  lobbySlideDown: (n: number) => string;
  addLobbySlide: string;
}

/** How the game goes as a show: its settings, and the reading time of a slide. */
export const editorShow: ShowSettingsTexts = {
  lobbySlides: 'Pictures on the big screen while players join',
  lobbySlidesHint: 'A title, a sponsor: they turn every 10 seconds beside code and names. Files can be dropped here.',
  lobbySlide: (n: number) => `Picture ${n}`,
  lobbyCaption: 'Caption',
  lobbySlideUp: (n: number) => `Move picture ${n} up`,
  lobbySlideDown: (n: number) => `Move picture ${n} down`,
  addLobbySlide: 'Add a picture',
  title: 'The show',
  startCountdown: 'Count down 3, 2, 1 before the start',
  startCountdownHint: 'On the big screen and on all phones together',
  readingPace: 'Time to read the question first',
  readingPaceHint: 'The question stands alone, then the answers and the timer come. The time follows its length.',
  paces: { none: 'None', quick: 'Short', usual: 'Usual', slow: 'Long' },
  revealByHand: 'I show the correct answer myself',
  revealByHandHint: 'When answers are closed, the screen waits for you. Off: the answer follows after a short pause.',
  podiumPace: 'Winners appear',
  podiumPaceHint: 'One by one, from the third place to the first: a moment of about 13 seconds.',
  podiumPaces: { itself: 'One by one', byHand: 'When I press', atOnce: 'All at once' },
  answerLetters: 'Letters of the answers',
  answerLettersHint: 'Next to the shape of each answer. Clickers and telephones show what stands on their keys.',
  lettersFrom: { script: 'Of the game’s language', latin: 'A, B, C, D', none: 'Shapes only' },
  reactions: 'Reactions from phones',
  reactionsHint: 'Hearts, applause and the like rise on the big screen. You can turn them off during the game.',
  reactionsShown: { on: 'On', notDuringQuestions: 'Not during questions', off: 'Off' },
  readSeconds: 'Time to read the question first',
  standsAlone: (seconds) => `The question stands alone for about ${seconds} s, then the answers come.`,
  together: 'Question and answers come together.',
  byLength: 'By its length',
  atOnce: 'None',
  break: 'Break',
  breakHint: 'The big screen and phones count down. At the end the game waits until you go on.',
  breakLength: 'Length',
  minutes: (n) => `${n} min`,
  minutesUnit: 'minutes',
  breakMusic: 'Music during the break',
  breakMusicHint: 'Quiet music on the big screen, and three soft notes half a minute before the end.',
  beginRound: 'Begin a round here',
  noRound: 'No round here',
  roundBegins: 'A round begins here',
  roundTitle: 'Title of the round',
  roundHint: 'Shown on all screens for three seconds. After the last points of the round comes its own leaderboard.',
  removeRound: 'Remove the round',
  roundNumber: (n) => `Round ${n}`,
  talk: 'Talk and vote again',
  talkHint:
    'Everyone answers, talks to the neighbors, and answers once more. The second answer counts, and speed does not.',
  talkOff: 'Off',
  talkMinutes: (minutes) => `${minutes} min`,
};
