import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readClipTime, writeClipTime } from './clip-time.ts';

/** A moment of a film, typed as minutes and seconds. Empty: null, where that is allowed. */
export function ClipTimeField({
  label,
  value,
  badText,
  placeholder,
  error,
  optional = false,
  disabled = false,
  className,
  onChange,
}: {
  label: string;
  value: number | null;
  /** What is said about a text that is no time. */
  badText: string;
  placeholder?: string;
  error?: string | undefined;
  optional?: boolean;
  disabled?: boolean;
  className?: string | undefined;
  onChange: (timeMs: number | null) => void;
}) {
  // While it is typed, the text is the person's own; left, it is written anew from the value.
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed !== null && (readClipTime(typed) === null || (!optional && readClipTime(typed) === 'empty'));
  return (
    <TextInput
      className={className}
      label={label}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      placeholder={placeholder ?? ''}
      value={typed ?? (value === null ? '' : writeClipTime(value))}
      error={wrong ? badText : error}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        const time = readClipTime(text);
        if (typeof time === 'number') onChange(time);
        else if (time === 'empty' && optional) onChange(null);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
