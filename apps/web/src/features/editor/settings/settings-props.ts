import type { GameFields } from '../session/editor-records.ts';
import type { GapMark } from '../gap-marks.ts';
import type { GameAccess } from '@qc/contract';

/** What every section of the settings gets. */
export interface SettingsProps {
  game: GameFields;
  gaps: readonly GapMark[];
  access: GameAccess;
  /** An admin blocked the game. */
  blocked: boolean;
  disabled: boolean;
  onChange: (patch: Partial<GameFields>) => void;
}
