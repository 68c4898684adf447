import { serveAnswers, sessionAnswers } from './answer-server.ts';

const SECTIONS = 40;
const ITEMS_EACH = 50;
export const MENU_ITEMS = SECTIONS * ITEMS_EACH;

/**
 * A page with `<trellis-menu-editor>` over a large menu. It marks when its first lines can be pressed and are
 * painted.
 */
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Menu</title>
<script type="module">
const look = () => {
  const element = document.querySelector('trellis-menu-editor');
  if (element?.getAttribute('state') !== 'ready') return requestAnimationFrame(look);
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => performance.mark('usable');
  port2.postMessage(undefined);
};
requestAnimationFrame(look);
</script>
<script type="module" src="/cdn/trellis.js"></script>
<body><trellis-session endpoint="/trellis-session"><trellis-menu-editor menu="mnu_1"></trellis-menu-editor></trellis-session>`;

const AT = '2026-11-21T12:00:00Z';

const item = (id: string, at: number) => ({
  id: `itm_${id}`,
  name: `Dish ${at}`,
  external_id: `SKU-${at}`,
  description: 'As it is cooked at home, with what the season has.',
  image: null,
  tax_category: 'standard',
  variations: ['Small', 'Large'].map((name, nth) => ({
    id: `var_${id}_${nth}`,
    name,
    price: 600 + ((at * 7) % 90) * 10 + nth * 200,
    sku: null,
  })),
  modifier_groups: [{ group: 'mgr_1', min: null, max: null }],
  dietary: at % 3 === 0 ? ['vegan'] : [],
  allergens: [],
  calories: null,
  alcohol: false,
});

const MENU = {
  id: 'mnu_1',
  object: 'menu',
  environment: 'sandbox',
  merchant: 'mer_bench',
  name: 'All of it',
  currency: 'GBP',
  status: 'published',
  published_version: 3,
  published_at: AT,
  item_count: MENU_ITEMS,
  sections: Array.from({ length: SECTIONS }, (_, at) => ({
    id: `sec_${at}`,
    name: `Section ${at + 1}`,
    availability: [],
    items: Array.from({ length: ITEMS_EACH }, (_, nth) => item(`${at}_${nth}`, at * ITEMS_EACH + nth)),
  })),
  groups: [
    {
      id: 'mgr_1',
      name: 'Extras',
      min: 0,
      max: 3,
      max_each: 1,
      modifiers: [{ id: 'mod_1', name: 'Avocado', price: 150, default: false }],
    },
  ],
  availability: Array.from({ length: 100 }, (_, at) => ({
    object: 'availability',
    menu: 'mnu_1',
    target: `itm_${at % SECTIONS}_${at % ITEMS_EACH}`,
    location: null,
    available: false,
    until: null,
    stock: null,
    sold_out: true,
    updated_at: AT,
  })),
  version: 3,
  metadata: {},
  created_at: AT,
  updated_at: AT,
};

/** Serves the page, the package and the answers, all on 127.0.0.1. */
export const serveMenuPage = (): ReturnType<typeof serveAnswers> =>
  serveAnswers(PAGE, {
    ...sessionAnswers('menus:read', 'menus:write', 'menus:publish'),
    '/v1/menus/mnu_1': MENU,
  });
