import { useApiMutation, useRefresh } from '#platform/api';
import { formatDateTime, formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { thenSay } from '#ui/dialogs';
import { SidePanel } from '#ui/side-panel';
import { FactList } from '#ui/fact-list';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ClientErrorGroup } from '@qc/contract';
import classes from './watch.module.css';

/** One group of errors in full. */
export function ErrorPanel({ group, onClose }: { group: ClientErrorGroup | null; onClose: () => void }) {
  const t = useTexts('adminWatch');
  return (
    <SidePanel opened={group !== null} onClose={onClose} title={t.errorTitle}>
      {group && <Details group={group} onDone={onClose} />}
    </SidePanel>
  );
}

function Details({ group, onDone }: { group: ClientErrorGroup; onDone: () => void }) {
  const t = useTexts('adminWatch');
  const { language } = useLanguage();
  const refresh = useRefresh('listClientErrors');
  const resolved = group.resolvedAt === null;
  const resolve = useApiMutation('resolveClientError', {
    onSuccess: thenSay(refresh, resolved ? t.nowSeenTo : t.nowOpen, onDone),
  });
  const facts = [
    [t.times, formatNumber(language, group.count)],
    [t.people, formatNumber(language, group.people)],
    [t.firstTime, formatDateTime(group.firstAt)],
    [t.lastTime, formatDateTime(group.lastAt)],
    [t.page, group.url],
    [t.browser, group.userAgent],
  ] as const;
  return (
    <Stack gap="md">
      <Text fw={600} dir="ltr" ta="start" style={{ overflowWrap: 'anywhere' }}>
        {group.message}
      </Text>
      <FactList facts={facts} className={classes.facts} />
      {group.stack !== '' && (
        <pre className={classes.stack} dir="ltr" tabIndex={0} aria-label={t.stack} role="region">
          {group.stack}
        </pre>
      )}
      <Group justify="flex-end">
        <Button loading={resolve.isPending} onClick={() => resolve.mutate({ body: { key: group.key, resolved } })}>
          {resolved ? t.markSeenTo : t.openAgain}
        </Button>
      </Group>
    </Stack>
  );
}
