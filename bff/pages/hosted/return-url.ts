import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';

/**
 * The way back to a partner leads to its own pages only: a link of ours must not be a redirect to anywhere.
 * @returns the URL as the parser writes it
 * @throws {ApiError} field_invalid
 */
export async function checkReturnUrl(db: Db, owner: Owner, text: string): Promise<string> {
  const url = URL.parse(text);
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username || url.password) {
    throw invalid('return_url must be an absolute http or https URL without user or password.');
  }
  if (url.protocol === 'http:' && owner.environment === 'production') {
    throw invalid('return_url must start with https:// in production.');
  }
  const found = await db
    .selectFrom('partner_environments')
    .select('origins')
    .where(ownedBy('partner_environments', owner))
    .executeTakeFirst();
  if (!isOnOneOf(url.href, found?.origins ?? [])) {
    throw invalid(
      `return_url must be on one of your registered origins. Register ${url.origin} with PUT /v1/partners/me/origins first.`,
    );
  }
  return url.href;
}

/** Compared with the list again when the page is shown: an origin may have been removed since. */
export function isOnOneOf(url: string, origins: readonly string[]): boolean {
  const origin = URL.parse(url)?.origin;
  return origin !== undefined && origins.includes(origin);
}

function invalid(message: string): ApiError {
  return new ApiError('field_invalid', { message, param: 'return_url' });
}
