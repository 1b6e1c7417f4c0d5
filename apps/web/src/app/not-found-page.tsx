import { useLanguage, useTexts } from '#platform/i18n';
import { EmptyState } from '#ui/empty-state';
import { LostDrawing } from '#ui/illustrations';
import { LinkButton } from '#ui/link/links';
import { VisuallyHidden } from '@mantine/core';
import { FullPage } from './frame/full-page.tsx';

/** Any address that leads nowhere, with a way home. */
export function NotFoundPage() {
  const t = useTexts('app');
  return <Lost title={t.notFoundTitle} text={t.notFoundText} />;
}

/** The public not-found page that links from outside lead to; needs no session. */
export function NotFoundEduPage() {
  const t = useTexts('app');
  return <Lost title={t.eduTitle} text={t.eduText} />;
}

function Lost({ title, text }: { title: string; text: string }) {
  const t = useTexts('app');
  const { language } = useLanguage();
  return (
    <FullPage>
      <VisuallyHidden component="h1">{t.titles.notFound}</VisuallyHidden>
      <EmptyState
        illustration={<LostDrawing />}
        title={title}
        text={text}
        action={
          <LinkButton size="md" to="/$lang/dashboard" params={{ lang: language }}>
            {t.wayHome}
          </LinkButton>
        }
      />
    </FullPage>
  );
}
