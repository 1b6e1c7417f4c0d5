import type { GameChanges, QuestionChanges } from '@qc/contract';

/**
 * Names of all fields that an author changes on a game or a slide: where two versions are compared, where typed text is
 * kept, and where the audit log says what an admin changed.
 */
export type ContentFieldsTexts = Record<keyof QuestionChanges | keyof GameChanges, string>;

/**
 * Names of all fields that an author changes on a game or a slide: where two versions are compared, where typed text is
 * kept, and where the audit log says what an admin changed.
 */
export const contentFields: ContentFieldsTexts = {
  type: 'Type',
  question: 'Question',
  queMessage: 'Subheading',
  image: 'Image',
  answers: 'Answers',
  typing: 'Spelling rules',
  numberKey: 'Number',
  miniGame: 'Mini-game',
  buzzer: 'Buzzer',
  backdrop: 'Background',
  soundSet: 'Sounds',
  music: 'Music',
  winnersSound: 'Winners’ sound',
  winnersList: 'List of winners',
  disabled: 'Disabled',
  blocked: 'Blocked',
  generic: 'Template',
  scoring: 'Scoring',
  teams: 'Teams',
  nameRule: 'Names',
  nameFilter: 'Rude name filter',
  lateJoin: 'Late joiners',
  pressCounts: 'Which press counts',
  callerPoints: 'Points by phone',
  autoAdvance: 'Auto-advance',
  setting: 'Devices',
  selection: 'Players pick',
  score: 'Points',
  time: 'Time',
  openingMedia: 'Before',
  endingMedia: 'After',
  backgroundMedia: 'Background',
  labels: 'Categories',
  visible: 'Visible',
  locked: 'Locked',
  notes: 'Host notes',
  mediaTitle: 'Media title',
  spoken: 'Said on the telephone',
  recording: 'Telephone recording',
  recordingSaysAnswers: 'Recording reads the answers',
  name: 'Name',
  description: 'Description',
  language: 'Language',
  direction: 'Direction',
  mainColor: 'Main color',
  secondaryColor: 'Secondary color',
  logo: 'Logo',
  maxParticipants: 'Maximum players',
  backgroundImage: 'Background',
  sound: 'Sounds',
  waitingText: 'Waiting text',
  regulationsLink: 'Rules link',
  regulationsText: 'Rules',
  collectPhone: 'Phone number',
  winnersCount: 'Winners',
  separateWinnersSounds: 'Winners’ sounds',
  timer: 'Timer',
  showAnswer: 'Correct answer',
  showResultsAfter: 'Leaderboard',
  questions: 'Order of slides',
};
