export { answerLabel } from './parts/answer-label.ts';
export {
  ANSWER_SIGNS,
  AnswerLetters,
  AnswerMark,
  answerSign,
  lettersOf,
  useAnswerLetter,
} from './parts/answer-marks.tsx';
export type { AnswerSign } from './parts/answer-marks.tsx';
export { Backdrop } from './backdrop/backdrop.tsx';
export { backdropPicture } from './backdrop/backdrop-picture.ts';
export { THEME_GROUPS, themeOf, THEMES } from './themes/themes.ts';
export type { Theme } from './themes/themes.ts';
export { useDress } from './themes/use-dress.ts';
export { barShare } from './standings/bar-share.ts';

export { sharePercent } from './standings/score-share.ts';
export { honouredTeams } from './standings/honoured-teams.ts';
export type { OwnAnswer } from './tasks/own-answer.ts';
export { ageAt, type Beginning } from './motion/age.ts';
export { useBeginning } from './motion/phase-age.ts';
export { FacePicture } from './faces/face.tsx';
export { useStill } from './motion/still.ts';
export { MediaFrame } from './media/media-frame.tsx';
export { HALL_PICTURE } from './media/picture-sizes.ts';
export { MediaPlayer } from './media/media-player.tsx';
export { preloadMedia } from './media/preload-media.ts';
export { JoinRefusal, PatternPad, RulesConsent, TeamPicker, WatchOffer } from './phone/player-more.tsx';
export { useWordsFor } from './phone/words-file.ts';
export { PlayerScreen } from './phone/player-screen.tsx';
export type { PlayerScreenProps } from './phone/player-screen-props.ts';
export { ToldExplanation } from './explanation/told-explanation.tsx';
export { typedAddress } from './screen/join-card.tsx';
export { PresenterScreen } from './screen/presenter-screen.tsx';
export type { CalmLevel, PresenterScreenProps } from './screen/presenter-screen.tsx';
export { previewPresenterView } from './screen/preview-views.ts';
export { QrCode } from './screen/qr-code.tsx';
export { clockOf, useRemaining, useTimeUp } from './parts/show-clock.ts';
export type { ShowClock } from './parts/show-clock.ts';
export type { HearReactions } from './reactions/reaction-layer.tsx';
export { SlideDrawing } from './slide-drawing/slide-drawing.tsx';
export type { DrawnSlide, SlideLook } from './slides/drawn-kind.ts';
export { contrast, stageColours } from './parts/stage-colours.ts';
export type { StageColours } from './parts/stage-colours.ts';
export { useSpoken } from './spoken/speak.ts';
export { Stage } from './parts/stage.tsx';
export { teamNames } from './standings/team-marks.tsx';
export { keepUnits } from './parts/keep-units.ts';
export { wordsDirection } from './parts/words-direction.ts';
