import { useTexts } from '../i18n/index.ts';
import type { InstitutionId } from '@qc/contract';
import { apiQuery, usePageQuery } from '../api/index.ts';
import { type PickerProps, RecordPicker, useTyping } from './record-picker.tsx';

/** Chooses one institution by name; the server searches. */
export function InstitutionPicker(props: PickerProps<InstitutionId>) {
  const words = useTexts('list');
  const typing = useTyping();
  const { data } = usePageQuery('listInstitutions', { query: { searchText: typing.searchText } });
  return (
    <RecordPicker
      placeholder={words.everyInstitution}
      {...props}
      typing={typing}
      found={data?.institutions}
      readOne={(id) => apiQuery('getInstitution', { params: { id } })}
      nameOf={({ name }) => name}
      clearLabel={words.everyInstitution}
    />
  );
}
