import { UserId, type GameAccess, type Role } from '@qc/contract';
import { describe, expect, test } from 'vitest';
import { GAME_RIGHTS, gameAccess, hasRight, type GameRight } from './game-policy.ts';

const DANA = UserId.parse('user-dana');
const OMAR = UserId.parse('user-omar');

describe('how somebody holds a game', () => {
  test.each<[string, UserId, Role, { readOnly: boolean; isEditor: boolean }, GameAccess | null]>([
    ['its owner', DANA, 2, { readOnly: false, isEditor: false }, 'owner'],
    ['the owner of a copy without editing', DANA, 2, { readOnly: true, isEditor: false }, 'runner'],
    ['an admin with such a copy', DANA, 1, { readOnly: true, isEditor: false }, 'runner'],
    ['the owner of a copy, shared with oneself', DANA, 2, { readOnly: true, isEditor: true }, 'runner'],
    ['a stranger', OMAR, 2, { readOnly: false, isEditor: false }, null],
    ['a stranger to a copy', OMAR, 2, { readOnly: true, isEditor: false }, null],
    ['the manager of an institution', OMAR, 3, { readOnly: false, isEditor: false }, null],
    ['somebody it is shared with', OMAR, 2, { readOnly: false, isEditor: true }, 'editor'],
    ['an admin', OMAR, 1, { readOnly: false, isEditor: false }, 'owner'],
    ['the owner of the house', OMAR, 0, { readOnly: true, isEditor: false }, 'owner'],
  ])('%s', (_who, userId, role, { readOnly, isEditor }, access) => {
    expect(gameAccess({ userId, role }, { userId: DANA, readOnly }, isEditor)).toBe(access);
  });
});

describe('what may be done with it', () => {
  const TABLE: Record<GameRight, [owner: boolean, editor: boolean, runner: boolean]> = {
    view: [true, true, true],
    edit: [true, true, false],
    run: [true, true, true],
    exportLocal: [true, true, false],
    exportWeb: [true, true, false],
    exportExcel: [true, true, false],
    replicate: [true, true, false],
    share: [true, false, false],
    delete: [true, false, true],
    revoke: [true, false, false],
  };
  test.each(GAME_RIGHTS)('%s', (right) => {
    const may = (['owner', 'editor', 'runner'] as const).map((access) => hasRight(access, right));
    expect(may).toEqual(TABLE[right]);
  });
});
