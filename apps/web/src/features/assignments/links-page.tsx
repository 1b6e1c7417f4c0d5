import type { Texts } from '@qc/words/en/screens/author/assignments';
import { apiQuery, errorText } from '#platform/api';
import { formatDateTime, useLanguage, useTexts } from '#platform/i18n';
import { CellName, NarrowLine } from '#ui/cell-lines';
import { type Column, DataTable } from '#ui/data-table';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { GamesDrawing } from '#ui/illustrations';
import { PageHeader } from '#ui/page-header';
import { useTopmost } from '#ui/dialog/topmost';
import { Badge, Button, Modal } from '@mantine/core';
import type { Assignment } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import classes from './assignments.module.css';
import { LinkActions } from './link-actions.tsx';
import { LinkCard } from './link-card.tsx';
import { MoveDeadlineDialog } from './move-deadline-dialog.tsx';

/** Counts follow those who play at this pace, ms. */
const FOLLOW_MS = 10_000;

/** All links of the user, newest first, with what has come in. */
export function LinksPage() {
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
    <Button size="md" renderRoot={(props) => <Link {...props} to="/$lang/my-games" params={{ lang: language }} />}>
      {t.toGames}
    </Button>
  );
  return (
    <>
      <PageHeader title={t.links} lead={t.linksLead} />
      {error && !data ? (
        <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />
      ) : data?.count === 0 ? (
        <EmptyState illustration={<GamesDrawing />} title={t.noLinks} text={t.noLinksText} action={toGames} />
      ) : (
        <DataTable<Assignment>
          rows={data?.assignments ?? []}
          rowKey={(link) => link._id}
          columns={columnsOf(t, { onMove: setMoving, onShow: setShown })}
          count={data?.count ?? 0}
          page={page}
          perPage={PAGE_SIZE}
          onPage={(next) => void navigate({ search: { page: next } })}
          loading={isPending}
          labels={{ table: t.links, count: t.linksCount(data?.count ?? 0) }}
        />
      )}
      <MoveDeadlineDialog link={moving} onClose={() => setMoving(null)} />
      <ShowLinkDialog link={shown} onClose={() => setShown(null)} />
    </>
  );
}

function columnsOf(
  t: Texts,
  ask: { onMove: (link: Assignment) => void; onShow: (link: Assignment) => void },
): Column<Assignment>[] {
  return [
    {
      key: 'game',
      header: t.game,
      cell: (link) => (
        <>
          <CellName>{link.name}</CellName>
          <NarrowLine>
            {link.open ? t.openUntil(formatDateTime(link.closesAt)) : t.closedAt(formatDateTime(link.closesAt))}
          </NarrowLine>
          <NarrowLine>{t.progress(link.finishedCount, link.startedCount)}</NarrowLine>
        </>
      ),
    },
    { key: 'state', header: t.state, wideOnly: true, cell: (link) => <State link={link} /> },
    {
      key: 'closes',
      header: t.closesColumn,
      wideOnly: true,
      cell: (link) => <bdi dir="ltr">{formatDateTime(link.closesAt)}</bdi>,
    },
    {
      key: 'players',
      header: t.players,
      wideOnly: true,
      cell: (link) => t.progress(link.finishedCount, link.startedCount),
    },
    {
      key: 'actions',
      align: 'end',
      cell: (link) => <LinkActions link={link} {...ask} />,
    },
  ];
}

function State({ link }: { link: Assignment }) {
  const t = useTexts('assignments');
  return link.open ? (
    <Badge variant="light" radius="sm" className={classes.badge ?? ''}>
      {t.open}
    </Badge>
  ) : (
    <Badge variant="light" color="gray" radius="sm" c="var(--qc-ink)" className={classes.badge ?? ''}>
      {t.closed}
    </Badge>
  );
}

function ShowLinkDialog({ link, onClose }: { link: Assignment | null; onClose: () => void }) {
  const t = useTexts('assignments');
  const topmost = useTopmost(link !== null);
  return (
    <Modal
      opened={link !== null}
      closeOnEscape={topmost}
      onClose={onClose}
      size="lg"
      title={link ? t.linkOf(link.name) : ''}
    >
      {link && <LinkCard link={link} />}
    </Modal>
  );
}
