import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { SeatRow } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import { clickerName } from '#platform/remote-names';
import styles from './printed-sheet.module.css';

/** What the sheet is in the order of. */
export type SheetOrder = 'name' | 'clicker';

/** In the order in which people count: 2 before 10, in any script. */
const order = new Intl.Collator(undefined, { numeric: true });

/** The rows of the sheet: each clicker with its player; who has several stands there as often. */
export function sheetRows(
  players: readonly SeatRow[],
  nameOf: (remote: string) => string,
  by: SheetOrder,
): { name: string; clicker: string; team: number | null }[] {
  const rows = players.flatMap(({ name, team, remotes }) =>
    remotes.map((remote) => ({ name, team, clicker: nameOf(remote) })),
  );
  const [first, second] = by === 'name' ? (['name', 'clicker'] as const) : (['clicker', 'name'] as const);
  return rows.sort((a, b) => order.compare(a[first], b[first]) || order.compare(a[second], b[second]));
}

/**
 * The printed sheet of which clicker is whose: opens the browser's print dialog once, and nothing else is printed with it.
 * It is seen on paper alone, and stays: some browsers say that they have printed before they did.
 */
export function PrintedSheet({
  game,
  players,
  teams,
  by,
}: {
  game: string;
  players: readonly SeatRow[];
  teams: readonly string[];
  by: SheetOrder;
}) {
  const t = useTexts('clickerLists');
  const receivers = useTexts('clickerReceivers');
  useEffect(() => window.print(), []);
  const rows = sheetRows(players, (remote) => clickerName(remote, receivers), by);
  const columns = by === 'name' ? (['name', 'clicker'] as const) : (['clicker', 'name'] as const);
  const headings = { name: t.printPlayer, clicker: t.printClicker };
  return createPortal(
    <section className={styles.sheet}>
      <h1 className={styles.title}>{t.printTitle}</h1>
      <p className={styles.game}>
        <bdi>{game}</bdi>
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {headings[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.clicker} ${row.name}`}>
              {columns.map((column) => (
                <td key={column} className={styles[column]}>
                  <bdi>{row[column]}</bdi>
                  {column === 'name' && row.team !== null && teams[row.team] && (
                    <small className={styles.team}>
                      <bdi>{teams[row.team]}</bdi>
                    </small>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
