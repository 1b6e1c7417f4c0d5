import { textsIn } from '#platform/words';
import type { Language, PhaseName, PhaseView } from '@qc/contract';
import { letterIn, lettersOf, minutesLeft } from '@qc/words';
import { answerLabel } from '../parts/answer-label.ts';
import { gapWords } from '../phone/telling/gap-words.ts';
import { podiumWords } from '../phone/telling/podium-words.ts';
import { endOf } from '../standings/end-of.ts';
import { teamsDiffer } from '../standings/honoured-teams.ts';
import { outcomeOf } from '../standings/outcome-of.ts';
import type { PlayerScreenProps } from '../phone/player-screen-props.ts';
import { percentOf } from '../parts/share-of.ts';
import { questionNumber } from '../parts/question-number.ts';
import { roundTitle } from '../standings/round-title.ts';
import { showNumber } from '../show-texts.ts';
import { phoneKind } from '../slides/phone-kinds.ts';

type Words = (string | false | null | undefined)[];

/** Sentences in a row; what has no stop gets one, so that voices pause. */
function sentences(words: Words): string {
  return words.flatMap((one) => (one ? [/[\p{P}\s]$/u.test(one) ? one : `${one}.`] : [])).join(' ');
}

/** Phases in which there is nothing new to be said. */
const SAME: Partial<Record<PhaseName, PhaseName>> = {
  asking: 'question',
  dealing: 'question',
  closed: 'question',
  honours: 'podium',
  ended: 'podium',
};

/** What a phase says when it comes: `key` names it, the words are empty while they are not known yet. */
export function wordsOfPhase(props: PlayerScreenProps): { key: string; words: string } {
  const { phase } = props.view;
  const name = SAME[phase.phase] ?? phase.phase;
  const key = 'slide' in phase ? `${name} ${phase.slide} ${phase.visit}` : name;
  const words = sentences(phaseWords(props));
  // The podium is told place by place.
  return { key: phase.phase === 'podium' && phase.stage < 4 ? `${key} ${words}` : key, words };
}

/** What may be answered, and in what time, as the clock starts; empty: nothing is to be answered now. */
export function wordsOfAnswers({ room, view, answer, watching }: PlayerScreenProps): { key: string; words: string } {
  const { phase } = view;
  if (phase.phase !== 'question' || answer !== null || phase.race) return { key: '', words: '' };
  const { language } = room;
  const t = textsIn(language, 'player');
  const { letters } = lettersOf(view, room);
  const { question } = phase;
  const answers = question.answers.map((one, index) =>
    [letterIn(letters, index), answerLabel(question, index, language) || one.media?.alt].filter(Boolean).join(' '),
  );
  const what = answers.join(', ');
  const seconds = room.timer && phase.remainingMs !== null && t.secondsLeft(Math.ceil(phase.remainingMs / 1000));
  return {
    key: `answers ${phase.visit}`,
    words: sentences([!watching && `${t.answerNow}: ${phoneKind(question).howTo(question, language)}`, what, seconds]),
  };
}

