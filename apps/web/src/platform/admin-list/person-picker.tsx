import { useTexts } from '../i18n/index.ts';
import type { UserId } from '@qc/contract';
import { apiQuery, usePageQuery } from '../api/index.ts';
import { type PickerProps, RecordPicker, useTyping } from './record-picker.tsx';

interface Props extends PickerProps<UserId> {
  /** Nobody may choose this person. */
  except?: UserId;
}

/** Chooses one person among all accounts by name or e-mail; the server searches. */
export function PersonPicker({ except, ...rest }: Props) {
  const words = useTexts('list');
  const typing = useTyping();
  const { data, isFetching } = usePageQuery('listUsers', { query: { searchText: typing.searchText } });
  return (
    <RecordPicker
      placeholder={words.typeToSearch}
      {...rest}
      typing={typing}
      found={data?.users.filter(({ _id }) => _id !== except)}
      searching={isFetching}
      readOne={(id) => apiQuery('getUser', { params: { id } })}
      nameOf={({ name, email }) => `${name} (${email})`}
      clearLabel={words.everybody}
    />
  );
}
