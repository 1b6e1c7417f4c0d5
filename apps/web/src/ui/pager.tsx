import { Pagination } from '@mantine/core';
import { useLabels } from './labels.tsx';

interface Props {
  /** How many pages there are; with one there is nothing to turn. */
  pages: number;
  page: number;
  onPage: (page: number) => void;
  /** In the middle of the column that it stands in. */
  centered?: boolean;
}

/** Turns the pages of a list. */
export function Pager({ pages, page, onPage, centered = false }: Props) {
  const labels = useLabels();
  if (pages <= 1) return null;
  return (
    <nav aria-label={labels.pages} style={{ alignSelf: centered ? 'center' : undefined }}>
      <Pagination
        total={pages}
        value={page}
        onChange={onPage}
        getItemProps={(n) => ({ 'aria-label': labels.page(n) })}
        getControlProps={(control) => ({
          'aria-label': control === 'previous' ? labels.previousPage : labels.nextPage,
        })}
      />
    </nav>
  );
}
