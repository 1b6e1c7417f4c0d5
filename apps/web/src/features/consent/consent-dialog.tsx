import { formatDate, useTexts } from '#platform/i18n';
import {
  getConsent,
  giveConsent,
  hasThirdParties,
  type Purpose,
  purposesOf,
  refusesSharing,
  removeForeignCookies,
  setConsentDialog,
} from '#platform/scripts';
import { usePublicSettings } from '#platform/settings';
import { showTimedMessage } from '#ui/dialogs';
import { Alert, Button, Group, Modal, Switch, Text } from '@mantine/core';
import type { ScriptSettings } from '@qc/contract';
import { useState } from 'react';
import classes from './consent.module.css';

/** The choice about third parties, purpose by purpose; it can be changed at any time. */
export function ConsentDialog() {
  const t = useTexts('consent');
  const { scripts } = usePublicSettings();
  const purposes = purposesOf(scripts);
  const before = getConsent();
  const [allowed, setAllowed] = useState(() => before?.allowed ?? {});
  const close = () => setConsentDialog(false);
  const save = (choice: Partial<Record<Purpose, boolean>>) => {
    const takenBack = purposes.some((purpose) => before?.allowed[purpose] === true && choice[purpose] !== true);
    giveConsent(Object.fromEntries(purposes.map((purpose) => [purpose, choice[purpose] === true])));
    close();
    if (takenBack) {
      removeForeignCookies();
      // What runs already ends only with the page.
      if (hasThirdParties()) return location.reload();
    }
    showTimedMessage({ kind: 'success', title: t.saved });
  };
  const all = (answer: boolean) => save(Object.fromEntries(purposes.map((purpose) => [purpose, answer])));
  const nothing = purposes.length === 0 ? t.nothingSet : refusesSharing() ? t.refusedByBrowser : null;
  return (
    <Modal opened onClose={close} title={t.dialogTitle} size="lg">
      {nothing !== null ? (
        <Alert color="brand" variant="light">
          {nothing}
        </Alert>
      ) : (
        <>
          <Text mb="sm">{t.dialogLead}</Text>
          {purposes.map((purpose) => (
            <div key={purpose} className={classes.purpose}>
              <Switch
                size="md"
                label={t.purposes[purpose].title}
                description={`${t.purposes[purpose].text} ${t.services(servicesOf(purpose, scripts))}`}
                checked={allowed[purpose] === true}
                onChange={(event) => {
                  const answer = event.currentTarget.checked;
                  setAllowed((chosen) => ({ ...chosen, [purpose]: answer }));
                }}
              />
            </div>
          ))}
          {before && (
            <Text size="sm" c="dimmed" mt="sm">
              {t.chosenOn(formatDate(before.atMs))}
            </Text>
          )}
          <Group mt="lg" justify="flex-end">
            <Button variant="default" onClick={() => all(false)}>
              {t.refuseAll}
            </Button>
            <Button variant="default" onClick={() => all(true)}>
              {t.acceptAll}
            </Button>
            <Button onClick={() => save(allowed)}>{t.save}</Button>
          </Group>
        </>
      )}
    </Modal>
  );
}

const VENDORS = {
  none: '',
  userway: 'UserWay',
  accessibe: 'accessiBe',
  equalweb: 'EqualWeb',
} satisfies Record<ScriptSettings['accessibilityVendor'], string>;

/** What a purpose loads, by the names under which people know it. */
function servicesOf(purpose: Purpose, scripts: ScriptSettings): string {
  const tagManager = scripts.gtmId === '' ? [] : ['Google Tag Manager'];
  const services: Record<Purpose, string[]> = {
    analytics: [...tagManager, ...(scripts.ga4Id === '' ? [] : ['Google Analytics'])],
    advertising: [...tagManager, ...(scripts.metaPixelId === '' ? [] : ['Meta Pixel'])],
    accessibility: [VENDORS[scripts.accessibilityVendor]],
  };
  return services[purpose].join(', ');
}
