import { Badge, CloseButton, Group, Switch, Text } from '@mantine/core';
import type { OperatorAction, ScreenLinkGiven, ScreenLinkRow } from '@qc/contract';
import { SCREEN_PATH } from '@qc/contract/live/screen-forms';
import { useTexts } from '#platform/i18n';
import { CopyTextButton } from '#ui/copy-text-button';
import { confirm } from '#ui/dialogs';
import { frameCode } from './frame-code.ts';
import styles from './links.module.css';

/** One link: how it is opened, whether it is in use, whether its keys lead on, and the way to close it. */
export function ScreenLinkCard({
  link: { number, keys },
  given,
  screens,
  onAction,
}: {
  link: ScreenLinkRow;
  /** Null: the address is on its way. */
  given: ScreenLinkGiven | null;
  /** Pages that it has open now. */
  screens: number;
  onAction: (action: OperatorAction) => void;
}) {
  const t = useTexts('screenLinks');
  const { origin, host } = window.location;
  const close = async () => {
    const words = { title: t.closeTitle(number), text: t.closeText, confirmLabel: t.closeYes };
    if (screens === 0 || (await confirm({ ...words, danger: true }))) onAction({ do: 'closeScreenLink', number });
  };
  return (
    <section className={styles.link} aria-label={t.name(number)}>
      <Group justify="space-between" wrap="nowrap">
        <Group gap="xs">
          <Text fw={700}>{t.name(number)}</Text>
          <Badge variant="light" color={screens > 0 ? 'green' : 'gray'} size="lg" tt="none" role="status">
            {screens > 0 ? t.inUse(screens) : t.unused}
          </Badge>
        </Group>
        <CloseButton aria-label={`${t.close}: ${t.name(number)}`} onClick={() => void close()} />
      </Group>
      {given && (
        <>
          <Group gap="xs">
            <CopyTextButton text={`${origin}${given.path}`} label={t.copy} copiedLabel={t.copied} />
            <CopyTextButton text={frameCode(`${origin}${given.path}`)} label={t.copyFrame} copiedLabel={t.copied} />
          </Group>
          <Text size="sm">
            {t.typeAt}{' '}
            <bdi dir="ltr" className={styles.address}>
              {host}
              {SCREEN_PATH}
            </bdi>
          </Text>
          <strong dir="ltr" className={styles.code}>
            {given.code?.slice(0, 4)}-{given.code?.slice(4)}
          </strong>
        </>
      )}
      <Switch
        label={t.keys}
        description={t.keysHint}
        checked={keys}
        onChange={(event) => onAction({ do: 'screenLinkKeys', number, on: event.currentTarget.checked })}
      />
    </section>
  );
}
