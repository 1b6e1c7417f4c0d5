import { directionOf, languageName } from '@qc/words';
import { useTexts } from '#platform/i18n';
import { Fieldset, Stack, Text, TextInput, type TextInputProps } from '@mantine/core';
import { type Language, LANGUAGES } from '@qc/contract/languages';
import { useId } from 'react';

interface Props {
  /** What the form gives the field of a language. */
  inputProps: (language: Language) => TextInputProps;
}

/** The title of an offer in each language; one is enough. */
export function OfferTitleFields({ inputProps }: Props) {
  const t = useTexts('adminCredits');
  const hint = useId();
  return (
    <Fieldset legend={t.typeTitle} aria-describedby={hint}>
      <Stack gap="sm">
        <Text id={hint} size="sm" c="dimmed">
          {t.titlesHint}
        </Text>
        {LANGUAGES.map((language, index) => (
          <TextInput
            key={language}
            {...inputProps(language)}
            label={languageName(language)}
            labelProps={{ lang: language }}
            lang={language}
            dir={directionOf(language)}
            data-autofocus={index === 0 || undefined}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}
