import type { GameFileItemsProps } from '#platform/game-files';
import { useTexts } from '#platform/i18n';
import { itemIcon } from '#ui/menu/row-menu';
import { Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileZip, IconLicense, IconWorldDownload } from '@tabler/icons-react';
import { type ExportedGame, useExportGame } from './use-export-game.tsx';

/** The ways to save a game as a file, as items of a menu. */
export function GameFileItems({ game, before = async () => true }: GameFileItemsProps) {
  const t = useTexts('dashboard');
  const words = useTexts('exportGame');
  const { exportLocal, exportLicensed, exportWeb, exportExcel } = useExportGame();
  const then = (save: (game: ExportedGame) => Promise<unknown>) => async () => {
    if (await before()) await save(game);
  };
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t.exportLabel}</Menu.Label>
      <Menu.Item leftSection={<IconWorldDownload {...itemIcon} />} onClick={then(exportWeb)}>
        {t.exportWeb}
      </Menu.Item>
      <Menu.Item leftSection={<IconFileZip {...itemIcon} />} onClick={then(exportLocal)}>
        {words.backup}
      </Menu.Item>
      <Menu.Item leftSection={<IconFileSpreadsheet {...itemIcon} />} onClick={then(exportExcel)}>
        {t.exportExcel}
      </Menu.Item>
      <Menu.Item leftSection={<IconLicense {...itemIcon} />} onClick={then(exportLicensed)}>
        {words.licensed}
      </Menu.Item>
    </>
  );
}
