import { randomBytes } from 'node:crypto';

const MAX_LENGTH = 40;

/** First parts of paths on partners' hosts that are no merchant's and no location's. */
const RESERVED: ReadonlySet<string> = new Set([
  'pay',
  'order',
  'orders',
  'rewards',
  'dashboard',
  'enter',
  'account',
  'menu',
  'i',
  'trellis',
  'v1',
  'api',
  'healthz',
  'readyz',
]);

/**
 * `Greenhouse POS` → `greenhouse-pos`; `Pay` → `pay-merchant`, since its address has another meaning.
 * @param otherwise what it is, also for a name without Latin letters or digits
 */
export function slugOf(name: string, otherwise: string): string {
  const slug = plainSlugOf(name, otherwise);
  return RESERVED.has(slug) ? `${slug}-${otherwise}` : slug;
}

function plainSlugOf(name: string, otherwise: string): string {
  const ascii = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return slug.slice(0, MAX_LENGTH).replace(/-+$/, '') || otherwise;
}

/** An alternative slug of the same name, for when the first is taken. Both are at most 63 characters. */
export function otherSlug(slug: string): string {
  return `${slug}-${randomBytes(4).toString('hex')}`;
}
