import type { Db } from '../../core/database/database.ts';
import type { SurfaceName } from '../../accounts/surfaces/contract/surface-names.ts';

interface PageVisit {
  leadsTo(surface: SurfaceName): boolean;
  pathOf(merchantSlug: string, ...parts: readonly string[]): string;
}

/** Where a merchant's guests see their points; undefined: it has no program that runs, or the pages are nowhere. */
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
