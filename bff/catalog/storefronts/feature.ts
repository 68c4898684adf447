import { activeMerchant, nowOf } from '../../accounts/merchants/merchants.ts';
import { requireAllLocations, viewOf } from '../../core/api/principal.ts';
import { route, type Route } from '../../core/api/route.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type {
  Feature,
  FeatureDeps,
  FurnishMerchants,
  SimulationRequest,
  Simulations,
  TestMerchant,
} from '../../core/feature.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { insertDrawnImages } from '../images/images.ts';
import { changeStorefront, unknownMerchant } from './change-storefront.ts';
import { getStorefront, updateStorefront } from './contract/storefronts.ts';
import { findStorefront, presentStorefront } from './storefront-records.ts';
import { storefrontMigrations } from './tables.ts';

function storefrontRoutes({ db, clock, themes, publicUrl: url }: FeatureDeps): Route[] {
  return [
    route(getStorefront, async ({ principal, params: { merchant } }) => {
      const row = await findStorefront(db, viewOf(principal), merchant);
      if (!row) throw unknownMerchant();
      return { body: presentStorefront(row, url) };
    }),
    route(
      updateStorefront,
      async ({ principal, work, params, body }) => {
        requireAllLocations(principal);
        const now = new Date(await nowIn(work.db, clock, principal));
        const context = { view: viewOf(principal), merchantId: params.merchant, now, url };
        return { body: await changeStorefront(work.db, context, body) };
      },
      {
        // An accent that stays is kept, even if the theme has changed since.
        async prepare({ principal, params: { merchant }, body: { accent: sent } }) {
          const accent = sent?.toLowerCase();
          if (accent === undefined) return;
          const row = await findStorefront(db, viewOf(principal), merchant);
          if (row && row.accent !== accent) await themes.requireReadable(principal, accent);
        },
      },
    ),
  ];
}

const storefrontSimulations: Simulations = { 'storefront.updated': simulateUpdated };

/** Changes the tagline of the named merchant; by default, of the oldest active one. */
async function simulateUpdated(work: Work, request: SimulationRequest): Promise<void> {
  const { caller, deps } = request;
  const merchantId = await activeMerchant(work, request);
  const now = await nowOf(work, request);
  const context = { view: viewOf(caller), merchantId, now, url: deps.publicUrl };
  await changeStorefront(work.db, context, { tagline: `Simulated at ${now.toISOString()}` });
}

const NURSERY = {
  tagline: 'Good coffee, proper lunches and house plants, under glass by the river.',
  about:
    'We have grown house plants here since 1998. The café opens with the greenhouse: salads from our own ' +
    'beds, cakes from the oven at eleven, and someone who knows why your fern is sulking.',
  cover: 'GREENHOUSE',
  logo: 'LEAF',
} as const;

/** The storefronts of the merchants in a new sandbox, by their names; any other one is a nursery. */
const STOREFRONTS = {
  'Harbour Florist': {
    tagline: 'Flowers from the morning market, and coffee while we tie them.',
    about:
      'Two florists and an espresso machine, a few steps from the boats. Tell us who the flowers are for: ' +
      'every bunch is tied by hand.',
    cover: 'HARBOR',
    logo: 'TULIP',
  },
  'Old Mill Garden Centre': {
    tagline: 'Everything for the garden, and lunch beside the mill wheel.',
    about:
      'The wheel has turned since 1740. Today it keeps the ponds fresh, our lavender is cut in July, and ' +
      'the bread for lunch is made from flour that is ground next door.',
    cover: 'MILL',
    logo: 'WHEEL',
  },
} as const;

const ALLERGEN_NOTE =
  'Our kitchen handles nuts, gluten, milk, eggs, fish, sesame, celery and mustard. Ask us before you order.';

const storefrontFor = ({ displayName }: TestMerchant) =>
  STOREFRONTS[displayName as keyof typeof STOREFRONTS] ?? NURSERY;

const drawingsOf = (merchant: TestMerchant) => {
  const { cover, logo } = storefrontFor(merchant);
  return [cover, logo];
};

/** Each test merchant has a storefront with a cover and a logo. */
const furnishStorefronts: FurnishMerchants = async (trx, merchants, now) => {
  const images = await insertDrawnImages(trx, merchants, drawingsOf, now, ['storefront']);
  await trx
    .insertInto('storefronts')
    .values(
      merchants.map((merchant, at) => {
        const { tagline, about, cover, logo } = storefrontFor(merchant);
        const imageOf = (name: typeof cover | typeof logo) => images[at]?.get(name)?.id ?? null;
        return {
          merchant_id: merchant.id,
          partner_id: merchant.partnerId,
          environment: merchant.environment,
          tagline,
          about,
          allergen_note: ALLERGEN_NOTE,
          cover: imageOf(cover),
          logo: imageOf(logo),
          updated_at: now,
        };
      }),
    )
    .execute();
};

export const storefronts: Feature = {
  routes: storefrontRoutes,
  simulations: storefrontSimulations,
  migrations: storefrontMigrations,
  furnish: furnishStorefronts,
};
