import { call, errorText, useApiQuery, useRefresh } from '#platform/api';
import { type NamedCategory, useCategories } from '#platform/categories';
import { useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { askInput, confirm, showTimedMessage } from '#ui/dialogs';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { CategoriesDrawing } from '#ui/illustrations';
import { allCategoryNames, NAME_MIN, SHORT_TEXT_MAX } from '@qc/contract';
import { Skeleton, Stack } from '@mantine/core';
import classes from './categories.module.css';
import { CategoryRow } from './category-row.tsx';
import { NewCategoryForm } from './new-category-form.tsx';

/** Roles from here down are admins: they manage the shared categories too. */
const ADMIN = 1;

/**
 * The categories: add, rename, delete. Shared ones are changed by admins only. `order`: heading level inside, one under
 * the title of the page or of the dialog.
 */
export function CategoriesPanel({ order }: { order: 2 | 3 }) {
  const t = useTexts('categories');
  const labels = useTexts('labels');
  const { language } = useLanguage();
  const refresh = useRefresh('listCategories');
  const user = useSessionUser();
  const list = useApiQuery('listCategories');
  const categories = useCategories();
  const isAdmin = user !== null && user.role <= ADMIN;

  const problemOf = (name: string, own?: NamedCategory): string | null => {
    const typed = name.trim();
    if (typed.length < NAME_MIN) return t.short;
    const taken = categories.some(
      (category) => category._id !== own?._id && allCategoryNames(category).includes(typed),
    );
    return taken ? t.exists : null;
  };
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      await refresh();
      return true;
    } catch (error) {
      showTimedMessage({ title: errorText(error, language), kind: 'error', durationMs: 3000 });
      return false;
    }
  };
  const rename = async (category: NamedCategory) => {
    const name = await askInput({
      title: t.renameTitle,
      label: t.name,
      initial: category.name,
      max: SHORT_TEXT_MAX,
      confirmLabel: labels.save,
      check: (value) => problemOf(value, category),
    });
    if (name === null || name === category.name) return;
    await attempt(() => call('updateCategory', { params: { id: category._id }, body: { name } }));
  };
  const remove = async (category: NamedCategory) => {
    const agreed = await confirm({
      title: t.removeTitle,
      text: t.removeText(category.label),
      confirmLabel: labels.remove,
      danger: true,
    });
    if (agreed) await attempt(() => call('deleteCategory', { params: { id: category._id } }));
  };

  return (
    <Stack gap="lg">
      <NewCategoryForm
        shared={isAdmin}
        problemOf={problemOf}
        onAdd={(name) => attempt(() => call('createCategory', { body: { name } }))}
      />
      {list.isPending && <Skeleton h={180} />}
      {list.isError && (
        <ErrorNotice
          text={`${t.failed}. ${errorText(list.error, language)}`}

          onRetry={() => void list.refetch()}
        />
      )}
      {list.data && categories.length === 0 && (
        <EmptyState
          compact
          order={order}
          illustration={<CategoriesDrawing />}
          title={t.emptyTitle}
          text={t.emptyText}
        />
      )}
      {categories.length > 0 && (
        <ul className={classes.list}>
          {categories.map((category) => (
            <CategoryRow
              key={category._id}
              category={category}
              editable={!category.shared || isAdmin}
              onRename={() => void rename(category)}
              onRemove={() => void remove(category)}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}
