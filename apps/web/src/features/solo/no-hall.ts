/**
 * Stands in on the page that plays alone for what only a hall has: the standings, which are passed over there, and all that
 * is chosen for them, the podium, at which that page ends, its honours, rounds of their own, what tables are new by, and
 * gaps between players.
 */
const nothing = () => null;
const none = () => [];
const no = () => false;
export {
  nothing as inRound,
  nothing as ownGap,
  nothing as PickedBars,
  nothing as shownGameRound,
  nothing as shownInRound,
  no as hasHonours,
  no as isTableAwaited,
  no as isTableByRounds,
  none as chooseHonours,
  none as chooseLines,
  none as honourRows,
  none as honoursOf,
  none as roundWinners,
  none as sinceTable,
  none as standingLines,
};
export const withLinesTold = <T>(state: T): T => state;
export const gainedSince = () => () => 0;
export const podiumView = () => ({ stage: 4, steps: 0, winners: [], teams: [] });
export const revealFacts = () => ({ knew: null, fastest: null, closest: [] });
const empty = () => '';
export { empty as gapWords, empty as podiumWords };
export const endOf = () => ({ title: '' });
