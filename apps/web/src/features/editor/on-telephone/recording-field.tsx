import { useTexts } from '#platform/i18n';
import { mediaSourceUrl } from '#ui/picture/media-source';
import type { QuestionContent } from '@qc/contract';
import { Alert, Button, FileButton, Group, Loader, Switch, Text } from '@mantine/core';
import { IconCheck, IconFolderOpen, IconMicrophone, IconUpload, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { HearingPanel } from './hearing-panel.tsx';
import classes from './on-telephone.module.css';
import { useRecording } from './use-recording.ts';

type Spoken = Pick<QuestionContent, 'recording' | 'recordingSaysAnswers'>;

/** The recording that is played to callers: made here, uploaded or chosen, heard, kept, made anew. */
export function RecordingField({
  slide,
  hasAnswers,
  disabled,
  onChange,
}: {
  slide: QuestionContent;
  /** The slide has answers that can be read out. */
  hasAnswers: boolean;
  disabled: boolean;
  onChange: (patch: Partial<Spoken>) => void;
}) {
  const t = useTexts('callSlides');
  const { question, recording, recordingSaysAnswers } = slide;
  const { state, problem, record, keep, discard, upload, choose } = useRecording({
    question,
    onKeep: (kept) => onChange({ recording: kept }),
  });
  // A file that was refused may be chosen again once it has been put right.
  const resetFile = useRef<() => void>(null);
  const isBusy = state.at === 'asking' || state.at === 'preparing' || state.at === 'saving';
  return (
    <div role="group" aria-label={t.recording} data-field="recording" className={classes.recording} tabIndex={-1}>
      <div>
        <Text size="sm" fw={500}>
          {t.recording}
        </Text>
        {recording === null && (
          <Text size="xs" c="dimmed">
            {t.recordingHint}
          </Text>
        )}
      </div>
      {state.at === 'hearing' && <HearingPanel hearing={state.hearing} />}
      {isBusy && (
        <Group gap={10} role="status">
          <Loader size="xs" />
          <Text size="sm">
            {state.at === 'asking' && t.asking}
            {state.at === 'preparing' && t.preparing}
            {state.at === 'saving' && t.saving(Math.round(100 * state.share))}
          </Text>
        </Group>
      )}
      {state.at === 'draft' && (
        <div className={classes.draft}>
          <audio
            controls
            controlsList="nodownload noplaybackrate"
            src={state.draft.url}
            aria-label={t.draft}
            className={classes.player}
          />
          <Group gap={8}>
            <Button leftSection={<IconCheck size={16} aria-hidden />} onClick={() => void keep(state.draft)} autoFocus>
              {t.keep}
            </Button>
            <Button variant="default" leftSection={<IconMicrophone size={16} aria-hidden />} onClick={record}>
              {t.recordAgain}
            </Button>
            <Button variant="subtle" color="gray" onClick={discard}>
              {t.discard}
            </Button>
          </Group>
        </div>
      )}
      {state.at === 'rest' && (
        <>
          {recording !== null && (
            <>
              <audio
                controls
                controlsList="nodownload noplaybackrate"
                preload="metadata"
                src={mediaSourceUrl({ publicId: recording.publicId })}
                aria-label={t.kept}
                className={classes.player}
              />
              {hasAnswers && (
                <Switch
                  label={t.readsAnswers}
                  description={t.readsAnswersHint}
                  checked={recordingSaysAnswers}
                  disabled={disabled}
                  onChange={(event) => onChange({ recordingSaysAnswers: event.currentTarget.checked })}
                />
              )}
            </>
          )}
          <Group gap={8}>
            <Button
              variant={recording === null ? 'light' : 'default'}
              leftSection={<IconMicrophone size={16} aria-hidden />}
              disabled={disabled}
              onClick={record}
            >
              {recording === null ? t.record : t.recordAgain}
            </Button>
            <FileButton
              accept="audio/*"
              disabled={disabled}
              onChange={(file) => {
                resetFile.current?.();
                if (file) void upload(file);
              }}
              resetRef={resetFile}
            >
              {(props) => (
                <Button
                  {...props}
                  variant="default"
                  leftSection={<IconUpload size={16} aria-hidden />}
                  disabled={disabled}
                >
                  {t.upload}
                </Button>
              )}
            </FileButton>
            <Button
              variant="default"
              leftSection={<IconFolderOpen size={16} aria-hidden />}
              disabled={disabled}
              onClick={() => void choose()}
            >
              {t.gallery}
            </Button>
            {recording !== null && (
              <Button
                variant="subtle"
                color="red"
                leftSection={<IconX size={16} aria-hidden />}
                disabled={disabled}
                onClick={() => onChange({ recording: null })}
              >
                {t.remove}
              </Button>
            )}
          </Group>
        </>
      )}
      {problem !== null && (
        <Alert color="orange" variant="light" role="alert">
          {problem}
        </Alert>
      )}
    </div>
  );
}
