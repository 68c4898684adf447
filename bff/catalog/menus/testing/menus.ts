import {
  call,
  mintToken,
  type Reply,
  type Service,
  type SignedUp,
} from '../../../testing/service/service.ts';
import type { Menu } from '../contract/menu.ts';

/** A partner that works on menus. */
export class MenuPartner {
  readonly service: Pick<Service, 'url'>;
  readonly partner: SignedUp;

  constructor(service: Pick<Service, 'url'>, partner: SignedUp) {
    this.service = service;
    this.partner = partner;
  }

  call<Body = Record<string, unknown>>(
    operation: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<Body>> {
    return call<Body>(this.service, operation, { credential: this.partner.key, body, headers });
  }

  /** @throws {Error} if it isn't created */
  async create(content: object = SALADS): Promise<Menu> {
    const body = { merchant: this.partner.active, name: 'All day', ...content };
    const reply = await this.call<Menu>('POST /v1/menus', body);
    if (reply.status !== 201) throw new Error(reply.text);
    return reply.body;
  }

  change(menu: { id: string; version: number }, change: object): Promise<Reply<Menu>> {
    return this.call<Menu>(`PATCH /v1/menus/${menu.id}`, { version: menu.version, ...change });
  }

  publish(menu: { id: string; version: number }): Promise<Reply<Menu>> {
    return this.call<Menu>(`POST /v1/menus/${menu.id}/publish`, { version: menu.version });
  }

  rollBack(id: string, version: number): Promise<Reply<Menu>> {
    return this.call<Menu>(`POST /v1/menus/${id}/rollback`, { version });
  }

  read(id: string, version = 'draft', headers: Record<string, string> = {}): Promise<Reply<Menu>> {
    return this.call<Menu>(`GET /v1/menus/${id}?version=${version}`, undefined, headers);
  }

  async asSession(scopes: readonly string[] = ['menus:read', 'menus:write', 'menus:publish']) {
    const credential = await mintToken(this.service, this.partner, scopes);
    return <Body = Record<string, unknown>>(operation: string, body?: unknown): Promise<Reply<Body>> =>
      call<Body>(this.service, operation, { credential, body });
  }

  async events(type: string): Promise<Record<string, unknown>[]> {
    const { body } = await this.call<{ data: { data: Record<string, unknown> }[] }>(
      `GET /v1/events?type=${type}&limit=100`,
    );
    return body.data.map(({ data }) => data);
  }
}

/** Two sections, a group that one item requires, and one of extras. */
export const SALADS = {
  groups: [
    {
      id: '#size',
      name: 'Dressing',
      min: 1,
      max: 1,
      modifiers: [
        { name: 'Lemon', default: true },
        { name: 'Yogurt', price: 50 },
      ],
    },
    {
      id: '#extras',
      name: 'Extras',
      max: 3,
      max_each: 2,
      modifiers: [
        { name: 'Avocado', price: 150 },
        { name: 'Egg', price: 120 },
      ],
    },
  ],
  sections: [
    {
      name: 'Salads',
      items: [
        {
          name: 'Garden salad',
          external_id: 'SALAD',
          variations: [
            { name: 'Small', price: 650 },
            { name: 'Large', price: 850 },
          ],
          modifier_groups: [{ group: '#size' }, { group: '#extras', max: 2 }],
        },
        { name: 'Soup', variations: [{ price: 500 }] },
      ],
    },
    {
      name: 'Drinks',
      availability: [{ days: ['friday', 'saturday'], from: '18:00', to: '02:00' }],
      items: [{ name: 'Lemonade', variations: [{ price: 300 }] }],
    },
  ],
};

/**
 * Returns the only part, or the first.
 * @throws {Error} if there is none
 */
export function first<Part>(parts: readonly Part[] | undefined, at = 0): Part {
  const part = parts?.[at];
  if (part === undefined) throw new Error(`there is no part ${at}`);
  return part;
}
