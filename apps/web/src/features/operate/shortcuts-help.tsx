import type { Direction } from '@qc/contract';
import { Anchor, Kbd, Switch, Table, Text } from '@mantine/core';
import { useLanguage, useTexts } from '#platform/i18n';
import { Dialog } from '#ui/dialog/dialog';

/** Keys of a presenter's remote. */
const REMOTE = { next: 'PageDown', back: 'PageUp' };

/** What each key does, and the switch that turns them off for those whose aids press keys. */
export function ShortcutsHelp({
  opened,
  direction,
  enabled,
  onEnable,
  onClose,
}: {
  opened: boolean;
  /** Of the game: arrows lead on where its words go. */
  direction: Direction;
  enabled: boolean;
  onEnable: (enabled: boolean) => void;
  onClose: () => void;
}) {
  const t = useTexts('operate');
  const { language } = useLanguage();
  const more = useTexts('console');
  const press = useTexts('press');
  const [on, before] = direction === 'rtl' ? ['←', '→'] : ['→', '←'];
  const sound = useTexts('hallSound');
  const rows = [
    [`${t.enter} · ${REMOTE.next} · ${on}`, t.keys.next],
    [`${t.backspace} · ${REMOTE.back} · ${before}`, t.keys.back],
    ['B', press.blackKey],
    ['P', t.keys.pause],
    ['Q', press.codeKey],
    ['R', t.keys.standings],
    ['V', t.keys.reveal],
    ['1', press.judgeKey],
    ['2', press.judgeWrongKey],
    ['S', t.keys.skip],
    ['C', t.next.closeAnswers],
    ['A', more.autoAdvance],
    ['+', t.keys.more],
    ['-', t.keys.less],
    ['M', t.keys.mute],
    ['D', sound.duckKey],
    ['K', press.reactionsKey],
    ['H', t.keys.help],
  ] as const;
  return (
    <Dialog opened={opened} onClose={onClose} title={t.shortcuts}>
      <Switch
        label={t.useShortcuts}
        checked={enabled}
        onChange={(event) => onEnable(event.currentTarget.checked)}
        mb="md"
      />
      <Table>
        <Table.Tbody>
          {rows.map(([key, what]) => (
            <Table.Tr key={what}>
              <Table.Td>
                <Kbd>{key}</Kbd>
              </Table.Td>
              <Table.Td>{what}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed" mt="sm">
        {press.clicker}{' '}
        <bdi dir="ltr">
          PageDown · PageUp · {on} · {before} · Space · B · Q · M · R
        </bdi>
      </Text>
      <Anchor href={`/${language}/clickers`} target="_blank" size="sm" mt="sm" display="block">
        {press.clickerHelp}
      </Anchor>
    </Dialog>
  );
}
