import { useLanguage, useTexts } from '#platform/i18n';
import { Pager } from '#ui/pager';
import { SearchField } from '#ui/field/search-field';
import { Group, Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import type { GameResult } from '@qc/contract';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { useState } from 'react';
import { PlayerRow } from './player-row.tsx';
import classes from './players-table.module.css';
import { type PlayerOrder, type PlayerSort, sortPlayers } from './sort-players.ts';
import type { OptionalColumns } from './optional-columns.ts';

/** Players on one page of the table. */
const PER_PAGE = 50;

interface Props {
  result: GameResult;
  /** Whole, by rank, with nothing to press. */
  onPaper?: boolean;
  /** A player is being deleted. */
  busy?: boolean;
  onRemove?: (seat: number) => void;
}

/** Every player of a run, searched and sorted as one likes, each with all answers on demand. */
export function PlayersTable({ result, onPaper = false, busy = false, onRemove }: Props) {
  const t = useTexts('results');
  const { language } = useLanguage();
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<PlayerOrder>({ by: 'rank', desc: false });
  const [page, setPage] = useState(1);
  const key = search.toLocaleLowerCase();
  const fitting = result.players.filter((player) => player.name.toLocaleLowerCase().includes(key));
  const found = sortPlayers(fitting, order, language);
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const at = Math.min(page, pages);
  const shown = onPaper ? found : found.slice((at - 1) * PER_PAGE, at * PER_PAGE);
  const has = {
    team: result.teamResults.length > 0,
    phone: result.players.some((player) => player.phone !== null && player.phone !== ''),
    rounds: result.rounds,
  };
  if (result.players.length === 0) return <Text c="dimmed">{t.noPlayers}</Text>;
  return (
    <div className={classes.frame}>
      {!onPaper && (
        <div className={classes.search}>
          <SearchField
            label={t.searchPlayer}
            value={search}
            onSearch={(text) => {
              setSearch(text);
              setPage(1);
            }}
          />
        </div>
      )}
      <div className={classes.scroller} tabIndex={0} role="region" aria-label={t.byPlayer}>
        <Table verticalSpacing="xs" horizontalSpacing="md" className={classes.table}>
          <Headings order={order} onOrder={onPaper ? null : setOrder} has={has} />
          <Table.Tbody>
            {shown.map((player) => (
              <PlayerRow
                key={player.seat}
                player={player}
                result={result}
                has={has}
                busy={busy}
                {...(onRemove && { onRemove })}
              />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <Group justify="space-between" className={classes.foot}>
        <Text size="sm" c="dimmed" role="status">
          {t.playersShown(found.length)}
        </Text>
        {!onPaper && <Pager pages={pages} page={at} onPage={setPage} />}
      </Group>
    </div>
  );
}

interface HeadingProps {
  order: PlayerOrder;
  /** Null: on paper nothing can be pressed. */
  onOrder: ((order: PlayerOrder) => void) | null;
}

function Headings({ has, ...sorting }: HeadingProps & { has: OptionalColumns }) {
  const t = useTexts('results');
  const charts = useTexts('resultCharts');
  return (
    <Table.Thead>
      <Table.Tr>
        <SortHeading by="rank" words={t.rank} {...sorting} />
        <SortHeading by="name" words={t.name} {...sorting} />
        {has.team && (
          <Table.Th scope="col" className={classes.wideOnly}>
            {charts.team}
          </Table.Th>
        )}
        {has.phone && (
          <Table.Th scope="col" className={`${classes.wideOnly} ${classes.onScreen}`}>
            {t.phone}
          </Table.Th>
        )}
        <SortHeading by="score" words={t.score} end {...sorting} />
        {has.rounds.map(({ number, title }) => (
          <Table.Th key={number} scope="col" ta="end" className={`${classes.wideOnly} ${classes.round}`}>
            <bdi>{t.round(number, title)}</bdi>
          </Table.Th>
        ))}
        <SortHeading by="right" words={t.right} end {...sorting} />
        <SortHeading by="time" words={t.answerTime} end wideOnly {...sorting} />
        <Table.Th scope="col" className={classes.details}>
          <VisuallyHidden component="span">{t.details}</VisuallyHidden>
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

function SortHeading({
  by,
  words,
  end = false,
  wideOnly = false,
  order,
  onOrder,
}: HeadingProps & { by: PlayerSort; words: string; end?: boolean; wideOnly?: boolean }) {
  const sorted = order.by === by;
  const Icon = sorted ? (order.desc ? IconArrowDown : IconArrowUp) : IconArrowsSort;
  // Points and right answers are looked at from the top.
  const firstDesc = by === 'score' || by === 'right';
  return (
    <Table.Th
      scope="col"
      ta={end ? 'end' : 'start'}
      className={wideOnly ? classes.wideOnly : ''}
      aria-sort={sorted ? (order.desc ? 'descending' : 'ascending') : 'none'}
    >
      {onOrder ? (
        <UnstyledButton
          className={classes.sort}
          onClick={() => onOrder({ by, desc: sorted ? !order.desc : firstDesc })}
        >
          {words}
          <Icon size={15} aria-hidden className={classes.sortIcon} data-on={sorted || undefined} />
        </UnstyledButton>
      ) : (
        words
      )}
    </Table.Th>
  );
}
