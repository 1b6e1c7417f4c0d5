import { operatorView } from '../view.ts';
import type { RoomState } from '../state.ts';
import { checkGameRounds } from './game-round-invariants.ts';
import type { Played } from './play-intents.ts';
import { ownAfter, presenterAfter } from './views-of.ts';

/** How long a closed question stands, by itself and by hand, as documented, ms. */
const BREATHS: readonly (number | null)[] = [1500, 900, null];
/** How long a question stands alone at least and at most, by its length, as documented, ms. */
const READ_MIN_MS = 3000 * 0.75;
const READ_MAX_MS = 15_000 * 1.6;
/** Kinds of slide whose answers come one after another, as documented. */
const DEALT: readonly string[] = ['trivia', 'trueFalse', 'survey'];

/** What must hold of the rhythm of a run: nothing is answered before its clock runs, and no place is known before it is told. */
export function checkRhythm(played: Played): void {
  checkCountdown(played);
  checkAsking(played);
  checkBreath(played);
  checkTalk(played);
  checkPodium(played);
  checkUntold(played);
  checkGameRounds(played);
}

function checkCountdown({ before, command, after }: Played): void {
  if (after.phase.name === 'starting') demand('it counts down for 3.6 s', after.phase.limitMs === 3600);
  if (before.phase.name !== 'lobby' || command.type !== 'operate' || after.visits === before.visits) return;
  if (after.game.pace === 'live') demand('it counts down where the game does', !after.game.startCountdown);
}

function checkAsking(played: Played): void {
  const { before, command, outcome, after, nowMs } = played;
  const { phase } = after;
  const isEarly = before.phase.name === 'asking' || before.phase.name === 'dealing';
  if (isEarly && (command.type === 'answer' || command.type === 'press'))
    demand('nothing is answered before the clock runs', !outcome.ok || outcome.repeated);
  if (phase.name !== 'asking' && phase.name !== 'dealing') return;
  const slide = after.game.slides[phase.slide];
  if (!slide) return;
  const { game } = after;
  demand('nobody alone waits', game.pace === 'live');
  demand('what was asked is not asked again', !after.rounds.some((one) => one.slide === phase.slide && !one.skipped));
  const view = presenterAfter(played);
  const shown = view.phase;
  if (shown.phase === 'asking') {
    demand('alone, nothing of its answers', shown.question.answers.length === 0 && shown.question.miniGame === '');
    demand(
      'the host has the whole of it',
      (operatorView(after, nowMs).asked?.answers.length ?? -1) === shown.answerCount,
    );
    const own = slide.readSeconds;
    const isLength = phase.limitMs >= READ_MIN_MS && phase.limitMs <= READ_MAX_MS;
    const added = command.type === 'operate' && command.action.do === 'addTime';
    if (before.phase.name !== 'asking' && !added)
      demand('it is read as long as it takes', own === null ? isLength : phase.limitMs === own * 1000);
  }
  if (shown.phase === 'dealing') {
    const count = shown.question.answers.length;
    const dealMs = DEALT.includes(slide.type) ? 400 + count * (count > 4 ? 200 : 300) : 600;
    demand('answers come one after another', phase.limitMs === dealMs);
  }
  demand('nobody has answered', view.answered === 0 && view.distribution === null && view.said === null);
}

function checkBreath({ after }: Played): void {
  if (after.phase.name === 'closed') demand('a breath is as long as written', BREATHS.includes(after.phase.limitMs));
}

/** Between two votes nobody in the hall is told how many said what, unless the host shows it; only the second gives points. */
function checkTalk(played: Played): void {
  const { before, command, outcome, after } = played;
  const { phase } = after;
  const isTaken = (command.type === 'answer' || command.type === 'press') && outcome.ok && !outcome.repeated;
  if (before.phase.name === 'talk') demand('nobody answers while neighbours talk', !isTaken);
  for (const round of after.rounds) {
    const second = after.rounds.find((one) => one.vote === 2 && one.slide === round.slide && !one.skipped);
    if (round.vote === 1 && !round.skipped && second)
      demand('a first vote gives no points beside a second', round.revealedAtMs === null);
  }
  if (phase.name !== 'talk' && phase.name !== 'closed' && phase.name !== 'question') return;
  const round = after.rounds.findLast((one) => one.slide === phase.slide && !one.skipped);
  const view = presenterAfter(played);
  demand('nothing is counted for the hall', view.distribution === null && view.guesses === undefined);
  demand('unless the host shows it', (view.firstVote !== undefined) === (round?.isShown === true && round.vote === 1));
}

/** Places come up from the third; who is not told yet stands nowhere but on the console. */
function checkPodium(played: Played): void {
  const { before, after } = played;
  const { phase } = after;
  if (phase.name !== 'podium') return;
  const view = presenterAfter(played);
  if (view.phase.phase !== 'podium') return;
  const { stage, winners, teams } = view.phase;
  if (before.phase.name === 'podium' && before.phase !== phase)
    demand('stages only rise', phase.stage >= before.phase.stage);
  if (after.game.podiumPace === 'atOnce') demand('all at once', stage === 4);
  if (stage === 4) return demand('all is told, and stays', phase.deadlineMs === null);
  demand('by itself or by hand', (phase.deadlineMs !== null) === (after.game.podiumPace === 'itself'));
  const lowest = 4 - stage;
  for (const { rank } of [...winners, ...teams])
    demand('only who has been told', rank >= lowest && rank <= 3 && stage > 0);
  const told = new Set(winners.map(({ rank }) => rank));
  for (const own of ownAfter(played))
    if (own) demand('nobody knows the own place before', own.rank === null ? own.score === null : told.has(own.rank));
}

/** From the last points on, nobody knows a score or a place until the podium or the standings tell it. */
function checkUntold(played: Played): void {
  const { after } = played;
  const { game, phase } = after;
  const telling = ['standings', 'podium', 'honours', 'ended'].includes(phase.name);
  if (game.rules === 1 || telling || game.pace === 'self' || game.showResultsAfter === 'never') return;
  const isPaid = ({ type, isVoid, score }: RoomState['game']['slides'][number]) =>
    type !== 'survey' && type !== 'media' && type !== 'break' && !isVoid && score > 0;
  const last = game.slides.findLastIndex(isPaid);
  const round = after.rounds.findLast((one) => one.slide === last && !one.skipped);
  if (round?.revealedAtMs == null) return;
  for (const own of ownAfter(played))
    if (own) demand('the podium is not given away', own.rank === null && own.score === null);
}

function demand(what: string, holds: boolean): void {
  if (!holds) throw new Error(what);
}
