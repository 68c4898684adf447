import { moneyText } from '../../i18n/money.ts';
import { counted } from '../../i18n/counted.ts';
import { msg, str } from '../../i18n/message.ts';
import { allergenText, dietText } from '../../records/diet-words.ts';
import { findGroup, findItem, findSection, type Menu } from './menu-records.ts';
import { daysText } from './menu-words.ts';

/** What a field of a part is called; a name of a newer service stays as it is. */
export const fieldText = (name: string): string =>
  ({
    name: msg('Name'),
    description: msg('Description'),
    image: msg('Image'),
    section: msg('Section'),
    variations: msg('Variations and prices'),
    modifier_groups: msg('Modifier groups'),
    dietary: msg('Suits'),
    allergens: msg('Contains'),
    calories: msg('Calories'),
    alcohol: msg('Contains alcohol'),
    tax_category: msg('Tax category'),
    external_id: msg('Your own number'),
    availability: msg('When it is served'),
    items: msg('Items'),
    min: msg('At least'),
    max: msg('At most'),
    max_each: msg('At most of one'),
    modifiers: msg('Modifiers'),
  })[name] ?? name;

type Values = Readonly<Record<string, unknown>>;

/** A value of a field in words. @param menu for the names of what is referred to, and the currency */
export function valueText(field: string, value: unknown, menu: Menu): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? msg('Yes') : msg('No');
  if (field === 'image') return imageText(value as Values);
  if (field === 'section') return findSection(menu, `${value as string}`)?.name ?? msg('another section');
  if (Array.isArray(value)) return listText(field, value as unknown[], menu);
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string}`;
}

const imageText = ({ alt }: Values): string =>
  typeof alt === 'string' ? msg(str`Image: ${alt}`) : msg('Decorative image');

function listText(field: string, list: unknown[], menu: Menu): string {
  if (list.length === 0) return field === 'availability' ? msg('Always') : '–';
  if (field === 'items') return msg(str`${counted(list.length)} items in another order`);
  return list.map((one) => entryText(field, one, menu)).join(', ');
}

function entryText(field: string, entry: unknown, menu: Menu): string {
  if (typeof entry === 'string') {
    if (field === 'dietary') return dietText(entry);
    return field === 'allergens' ? allergenText(entry) : (findItem(menu, entry)?.item.name ?? entry);
  }
  const { name, price, group, days, from, to } = Object(entry) as Values;
  if (Array.isArray(days)) return `${daysText(days as string[])} ${String(from)}–${String(to)}`;
  if (typeof group === 'string') return findGroup(menu, group)?.name ?? msg('another group');
  const cost = typeof price === 'number' ? moneyText(price, menu.currency) : '';
  return typeof name === 'string' ? `${name} ${cost}`.trim() : cost;
}
