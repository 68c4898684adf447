import { randomBytes } from 'node:crypto';

const MAX_LENGTH = 40;

/** `Greenhouse POS` → `greenhouse-pos`. @param otherwise for a name without Latin letters or digits */
export function slugOf(name: string, otherwise: string): string {
  const ascii = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  return slug.slice(0, MAX_LENGTH).replace(/-+$/, '') || otherwise;
}

/** An alternative slug of the same name, for when the first is taken. Both are at most 63 characters. */
export function otherSlug(slug: string): string {
  return `${slug}-${randomBytes(4).toString('hex')}`;
}
