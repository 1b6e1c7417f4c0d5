import { useTexts } from '#platform/i18n';
import { Dialog } from '#ui/dialog/dialog';
import type { RehearsedGame } from './rehearsal-game.ts';
import { Rehearsal } from './rehearsal.tsx';
import classes from './rehearsal.module.css';

/** Of the dialog below. */
export interface RehearsalDialogProps {
  opened: boolean;
  game: () => RehearsedGame;
  onClose: () => void;
}

/** A call rehearsal that has the whole window. */
export function RehearsalDialog({ opened, game, onClose }: RehearsalDialogProps) {
  const t = useTexts('rehearsal');
  return (
    <Dialog opened={opened} onClose={onClose} fullScreen title={t.title} closeButtonProps={{ 'aria-label': t.close }}>
      <div className={classes.whole}>
        <Rehearsal game={game} />
      </div>
    </Dialog>
  );
}
