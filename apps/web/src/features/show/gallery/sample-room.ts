import { faceOfSeat } from '@qc/contract/live/faces';
import { directionOf } from '@qc/words';
import { newSettings, pickFields, TOLD_SETTINGS } from '@qc/contract';
import type {
  LobbySlide,
  Language,
  NamedSeat,
  PhaseView,
  QuestionView,
  RoomInfo,
  RoundWinner,
  StandingLine,
  StandingRow,
  TeamRow,
} from '@qc/contract';
import { isTalkedAbout } from '@qc/engine';
import { samplePicture } from '../slides/sample-kind.ts';
import { SAMPLE_KINDS } from '../slides/sample-kinds.ts';
import { trivia } from '../slides/trivia/trivia-sample.ts';
import { contentOf } from '@qc/words/content';

type Reveal = Extract<PhaseView, { phase: 'reveal' }>;

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

/** A title and two sponsors for the lobby, one of them without words. */
export function sampleLobbySlides(language: Language): LobbySlide[] {
  const { media, mediaSub } = contentOf(language).sample;
  return [
    { media: samplePicture(media), caption: media },
    { media: samplePicture(mediaSub), caption: '' },
    { media: samplePicture(mediaSub), caption: mediaSub.slice(0, 80) },
  ];
}

/** Standings with movement up, down, none and a newcomer, streaks, and debts at the end; players in teams or alone. */
export function sampleStandings(language: Language, inTeams = false): StandingRow[] {
  const before = [2, 1, 3, 11, 5, 14, 4, 9, 7, 10, null, 12];
  return contentOf(language).sample.names.map((name, index) => ({
    seat: index,
    face: faceOfSeat(index),
    name,
    score: 8420 - index * 811,
    rank: index + 1,
    previousRank: before[index] ?? null,
    team: inTeams ? index % contentOf(language).sample.teams.length : null,
    streak: [5, 0, 2, 1, 0, 0, 3, 0, 0, 0, 0, 0][index] ?? 0,
    gained: [990, 0, 720, 860, 540, 0, 910, 0, -250, 480, 0, 620][index] ?? 0,
  }));
}

/** Who was the best of each of six rounds, one of them without a title. */
function sampleRoundWinners(language: Language): RoundWinner[] {
  const { names, round } = contentOf(language).sample;
  return [0, 3, 1, 4, 0, 2].map((seat, index) => ({
    number: index + 1,
    title: index === 2 ? '' : round,
    player: { seat, name: names[seat] ?? '', face: faceOfSeat(seat) },
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
    faces: [11, 12, 13, 14, 15].slice(team).map((seat) => faceOfSeat(seat + team)),
  }));
}

/** A player by place in the sample's names. */
function named(language: Language, seat: number): NamedSeat {
  return { seat, name: contentOf(language).sample.names[seat] ?? '', face: faceOfSeat(seat) };
}

/** What a reveal says of the hall, where not all answers are right ones in their order: how it picked, and who knew it. */
function sampleFacts(
  language: Language,
  question: QuestionView,
  correct: readonly number[] | null,
): Pick<Reveal, 'knew' | 'fastest' | 'closest' | 'picked'> {
  const counts = question.answers.map((_, index) => [14, 6, 0, 5, 1, 1, 0, 0][index] ?? 0);
  const picked = counts.length > 0 && correct?.length !== counts.length ? { picked: { counts, of: 27 } } : {};
  if (correct === null) return { knew: null, fastest: null, closest: [], ...picked };
  const closest = question.unit === '' ? [] : [{ ...named(language, 2), off: 1 }];
  return { knew: { right: 14, of: 27 }, fastest: { ...named(language, 1), ms: 1830 }, closest, ...picked };
}

/** Two lines of the moment over the standings. */
function sampleLines(language: Language): StandingLine[] {
  return [
    { kind: 'leader', ...named(language, 0) },
    { kind: 'climb', value: 4, ...named(language, 3) },
  ];
}

/** The same where teams play. */
function sampleTeamLines(language: Language): StandingLine[] {
  return [{ kind: 'half' }, { kind: 'team', team: 0, name: contentOf(language).sample.teams[0] ?? '' }];
}

