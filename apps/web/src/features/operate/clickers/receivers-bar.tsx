import { Anchor, Button, CloseButton, Group, Menu, Select, Stack, Text } from '@mantine/core';
import { IconDeviceGamepad2, IconPiano, IconPlug, IconUsb } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useLanguage, useTexts } from '#platform/i18n';
import { SERIAL_DRIVERS } from '@qc/contract/live/remotes';
import { KEYBOARD_DRIVERS, keepKeyboard, type ReceiverDesk } from '../receivers/index.ts';
import { showTimedMessage } from '#ui/dialogs';
import { receiverName } from '#platform/remote-names';
import styles from './clickers.module.css';

/** What hears clickers here, and the ways to connect more. */
export function ReceiversBar({ desk }: { desk: ReceiverDesk }) {
  const t = useTexts('clickerReceivers');
  const { language } = useLanguage();
  const { receivers, keyboard } = useSyncExternalStore(desk.subscribe, desk.snapshot);
  const open = (opening: Promise<unknown>) => {
    opening.catch(() => showTimedMessage({ title: t.failed, kind: 'error', durationMs: 4000 }));
  };
  return (
    <Stack gap="xs">
      <Group gap="xs" align="flex-end">
        {desk.can.hid && (
          <Button variant="light" leftSection={<IconUsb size={20} />} onClick={() => open(desk.addHid())}>
            {t.usb}
          </Button>
        )}
        {desk.can.serial && (
          <Menu withinPortal position="bottom-start">
            <Menu.Target>
              <Button variant="default" leftSection={<IconPlug size={20} />}>
                {t.serial}
              </Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Label>{t.serialFor}</Menu.Label>
              {SERIAL_DRIVERS.map((driver) => (
                <Menu.Item key={driver} onClick={() => open(desk.addSerial(driver))}>
                  {t.drivers[driver]}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
        {desk.can.midi && (
          <Button variant="default" leftSection={<IconPiano size={20} />} onClick={() => open(desk.addMidi())}>
            {t.midi}
          </Button>
        )}
        <Select
          label={t.keyboard}
          data={[
            { value: 'off', label: t.keyboards.off },
            ...KEYBOARD_DRIVERS.map((driver) => ({ value: driver, label: t.keyboards[driver] })),
          ]}
          value={keyboard ?? 'off'}
          allowDeselect={false}
          onChange={(value) => {
            const driver = KEYBOARD_DRIVERS.find((one) => one === value) ?? null;
            keepKeyboard(driver);
            desk.listenKeys(driver);
          }}
        />
      </Group>
      {!desk.can.hid && (
        <Text size="sm" c="dimmed">
          {window.isSecureContext ? t.unable : t.insecure}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        <IconDeviceGamepad2 size={16} aria-hidden className={styles.inline} /> {t.gamepads}
      </Text>
      <Anchor href={`/${language}/clickers`} target="_blank" size="sm">
        {t.help}
      </Anchor>
      <ul className={styles.receivers}>
        {receivers.map(({ name, state, isExperimental }) => (
          <li key={name} className={styles.receiver} data-state={state}>
            <span>
              <bdi>{receiverName(name, t)}</bdi> · {t.states[state]}
              {isExperimental && <span className={styles.note}> · {t.experimental}</span>}
            </span>
            <CloseButton size="sm" aria-label={t.close(receiverName(name, t))} onClick={() => desk.remove(name)} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
