import { DayField, isDay } from '#platform/day-field';
import { useTexts } from '#platform/i18n';
import { Group, Input, TextInput } from '@mantine/core';
import { ASSIGNMENT_MAX_MS } from '@qc/contract/limits';
import { type ReactNode, useId, useState } from 'react';
import classes from './assignments.module.css';
import { deadlineParts, fromDeadlineInput, readTime, toDeadlineInput } from './deadline-input.ts';

interface Props {
  /** `2026-11-24T23:59`, or what of it was typed. */
  value?: string;
  onChange?: (value: string) => void;
  error?: ReactNode;
  onBlur?: () => void;
  /** By which the form finds the field that is wrong. */
  'data-path'?: string;
}

/** The two parts stand below the label of both. */
const partLabel = { fz: 'sm', fw: 500 } as const;

/** Until when an assignment is open: the day first, then the hour of 24, whatever the browser's own language writes. */
export function DeadlineField({ value = '', onChange, error, onBlur, 'data-path': path }: Props) {
  const t = useTexts('assignments');
  const id = useId();
  const [openedAtMs] = useState(() => Date.now());
  const { day, time } = deadlineParts(value);
  const tell = (next: { day: string; time: string }) =>
    onChange?.(next.day === '' && next.time === '' ? '' : `${next.day}T${next.time}`);
  const leaveTime = () => {
    const read = readTime(time);
    if (read !== null && read !== time) tell({ day, time: read });
    onBlur?.();
  };
  const isTimeWrong = isDay(day) && readTime(time) === null;
  const told = { 'aria-describedby': error ? `${id}-hint ${id}-error` : `${id}-hint`, required: true } as const;
  return (
    <div role="group" aria-labelledby={id}>
      <Input.Label id={id} labelElement="div" required>
        {t.closesAt}
      </Input.Label>
      <Input.Description id={`${id}-hint`}>{t.closesAtHint}</Input.Description>
      <Group gap="sm" mt={6} align="flex-start">
        <DayField
          {...told}
          {...(!isTimeWrong && { 'data-path': path })}
          className={classes.day ?? ''}
          label={t.day}
          labelProps={partLabel}
          withAsterisk={false}
          value={day}
          min={deadlineParts(toDeadlineInput(openedAtMs)).day}
          max={deadlineParts(toDeadlineInput(openedAtMs + ASSIGNMENT_MAX_MS)).day}
          error={Boolean(error) && !isTimeWrong}
          onChange={(next) => tell({ day: next, time })}
          onBlur={onBlur}
        />
        <TextInput
          {...told}
          {...(isTimeWrong && { 'data-path': path })}
          className={classes.time ?? ''}
          label={t.time}
          labelProps={partLabel}
          withAsterisk={false}
          value={time}
          placeholder={t.timeOrder}
          inputMode="text"
          autoComplete="off"
          error={Boolean(error) && isTimeWrong}
          onChange={(event) => tell({ day, time: event.currentTarget.value })}
          onBlur={leaveTime}
        />
      </Group>
      {error && (
        <Input.Error id={`${id}-error`} mt={6}>
          {error}
        </Input.Error>
      )}
    </div>
  );
}

/** What is wrong with a deadline as it was typed, in the person's words; null: nothing. */
export function useDeadlineProblem(): (typed: string) => string | null {
  const t = useTexts('assignments');
  return (typed) => {
    const { day, time } = deadlineParts(typed);
    if (!isDay(day) || time.trim() === '') return t.noTime;
    if (readTime(time) === null) return t.wrongTime;
    const closesAt = fromDeadlineInput(typed);
    if (closesAt === null) return t.isSkipped;
    return closesAt <= Date.now() ? t.isPast : null;
  };
}
