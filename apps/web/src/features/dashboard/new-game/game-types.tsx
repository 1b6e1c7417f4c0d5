import { GAME_DEVICES } from '@qc/contract/devices/devices';
import { useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';

import { Radio, Text } from '@mantine/core';
import { IconDeviceMobile, IconDeviceRemote } from '@tabler/icons-react';
import classes from './new-game-dialog.module.css';

const TYPES = [
  { value: 'firebase', Icon: IconDeviceMobile },
  { value: 'remotes', Icon: IconDeviceRemote },
] as const;

/** What a new game is played with, to choose from. */
export function GameTypes() {
  const t = useTexts('dashboard');
  const devices = useTexts('startDevices');
  const user = useSessionUser();
  const remotesOff = (user?.institution ?? user)?.disableRemotesGames === true;
  return (
    <div className={classes.types}>
      {TYPES.map(({ value, Icon }) => {
        const off = GAME_DEVICES[value].canBeSwitchedOff && remotesOff;
        return (
          <Radio.Card
            key={value}
            value={value}
            disabled={off}
            className={classes.type ?? ''}
            aria-label={t.types[value]}
          >
            <Icon size={26} stroke={1.6} aria-hidden className={classes.icon} />
            <div>
              <Text fw={600}>{t.types[value]}</Text>
              <Text size="sm" c="dimmed">
                {off ? t.remotesOff : t.typeHints[value]}
              </Text>
              {value === 'remotes' && !off && (
                <Text size="sm" mt={4} className={classes.notYet ?? ''}>
                  {devices.notYet.remotes}
                </Text>
              )}
            </div>
            <Radio.Indicator className={classes.indicator ?? ''} />
          </Radio.Card>
        );
      })}
    </div>
  );
}
