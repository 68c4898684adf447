import { html, type Content, type Html } from '../../../core/text/html.ts';
import { strokeIcon } from '../../shell/icons.ts';

/** The brand that a sample is drawn with. */
export interface SampleBrand {
  readonly name: string;
  readonly logo: { readonly src: string; readonly alt: string } | undefined;
}

/** The surfaces that are drawn from a sample order, because they need one: name and drawing. */
export const SAMPLES = {
  checkout: { label: 'Checkout', draw: checkout },
  dashboard: { label: 'Dashboard', draw: dashboard },
  receipt: { label: 'Receipt', draw: receipt },
  message: { label: 'Message', draw: message },
} as const satisfies Readonly<
  Record<string, { readonly label: string; readonly draw: (brand: SampleBrand) => Html }>
>;

export type SampleName = keyof typeof SAMPLES;

/** The order that all samples are about. */
const ORDER = {
  number: 6,
  guest: 'Ada Byron',
  at: '11:15',
  total: '£13.97',
  address: '12 Mill Lane, Reading RG1 2AB',
};
const LINES = [
  { count: 1, name: 'Flat white', more: 'Large, oat drink', price: '£4.30' },
  { count: 2, name: 'Carrot cake', more: 'Slice, no walnuts', price: '£8.40' },
] as const;
const TIP = '£1.27';

function logoOf({ logo }: SampleBrand): Html {
  return logo
    ? html`<img class="mark-own" src="${logo.src}" alt="" height="32" />`
    : html`<span class="mark-leaf">${strokeIcon('leaf', 20)}</span>`;
}

const amounts = (rows: readonly (readonly [Content, Content])[]): Html =>
  html`<div class="amounts">
    ${rows.map(([name, amount]) => html`<p><span>${name}</span><span>${amount}</span></p>`)}
  </div>`;

const lineAmounts = (): Html =>
  amounts(LINES.map(({ count, name, price }) => [`${count} × ${name}`, price] as const));

function checkout(brand: SampleBrand): Html {
  return html`<div class="bar">${logoOf(brand)}<b>${brand.name}</b><small>1 of 2</small></div>
    <div class="inside">
      <p class="title">Details</p>
      <div class="box">
        <p class="heading">When</p>
        <p class="option">
          <i></i><span><b>As soon as possible</b><small>Ready about ${ORDER.at}</small></span>
        </p>
        <p class="option chosen">
          <i></i><span><b>Later</b><small>Today, 12:15</small></span>
        </p>
        <p class="slots">
          <span>11:45</span><span>12:00</span><span class="chosen">12:15</span><span>13:00</span
          ><span>13:15</span><span>13:30</span>
        </p>
      </div>
      <div class="box">
        <p class="heading">Your details</p>
        <p class="entry"><small>Name</small><span>${ORDER.guest}</span></p>
        <p class="entry"><small>Phone</small><span>0118 496 0018</span></p>
      </div>
      <p class="button wide"><span>Continue to payment</span><span>${ORDER.total}</span></p>
    </div>`;
}

function dashboard(brand: SampleBrand): Html {
  const tags = [['Nut allergy', 'danger'] as const];
  return html`<div class="bar">
      ${logoOf(brand)}<b>${brand.name}</b><span class="chip success">Open</span>
    </div>
    <p class="columns-bar">
      <b>New <span class="chip accent">2</span></b
      ><span>Preparing 3</span><span>Ready 2</span>
    </p>
    <div class="inside">
      ${ticket(
        { number: ORDER.number, name: ORDER.guest, how: `Pickup · asks for ${ORDER.at}`, left: '2:40' },
        html`${tags.map(([words, tone]) => html`<p class="notice ${tone}"><b>${words}</b></p>`)}
        ${LINES.map(
          ({ count, name, more }) => html`<p class="line"><b>${count}× ${name}</b><small>${more}</small></p>`,
        )}
        ${amounts([['Held on card', ORDER.total]])}`,
      )}
      ${ticket(
        { number: 7, name: 'Jo Park', how: 'Delivery · RG1 4PS', left: '6:40' },
        html`<p class="line"><b>2× Soup of the day</b><small>Sourdough</small></p>
          ${amounts([['Held on card', '£17.85']])}`,
      )}
    </div>`;
}

interface Ticket {
  readonly number: number;
  readonly name: string;
  readonly how: string;
  /** The time left to answer. */
  readonly left: string;
}

function ticket({ number, name, how, left }: Ticket, content: Content): Html {
  return html`<div class="box ticket">
    <p class="ticket-head">
      <b>${number}</b><span><b>${name}</b><small>${how}</small></span
      ><b class="left">${left}</b>
    </p>
    ${content}
    <p class="ticket-ways">
      <span class="button quiet">Reject</span><span class="button wide-one">Accept</span>
    </p>
  </div>`;
}

/** Paper is black on white in every theme; the name is the brand's. */
function receipt({ name }: SampleBrand): Html {
  return html`<div class="paper">
    <p class="center"><b class="big">${name}</b><br />${ORDER.address}<br />VAT GB 362 4418 09</p>
    ${amounts([[html`<b>Order ${ORDER.number}</b> · Pickup`, 'Nov 26, 11:14']])}
    <div class="amounts">
      ${LINES.map(
        ({ count, name: item, more, price }) =>
          html`<p>
            <span>${count} ${item}<br /><small>${more}</small></span
            ><span>${price}</span>
          </p>`,
      )}
    </div>
    ${amounts([
      ['Tip', TIP],
      [html`<b class="big">Total</b>`, html`<b class="big">${ORDER.total}</b>`],
      ['Visa ending in 4242', ORDER.total],
    ])}
    <p class="center">Thank you, ${ORDER.guest.split(' ')[0]}</p>
  </div>`;
}

function message(brand: SampleBrand): Html {
  return html`<div class="inside">
    <div class="box mail">
      <p class="mail-head">${logoOf(brand)}<b>${brand.name}</b></p>
      <p class="title">Ready at ${ORDER.at}</p>
      <p class="muted">Order ${ORDER.number}. Say your name at the hatch. ${ORDER.address}.</p>
      <p><span class="button">See your order</span></p>
      ${lineAmounts()}
      ${amounts([
        ['Tip', TIP],
        [html`<b>Charged to Visa ending in 4242</b>`, html`<b>${ORDER.total}</b>`],
      ])}
    </div>
  </div>`;
}
