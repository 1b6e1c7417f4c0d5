import { useAdminList, useAdminView } from '#platform/admin-list';
import { downloadFile, usePageQuery } from '#platform/api';
import { ExcelButton } from '#platform/excel-button';
import { fileTimeZone, formatBytes, useLanguage, useTexts } from '#platform/i18n';
import { PeopleDrawing } from '#ui/illustrations';
import { ListScreen } from '#ui/list-screen';
import { LinkButton } from '#ui/link/links';
import { type User, USER_SORTS } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { EditUserPanel } from './edit-user-panel.tsx';
import { RemoveUserDialog } from './remove-user-dialog.tsx';
import { userColumns } from './user-columns.tsx';

/** Every account: found, sorted and paged by the server, each with all that an admin may do about it. */
export function UsersPage() {
  const t = useTexts('adminUsers');
  const { language } = useLanguage();
  const { view, change } = useAdminView();
  const [edited, setEdited] = useState<User | null>(null);
  const [removed, setRemoved] = useState<User | null>(null);
  const { page = 1, search = '', sortDesc = false } = view;
  const sortBy = USER_SORTS.find((sort) => sort === view.sortBy) ?? 'name';
  const list = usePageQuery('listUsers', { query: { page, perPage: PAGE_SIZE, searchText: search, sortBy, sortDesc } });
  const addMany = (
    <LinkButton
      size="md"
      leftSection={<IconUserPlus size={18} aria-hidden />}
      to="/$lang/admin/users/add"
      params={{ lang: language }}
    >
      {t.addMany}
    </LinkButton>
  );
  return (
    <>
      <ListScreen
        {...useAdminList(list)}
        title={t.title}
        lead={list.data ? t.lead(formatBytes(list.data.totalMedia, language)) : t.title}
        actions={
          <>
            <ExcelButton
              label={t.excel}
              onSave={() =>
                downloadFile('exportUsersExcel', { query: { searchText: search, language, timeZone: fileTimeZone() } })
              }
            />
            {addMany}
          </>
        }
        searchLabel={t.search}
        rows={list.data?.users ?? []}
        rowKey={(user) => user._id}
        columns={userColumns(t, language, { edit: setEdited, remove: setRemoved })}
        countText={t.users(list.data?.count ?? 0)}
        perPage={PAGE_SIZE}
        sortBy={sortBy}
        sortDesc={sortDesc}
        onSort={(by, desc) => change({ sortBy: by, sortDesc: desc })}
        empty={{ illustration: <PeopleDrawing />, title: t.empty, text: t.emptyText, action: addMany }}
      />
      <EditUserPanel user={edited} onClose={() => setEdited(null)} />
      <RemoveUserDialog user={removed} onClose={() => setRemoved(null)} />
    </>
  );
}
