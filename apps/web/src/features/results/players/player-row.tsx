import { FacePicture } from '#features/show';
import { formatNumber, formatSeconds, isolate, useLanguage, useTexts } from '#platform/i18n';
import { confirm } from '#ui/dialogs';
import { ActionIcon, Button, Table } from '@mantine/core';
import type { GameResult, PlayerResult } from '@qc/contract';
import { faceOfSeat } from '@qc/contract/live/faces';
import { rightOf, roundPoints } from '@qc/engine';
import { IconChevronDown, IconCopy, IconUserMinus } from '@tabler/icons-react';
import { Fragment, useId, useState } from 'react';
import { PlayerAnswers } from './player-answers.tsx';
import type { OptionalColumns } from './optional-columns.ts';
import classes from './players-table.module.css';
import { copyText } from './winner-phones.tsx';

interface Props {
  player: PlayerResult;
  result: GameResult;
  has: OptionalColumns;
  busy: boolean;
  /** Absent: nobody can be deleted here. */
  onRemove?: (seat: number) => void;
}

/** One player in a line, and on demand everything the player answered. */
export function PlayerRow({ player, result, has, busy, onRemove }: Props) {
  const t = useTexts('results');
  const { language } = useLanguage();
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = isolate(player.name);
  const team = player.team === null ? '' : result.teams.names[player.team];
  const { right, given } = rightOf(player, result.questions);
  return (
    <Fragment>
      <Table.Tr>
        <Table.Td className={classes.rank}>{player.rank}</Table.Td>
        <Table.Th scope="row" className={classes.name}>
          <FacePicture face={player.face ?? faceOfSeat(player.seat)} size="24px" /> <bdi>{player.name}</bdi>
          {has.team && (
            <span className={classes.under}>
              <bdi>{team}</bdi>
            </span>
          )}
          {has.phone && player.phone && (
            <span className={`${classes.under} ${classes.onScreen}`}>
              <bdi dir="ltr">{player.phone}</bdi>
            </span>
          )}
        </Table.Th>
        {has.team && (
          <Table.Td className={classes.wideOnly}>
            <bdi>{team}</bdi>
          </Table.Td>
        )}
        {has.phone && (
          <Table.Td className={`${classes.wideOnly} ${classes.onScreen}`}>
            <Phone player={player} />
          </Table.Td>
        )}
        <Table.Td className={classes.number}>{formatNumber(language, player.score)}</Table.Td>
        {has.rounds.map((round) => (
          <Table.Td key={round.number} className={`${classes.number} ${classes.wideOnly}`}>
            {formatNumber(language, roundPoints(round, player))}
          </Table.Td>
        ))}
        <Table.Td className={classes.number}>
          <bdi dir="ltr">
            {right}/{given}
          </bdi>
        </Table.Td>
        <Table.Td className={`${classes.number} ${classes.wideOnly}`}>
          {t.seconds(formatSeconds(language, player.totalAnswerMs))}
        </Table.Td>
        <Table.Td ta="end" className={classes.details}>
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
        <Table.Td colSpan={6 + Number(has.team) + Number(has.phone) + has.rounds.length} className={classes.answers}>
          {open && (
            <>
              <PlayerAnswers player={player} questions={result.questions} direction={result.direction} />
              {onRemove && <RemoveButton player={player} busy={busy} onRemove={onRemove} />}
            </>
          )}
        </Table.Td>
      </Table.Tr>
    </Fragment>
  );
}

function Phone({ player: { name, phone } }: { player: PlayerResult }) {
  const t = useTexts('resultChanges');
  if (!phone) return null;
  return (
    <span className={classes.phone}>
      <bdi dir="ltr">{phone}</bdi>
      <ActionIcon
        variant="subtle"
        size={30}
        aria-label={t.copyPhone(isolate(name))}
        onClick={() => void copyText(phone, t)}
      >
        <IconCopy size={16} aria-hidden />
      </ActionIcon>
    </span>
  );
}

function RemoveButton({
  player: { seat, name },
  busy,
  onRemove,
}: Pick<Props, 'player' | 'busy'> & { onRemove: (seat: number) => void }) {
  const t = useTexts('resultChanges');
  const askAndRemove = async () => {
    const agreed = await confirm({
      title: t.removePlayerTitle(isolate(name)),
      text: t.removePlayerText,
      danger: true,
      confirmLabel: t.removePlayer,
      dismissible: false,
    });
    if (agreed) onRemove(seat);
  };
  return (
    <Button
      mt="sm"
      variant="light"
      color="red"
      size="xs"
      className={classes.remove}
      leftSection={<IconUserMinus size={16} aria-hidden />}
      loading={busy}
      onClick={() => void askAndRemove()}
    >
      {t.removePlayer}
    </Button>
  );
}
