import { apiQuery, errorText } from '#platform/api';
import { formatNumber, isolate, useLanguage, useTexts } from '#platform/i18n';
import { EmptyState } from '#ui/empty-state';
import { ErrorNotice } from '#ui/error-notice';
import { Pager } from '#ui/pager';
import { SearchDrawing } from '#ui/illustrations';
import { type Media, MEDIA_PAGE_SIZE, MEDIA_TYPES, type MediaType } from '@qc/contract';
import { Select, Skeleton, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import classes from './gallery.module.css';
import { PicturesDrawing } from './pictures-drawing.tsx';

/** Titles are searched for this much of a longer text; the field keeps the whole. */
const SEARCHED_MAX = 200;

/** What there is: search, filter, six files a page, newest first, and how much room they take. */
export function GalleryList({
  type,
  order,
  page,
  onPage,
  tile,
}: {
  /** The only type offered; undefined: the person filters. */
  type: MediaType | undefined;
  order: 2 | 3;
  page: number;
  onPage: (page: number) => void;
  tile: (media: Media) => ReactNode;
}) {
  const t = useTexts('gallery');
  const { language } = useLanguage();
  const [search, setSearch] = useState('');
  const [wantedType, setWantedType] = useState<MediaType | undefined>(undefined);
  const [searchText] = useDebouncedValue(search.trim().slice(0, SEARCHED_MAX), 300);
  const query = { page, perPage: MEDIA_PAGE_SIZE, searchText, type: type ?? wantedType };
  const list = useQuery({
    ...apiQuery('listMedia', { query }),
    placeholderData: keepPreviousData,
    // An upload may have come to its end while no gallery was open.
    refetchOnMount: 'always',
  });
  const { media, count, totalBytes, maxBytes } = list.data ?? { media: [], count: 0, totalBytes: 0, maxBytes: null };
  const size = (bytes: number) => sizeText(bytes, (value) => formatNumber(language, value, 1));
  const used = maxBytes === null ? t.used(size(totalBytes)) : t.usedOf(size(totalBytes), size(maxBytes));
  const pages = Math.ceil(count / MEDIA_PAGE_SIZE);
  const filtered = searchText !== '' || wantedType !== undefined;

  return (
    <>
      <div className={classes.filters}>
        <TextInput
          className={classes.search}
          aria-label={t.search}
          placeholder={t.search}
          type="search"
          classNames={{ input: 'qc-user-text' }}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
            onPage(1);
          }}
        />
        {!type && (
          <Select
            size="md"
            aria-label={t.type}
            value={wantedType ?? 'all'}
            allowDeselect={false}
            data={[{ value: 'all', label: t.all }, ...MEDIA_TYPES.map((value) => ({ value, label: t[value] }))]}
            onChange={(value) => {
              setWantedType(MEDIA_TYPES.find((known) => known === value));
              onPage(1);
            }}
          />
        )}
        <Text size="sm" c="dimmed" role="status" className={classes.total}>
          {list.data && `${t.count(count)} · ${used}`}
        </Text>
      </div>
      {list.isError && (
        <ErrorNotice
          text={`${t.failed}. ${errorText(list.error, language)}`}

          onRetry={() => void list.refetch()}
        />
      )}
      {list.isPending && (
        <div className={classes.grid} aria-hidden>
          {Array.from({ length: MEDIA_PAGE_SIZE }, (_, index) => (
            <Skeleton key={index} className={classes.skeleton} />
          ))}
        </div>
      )}
      {list.data && count === 0 && (
        <EmptyState
          compact
          order={order}
          illustration={filtered ? <SearchDrawing /> : <PicturesDrawing />}
          title={filtered ? t.nothingFound : t.emptyTitle}
          text={filtered ? t.nothingFoundText : t.emptyText}
        />
      )}
      {media.length > 0 && (
        <ul className={classes.grid} data-stale={list.isPlaceholderData || undefined}>
          {media.map(tile)}
        </ul>
      )}
      <Pager pages={pages} page={Math.min(page, pages)} onPage={onPage} centered />
    </>
  );
}

function sizeText(bytes: number, number: (value: number) => string): string {
  const megabytes = bytes / (1024 * 1024);
  return isolate(megabytes >= 1 ? `${number(megabytes)} MB` : `${number(Math.ceil(bytes / 1024))} kB`);
}
