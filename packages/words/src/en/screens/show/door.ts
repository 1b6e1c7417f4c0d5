/** Words at a game's door, in its language. They come later than the form's. */
export const door = {
  nameTaken: 'This nickname is taken. Choose another',
  roomFull: 'The game is full',
  roomLocked: 'Joining is closed',
  opensByItself: 'Keep this page open: the form appears here as soon as you can join',
  entersByItself: 'Keep this page open: you get in by yourself as soon as you can join',
  tooManyMessages: 'Too fast. Try again in a moment',
  pagesNotLetIn: 'This game is played with clickers',
  tooLateToJoin: 'The game has started, and it’s too late to join',
  nameFoul: 'This nickname can’t be used here. Choose another',
  tooManySeats: 'This device has taken part too many times in this game',
  attemptTaken: 'This device has already started. Reload the page to continue',
  banned: 'The host has blocked this device',
  watch: 'Just watch',
  watchAlong: 'Watch along',
  watchHint: 'Watch on this phone and react, without taking part',
  watchersFull: 'There’s no room for more spectators',
  watchingOff: 'This game can’t be watched without taking part',
  otherRefusal: 'That didn’t work. Please try again',
};

export type DoorTexts = typeof door;
