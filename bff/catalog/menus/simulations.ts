import type { Work } from '../../core/database/unit-of-work.ts';
import type { SimulationRequest, Simulations } from '../../core/feature.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { newMerchant } from '../../accounts/merchants/merchants.ts';
import type { MenuContent } from './contract/menu.ts';
import { createMenu, requireMenu, updateMenu } from './menu-changes.ts';
import type { MenuRowWithDraft } from './menu-records.ts';
import { publishMenu } from './publish-menu.ts';
import { setAvailability } from './set-availability.ts';
import { TEST_MENU } from './test-menu.ts';

export const menuSimulations: Simulations = {
  'menu.updated': async (work, request) => {
    const { menu, now } = await menuOf(work, request);
    return noteIn(work, request, menu, now);
  },
  'menu.published': async (work, request) => {
    const { menu, now } = await menuOf(work, request);
    const { id, version } = await noteIn(work, request, menu, now);
    const published = await publishMenu(work.db, viewOf(request, menu), id, version, now);
    work.afterCommit(() => request.deps.menus.invalidate(id));
    return published;
  },
  'item.availability_changed': async (work, request) => {
    const { menu, now } = await menuOf(work, request);
    const target = firstItem(menu.draft) ?? firstItem((await withTestItem(work, request, menu, now)).draft);
    const sold = await isSoldOut(work, menu, target ?? '');
    const change = { target: target ?? '', available: sold };
    await setAvailability(work.db, viewOf(request, menu), menu.id, [change], now);
    work.afterCommit(() => request.deps.menus.invalidateAvailability(menu.merchant_id));
  },
};

function viewOf({ caller }: SimulationRequest, menu: MenuRowWithDraft) {
  return { partnerId: caller.partnerId, environment: caller.environment, only: menu.merchant_id };
}

/**
 * The oldest menu of the named merchant, of a new merchant if none was named, or a new menu if it has none.
 * @throws {ApiError} not_found
 */
async function menuOf(
  work: Work,
  request: SimulationRequest,
): Promise<{ menu: MenuRowWithDraft; now: Date }> {
  const { caller, deps } = request;
  const now = new Date(await nowIn(work.db, deps.clock, caller));
  const merchantId = request.merchantId ?? (await newMerchant(work, request)).id;
  const view = { partnerId: caller.partnerId, environment: caller.environment, only: merchantId };
  const oldest = await work.db
    .selectFrom('menus')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('status', '<>', 'archived')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const menu = oldest
    ? await requireMenu(work.db, view, oldest.id)
    : await createMenu(work.db, caller, merchantId, TEST_MENU, now);
  return { menu, now };
}

/** Changes the menu: a note in its metadata, which has no other effect. */
function noteIn(
  work: Work,
  request: SimulationRequest,
  menu: MenuRowWithDraft,
  now: Date,
): Promise<MenuRowWithDraft> {
  const metadata = { ...menu.metadata, simulated_at: now.toISOString() };
  const { id, version } = menu;
  return updateMenu(work.db, viewOf(request, menu), id, { version, metadata }, now);
}

function withTestItem(
  work: Work,
  request: SimulationRequest,
  menu: MenuRowWithDraft,
  now: Date,
): Promise<MenuRowWithDraft> {
  const section = { name: 'Salads', items: [{ name: 'Garden salad', variations: [{ price: 650 }] }] };
  const sections = [...menu.draft.sections.map(({ id }) => ({ id })), section];
  const { id, version } = menu;
  return updateMenu(work.db, viewOf(request, menu), id, { version, sections }, now);
}

function firstItem({ sections }: MenuContent): string | undefined {
  return sections.find(({ items }) => items.length > 0)?.items[0]?.id;
}

async function isSoldOut(work: Work, menu: MenuRowWithDraft, target: string): Promise<boolean> {
  const entry = await work.db
    .selectFrom('menu_availability')
    .select('available')
    .where('merchant_id', '=', menu.merchant_id)
    .where('target', '=', target)
    .where('location_id', '=', '')
    .executeTakeFirst();
  return entry?.available === false;
}
