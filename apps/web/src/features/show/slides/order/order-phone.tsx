import { textsIn } from '#platform/words';
import { pickedIn } from '@qc/contract/slides/picked';
import type { PhoneKind } from '../phone-kind.ts';
import { RowPicks } from '../picks-shown.tsx';
import { OrderSolution } from './order-solution.tsx';
import { OrderTask } from './order-task.tsx';

/** Items that are put in order. */
export const order: PhoneKind = {
  Task: OrderTask,
  staysAfterClose: true,
  howTo: (_question, language) => textsIn(language, 'task').orderHint,
  taskSaysHowTo: true,
  outcome: 'judged',
  Solution: OrderSolution,
  // A whole order is too long to listen to.
  solutionWords: () => '',
  Given: ({ row, language }) => <RowPicks row={row} indices={pickedIn(row.response)} language={language} />,
  Right: ({ row, language }) => <RowPicks row={row} indices={row.right ?? []} language={language} />,
};