function phaseWords(props: PlayerScreenProps): Words {
  const { room, own, watching } = props;
  const { phase } = props.view;
  const t = textsIn(room.language, 'player');
  const isSelfPaced = room.pace === 'self';
  switch (phase.phase) {
    case 'lobby':
      if (watching) return [t.watching, room.name, t.watchSoon];
      return isSelfPaced
        ? [room.name, own.name, room.waitingText]
        : [props.view.again ? t.again(props.view.players) : t.youAreIn, own.name, room.waitingText || t.seeYourName];
    case 'starting':
      return [t.startsIn(3)];
    case 'round':
      return [
        textsIn(room.language, 'rounds').roundOf(phase.number, phase.of),
        phase.title,
        phase.times !== 1 && t.timesPoints[phase.times],
      ];
    case 'preparing':
      return [t.getReady];
    case 'opening':
    case 'media':
    case 'ending':
      return [phase.heading, phase.subheading, !isSelfPaced && t.lookUp];
    case 'break': {
      const texts = textsIn(room.language, 'breaks');
      const left = phase.remainingMs;
      const until = left === null ? texts.weGoOn : texts.backInMinutes(minutesLeft(left));
      return [phase.heading || texts.shortBreak, phase.subheading, isSelfPaced ? texts.yourBreak : until];
    }
    case 'asking':
    case 'dealing':
    case 'question':
    case 'closed': {
      const { question } = phase;
      const place = questionNumber(room, phase.slide);
      return [
        place && t.slideOf(place.number, place.of),
        question.question,
        question.queMessage,
        question.image?.alt,
        !watching &&
          phase.phase === 'question' &&
          'vote' in phase &&
          phase.vote === 2 &&
          textsIn(room.language, 'task').answerAgain,
        // Elsewhere that is said as the clock starts.
        phase.phase === 'question' && phase.race && !watching && phoneKind(question).howTo(question, room.language),
      ];
    }
    case 'talk': {
      if (watching) return [t.playersTalk];
      const words = textsIn(room.language, 'task');
      return [words.talkNow, words.thenAgain];
    }
    case 'reveal': {
      const { title, awaited, kind } = outcomeOf(room, phase, own, props.answer?.state === 'late');
      const { points = null } = own.result ?? {};
      const { question } = phase;
      const right = phoneKind(question).solutionWords(phase, room.language);
      return awaited
        ? []
        : [
            !watching && title,
            points ? `${points > 0 ? '+' : ''}${showNumber(points)} ${t.points(points)}` : '',
            phase.correct === null && pickedWords(phase, room.language),
            kind !== 'right' && right && `${t.rightAnswer}: ${right}`,
            own.rank !== null && question.score > 0 && `${t.place} ${showNumber(own.rank)}`,
          ];
    }
    case 'standings': {
      const team = phase.teams.find((one) => one.team === own.team);
      return [
        roundTitle(phase.round, room.language),
        watching &&
          phase.top
            .slice(0, 3)
            .map(({ rank, name }) => `${rank} ${name}`)
            .join(', '),
        own.rank !== null && `${t.place} ${showNumber(own.rank)}`,
        own.inRound && `${textsIn(room.language, 'rounds').place} ${showNumber(own.inRound.rank)}`,
        gapWords(own.inRound ? own.inRound.gap : own.gap, room.language),
        !own.inRound && score(props),
        team && teamsDiffer(phase.teams) && textsIn(room.language, 'outcome').teamPlace(team.rank, phase.teams.length),
      ];
    }
    case 'podium':
      return phase.stage < 4 ? [podiumWords(room, phase, own) || t.lookUp] : [endOf(props).title];
    case 'honours':
    case 'ended':
      return [endOf(props).title];
  }
}

/** How the hall has picked where nothing was right; empty: it is not told. */
function pickedWords({ question, picked }: Extract<PhaseView, { phase: 'reveal' }>, language: Language): string {
  if (!picked) return '';
  const said = (count: number, index: number) =>
    `${answerLabel(question, index, language) || question.answers[index]?.media?.alt} ${percentOf(count, picked.of)}%`;
  return picked.counts.map(said).join(', ');
}

/** Place and points at the end, which come a moment after it; empty: not yet, or never. */
export function wordsOfEnd(props: PlayerScreenProps): string {
  const { room, own, view } = props;
  const { phase } = view;
  if (phase.phase !== 'ended' && phase.phase !== 'honours' && !(phase.phase === 'podium' && phase.stage === 4))
    return '';
  const { finalPlace } = textsIn(room.language, 'outcome');
  const place = own.rank !== null && room.pace !== 'self' && `${finalPlace} ${showNumber(own.rank)}`;
  return sentences([place, score(props)]);
}

function score({ room, own }: PlayerScreenProps): string {
  return own.score === null ? '' : `${showNumber(own.score)} ${textsIn(room.language, 'player').points(own.score)}`;
}
