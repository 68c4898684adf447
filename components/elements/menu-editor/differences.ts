import { nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { tag, type Tone } from '../../kit/controls/tag.ts';
import { counted } from '../../i18n/format.ts';
import { msg, str } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { type Menu, type MenuDifference, findGroup, findItem, findSection } from './menu-records.ts';
import { itemsText, daysText } from './menu-words.ts';
import { moneyText } from '../../i18n/money-and-dates.ts';
import { allergenText, dietText } from '../../records/diet-words.ts';
import { choiceGroup } from '../../kit/forms/choices.ts';
import { notice } from '../../kit/loading/notice.ts';

/** Returns the label of a part's field; an unknown name of a newer service is returned unchanged. */
const fieldText = (name: string): string =>
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
function valueText(field: string, value: unknown, menu: Menu): string {
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

/** The fields of a part, as they are sent. */
export type Fields = Readonly<Record<string, unknown>>;

/** A field that two people changed, each to something else. */
export interface Conflict {
  readonly field: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ. */
export const changedFields = (before: Fields, after: Fields): Fields =>
  Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSame(value, before[name])));

/**
 * Renders the conflicts that can't be merged automatically: fields changed here and, differently, by someone
 * else.
 */
export const conflictsOf = (base: Fields, mine: Fields, theirs: Fields): Conflict[] =>
  Object.entries(mine)
    .filter(([field, value]) => !isSame(theirs[field], base[field]) && !isSame(theirs[field], value))
    .map(([field, value]) => ({ field, mine: value, theirs: theirs[field] }));

/** A list of differences is cut after so many, until somebody asks for all. */
const FIRST = 50;

interface Differences {
  differences: readonly MenuDifference[];
  /** For the names of what is referred to, and the currency. */
  menu: Menu;
  showAll: boolean;
  onShowAll: () => void;
}

/** Renders the differences between two versions, part by part, each field before and after. */
export function differenceList({ differences, menu, showAll, onShowAll }: Differences): TemplateResult {
  const shown = showAll ? differences : differences.slice(0, FIRST);
  return html`<ul class="differences">
      ${shown.map((one) => difference(one, menu))}
    </ul>
    ${
      shown.length === differences.length
        ? nothing
        : html`<div class="row">
            ${button({
              label: msg(str`Show all ${counted(differences.length)} changes`),
              isSlim: true,
              press: onShowAll,
            })}
          </div>`
    }`;
}

const difference = ({ part, name, change, fields }: MenuDifference, menu: Menu): TemplateResult =>
  html`<li>
    <p>
      ${tag(...changeTag(change))} <span class="muted">${partText(part)}</span>
      <bdi>${name}</bdi>
    </p>
    ${
      fields.length === 0
        ? nothing
        : html`<dl class="small">
            ${fields.map((field) => {
              const [before, after] = sides(field, menu);
              return html`<div>
                <dt class="muted">${fieldText(field.name)}</dt>
                <dd>
                  <del><span class="unseen">${msg('Before:')}</span> <bdi>${before}</bdi></del>
                  <ins><span class="unseen">${msg('Now:')}</span> <bdi>${after}</bdi></ins>
                </dd>
              </div>`;
            })}
          </dl>`
    }
  </li>`;

/** A sequence is described by how many items there are, or that it is another one. */
function sides({ name, before, after }: MenuDifference['fields'][number], menu: Menu): [string, string] {
  if (name === 'items' && Array.isArray(before) && Array.isArray(after)) {
    const isReordered = isSame((before as unknown[]).toSorted(), (after as unknown[]).toSorted());
    return isReordered
      ? [itemsText(before.length), msg('another order')]
      : [itemsText(before.length), itemsText(after.length)];
  }
  return [valueText(name, before, menu), valueText(name, after, menu)];
}

function changeTag(change: string): [Tone, string] {
  switch (change) {
    case 'added':
      return ['done', msg('Added')];
    case 'removed':
      return ['danger', msg('Removed')];
    case 'changed':
      return ['plain', msg('Changed')];
    default:
      return ['plain', change];
  }
}

const partText = (part: string): string =>
  ({ menu: msg('Menu'), section: msg('Section'), item: msg('Item'), group: msg('Modifier group') })[part] ??
  part;

/** Two people changed the same: what both say, and the choice. */
interface ConflictView {
  conflicts: readonly Conflict[];
  isGone: boolean;
  /** Fields where the other side's stays. */
  given: ReadonlySet<string>;
  menu: Menu;
  choose: (field: string, isMine: boolean) => void;
  save: () => void;
  discard: () => void;
}

export function conflictView(of: ConflictView): TemplateResult {
  const { isGone, conflicts, given, menu, choose } = of;
  return html`<section class="conflict" id="conflict" tabindex="-1" aria-labelledby="conflict-title">
    <div role="alert">
      ${notice({
        kind: 'warning',
        title: html`<span id="conflict-title"
          >${isGone ? msg('Someone else removed this.') : msg('Someone else changed this too.')}</span
        >`,
        advice: isGone
          ? msg('What you typed is still here. You can add it again, or let it go.')
          : msg('Choose which one to keep. Nothing is saved until you do.'),
      })}
    </div>
    ${conflicts.map(({ field, mine, theirs }) =>
      choiceGroup(
        {
          name: `keep-${field}`,
          label: fieldText(field),
          type: 'radio',
          chosen: [given.has(field) ? 'theirs' : 'mine'],
          choices: [
            { value: 'mine', label: side(msg('Yours'), valueText(field, mine, menu)) },
            { value: 'theirs', label: side(msg('Theirs'), valueText(field, theirs, menu)) },
          ],
        },
        (value) => choose(field, value === 'mine'),
      ),
    )}
    <div class="row">
      ${button({ label: isGone ? msg('Add it again') : msg('Save this'), kind: 'primary', press: of.save })}
      ${button({ label: msg('Discard mine'), press: of.discard })}
    </div>
  </section>`;
}

const side = (whose: string, text: string): TemplateResult =>
  html`<span><b>${whose}</b> <bdi>${text}</bdi></span>`;
