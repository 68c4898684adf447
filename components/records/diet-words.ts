import { msg } from '../i18n/message.ts';

/** The diets, in the order of the page. */
export const DIETARY = [
  'vegan',
  'vegetarian',
  'gluten_free',
  'dairy_free',
  'nut_free',
  'halal',
  'kosher',
] as const;

/** The 14 allergens named by EU law. */
export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soy',
  'milk',
  'tree_nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;

/** Returns the text for a diet; a value of a newer service is returned unchanged. */
export const dietText = (diet: string): string =>
  ({
    vegan: msg('Vegan'),
    vegetarian: msg('Vegetarian'),
    gluten_free: msg('Gluten-free'),
    dairy_free: msg('Dairy-free'),
    nut_free: msg('Nut-free'),
    halal: msg('Halal'),
    kosher: msg('Kosher'),
  })[diet] ?? diet;

/** Returns the text for an allergen; a value of a newer service is returned unchanged. */
export const allergenText = (allergen: string): string =>
  ({
    gluten: msg('Gluten'),
    crustaceans: msg('Crustaceans'),
    eggs: msg('Eggs'),
    fish: msg('Fish'),
    peanuts: msg('Peanuts'),
    soy: msg('Soy'),
    milk: msg('Milk'),
    tree_nuts: msg('Tree nuts'),
    celery: msg('Celery'),
    mustard: msg('Mustard'),
    sesame: msg('Sesame'),
    sulphites: msg('Sulphites'),
    lupin: msg('Lupin'),
    molluscs: msg('Molluscs'),
  })[allergen] ?? allergen;
