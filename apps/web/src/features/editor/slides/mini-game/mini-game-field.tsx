import { useTexts } from '#platform/i18n';
import { useTooLong } from '#platform/too-long';
import { loadPublicSettings, usePublicSettings } from '#platform/settings';
import { LINK_MAX } from '@qc/contract';
import { checkHost } from '@qc/engine';
import { Alert, Button, Text, TextInput } from '@mantine/core';
import { IconCircleCheck, IconInfoCircle, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { gapText } from '../../gap-marks.ts';
import { FormSection } from '../../slide-form/form-section.tsx';
import type { SlideFieldProps } from '../field-props.ts';
import classes from '../../answers/answers-field.module.css';

/** The link of a mini-game, whether its site may be embedded, and the game itself to try. */
export function MiniGameField({ slide, gaps, disabled, onChange }: SlideFieldProps<'miniGame'>) {
  const t = useTexts('editorAnswers');
  const tooLong = useTooLong();
  const { miniGameHosts } = usePublicSettings();
  const [tried, setTried] = useState<string | null>(null);
  useEffect(() => void loadPublicSettings(), []);
  const verdict = checkHost(slide.miniGame, miniGameHosts);
  const problem = verdict === 'refused' ? t.hostRefused : gapText(gaps, 'miniGame');
  return (
    <FormSection title={t.miniGame} hint={t.miniGameHint}>
      <TextInput
        label={t.miniGameLink}
        type="url"
        inputMode="url"
        dir="ltr"
        placeholder="https://"
        value={slide.miniGame}
        disabled={disabled}
        error={tooLong(slide.miniGame, LINK_MAX) ?? problem}
        data-field="miniGame"
        data-first-answer
        onChange={(event) => {
          setTried(null);
          onChange({ miniGame: event.currentTarget.value });
        }}
      />
      {verdict === 'allowed' ? (
        <p className={classes.verdict} role="status" data-good data-line>
          <IconCircleCheck size={20} aria-hidden /> {t.hostAllowed}
        </p>
      ) : (
        <Text size="sm" c="dimmed">
          {miniGameHosts.length === 0 ? t.hostsNone : `${t.hostsAllowed} `}
          <bdi dir="ltr">{miniGameHosts.join(', ')}</bdi>
        </Text>
      )}
      {verdict === 'allowed' && (
        <div>
          <Button
            variant="light"
            size="sm"
            leftSection={tried ? <IconX size={16} aria-hidden /> : <IconPlayerPlay size={16} aria-hidden />}
            aria-expanded={tried !== null}
            onClick={() => setTried(tried ? null : slide.miniGame)}
          >
            {tried ? t.stopTrying : t.tryIt}
          </Button>
        </div>
      )}
      {tried && verdict === 'allowed' && (
        <iframe
          className={classes.frame}
          src={tried}
          title={t.frameTitle}
          // The site keeps its own origin, never ours.
          sandbox={`allow-scripts allow-forms${new URL(tried).origin === location.origin ? '' : ' allow-same-origin'}`}
          referrerPolicy="no-referrer"
          allow=""
        />
      )}
      <Alert color="yellow" variant="light" c="dark" icon={<IconInfoCircle aria-hidden />}>
        {t.unverified}
      </Alert>
    </FormSection>
  );
}
