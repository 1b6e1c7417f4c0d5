import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ClientMessage } from './live/client-messages.ts';
import { newQuestion } from './slides/slide-kinds.ts';
import { NewSlide, QuestionChanges, QuestionContent } from './entities/question.ts';
import { Answer } from './slides/answer.ts';
import { RegisterUser, UserChanges } from './entities/user.ts';
import { GameChanges } from './entities/game.ts';
import { WholeGame, WholeQuestion, WholeUser } from './entities/whole-record.ts';
import { isAdminRole } from './roles.ts';
import { routeTable } from './routes.ts';
import { SLIDE_TYPES } from './slide-types.ts';

describe('routes', () => {
  test('no two operations share method and path', () => {
    const keys = Object.values(routeTable).map((r) => `${r.method} ${r.path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });
  test('an id in the path is parsed, and nothing is parsed that is not in the path', () => {
    for (const [name, definition] of Object.entries(routeTable)) {
      expect(Boolean(definition.params), name).toBe(definition.path.includes('{id}'));
    }
  });
  test('reading calls carry no body; versioned calls are writes', () => {
    for (const [name, definition] of Object.entries(routeTable)) {
      if (definition.method === 'GET') expect(definition.body, name).toBeUndefined();
      if (definition.ifMatch) expect(['PUT', 'PATCH'], name).toContain(definition.method);
    }
  });
});

describe('writes take only named fields', () => {
  test('a body is strict, or says that it may be a whole record', () => {
    for (const [name, { body, upload, whole }] of Object.entries(routeTable)) {
      if (body === undefined || upload) continue;
      const { additionalProperties, items } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
      const inner =
        typeof items === 'object' && !Array.isArray(items) ? items.additionalProperties : additionalProperties;
      expect(inner !== false, name).toBe(whole === true);
    }
  });
  test.each(['_id', 'user', 'numOfShares', 'createdAt', 'code', 'credits', '__proto__x'])(
    'what a whole record says of %s goes no further',
    (field) => {
      for (const whole of [WholeGame, WholeQuestion, WholeUser])
        expect(whole.parse({ [field]: 0, name: 'Dana', question: '?' })).not.toHaveProperty(field);
    },
  );
  test('a game names its slides by id, or as it was got', () => {
    const id = 'question-0000000001';
    expect(WholeGame.parse({ questions: [id, { _id: id, question: '?' }] })).toEqual({ questions: [id, id] });
    expect(WholeGame.safeParse({ questions: [{ question: '?' }] }).success).toBe(false);
  });
  test('an answer may have words alone, or a picture alone', () => {
    expect(Answer.parse({ text: 'Haifa', correct: true })).toEqual({ text: 'Haifa', media: null, correct: true });
    expect(Answer.parse({ media: null, correct: false }).text).toBe('');
  });
  test.each(['role', 'type', 'credits', 'institution', 'disabledFromAdmin', '_id', '__proto__x'])(
    'nobody changes %s of an account',
    (field) => {
      expect(UserChanges.safeParse({ name: 'Dana', [field]: 0 }).success).toBe(false);
      expect(
        RegisterUser.safeParse({
          name: 'Dana',
          email: 'a@b.co',
          contactEmail: 'a@b.co',
          password: 'secret',
          [field]: 0,
        }).success,
      ).toBe(false);
    },
  );
  test.each(['user', 'numOfShares', 'disabled', 'version', '_id', 'code'])('nobody changes %s of a game', (field) => {
    expect(GameChanges.safeParse({ [field]: 1 }).success).toBe(false);
  });
  test('only the numbers 0 and 1 are admins', () => {
    for (const role of [null, '', [], [1], '0', '1', true, false, -1, 2, 3, 99, undefined])
      expect(isAdminRole(role)).toBe(false);
    expect(isAdminRole(0) && isAdminRole(1)).toBe(true);
  });
});

describe('slides', () => {
  test('a new slide of every type is a valid draft', () => {
    for (const type of SLIDE_TYPES) {
      expect(QuestionContent.safeParse(newQuestion(type)).success, type).toBe(true);
      expect(NewSlide.safeParse({ type }).success, type).toBe(true);
      expect(QuestionChanges.safeParse(newQuestion(type)).success, type).toBe(true);
    }
  });
});

describe('live messages', () => {
  const answer = { t: 'answer', id: 'abcdef', slide: 0, visit: 1, response: { type: 'trivia', picks: [0] } };
  test('an answer carries a response, slide and id, nothing else', () => {
    expect(ClientMessage.safeParse(answer).success).toBe(true);
    for (const extra of ['score', 'time', 'tookMs', 'correct', 'seat'])
      expect(ClientMessage.safeParse({ ...answer, [extra]: 1 }).success, extra).toBe(false);
  });
  test.each([-1, 0.5, 1e9, '0', null, Number.NaN])('slide %j is refused', (slide) => {
    expect(ClientMessage.safeParse({ ...answer, slide }).success).toBe(false);
  });
  test('names are cleaned and never empty', () => {
    const join = { t: 'join', id: 'abcdef', name: '  דנה \u202E  כהן ', phone: '', consent: false };
    expect(ClientMessage.parse(join)).toMatchObject({ name: 'דנה כהן' });
    expect(ClientMessage.safeParse({ ...join, name: '\u200E \u0000' }).success).toBe(true);
    expect(ClientMessage.safeParse({ ...join, name: ' \u0000 ' }).success).toBe(false);
  });
});
