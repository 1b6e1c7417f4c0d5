import { loadWordsInUse } from '#platform/words-loader';
import { directionOf, languageName } from '@qc/words';
import { useLanguage, useTexts } from '#platform/i18n';
import { LANGUAGES, type Language } from '@qc/contract/languages';
import { Button, Menu } from '@mantine/core';
import { IconCheck, IconLanguage } from '@tabler/icons-react';
import { useNavigate, useRouterState } from '@tanstack/react-router';

import classes from './language-menu.module.css';

/** Switches the language of the interface; the screen stays the same. */
export function LanguageMenu() {
  const t = useTexts('app');
  const { language, setLanguage } = useLanguage();
  const navigate = useNavigate();
  const address = useRouterState({ select: (state) => state.location.href });
  const choose = async (next: Language) => {
    const [, first, ...rest] = address.split('/');
    // A screen without a language of its own (not-found-edu) only changes its words.
    if (first === language) return navigate({ href: `/${[next, ...rest].join('/')}`, replace: true });
    await loadWordsInUse(next);
    setLanguage(next);
  };
  return (
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          c="var(--qc-ink-soft)"
          px="xs"
          className={classes.button}
          leftSection={<IconLanguage size={22} stroke={1.7} aria-hidden />}
          aria-label={`${t.language}: ${languageName(language)}`}
        >
          <span lang={language} className={classes.name}>
            {languageName(language)}
          </span>
        </Button>
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
