import { useTexts } from '../i18n/index.ts';
import { Loader, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const TYPING_MS = 250;

/** What a picker of any kind of record is given by its screen. */
export interface PickerProps<Id extends string> {
  label: string;
  value: Id | null;
  onChange: (id: Id | null) => void;
  /** What stands there while nothing is chosen. */
  placeholder?: string;
  description?: string;
  error?: string | null;
  className?: string | undefined;
}

/** What is typed into a picker, and what the server is to look for: that, once the typing pauses. */
export interface Typing {
  typed: string;
  onTyped: (text: string) => void;
  searchText: string;
}

/** Keeps what is typed into one picker. */
export function useTyping(): Typing {
  const [typed, onTyped] = useState('');
  const [searchText] = useDebouncedValue(typed, TYPING_MS);
  return { typed, onTyped, searchText };
}

interface Props<Id extends string, R> extends PickerProps<Id> {
  typing: Typing;
  /** What the search found; undefined: nothing is known yet. */
  found: readonly R[] | undefined;
  /** Shows that the search is under way. */
  searching?: boolean;
  /** Reads one record: a choice need not be among what was found. */
  readOne: (id: string) => { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<R> };
  nameOf: (record: R) => string;
  clearLabel: string;
}

/** Chooses one record by what is typed of its name. */
export function RecordPicker<Id extends string, R extends { _id: Id }>(props: Props<Id, R>) {
  const { value, onChange, typing, found = [], searching = false, readOne, nameOf, clearLabel, ...looks } = props;
  const words = useTexts('list');
  const isFound = value === null || found.some(({ _id }) => _id === value);
  const chosen = useQuery({ ...readOne(value ?? ''), enabled: !isFound && props.found !== undefined });
  const offered = isFound || chosen.data === undefined ? found : [...found, chosen.data];
  return (
    <Select
      {...looks}
      size="md"
      data={offered.map((record) => ({ value: record._id, label: nameOf(record) }))}
      value={value}
      searchable
      clearable
      filter={({ options }) => options}
      searchValue={typing.typed}
      onSearchChange={typing.onTyped}
      nothingFoundMessage={words.noneFound}
      rightSection={searching ? <Loader size={16} /> : undefined}
      clearButtonProps={{ 'aria-label': clearLabel }}
      onChange={(id) => onChange(offered.find(({ _id }) => _id === id)?._id ?? null)}
    />
  );
}
