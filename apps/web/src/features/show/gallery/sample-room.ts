import { directionOf } from '@qc/words';
import { MediaId, newSettings, pickFields, TOLD_SETTINGS } from '@qc/contract';
import type { Language, MediaRef, PhaseView, QuestionView, RoomInfo, StandingRow, TeamRow } from '@qc/contract';
import { contentOf } from '@qc/words/content';

/** A room with fixed content in a language; colours may be given. */
export function sampleRoom(language: Language, mainColor = '#5b2bd9', secondaryColor = '#ff8f1f'): RoomInfo {
  return {
    code: '482915',
    name: contentOf(language).sample.game,
    language,
    direction: directionOf(language),
    ...pickFields(newSettings(), TOLD_SETTINGS),
    mainColor,
    secondaryColor,
    waitingText: contentOf(language).sample.waiting,
    regulationsLink: 'https://example.com/rules',
    regulationsText: contentOf(language).sample.rules,
    collectPhone: true,
    slideCount: 12,
    mediaSlides: [],
    maxPlayers: 300,
    pace: 'live',
    closesAtMs: null,
  };
}

/** A picture of the delivery service that need not exist: who photographs the gallery answers its address. */
function picture(alt: string): MediaRef {
  return {
    _id: MediaId.parse('samplepicture'),
    type: 'image',
    provider: 'file',
    publicId: 'sample',
    width: 1600,
    height: 900,
    durationMs: 0,
    startMs: null,
    endMs: null,
    alt,
  };
}

function question(text: string, answers: readonly string[], more: Partial<QuestionView> = {}): QuestionView {
  return {
    type: 'trivia',
    question: text,
    queMessage: '',
    image: null,
    backgroundMedia: null,
    answers: answers.map((answer) => ({ text: answer, media: null })),
    selection: 'single',
    script: null,
    unit: '',
    miniGame: '',
    score: 1000,
    ...more,
  };
}

/** The kinds of question the gallery shows. */
export function sampleQuestions(language: Language) {
  const s = contentOf(language).sample;
  return {
    short: question(s.short, s.shortAnswers),
    long: question(s.long, s.longAnswers, { queMessage: s.sub }),
    image: question(s.short, s.shortAnswers, { image: picture(s.short), queMessage: s.sub }),
    pictures: {
      ...question(s.short, s.shortAnswers),
      answers: s.shortAnswers.map((text) => ({ text, media: picture(text) })),
    },
    trueFalse: question(s.trueFalse, ['', ''], { type: 'trueFalse' }),
    survey: question(s.survey, s.surveyAnswers, { type: 'survey', score: 0 }),
    surveyEight: question(s.survey, [...s.longAnswers, ...s.longAnswers], { type: 'survey', score: 0 }),
    surveyLong: question(s.survey, s.longAnswers, { type: 'survey', score: 0 }),
    surveyTwo: question(s.survey, s.shortAnswers.slice(0, 2), { type: 'survey', score: 0 }),
    surveyPictures: {
      ...question(s.survey, s.shortAnswers, { type: 'survey', score: 0 }),
      answers: s.shortAnswers.map((text) => ({ text, media: picture(text) })),
    },
    multiple: question(s.multiple, ['2', '9', '17', '21', '31', '57'], { selection: 'multiple' }),
    typed: question(s.typed, [], { type: 'typed', script: language }),
    number: question(s.number, [], { type: 'number', unit: s.unit }),
    order: question(s.order, s.orderAnswers, { type: 'order', selection: 'multiple' }),
    orderPictures: {
      ...question(s.order, s.orderAnswers, { type: 'order', selection: 'multiple' }),
      answers: s.orderAnswers.map((text) => ({ text, media: picture(text) })),
    },
    miniGame: question(s.miniGame, [], { type: 'miniGame', miniGame: 'https://games.example.org/watch?v=sample' }),
  };
}

/** Standings with movement up, down, none and a newcomer, streaks, and debts at the end; players in teams or alone. */
export function sampleStandings(language: Language, inTeams = false): StandingRow[] {
  const before = [2, 1, 3, 6, 4, null, 5, 8, 7, 10, 9, 12];
  return contentOf(language).sample.names.map((name, index) => ({
    seat: index,
    name,
    score: 8420 - index * 811,
    rank: index + 1,
    previousRank: before[index] ?? null,
    team: inTeams ? index % contentOf(language).sample.teams.length : null,
    streak: [5, 0, 2, 1, 0, 0, 3, 0, 0, 0, 0, 0][index] ?? 0,
  }));
}