/** Breaks: with the places so far, with teams and a picture, with a picture alone, with nothing, and over. */
function sampleBreaks(language: Language): Record<string, PhaseView> {
  const { media: heading, mediaSub: subheading } = contentOf(language).sample;
  const top = sampleStandings(language).slice(0, 8);
  const plain: Extract<PhaseView, { phase: 'break' }> = {
    ...{ phase: 'break', heading: '', subheading: '', media: null, music: true, top: [], teams: [] },
    ...{ slide: 3, visit: 1, limitMs: 600_000, remainingMs: 598_000 },
  };
  return {
    break: { ...plain, top },
    'break-words': { ...plain, heading, subheading, top: top.slice(0, 5) },
    'break-teams': { ...plain, heading, media: samplePicture(heading), top, teams: sampleTeamRows(language) },
    'break-picture': { ...plain, heading, subheading, media: samplePicture(heading) },
    'break-alone': { ...plain, remainingMs: 4000 },
    'break-over': { ...plain, top, limitMs: null, remainingMs: null },
    'self-paced-break': { ...plain, heading, media: samplePicture(heading), limitMs: null, remainingMs: null },
  };
}

/** The podium stage by stage, and with shared places. */
function samplePodium(language: Language): Record<string, PhaseView> {
  const rows = sampleStandings(language);
  const phase = 'podium';
  const [first, second, third] = rows;
  if (!first || !second || !third) return {};
  const shared = [first, { ...second, rank: 1, score: first.score }, third];
  return {
    'podium-curtain': { phase, stage: 0, steps: 3, winners: [], teams: [], limitMs: 4000, remainingMs: 4000 },
    'podium-third': { phase, stage: 1, steps: 3, winners: [third], teams: [], limitMs: 3800, remainingMs: 3800 },
    'podium-second': {
      phase,
      stage: 2,
      steps: 3,
      winners: [second, third],
      teams: [],
      limitMs: 5400,
      remainingMs: 5400,
    },
    'podium-first': {
      phase,
      stage: 3,
      steps: 3,
      winners: rows.slice(0, 3),
      teams: [],
      limitMs: 4000,
      remainingMs: 4000,
    },
    'podium-shared': { phase, stage: 4, steps: 2, winners: shared, teams: [], limitMs: null, remainingMs: null },
    'podium-one': {
      phase,
      stage: 4,
      steps: 1,
      winners: [first],
      teams: [],
      limitMs: null,
      remainingMs: null,
      best: true,
    },
  };
}

/** Twelve teams, more than stand on steps. */
function manyTeams(language: Language): TeamRow[] {
  const rows = sampleTeamRows(language).slice(0, 4);
  const all = [...rows, ...rows, ...rows];
  return all.map((row, at) => ({ ...row, team: at, rank: at + 1, score: 5210 - at * 300 }));
}

