import { useForm } from '#platform/forms';
import { useTexts } from '#platform/i18n';
import { useTooLong } from '#platform/too-long';
import { SHORT_TEXT_MAX } from '@qc/contract';
import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import classes from './categories.module.css';

interface Props {
  /** It is for everybody, and may be named in three languages. */
  shared: boolean;
  /** What is wrong with a name, in the person's language; null: nothing. */
  problemOf: (name: string) => string | null;
  /** Gives whether it was saved. */
  onAdd: (name: string) => Promise<boolean>;
}

/** One line that makes a category. */
export function NewCategoryForm({ shared, problemOf, onAdd }: Props) {
  const t = useTexts('categories');
  const tooLong = useTooLong();
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name) => tooLong(name, SHORT_TEXT_MAX) ?? problemOf(name) },
  });
  const submit = form.onSubmit(async ({ name }) => {
    if (await onAdd(name.trim())) form.reset();
    form.getInputNode('name')?.focus();
  });

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        {...form.getInputProps('name')}
        className={classes.input}
        label={t.newLabel}
        placeholder={t.newPlaceholder}
        description={shared ? t.threeNames : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        classNames={{ input: 'qc-user-text' }}
      />
      <Button type="submit" size="md" loading={form.submitting} leftSection={<IconPlus size={18} aria-hidden />}>
        {t.add}
      </Button>
    </form>
  );
}
