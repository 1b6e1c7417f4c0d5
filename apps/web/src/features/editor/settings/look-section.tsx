import { contrast, stageColours } from '#features/show';
import { useTexts } from '#platform/i18n';
import { ColorInput, Alert } from '@mantine/core';
import { IconContrast } from '@tabler/icons-react';
import { gapText } from '../gap-marks.ts';
import { FormSection } from '../slide-form/form-section.tsx';
import { MediaField } from '../media-field/media-field.tsx';
import classes from '../slide-form/slide-form.module.css';
import { BackdropPicker } from './backdrop-picker.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import type { SettingsProps } from './settings-props.ts';
import { ThemePicker } from './theme-picker.tsx';

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

/** Themes, colours, background and logo of the show screens, with a warning where the colours are too close. */
export function LookSection(props: SettingsProps) {
  const { game, gaps, disabled, onChange } = props;
  const t = useTexts('editorSettings');
  const look = useTexts('editorLook');
  const bothRight = isColour(game.mainColor) && isColour(game.secondaryColor);
  const tooClose = bothRight && contrast(game.mainColor, game.secondaryColor) < APART;
  const shown = stageColours(game.mainColor, game.secondaryColor).ground;
  const isDarkened = isColour(game.mainColor) && shown.toLowerCase() !== game.mainColor.toLowerCase();
  const colour = (field: 'mainColor' | 'secondaryColor') => (
    <ColorInput
      label={t[field]}
      size="md"
      format="hex"
      dir="ltr"
      value={game[field]}
      swatches={SWATCHES}
      disabled={disabled}
      error={isColour(game[field]) ? gapText(gaps, field) : t.badColour}
      data-field={field}
      onChange={(value) => onChange({ [field]: value })}
      eyeDropperButtonProps={{ 'aria-label': t[field] }}
    />
  );
  return (
    <FormSection title={t.look}>
      <ThemePicker game={game} disabled={disabled} onChange={onChange} />
      <div className={classes.columns}>
        {colour('mainColor')}
        {colour('secondaryColor')}
      </div>
      {(tooClose || isDarkened) && (
        <Alert color="yellow" variant="light" icon={<IconContrast aria-hidden />} role="status" c="dark">
          {isDarkened && <p>{t.darkened}</p>}
          {tooClose && <p>{t.lowContrast}</p>}
        </Alert>
      )}
      <BackdropPicker game={game} disabled={disabled} onChange={onChange} />
      <SettingSwitch {...props} field="movingBackdrop" label={look.moving} description={look.movingHint} />
      <div className={classes.columns}>
        <MediaField
          compact
          choice={{ onlyImage: true }}
          label={t.backgroundImage}
          value={game.backgroundImage}
          disabled={disabled}
          field="backgroundImage"
          onChange={(backgroundImage) => onChange({ backgroundImage })}
        />
        <MediaField
          compact
          choice={{ onlyImage: true }}
          label={t.logo}
          value={game.logo}
          disabled={disabled}
          field="logo"
          onChange={(logo) => onChange({ logo })}
        />
      </div>
    </FormSection>
  );
}

function isColour(text: string): boolean {
  return /^#[0-9a-fA-F]{6}$/.test(text);
}
