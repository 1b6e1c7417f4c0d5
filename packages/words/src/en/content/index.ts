export { categories } from './categories.ts';
export { demoGame } from './demo-game.ts';
export { library } from './library/index.ts';
export { sample } from './sample.ts';
export { templates } from './templates.ts';
