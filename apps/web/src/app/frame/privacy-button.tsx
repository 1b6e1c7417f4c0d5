import { useTexts } from '#platform/i18n';
import { purposesOf, setConsentDialog } from '#platform/scripts';
import { usePublicSettings } from '#platform/settings';
import { Anchor } from '@mantine/core';

/** Opens the choice about third parties; there is none where the owner has set none. */
export function PrivacyButton() {
  const t = useTexts('app');
  const { scripts } = usePublicSettings();
  if (purposesOf(scripts).length === 0) return null;
  return (
    <Anchor component="button" c="var(--qc-ink-soft)" underline="always" onClick={() => setConsentDialog(true)}>
      {t.privacy}
    </Anchor>
  );
}
