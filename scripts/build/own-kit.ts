import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { surfaceFolders } from './elements.ts';

const MARK = '?surface';
/** Who gets the copy: what surfaces share, the surfaces, and the copied files themselves. */
const ASKS = new RegExp(String.raw`/components/(?:${surfaceFolders().join('|')})/|\?surface$`);

/**
 * Gives surfaces a copy of their own of what the webhooks load of the kit. Shared, it would be a file of its
 * own that the webhooks have to load too, and compress worse by 900 bytes; the two are hardly ever on one
 * page.
 * @param isShared which files of the kit stay shared, by their path
 */
export const ownKit = (isShared: RegExp): Plugin => ({
  name: 'own-kit',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer || !ASKS.test(importer) || !source.startsWith('.')) return null;
    const found = await this.resolve(source, importer.replace(MARK, ''), { skipSelf: true });
    const isOwn =
      found &&
      /\/components\/kit\/(?:(?!languages\/)\w+\/)?[\w.-]+\.ts$/.test(found.id) &&
      !isShared.test(found.id);
    return isOwn ? found.id + MARK : found;
  },
  load(id) {
    if (!id.endsWith(MARK)) return null;
    return { code: readFileSync(id.slice(0, -MARK.length), 'utf8'), moduleType: 'ts' };
  },
});
