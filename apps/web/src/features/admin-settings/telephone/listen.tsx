import { errorText, useApiMutation } from '#platform/api';
import { apiHost } from '#platform/api-host';
import { useLanguage, useTexts } from '#platform/i18n';
import { textsIn } from '#platform/words';
import { loadWords } from '#platform/words-loader';
import { ErrorNotice } from '#ui/error-notice';
import { Button, Group, Text } from '@mantine/core';
import type { Language } from '@qc/contract';
import { languageName } from '@qc/words';
import { IconVolume } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';

interface ListenProps {
  languages: readonly Language[];
  /** The form holds nothing but what is stored. */
  isStored: boolean;
  /** What is to be known of what is heard. */
  hint: string;
}

/** Says a sentence in each language of the line, as it is stored. */
export function Listen({ languages, isStored, hint }: ListenProps) {
  const t = useTexts('lineSpeech');
  const { language: own } = useLanguage();
  const say = useApiMutation('sayOnTelephone', { meta: { quiet: true } });
  const [asked, setAsked] = useState<Language | null>(null);
  const player = useRef<HTMLAudioElement | null>(null);
  useEffect(() => () => player.current?.pause(), []);
  const listen = async (language: Language) => {
    setAsked(language);
    player.current?.pause();
    await loadWords(language, 'admin');
    const { sample } = textsIn(language, 'lineSpeech');
    const { address } = await say.mutateAsync({ body: { text: sample, language } });
    player.current = new Audio(`${apiHost()}${address}`);
    await player.current.play();
  };
  return (
    <div>
      <Group gap="sm">
        {languages.map((language) => (
          <Button
            key={language}
            variant="light"
            size="md"
            leftSection={<IconVolume size={18} aria-hidden />}
            disabled={!isStored}
            loading={say.isPending && asked === language}
            onClick={() => void listen(language).catch(() => undefined)}
          >
            {t.listen(languageName(language))}
          </Button>
        ))}
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        {isStored ? hint : t.saveFirst}
      </Text>
      {say.error && <ErrorNotice text={errorText(say.error, own)} />}
    </div>
  );
}
