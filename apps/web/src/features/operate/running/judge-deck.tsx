import { Button, Kbd, Text } from '@mantine/core';
import type { OperatorAction, OperatorView, RacerView } from '@qc/contract';
import { IconArrowBackUp, IconCheck, IconX } from '@tabler/icons-react';
import { useTexts } from '#platform/i18n';
import styles from './judge-deck.module.css';

/** While somebody has the turn on a buzzer slide: right or wrong, in the place of the next step. */
export function JudgeDeck({
  view,
  turn: { seat, name },
  busy,
  onAction,
}: {
  view: OperatorView;
  turn: RacerView;
  /** A judgement is under way. */
  busy: boolean;
  onAction: (action: OperatorAction) => void;
}) {
  const t = useTexts('press');
  const more = useTexts('operate');
  const judge = (right: boolean) => ({
    size: 'xl' as const,
    color: right ? 'green' : 'red',
    loading: busy,
    leftSection: right ? <IconCheck size={26} stroke={3} /> : <IconX size={26} stroke={3} />,
    rightSection: <Kbd className={styles.key}>{right ? '1' : '2'}</Kbd>,
    onClick: () => onAction({ do: 'judge', seat, right }),
  });
  return (
    <div className={styles.judge}>
      <p className={styles.turn} role="status">
        {t.hasTurn(name)}
      </p>
      {view.solution[0] !== undefined && (
        <Text className={styles.solution}>
          {more.rightAnswers}: <bdi>{view.solution[0]}</bdi>
        </Text>
      )}
      <div className={styles.verdicts}>
        <Button {...judge(true)}>{t.judgeRight}</Button>
        <Button {...judge(false)}>{t.judgeWrong}</Button>
      </div>
      <Button
        variant="default"
        size="md"
        leftSection={<IconArrowBackUp size={20} />}
        title={t.passTurnHint}
        disabled={busy}
        onClick={() => onAction({ do: 'passTurn', seat })}
      >
        {t.passTurn}
      </Button>
    </div>
  );
}
