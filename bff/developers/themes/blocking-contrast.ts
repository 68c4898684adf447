import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { contrastReport } from './look/contrast-report.ts';
import type { Theme } from './look/theme.ts';

/** In words, each pair that nobody can be expected to read. */
export function blockingPairs({ colors }: Theme): readonly string[] {
  return contrastReport(colors)
    .filter(({ level }) => level === 'blocking')
    .map(({ pair, scheme, ratio }) => `${pair} in ${scheme} (${ratio.toFixed(2)})`);
}

/** What of a partner's stored theme can't be read, for going live. */
export async function checkTheme(db: Db, owner: Owner): Promise<readonly string[]> {
  const row = await db
    .selectFrom('themes')
    .select('theme')
    .where(ownedBy('themes', owner))
    .executeTakeFirst();
  const pairs = row?.theme ? blockingPairs(row.theme) : [];
  return pairs.length === 0 ? [] : [`The contrast of your theme must be at least 3: ${pairs.join(', ')}.`];
}

/** @throws {ApiError} state_forbids */
export function refuseBlocking(theme: Theme): void {
  const pairs = blockingPairs(theme);
  if (pairs.length === 0) return;
  throw new ApiError('state_forbids', {
    message: `In production, contrast must be at least 3: ${pairs.join(', ')}.`,
  });
}
