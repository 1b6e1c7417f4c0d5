import { useTexts } from '#platform/i18n';
import { SHORT_TEXT_MAX } from '@qc/contract';
import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type SyntheticEvent, useRef, useState } from 'react';
import classes from './categories.module.css';
import { texts } from './texts.ts';

interface Props {
  /** What is wrong with a name, in the person's language; null: nothing. */
  problemOf: (name: string) => string | null;
  /** Gives whether it was saved. */
  onAdd: (name: string) => Promise<boolean>;
}

/** One line that makes a category. */
export function NewCategoryForm({ problemOf, onAdd }: Props) {
  const t = useTexts(texts);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const found = problemOf(name);
    setProblem(found);
    if (found === null) {
      setBusy(true);
      if (await onAdd(name.trim())) setName('');
      setBusy(false);
    }
    input.current?.focus();
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        ref={input}
        className={classes.input}
        label={t.newLabel}
        placeholder={t.newPlaceholder}
        value={name}
        maxLength={SHORT_TEXT_MAX}
        classNames={{ input: 'qc-user-text' }}
        error={problem}
        onChange={(event) => {
          setName(event.currentTarget.value);
          setProblem(null);
        }}
      />
      <Button type="submit" size="md" loading={busy} leftSection={<IconPlus size={18} aria-hidden />}>
        {t.add}
      </Button>
    </form>
  );
}
