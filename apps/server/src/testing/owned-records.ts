import { createHash } from 'node:crypto';
import { GameId, newQuestion, QuestionId, type SessionUser, type UserId } from '@qc/contract';
import { defaultSettings, insertGame } from '#features/games';
import { burySlide, insertSlides } from '#features/slides';
import type { AccountLinkTable, Db, ShareTable } from '#platform/db/tables';
import { insertUser } from './insert-user.ts';
import { insertCredits, type OwnedCredits } from './owned-credits.ts';
import { insertInstitution, type OwnedInstitution } from './owned-institution.ts';
import { insertOrders, type OwnedOrders } from './owned-orders.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** One record of every kind, all of one person, for tests of who may do what. */
export interface OwnedRecords extends OwnedInstitution, OwnedCredits, OwnedOrders {
  userId: string;
  email: string;
  password: string;
  /** Complete enough to be run, with one slide. */
  gameId: GameId;
  questionId: QuestionId;
  deletedGameId: GameId;
  deletedQuestionId: QuestionId;
  categoryId: string;
  /** Belongs to nobody. */
  sharedCategoryId: string;
  mediaId: string;
  /** Opened by the person. */
  roomId: string;
  /** A time that is yet to come. */
  soon: number;
  /** An assignment of the game. */
  assignmentId: string;
  resultId: string;
  /** A share of the game, made by the person's friend for the person. */
  shareId: string;
  friendEmail: string;
  friendId: string;
  /** Published by the friend, for everybody. */
  libraryQuestionId: string;
  /** Signs the person in once. */
  loginToken: string;
  /** Mailed to the friend, for a new password and for another address. */
  resetToken: string;
  emailToken: string;
  /** A session of the person's in another browser. */
  sessionId: string;
  /** Of an error that a browser reported. */
  errorKey: string;
  /** A mail to the person that the mail server has refused for good. */
  mailId: string;
}

let made = 0;
const HOUR_MS = 60 * 60 * 1000;

/** Makes the records. Names and texts begin with the person's name. */
export async function makeOwnedRecords(test: TestApp, person: TestClient): Promise<OwnedRecords> {
  const { db } = test.platform;
  const number = ++made;
  const { _id: userId, name, email } = person.user;
  const nowMs = test.platform.now();
  const { gameId, questionId, deletedGameId, deletedQuestionId } = await insertGames(db, person.user, number, nowMs);
  const categoryId = `category-${number}`;
  await db
    .insertInto('category')
    .values({ id: categoryId, user_id: userId, name: `own category ${number}`, created_at_ms: nowMs })
    .execute();
  const shared = { id: `shared-${number}`, user_id: null, name: 'Shared', created_at_ms: 1 };
  await db.insertInto('category').values(shared).execute();
  const roomId = (await person.post('/room', { game: gameId })).json()._id;
  const soon = nowMs + HOUR_MS;
  const assignmentId = (await person.post('/assignment', { game: gameId, closesAt: soon })).json()._id;
  const friend = await insertUser(db, `friend-${number}`);
  const loginToken = await insertToken(db, userId, number, nowMs);
  return {
    ...(await insertCredits(test, userId, gameId, number)),
    ...(await insertOrders(test, userId, number)),
    ...(await insertInstitution(db, person.user, { number, nowMs })),
    userId,
    email,
    password: `secret-${name}`,
    gameId,
    questionId,
    deletedGameId,
    deletedQuestionId,
    categoryId,
    sharedCategoryId: shared.id,
    mediaId: await insertMedia(db, userId, number),
    roomId,
    assignmentId,
    soon,
    resultId: await insertResult(db, userId, number),
    shareId: await insertShare(db, { game_id: gameId, sharer_id: friend, receiver_id: userId }, number),
    friendEmail: `friend-${number}@school.org`,
    friendId: friend,
    libraryQuestionId: await insertLibraryQuestion(db, friend, number),
    loginToken,
    resetToken: await insertLink(db, { user_id: friend, purpose: 'reset', new_email: null }, nowMs),
    emailToken: await insertLink(
      db,
      { user_id: friend, purpose: 'email', new_email: `friend-${number}@moved.org` },
      nowMs,
    ),
    sessionId: await insertSession(test, person, number),
    errorKey: await insertClientError(db, userId, number),
    mailId: await insertFailedMail(db, email, number),
  };
}

type OwnedGames = Pick<OwnedRecords, 'gameId' | 'questionId' | 'deletedGameId' | 'deletedQuestionId'>;

/** A game with a slide and one that was deleted, and a deleted game. */
async function insertGames(db: Db, { _id, name }: SessionUser, number: number, nowMs: number): Promise<OwnedGames> {
  const idOf = (what: string) => `${what}-${String(number).padStart(6, '0')}`;
  const [gameId, deletedGameId] = [GameId.parse(idOf('game')), GameId.parse(idOf('gone-game'))];
  const [questionId, deletedQuestionId] = [QuestionId.parse(idOf('slide')), QuestionId.parse(idOf('gone-slide'))];
  const of = { userId: _id, settings: defaultSettings('he', 'firebase') };
  await insertGame(db, { ...of, id: gameId, name: `${name} game`, order: [questionId] }, nowMs);
  await insertGame(db, { ...of, id: deletedGameId, name: `${name} gone`, order: [] }, nowMs);
  const slide = { gameId, userId: _id, content: { ...newQuestion('trueFalse'), question: 'Is it?' } };
  const slides = [questionId, deletedQuestionId].map((id) => ({ ...slide, id, language: 'he' as const }));
  await insertSlides(db, slides, nowMs);
  await burySlide(db, deletedQuestionId, 1, nowMs);
  await db.updateTable('game').set({ deleted_at_ms: nowMs }).where('id', '=', deletedGameId).execute();
  return { gameId, questionId, deletedGameId, deletedQuestionId };
}

