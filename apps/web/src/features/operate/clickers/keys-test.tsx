import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { measureRollover, NO_KEYS } from '@qc/remotes';
import { useTexts } from '#platform/i18n';

/** How many keys the keyboard tells apart at once: cheap ones let two players shut each other out. */
export function KeysTest() {
  const t = useTexts('clickerLists');
  const [isOpen, setOpen] = useState(false);
  const [keys, setKeys] = useState(NO_KEYS);
  useEffect(() => {
    if (!isOpen) return;
    const hear = (event: KeyboardEvent) => {
      const { code, repeat: isRepeat, type } = event;
      // What the keys do to the page otherwise would be seen under the test.
      if (code !== 'Tab' && code !== 'Enter') event.preventDefault();
      setKeys((before) => measureRollover(before, { code, isRepeat, isDown: type === 'keydown' }));
    };
    // Keys that go up while the page is away are not told.
    const forget = () => setKeys(({ most }) => ({ held: [], most }));
    window.addEventListener('keydown', hear);
    window.addEventListener('keyup', hear);
    window.addEventListener('blur', forget);
    return () => {
      window.removeEventListener('keydown', hear);
      window.removeEventListener('keyup', hear);
      window.removeEventListener('blur', forget);
    };
  }, [isOpen]);
  if (!isOpen)
    return (
      <Button
        variant="subtle"
        style={{ alignSelf: 'flex-start' }}
        onClick={() => {
          setKeys(NO_KEYS);
          setOpen(true);
        }}
      >
        {t.keysTest}
      </Button>
    );
  return (
    <Stack gap={4} role="group" aria-label={t.keysTest}>
      <Text fw={600}>{t.keysTest}</Text>
      <Text size="sm">{t.keysTestHint}</Text>
      <Group gap="md">
        <Text role="status" fw={650}>
          {t.keysHeld(keys.held.length, keys.most)}
        </Text>
        <Button size="compact-sm" variant="default" onClick={() => setOpen(false)}>
          {t.keysDone}
        </Button>
      </Group>
      {keys.most > 0 && (
        <Text size="sm" c="dimmed">
          {t.keysFew(keys.most)}
        </Text>
      )}
    </Stack>
  );
}
