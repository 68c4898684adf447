/** What a buyer needs to know of a shop. */
export interface Shop {
  readonly location: string;
  readonly menu: string;
  /** In the order of the menu, each with its one variation. */
  readonly items: readonly { readonly item: string; readonly variation: string }[];
}

const ITEMS = 200;
const SECTIONS = 10;
const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

type Ask = <Answer>(method: string, path: string, body: object) => Promise<Answer>;

interface Menu {
  readonly id: string;
  readonly version: number;
  readonly sections: readonly { items: readonly { id: string; variations: readonly { id: string }[] }[] }[];
}

/**
 * A location that is always open and a published menu, of 200 items unless said, all of them counted. Its
 * merchant accepts each order.
 * @param images ids of images, which items have in turn
 */
export async function openShop(
  origin: string,
  key: string,
  merchant: string,
  count = ITEMS,
  images: readonly string[] = [],
): Promise<Shop> {
  const ask = askWith(origin, key);
  const location = await ask<{ id: string }>('POST', `/v1/merchants/${merchant}/locations`, {
    name: 'Mill Lane',
    hours: { default: WEEK.map((day) => ({ day, open: '00:00', close: '24:00' })) },
    accept: { mode: 'manual' },
    taxes: [{ name: 'Sales tax', rate_ppm: 88_750, inclusive: false }],
  });
  const draft = await ask<Menu>('POST', '/v1/menus', {
    merchant,
    name: 'Everything',
    sections: sections(count, images),
  });
  await ask('POST', `/v1/menus/${draft.id}/publish`, { version: draft.version });
  const items = draft.sections.flatMap((section) =>
    section.items.map(({ id, variations }) => ({ item: id, variation: variations[0]?.id ?? '' })),
  );
  await ask('PUT', `/v1/menus/${draft.id}/availability`, {
    items: items.map(({ item: target }) => ({ target, available: true, stock: 9_999 })),
  });
  return { location: location.id, menu: draft.id, items };
}

function sections(count: number, images: readonly string[]): object[] {
  return Array.from({ length: SECTIONS }, (_, section) => ({
    name: `Section ${section + 1}`,
    items: Array.from({ length: count / SECTIONS }, (_, place) => {
      const number = section * (count / SECTIONS) + place;
      const description = 'From our own beds, with leaves, radish and seeds.';
      return {
        name: `Item ${number}`,
        description,
        variations: [{ price: 300 + number }],
        allergens: ['milk'],
        ...(images.length > 0 && { image: { id: images[number % images.length] } }),
      };
    }),
  }));
}

function askWith(origin: string, key: string): Ask {
  return async <Answer>(method: string, path: string, body: object): Promise<Answer> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const response = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
}
