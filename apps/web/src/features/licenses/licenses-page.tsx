import { useTexts } from '#platform/i18n';
import { loadLicenses, NOTICE_FILE } from '#platform/licenses';
import { ErrorNotice } from '#ui/error-notice';
import { PageHeader } from '#ui/page-header';
import { Anchor, Paper, Skeleton, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';

/** Whose work the product holds, and under which licenses. */
export function LicensesPage() {
  const t = useTexts('licenses');
  const licenses = useQuery({ queryKey: ['licenses'], queryFn: loadLicenses, staleTime: Infinity });
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={820}>
        <Anchor href={NOTICE_FILE} target="_blank">
          {t.whole}
        </Anchor>
        {licenses.isError && <ErrorNotice text={t.failed} onRetry={() => void licenses.refetch()} />}
        {licenses.isPending && <Skeleton height="100vh" mt="md" />}
        {licenses.data && (
          <Table mt="md" verticalSpacing="xs" aria-label={t.table}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t.name}</Table.Th>
                <Table.Th>{t.license}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {licenses.data.map(({ name, version, licence, source }) => (
                <Table.Tr key={`${name} ${version}`}>
                  <Table.Td style={{ overflowWrap: 'anywhere' }}>
                    <bdi dir="ltr">
                      {name} {version}
                    </bdi>
                    {source !== null && (
                      <Text size="sm">
                        <Anchor href={source} target="_blank" rel="noreferrer" inherit>
                          {t.source}
                        </Anchor>
                      </Text>
                    )}
                  </Table.Td>
                  <Table.Td>
                    <bdi dir="ltr">{licence}</bdi>
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Paper>
    </>
  );
}
