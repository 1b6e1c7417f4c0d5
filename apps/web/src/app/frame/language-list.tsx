import { useLanguage } from '#platform/i18n';
import { useHandedPress } from '#platform/on-demand';
import { useWays } from '#platform/ways';
import { loadWordsInUse } from '#platform/words-loader';
import { LANGUAGES, type Language } from '@qc/contract/languages';
import { directionOf, languageName } from '@qc/words';
import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { LanguageButton } from './language-button.tsx';

/** The button with its list, which is open at first: its code comes with the press. */
export function LanguageList() {
  const { language, setLanguage } = useLanguage();
  const { go } = useWays();
  const [opened, setOpened] = useState(false);
  const button = useHandedPress();
  const choose = async (next: Language): Promise<void> => {
    const { pathname, search, hash } = location;
    const [, first, ...rest] = pathname.split('/');
    // A screen without a language of its own (not-found-edu) only changes its words.
    if (first === language) return go(`/${[next, ...rest].join('/')}${search}${hash}`, { replace: true });
    await loadWordsInUse(next);
    setLanguage(next);
  };
  return (
    <Menu position="bottom-end" width={180} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <LanguageButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {LANGUAGES.map((option) => (
          <Menu.Item
            key={option}
            lang={option}
            dir={directionOf(option)}
            // Mantine keeps the role "menuitem", which knows no "checked".
            aria-current={option === language}
            leftSection={
              <IconCheck size={16} aria-hidden style={{ visibility: option === language ? 'visible' : 'hidden' }} />
            }
            onClick={() => void choose(option)}
          >
            {languageName(option)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