async function insertShare(
  db: Db,
  who: Pick<ShareTable, 'game_id' | 'sharer_id' | 'receiver_id'>,
  number: number,
): Promise<string> {
  const id = `share-${String(number).padStart(6, '0')}`;
  const times = { created_at_ms: 1, revoked_at_ms: null, seen_at_ms: null };
  const row = { ...who, ...times, id, game_name: 'Game', transfer_type: 1, copy_game_id: null, search_text: 'game' };
  await db.insertInto('share').values(row).execute();
  return id;
}

async function insertLibraryQuestion(db: Db, userId: UserId, number: number): Promise<string> {
  const id = QuestionId.parse(`library-${String(number).padStart(6, '0')}`);
  const slide = { id, gameId: null, userId, content: newQuestion('trivia'), language: 'he' as const, inLibrary: true };
  await insertSlides(db, [slide], 1);
  return id;
}

async function insertClientError(db: Db, user_id: UserId, number: number): Promise<string> {
  const group_key = createHash('sha256').update(`error ${number}`).digest('hex').slice(0, 32);
  const said = { message: 'x is undefined', stack: '', url: '/he', user_agent: 'phone' };
  const row = { ...said, id: `error-${String(number).padStart(6, '0')}`, user_id, group_key, created_at_ms: 1 };
  await db.insertInto('client_error').values(row).execute();
  return group_key;
}

async function insertMedia(db: Db, user_id: string, number: number): Promise<string> {
  const id = `media-${String(number).padStart(6, '0')}`;
  const facts = { title: 'Red', type: 'image', mime: 'image/webp', bytes: 1, width: 1, height: 1, search_text: 'red' };
  const upload_id = `upload-${id}`;
  const row = {
    ...facts,
    id,
    user_id,
    upload_id,
    public_id: `public-${number}`,
    sha256: `content-${number}`,
    created_at_ms: 1,
  };
  await db.insertInto('media').values(row).execute();
  return id;
}

async function insertResult(db: Db, user_id: string, number: number): Promise<string> {
  const id = `result-${String(number).padStart(6, '0')}`;
  const counts = { players_count: 1, questions_count: 0, right_share: null };
  const player = { seat: 0, name: 'Noa', rank: 1, score: 0, rightCount: 0, answeredCount: 0, totalAnswerMs: 0 };
  const players = [{ ...player, phone: null, answers: [] }];
  const report = JSON.stringify({ language: 'he', direction: 'rtl', questions: [], players });
  const row = { ...counts, id, room_id: id, game_id: null, user_id, name: 'Run', search_text: 'run', report };
  await db
    .insertInto('game_result')
    .values({ ...row, started_at_ms: 1, ended_at_ms: 2 })
    .execute();
  return id;
}

async function insertToken(db: Db, user_id: string, number: number, nowMs: number): Promise<string> {
  const token = `token-${number}`;
  const token_hash = createHash('sha256').update(token).digest('base64url');
  const row = { token_hash, user_id, expires_at_ms: nowMs + HOUR_MS, used_at_ms: null };
  await db.insertInto('login_token').values(row).execute();
  return token;
}

async function insertLink(
  db: Db,
  link: Pick<AccountLinkTable, 'user_id' | 'purpose' | 'new_email'>,
  nowMs: number,
): Promise<string> {
  const token = `link-${link.purpose}-${link.user_id}`;
  const token_hash = createHash('sha256').update(token).digest('base64url');
  const row = { ...link, token_hash, created_at_ms: nowMs, expires_at_ms: nowMs + HOUR_MS, used_at_ms: null };
  await db.insertInto('account_link').values(row).execute();
  return token;
}

/** Known again by when it began. */
async function insertSession({ platform }: TestApp, person: TestClient, number: number): Promise<string> {
  const { db, random, now } = platform;
  const id_hash = createHash('sha256').update(random.secret()).digest('base64url');
  const createdAt = now() - number;
  const times = { created_at_ms: createdAt, last_seen_ms: now(), expires_at_ms: now() + HOUR_MS };
  await db
    .insertInto('session')
    .values({ id_hash, user_id: person.user._id, ...times })
    .execute();
  const { sessions }: { sessions: { _id: string; createdAt: number }[] } = (await person.get('/auth/session')).json();
  const made = sessions.find((session) => session.createdAt === createdAt);
  if (made === undefined) throw new Error('a session was written and not found');
  return made._id;
}

async function insertFailedMail(db: Db, recipient: string, number: number): Promise<string> {
  const id = `mail-${String(number).padStart(6, '0')}`;
  const letter = { id, recipient, subject: 'Welcome', plain: 'Welcome', html: '<p>Welcome</p>' };
  const fate = { attempts: 1, next_at_ms: 1, created_at_ms: 1, failed_at_ms: 1, answer: '550 no such box' };
  await db
    .insertInto('outgoing_mail')
    .values({ ...letter, ...fate })
    .execute();
  return id;
}
