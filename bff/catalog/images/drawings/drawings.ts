import { createHash } from 'node:crypto';
import * as cafe from './cafe.ts';
import * as plants from './plants.ts';
import { COVER, ITEM, LOGO, type Size, type Svg } from './shapes.ts';
import * as shop from './shop.ts';
import * as florist from './storefronts/florist.ts';
import * as mill from './storefronts/mill.ts';
import * as nursery from './storefronts/nursery.ts';

/** A picture that we have drawn ourselves, for the menus and storefronts of test merchants. */
export interface Drawing extends Size {
  readonly svg: Svg;
  /** SHA-256 of the SVG, in hexadecimal digits: what an upload of it would be named by. */
  readonly hash: string;
  /** A description of the drawing. */
  readonly alt: string;
}

/** Drawings by the `external_id` of the item pictured. */
const ITEMS = {
  'CAFE-FLAT-WHITE': drawn(cafe.flatWhite, 'A cup of coffee with a leaf of milk foam'),
  'CAFE-FILTER': drawn(cafe.filterCoffee, 'A cup of black coffee, with beans and a spoon beside it'),
  'CAFE-TEA': drawn(cafe.potOfTea, 'A green teapot, steaming'),
  'CAFE-ELDERFLOWER': drawn(cafe.elderflower, 'A tall glass with ice and elderflowers'),
  'CAFE-SALAD': drawn(cafe.gardenSalad, 'A bowl of leaves with radish and cucumber'),
  'CAFE-SOUP': drawn(cafe.soup, 'A bowl of orange soup with cream, and a slice of bread'),
  'CAFE-AVO': drawn(cafe.avocadoToast, 'Two slices of toast with avocado on a plate'),
  'CAFE-BAGEL': drawn(cafe.troutBagel, 'A bagel with smoked trout and dill'),
  'CAFE-CARROT': drawn(cafe.carrotCake, 'A slice of carrot cake with icing'),
  'CAFE-FLAPJACK': drawn(cafe.flapjack, 'Three flapjacks on a plate'),
  'PLANT-MONSTERA': drawn(plants.monstera, 'A monstera in a terracotta pot'),
  'PLANT-SNAKE': drawn(plants.snakePlant, 'A snake plant in a gray pot'),
  'PLANT-LILY': drawn(plants.peaceLily, 'A peace lily with three white flowers'),
  'PLANT-HEARTS': drawn(plants.stringOfHearts, 'A hanging pot with trailing heart-shaped leaves'),
  'CARE-COMPOST': drawn(shop.compost, 'A bag of compost'),
  'CARE-MISTER': drawn(shop.brassMister, 'A brass plant mister, spraying'),
  'GIFT-HAMPER': drawn(shop.hamper, 'A basket with a bottle, a potted herb and a parcel'),
} as const satisfies Record<string, Drawing>;

const STOREFRONTS = {
  GREENHOUSE: drawn(nursery.greenhouse, 'A greenhouse full of plants, by a river', COVER),
  LEAF: drawn(nursery.leafLogo, 'A leaf', LOGO),
  HARBOR: drawn(florist.harbor, 'A flower shop at a harbor, with buckets of flowers', COVER),
  TULIP: drawn(florist.tulipLogo, 'A tulip', LOGO),
  MILL: drawn(mill.oldMill, 'A water mill with beds of lavender', COVER),
  WHEEL: drawn(mill.wheelLogo, 'A water wheel', LOGO),
} as const satisfies Record<string, Drawing>;

export const DRAWINGS = { ...ITEMS, ...STOREFRONTS };

export type DrawingName = keyof typeof DRAWINGS;

export const ITEM_DRAWINGS = Object.keys(ITEMS) as DrawingName[];

function drawn(svg: Svg, alt: string, { width, height }: Size = ITEM): Drawing {
  return { svg, alt, width, height, hash: createHash('sha256').update(svg).digest('hex') };
}
