import { ask, type MediaChoice } from '#platform/asks';
import { useTexts } from '#platform/i18n';
import { MediaTrim } from '#platform/media-parts';
import { MEDIA_ALT_MAX, type MediaRef } from '@qc/contract';
import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import { IconMusic, IconPhotoPlus, IconReplace, IconX, IconMovie } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { WordsField } from '../slide-form/words-field.tsx';
import classes from './media-field.module.css';
import { MediaImage } from '#ui/picture/media-image';

/** A picture, film or sound chosen from the gallery, with its description and its part, or the invitation to choose one. */
export function MediaField({
  label,
  hint,
  value,
  error,
  disabled = false,
  compact = false,
  beside = false,
  choice = {},
  field,
  onChange,
}: {
  label: string;
  hint?: string;
  value: MediaRef | null;
  error?: string | undefined;
  disabled?: boolean;
  compact?: boolean;
  /** A narrow column beside the text it belongs to; its label is then for screen readers. */
  beside?: boolean;
  /** What may be chosen; everything when not said. */
  choice?: MediaChoice;
  /** Dotted path, by which a gap finds it. */
  field: string;
  onChange: (media: MediaRef | null) => void;
}) {
  const t = useTexts('editorSlide');
  const look = useTexts('editorLook');
  const labelId = useId();
  const chooser = useRef<HTMLButtonElement>(null);
  const isSound = choice.type === 'audio';
  const invitation = isSound ? look.chooseSound : choice.onlyImage ? t.choosePicture : look.chooseMedia;

  const choose = async () => {
    const media = await ask('chooseMedia', choice);
    if (media) onChange(media);
  };
  const remove = () => {
    onChange(null);
    requestAnimationFrame(() => chooser.current?.focus());
  };

  return (
    <div
      role="group"
      aria-labelledby={labelId}
      data-slot={disabled ? undefined : field}
      className={classes.media}
      data-compact={compact || undefined}
      data-beside={beside || undefined}
    >
      <Text id={labelId} size="sm" fw={500} className={classes.label}>
        {label}
        {hint && (
          <Text size="xs" c="dimmed" component="span" display="block" fw={400}>
            {hint}
          </Text>
        )}
      </Text>
      {value ? (
        <div className={classes.chosen}>
          <span className={classes.thumb}>
            <MediaThumb media={value} />
          </span>
          <div className={classes.side}>
            <WordsField
              size="sm"
              label={t.pictureOf}
              placeholder={t.noDescription}
              value={value.alt}
              max={MEDIA_ALT_MAX}
              oneLine
              disabled={disabled}
              onWords={(alt) => onChange({ ...value, alt })}
            />
            <Group gap={6} mt={8}>
              <Button
                size="compact-sm"
                variant="light"
                leftSection={<IconReplace size={15} aria-hidden />}
                disabled={disabled}
                onClick={choose}
                data-field={field}
              >
                {t.changePicture}
              </Button>
              <Button
                size="compact-sm"
                variant="subtle"
                color="red"
                leftSection={<IconX size={15} aria-hidden />}
                disabled={disabled}
                onClick={remove}
              >
                {t.removePicture}
              </Button>
            </Group>
          </div>
          {value.type !== 'image' && (
            <div className={classes.trim}>
              <MediaTrim value={value} disabled={disabled} onChange={onChange} />
            </div>
          )}
        </div>
      ) : (
        <UnstyledButton
          ref={chooser}
          className={classes.empty}
          onClick={choose}
          disabled={disabled}
          data-field={field}
          data-error={error ? true : undefined}
          aria-label={`${invitation}: ${label}`}
        >
          {isSound ? <IconMusic size={22} aria-hidden /> : <IconPhotoPlus size={22} aria-hidden />}
          <span>{invitation}</span>
        </UnstyledButton>
      )}
      {error && <p className={classes.error}>{error}</p>}
    </div>
  );
}

/** A small view of a medium: the picture itself, or the sign of a film or sound. */
function MediaThumb({ media, sizes = '160px' }: { media: MediaRef; sizes?: string }) {
  if (media.type === 'image')
    return <MediaImage media={media} alt="" sizes={sizes} className={classes.picture} eager />;
  return (
    <span className={classes.kind} data-type={media.type} aria-hidden="true">
      {media.type === 'video' ? <IconMovie size="40%" /> : <IconMusic size="40%" />}
    </span>
  );
}
