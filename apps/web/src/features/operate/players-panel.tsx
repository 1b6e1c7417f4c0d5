import { ActionIcon, Group, Paper, Text, TextInput, Title } from '@mantine/core';
import {
  IconCircleCheckFilled,
  IconCircleDashed,
  IconPencil,
  IconPlugConnectedX,
  IconUserX,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { OperatorAction, SeatRow } from '@qc/contract';
import { SHORT_TEXT_MAX } from '@qc/contract/limits';
import { formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { askInput, confirm } from '#ui/dialogs';
import { texts } from './operate-texts.ts';
import styles from './players-panel.module.css';

/** Most rows drawn at once: a hall of thousands is searched, not scrolled. */
const SHOWN = 200;
const FILTER_FROM = 12;

/** Who plays, who has answered, who is away; with the means to rename and remove. */
export function PlayersPanel({
  players,
  asking,
  scored,
  onAction,
}: {
  players: readonly SeatRow[];
  /** A question is on screen: show who has answered. */
  asking: boolean;
  scored: boolean;
  onAction: (action: OperatorAction) => void;
}) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLocaleLowerCase();
  const matching = wanted === '' ? players : players.filter((row) => row.name.toLocaleLowerCase().includes(wanted));
  const shown = matching.slice(0, SHOWN);

  const rename = async (row: SeatRow) => {
    const name = await askInput({
      title: t.renameTitle,
      label: t.renameLabel,
      initial: row.name,
      maxLength: SHORT_TEXT_MAX,
      confirmLabel: t.save,
      cancelLabel: t.cancel,
      check: (value) => (value.trim() === '' ? (t.refused.nameEmpty ?? t.refusedOther) : null),
    });
    if (name !== null && name.trim() !== row.name) onAction({ do: 'rename', seat: row.seat, name: name.trim() });
  };
  const kick = async (row: SeatRow) => {
    const agreed = await confirm({
      title: t.kickTitle(row.name),
      text: t.kickText,
      danger: true,
      confirmLabel: t.kickYes,
      cancelLabel: t.cancel,
    });
    if (agreed) onAction({ do: 'kick', seat: row.seat });
  };

  return (
    <Paper withBorder radius="lg" p="md" component="section" className={styles.panel}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {t.playersCount(players.length)}
        </Title>
        {shown.length < matching.length && (
          <Text size="sm" c="dimmed">
            {t.shown(shown.length, matching.length)}
          </Text>
        )}
      </Group>
      {players.length > FILTER_FROM && (
        <TextInput
          aria-label={t.filter}
          placeholder={t.filter}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
          mb="xs"
        />
      )}
      {players.length === 0 && <Text c="dimmed">{t.noPlayers}</Text>}
      <ul className={styles.list}>
        {shown.map((row) => (
          <li key={row.seat} className={styles.row}>
            <span className={styles.state}>
              {!row.present ? (
                <IconPlugConnectedX size={20} className={styles.gone} role="img" aria-label={t.gone} />
              ) : asking && row.answered ? (
                <IconCircleCheckFilled size={20} className={styles.answered} role="img" aria-label={t.hasAnswered} />
              ) : asking ? (
                <IconCircleDashed size={20} className={styles.waiting} role="img" aria-label={t.notAnswered} />
              ) : (
                <span className={styles.here} aria-hidden="true" />
              )}
            </span>
            <span className={styles.name}>
              <bdi>{row.name}</bdi>
            </span>
            {scored && <span className={styles.score}>{formatNumber(language, row.score)}</span>}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={32}
              aria-label={t.rename(row.name)}
              onClick={() => void rename(row)}
            >
              <IconPencil size={18} />
            </ActionIcon>
            <ActionIcon
              variant="subtle"
              color="red"
              size={32}
              aria-label={t.kick(row.name)}
              onClick={() => void kick(row)}
            >
              <IconUserX size={18} />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
