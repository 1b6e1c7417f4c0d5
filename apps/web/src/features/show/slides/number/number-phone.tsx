import { textsIn } from '#platform/words';
import { writeNumber } from '@qc/engine/slides/number/read-number';
import type { OwnView } from '@qc/contract';
import { showQuantity, unitIn } from '../../parts/show-quantity.ts';
import type { PhoneKind } from '../phone-kind.ts';
import { SaidSolution } from '../said-solution.tsx';
import { NumberTask } from './number-task.tsx';

function givenNumber({ response }: Pick<OwnView, 'response'>, unit: string): string | null {
  return response?.type === 'number' ? showQuantity(writeNumber(response.value), unit) : null;
}

/** An answer that is a number, with the unit of the question. */
export const number: PhoneKind = {
  Task: NumberTask,
  staysAfterClose: false,
  howTo: (_question, language) => textsIn(language, 'task').yourNumber,
  taskSaysHowTo: true,
  outcome: 'judged',
  Solution: ({ room, phase: { question, solution }, own }) => (
    <SaidSolution
      solution={solution.map((text) => showQuantity(text, question.unit))}
      given={givenNumber(own, question.unit)}
      language={room.language}
    />
  ),
  solutionWords: ({ solution }) => solution[0] ?? '',
  Given: ({ row }) => <bdi>{givenNumber(row, unitIn(row.solution))}</bdi>,
  Right: ({ row: { solution } }) => <bdi>{showQuantity(solution[0] ?? '')}</bdi>,
};
