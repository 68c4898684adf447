import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { surfaceFolders } from './elements.ts';

const MARK = '?surface';
/** Who gets the copy: what surfaces share, the surfaces, and the copied files themselves. */
const ASKS = new RegExp(String.raw`/components/(?:${surfaceFolders().join('|')})/|\?surface$`);

const GUEST_MARK = '?guest';
/** The pages of guests have no Lit, and how money is written would be in a file with it. */
const GUESTS = /\/components\/guest\/|\?guest$/;
const MONEY = /\/bff\/core\/money\/[\w-]+\.ts$/;

const PAYMENTS_MARK = '?payments';
/** The payments have a copy of what one other element loads first: in a file for both, it would weigh more there. */
const PAYMENTS = /\/components\/elements\/payments\//;
const OF_ONE_OTHER = /\/components\/records\/(?:record-list|business-day)\.ts$/;
const MARKS = /\?(?:surface|guest|payments)$/;

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
    const isGuest = importer !== undefined && GUESTS.test(importer);
    if (!importer || !(isGuest || ASKS.test(importer)) || !source.startsWith('.')) return null;
    const found = await this.resolve(source, importer.replace(MARKS, ''), { skipSelf: true });
    if (isGuest) return found && MONEY.test(found.id) ? found.id + GUEST_MARK : found;
    if (found && PAYMENTS.test(importer) && OF_ONE_OTHER.test(found.id)) return found.id + PAYMENTS_MARK;
    const isOwn =
      found &&
      /\/components\/kit\/(?:(?!languages\/)\w+\/)?[\w.-]+\.ts$/.test(found.id) &&
      !isShared.test(found.id);
    return isOwn ? found.id + MARK : found;
  },
  load(id) {
    if (!MARKS.test(id)) return null;
    return { code: readFileSync(id.replace(MARKS, ''), 'utf8'), moduleType: 'ts' };
  },
});
