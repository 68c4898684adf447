import { afterAll, beforeAll, expect, test } from 'vitest';
import { atHost, siteHost, type SiteReply } from '../hosts/testing/at-host.ts';
import { LiveMerchant } from '../../money/payouts/testing/live-merchant.ts';
import { startService, type Service } from '../../testing/service/service.ts';

/** Strings that would end the script, begin another or open a comment in it if they were parsed as markup. */
const HOSTILE = {
  merchant: '</script><script>alert(1)</script>',
  location: 'Mill & “Lane” <!--<script>',
  section: '</ScRiPt ><img src=x onerror=alert(2)>',
  item: `<b>Soup</b> ]]> "of" 'the' day \\u003c`,
  description: 'Hot </script > & spicy',
  variation: '{{large}} ${x}',
};

let service: Service;
let host: string;
let path: string;
let page: SiteReply;
beforeAll(async () => {
  service = await startService();
  const live = await LiveMerchant.open(service);
  const send = async <Body>(operation: string, body: object): Promise<Body> => {
    const reply = await live.call<Body>(operation, body);
    if (reply.status >= 300) throw new Error(`${operation}: ${reply.text}`);
    return reply.body;
  };
  const merchant = await send<{ slug: string }>(`PATCH /v1/merchants/${live.id}`, {
    display_name: HOSTILE.merchant,
  });
  const location = await send<{ slug: string }>(`POST /v1/merchants/${live.id}/locations`, {
    name: HOSTILE.location,
    phone: '+442079460018',
    address: { line1: '12 Mill Lane', city: 'Reading', postal_code: 'RG1 2AB', country: 'GB' },
    hours: { default: [{ day: 'friday', open: '18:00', close: '02:00' }] },
  });
  const menu = await send<{ id: string; version: number }>('POST /v1/menus', {
    merchant: live.id,
    name: 'Evening',
    sections: [
      {
        name: HOSTILE.section,
        items: [
          {
            name: HOSTILE.item,
            description: HOSTILE.description,
            dietary: ['nut_free', 'vegan'],
            variations: [
              { name: 'Small', price: 5 },
              { name: HOSTILE.variation, price: 1250 },
            ],
          },
          { name: 'Water', variations: [{ price: 0 }] },
        ],
      },
      { name: 'Desserts', items: [{ name: 'Cake', variations: [{ price: 100_000 }] }] },
    ],
  });
  await send(`POST /v1/menus/${menu.id}/publish`, { version: menu.version });
  host = siteHost(service, 'greenhouse-pos', 'production');
  path = `/${merchant.slug}/${location.slug}`;
  page = await atHost(service, host, path);
}, 60_000);
afterAll(() => service.stop());

test('a menu in production is described as a restaurant with its menu, sections and items', () => {
  expect(page.status).toBe(200);
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(page.text) ?? [];
  const offer = (price: string, name?: string) => ({
    '@type': 'Offer',
    ...(name !== undefined && { name }),
    price,
    priceCurrency: 'GBP',
  });
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: `${HOSTILE.merchant}, ${HOSTILE.location}`,
    url: `http://${host}${path}`,
    telephone: '+442079460018',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '12 Mill Lane',
      addressLocality: 'Reading',
      postalCode: 'RG1 2AB',
      addressCountry: 'GB',
    },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Friday',
        opens: '18:00',
        closes: '02:00',
      },
    ],
    potentialAction: { '@type': 'OrderAction', target: `http://${host}${path}` },
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: [
        {
          '@type': 'MenuSection',
          name: HOSTILE.section,
          hasMenuItem: [
            {
              '@type': 'MenuItem',
              name: HOSTILE.item,
              description: HOSTILE.description,
              suitableForDiet: ['https://schema.org/VeganDiet'],
              offers: [offer('0.05', 'Small'), offer('12.50', HOSTILE.variation)],
            },
            { '@type': 'MenuItem', name: 'Water', suitableForDiet: [], offers: [offer('0.00')] },
          ],
        },
        {
          '@type': 'MenuSection',
          name: 'Desserts',
          hasMenuItem: [
            { '@type': 'MenuItem', name: 'Cake', suitableForDiet: [], offers: [offer('1000.00')] },
          ],
        },
      ],
    },
  });
});

test('names never begin a script, end one or open a comment', () => {
  const scripts = page.text.match(/<script\b[^>]*>/gi) ?? [];
  const own = scripts.filter((script) => !/^<script type="module" src="\/[\w./-]+"/.test(script));
  expect(own).toEqual(['<script type="application/ld+json">']);
  expect(page.text.match(/<\/script/gi)).toHaveLength(scripts.length);
  expect(page.text).not.toMatch(/<img src=x|<!--|<b>Soup/);
});

test('it can be found and shared by its address, and only the pages of people can’t', async () => {
  expect(page.text).not.toContain('noindex');
  expect(page.text).toContain(`<link rel="canonical" href="http://${host}${path}" />`);
  expect(page.text).toContain(`<meta property="og:url" content="http://${host}${path}" />`);
  expect(page.text).toContain('<meta property="og:title" content="&lt;/script&gt;&lt;script&gt;alert(1)');
  const cart = await atHost(service, host, `${path}/cart`);
  expect(cart.text).toContain('content="noindex"');
  expect(cart.text).not.toMatch(/ld\+json|og:title/);
});
