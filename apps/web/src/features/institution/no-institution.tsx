import { useLanguage, useTexts } from '#platform/i18n';
import { usePublicSettings } from '#platform/settings';
import { EmptyState } from '#ui/empty-state';
import { PeopleDrawing } from '#ui/illustrations';
import { PageHeader } from '#ui/page-header';
import { LinkButton } from '#ui/link/links';
import { Anchor, Text } from '@mantine/core';

/** For whoever belongs to none: what an institution is, and whom to ask. */
export function NoInstitution() {
  const t = useTexts('institution');
  const { language } = useLanguage();
  const { contact } = usePublicSettings();
  return (
    <>
      <PageHeader title={t.title} />
      <EmptyState
        illustration={<PeopleDrawing />}
        title={t.noneTitle}
        text={t.noneText}
        action={
          <LinkButton variant="default" to="/$lang/invitation" params={{ lang: language }}>
            {t.haveCode}
          </LinkButton>
        }
      />
      {contact.email !== '' && (
        <Text component="div" ta="center" mt="md">
          <div>{t.noneContact}</div>
          <Anchor href={`mailto:${contact.email}`} underline="always">
            {contact.name === '' ? t.write : <bdi>{contact.name}</bdi>} · <bdi dir="ltr">{contact.email}</bdi>
          </Anchor>
        </Text>
      )}
    </>
  );
}
