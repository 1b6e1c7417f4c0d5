import { GAME_TYPE } from '@qc/contract/devices/device-names';
import { GAME_DEVICES } from '@qc/contract/devices/devices';
import { useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { useOfferedDevices } from '#platform/start-run';
import { DeviceIcon } from '#ui/picture/device-icon';
import { Radio, Text } from '@mantine/core';
import classes from './new-game-dialog.module.css';

/** What a new game is played with, to choose from. */
export function GameTypes() {
  const t = useTexts('dashboard');
  const { names, hints } = useTexts('devices');
  const user = useSessionUser();
  const remotesOff = (user?.institution ?? user)?.disableRemotesGames === true;
  return (
    <div className={classes.types}>
      {useOfferedDevices().map((device) => {
        const off = GAME_DEVICES[device].canBeSwitchedOff && remotesOff;
        return (
          <Radio.Card
            key={device}
            value={GAME_TYPE[device]}
            disabled={off}
            className={classes.type ?? ''}
            aria-label={names[device]}
          >
            <DeviceIcon device={device} size={26} stroke={1.6} className={classes.icon} />
            <div>
              <Text fw={600}>{names[device]}</Text>
              <Text size="sm" c="dimmed">
                {off ? t.remotesOff : hints[device]}
              </Text>
            </div>
            <Radio.Indicator className={classes.indicator ?? ''} />
          </Radio.Card>
        );
      })}
    </div>
  );
}
