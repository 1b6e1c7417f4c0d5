import { Title } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import type { HelpedDevice } from '@qc/words/en/screens/remotes/remote-help';
import { useLanguage, useTexts } from '#platform/i18n';
import { LinkText } from '#ui/link/links';
import { PageHeader } from '#ui/page-header';
import { DeviceDrawing } from './drawings/device-drawing.tsx';
import { DeviceHelpCard } from './device-help-card.tsx';
import { HELPED_DEVICES } from './helped-drivers.ts';
import styles from './remote-help.module.css';

/** Help with clickers: all devices by their drawings, or one with what has to be known of it. */
export function RemoteHelpPage() {
  const t = useTexts('remoteHelp');
  const { language: lang } = useLanguage();
  const { device: asked } = useParams({ strict: false });
  const device = HELPED_DEVICES.find((known) => known === asked);
  if (device)
    return (
      <>
        <PageHeader title={t.devices[device].name} lead={t.devices[device].what} />
        <p className={styles.back}>
          <LinkText to="/$lang/clickers/{-$device}" params={{ lang, device: undefined }}>
            {t.all}
          </LinkText>
        </p>
        <DeviceHelpCard device={device} />
      </>
    );
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      <ul className={styles.devices}>
        {HELPED_DEVICES.map((one) => (
          <li key={one}>
            <DeviceTile device={one} lang={lang} />
          </li>
        ))}
      </ul>
    </>
  );
}

function DeviceTile({ device, lang }: { device: HelpedDevice; lang: string }) {
  const t = useTexts('remoteHelp');
  return (
    <div className={styles.tile}>
      <DeviceDrawing device={device} />
      <Title order={2} size="h4">
        <LinkText className={styles.cover ?? ''} to="/$lang/clickers/{-$device}" params={{ lang, device }} inherit>
          {t.devices[device].name}
        </LinkText>
      </Title>
    </div>
  );
}
