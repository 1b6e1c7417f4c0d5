import type { MediaId } from '@qc/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { inTransaction } from '#platform/db/transaction';
import type { Actor } from '#platform/http/handlers';
import { actorOf, makeContentPlatform, valueOf, type ContentPlatform } from '../../testing/content-platform.ts';
import { insertUser } from '../../testing/insert-user.ts';
import { deleteMedia } from './delete-media.ts';
import { listMedia } from './list-media.ts';
import { claimMedia, findMedia } from './media-use-store.ts';
import { renameMedia } from './rename-media.ts';
import { storePicture } from './contents/store-picture.ts';

describeDatabases((getDb) => {
  let content: ContentPlatform;
  let dana: Actor;
  beforeEach(async () => {
    content = makeContentPlatform(getDb());
    dana = actorOf(await insertUser(getDb(), 'dana'));
  });
  afterEach(() => content.remove());

  async function upload(title: string) {
    const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    return valueOf(await storePicture(content.platform, dana.userId, title, bytes));
  }
  const insertGame = (id: string, mediaId: MediaId) => ({
    id,
    user_id: dana.userId,
    name: id,
    settings: JSON.stringify({ logo: { _id: mediaId } }),
    game_type: 'firebase',
    disabled: 0,
    generic: 0,
    num_of_shares: 0,
    question_order: '[]',
    questions_count: 0,
    seed_key: null,
    search_text: '',
    sort_name: '',
    version: 1,
    created_at_ms: 1,
    updated_at_ms: 1,
    deleted_at_ms: null,
  });

  test('a file is never both used and deleted, whoever is quicker', async () => {
    for (let round = 0; round < 10; round++) {
      const media = await upload(`round ${round}.png`);
      const { _id, type, provider, publicId, width, height, durationMs } = media;
      const ref = { _id, type, provider, publicId, width, height, durationMs, startMs: null, endMs: null, alt: '' };
      const use = inTransaction(getDb(), async (trx) => {
        const files = await claimMedia(trx, [ref], { owners: [dana.userId], kept: new Set() });
        if (files.size === 0) return false;
        await trx
          .insertInto('game')
          .values(insertGame(`game-${round}`, media._id))
          .execute();
        return true;
      });
      const [used, deleted] = await Promise.all([use, deleteMedia(content.platform, dana, media._id)]);
      expect([used, deleted.ok]).toEqual(used ? [true, false] : [false, true]);
      expect((await findMedia(getDb(), [media._id])).size).toBe(used ? 1 : 0);
    }
  });

  test('names the places as the owner of the file knows them, and no name of anybody else', async () => {
    const media = await upload('shown.png');
    const omar = await insertUser(getDb(), 'omar');
    const given = { ...insertGame('game-copy', media._id), user_id: omar, name: 'Secret new name' };
    const taken = { ...insertGame('game-taken', media._id), user_id: omar, name: 'Secret of Omar' };
    await getDb()
      .insertInto('game')
      .values([insertGame('game-own', media._id), given, taken])
      .execute();
    const share = { game_id: 'game-own', sharer_id: dana.userId, receiver_id: omar, search_text: '', created_at_ms: 1 };
    await getDb()
      .insertInto('share')
      .values({ ...share, id: 'share-01', game_name: 'As given', transfer_type: 3, copy_game_id: 'game-copy' })
      .execute();
    const refused = await deleteMedia(content.platform, dana, media._id);
    expect(refused.ok ? null : refused.details?.toSorted()).toEqual(['As given', 'game-own', '…']);
  });

  test('lists, searches, sums and renames on this database', async () => {
    const [first, second] = [await upload('שמש.png'), await upload('Moon.png')];
    valueOf(await renameMedia(content.platform, dana, second._id, { title: 'ירח' }));
    const list = async (searchText: string) =>
      valueOf(await listMedia(content.platform, dana, { page: 1, perPage: 6, searchText, type: undefined }));
    expect(await list('')).toMatchObject({ count: 2, totalBytes: first.bytes + second.bytes });
    expect((await list('ירח')).media.map((media) => media._id)).toEqual([second._id]);
    expect((await list('moon')).count).toBe(0);
  });
}, 'media');
