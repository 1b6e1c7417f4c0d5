import {
  newQuestion,
  newSettings,
  newShowPart,
  newSpokenPart,
  pickFields,
  RUN_SETTINGS,
  WITHOUT_SHOW,
  type UploadedAnswer,
} from '@qc/contract';
import { tableMap, type RoomState, type RunGame, type RunSlide } from '@qc/engine';
import { rebuildRun } from '../stored/rebuild-run.ts';

const { typing } = newQuestion('typed');
const { numberKey } = newQuestion('number');
const { buzzer } = newQuestion('buzzer');
const { break: pause } = newQuestion('break');
const slide: RunSlide = {
  ...{ type: 'trivia', question: '', queMessage: '', image: null, answers: [], sequence: [], selection: 'single' },
  ...{
    typing,
    numberKey,
    miniGame: '',
    buzzer,
    break: pause,
    openingMedia: null,
    endingMedia: null,
    backgroundMedia: null,
  },
  ...{ notes: '', mediaTitle: '', ...newShowPart(), ...newSpokenPart(), score: 1000, time: 20, isVoid: false },
};
const answers = (texts: readonly string[], right: number | null) =>
  texts.map((text, index) => ({ text, media: null, correct: right === null || index === right }));

/** A game with one slide of most types; the right answer of each stands first, but on the order slide last. */
export const sampleGame: RunGame = {
  ...pickFields(newSettings(), RUN_SETTINGS),
  ...WITHOUT_SHOW,
  rules: 2,
  ...{ name: 'Seas', language: 'en', direction: 'ltr', regulationsText: 'Play fair', collectPhone: true },
  ...{ device: 'phones', pace: 'live', closesAtMs: null, maxPlayers: 100 },
  slides: [
    { ...slide, question: 'Which sea?', answers: answers(['Dead', 'Red', 'Black'], 0) },
    { ...slide, type: 'typed', question: 'Which word?', answers: answers(['salt'], null) },
    { ...slide, type: 'media', question: 'A pause', score: 0, time: 0 },
    { ...slide, type: 'number', question: 'How deep?', numberKey: { ...numberKey, value: 300, rule: 'closest' } },
    {
      ...{ ...slide, type: 'order', question: 'First things first', sequence: [2, 1, 0] },
      answers: answers(['Three', 'Two', 'One'], -1),
    },
    { ...slide, type: 'survey', question: 'Tea?', answers: answers(['Yes', 'No'], -1), score: 0 },
  ],
};

/** What the sample's players answered: Noa all right, Omar half of it, Dana one, late. */
export const sampleAnswers: UploadedAnswer[] = [
  { slide: 0, player: 0, response: { type: 'trivia', picks: [0] }, tookMs: 1000 },
  { slide: 0, player: 1, response: { type: 'trivia', picks: [1] }, tookMs: 2000 },
  { slide: 0, player: 2, response: { type: 'trivia', picks: [0] }, tookMs: 15_000 },
  { slide: 1, player: 0, response: { type: 'typed', text: 'Salt' }, tookMs: 3000 },
  { slide: 1, player: 1, response: { type: 'typed', text: 'salt' }, tookMs: 4000 },
  { slide: 1, player: 2, response: { type: 'typed', text: 'pepper' }, tookMs: 4000 },
  { slide: 3, player: 0, response: { type: 'number', value: 310 }, tookMs: 5000 },
  { slide: 3, player: 1, response: { type: 'number', value: 400 }, tookMs: 5000 },
  { slide: 4, player: 0, response: { type: 'order', sequence: [2, 1, 0] }, tookMs: 6000 },
  { slide: 4, player: 1, response: { type: 'order', sequence: [2, 0, 1] }, tookMs: 6000 },
  { slide: 5, player: 0, response: { type: 'survey', picks: [1] }, tookMs: 6000 },
];
export const samplePlayers = ['Noa', 'Omar', 'Dana'];
export const samplePhones = ['+972-50-1112222', '050-3334444', ''];

/** A finished run of the sample game, with the players' phones, as a room hands it over. */
export function sampleRun(changes: Partial<RunGame> = {}): RoomState {
  const game = { ...sampleGame, ...changes };
  const run = { startedAt: 1_000_000, endedAt: 1_400_000, players: samplePlayers, answers: sampleAnswers };
  const state = rebuildRun(game, run);
  if (!state) throw new Error('the sample run is not possible');
  const seats = tableMap(state.seats, (seat, number) => ({
    ...seat,
    phone: samplePhones[number] ?? '',
    tokenHash: `token-of-${seat.name}`,
    deviceHash: `device-of-${seat.name}`,
  }));
  return { ...state, game, seats };
}
