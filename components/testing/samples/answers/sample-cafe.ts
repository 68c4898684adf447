import { inMinutes, QUIET } from './sample-orders.ts';

/** The locations and the menu of the café in the gallery of the dashboard. */

const LEADS = {
  pickup: { enabled: true, lead_minutes: 20 },
  delivery: { enabled: true, lead_minutes: 40 },
  dine_in: { enabled: true, lead_minutes: 10 },
};
const location = (id: string, name: string) => ({
  id,
  name,
  status: 'active',
  timezone: 'Europe/London',
  pause: null as { until: string | null } | null,
  day_starts_at: '00:00',
  version: 4,
  fulfillments: LEADS,
});

const MILL_LANE = location('loc_1', 'Mill Lane');
const LOCATIONS = [MILL_LANE, location('loc_2', 'The old boathouse at Canary Wharf')];

/** The locations of a shop: one, unless it has orders of two. */
export function locationsOf(shop: string): readonly (typeof MILL_LANE)[] {
  const all = QUIET.has(shop) || shop === 'empty' ? [MILL_LANE] : LOCATIONS;
  return shop === 'paused'
    ? all.map((one, at) => ({ ...one, pause: { until: at > 0 ? null : inMinutes(45) } }))
    : all;
}

/** The locations of all shops by id, with a pause. */
export const pausedLocation = (id: string, pause: { until: string | null } | null): object => ({
  ...(LOCATIONS.find((one) => one.id === id) ?? MILL_LANE),
  pause,
  version: 5,
});

const item = (id: string, name: string, allergens: readonly string[] = []) => ({
  id,
  name,
  allergens,
  variations: [],
});

export const MENU = {
  id: 'mnu_1',
  object: 'menu',
  name: 'All day',
  availability: [{ target: 'itm_lemonade', location: null, available: false, sold_out: true, until: null }],
  sections: [
    {
      id: 'sec_1',
      name: 'Salads and plates',
      items: [
        item('itm_salad', 'Garden salad', ['sesame', 'mustard']),
        item('itm_feast', 'Sharing table for the office, with everything on it', ['milk', 'tree_nuts']),
      ],
    },
    {
      id: 'sec_2',
      name: 'Drinks',
      items: [item('itm_coffee', 'Flat white', ['milk']), item('itm_lemonade', 'Elderflower lemonade')],
    },
  ],
};
