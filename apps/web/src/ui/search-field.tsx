import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useAfterPress } from './use-after-press.tsx';

/** Typing pauses this long before the search goes out, ms. */
const PAUSE_MS = 300;

interface Props {
  label: string;
  placeholder?: string;
  clearLabel: string;
  value: string;
  onSearch: (text: string) => void;
}

/**
 * A search box that searches by itself when the typing pauses, and at once when the person turns to something else: a
 * search that went out later would take the person back from the page just opened. Turning by a press, the search goes
 * out as the press ends: rows that move under it would lose it.
 */
export function SearchField({ label, placeholder, clearLabel, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const search = useDebouncedCallback(onSearch, PAUSE_MS);
  const afterPress = useAfterPress();
  const searchNow = () => {
    if (!search.isPending()) return;
    search.cancel();
    afterPress(() => onSearch(text.trim()));
  };
  const change = (next: string) => {
    setText(next);
    search(next.trim());
  };
  return (
    <TextInput
      type="search"
      dir="auto"
      aria-label={label}
      placeholder={placeholder ?? label}
      value={text}
      maxLength={200}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={searchNow}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={text === '' ? null : <CloseButton aria-label={clearLabel} onClick={() => change('')} />}
    />
  );
}
