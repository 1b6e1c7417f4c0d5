import { textsIn } from '#platform/words';
import type { PhaseName } from '@qc/contract';
import { endOf } from '../standings/end-of.ts';
import { teamsDiffer } from '../standings/honoured-teams.ts';
import { outcomeOf } from '../standings/outcome-of.ts';
import type { PlayerScreenProps } from '../phone/player-screen-props.ts';
import { questionNumber } from '../parts/question-number.ts';
import { showNumber } from '../show-texts.ts';
import { phoneKind } from '../slides/phone-kinds.ts';

type Words = (string | false | null | undefined)[];

/** Sentences in a row; what has no stop gets one, so that voices pause. */
function sentences(words: Words): string {
  return words.flatMap((one) => (one ? [/[\p{P}\s]$/u.test(one) ? one : `${one}.`] : [])).join(' ');
}

/** Phases in which there is nothing new to be said. */
const SAME: Partial<Record<PhaseName, PhaseName>> = { dealing: 'asking', closed: 'question', ended: 'podium' };

/** What a phase says when it comes: `key` names it, the words are empty while they are not known yet. */
export function wordsOfPhase(props: PlayerScreenProps): { key: string; words: string } {
  const { phase } = props.view;
  const name = SAME[phase.phase] ?? phase.phase;
  const key = 'slide' in phase ? `${name} ${phase.slide} ${phase.visit}` : name;
  return { key, words: sentences(phaseWords(props)) };
}

function phaseWords(props: PlayerScreenProps): Words {
  const { room, own } = props;
  const { phase } = props.view;
  const t = textsIn(room.language, 'player');
  const isSelfPaced = room.pace === 'self';
  switch (phase.phase) {
    case 'lobby':
      return isSelfPaced
        ? [room.name, own.name, room.waitingText]
        : [t.youAreIn, own.name, room.waitingText || t.seeYourName];
    case 'starting':
    case 'preparing':
      return [t.getReady];
    case 'opening':
    case 'media':
    case 'ending':
      return [phase.heading, phase.subheading, !isSelfPaced && t.lookUp];
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
        phase.phase === 'question' && phoneKind(question).howTo(question, room.language),
      ];
    }
    case 'reveal': {
      const { title, awaited, kind } = outcomeOf(room, phase, own, props.answer?.state === 'late');
      const { points = null } = own.result ?? {};
      const { question } = phase;
      const right = phoneKind(question).solutionWords(phase, room.language);
      return awaited
        ? []
        : [
            title,
            points ? `${points > 0 ? '+' : ''}${showNumber(points)} ${t.points(points)}` : '',
            kind !== 'right' && right && `${t.rightAnswer}: ${right}`,
            own.rank !== null && question.score > 0 && `${t.place} ${showNumber(own.rank)}`,
          ];
    }
    case 'standings': {
      const team = phase.teams.find((one) => one.team === own.team);
      return [
        own.rank !== null && `${t.place} ${showNumber(own.rank)}`,
        score(props),
        team && teamsDiffer(phase.teams) && textsIn(room.language, 'outcome').teamPlace(team.rank, phase.teams.length),
      ];
    }
    case 'podium':
    case 'ended':
      return [endOf(props).title];
  }
}

/** Place and points at the end, which come a moment after it; empty: not yet, or never. */
export function wordsOfEnd(props: PlayerScreenProps): string {
  const { room, own, view } = props;
  if (view.phase.phase !== 'podium' && view.phase.phase !== 'ended') return '';
  const { finalPlace } = textsIn(room.language, 'outcome');
  const place = own.rank !== null && room.pace !== 'self' && `${finalPlace} ${showNumber(own.rank)}`;
  return sentences([place, score(props)]);
}

function score({ room, own }: PlayerScreenProps): string {
  return own.score === null ? '' : `${showNumber(own.score)} ${textsIn(room.language, 'player').points(own.score)}`;
}
