import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { InstitutionId } from '@qc/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../api/index.ts';
import { useListWords } from './list-words.ts';

const TYPING_MS = 250;

interface Props {
  label: string;
  value: InstitutionId | null;
  onChange: (institution: InstitutionId | null) => void;
  placeholder?: string;
  description?: string;
  error?: string | null;
  className?: string | undefined;
}

/** Chooses one institution by name; the server searches. */
export function InstitutionPicker({ label, value, onChange, placeholder, ...rest }: Props) {
  const words = useListWords();
  const [typed, setTyped] = useState('');
  const [searchText] = useDebouncedValue(typed, TYPING_MS);
  const found = useQuery({
    ...apiQuery('listInstitutions', { query: { searchText } }),
    placeholderData: keepPreviousData,
  });
  const institutions = found.data?.institutions ?? [];
  const isOffered = value === null || institutions.some(({ _id }) => _id === value);
  const chosen = useQuery({
    ...apiQuery('getInstitution', { params: { id: value ?? '' } }),
    enabled: value !== null && !isOffered && found.isSuccess,
  });
  const offered = [...institutions, ...(isOffered || !chosen.data ? [] : [chosen.data])];
  return (
    <Select
      {...rest}
      label={label}
      size="md"
      placeholder={placeholder ?? words.everyInstitution}
      data={offered.map(({ _id, name }) => ({ value: _id, label: name }))}
      value={value}
      searchable
      clearable
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={words.noneFound}
      clearButtonProps={{ 'aria-label': words.everyInstitution }}
      onChange={(id) => onChange(offered.find(({ _id }) => _id === id)?._id ?? null)}
    />
  );
}
