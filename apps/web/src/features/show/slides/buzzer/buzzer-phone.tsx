import { textsIn } from '#platform/words';
import { SaidSolution } from '../said-solution.tsx';
import type { OwnRace, PhoneKind } from '../phone-kind.ts';
import type { Language } from '@qc/contract';
import { BuzzerTask } from './buzzer-task.tsx';
import { ownTurn } from './own-turn.ts';

function stands(at: OwnRace, language: Language): string {
  const t = textsIn(language, 'task');
  const { turn } = at.race;
  switch (ownTurn(at)) {
    case 'mine':
      return t.yourTurn;
    case 'next':
      return `${t.hasTurn(turn?.name ?? '')}. ${t.nextInLine}`;
    case 'locked':
      return t.hasTurn(turn?.name ?? '');
    case 'out':
      return turn ? `${t.wasWrong}. ${t.hasTurn(turn.name)}` : t.wasWrong;
    case 'teamOut':
      return turn ? `${t.teamOut}. ${t.hasTurn(turn.name)}` : t.teamOut;
    case 'free':
      return '';
  }
}

/** One big button; whose turn it is answers aloud. */
export const buzzer: PhoneKind = {
  Task: BuzzerTask,
  staysAfterClose: false,
  howTo: (_question, language) => textsIn(language, 'task').buzzHint,
  taskSaysHowTo: false,
  outcome: 'raced',
  race: {
    stands,
    cameOut: ({ right: [first] }, language) => {
      const t = textsIn(language, 'task');
      return first ? t.wasRight(first.name) : t.nobodyKnew;
    },
  },
  Solution: ({ room, phase }) => <SaidSolution solution={phase.solution} given={null} language={room.language} />,
  solutionWords: ({ solution }) => solution[0] ?? '',
  Given: ({ language }) => textsIn(language, 'task').youBuzzed,
  Right: ({ row }) => (row.solution.length === 0 ? null : <bdi>{row.solution[0]}</bdi>),
};
