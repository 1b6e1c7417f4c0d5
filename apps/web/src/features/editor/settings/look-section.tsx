import { contrast, stageColours } from '#features/show';
import { useTexts } from '#platform/i18n';
import { ColorInput, Alert } from '@mantine/core';
import { IconContrast } from '@tabler/icons-react';
import { gapText } from '../gap-marks.ts';
import { FormSection } from '../slide-form/form-section.tsx';
import { MediaField } from '../slide-form/media-field.tsx';
import classes from '../slide-form/slide-form.module.css';
import { settingsTexts } from '../texts/settings-texts.ts';
import type { SettingsProps } from './settings-form.tsx';

/** Colours offered beside free choice: dark enough for white text. */
const SWATCHES = [
  '#1565C0',
  '#0D47A1',
  '#00695C',
  '#2E7D32',
  '#6A1B9A',
  '#AD1457',
  '#C62828',
  '#8A5A00',
  '#37474F',
  '#FFB300',
];
/** Two colours closer than this look like one. */
const APART = 1.3;

/** Colours, background and logo of the show screens, with a warning where the colours are too close. */
export function LookSection({ game, gaps, onChange }: SettingsProps) {
  const t = useTexts(settingsTexts);
  const bothRight = isColour(game.mainColor) && isColour(game.secondaryColor);
  const tooClose = bothRight && contrast(game.mainColor, game.secondaryColor) < APART;
  const shown = stageColours(game.mainColor, game.secondaryColor).ground;
  const isDarkened = isColour(game.mainColor) && shown.toLowerCase() !== game.mainColor.toLowerCase();
  return (
    <FormSection title={t.look}>
      <div className={classes.columns}>
        <ColorInput
          label={t.mainColor}
          size="md"
          format="hex"
          value={game.mainColor}
          swatches={SWATCHES}
          error={isColour(game.mainColor) ? gapText(gaps, 'mainColor') : t.badColour}
          data-field="mainColor"
          onChange={(mainColor) => onChange({ mainColor })}
          eyeDropperButtonProps={{ 'aria-label': t.mainColor }}
        />
        <ColorInput
          label={t.secondaryColor}
          size="md"
          format="hex"
          value={game.secondaryColor}
          swatches={SWATCHES}
          error={isColour(game.secondaryColor) ? gapText(gaps, 'secondaryColor') : t.badColour}
          data-field="secondaryColor"
          onChange={(secondaryColor) => onChange({ secondaryColor })}
          eyeDropperButtonProps={{ 'aria-label': t.secondaryColor }}
        />
      </div>
      {(tooClose || isDarkened) && (
        <Alert color="yellow" variant="light" icon={<IconContrast aria-hidden />} role="status" c="dark">
          {isDarkened && <p className={classes.warning}>{t.darkened}</p>}
          {tooClose && <p className={classes.warning}>{t.lowContrast}</p>}
        </Alert>
      )}
      <div className={classes.columns}>
        <MediaField
          compact
          label={t.backgroundImage}
          value={game.backgroundImage}
          field="backgroundImage"
          onChange={(backgroundImage) => onChange({ backgroundImage })}
        />
        <MediaField compact label={t.logo} value={game.logo} field="logo" onChange={(logo) => onChange({ logo })} />
      </div>
    </FormSection>
  );
}

function isColour(text: string): boolean {
  return /^#[0-9a-fA-F]{6}$/.test(text);
}
