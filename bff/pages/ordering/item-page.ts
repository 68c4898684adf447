import { holdsCardNumber } from '../../core/contract/card-numbers.ts';
import { ApiError } from '../../core/api/errors.ts';
import { msg, type Words, nameOf } from '../../core/text/message.ts';
import type { SitePage } from '../hosts/site-page.ts';
import type { SiteVisit } from '../hosts/site-visit.ts';
import { intentOf, intentField } from '../shell/forms/intent.ts';
import { withLine, type CartLine } from './cart.ts';
import { ELEMENT, type OrderingContext, placeOf, type Place } from './place.ts';
import {
  choiceIn,
  firstChoice,
  seenLine,
  SOME_FIELD,
  type ItemChoice,
  groupOf,
  variationsOf,
  type ItemView,
} from './item-options.ts';
import { lineOf, quoteOf } from './quote-cart.ts';
import { shopMenuOf, type ShopMenu, type ShownItem } from './shop-menu.ts';
import { html, type Html } from '../../core/text/html.ts';
import { field } from '../shell/forms/field.ts';
import { marksOf, priceOf, itemPicture } from './item-card.ts';

const NO_FAULTS: ReadonlyMap<string, Words> = new Map();

/** `…/items/{item}`: one item, with what can be chosen of it. */
export function itemPage(context: OrderingContext): SitePage {
  return {
    surface: 'ordering',
    path: '/:merchant/:location/items/:item',
    element: ELEMENT,
    get: show,
    post: add,
  };

  async function show(visit: SiteVisit): Promise<void> {
    const asked = await askedFor(visit);
    const choice = firstChoice(asked.shown, (id) => asked.menu.left(id));
    await send(asked, choice, NO_FAULTS);
  }

  async function add(visit: SiteVisit): Promise<void> {
    const form = await visit.form([SOME_FIELD]);
    const asked = await askedFor(visit);
    const { place, shown } = asked;
    const choice = choiceIn(form, shown);
    const line = newLine(shown, choice, intentOf(form.get('intent')));
    const faults = await faultsOf(asked, line);
    if (faults.size > 0) return send(asked, choice, faults);
    let isFull = false;
    await place.change((cart) => {
      const changed = withLine(cart, line);
      isFull = changed === undefined;
      return changed ?? cart;
    });
    if (isFull) return send(asked, choice, new Map([['form', msg`Your cart is full: it takes 100 lines.`]]));
    visit.redirect(`${place.path()}?added=${line.uid}#${sectionOf(asked)}`);
  }

  async function askedFor(visit: SiteVisit): Promise<Asked> {
    const place = await placeOf(visit, context);
    const menu = await shopMenuOf(place);
    const shown = menu.item(visit.params['item'] ?? '');
    if (!shown) throw new ApiError('not_found');
    return { place, menu, shown };
  }

  async function send(
    { place, menu, shown }: Asked,
    choice: ItemChoice,
    faults: ReadonlyMap<string, Words>,
  ): Promise<void> {
    const { item } = shown;
    await place.visit.send({
      title: faults.size > 0 ? msg`Error: ${item.name}` : item.name,
      description: item.description ?? item.name,
      merchant: place.merchant,
      files: [context.styles],
      content: itemView({ place, menu, shown, choice, faults }),
    });
  }
}

interface Asked {
  readonly place: Place;
  readonly menu: ShopMenu;
  readonly shown: ShownItem;
}

const sectionOf = ({ menu, shown }: Asked): string =>
  menu.sections.find(({ items }) => items.includes(shown))?.section.id ?? '';

function newLine(shown: ShownItem, choice: ItemChoice, intent: string): CartLine {
  return {
    uid: intent.slice(0, 20),
    item: shown.item.id,
    variation: choice.variation,
    quantity: Number(choice.quantity),
    modifiers: choice.modifiers,
    note: choice.note === '' ? null : choice.note,
    seen: seenLine(shown, choice),
  };
}

/**
 * Returns the API's errors, since it knows the rules; errors about the time or a minimum order don't concern
 * the item.
 */
