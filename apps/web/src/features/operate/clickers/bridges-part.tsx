import { Alert, Button, CloseButton, CopyButton, Group, Select, Stack, Text } from '@mantine/core';
import { IconDevicesPc } from '@tabler/icons-react';
import { useState } from 'react';
import type { BridgeCodeGiven, BridgeRow } from '@qc/contract';
import { SERIAL_DRIVERS } from '@qc/contract/live/remotes';
import { formatTime, useTexts } from '#platform/i18n';
import { receiverName } from '#platform/remote-names';
import { confirm, showTimedMessage } from '#ui/dialogs';
import type { OperatedBridges } from '../use-operator-room.ts';
import styles from './clickers.module.css';

/** Receivers at other computers: the programs that hear them, and the way to connect one more. */
export function BridgesPart({
  bridges,
  onRemove,
}: {
  bridges: OperatedBridges & { rows: readonly BridgeRow[] };
  onRemove: (host: string) => void;
}) {
  const t = useTexts('clickerBridges');
  const { refused, refusedOther } = useTexts('operate');
  const [busy, setBusy] = useState(false);
  /** The code on screen, and the bridges there were before it was given. */
  const [given, setGiven] = useState<{ code: BridgeCodeGiven; before: ReadonlySet<string> } | null>(null);
  const isUsed = given !== null && bridges.rows.some(({ host }) => !given.before.has(host));

  const connect = async () => {
    setBusy(true);
    const reply = await bridges.askCode();
    setBusy(false);
    if (typeof reply !== 'string')
      return setGiven({ code: reply, before: new Set(bridges.rows.map(({ host }) => host)) });
    showTimedMessage({ title: refused[reply] ?? refusedOther, kind: 'error' });
  };
  return (
    <Stack gap="xs">
      <Group justify="space-between" gap="xs">
        <div className={styles.bridgesTitle}>
          <Text fw={600}>{t.title}</Text>
          <Text size="sm" c="dimmed">
            {t.hint}
          </Text>
        </div>
        <Button
          variant="default"
          leftSection={<IconDevicesPc size={20} />}
          loading={busy}
          onClick={() => void connect()}
        >
          {t.connect}
        </Button>
      </Group>
      {given && !isUsed && <BridgeCommand given={given.code} onClose={() => setGiven(null)} />}
      {bridges.rows.map((row) => (
        <BridgeCard key={row.host} row={row} onUse={bridges.usePort} onRemove={onRemove} />
      ))}
    </Stack>
  );
}

/** What to type at the other computer. */
function BridgeCommand({ given: { code, pack }, onClose }: { given: BridgeCodeGiven; onClose: () => void }) {
  const t = useTexts('clickerBridges');
  const { origin } = window.location;
  const command = `npx -y ${origin}${pack} ${origin} ${code}`;
  return (
    <div className={styles.command} role="status">
      <Text>{t.run}</Text>
      <code dir="ltr" className={styles.commandLine}>
        {command}
      </code>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {t.needs}
        </Text>
        <Group gap="xs">
          {/* On an address that is not secure browsers let no page copy: a press on the command chooses all of it. */}
          {window.isSecureContext && (
            <CopyButton value={command}>
              {({ copied, copy }) => <Button onClick={copy}>{copied ? t.copied : t.copy}</Button>}
            </CopyButton>
          )}
          <Button variant="default" onClick={onClose}>
            {t.close}
          </Button>
        </Group>
      </Group>
    </div>
  );
}

/** One bridge: how it is, its receivers, its serial ports. */
function BridgeCard({
  row: { host, name, awaySinceMs, receivers, ports, troubles },
  onUse,
  onRemove,
}: {
  row: BridgeRow;
  onUse: OperatedBridges['usePort'];
  onRemove: (host: string) => void;
}) {
  const t = useTexts('clickerBridges');
  const words = useTexts('clickerReceivers');
  const isHere = awaySinceMs === null;
  const remove = async () => {
    const agreed = await confirm({
      title: t.removeTitle(name),
      text: t.removeText,
      danger: true,
      confirmLabel: t.removeYes,
    });
    if (agreed) onRemove(host);
  };
  return (
    <section className={styles.bridge} data-away={!isHere} aria-label={name}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Text>
          <bdi className={styles.bridgeName}>{name}</bdi> ·{' '}
          {isHere ? t.connected : t.awaySince(formatTime(awaySinceMs))}
        </Text>
        <CloseButton aria-label={t.remove(name)} onClick={() => void remove()} />
      </Group>
      {isHere && receivers.length === 0 && (
        <Text size="sm" c="dimmed">
          {t.nothing}
        </Text>
      )}
      <ul className={styles.receivers}>
        {receivers.map((one) => (
          <li key={one.name} className={styles.receiver} data-state={isHere ? one.state : 'gone'}>
            <span>
              <bdi>{receiverName(one.name, words)}</bdi>
              {isHere && ` · ${words.states[one.state]}`}
              {one.isExperimental && <span className={styles.note}> · {words.experimental}</span>}
            </span>
          </li>
        ))}
      </ul>
      {isHere &&
        troubles.map((trouble) => (
          <Alert key={trouble} color="orange">
            {t.troubles[trouble]}
          </Alert>
        ))}
      {isHere && ports.length > 0 && (
        <>
          <Text size="sm">{t.ports}</Text>
          {ports.map(({ path, label, driver }) => (
            <Group key={path} gap="sm">
              <Text size="sm" miw={160}>
                <bdi dir="ltr">{label === '' ? path : `${path} (${label})`}</bdi>
              </Text>
              <Select
                aria-label={t.port(path)}
                data={[
                  { value: 'none', label: t.unused },
                  ...SERIAL_DRIVERS.map((one) => ({ value: one, label: words.drivers[one] })),
                ]}
                value={driver ?? 'none'}
                allowDeselect={false}
                w={280}
                onChange={(chosen) =>
                  onUse({ host, path, driver: SERIAL_DRIVERS.find((one) => one === chosen) ?? null })
                }
              />
            </Group>
          ))}
        </>
      )}
    </section>
  );
}
