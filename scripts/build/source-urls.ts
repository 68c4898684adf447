import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Keeps `import.meta.url` what it is in the checkout, for modules of `folder` that a bundle in `outDir`
 * contains: they read style sheets beside themselves, and what the build made.
 */
export function sourceUrls(folder: string, outDir: string): Plugin {
  return {
    name: 'trellis:source-urls',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!file.startsWith(folder) || !code.includes('import.meta.url')) return undefined;
      const path = relative(resolve(outDir), file);
      const url = `new URL(${JSON.stringify(path)}, import.meta.url).href`;
      return { code: code.replaceAll('import.meta.url', url), map: null };
    },
  };
}
