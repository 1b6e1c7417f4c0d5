import type { CallerPoints, NameRule, PressCounts, ScoringProfile, TeamMode, TeamRule } from '@qc/contract';

export interface RulesTexts {
  scoring: string;
  profile: string;
  profiles: Record<ScoringProfile, string>;
  profileHints: Record<ScoringProfile, string>;
  first: string;
  penalty: string;
  streaks: string;
  streaksHint: string;
  teams: string;
  modes: Record<TeamMode, string>;
  teamMode: string;
  teamNames: string;
  teamName: (n: number) => string;
  addTeam: string;
  removeTeam: (name: string) => string;
  teamsNeeded: string;
  teamRule: string;
  rules: Record<TeamRule, string>;
  best: string;
  names: string;
  nameRules: Record<NameRule, string>;
  nameFilter: string;
  nameFilterHint: string;
  spectators: string;
  spectatorsHint: string;
  lateJoin: string;
  lateJoinHint: string;
  autoAdvance: string;
  autoAdvanceHint: string;
  pressCounts: string;
  pressCountsHint: string;
  presses: Record<PressCounts, string>;
  callerPoints: string;
  callerPointsHint: string;
  callersScore: Record<CallerPoints, string>;
}

/** Words of the rules of play: scoring, teams, names. */
export const editorRules: RulesTexts = {
  scoring: 'Scoring and teams',
  profile: 'Scoring',
  profiles: {
    halfFloor: 'Right and fast',
    accuracy: 'Accuracy only',
    linear: 'Speed counts most',
    firstRight: 'First correct answers',
    penalty: 'Penalty for wrong answers',
  },
  profileHints: {
    halfFloor: 'Full points for an instant answer, half at the last second',
    accuracy: 'Every correct answer is worth the same, however long it took',
    linear: 'Full points for an instant answer, none at the last second',
    firstRight: 'Only the first players to answer correctly get points',
    penalty: 'Like “Right and fast”, but a wrong answer takes points away',
  },
  first: 'How many players score',
  penalty: 'Penalty for a wrong answer, % of the points',
  streaks: 'Bonus for correct answers in a row',
  streaksHint: '10% of the points for each one after the first, up to 50%',
  teams: 'Teams',
  modes: { off: 'No teams', choose: 'Players choose', assign: 'Assign automatically' },
  teamMode: 'Teams',
  teamNames: 'Team names',
  teamName: (n) => `Team ${n}`,
  addTeam: 'Add team',
  removeTeam: (name) => `Remove ${name}`,
  teamsNeeded: 'With fewer than two teams, everyone plays alone',
  teamRule: 'Team score',
  rules: { sum: 'Sum of all', mean: 'Average', best: 'Its best players' },
  best: 'How many players count',
  names: 'Nicknames',
  nameRules: { own: 'Players choose', generated: 'Random names' },
  nameFilter: 'Block rude names',
  nameFilterHint: 'In Hebrew, Arabic and English',
  spectators: 'Spectators may watch',
  spectatorsHint: 'Whoever doesn’t take part follows on the phone and reacts',
  lateJoin: 'Allow joining after the start',
  lateJoinHint: 'You can change this during the game',
  autoAdvance: 'Auto-advance',
  autoAdvanceHint: 'Answers, leaderboard and media follow each other without pressing',
  pressCounts: 'Which press of a clicker counts',
  pressCountsHint: 'Numbers count once they end with #. A device that locks its first answer keeps it.',
  presses: { last: 'The last one, until answers close', first: 'The first one' },
  callerPoints: 'Points by phone',
  callerPointsHint: 'A question takes longer to hear than to read. Each caller’s time starts once they have heard it.',
  callersScore: { flat: 'The same however fast the answer', speed: 'By speed, as the scoring says' },
};
