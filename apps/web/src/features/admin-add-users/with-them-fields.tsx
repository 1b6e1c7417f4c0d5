import { languageName } from '@qc/words';
import { InstitutionPicker } from '#platform/admin-list';
import { useTexts } from '#platform/i18n';
import { CountInput } from '#ui/field/count-input';
import { NativeSelect, SimpleGrid, Text, Title } from '@mantine/core';
import type { InstitutionId, Language } from '@qc/contract';
import { LANGUAGES } from '@qc/contract/languages';
import { CREDITS_MAX } from '@qc/contract/limits';

/** What every new account begins with. */
export interface WithThem {
  language: Language;
  institution: InstitutionId | null;
  credits: number;
}

interface Props {
  value: WithThem;
  onChange: (value: WithThem) => void;
  /** Credits that every new account begins with anyway; 0: none. */
  welcome: number;
}

/** Language of the mails and screens, institution, credits. */
export function WithThemFields({ value, onChange, welcome }: Props) {
  const t = useTexts('addUsers');
  return (
    <>
      <Title order={2} mb="md">
        {t.withThem}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <NativeSelect
          size="md"
          label={t.language}
          value={value.language}
          data={LANGUAGES.map((code) => ({ value: code, label: languageName(code) }))}
          onChange={(event) => {
            const language = LANGUAGES.find((code) => code === event.currentTarget.value);
            if (language) onChange({ ...value, language });
          }}
        />
        <InstitutionPicker
          label={t.institution}
          placeholder={t.noInstitution}
          value={value.institution}
          onChange={(institution) => onChange({ ...value, institution })}
        />
        <CountInput
          label={t.credits}
          description={value.institution === null ? undefined : t.creditsOwn}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          min={0}
          max={CREDITS_MAX}
          clampBehavior="strict"
          value={value.credits}
          onChange={(credits) => onChange({ ...value, credits: Number(credits) || 0 })}
        />
      </SimpleGrid>
      {welcome > 0 && (
        <Text mt="sm" c="dimmed">
          {t.welcomeToo(welcome)}
        </Text>
      )}
    </>
  );
}
