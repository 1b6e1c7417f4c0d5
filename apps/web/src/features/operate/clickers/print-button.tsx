import { Button, Menu } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { SeatRow } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import { PrintedSheet, type SheetOrder } from './printed-sheet.tsx';

/** Prints which clicker is whose, in the order that is chosen. */
export function PrintButton({
  game,
  players,
  teams,
}: {
  game: string;
  players: readonly SeatRow[];
  teams: readonly string[];
}) {
  const t = useTexts('clickerLists');
  const [sheet, setSheet] = useState<{ by: SheetOrder; n: number } | null>(null);
  const print = (by: SheetOrder) => setSheet({ by, n: (sheet?.n ?? 0) + 1 });
  return (
    <>
      <Menu withinPortal position="bottom-start">
        <Menu.Target>
          <Button variant="default" leftSection={<IconPrinter size={18} aria-hidden />}>
            {t.print}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => print('name')}>{t.printByName}</Menu.Item>
          <Menu.Item onClick={() => print('clicker')}>{t.printByClicker}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {sheet && <PrintedSheet key={sheet.n} game={game} players={players} teams={teams} by={sheet.by} />}
    </>
  );
}
