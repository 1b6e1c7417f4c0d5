import { useTexts } from '#platform/i18n';
import { type QuestionContent, READ_MAX_S } from '@qc/contract';
import { readMs } from '@qc/engine';
import { createContext, useContext } from 'react';
import type { GameFields } from '../session/editor-records.ts';
import { PresetNumber } from './preset-number.tsx';

/** What the reading time of a slide goes by, beside its words. */
export const GamePace = createContext<Pick<GameFields, 'language' | 'readingPace'>>({
  language: 'en',
  readingPace: 'usual',
});

const SECONDS = [0, 5, 10, 20] as const;

/** How long the question stands alone before its answers come: by its length, or as its author says; and how long that is. */
export function ReadSeconds({
  slide,
  disabled,
  onChange,
}: {
  slide: QuestionContent;
  disabled: boolean;
  onChange: (patch: Pick<QuestionContent, 'readSeconds'>) => void;
}) {
  const t = useTexts('editorShow');
  const { seconds, secondsUnit } = useTexts('editorSlide');
  const game = useContext(GamePace);
  const ms = readMs(game, { ...slide, score: slide.score ?? 0, isVoid: false });
  return (
    <PresetNumber
      label={t.readSeconds}
      hint={ms === 0 ? t.together : t.standsAlone(String(Math.round(ms / 1000)))}
      value={slide.readSeconds}
      max={READ_MAX_S}
      presets={SECONDS}
      presetLabel={(value) => (value === 0 ? t.atOnce : seconds(value))}
      suffix={secondsUnit}
      placeholder={t.byLength}
      disabled={disabled}
      field="readSeconds"
      onChange={(readSeconds) => onChange({ readSeconds })}
    />
  );
}
