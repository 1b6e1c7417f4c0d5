import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTexts } from '../i18n/index.ts';
import classes from './day-field.module.css';
import { readDay, writeDay } from './read-day.ts';

interface Props extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** `2026-11-24`; empty: none. */
  value: string;
  /** First and last day that the calendar offers. */
  min?: string | undefined;
  max?: string | undefined;
  /** A day, or empty. What is typed and is no day is told as it is when the field is left, so that a form refuses it. */
  onChange: (day: string) => void;
}

/**
 * A field for a day, written day first in every language: typed, or chosen from the browser's own calendar, whose
 * field of its own would write it in the order of the browser's language.
 */
export function DayField({ value, onChange, min, max, error, onBlur, ...props }: Props) {
  const t = useTexts('dayField');
  const calendar = useRef<HTMLInputElement>(null);
  // The text holds only for the day that was told with it: when that changes by another hand, it is shown.
  const [typed, setTyped] = useState<{ text: string; told: string } | null>(null);
  const [wrong, setWrong] = useState(false);
  const shown = typed && typed.told === value ? typed.text : writeDay(value);
  const tell = (day: string, text: string) => {
    setTyped({ text, told: day });
    setWrong(false);
    if (day !== value) onChange(day);
  };
  const type = (text: string) => {
    const day = text.trim() === '' ? '' : readDay(text, new Date().getFullYear());
    // Half a day says nothing yet: the year is still to come.
    if (day === '' || (day !== null && /\d{4}/.test(text))) tell(day, text);
    else setTyped({ text, told: value });
  };
  const leave = () => {
    const day = shown.trim() === '' ? '' : readDay(shown, new Date().getFullYear());
    if (day !== null) return tell(day, writeDay(day));
    setWrong(true);
    setTyped({ text: shown, told: value });
    if (shown !== value) onChange(shown);
  };
  return (
    <TextInput
      {...props}
      value={shown}
      inputMode="text"
      autoComplete="off"
      placeholder={t.order}
      error={wrong ? t.wrong : error}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => {
        // A form that is sent by this key takes what stands here.
        if (event.key === 'Enter') leave();
      }}
      onBlur={(event) => {
        leave();
        onBlur?.(event);
      }}
      rightSection={
        <>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={t.pick}
            onClick={() => calendar.current?.showPicker()}
          >
            <IconCalendar size={18} aria-hidden />
          </ActionIcon>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden
            className={classes.calendar}
            value={readDay(value, 0) === null ? '' : value}
            min={min}
            max={max}
            onChange={(event) => tell(event.currentTarget.value, writeDay(event.currentTarget.value))}
          />
        </>
      }
    />
  );
}
