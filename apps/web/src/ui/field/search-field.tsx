import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useLabels } from '../labels.tsx';
import { useAfterPress } from '../use-after-press.tsx';

/** Lists are searched for this much of a longer text; the field keeps the whole. */
const SEARCHED_MAX = 200;
/** Typing pauses this long before the search goes out, ms. */
const PAUSE_MS = 300;

interface Props {
  label: string;
  placeholder?: string;
  value: string;
  onSearch: (text: string) => void;
}

/**
 * A search box that searches by itself when the typing pauses, and at once when the person turns to something else: a
 * search that went out later would take the person back from the page just opened. Turning by a press, the search goes
 * out as the press ends: rows that move under it would lose it.
 */
export function SearchField({ label, placeholder, value, onSearch }: Props) {
  const { clearSearch } = useLabels();
  const [text, setText] = useState(value);
  const search = useDebouncedCallback(onSearch, PAUSE_MS);
  const afterPress = useAfterPress();
  const searchNow = () => {
    if (!search.isPending()) return;
    search.cancel();
    afterPress(() => onSearch(searched(text)));
  };
  const change = (next: string) => {
    setText(next);
    search(searched(next));
  };
  return (
    <TextInput
      type="search"
      dir="auto"
      aria-label={label}
      placeholder={placeholder ?? label}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={searchNow}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={text === '' ? null : <CloseButton aria-label={clearSearch} onClick={() => change('')} />}
    />
  );
}

function searched(text: string): string {
  return text.trim().slice(0, SEARCHED_MAX).trim();
}
