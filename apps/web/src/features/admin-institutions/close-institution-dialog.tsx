import { errorText, isRefusal, useApiMutation, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { CountInput } from '#ui/field/count-input';
import { thenSay } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { FormButtons } from '#ui/form-buttons';
import { Dialog } from '#ui/dialog/dialog';
import { Stack, Text } from '@mantine/core';
import type { Institution } from '@qc/contract';
import { useState } from 'react';

/** Asks before an institution is closed; where people are in it, for their number, so that nobody does it in passing. */
export function CloseInstitutionDialog({
  institution,
  onClose,
}: {
  institution: Institution | null;
  onClose: () => void;
}) {
  const t = useTexts('adminInstitutions');
  return (
    <Dialog opened={institution !== null} onClose={onClose} title={institution && t.closeTitle(institution.name)}>
      {institution && <Question key={institution._id} institution={institution} onClose={onClose} />}
    </Dialog>
  );
}

function Question({ institution, onClose }: { institution: Institution; onClose: () => void }) {
  const t = useTexts('adminInstitutions');
  const { language } = useLanguage();
  const refresh = useRefresh('listInstitutions', 'listUsers');
  const [typed, setTyped] = useState<string | number>('');
  const [wrong, setWrong] = useState(false);
  const members = institution.membersCount;
  const closing = useApiMutation('deleteInstitution', {
    meta: { quiet: true },
    onSuccess: thenSay(refresh, t.closed, onClose),
    onError: refresh,
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isKnown = members === 0 || (typed !== '' && Number(typed) === members);
        setWrong(!isKnown);
        if (isKnown) closing.mutate({ params: { id: institution._id }, query: { members } });
      }}
    >
      <Stack gap="md">
        <Text>{t.closeText}</Text>
        {closing.error && (
          <ErrorNotice
            text={isRefusal(closing.error, 'invalidInput') ? t.otherNumber : errorText(closing.error, language)}
          />
        )}
        {members > 0 && (
          <CountInput
            label={t.typeMembers}
            description={t.membersNow(members)}
            value={typed}
            onChange={setTyped}
            error={wrong ? t.wrongNumber : null}
            data-autofocus
          />
        )}
        <FormButtons onCancel={onClose} submit={t.closeYes} color="red" loading={closing.isPending} />
      </Stack>
    </form>
  );
}