/** Every phase a screen can be in, by a name for the gallery's address. */
export function samplePhases(language: Language): Record<string, PhaseView> {
  const s = contentOf(language).sample;
  const q = trivia.questions(language);
  const on = { slide: 2, visit: 3 };
  const clock = { limitMs: 20_000, remainingMs: 12_400 };
  const explanation = { text: s.explanation, media: samplePicture(s.short) };
  const all = { stage: 4, steps: 3, limitMs: null, remainingMs: null } as const;
  const asked: Record<string, PhaseView> = {};
  for (const kind of Object.values(SAMPLE_KINDS))
    for (const [name, question] of Object.entries(kind.questions(language))) {
      asked[`question-${name}`] = { phase: 'question', question, ...on, ...clock };
      asked[`closed-${name}`] = { phase: 'closed', question, ...on, limitMs: 1500, remainingMs: 1000 };
      const told = { correct: kind.correct(question), solution: kind.solution(language) };
      const reveal = {
        phase: 'reveal' as const,
        question,
        ...told,
        ...sampleFacts(language, question, told.correct),
        ...on,
      };
      asked[`reveal-${name}`] = { ...reveal, explanation: null };
      asked[`explained-${name}`] = { ...reveal, explanation };
      if (isTalkedAbout(question)) {
        asked[`talk-${name}`] = { phase: 'talk', question, ...on, limitMs: 120_000, remainingMs: 97_400 };
        asked[`shown-${name}`] = { phase: 'talk', question, ...on, limitMs: 120_000, remainingMs: 97_400 };
        asked[`again-${name}`] = { phase: 'question', question, vote: 2, ...on, ...clock };
        asked[`twice-${name}`] = { ...reveal, fastest: null, explanation: null };
      }
    }
  return {
    lobby: { phase: 'lobby' },
    'lobby-teams': { phase: 'lobby' },
    'lobby-pattern': { phase: 'lobby' },
    preparing: { phase: 'preparing', media: [], heading: '', ...on, limitMs: 5000, remainingMs: 4000 },
    'preparing-words': { phase: 'preparing', media: [], heading: s.media, ...on, limitMs: 5000, remainingMs: 4000 },
    opening: {
      phase: 'opening',
      media: samplePicture(s.media),
      heading: s.media,
      subheading: s.mediaSub,
      ...on,
      ...clock,
    },
    words: {
      phase: 'media',
      media: null,
      heading: s.media,
      subheading: s.mediaSub,
      ...on,
      limitMs: null,
      remainingMs: null,
    },
    ...sampleBreaks(language),
    ...asked,
    closed: { phase: 'closed', question: q.short, ...on, limitMs: 1500, remainingMs: 1000 },
    round: {
      ...{ phase: 'round', title: contentOf(language).sample.round, number: 2, of: 4, times: 2 },
      ...{ ...on, limitMs: 3000, remainingMs: 1000 },
    },
    'standings-round': {
      phase: 'standings',
      top: sampleStandings(language).map((row) => ({ ...row, previousRank: null, gained: 0 })),
      teams: [],
      lines: [{ kind: 'close', value: 8 }],
      round: { number: 2, title: contentOf(language).sample.round },
      ...on,
    },
    starting: { phase: 'starting', limitMs: 3600, remainingMs: 3000 },
    asking: {
      ...{ phase: 'asking', question: { ...q.short, answers: [] }, answerCount: 4 },
      ...{ ...on, limitMs: 5000, remainingMs: 3000 },
    },
    dealing: { phase: 'dealing', question: q.short, ...on, limitMs: 1600, remainingMs: 800 },
    'time-up': { phase: 'question', question: q.short, ...on, limitMs: 20_000, remainingMs: 0 },
    standings: {
      phase: 'standings',
      top: sampleStandings(language),
      teams: [],
      lines: sampleLines(language),
      round: null,
      ...on,
    },
    'standings-few': {
      phase: 'standings',
      top: sampleStandings(language).slice(0, 3),
      teams: [],
      lines: [{ kind: 'close', value: 8 }],
      round: null,
      ...on,
    },
    'standings-ties': {
      phase: 'standings',
      top: sampleStandings(language).map((row) => ({ ...row, score: 8420 - Math.floor(row.seat / 2) * 811 })),
      teams: [],
      lines: [],
      round: null,
      ...on,
    },
    'standings-teams': {
      phase: 'standings',
      top: sampleStandings(language, true),
      teams: sampleTeamRows(language),
      lines: sampleTeamLines(language),
      round: null,
      ...on,
    },
    podium: { phase: 'podium', ...all, winners: sampleStandings(language).slice(0, 3), teams: [] },
    ...samplePodium(language),
    'podium-rounds': {
      phase: 'podium',
      ...all,
      winners: sampleStandings(language).slice(0, 9),
      teams: [],
      rounds: sampleRoundWinners(language).slice(0, 4),
    },
    'podium-rounds-six': {
      phase: 'podium',
      ...all,
      winners: sampleStandings(language).slice(0, 3),
      teams: [],
      rounds: sampleRoundWinners(language),
    },
    'podium-many': { phase: 'podium', ...all, winners: sampleStandings(language).slice(0, 9), teams: [] },
    'podium-teams': {
      phase: 'podium',
      ...all,
      winners: sampleStandings(language, true).slice(0, 5),
      teams: sampleTeamRows(language),
    },
    'podium-teams-many': {
      phase: 'podium',
      ...all,
      winners: sampleStandings(language, true).slice(0, 5),
      teams: manyTeams(language),
    },
    honours: {
      phase: 'honours',
      honours: [
        { kind: 'fastest', value: 1830, ...named(language, 1) },
        { kind: 'streak', value: 5, ...named(language, 0) },
        { kind: 'climb', value: 4, ...named(language, 3) },
        { kind: 'closest', value: 1, unit: 'km', ...named(language, 2) },
      ],
    },
    'honours-three': {
      phase: 'honours',
      honours: [
        { kind: 'fastest', value: 400, ...named(language, 1) },
        { kind: 'mostRight', value: 9, ...named(language, 0) },
        { kind: 'team', value: 92, team: 0, name: s.teams[0] ?? '' },
      ],
    },
    'self-paced-lobby': { phase: 'lobby' },
    'self-paced-opening': {
      phase: 'opening',
      media: samplePicture(s.media),
      heading: s.media,
      subheading: s.mediaSub,
      ...on,
      limitMs: null,
      remainingMs: null,
    },
    'self-paced-question': { phase: 'question', question: q.image, ...on, ...clock },
    'self-paced-closed': {
      ...{ phase: 'closed', question: q.short, slide: 11, visit: 12 },
      ...{ limitMs: null, remainingMs: null },
    },
    'self-paced-end': { phase: 'ended' },
    'self-paced-stopped': { phase: 'ended', stopped: true },
    ended: { phase: 'ended' },
  };
}
