/**
 * Stands in on the page that plays alone for what only a hall has: the standings, which are passed over there, and all that
 * is chosen for them, the podium, at which that page ends, its honours, rounds of their own, lobby and reactions.
 */
const nothing = () => null;
const none = () => [];
export {
  nothing as inRound,
  nothing as ownGap,
  nothing as shownGameRound,
  nothing as shownInRound,
  none as chooseHonours,
  none as chooseLines,
  none as honourRows,
  none as roundWinners,
  none as standingLines,
};
export const withLinesTold = <T>(state: T): T => state;
export {
  nothing as PlayerBreak,
  nothing as PlayerEnd,
  nothing as PlayerLobby,
  nothing as PlayerPodium,
  nothing as PlayerPreparing,
  nothing as PlayerRound,
  nothing as PlayerStandings,
  nothing as PlayerStarting,
  nothing as ReactionBar,
  nothing as SelfPacedBar,
  nothing as SelfPacedStart,
};
