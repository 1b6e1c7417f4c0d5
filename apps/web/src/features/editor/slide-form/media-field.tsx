import { useTexts } from '#platform/i18n';
import { useMediaChooser } from '#platform/media-chooser';
import { MediaImage } from '#ui/media-image';
import type { MediaRef } from '@qc/contract';
import { Button, Group, Text, TextInput, UnstyledButton } from '@mantine/core';
import { IconPhotoPlus, IconReplace, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { slideTexts } from '../texts/slide-texts.ts';
import classes from './slide-form.module.css';

/** Longest description of a picture. */
const ALT_MAX = 200;

/** A picture chosen from the gallery, with its description, or the invitation to choose one. */
export function MediaField({
  label,
  value,
  error,
  disabled = false,
  compact = false,
  field,
  onChange,
}: {
  label: string;
  value: MediaRef | null;
  error?: string | undefined;
  disabled?: boolean;
  compact?: boolean;
  /** Dotted path, by which a gap finds it. */
  field: string;
  onChange: (media: MediaRef | null) => void;
}) {
  const t = useTexts(slideTexts);
  const chooseMedia = useMediaChooser();
  const labelId = useId();
  const chooser = useRef<HTMLButtonElement>(null);

  const choose = async () => {
    const media = await chooseMedia({ onlyImage: true });
    if (media) onChange(media);
  };
  const remove = () => {
    onChange(null);
    requestAnimationFrame(() => chooser.current?.focus());
  };

  return (
    <div role="group" aria-labelledby={labelId} className={classes.media} data-compact={compact || undefined}>
      <Text id={labelId} size="sm" fw={500}>
        {label}
      </Text>
      {value ? (
        <div className={classes.mediaChosen}>
          <span className={classes.mediaThumb}>
            <MediaImage media={value} sizes="160px" className={classes.mediaPicture} />
          </span>
          <div className={classes.mediaSide}>
            <TextInput
              size="sm"
              label={t.pictureOf}
              placeholder={t.noDescription}
              value={value.alt}
              maxLength={ALT_MAX}
              classNames={{ input: 'qc-user-text' }}
              disabled={disabled}
              onChange={(event) => onChange({ ...value, alt: event.currentTarget.value })}
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
        </div>
      ) : (
        <UnstyledButton
          ref={chooser}
          className={classes.mediaEmpty}
          onClick={choose}
          disabled={disabled}
          data-field={field}
          data-error={error ? true : undefined}
          aria-label={`${t.choosePicture}: ${label}`}
        >
          <IconPhotoPlus size={22} aria-hidden />
          <span>{t.choosePicture}</span>
        </UnstyledButton>
      )}
      {error && <p className={classes.error}>{error}</p>}
    </div>
  );
}
