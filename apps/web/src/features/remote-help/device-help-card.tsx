import { Alert, Paper, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { HelpedDevice } from '@qc/words/en/screens/remotes/remote-help';
import { useTexts } from '#platform/i18n';
import { DeviceDrawing } from './drawings/device-drawing.tsx';
import { connectionOf } from './helped-drivers.ts';
import styles from './remote-help.module.css';

const RULE_FILE = '/etc/udev/rules.d/70-clickers.rules';
const RELOAD = 'sudo udevadm control --reload && sudo udevadm trigger';
const SERIAL_GROUP = 'sudo usermod -aG dialout $USER';

/** Everything about one device. */
export function DeviceHelpCard({ device }: { device: HelpedDevice }) {
  const t = useTexts('remoteHelp');
  const { name, plug, keys, lamps, limits, trouble } = t.devices[device];
  const { isExperimental, byCable, isSerial, rule } = connectionOf(device);
  return (
    <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={980}>
      <Alert color={isExperimental ? 'orange' : 'gray'} variant="light">
        {isExperimental ? t.experimental : t.untried}
      </Alert>
      <div className={styles.help}>
        <div className={styles.picture}>
          <DeviceDrawing device={device} label={t.drawing(name)} />
        </div>
        <div>
          <Part title={t.plug}>
            <ol className={styles.list}>
              {plug.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {byCable && (
              <Text size="sm" c="dimmed">
                {t.browser}
              </Text>
            )}
          </Part>
          <Part title={t.keys}>{keys}</Part>
          <Part title={t.lamps}>{lamps}</Part>
          <Part title={t.limits}>
            <Lines of={limits} />
          </Part>
          <Part title={t.trouble}>
            <Lines of={trouble} />
          </Part>
          {rule.length > 0 && (
            <Part title={t.linux}>
              {t.linuxRule}
              <Typed text={`# ${RULE_FILE}\n${rule.join('\n')}`} />
              {t.linuxReload}
              <Typed text={RELOAD} />
            </Part>
          )}
          {isSerial && (
            <Part title={t.linux}>
              {t.linuxSerial}
              <Typed text={SERIAL_GROUP} />
            </Part>
          )}
        </div>
      </div>
    </Paper>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <Title order={2} size="h4">
        {title}
      </Title>
      {children}
    </section>
  );
}

function Lines({ of }: { of: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {of.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Words for a terminal or a file; a long line is scrolled. */
function Typed({ text }: { text: string }) {
  return (
    <pre className={styles.code} dir="ltr" tabIndex={0}>
      {text}
    </pre>
  );
}
