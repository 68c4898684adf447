import type { HostedSurface } from '../../accounts/surfaces/contract/hosted-links.ts';
import type { SessionScope } from '../../core/contract/scopes.ts';
import { msg, type Words } from '../../core/text/message.ts';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';

/**
 * The name, path and required scopes of each hosted surface; a link grants those of the scopes that its key
 * has.
 */
export const SURFACES: Readonly<
  Record<
    HostedSurface,
    { readonly title: Words; readonly path: string; readonly scopes: readonly SessionScope[] }
  >
> = {
  'create-plant': {
    title: msg`Add plants`,
    path: '/hosted/create-plant',
    scopes: ['plants:write', 'merchants:read'],
  },
  dashboard: {
    title: msg`Work with orders`,
    path: '/dashboard',
    scopes: [
      'orders:read',
      'orders:write',
      'payments:read',
      'payments:refund',
      'pay_links:read',
      'menus:read',
      'menus:write',
      'merchants:read',
      'merchants:write',
      'onboarding:read',
      'payouts:read',
    ],
  },
};

/**
 * Checks the URL of the link back, which may only lead to the partner's own pages: our links must not be open
 * redirects.
 * @returns the URL as serialized by the parser
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
