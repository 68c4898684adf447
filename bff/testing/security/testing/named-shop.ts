import type { Image } from '../../../catalog/images/contract/image.ts';
import { pictureOf } from '../../../catalog/images/testing/pictures.ts';
import { siteHost } from '../../../pages/hosts/testing/at-host.ts';
import { adjust, join, openClub, type Club } from '../../../orders/loyalty/testing/club.ts';
import { newPhone, signedIn } from '../../../pages/rewards/testing/sign-in.ts';
import type { GuestBrowser } from '../../../pages/ordering/testing/guest-browser.ts';
import { ok } from '../../../orders/orders/testing/shop.ts';
import type { PayLink } from '../../../orders/pay-links/contract/pay-link.ts';
import { call, type Service } from '../../service/service.ts';
import type { Namer } from './hostile-names.ts';

/** Items without anything to choose. */
const PLAIN_ITEMS = 120;
/** The page size of histories: pages don't grow with the rounds of a test. */
const PAGE_OF_HISTORY = 20;
const AT = '/riverside-nursery/high-street';

interface Item {
  readonly id: string;
  readonly variations: readonly { readonly id: string }[];
}

/** A club whose partner, merchant, location, menu, rewards and theme can be renamed repeatedly. */
export class NamedShop {
  readonly club: Club;
  readonly host: string;
  readonly at = AT;
  /** Signed in to the rewards. */
  readonly member: GuestBrowser;
  readonly #service: Service;
  readonly #account: { readonly id: string };
  readonly #image: string;
  #menu: { readonly version: number; readonly sections: readonly { readonly items: readonly Item[] }[] };

  private constructor(
    service: Service,
    made: Pick<NamedShop, 'club' | 'host' | 'member'> & { account: { id: string }; image: string },
  ) {
    this.#service = service;
    this.club = made.club;
    this.host = made.host;
    this.member = made.member;
    this.#account = made.account;
    this.#image = made.image;
    this.#menu = { version: 0, sections: [] };
  }

  static async open(service: Service): Promise<NamedShop> {
    const club = await openClub(service, {}, { location: { name: 'High Street' } });
    const host = siteHost(service, 'greenhouse-pos');
    const phone = newPhone();
    const member = await signedIn(club, host, phone);
    const { data } = await ok<{ data: { id: string }[] }>(
      club,
      `GET /v1/loyalty/accounts?phone=${encodeURIComponent(phone)}`,
      club.key,
    );
    const { body: image } = await call<Image>(
      service,
      `POST /v1/images?merchant=${club.merchant}&alt=A%20leaf`,
      {
        credential: club.key,
        body: await pictureOf('png', 400, 100),
        headers: { 'content-type': 'image/png' },
      },
    );
    const account = data[0] ?? (await join(club));
    for (let times = 0; times < PAGE_OF_HISTORY; times += 1) await adjust(club, account, 10);
    return new NamedShop(service, { club, host, member, account, image: image.id });
  }

  /** Items with variations and modifiers. */
  get items(): readonly Item[] {
    return this.#menu.sections[0]?.items ?? [];
  }

  async rename(name: Namer): Promise<void> {
    const { key, merchant, location } = this.club;
    const change = (operation: string, body: object): Promise<unknown> =>
      ok(this.#service, operation, key, body);
    await change('PATCH /v1/partners/me', { name: name('Partner') });
    await change(`PATCH /v1/merchants/${merchant}`, {
      display_name: name('Merchant'),
      legal_name: name('Legal'),
      address: { line1: name('Street'), city: name('City'), postal_code: 'RG1 2AB' },
    });
    await change(`PATCH /v1/merchants/${merchant}/locations/${location}`, {
      name: name('Location'),
      address: { line1: name('Lane'), city: name('Town'), postal_code: 'RG1 2AB' },
      taxes: [{ name: name('Tax'), rate_ppm: 88_750, inclusive: false }],
      exceptions: [],
    });
    await change('PUT /v1/theme', { logo: { $value: { image: this.#image, alt: name('Logo', 100) } } });
    await this.#renameProgram(name);
    await this.#renameMenu(name);
  }

  async link(name: Namer, changes: object = {}): Promise<PayLink> {
    const { key, merchant } = this.club;
    return ok<PayLink>(this.#service, 'POST /v1/pay_links', key, {
      merchant,
      amount: { amount: 3648, currency: 'GBP' },
      description: name('Deposit', 280),
      expires_at: new Date(this.#service.clock.now() + 60 * 60_000).toISOString(),
      ...changes,
    });
  }

  async #renameProgram(name: Namer): Promise<void> {
    const { key, program } = this.club;
    const reward_tiers = program.reward_tiers.map(({ id, points, discount: { type, bps, amount } }) => ({
      id,
      name: name('Tier'),
      points,
      discount: { type, ...(bps !== null && { bps }), ...(amount && { amount }) },
    }));
    const terminology = { one: name('point', 40), other: name('points', 40) };
    const path = `PATCH /v1/loyalty/programs/${program.id}`;
    await ok(this.#service, path, key, { terminology, reward_tiers });
    await call(this.#service, `POST /v1/loyalty/accounts/${this.#account.id}/adjust`, {
      credential: key,
      body: { points: 1, reason: name('Reason') },
    });
  }

  async #renameMenu(name: Namer): Promise<void> {
    const { key, menu } = this.club;
    const path = `/v1/menus/${menu}`;
    const { version } = await ok<{ version: number }>(this.#service, `GET ${path}`, key);
    const drafted = await ok<{ version: number }>(this.#service, `PATCH ${path}`, key, {
      version,
      groups: [
        {
          id: '#extras',
          name: name('Group'),
          max: 2,
          modifiers: [
            { name: name('Modifier'), price: 150 },
            { name: name('Modifier'), price: 0 },
          ],
        },
      ],
      sections: [
        { name: name('Section'), items: [1, 2, 3].map(() => this.#item(name)) },
        {
          name: name('Section'),
          items: Array.from({ length: PLAIN_ITEMS }, () => ({
            name: name('Item'),
            description: name('Description', 2000),
            variations: [{ price: 395 }],
          })),
        },
      ],
    });
    await ok(this.#service, `POST ${path}/publish`, key, { version: drafted.version });
    this.#menu = await ok(this.#service, `GET ${path}`, key);
  }

  #item(name: Namer): object {
    return {
      name: name('Item'),
      description: name('Description', 2000),
      image: { id: this.#image, alt: name('Alt') },
      variations: [
        { name: name('Variation'), price: 1250 },
        { name: name('Variation'), price: 1450 },
      ],
      modifier_groups: [{ group: '#extras' }],
    };
  }
}
