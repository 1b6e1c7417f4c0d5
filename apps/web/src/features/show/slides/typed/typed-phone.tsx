import { textsIn } from '#platform/words';
import type { OwnView } from '@qc/contract';
import type { PhoneKind } from '../phone-kind.ts';
import { SaidSolution } from '../said-solution.tsx';
import { TypedTask } from './typed-task.tsx';

function givenWords({ response }: Pick<OwnView, 'response'>): string | null {
  return response?.type === 'typed' ? response.text : null;
}

/** An answer in own words. */
export const typed: PhoneKind = {
  Task: TypedTask,
  staysAfterClose: false,
  howTo: ({ script }, language) => textsIn(language, 'task').typeHere[script ?? 'any'],
  taskSaysHowTo: true,
  outcome: 'judged',
  Solution: ({ room, phase, own }) => (
    <SaidSolution solution={phase.solution} given={givenWords(own)} language={room.language} />
  ),
  solutionWords: ({ solution }) => solution[0] ?? '',
  Given: ({ row }) => <bdi>{givenWords(row)}</bdi>,
  Right: ({ row }) => <bdi>{row.solution[0]}</bdi>,
};
