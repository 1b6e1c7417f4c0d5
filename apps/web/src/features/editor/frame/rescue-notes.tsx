import { isRefusal } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { QuestionId } from '@qc/contract';
import { Alert, Button, Group } from '@mantine/core';
import { IconLifebuoy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTry } from '../actions/use-try.ts';
import type { OpenEditor } from '../use-editor-session.ts';
import classes from './editor-frame.module.css';
import type { FieldContext } from './field-words.ts';
import { isLost } from './is-lost.ts';
import { downloadText, wordsOfGame, wordsOfRescued } from './rescued-words.ts';

/** Texts that have lost their place: the game was taken away, a slide was deleted, another tab typed differently. */
export function RescueNotes({ editor, context }: { editor: OpenEditor; context: FieldContext }) {
  const { session, author, state, status } = editor;
  const t = useTexts('editorFrame');
  const words = useTexts('editor');
  const labels = useTexts('labels');
  const tryTo = useTry();
  // Where the text is kept on the device, the page for signing in takes this one's place.
  const isSignedOut = isRefusal(status.error, 'notSignedIn') && !status.draftKept;
  const { language } = useLanguage();
  const name = state.game.value.name;

  return (
    <>
      {isSignedOut && (
        <Note title={t.signedOut} text={t.signedOutText}>
          <Group gap={8}>
            <Button component="a" size="compact-sm" href={`/${language}/login`} target="_blank" rel="noopener">
              {t.signIn}
            </Button>
            <Button size="compact-sm" variant="light" onClick={() => session.wake()}>
              {labels.tryAgain}
            </Button>
            <CopyButton text={wordsOfGame(state, context)} />
          </Group>
        </Note>
      )}
      {isLost(status.error) && (
        <Note title={t.lost} text={t.lostText}>
          <Group gap={8}>
            <Button size="compact-sm" onClick={() => downloadText(name, wordsOfGame(state, context))}>
              {t.download}
            </Button>
            <CopyButton text={wordsOfGame(state, context)} />
          </Group>
        </Note>
      )}
      {state.rescued.map((rescued) => {
        const { key, record, slide, slideChanges, gameChanges } = rescued;
        const text = wordsOfRescued(rescued, context);
        const at = state.slides.findIndex(({ id }) => id === record);
        const place = record === 'game' ? words.settings : words.slideNumber(at + 1);
        const use = () => {
          if (gameChanges) author.changeGame(gameChanges);
          if (slideChanges) author.changeSlide(QuestionId.parse(record), slideChanges);
          session.dropRescued(key);
        };
        const putBack = () =>
          tryTo(async () => {
            if (slide) await author.add([slide], state.slides.length);
            session.dropRescued(key);
          });
        return (
          <Note
            key={key}
            title={slide ? t.lostSlide : t.otherTab}
            text={slide ? t.lostSlideText : t.otherTabText(place)}
          >
            <blockquote className={classes.rescued}>{text}</blockquote>
            <Group gap={8}>
              <Button size="compact-sm" onClick={slide ? putBack : use}>
                {slide ? t.putBack : t.useIt}
              </Button>
              <Button size="compact-sm" variant="light" onClick={() => downloadText(name, text)}>
                {t.download}
              </Button>
              <CopyButton text={text} />
              <Button size="compact-sm" variant="subtle" color="red" onClick={() => session.dropRescued(key)}>
                {t.discard}
              </Button>
            </Group>
          </Note>
        );
      })}
    </>
  );
}

function Note({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Alert color="yellow" c="dark" icon={<IconLifebuoy aria-hidden />} title={title} role="alert" m="sm">
      <p className={classes.rescueText}>{text}</p>
      {children}
    </Alert>
  );
}

function CopyButton({ text }: { text: string }) {
  const t = useTexts('editorFrame');
  const tryTo = useTry();
  return (
    <Button
      size="compact-sm"
      variant="light"
      onClick={() =>
        tryTo(async () => {
          await navigator.clipboard.writeText(text);
          showTimedMessage({ title: t.copiedText });
        })
      }
    >
      {t.copyText}
    </Button>
  );
}
