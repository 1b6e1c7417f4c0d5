import { usePageQuery } from '#platform/api';
import { useTexts } from '#platform/i18n';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { UserId } from '@qc/contract';
import { useState } from 'react';

const TYPING_MS = 250;

/** For admins: shows the games of another person instead of the own ones. Everybody's are among the admin screens. */
export function UserFilter({ user, onChange }: { user: UserId | undefined; onChange: (user?: UserId) => void }) {
  const t = useTexts('dashboard');
  const [typed, setTyped] = useState('');
  const [searchText] = useDebouncedValue(typed, TYPING_MS);
  const { data } = usePageQuery('listUsers', { query: { searchText } });
  const users = data?.users ?? [];
  return (
    <Select
      label={t.byUser}
      placeholder={t.onlyMine}
      data={users.map((found) => ({ value: found._id, label: `${found.name} (${found.email})` }))}
      value={user ?? null}
      searchable
      clearable
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={t.noMatch}
      clearButtonProps={{ 'aria-label': t.onlyMine }}
      w={280}
      onChange={(id) => onChange(users.find((found) => found._id === id)?._id)}
    />
  );
}
