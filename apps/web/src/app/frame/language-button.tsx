import { useLanguage, useTexts } from '#platform/i18n';
import { languageName } from '@qc/words';
import { Button } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './language-menu.module.css';

/** Says which language the interface has, and opens the list of them. */
export function LanguageButton(props: Omit<ComponentProps<'button'>, 'color'>) {
  const t = useTexts('app');
  const { language } = useLanguage();
  return (
    <Button
      variant="subtle"
      color="gray"
      c="var(--qc-ink-soft)"
      px="xs"
      leftSection={<IconLanguage size={22} stroke={1.7} aria-hidden />}
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
      className={classes.button ?? ''}
      aria-label={`${t.language}: ${languageName(language)}`}
    >
      <span lang={language} className={classes.name}>
        {languageName(language)}
      </span>
    </Button>
  );
}
