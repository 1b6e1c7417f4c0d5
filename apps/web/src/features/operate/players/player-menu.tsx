import { ActionIcon, Menu } from '@mantine/core';
import {
  IconBan,
  IconCheck,
  IconDotsVertical,
  IconMoodOff,
  IconMoodSmile,
  IconPencil,
  IconUserX,
} from '@tabler/icons-react';
import type { LiveRefusal, OperatorAction, SeatRow } from '@qc/contract';
import { SHORT_TEXT_MAX } from '@qc/contract/limits';
import { useTexts } from '#platform/i18n';
import { askInput, confirm } from '#ui/dialogs';
import styles from './players-panel.module.css';

/** Extra time that can be granted, per cent. */
const EXTRA = [0, 25, 50, 100];

/** Everything an operator can do about one player. */
export function PlayerMenu({
  row,
  teams,
  onAction,
  onAsk,
}: {
  row: SeatRow;
  /** Names of the game's teams; empty: none. */
  teams: readonly string[];
  onAction: (action: OperatorAction) => void;
  /** Does it and says why it was refused; null: it was done. */
  onAsk: (action: OperatorAction) => Promise<LiveRefusal | null>;
}) {
  const t = useTexts('operate');
  const more = useTexts('console');
  const labels = useTexts('labels');
  const { seat, name } = row;
  const rename = async () => {
    await askInput({
      title: t.renameTitle,
      label: t.renameLabel,
      initial: name,
      max: SHORT_TEXT_MAX,
      confirmLabel: labels.save,
      // The dialog stays, with what was typed, until the name is taken.
      check: async (value) => {
        if (value === name) return null;
        const refusal = value === '' ? 'nameEmpty' : await onAsk({ do: 'rename', seat, name: value });
        return refusal && (t.refused[refusal] ?? t.refusedOther);
      },
    });
  };
  const remove = async () => {
    const words = { title: t.kickTitle(name), text: t.kickText, confirmLabel: t.kickYes };
    if (await confirm({ ...words, danger: true })) onAction({ do: 'kick', seat });
  };
  const ban = async () => {
    const words = { title: more.banTitle(name), text: more.banText, confirmLabel: more.banYes };
    if (await confirm({ ...words, danger: true })) onAction({ do: 'ban', seat });
  };
  return (
    <Menu position="bottom-end" withinPortal middlewares={{ flip: true, shift: true, size: true }}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={more.menuOf(name)}>
          <IconDotsVertical size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        <Menu.Item leftSection={<IconPencil size={18} />} onClick={() => void rename()}>
          {more.renameItem}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{more.extra}</Menu.Label>
        <Menu.RadioGroup
          value={String(row.extraPercent)}
          onChange={(percent) => onAction({ do: 'extraTime', seat, percent: Number(percent) })}
        >
          {EXTRA.map((percent) => (
            <Menu.RadioItem key={percent} value={String(percent)} closeMenuOnClick>
              {percent === 0 ? more.noExtra : <bdi dir="ltr">{more.extraBy(percent)}</bdi>}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {teams.length > 1 && (
          <>
            <Menu.Divider />
            <Menu.Label>{more.moveTo}</Menu.Label>
            {teams.map((team, index) => (
              <Menu.Item
                key={index}
                disabled={row.team === index}
                leftSection={row.team === index ? <IconCheck size={18} /> : <span style={{ inlineSize: 18 }} />}
                onClick={() => onAction({ do: 'moveTeam', seat, team: index })}
              >
                <bdi>{team}</bdi>
              </Menu.Item>
            ))}
          </>
        )}
        <Menu.Divider />
        <Menu.Item
          leftSection={row.quiet ? <IconMoodSmile size={18} /> : <IconMoodOff size={18} />}
          onClick={() => onAction({ do: 'quiet', seat, on: !row.quiet })}
        >
          {row.quiet ? more.unquiet : more.quiet}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconUserX size={18} />} onClick={() => void remove()}>
          {more.kickItem}
        </Menu.Item>
        <Menu.Item color="red" leftSection={<IconBan size={18} />} onClick={() => void ban()}>
          {more.banItem}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
