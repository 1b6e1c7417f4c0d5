import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { IconBell, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { OperatorAction, OperatorView, ScreenRow, ScreenWish } from '@qc/contract';
import { VOLUME_MAX } from '@qc/contract/limits';
import { useTexts } from '#platform/i18n';
import styles from './sound.module.css';
import { SoundStatus } from './sound-status.tsx';
import { useVolume } from './use-volume.ts';

const ANY = '';

/** Volume, mute, whether the hall hears it, and which of several screens sounds. */
export function SoundPanel({
  view,
  screens,
  onAction,
  onWish,
}: {
  view: Pick<OperatorView, 'muted' | 'volume'>;
  screens: readonly ScreenRow[];
  onAction: (action: OperatorAction) => void;
  onWish: (wish: ScreenWish) => void;
}) {
  const t = useTexts('hallSound');
  const operate = useTexts('operate');
  const field = useId();
  const [volume, setVolume] = useVolume(view.volume, (level) => onAction({ do: 'volume', level }));
  const [tested, setTested] = useState<'no' | 'asked' | 'unheard'>('no');
  const test = () => {
    onWish({ do: 'test' });
    setTested('asked');
  };
  const sounding = screens.find(({ sounds }) => sounds);
  const canTest = sounding?.sound === 'on' || sounding?.sound === 'silent';
  const isSlow = screens.some(({ level }) => level > 0);
  return (
    <Stack gap="sm">
      {screens.length > 0 ? <SoundStatus screens={screens} view={view} /> : <Text size="sm">{t.noScreen}</Text>}
      <div>
        <label htmlFor={field} className={styles.label}>
          {t.volume}
        </label>
        <div className={styles.volume}>
          <input
            id={field}
            type="range"
            min={0}
            max={VOLUME_MAX}
            step={5}
            value={volume}
            onChange={(event) => setVolume(event.currentTarget.valueAsNumber)}
          />
          <output htmlFor={field}>{volume}</output>
        </div>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={view.muted ? <IconVolume size={18} /> : <IconVolumeOff size={18} />}
          onClick={() => onAction({ do: 'mute', on: !view.muted })}
        >
          {view.muted ? operate.unmute : operate.mute}
        </Button>
        <Button variant="default" leftSection={<IconBell size={18} />} disabled={!canTest} onClick={test}>
          {t.test}
        </Button>
      </Group>
      <div role="status">
        {tested === 'asked' && (
          <Alert color="blue" title={t.didYouHear}>
            <Group gap="xs">
              <Button size="compact-md" onClick={() => setTested('no')}>
                {t.heard}
              </Button>
              <Button size="compact-md" variant="default" onClick={() => setTested('unheard')}>
                {t.notHeard}
              </Button>
            </Group>
          </Alert>
        )}
        {tested === 'unheard' && <Alert color="yellow">{t.notHeardHelp}</Alert>}
      </div>
      {screens.length > 1 && (
        <NativeSelect
          label={t.whichScreen}
          value={screens.find(({ chosen }) => chosen)?.screen ?? ANY}
          data={[
            { value: ANY, label: t.firstScreen },
            ...screens.map(({ screen, w, h }, at) => ({ value: screen, label: t.screen(at + 1, w, h) })),
          ]}
          onChange={(event) => onWish({ do: 'sounding', screen: event.currentTarget.value || null })}
        />
      )}
      {isSlow && <Text size="sm">{t.slow}</Text>}
    </Stack>
  );
}
