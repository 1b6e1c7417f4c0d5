import { useAdminList, useAdminView } from '#platform/admin-list';
import { useApiMutation, usePageQuery, useRefresh } from '#platform/api';
import { useTexts } from '#platform/i18n';
import { confirm, showTimedMessage, thenSay } from '#ui/dialogs';
import { AllWellDrawing } from '#ui/illustrations';
import { ListScreen } from '#ui/list-screen';
import { Button, SegmentedControl } from '@mantine/core';
import type { UndeliveredMail } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { IconMailForward } from '@tabler/icons-react';
import { mailColumns } from './mail-columns.tsx';

const STATES = ['failed', 'waiting'] as const;

/** Emails that have reached nobody: why, to whom, and what can be done about each. */
export function UndeliveredMailPage() {
  const t = useTexts('adminMail');
  const { view, change } = useAdminView();
  const { page = 1, search = '' } = view;
  const state = STATES.find((one) => one === view.show);
  const refresh = useRefresh('listUndeliveredMail', 'getAdminDashboard', 'listUsers');
  const list = usePageQuery('listUndeliveredMail', {
    query: { page, perPage: PAGE_SIZE, searchText: search, state },
  });
  const mails = list.data?.mails ?? [];
  const again = useApiMutation('sendMailAgain', {
    onSuccess: async ({ queued }) => {
      await refresh();
      showTimedMessage({ kind: 'success', title: queued === 0 ? t.underWay : t.queued(queued) });
    },
  });
  const removing = useApiMutation('removeMail', {
    onSuccess: thenSay(refresh, t.removed),
  });
  const send = (chosen: readonly UndeliveredMail[]) => again.mutate({ body: { mails: chosen.map(({ _id }) => _id) } });
  const remove = async ({ _id, recipient }: UndeliveredMail) => {
    const words = { title: t.removeTitle(recipient), text: t.removeText, confirmLabel: t.remove, danger: true };
    if (await confirm(words)) removing.mutate({ params: { id: _id } });
  };
  return (
    <ListScreen
      {...useAdminList(list)}
      title={t.title}
      lead={t.lead}
      actions={
        mails.length > 1 && (
          <Button
            variant="default"
            leftSection={<IconMailForward size={18} aria-hidden />}
            loading={again.isPending}
            onClick={() => send(mails)}
          >
            {t.sendAllAgain}
          </Button>
        )
      }
      above={
        <SegmentedControl
          mb="md"
          aria-label={t.which}
          value={state ?? 'all'}
          onChange={(next) => change({ show: next === 'all' ? undefined : next })}
          data={[{ value: 'all', label: t.all }, ...STATES.map((value) => ({ value, label: t[value] }))]}
        />
      }
      searchLabel={t.search}
      rows={mails}
      rowKey={(mail) => mail._id}
      columns={mailColumns(t, { send: (mail) => send([mail]), remove: (mail) => void remove(mail) })}
      countText={t.count(list.data?.count ?? 0)}
      perPage={PAGE_SIZE}
      empty={{ illustration: <AllWellDrawing />, title: t.none, text: t.noneText }}
    />
  );
}
