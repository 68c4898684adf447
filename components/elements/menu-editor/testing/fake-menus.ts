import { FakeNetwork, fault, json, type Sent } from '../../../testing/fake-network.ts';
import type {
  Availability,
  DraftChange,
  Menu,
  MenuItem,
  MenuSection,
  ModifierGroup,
} from '../menu-records.ts';

export const MENUS = '/v1/menus';
export const MENU = '/v1/menus/mnu_1';
export const LOCATIONS = '/v1/merchants/mer_1/locations';
export const ALL_SCOPES = ['menus:read', 'menus:write', 'menus:publish'];
const AT = '2026-11-21T09:00:00.000Z';

export const item = (id: string, name: string, more: Partial<MenuItem> = {}): MenuItem => ({
  id,
  name,
  external_id: null,
  description: null,
  image: null,
  tax_category: 'standard',
  variations: [{ id: `var_${id}`, name: null, price: 850, sku: null }],
  modifier_groups: [],
  dietary: [],
  allergens: [],
  calories: null,
  alcohol: false,
  ...more,
});

export const section = (id: string, name: string, items: MenuItem[] = []): MenuSection => ({
  id,
  name,
  availability: [],
  items,
});

const group = (id: string, name: string, more: Partial<ModifierGroup> = {}): ModifierGroup => ({
  id,
  name,
  min: 0,
  max: 1,
  max_each: 1,
  modifiers: [{ id: `mod_${id}`, name: 'Avocado', price: 150, default: false }],
  ...more,
});

/** A menu as the API answers it: two sections with three items, and a group. */
export const menu = (more: Partial<Menu> = {}): Menu => ({
  id: 'mnu_1',
  object: 'menu',
  environment: 'sandbox',
  merchant: 'mer_1',
  name: 'All day',
  currency: 'GBP',
  status: 'published',
  published_version: 3,
  published_at: AT,
  item_count: 3,
  sections: [
    section('sec_1', 'Salads', [item('itm_1', 'Garden salad'), item('itm_2', 'Bean salad')]),
    section('sec_2', 'Drinks', [item('itm_3', 'Lemonade')]),
  ],
  groups: [group('mgr_1', 'Extras')],
  availability: [],
  version: 3,
  metadata: {},
  created_at: AT,
  updated_at: AT,
  ...more,
});

/** The part of the service that the element talks to, with one menu that keeps what is sent. */
export class FakeMenus extends FakeNetwork {
  menu: Menu = menu();
  #made = 0;

  constructor() {
    super();
    this.session();
    this.route(MENUS, (sent) => (sent.method === 'POST' ? this.#create(sent) : this.#list(sent)));
    this.route(MENU, (sent) => (sent.method === 'PATCH' ? this.#change(sent) : json(200, this.menu)));
    this.route(`${MENU}/availability`, (sent) => this.#setAvailability(sent));
  }

  /** The response about the session. */
  session(scopes = ALL_SCOPES, now = new Date().toISOString()): void {
    this.route('/v1/sessions/current', () =>
      json(200, {
        object: 'session',
        merchant: 'mer_1',
        scopes,
        environment: 'sandbox',
        expires_in: 900,
        now,
      }),
    );
  }

  /** The merchant's locations, of which each is a page of its own. */
  locations(...names: string[]): void {
    this.route(LOCATIONS, ({ query }) => {
      const at = Number(query.get('cursor'));
      const last = at === names.length - 1;
      const data = [{ id: `loc_${at + 1}`, name: names[at] }];
      return json(200, { data, has_more: !last, next_cursor: last ? null : `${at + 1}` });
    });
  }

  /** Somebody else changes the draft. */
  elsewhere(change: DraftChange): void {
    this.menu = this.#changed(change);
  }

  /** The bodies of what was sent to change the draft. */
  get changes(): (DraftChange & { version: number })[] {
    return this.to(MENU)
      .filter(({ method }) => method === 'PATCH')
      .map(({ body }) => JSON.parse(body));
  }

  #list({ query }: Sent): Response {
    const { sections: _sections, groups: _groups, availability: _availability, ...summary } = this.menu;
    const status = query.get('status');
    const data = !status || status === summary.status ? [summary] : [];
    return json(200, { data, has_more: false, next_cursor: null });
  }

  #create({ body }: Sent): Response {
    const { name } = JSON.parse(body) as { name: string };
    const fresh = { status: 'draft', published_version: null, published_at: null, version: 1 } as const;
    this.menu = menu({ name, ...fresh, item_count: 0, sections: [], groups: [] });
    return json(201, this.menu);
  }

  #change({ body }: Sent): Response {
    const { version, ...change } = JSON.parse(body) as DraftChange & { version: number };
    if (version !== this.menu.version) return fault(40903);
    this.menu = this.#changed(change);
    return json(200, this.menu);
  }

  #setAvailability({ body }: Sent): Response {
    const { items } = JSON.parse(body) as { items: Partial<Availability>[] };
    const data = items.map((one) => ({
      object: 'availability',
      menu: 'mnu_1',
      location: null,
      until: null,
      stock: null,
      updated_at: AT,
      ...one,
      sold_out: !one.available || one.stock === 0,
    })) as Availability[];
    this.menu = { ...this.menu, availability: data };
    return json(200, { data });
  }

  /** Whole lists, as the API takes them: what is left out of a part stays. */
  #changed({ item: one, group: other, sections, groups, ...rest }: DraftChange): Menu {
    const { menu: old } = this;
    const items = old.sections.flatMap((each) => each.items);
    const fresh = (prefix: string): string => `${prefix}_new${++this.#made}`;
    const asItem = (sent: object): MenuItem => {
      const whole: MenuItem = merged(sent, items, item(fresh('itm'), ''));
      const { image } = whole;
      return image ? { ...whole, image: { ...image, files: image.files ?? [] } } : whole;
    };
    let now: MenuSection[] = (sections ?? old.sections).map((sent) => {
      const whole: MenuSection = merged(sent, old.sections, section(fresh('sec'), ''));
      return { ...whole, items: whole.items.map(asItem) };
    });
    if (one) {
      const { section: into, ...fields } = one;
      const whole = asItem(fields);
      const at = into ?? now.find((each) => each.items.some(({ id }) => id === whole.id))?.id;
      now = now.map((each) => {
        const isThere = each.items.some(({ id }) => id === whole.id);
        const others = each.items.filter(({ id }) => id !== whole.id);
        if (each.id !== at) return { ...each, items: others };
        const kept = each.items.map((old) => (old.id === whole.id ? whole : old));
        return { ...each, items: isThere ? kept : [...others, whole] };
      });
    }
    const asGroup = (sent: object): ModifierGroup => merged(sent, old.groups, group(fresh('mgr'), ''));
    let all = (groups ?? old.groups).map(asGroup);
    if (other) {
      const whole = asGroup(other);
      all = all.some(({ id }) => id === whole.id)
        ? all.map((each) => (each.id === whole.id ? whole : each))
        : [...all, whole];
    }
    return { ...old, ...rest, sections: now, groups: all, version: old.version + 1 };
  }
}

/** Returns the sent values merged into the record with that id, or into a blank one. */
const merged = (sent: object, all: readonly { id: string }[], blank: object): never =>
  ({ ...blank, ...all.find(({ id }) => id === (sent as { id?: string }).id), ...sent }) as never;
