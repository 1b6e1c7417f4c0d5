import { formatNumber, formatSeconds, isolate, useLanguage, useTexts } from '#platform/i18n';
import { SearchField } from '#ui/search-field';
import { ActionIcon, Group, Pagination, Table, Text } from '@mantine/core';
import type { GameResult, PlayerResult } from '@qc/contract';
import { IconChevronDown } from '@tabler/icons-react';
import { Fragment, useId, useState } from 'react';
import { PlayerAnswers } from './player-answers.tsx';
import classes from './players-table.module.css';
import { rightOf } from './right-of.ts';
import { texts } from './texts.ts';

/** Players on one page of the table. */
const PER_PAGE = 50;

/** Every player of a run by rank, each with all answers on demand. */
export function PlayersTable({ result }: { result: GameResult }) {
  const t = useTexts(texts);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const key = search.toLocaleLowerCase();
  const found = result.players.filter((player) => player.name.toLocaleLowerCase().includes(key));
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE));
  const shown = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const withPhone = result.players.some((player) => player.phone !== null && player.phone !== '');
  if (result.players.length === 0) return <Text c="dimmed">{t.noPlayers}</Text>;
  return (
    <div className={classes.frame}>
      <div className={classes.search}>
        <SearchField
          label={t.searchPlayer}
          clearLabel={t.clearSearch}
          value={search}
          onSearch={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
      </div>
      <div className={classes.scroller} tabIndex={0} role="region" aria-label={t.byPlayer}>
        <Table verticalSpacing="xs" horizontalSpacing="md" className={classes.table}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">{t.rank}</Table.Th>
              <Table.Th scope="col">{t.name}</Table.Th>
              {withPhone && <Table.Th scope="col">{t.phone}</Table.Th>}
              <Table.Th scope="col" ta="end">
                {t.score}
              </Table.Th>
              <Table.Th scope="col" ta="end">
                {t.right}
              </Table.Th>
              <Table.Th scope="col" ta="end" className={classes.wideOnly}>
                {t.answerTime}
              </Table.Th>
              <Table.Th scope="col">
                <span className={classes.hidden}>{t.details}</span>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((player) => (
              <PlayerRow key={player.seat} player={player} result={result} withPhone={withPhone} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <Group justify="space-between" className={classes.foot}>
        <Text size="sm" c="dimmed" role="status">
          {t.playersShown(found.length)}
        </Text>
        {pages > 1 && (
          <nav aria-label={t.pages}>
            <Pagination
              total={pages}
              value={page}
              onChange={setPage}
              getItemProps={(n) => ({ 'aria-label': t.page(n) })}
              getControlProps={(control) => ({ 'aria-label': control === 'previous' ? t.previousPage : t.nextPage })}
            />
          </nav>
        )}
      </Group>
    </div>
  );
}

function PlayerRow({ player, result, withPhone }: { player: PlayerResult; result: GameResult; withPhone: boolean }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = isolate(player.name);
  const { right, given } = rightOf(player, result.questions);
  return (
    <Fragment>
      <Table.Tr>
        <Table.Td className={classes.rank}>{player.rank}</Table.Td>
        <Table.Th scope="row" className={classes.name}>
          <bdi>{player.name}</bdi>
        </Table.Th>
        {withPhone && (
          <Table.Td>
            <bdi dir="ltr">{player.phone}</bdi>
          </Table.Td>
        )}
        <Table.Td className={classes.number}>{formatNumber(language, player.score)}</Table.Td>
        <Table.Td className={classes.number}>
          <bdi dir="ltr">
            {right}/{given}
          </bdi>
        </Table.Td>
        <Table.Td className={`${classes.number} ${classes.wideOnly}`}>
          {t.seconds(formatSeconds(language, player.totalAnswerMs))}
        </Table.Td>
        <Table.Td ta="end">
          <ActionIcon
            variant="subtle"
            size={36}
            aria-expanded={open}
            aria-controls={id}
            aria-label={open ? t.hideAnswers(name) : t.showAnswers(name)}
            onClick={() => setOpen(!open)}
          >
            <IconChevronDown size={20} aria-hidden className={classes.chevron} data-open={open || undefined} />
          </ActionIcon>
        </Table.Td>
      </Table.Tr>
      <Table.Tr id={id} hidden={!open}>
        <Table.Td colSpan={withPhone ? 7 : 6} className={classes.answers}>
          {open && <PlayerAnswers player={player} questions={result.questions} />}
        </Table.Td>
      </Table.Tr>
    </Fragment>
  );
}
