import type { Texts } from '@qc/words/en/screens/lists/assignments';
import { apiQuery, errorText } from '#platform/api';
import { formatDateTime, useLanguage, useTexts } from '#platform/i18n';
import { CellName, NarrowLine } from '#ui/cell-lines';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { GamesDrawing } from '#ui/illustrations';
import { PageHeader } from '#ui/page-header';
import { Dialog } from '#ui/dialog/dialog';
import { LinkButton } from '#ui/link/links';
import { Badge } from '@mantine/core';
import type { Assignment } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import classes from './assignments.module.css';
import { AssignmentActions } from './assignment-actions.tsx';
import { AssignmentCard } from './assignment-card.tsx';
import { MoveDeadlineDialog } from './move-deadline-dialog.tsx';

/** Counts follow those who play at this pace, ms. */
const FOLLOW_MS = 10_000;

/** All assignments of the user, newest first, with what has come in. */
export function AssignmentsPage() {
  const t = useTexts('assignments');
  const { language } = useLanguage();
  const { page = 1 } = useSearch({ from: '/$lang/shell/links' });
  const navigate = useNavigate({ from: '/$lang/links' });
  const [moving, setMoving] = useState<Assignment | null>(null);
  const [shown, setShown] = useState<Assignment | null>(null);
  const { data, error, isPending, refetch } = useQuery({
    ...apiQuery('listAssignments', { query: { page, perPage: PAGE_SIZE } }),
    placeholderData: keepPreviousData,
    refetchInterval: FOLLOW_MS,
  });
  const toGames = (
    <LinkButton size="md" to="/$lang/my-games" params={{ lang: language }}>
      {t.toGames}
    </LinkButton>
  );
  return (
    <>
      <PageHeader title={t.assignments} lead={t.assignmentsLead} />
      {error && !data ? (
        <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />
      ) : data?.count === 0 ? (
        <EmptyState
          illustration={<GamesDrawing />}
          title={t.noAssignments}
          text={t.noAssignmentsText}
          action={toGames}
        />
      ) : (
        <DataTable<Assignment>
          rows={data?.assignments ?? []}
          rowKey={(assignment) => assignment._id}
          columns={columnsOf(t, { onMove: setMoving, onShow: setShown })}
          count={data?.count ?? 0}
          page={page}
          perPage={PAGE_SIZE}
          onPage={(next) => void navigate({ search: { page: next } })}
          loading={isPending}
          labels={{ table: t.assignments, count: t.assignmentsCount(data?.count ?? 0) }}
        />
      )}
      <MoveDeadlineDialog assignment={moving} onClose={() => setMoving(null)} />
      <ShowAssignmentDialog assignment={shown} onClose={() => setShown(null)} />
    </>
  );
}

function columnsOf(
  t: Texts,
  ask: { onMove: (assignment: Assignment) => void; onShow: (assignment: Assignment) => void },
): Column<Assignment>[] {
  return [
    {
      key: 'game',
      header: t.game,
      cell: (assignment) => (
        <>
          <CellName>{assignment.name}</CellName>
          <NarrowLine>
            {assignment.open
              ? t.openUntil(formatDateTime(assignment.closesAt))
              : t.closedAt(formatDateTime(assignment.closesAt))}
          </NarrowLine>
          <NarrowLine>{t.progress(assignment.finishedCount, assignment.startedCount)}</NarrowLine>
        </>
      ),
    },
    { key: 'state', header: t.state, wideOnly: true, cell: (assignment) => <State assignment={assignment} /> },
    {
      key: 'closes',
      header: t.closesColumn,
      wideOnly: true,
      cell: (assignment) => <bdi dir="ltr">{formatDateTime(assignment.closesAt)}</bdi>,
    },
    {
      key: 'players',
      header: t.players,
      wideOnly: true,
      cell: (assignment) => t.progress(assignment.finishedCount, assignment.startedCount),
    },
    {
      key: 'actions',
      align: 'end',
      cell: (assignment) => <AssignmentActions assignment={assignment} {...ask} />,
    },
  ];
}

function State({ assignment }: { assignment: Assignment }) {
  const t = useTexts('assignments');
  return assignment.open ? (
    <Badge variant="light" radius="sm" className={classes.badge ?? ''}>
      {t.open}
    </Badge>
  ) : (
    <Badge variant="light" color="gray" radius="sm" c="var(--qc-ink)" className={classes.badge ?? ''}>
      {t.closed}
    </Badge>
  );
}

function ShowAssignmentDialog({ assignment, onClose }: { assignment: Assignment | null; onClose: () => void }) {
  const t = useTexts('assignments');
  return (
    <Dialog
      opened={assignment !== null}
      onClose={onClose}
      size="lg"
      title={assignment ? t.linkOf(assignment.name) : ''}
    >
      {assignment && <AssignmentCard assignment={assignment} />}
    </Dialog>
  );
}
