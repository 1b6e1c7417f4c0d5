import { languageName } from '@qc/words';
import { useCategories } from '#platform/categories';
import { useTexts } from '#platform/i18n';
import { SearchField } from '#ui/field/search-field';
import { MultiSelect, Select } from '@mantine/core';
import { LANGUAGES, libraryUse, SLIDE_TYPES } from '@qc/contract';
import classes from './library.module.css';
import type { LibrarySearch } from './use-library.ts';

interface Props {
  look: LibrarySearch;
  /** A change of what is looked for; the first page of it is shown. */
  onChange: (change: Partial<Omit<LibrarySearch, 'page'>>) => void;
}

/** Search, language, type and categories. */
export function LibraryFilters({ look, onChange }: Props) {
  const t = useTexts('library');
  const typeNames = useTexts('slideTypes');
  // Published questions of others carry the shared ones alone; one's own would find nothing.
  const categories = useCategories().filter(({ shared }) => shared);
  return (
    <div className={classes.filters}>
      <div className={classes.search}>
        <SearchField label={t.search} value={look.search} onSearch={(search) => onChange({ search })} />
      </div>
      <Select
        label={t.language}
        placeholder={t.anyLanguage}
        data={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        value={look.language ?? null}
        onChange={(value) => onChange({ language: LANGUAGES.find((known) => known === value) })}
        clearable
        clearButtonProps={{ 'aria-label': t.anyLanguage }}
      />
      <Select
        label={t.type}
        placeholder={t.anyType}
        data={SLIDE_TYPES.filter((type) => libraryUse({ type }) !== 'none').map((value) => ({
          value,
          label: typeNames[value],
        }))}
        value={look.type ?? null}
        onChange={(value) => onChange({ type: SLIDE_TYPES.find((known) => known === value) })}
        clearable
        clearButtonProps={{ 'aria-label': t.anyType }}
      />
      <div className={classes.categories}>
        <MultiSelect
          label={t.categories}
          placeholder={look.categories.length === 0 ? t.anyCategory : ''}
          data={categories.map(({ _id, label }) => ({ value: _id, label }))}
          value={[...look.categories]}
          onChange={(categories) => onChange({ categories })}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t.anyCategory }}
          nothingFoundMessage={t.noMatch}
        />
      </div>
    </div>
  );
}
