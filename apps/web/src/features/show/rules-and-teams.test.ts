import { textsIn } from '#platform/words';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, SCORING_PROFILES, TEAM_RULES, TEAMS_MAX } from '@qc/contract';

import { ruleLines } from '@qc/words/rule-lines';
import { answerSign } from './parts/answer-marks.tsx';
import { sampleRoom } from './gallery/sample-room.ts';
import { showNumber } from './show-texts.ts';
import { contrast } from './parts/stage-colours.ts';
import { teamColour, teamNames } from './standings/team-marks.tsx';

describe.each(LANGUAGES)('the rule in %s', (language) => {
  const room = sampleRoom(language);
  it('differs for every profile, and says its numbers', () => {
    const lines = SCORING_PROFILES.map((profile) =>
      ruleLines(textsIn(room.language, 'rules'), {
        ...room,
        scoring: { profile, first: 7, penalty: 40, streaks: false },
      }).join(),
    );
    expect(new Set(lines).size).toBe(SCORING_PROFILES.length);
    expect(lines[SCORING_PROFILES.indexOf('firstRight')]).toContain('7');
    expect(lines[SCORING_PROFILES.indexOf('penalty')]).toContain('40%');
  });
  it('says of callers that their speed does not count, where that of others does', () => {
    const t = textsIn(language, 'rules');
    const told = (callersFlat: 'alone' | 'beside') =>
      SCORING_PROFILES.map((profile) => {
        const scoring = { profile, first: 7, penalty: 40, streaks: false };
        return ruleLines(t, { ...room, scoring, callersFlat });
      });
    expect(told('beside').filter((lines) => lines.includes(t.callersFlat))).toHaveLength(3);
    expect(told('alone').filter((lines) => lines.includes(t.callersFlat))).toHaveLength(1);
    expect(told('alone').filter(([rule]) => rule === t.accuracy)).toHaveLength(3);
  });
  it('tells of streaks and teams where there are some', () => {
    const streaks = ruleLines(textsIn(room.language, 'rules'), {
      ...room,
      scoring: { ...room.scoring, streaks: true },
    });
    expect(streaks.length).toBe(ruleLines(textsIn(room.language, 'rules'), room).length + 1);
    const rules = TEAM_RULES.map((rule) =>
      ruleLines(textsIn(room.language, 'rules'), {
        ...room,
        teams: { mode: 'assign', names: ['a', 'b'], rule, best: 4 },
      }).at(-1),
    );
    expect(new Set(rules).size).toBe(TEAM_RULES.length);
    expect(rules[TEAM_RULES.indexOf('best')]).toContain('4');
    const one = ruleLines(textsIn(room.language, 'rules'), {
      ...room,
      teams: { mode: 'assign', names: ['a'], rule: 'sum', best: 4 },
    });
    expect(one).toEqual(ruleLines(textsIn(room.language, 'rules'), room));
  });
});

describe('teams', () => {
  const all = Array.from({ length: TEAMS_MAX }, (_, team) => team);
  it('are told apart by colour and shape, and carry white text', () => {
    expect(new Set(all.map((team) => `${teamColour(team)} ${answerSign(team).path}`)).size).toBe(TEAMS_MAX);
    expect(new Set(all.map(teamColour)).size).toBe(TEAMS_MAX);
    for (const team of all) expect(contrast(teamColour(team), '#ffffff')).toBeGreaterThanOrEqual(4.5);
  });
  it('are none where players are alone', () => {
    const teams = { mode: 'choose', names: ['a', 'b'], rule: 'sum', best: 1 } as const;
    expect(teamNames({ teams: { ...teams, names: ['a', 'b'] } })).toEqual(['a', 'b']);
    expect(teamNames({ teams: { ...teams, names: ['a'] } })).toEqual([]);
    expect(teamNames({ teams: { ...teams, names: ['a', 'b'], mode: 'off' } })).toEqual([]);
  });
});

describe('showNumber', () => {
  it('keeps the minus in front where the text runs the other way', () => {
    expect(showNumber(-1250)).toBe('\u2066\u22121,250\u2069');
    expect(showNumber(1250)).toBe('1,250');
    expect(showNumber(0)).toBe('0');
  });
});
