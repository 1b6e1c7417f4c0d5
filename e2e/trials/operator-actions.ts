import type { OperatorAction } from '@qc/contract';

const seat = 0;

/** One of each thing an operator may do. A new one without an example does not compile. */
const examples: { [D in OperatorAction['do']]: Extract<OperatorAction, { do: D }> } = {
  next: { do: 'next' },
  back: { do: 'back' },
  skip: { do: 'skip' },
  pause: { do: 'pause' },
  resume: { do: 'resume' },
  addTime: { do: 'addTime', seconds: 30 },
  closeAnswers: { do: 'closeAnswers' },
  reveal: { do: 'reveal' },
  showStandings: { do: 'showStandings' },
  hideStandings: { do: 'hideStandings' },
  showPodium: { do: 'showPodium' },
  mute: { do: 'mute', on: true },
  volume: { do: 'volume', level: 40 },
  black: { do: 'black', on: true },
  largeCode: { do: 'largeCode', on: true },
  calm: { do: 'calm', on: true },
  lock: { do: 'lock', on: true },
  autoAdvance: { do: 'autoAdvance', on: true },
  lateJoin: { do: 'lateJoin', on: false },
  reactions: { do: 'reactions', on: false },
  quiet: { do: 'quiet', seat, on: true },
  twoStep: { do: 'twoStep', on: true },
  kick: { do: 'kick', seat },
  ban: { do: 'ban', seat },
  unbanAll: { do: 'unbanAll' },
  removeSince: { do: 'removeSince', sinceMs: 0 },
  extraTime: { do: 'extraTime', seat, percent: 50 },
  moveTeam: { do: 'moveTeam', seat, team: 0 },
  correctKey: { do: 'correctKey', slide: 0, key: { kind: 'choice', correct: [0] } },
  rename: { do: 'rename', seat, name: 'Mallory' },
  letIn: { do: 'letIn', device: 'remotes', on: true },
  addPlayers: { do: 'addPlayers', names: ['Ann'] },
  pairRemote: { do: 'pairRemote', remote: 'keyboard:1', seat },
  pairRemotes: { do: 'pairRemotes', pairs: [{ remote: 'keyboard:1', seat }] },
  unpairRemote: { do: 'unpairRemote', remote: 'keyboard:1' },
  removeBridge: { do: 'removeBridge', host: 'bridgeA1' },
  openScreenLink: { do: 'openScreenLink' },
  screenLinkKeys: { do: 'screenLinkKeys', number: 1, on: true },
  closeScreenLink: { do: 'closeScreenLink', number: 1 },
  judge: { do: 'judge', seat, right: true },
  passTurn: { do: 'passTurn', seat },
  reopen: { do: 'reopen', visit: 1, pressed: 0 },
  rejudge: { do: 'rejudge', slide: 0, seat, right: true },
  end: { do: 'end' },
};

/** One of each thing an operator may do. */
export const operatorActions: readonly OperatorAction[] = Object.values(examples);
