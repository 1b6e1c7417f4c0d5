import type { Texts } from '@qc/words/en/screens/admin/admin-content';
import { languageName } from '@qc/words';
import { PersonPicker, useAdminList, useAdminView } from '#platform/admin-list';
import { apiQuery } from '#platform/api';
import { useCategories } from '#platform/categories';
import { formatDate, useTexts } from '#platform/i18n';
import type { Column } from '#ui/data-table';
import { SearchDrawing } from '#ui/illustrations';
import { ListScreen } from '#ui/list-screen';
import { Tag } from '#ui/tag';
import { Group, SegmentedControl, Select, Text } from '@mantine/core';
import { LANGUAGES, type Question, QUESTION_SORTS, SLIDE_TYPES, type SlideType } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { OwnerName } from './owner-name.tsx';
import { SlideMenu } from './slide-menu.tsx';

type SlideSort = (typeof QUESTION_SORTS)[number];

/** Everybody's slides, or those of the library with its hidden ones: published, hidden, locked. */
export function AllSlidesPage() {
  const t = useTexts('adminContent');
  const typeNames = useTexts('slideTypes');
  const { view, change } = useAdminView();
  const categories = useCategories();
  const { page = 1, search = '', sortDesc = true, category, language, user } = view;
  const inLibrary = view.show === 'library';
  const type = SLIDE_TYPES.find((known) => known === view.kind);
  const sortBy = QUESTION_SORTS.find((sort) => sort === view.sortBy) ?? 'updatedAt';
  const look = { page, perPage: PAGE_SIZE, searchText: search, sortDesc, type, language, categories: category ?? '' };
  const all = useQuery({
    ...apiQuery('listQuestions', { query: { ...look, sortBy, user } }),
    placeholderData: keepPreviousData,
    enabled: !inLibrary,
  });
  const library = useQuery({
    ...apiQuery('listLibrary', { query: { ...look, sortBy: sortBy === 'createdAt' ? 'updatedAt' : sortBy } }),
    placeholderData: keepPreviousData,
    enabled: inLibrary,
  });
  const list = inLibrary ? library : all;
  return (
    <ListScreen
      {...useAdminList(list)}
      title={t.slides}
      lead={t.slidesLead}
      above={
        <SegmentedControl
          mb="md"
          aria-label={t.whichSlides}
          value={inLibrary ? 'library' : 'all'}
          onChange={(show) => change(show === 'library' ? { show, user: undefined } : { show: undefined })}
          data={[
            { value: 'all', label: t.allSlides },
            { value: 'library', label: t.inLibrary },
          ]}
        />
      }
      searchLabel={t.searchSlides}
      filters={
        <>
          <Select
            size="md"
            label={t.type}
            placeholder={t.anyType}
            data={SLIDE_TYPES.map((value) => ({ value, label: typeNames[value] }))}
            value={type ?? null}
            onChange={(kind) => change({ kind: kind ?? undefined })}
            clearable
            clearButtonProps={{ 'aria-label': t.anyType }}
          />
          <Select
            size="md"
            label={t.category}
            placeholder={t.anyCategory}
            data={categories.map(({ _id, label }) => ({ value: _id, label }))}
            value={category ?? null}
            onChange={(id) => change({ category: categories.find(({ _id }) => _id === id)?._id })}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': t.anyCategory }}
          />
          <Select
            size="md"
            label={t.language}
            placeholder={t.anyLanguage}
            data={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
            value={language ?? null}
            onChange={(value) => change({ language: LANGUAGES.find((known) => known === value) })}
            clearable
            clearButtonProps={{ 'aria-label': t.anyLanguage }}
          />
          {!inLibrary && (
            <PersonPicker
              label={t.owner}
              placeholder={t.everybody}
              value={user ?? null}
              onChange={(next) => change({ user: next ?? undefined })}
            />
          )}
        </>
      }
      rows={list.data?.questions ?? []}
      rowKey={(question) => question._id}
      columns={columnsOf(t, typeNames, inLibrary)}
      countText={t.slidesCount(list.data?.count ?? 0)}
      perPage={PAGE_SIZE}
      sortBy={sortBy}
      sortDesc={sortDesc}
      onSort={(by, desc) => change({ sortBy: by, sortDesc: desc })}
      empty={{
        illustration: <SearchDrawing />,
        title: inLibrary ? t.emptyLibrary : t.noSlides,
        text: inLibrary ? t.emptyLibraryText : t.noSlidesText,
      }}
    />
  );
}

function columnsOf(t: Texts, typeNames: Record<SlideType, string>, inLibrary: boolean): Column<Question, SlideSort>[] {
  return [
    {
      key: 'question',
      header: t.question,
      sort: 'question',
      cell: (question) => (
        <>
          <Text component="div" fw={600} lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{question.question || t.untitled}</bdi>
          </Text>
          <Group gap={4} mt={2}>
            {question.inLibrary && (
              <Tag tone={question.visible ? 'green' : 'gray'}>{question.visible ? t.published : t.hidden}</Tag>
            )}
            {question.locked && <Tag tone="amber">{question.lockedByAdmin ? t.lockedByAdmin : t.locked}</Tag>}
          </Group>
        </>
      ),
    },
    { key: 'type', header: t.type, wideOnly: true, cell: (question) => typeNames[question.type] },
    { key: 'language', header: t.language, wideOnly: true, cell: (question) => languageName(question.language) },
    { key: 'by', header: t.owner, wideOnly: true, cell: (question) => <OwnerName user={question.createdBy} /> },
    {
      key: 'updated',
      header: t.updated,
      sort: 'updatedAt',
      wideOnly: true,
      cell: (question) => formatDate(question.updatedAt),
    },
    ...(inLibrary
      ? []
      : [
          {
            key: 'created',
            header: t.created,
            sort: 'createdAt' as const,
            wideOnly: true,
            cell: (question: Question) => formatDate(question.createdAt),
          },
        ]),
    {
      key: 'actions',
      align: 'end',
      cell: (question) => <SlideMenu question={question} />,
    },
  ];
}
