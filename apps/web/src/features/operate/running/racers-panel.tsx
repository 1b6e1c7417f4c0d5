import { Badge, Button, Group, Text } from '@mantine/core';
import type { OperatorAction, OperatorView, RacerRow } from '@qc/contract';
import { IconRefresh } from '@tabler/icons-react';
import { useTexts } from '#platform/i18n';
import { confirm } from '#ui/dialogs';
import styles from './judge-deck.module.css';

const SECOND_MS = 1000;

/** Who has pressed on a buzzer slide, in order, with what was said of each; once it is closed that can be put right. */
export function RacersPanel({
  view: { phase, racers = [], answered },
  onAction,
}: {
  view: OperatorView;
  onAction: (action: OperatorAction) => void;
}) {
  const t = useTexts('press');
  if (!('race' in phase) || !phase.race) return null;
  const { slide, visit } = phase;
  const isOpen = phase.phase === 'question';
  const { turn } = phase.race;
  const reopen = async () => {
    const agreed = await confirm({ title: t.reopenTitle, text: t.reopenText, confirmLabel: t.reopen });
    if (agreed) onAction({ do: 'reopen', visit, pressed: answered });
  };
  const words = ({ seat, verdict }: RacerRow) => {
    if (verdict === 'right') return { color: 'green', text: t.wasRight };
    if (verdict === 'wrong') return { color: 'red', text: t.wasWrong };
    return { color: 'gray', text: turn?.seat === seat ? t.answersNow : t.waits };
  };
  return (
    <div>
      <Text c="dimmed" size="sm" mt="md" mb={6}>
        {t.buzzed}
      </Text>
      {racers.length === 0 && <Text>{t.nobodyBuzzed}</Text>}
      <ol className={styles.racers}>
        {racers.map((row, at) => {
          const { color, text } = words(row);
          return (
            <li key={row.seat}>
              <span>{at + 1}.</span>
              <bdi className={styles.name}>{row.name}</bdi>
              <span className={styles.after}>
                <bdi dir="ltr">{(row.tookMs / SECOND_MS).toFixed(3)}</bdi>
                <Badge variant="light" color={color} size="lg" tt="none">
                  {text}
                </Badge>
                {!isOpen && (
                  <Rejudge row={row} onAction={(right) => onAction({ do: 'rejudge', slide, seat: row.seat, right })} />
                )}
              </span>
              {row.isTie && (
                <Text size="sm" c="dimmed" className={styles.tie}>
                  {t.atOnce}
                </Text>
              )}
            </li>
          );
        })}
      </ol>
      {isOpen && racers.length > 0 && (
        <Group mt="md">
          <Button variant="default" leftSection={<IconRefresh size={18} />} onClick={() => void reopen()}>
            {t.reopen}
          </Button>
        </Group>
      )}
    </div>
  );
}

function Rejudge({ row: { name, verdict }, onAction }: { row: RacerRow; onAction: (right: boolean) => void }) {
  const t = useTexts('press');
  return (
    <>
      {verdict !== 'right' && (
        <Button variant="subtle" size="compact-sm" aria-label={t.makeRight(name)} onClick={() => onAction(true)}>
          {t.setRight}
        </Button>
      )}
      {verdict === 'right' && (
        <Button variant="subtle" size="compact-sm" aria-label={t.makeWrong(name)} onClick={() => onAction(false)}>
          {t.setWrong}
        </Button>
      )}
    </>
  );
}
