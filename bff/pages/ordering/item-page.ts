import { holdsCardNumber } from '../../core/contract/card-numbers.ts';
import { ApiError } from '../../core/api/errors.ts';
import { msg, type Words, nameOf } from '../../core/text/message.ts';
import type { SitePage, SiteVisit } from '../hosts/site-visit.ts';
import { intentOf, intentField, field, optional } from '../shell/forms.ts';
import { withLine, withLineChanged, type CartLine } from './cart.ts';
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
import { marksOf } from './menu-view.ts';
import { strokeIcon } from '../shell/icons.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import { pictureOf } from '../shell/pictures.ts';
import { placeBar } from './place-header.ts';

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
    const line = await editedLine(asked.place, visit.req.query['line']);
    const choice = line ? choiceOf(line) : firstChoice(asked.shown, (id) => asked.menu.left(id));
    await send(asked, { choice, faults: NO_FAULTS, edits: line?.uid });
  }

  async function add(visit: SiteVisit): Promise<void> {
    const form = await visit.form([SOME_FIELD]);
    const asked = await askedFor(visit);
    const { place, shown, menu } = asked;
    const isQuick = form.get('quick') !== undefined;
    const choice = isQuick ? firstChoice(shown, (id) => menu.left(id)) : choiceIn(form, shown);
    const edits = form.get('line');
    const line = newLine(shown, choice, intentOf(form.get('intent')));
    const faults = await faultsOf(asked, line);
    if (faults.size > 0) return send(asked, { choice, faults, edits });
    let isFull = false;
    await place.change((cart) => {
      const changed = edits === undefined ? withLine(cart, line) : withLineChanged(cart, edits, line);
      isFull = changed === undefined;
      return changed ?? cart;
    });
    if (isFull) {
      return send(asked, { choice, faults: new Map([['form', FULL]]), edits });
    }
    if (edits !== undefined) return visit.redirect(place.path('cart'));
    visit.redirect(`${place.path()}?added=${line.uid}#${cardId(shown)}`);
  }

  async function askedFor(visit: SiteVisit): Promise<Asked> {
    const place = await placeOf(visit, context);
    const menu = await shopMenuOf(place);
    const shown = menu.item(visit.params['item'] ?? '');
    if (!shown) throw new ApiError('not_found');
    return { place, menu, shown };
  }

  async function send({ place, menu, shown }: Asked, state: ItemState): Promise<void> {
    const { item } = shown;
    const { faults } = state;
    await place.visit.send({
      title: faults.size > 0 ? msg`Error: ${item.name}` : item.name,
      description: item.description ?? item.name,
      merchant: place.merchant,
      header: 'own',
      files: [context.styles],
      content: itemView({ place, menu, shown, ...state }),
    });
  }
}

interface Asked {
  readonly place: Place;
  readonly menu: ShopMenu;
  readonly shown: ShownItem;
}

/** The choices that are shown, and what is wrong with them. */
type ItemState = Pick<ItemView, 'choice' | 'faults' | 'edits'>;

const FULL = msg`Your cart is full: it takes 100 lines.`;

/** The ID of an item's card on the menu. */
const cardId = ({ item: { id } }: ShownItem): string => `card-${id}`;

/** Returns the line of the cart that the guest edits; `undefined` for a new one. */
async function editedLine(place: Place, uid: unknown): Promise<CartLine | undefined> {
  if (typeof uid !== 'string') return undefined;
  const { lines } = await place.cart();
  return lines.find((line) => line.uid === uid);
}

const choiceOf = ({ variation, modifiers, quantity, note }: CartLine): ItemChoice => ({
  variation,
  modifiers,
  quantity: String(quantity),
  note: note ?? '',
});

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
  if (param.endsWith('.variation')) return new Map([['variation', msg`This can’t be chosen anymore.`]]);
  if (param.startsWith('lines.0'))
    return new Map([['form', msg`This can’t be ordered as chosen. Look again.`]]);
  return NO_FAULTS;
}

function itemView(view: ItemView): Html {
  const { place, shown, faults } = view;
  const { item, isSoldOut } = shown;
  const form = faults.get('form');
  return html`${placeBar(place, { path: place.path(), name: msg`Menu` })}
    <article class="dish" data-sheet>
      <form class="closing" method="dialog">
        <button aria-label="${msg`Close`}">${strokeIcon('x')}</button>
      </form>
      ${pictureOf(item.image, { sizes: '(max-width: 720px) 100vw, 480px', isEager: true })}
      <div class="about-item">
        <h1>${nameOf(item.name, place.ownLanguage)}</h1>
        ${
          item.description !== null && html`<p class="described" ${place.ownLanguage}>${item.description}</p>`
        }
        ${marksOf(item)}
      </div>
      <div class="choosing">
        ${form !== undefined && html`<p class="notice danger" role="alert">${form}</p>`}
        ${
          isSoldOut
            ? html`<p class="notice warn">${msg`This is sold out for the moment.`}</p>
                <a class="button quiet" href="${place.path()}">${msg`Back to the menu`}</a>`
            : choicesForm(view)
        }
      </div>
    </article>`;
}

function choicesForm(view: ItemView): Html {
  const { place, shown, choice, faults, edits } = view;
  const { currency, locale } = place.location;
  const { unitPrice } = seenLine(shown, choice);
  const quantity = Number(choice.quantity);
  const sum = moneyIn(
    place.location,
    unitPrice * (Number.isInteger(quantity) && quantity > 0 ? quantity : 1),
  );
  const quantityFault = faults.get('quantity');
  return html`<form
    class="choices"
    method="post"
    action="${place.path('items', shown.item.id)}"
    data-live="${currency}"
    data-locale="${locale}"
    novalidate
  >
    ${place.visit.csrfField()} ${intentField()}
    ${edits !== undefined && html`<input type="hidden" name="line" value="${edits}" />`} ${variationsOf(view)}
    ${shown.groups.map((group) => groupOf(view, group))}
    <div class="options">
      ${field(
        {
          name: 'note',
          label: optional(msg`Note`),
          error: faults.get('note'),
        },
        (attributes) => html`<textarea ${attributes} rows="2" maxlength="140">${choice.note}</textarea>`,
      )}
    </div>
    <div class="adding">
      ${quantityFault !== undefined && html`<p class="trouble" id="quantity-note">${quantityFault}</p>`}
      ${quantityStepper(choice.quantity, quantityFault !== undefined)}
      <button class="tall">
        ${edits === undefined ? msg`Add` : msg`Save`} <span>·</span> <b data-sum>${sum}</b>
      </button>
    </div>
  </form>`;
}

/** Renders a quantity with buttons, which a script wakes; without one, it is typed. */
function quantityStepper(quantity: string, isWrong: boolean): Html {
  return html`<div class="stepper">
    ${stepButton(-1, msg`One fewer`, strokeIcon('minus'))}
    <input
      type="number"
      id="quantity"
      name="quantity"
      aria-label="${msg`Quantity`}"
      min="1"
      max="99"
      value="${quantity}"
      ${isWrong && html`aria-invalid="true" aria-describedby="quantity-note"`}
    />
    ${stepButton(1, msg`One more`, strokeIcon('plus'))}
  </div>`;
}

const stepButton = (by: number, label: Words, sign: Html): Html =>
  html`<button type="button" data-step="${by}" aria-label="${label}">${sign}</button>`;
