import { Menu, UnstyledButton } from '@mantine/core';
import { IconCircleCheckFilled, IconPlugConnectedX } from '@tabler/icons-react';
import { memo } from 'react';
import type { OperatorAction, SeatRow } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import type { LastPress } from '../operator-state.ts';
import { BatterySign } from './battery-sign.tsx';
import { clickerName } from '#platform/remote-names';
import { pressedWords } from './clicker-names.ts';
import styles from './clickers.module.css';
import type { HandOut } from './use-hand-out.ts';

/** Most tiles drawn at once. */
const SHOWN = 300;

/** A tile for each player: which clicker, and a flash at each press. A tile's menu gives another clicker or takes it away. */
export function ClickerMap({
  players,
  pressed,
  asking,
  handOut,
  batteries,
  onSwap,
  onAction,
}: {
  players: readonly SeatRow[];
  pressed: ReadonlyMap<string, LastPress>;
  asking: boolean;
  handOut: HandOut;
  /** What is left in clickers that say so, percent. */
  batteries: ReadonlyMap<string, number>;
  /** Somebody swaps clickers with a player who is yet to be chosen. */
  onSwap: (seat: number) => void;
  onAction: (action: OperatorAction) => void;
}) {
  const inOrder = [...players].sort((a, b) => a.seat - b.seat).slice(0, SHOWN);
  return (
    <ul className={styles.map}>
      {inOrder.map((row) => (
        <li key={row.seat}>
          <PlayerTile
            row={row}
            last={lastOf(row, pressed)}
            asking={asking}
            isWanted={handOut.wanted?.seat === row.seat || handOut.next?.seat === row.seat}
            batteries={batteries}
            onWant={handOut.want}
            onSwap={onSwap}
            onAction={onAction}
          />
        </li>
      ))}
    </ul>
  );
}

function lastOf(row: SeatRow, pressed: ReadonlyMap<string, LastPress>): LastPress | undefined {
  const own = row.remotes.flatMap((remote) => pressed.get(remote) ?? []);
  return own.toSorted((a, b) => b.n - a.n)[0];
}

/** Drawn anew for its own player's news alone: in a hall somebody presses many times a second. */
const PlayerTile = memo(function PlayerTile({
  row,
  last,
  asking,
  isWanted,
  batteries,
  onWant,
  onSwap,
  onAction,
}: {
  row: SeatRow;
  last: LastPress | undefined;
  asking: boolean;
  /** The next clicker that is pressed is this player's. */
  isWanted: boolean;
  batteries: ReadonlyMap<string, number>;
  onWant: HandOut['want'];
  onSwap: (seat: number) => void;
  onAction: (action: OperatorAction) => void;
}) {
  const t = useTexts('clickers');
  const lists = useTexts('clickerLists');
  const receivers = useTexts('clickerReceivers');
  const has = row.remotes.length > 0;
  const takeAway = () => {
    for (const remote of row.remotes) onAction({ do: 'unpairRemote', remote });
  };
  return (
    <Menu withinPortal position="bottom">
      <Menu.Target>
        <UnstyledButton className={`${styles.tile} ${has ? '' : styles.bare} ${isWanted ? styles.wanted : ''}`}>
          {last && <span key={last.n} className={styles.flash} aria-hidden />}
          <bdi className={styles.name}>{row.name}</bdi>
          <span className={styles.clicker}>
            {has ? row.remotes.map((remote) => clickerName(remote, receivers)).join(' · ') : t.noClicker}
          </span>
          <BatterySign row={row} batteries={batteries} />
          <span className={styles.last} data-away={has && !row.present}>
            {has && !row.present ? (
              <>
                <IconPlugConnectedX size={16} aria-hidden /> {t.away}
              </>
            ) : asking && row.answered ? (
              <>
                <IconCircleCheckFilled size={16} aria-hidden /> {t.answered}
              </>
            ) : (
              !asking && last && pressedWords(last.key, t)
            )}
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onWant({ seat: row.seat, replaces: true })}>{has ? t.another : t.oneMore}</Menu.Item>
        {has && (
          <>
            <Menu.Item onClick={() => onWant({ seat: row.seat, replaces: false })}>{t.oneMore}</Menu.Item>
            <Menu.Item onClick={() => onSwap(row.seat)}>{lists.swap}</Menu.Item>
            <Menu.Item color="red" onClick={takeAway}>
              {t.takeAway}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
});
