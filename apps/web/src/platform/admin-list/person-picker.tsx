import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { UserId } from '@qc/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../api/index.ts';
import { useListWords } from './list-words.ts';

const TYPING_MS = 250;

interface Props {
  label: string;
  value: UserId | null;
  onChange: (user: UserId | null) => void;
  /** What stands there while nobody is chosen. */
  placeholder?: string;
  description?: string;
  error?: string | null;
  /** Nobody may choose this person. */
  except?: UserId;
  className?: string | undefined;
}

/** Chooses one person among all accounts by name or e-mail; the server searches. */
export function PersonPicker({ label, value, onChange, placeholder, except, ...rest }: Props) {
  const words = useListWords();
  const [typed, setTyped] = useState('');
  const [searchText] = useDebouncedValue(typed, TYPING_MS);
  const found = useQuery({ ...apiQuery('listUsers', { query: { searchText } }), placeholderData: keepPreviousData });
  const users = (found.data?.users ?? []).filter(({ _id }) => _id !== except);
  const isOffered = value === null || users.some(({ _id }) => _id === value);
  const chosen = useQuery({
    ...apiQuery('getUser', { params: { id: value ?? '' } }),
    enabled: value !== null && !isOffered && found.isSuccess,
  });
  const offered = [...users, ...(isOffered || !chosen.data ? [] : [chosen.data])];
  return (
    <Select
      {...rest}
      label={label}
      size="md"
      placeholder={placeholder ?? words.typeToSearch}
      data={offered.map(({ _id, name, email }) => ({ value: _id, label: `${name} (${email})` }))}
      value={value}
      searchable
      clearable
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={words.noneFound}
      rightSection={found.isFetching ? <Loader size={16} /> : undefined}
      clearButtonProps={{ 'aria-label': words.everybody }}
      onChange={(id) => onChange(offered.find(({ _id }) => _id === id)?._id ?? null)}
    />
  );
}