async function faultsOf({ place, menu, shown }: Asked, line: CartLine): Promise<ReadonlyMap<string, Words>> {
  if (!Number.isInteger(line.quantity) || line.quantity < 1 || line.quantity > 99) {
    return new Map([['quantity', msg`Enter a whole number from 1 to 99.`]]);
  }
  if (line.variation === '') return new Map([['variation', msg`Choose one of these.`]]);
  const groups = groupFaults(shown, line);
  if (groups.size > 0) return groups;
  try {
    await quoteOf(place, {
      location: place.location.id,
      fulfillment: { type: place.fulfillmentOf(await place.cart()) },
      lines: [lineOf(line)],
    });
    return NO_FAULTS;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return refusalOf(error, line, menu);
  }
}

/** The API names the first group at fault; a page shows all of them. */
function groupFaults({ groups }: ShownItem, { modifiers }: CartLine): ReadonlyMap<string, Words> {
  const faults = new Map<string, Words>();
  for (const { id, min, max, maxEach, modifiers: own } of groups) {
    const chosen = modifiers.filter(({ modifier }) => own.some((one) => one.id === modifier));
    const sum = chosen.reduce((total, { quantity }) => total + quantity, 0);
    const most = chosen.some(({ quantity }) => quantity > maxEach);
    if (sum < min) faults.set(id, msg`Choose at least ${min}: this is required.`);
    else if (sum > max) faults.set(id, msg`Choose at most ${max}: you chose ${sum}.`);
    else if (most) faults.set(id, msg`Choose at most ${maxEach} of each.`);
  }
  return faults;
}

function refusalOf(fault: ApiError, line: CartLine, menu: ShopMenu): ReadonlyMap<string, Words> {
  const { code, param = '', details } = fault;
  if (code === 'not_available') {
    // An item without remaining pieces that isn't sold out isn't served now: it is ordered for later.
    const short = details.unavailable?.find(({ target, left }) => left > 0 || menu.left(target) === 0);
    if (!short) return NO_FAULTS;
    const { name, left } = short;
    const text = left === 0 ? msg`${name} is sold out.` : msg`Only ${left} of ${name} left.`;
    return new Map([[left === 0 ? 'form' : 'quantity', text]]);
  }
  if (param.endsWith('.note')) {
    return new Map([
      [
        'note',
        holdsCardNumber(line.note ?? '')
          ? msg`Don’t write a card number here. You pay at the end.`
          : msg`Write at most 140 characters, without line breaks.`,
      ],
    ]);
  }
  if (param.endsWith('.variation')) return new Map([['variation', msg`This can’t be chosen any more.`]]);
  if (param.startsWith('lines.0'))
    return new Map([['form', msg`This can’t be ordered as chosen. Look again.`]]);
  return NO_FAULTS;
}

function itemView(view: ItemView): Html {
  const { place, shown, choice, faults } = view;
  const { item, groups, isSoldOut } = shown;
  const form = faults.get('form');
  return html`<p class="back"><a href="${place.path()}">${msg`Menu`}</a></p>
    <article class="card dish">
      ${itemPicture(item, { sizes: '(max-width: 560px) 100vw, 512px', isEager: true })}
      <div class="intro">
        <h1>${nameOf(item.name, place.ownLanguage)}</h1>
        ${item.description !== null && html`<p class="described" ${place.ownLanguage}>${item.description}</p>`}
        <p class="price">
          ${isSoldOut ? html`<span class="chip plain">${msg`Sold out`}</span>` : priceOf(place, item)}
        </p>
        ${marksOf(item)}
      </div>
      ${form !== undefined && html`<p class="notice danger" role="alert">${form}</p>`}
      ${
        isSoldOut
          ? html`<p class="notice warn">${msg`This is sold out for the moment.`}</p>
              <a class="button quiet" href="${place.path()}">${msg`Back to the menu`}</a>`
          : html`<form class="choices" method="post">
              ${place.visit.csrfField()} ${intentField()} ${variationsOf(view)}
              ${groups.map((group) => groupOf(view, group))}
              ${field(
                {
                  name: 'note',
                  label: msg`Note`,
                  error: faults.get('note'),
                  hint: msg`Optional. What the kitchen should know, up to 140 characters.`,
                },
                (attributes) =>
                  html`<textarea ${attributes} rows="2" maxlength="140">${choice.note}</textarea>`,
              )}
              <div class="add">
                ${field(
                  { name: 'quantity', label: msg`Quantity`, error: faults.get('quantity') },
                  (attributes) =>
                    html`<input
                      ${attributes}
                      type="number"
                      min="1"
                      max="99"
                      required
                      value="${choice.quantity}"
                    />`,
                )}
                <button>${msg`Add to cart`}</button>
              </div>
            </form>`
      }
    </article>`;
}
