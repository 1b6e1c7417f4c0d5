import type { SlideType } from '@qc/contract';

const TASKS: readonly SlideType[] = ['typed', 'number', 'order', 'miniGame'];

/** Whether a question is answered by doing something, not by picking from the answers shown. */
export function isTask(type: SlideType): boolean {
  return TASKS.includes(type);
}