/** The teams by places, with movement. */
export function sampleTeamRows(language: Language): TeamRow[] {
  const before = [3, 1, 2, 4, 5];
  return contentOf(language).sample.teams.map((name, team) => ({
    team,
    name,
    score: 5210 - team * 1377,
    rank: team + 1,
    previousRank: before[team] ?? null,
    members: 6 - (team % 2),
  }));
}

/** Right answers of a sample question, as the engine tells them. */
function sampleKey(question: QuestionView): number[] | null {
  switch (question.type) {
    case 'survey':
    case 'miniGame':
      return null;
    case 'typed':
    case 'number':
      return [];
    case 'order':
      return [2, 0, 4, 1, 3];
    default:
      return question.selection === 'multiple' ? [0, 2, 4] : [0];
  }
}

/** Every phase a screen can be in, by a name for the gallery's address. */
export function samplePhases(language: Language): Record<string, PhaseView> {
  const q = sampleQuestions(language);
  const s = contentOf(language).sample;
  const on = { slide: 2, visit: 3 };
  const clock = { limitMs: 20_000, remainingMs: 12_400 };
  const asked: Record<string, PhaseView> = {};
  for (const [name, value] of Object.entries(q)) {
    asked[`question-${name}`] = { phase: 'question', question: value, ...on, ...clock };
    asked[`reveal-${name}`] = {
      phase: 'reveal',
      question: value,
      correct: sampleKey(value),
      solution: value.type === 'typed' ? s.typedAnswers : value.type === 'number' ? [`8849 ${s.unit}`] : [],
      ...on,
    };
  }
  return {
    lobby: { phase: 'lobby' },
    'lobby-teams': { phase: 'lobby' },
    'lobby-pattern': { phase: 'lobby' },
    preparing: { phase: 'preparing', media: [], heading: '', ...on, limitMs: 5000, remainingMs: 4000 },
    'preparing-words': { phase: 'preparing', media: [], heading: s.media, ...on, limitMs: 5000, remainingMs: 4000 },
    opening: { phase: 'opening', media: picture(s.media), heading: s.media, subheading: s.mediaSub, ...on, ...clock },
    words: {
      phase: 'media',
      media: null,
      heading: s.media,
      subheading: s.mediaSub,
      ...on,
      limitMs: null,
      remainingMs: null,
    },
    ...asked,
    closed: { phase: 'closed', question: q.short, ...on },
    'closed-typed': { phase: 'closed', question: q.typed, ...on },
    'closed-number': { phase: 'closed', question: q.number, ...on },
    'closed-order': { phase: 'closed', question: q.order, ...on },
    'closed-miniGame': { phase: 'closed', question: q.miniGame, ...on },
    'time-up': { phase: 'question', question: q.short, ...on, limitMs: 20_000, remainingMs: 0 },
    standings: { phase: 'standings', top: sampleStandings(language), teams: [], ...on },
    'standings-few': { phase: 'standings', top: sampleStandings(language).slice(0, 3), teams: [], ...on },
    'standings-teams': {
      phase: 'standings',
      top: sampleStandings(language, true),
      teams: sampleTeamRows(language),
      ...on,
    },
    podium: { phase: 'podium', winners: sampleStandings(language).slice(0, 3), teams: [] },
    'podium-many': { phase: 'podium', winners: sampleStandings(language).slice(0, 9), teams: [] },
    'podium-teams': {
      phase: 'podium',
      winners: sampleStandings(language, true).slice(0, 5),
      teams: sampleTeamRows(language),
    },
    'self-lobby': { phase: 'lobby' },
    'self-opening': {
      phase: 'opening',
      media: picture(s.media),
      heading: s.media,
      subheading: s.mediaSub,
      ...on,
      limitMs: null,
      remainingMs: null,
    },
    'self-question': { phase: 'question', question: q.image, ...on, ...clock },
    'self-closed': { phase: 'closed', question: q.short, slide: 11, visit: 12 },
    'self-end': { phase: 'ended' },
    'self-stopped': { phase: 'ended', stopped: true },
    ended: { phase: 'ended' },
  };
}
