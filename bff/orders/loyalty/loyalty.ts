import { html, type Html } from '../../core/text/html.ts';
import { Written, nameOf } from '../../core/text/message.ts';
import { localeIn } from '../../core/text/languages.ts';
import type { Db } from '../../core/database/database.ts';
import type { SurfaceName } from '../../accounts/surfaces/contract/surface-names.ts';

/**
 * Members of a merchant's program, their points and rewards. Orders know it by `OrderMembers` and
 * `OrderFollower` alone.
 */
export { loyaltyMembers } from './members.ts';
export { codeState } from './codes.ts';

export { pointsOfOrder, rewardsReachedBy, type OrderPoints, type ReachedRewards } from './follow-order.ts';
export { programAt, type ShownProgram } from './program-records.ts';

export { beginSignIn, begunSignIn, endSignIn } from './sign-ins.ts';
export { signedInAccount, signIn, signOut } from './sign-ins.ts';

/** A program's names for its points. */
interface Terminology {
  readonly one: string;
  readonly other: string;
}

const formats = new Map<string, Intl.NumberFormat>();

/** `1,200`, with a minus that people read as one. */
export const numberText = (points: number): Written =>
  new Written(({ tag }) => {
    const format = formats.get(tag) ?? new Intl.NumberFormat(localeIn(tag, 'en-GB'));
    formats.set(tag, format);
    return format.format(points).replace('-', '−');
  });

export const wordOf = (points: number, { one, other }: Terminology): string => (points === 1 ? one : other);

/** Formats points in the program's terms, such as `120 points`. */
export function pointsWords(points: number, terms: Terminology): Html {
  return html`${numberText(points)} ${nameOf(wordOf(points, terms))}`;
}

interface PageVisit {
  leadsTo(surface: SurfaceName): boolean;
  pathOf(merchantSlug: string, ...parts: readonly string[]): string;
}

/** The path where a merchant's guests see their points; `undefined` without a running program or a site. */
export async function rewardsPath(
  db: Db,
  visit: PageVisit,
  merchant: { readonly id: string; readonly slug: string },
): Promise<string | undefined> {
  if (!visit.leadsTo('loyalty')) return undefined;
  const program = await db
    .selectFrom('loyalty_programs')
    .select('id')
    .where('merchant_id', '=', merchant.id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return program && visit.pathOf(merchant.slug, 'rewards');
}
