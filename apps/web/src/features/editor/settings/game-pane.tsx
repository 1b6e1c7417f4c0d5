import { useTexts } from '#platform/i18n';
import { useOnline } from '#platform/online';
import { EmptyState } from '#ui/empty-state';
import { GamesDrawing } from '#ui/illustrations';
import classes from '../frame/editor-frame.module.css';
import type { GapMark } from '../gap-marks.ts';
import type { SlideSources } from '../slide-list/add-slide-button.tsx';
import { AddSlideMenu } from '../slide-list/add-slide-menu.tsx';
import type { OpenEditor } from '../use-editor-session.ts';
import { SettingsForm } from './settings-form.tsx';

export interface GamePaneProps {
  editor: OpenEditor;
  gaps: readonly GapMark[];
  readOnly: boolean;
  adding: boolean;
  sources: SlideSources;
}

/** What is set of the game as a whole, with the invitation to add the first slide. */
export function GamePane({ editor, gaps, readOnly, adding, sources }: GamePaneProps) {
  const { author, session, state } = editor;
  const t = useTexts('editor');
  const online = useOnline();
  return (
    <>
      {state.slides.length === 0 && !readOnly && (
        <div className={classes.empty}>
          <EmptyState
            illustration={<GamesDrawing />}
            title={t.emptyTitle}
            text={t.emptyText}
            action={
              <div className={classes.emptyAction}>
                <AddSlideMenu
                  label={t.addFirst}
                  gameType={state.game.value.setting.gameType}
                  disabled={!online}
                  loading={adding}
                  {...sources}
                />
              </div>
            }
          />
        </div>
      )}
      <SettingsForm
        game={state.game.value}
        gaps={gaps}
        access={editor.access}
        blocked={state.blocked}
        disabled={readOnly}
        current={() => session.game.state.value}
        onChange={(patch) => author.changeGame(patch)}
      />
    </>
  );
}
