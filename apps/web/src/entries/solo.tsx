import { createRoot } from 'react-dom/client';
import { readSoloGame, SoloApp } from '#features/solo';
import { setMediaFiles } from '#ui/picture/media-source';
import '../ui/fonts.css';
import '../ui/bare.css';
import './play.css';

const root = document.getElementById('root');
const json = document.getElementById('game')?.textContent ?? '';
const game = readSoloGame(json, String(crypto.getRandomValues(new Uint32Array(1))[0]));

if (root && game) {
  const { run } = game;
  document.documentElement.lang = run.language;
  document.documentElement.dir = run.direction;
  document.title = run.name;
  setMediaFiles(new Map(game.files.map(({ key, mime, data }) => [key, `data:${mime};base64,${data}`])));
  createRoot(root).render(<SoloApp game={run} />);
} else if (root) {
  // The page's own words for a damaged file stand in its markup, in every language.
  document.getElementById('broken')?.removeAttribute('hidden');
}
