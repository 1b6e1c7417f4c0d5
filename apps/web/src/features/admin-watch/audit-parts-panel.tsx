import { errorText, usePageQuery } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { Pager } from '#ui/pager';
import { SidePanel } from '#ui/side-panel';
import { Skeleton, Stack } from '@mantine/core';
import type { AuditEntry } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { useState } from 'react';
import { AuditChanges } from './audit-changes.tsx';
import { AuditTarget } from './audit-target.tsx';
import classes from './watch.module.css';
import { wordAction } from './word-action.ts';

/** An act about many people, opened: what happened to each of them. */
export function AuditPartsPanel({ entry, onClose }: { entry: AuditEntry | null; onClose: () => void }) {
  const actions = useTexts('auditActions');
  return (
    <SidePanel opened={entry !== null} onClose={onClose} title={entry ? wordAction(entry.action, actions) : ''}>
      {entry && <Parts key={entry._id} entry={entry} />}
    </SidePanel>
  );
}

function Parts({ entry }: { entry: AuditEntry }) {
  const { language } = useLanguage();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = usePageQuery('listAuditEntries', {
    query: { partOf: entry._id, page, perPage: PAGE_SIZE },
  });
  if (error && !data) return <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={240} radius="lg" />;
  const records = new Map(data.records.map((record) => [record._id, record]));
  const pages = Math.ceil(data.count / PAGE_SIZE);
  return (
    <Stack gap="md">
      <ul className={classes.parts}>
        {data.entries.map((part) => (
          <li key={part._id}>
            <AuditTarget entry={part} records={records} />
            <AuditChanges entry={part} records={records} />
          </li>
        ))}
      </ul>
      <Pager pages={pages} page={page} onPage={setPage} centered />
    </Stack>
  );
}
