import { call, errorText, useRefresh } from '#platform/api';
import { ask } from '#platform/asks';
import { useCategories } from '#platform/categories';
import { useLanguage, useTexts } from '#platform/i18n';
import { useTooLong } from '#platform/too-long';
import { showTimedMessage } from '#ui/dialogs';
import { allCategoryNames, type CategoryId, NAME_MIN, SHORT_TEXT_MAX } from '@qc/contract';
import { Anchor, MultiSelect } from '@mantine/core';
import { useState } from 'react';

/** The option that makes a category out of what was typed. */
const NEW = '+';
/** Most categories of one slide. */
const LABELS_MAX = 20;

/** The slide's categories, chosen from one's own and the shared ones; a new one is made by typing its name. */
export function CategoriesField({
  value,
  disabled,
  onChange,
}: {
  value: CategoryId[];
  disabled: boolean;
  onChange: (labels: CategoryId[]) => void;
}) {
  const t = useTexts('editorSlide');
  const { language } = useLanguage();
  const refresh = useRefresh('listCategories');
  const categories = useCategories();
  const [search, setSearch] = useState('');
  const name = search.trim();
  const tooLong = useTooLong()(name, SHORT_TEXT_MAX);
  const offersNew =
    name.length >= NAME_MIN &&
    tooLong === null &&
    !categories.some((category) => allCategoryNames(category).includes(name));

  const create = async () => {
    try {
      const category = await call('createCategory', { body: { name } });
      await refresh();
      setSearch('');
      onChange([...value, category._id]);
    } catch (error) {
      showTimedMessage({ title: errorText(error, language), kind: 'error' });
    }
  };

  const known = categories.map((category) => ({ value: String(category._id), label: category.label }));
  return (
    <MultiSelect
      label={t.categories}
      description={
        <Anchor component="button" type="button" size="xs" onClick={() => void ask('manageCategories', true)}>
          {t.manageCategories}
        </Anchor>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={value.length === 0 ? t.categoriesPlaceholder : ''}
      size="md"
      searchable
      searchValue={search}
      error={tooLong}
      onSearchChange={setSearch}
      maxValues={LABELS_MAX}
      nothingFoundMessage={t.noCategories}
      disabled={disabled}
      data={offersNew ? [...known, { value: NEW, label: t.newCategory(name) }] : known}
      filter={({ options, search: typed }) =>
        options.filter(
          (option) =>
            'value' in option &&
            (option.value === NEW || option.label.toLocaleLowerCase().includes(typed.trim().toLocaleLowerCase())),
        )
      }
      value={value}
      onChange={(next) => {
        if (next.includes(NEW)) void create();
        else onChange(pickIds(next, value, categories));
      }}
    />
  );
}

function pickIds(chosen: string[], value: CategoryId[], categories: readonly { _id: CategoryId }[]): CategoryId[] {
  const known = [...new Set([...value, ...categories.map((category) => category._id)])];
  return chosen.flatMap((id) => known.find((other) => other === id) ?? []);
}
