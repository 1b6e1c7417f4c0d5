import { CategoryId } from '@qc/contract';
import { refuse, succeed, type Result } from '#platform/result';

/** So many a list can be asked for at once. */
const LABELS_MAX = 20;

/** Labels of a list's query: ids parted by commas. Refuses `invalidInput`. */
export function readLabels(categories: string): Result<string[]> {
  const labels = categories.split(',').filter((label) => label !== '');
  if (labels.length <= LABELS_MAX && labels.every((label) => CategoryId.safeParse(label).success))
    return succeed(labels);
  return refuse('invalidInput', { fields: [{ path: 'categories', code: 'invalid_format' }] });
}
