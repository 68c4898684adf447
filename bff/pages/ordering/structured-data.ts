import { Html, type Content, html } from '../../core/text/html.ts';
import { toDecimal } from '../../core/money/currency.ts';
import type { MenuItem } from '../../catalog/menus/contract/menu.ts';
import type { Place } from './place.ts';
import type { ShopMenu } from './shop-menu.ts';
import { msg } from '../../core/text/message.ts';

/** For search engines and shared links. In the sandbox there is none: its pages are for tests. */
export function structuredData(place: Place, menu: ShopMenu): Content {
  const { site } = place.visit;
  if (site.environment !== 'production') return false;
  const { merchant, location } = place;
  const title = `${merchant.displayName}, ${location.record.name}`;
  const url = `${site.origin}${place.path()}`;
  return [
    html`<meta property="og:type" content="restaurant.menu" />
      <meta property="og:title" content="${title}" />
      <meta property="og:description" content="${msg`Order online from ${title}.`}" />
      <meta property="og:url" content="${url}" />`,
    jsonScript(restaurantOf(place, menu, url)),
  ];
}

/** A `<` could end the script, whatever the names of items are. */
export function jsonScript(data: object): Html {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return new Html(`<script type="application/ld+json">${text}</script>`);
}

const DIETS: Readonly<Partial<Record<MenuItem['dietary'][number], string>>> = {
  gluten_free: 'https://schema.org/GlutenFreeDiet',
  halal: 'https://schema.org/HalalDiet',
  kosher: 'https://schema.org/KosherDiet',
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
};

function restaurantOf({ merchant, location }: Place, menu: ShopMenu, url: string): object {
  const { address, phone, hours, name } = location.record;
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: `${merchant.displayName}, ${name}`,
    url,
    ...(phone !== null && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.line1 ?? undefined,
      addressLocality: address.city ?? undefined,
      postalCode: address.postal_code ?? undefined,
      addressCountry: address.country ?? undefined,
    },
    openingHoursSpecification: hours.default.map(({ day, open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
      opens: open,
      closes: close,
    })),
    potentialAction: { '@type': 'OrderAction', target: url },
    hasMenu: {
      '@type': 'Menu',
      hasMenuSection: menu.sections.map(({ section }) => ({
        '@type': 'MenuSection',
        name: section.name,
        hasMenuItem: section.items.map((item) => itemOf(item, location.currency)),
      })),
    },
  };
}

function itemOf({ name, description, dietary, variations }: MenuItem, currency: string): object {
  return {
    '@type': 'MenuItem',
    name,
    ...(description !== null && { description }),
    suitableForDiet: dietary.flatMap((diet) => DIETS[diet] ?? []),
    offers: variations.map(({ name: variation, price }) => ({
      '@type': 'Offer',
      ...(variation !== null && { name: variation }),
      price: toDecimal(price, currency),
      priceCurrency: currency,
    })),
  };
}
