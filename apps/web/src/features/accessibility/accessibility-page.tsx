import { useLanguage, useTexts } from '#platform/i18n';
import { purposesOf, setConsentDialog } from '#platform/scripts';
import { usePublicSettings } from '#platform/settings';
import { PageHeader } from '#ui/page-header';
import { LinkText } from '#ui/link/links';
import { Button, List, Paper, Text, Title } from '@mantine/core';

/** The accessibility statement. */
export function AccessibilityPage() {
  const t = useTexts('accessibility');
  const { language: lang } = useLanguage();
  const { privacy } = useTexts('accessibilityMenu');
  const { scripts } = usePublicSettings();
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={820}>
        {t.sections.map((section) => (
          <section key={section.title}>
            <Title order={2} mt="md" mb="xs">
              {section.title}
            </Title>
            {section.text && <Text>{section.text}</Text>}
            {section.points && (
              <List spacing={6} mt={4}>
                {section.points.map((point) => (
                  <List.Item key={point}>{point}</List.Item>
                ))}
              </List>
            )}
          </section>
        ))}
        <LinkText mt="xl" display="block" to="/$lang/licenses" params={{ lang }}>
          {t.licenses}
        </LinkText>
        {purposesOf(scripts).length > 0 && (
          <Button mt="xl" variant="default" onClick={() => setConsentDialog(true)}>
            {privacy}
          </Button>
        )}
      </Paper>
    </>
  );
}
