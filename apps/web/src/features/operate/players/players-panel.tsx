import { Group, Paper, Switch, Text, TextInput, Title } from '@mantine/core';
import { IconCircleCheckFilled, IconCircleDashed, IconClockPlus, IconPlugConnectedX } from '@tabler/icons-react';
import { memo, useState } from 'react';
import type { LiveRefusal, OperatorAction, SeatRow } from '@qc/contract';
import { FacePicture } from '#features/show';
import { formatNumber, useLanguage, useTexts } from '#platform/i18n';
import { PlayerMenu } from './player-menu.tsx';
import styles from './players-panel.module.css';

/** Most rows drawn at once: a hall of thousands is searched, not scrolled. */
const SHOWN = 200;
const FILTER_FROM = 12;

/** Who plays, who has answered, who is away; with everything that can be done about each. */
export function PlayersPanel({
  players,
  watching,
  fullAt,
  teams,
  byCode,
  asking,
  scored,
  onAction,
  onAsk,
}: {
  players: readonly SeatRow[];
  /** Spectators connected now. */
  watching: number;
  /** How many the room takes, while it has no place for one more; null: it has. */
  fullAt: number | null;
  /** Names of the game's teams; empty: none. */
  teams: readonly string[];
  /** Players come by the code on the big screen. */
  byCode: boolean;
  /** A question is on screen: show who has answered. */
  asking: boolean;
  scored: boolean;
  onAction: (action: OperatorAction) => void;
  onAsk: (action: OperatorAction) => Promise<LiveRefusal | null>;
}) {
  const t = useTexts('operate');
  const more = useTexts('console');
  const [filter, setFilter] = useState('');
  const [onlyWaiting, setOnlyWaiting] = useState(false);
  const wanted = filter.trim().toLocaleLowerCase();
  const named = wanted === '' ? players : players.filter((row) => row.name.toLocaleLowerCase().includes(wanted));
  const matching = asking && onlyWaiting ? named.filter((row) => row.present && !row.answered) : named;
  const shown = matching.slice(0, SHOWN);
  return (
    <Paper withBorder radius="lg" p="md" component="section" className={styles.panel}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {t.playersCount(players.length)}
        </Title>
        {watching > 0 && (
          <Text size="sm" c="dimmed">
            {more.watching(watching)}
          </Text>
        )}
        {shown.length < matching.length && (
          <Text size="sm" c="dimmed">
            {t.shown(shown.length, matching.length)}
          </Text>
        )}
      </Group>
      <div role="status">
        {fullAt !== null && (
          <Text size="sm" fw={600} mb="xs">
            {more.full(fullAt)}
          </Text>
        )}
      </div>
      {players.length > FILTER_FROM && (
        <TextInput
          aria-label={t.filter}
          placeholder={t.filter}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
          mb="xs"
        />
      )}
      {asking && players.length > 0 && (
        <Switch
          label={more.waitingFor}
          checked={onlyWaiting}
          onChange={(event) => setOnlyWaiting(event.currentTarget.checked)}
          mb="xs"
        />
      )}
      {players.length === 0 && byCode && <Text c="dimmed">{t.noPlayers}</Text>}
      <ul className={styles.list}>
        {shown.map((row) => (
          <PlayerRow
            key={row.seat}
            row={row}
            teams={teams}
            asking={asking}
            scored={scored}
            onAction={onAction}
            onAsk={onAsk}
          />
        ))}
      </ul>
    </Paper>
  );
}

/** Drawn anew for its own player's news alone: halls of hundreds change many times a second. */
const PlayerRow = memo(function PlayerRow({
  row,
  teams,
  asking,
  scored,
  onAction,
  onAsk,
}: {
  row: SeatRow;
  teams: readonly string[];
  asking: boolean;
  scored: boolean;
  onAction: (action: OperatorAction) => void;
  onAsk: (action: OperatorAction) => Promise<LiveRefusal | null>;
}) {
  const t = useTexts('operate');
  const more = useTexts('console');
  const { language } = useLanguage();
  const team = row.team === null ? undefined : teams[row.team];
  return (
    <li className={styles.row}>
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
        <FacePicture face={row.face} size="24px" /> <bdi>{row.name}</bdi>
        {team !== undefined && <bdi className={styles.team}>{team}</bdi>}
        {row.line !== undefined && <bdi className={styles.team}>{more.byPhone(row.line)}</bdi>}
      </span>
      {row.extraPercent > 0 && (
        <IconClockPlus size={18} className={styles.waiting} role="img" aria-label={more.hasExtra(row.extraPercent)} />
      )}
      {scored && <span className={styles.score}>{formatNumber(language, row.score)}</span>}
      <PlayerMenu row={row} teams={teams} onAction={onAction} onAsk={onAsk} />
    </li>
  );
});
