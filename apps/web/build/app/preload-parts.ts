import type { Plugin, Rolldown } from 'vite';

/** What a page goes on to, by the module with which each begins; the frame goes around screens of the app. */
const PARTS = {
  app: /[\\/]app[\\/]full-app\.tsx$/,
  frame: /[\\/]app[\\/]frame[\\/]shell\.tsx$/,
  guest: /[\\/]app[\\/]guest[\\/]guest-app\.tsx$/,
};

/**
 * Names in the page the files of the app and those of the guests' small page, so that they are asked for with the page
 * and not after its first script has run. The server leaves those that this visitor needs, and for a guest puts the
 * app's aside, for when the form is there.
 */
export function preloadParts(): Plugin {
  return {
    name: 'qc-preload-parts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {}, chunk: first }) => {
        if (!first) throw new Error('The page has no script');
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const known = reachedFrom(first, chunks);
        return Object.entries(PARTS).flatMap(([part, place]) => {
          const begin = chunks.find(({ facadeModuleId }) => place.test(facadeModuleId ?? ''));
          if (!begin) throw new Error(`The build gave no ${part}`);
          const own = [...reachedFrom(begin, chunks)].filter((chunk) => !known.has(chunk));
          const styles = new Set(own.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
          return [
            ...own.map(({ fileName }) => linkTo(fileName, part, { rel: 'modulepreload' })),
            ...[...styles].map((name) => linkTo(name, part, { rel: 'preload', as: 'style' })),
          ];
        });
      },
    },
  };
}

function linkTo(name: string, part: string, kind: Record<string, string>) {
  return {
    tag: 'link',
    injectTo: 'head' as const,
    attrs: { ...kind, crossorigin: true, href: `/${name}`, 'data-part': part },
  };
}

function reachedFrom(begin: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Set<Rolldown.OutputChunk> {
  const reached = new Set([begin]);
  for (const { imports } of reached)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) reached.add(chunk);
  return reached;
}
