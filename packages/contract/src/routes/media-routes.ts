import * as z from 'zod/mini';
import { Category } from '../entities/category.ts';
import { FinishedUpload, Media, MediaLink, MediaType } from '../entities/media.ts';
import { WholeCategory, WholeMedia } from '../entities/whole-record.ts';
import { page, perPage, searchText } from '../fields.ts';
import { CategoryId, MediaId } from '../ids.ts';
import { MEDIA_PAGE_SIZE } from '../limits.ts';
import { Done, route } from '../route.ts';

const mediaId = z.object({ id: MediaId });
const categoryId = z.object({ id: CategoryId });

export const mediaRoutes = {
  listMedia: route('GET', '/media/', {
    access: 'user',
    summary: 'My gallery, newest first',
    query: z.strictObject({ page, perPage: perPage(MEDIA_PAGE_SIZE), searchText, type: z.optional(MediaType) }),
    reply: z.object({ media: z.array(Media), count: z.int(), totalBytes: z.int(), maxBytes: z.nullable(z.int()) }),
  }),
  createMedia: route('POST', '/media', {
    access: 'user',
    summary: 'Upload a picture',
    upload: true,
    body: z.object({ title: z.optional(z.string().check(z.maxLength(200))) }),
    reply: Media,
  }),
  createMediaFromUpload: route('POST', '/media/from-upload', {
    access: 'user',
    summary:
      'Turn a finished resumable upload (tus at /media/upload) into a gallery entry; the same upload gives the same entry',
    body: FinishedUpload,
    reply: Media,
  }),
  createMediaFromLink: route('POST', '/media/link', {
    access: 'user',
    summary: 'Bring in a film of a video site by its link, or fetch a file from a file-storage service',
    body: MediaLink,
    reply: Media,
  }),
  renameMedia: route('PATCH', '/media/{id}', {
    access: 'user',
    summary: 'Change the title',
    params: mediaId,
    body: WholeMedia,
    whole: true,
    reply: Media,
  }),
  deleteMedia: route('DELETE', '/media/{id}', {
    access: 'user',
    summary: 'Delete; refused while in use',
    params: mediaId,
    reply: Done,
  }),

  listCategories: route('GET', '/category', {
    access: 'user',
    summary: 'Shared categories and my own',
    reply: z.object({ categories: z.array(Category), count: z.int() }),
  }),
  getCategory: route('GET', '/category/{id}', {
    access: 'user',
    summary: 'One category',
    params: categoryId,
    reply: Category,
  }),
  createCategory: route('POST', '/category', {
    access: 'user',
    summary: 'A new category',
    body: WholeCategory,
    whole: true,
    reply: Category,
  }),
  updateCategory: route('PUT', '/category/{id}', {
    access: 'user',
    summary: 'Rename',
    params: categoryId,
    body: WholeCategory,
    whole: true,
    reply: Category,
  }),
  deleteCategory: route('DELETE', '/category/{id}', {
    access: 'user',
    summary: 'Delete; questions lose the label',
    params: categoryId,
    reply: Done,
  }),
};
