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
  listMedia: route({
    method: 'GET',
    path: '/media/',
    access: 'user',
    summary: 'My gallery, newest first',
    query: z.strictObject({ page, perPage: perPage(MEDIA_PAGE_SIZE), searchText, type: z.optional(MediaType) }),
    reply: z.object({ media: z.array(Media), count: z.int(), totalBytes: z.int(), maxBytes: z.nullable(z.int()) }),
  }),
  createMedia: route({
    method: 'POST',
    path: '/media',
    access: 'user',
    summary: 'Upload a picture',
    upload: true,
    body: z.object({ title: z.optional(z.string().check(z.maxLength(200))) }),
    reply: Media,
  }),
  createMediaFromUpload: route({
    method: 'POST',
    path: '/media/from-upload',
    access: 'user',
    summary:
      'Turn a finished resumable upload (tus at /media/upload) into a gallery entry; the same upload gives the same entry',
    body: FinishedUpload,
    reply: Media,
  }),
  createMediaFromLink: route({
    method: 'POST',
    path: '/media/link',
    access: 'user',
    summary: 'Bring in a film of a video site by its link, or fetch a file from a file-storage service',
    body: MediaLink,
    reply: Media,
  }),
  renameMedia: route({
    method: 'PATCH',
    path: '/media/{id}',
    access: 'user',
    summary: 'Change the title',
    params: mediaId,
    body: WholeMedia,
    whole: true,
    reply: Media,
  }),
  deleteMedia: route({
    method: 'DELETE',
    path: '/media/{id}',
    access: 'user',
    summary: 'Delete; refused while in use',
    params: mediaId,
    reply: Done,
  }),

  listCategories: route({
    method: 'GET',
    path: '/category',
    access: 'user',
    summary: 'Shared categories and my own',
    reply: z.object({ categories: z.array(Category), count: z.int() }),
  }),
  getCategory: route({
    method: 'GET',
    path: '/category/{id}',
    access: 'user',
    summary: 'One category',
    params: categoryId,
    reply: Category,
  }),
  createCategory: route({
    method: 'POST',
    path: '/category',
    access: 'user',
    summary: 'A new category',
    body: WholeCategory,
    whole: true,
    reply: Category,
  }),
  updateCategory: route({
    method: 'PUT',
    path: '/category/{id}',
    access: 'user',
    summary: 'Rename',
    params: categoryId,
    body: WholeCategory,
    whole: true,
    reply: Category,
  }),
  deleteCategory: route({
    method: 'DELETE',
    path: '/category/{id}',
    access: 'user',
    summary: 'Delete; questions lose the label',
    params: categoryId,
    reply: Done,
  }),
};
