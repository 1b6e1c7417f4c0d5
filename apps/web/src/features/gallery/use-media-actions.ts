import { call, errorText, isRefusal, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { askInput, confirm, showTimedMessage } from '#ui/dialogs';
import { type Media, SHORT_TEXT_MAX } from '@qc/contract';
import { useState } from 'react';

/** Renaming and deleting files. `usedIn`: where the file stands that could not be deleted. */
export function useMediaActions() {
  const t = useTexts('gallery');
  const labels = useTexts('labels');
  const { language } = useLanguage();
  const refresh = useRefresh('listMedia');
  const [usedIn, setUsedIn] = useState<string[] | null>(null);
  const tell = (error: unknown) =>
    showTimedMessage({ title: errorText(error, language), kind: 'error', durationMs: 3000 });

  const rename = async (media: Media) => {
    const title = await askInput({
      title: t.rename,
      label: t.titleLabel,
      initial: media.title,
      max: SHORT_TEXT_MAX,
      confirmLabel: labels.save,
      check: (value) => (value.trim() === '' ? t.titleRequired : null),
    });
    if (title === null || title === media.title) return;
    try {
      await call('renameMedia', { params: { id: media._id }, body: { title } });
      await refresh();
    } catch (error) {
      tell(error);
    }
  };

  const remove = async (media: Media) => {
    setUsedIn(null);
    const agreed = await confirm({
      title: t.removeTitle,
      text: t.removeText,
      confirmLabel: labels.remove,
      danger: true,
    });
    if (!agreed) return;
    try {
      await call('deleteMedia', { params: { id: media._id } });
      await refresh();
    } catch (error) {
      if (isRefusal(error, 'mediaInUse')) setUsedIn(error.reply?.details ?? []);
      else tell(error);
    }
  };

  return { rename, remove, usedIn, forgetUse: () => setUsedIn(null) };
}
