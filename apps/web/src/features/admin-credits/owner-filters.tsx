import { InstitutionPicker, PersonPicker, useAdminView } from '#platform/admin-list';
import { useTexts } from '#platform/i18n';

/** Narrows a list to one person's or one institution's. */
export function OwnerFilters() {
  const t = useTexts('adminCredits');
  const words = useTexts('list');
  const { view, change } = useAdminView();
  return (
    <>
      <PersonPicker
        label={t.person}
        placeholder={words.everybody}
        value={view.user ?? null}
        onChange={(user) => change({ user: user ?? undefined })}
      />
      <InstitutionPicker
        label={t.institution}
        value={view.institution ?? null}
        onChange={(institution) => change({ institution: institution ?? undefined })}
      />
    </>
  );
}
