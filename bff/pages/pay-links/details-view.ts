import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words, percentText } from '../../core/text/message.ts';
import { field, faultList, optional } from '../shell/forms.ts';
import { amountInField } from '../../core/money/typed-amount.ts';
import { moneyIn } from '../../core/text/guest-money.ts';
import { CONTACT_FIELDS } from '../../orders/pay-links/contract/pay-link-fields.ts';
import { TIP_PRESETS_BPS, tipAt, type DetailFaults } from './details-form.ts';
import type { TypedDetails } from '../../orders/pay-links/link-visit.ts';
import type { OpenedLink } from './opened-link.ts';

export interface DetailsView {
  readonly opened: OpenedLink;
  readonly typed: TypedDetails;
  readonly faults: DetailFaults;
  /** The amount without a tip, if the guest doesn't choose it; in minor units. */
  readonly amount: number | undefined;
}

/** Renders the form before the card: amount, tip, payer. */
export function detailsForm(view: DetailsView): Html {
  const { opened, faults } = view;
  const { link, visit } = opened;
  const asked = CONTACT_FIELDS.filter((name) => link.collect[name] !== 'no');
  return html`${faults.size > 0 && faultList(faults, msg`Nothing was paid.`)}
    <form class="details" method="post" action="${opened.path()}">
      ${visit.csrfField()}
      ${link.guest_amount !== null && html`<div class="card">${amountChoice(view)}</div>`}
      ${link.tip_enabled && html`<div class="card">${tipChoice(view)}</div>`}
      ${
        asked.length > 0 &&
        html`<div class="card">
          <h2>${msg`About you`}</h2>
          ${asked.map((name) => contactField(view, name))}
        </div>`
      }
      <button>${msg`Continue to the card`}</button>
    </form>`;
}

function amountChoice(view: DetailsView): Html {
  const { opened, typed, faults } = view;
  const { min = 0, max = 0, presets = [] } = opened.link.guest_amount ?? {};
  const { money } = opened;
  const bounds = msg`From ${moneyIn(money, min)} to ${moneyIn(money, max)}.`;
  const isOwn = typed.amount === 'own' || (typed.amount === '' && typed.own_amount !== '');
  return html`${
    presets.length > 0 &&
    html`<fieldset class="options">
      <legend>${msg`How much`}</legend>
      <div class="segments">
        ${presets.map((one) =>
          segment('amount', String(one), moneyIn(money, one), typed.amount === String(one)),
        )}
        ${segment('amount', 'own', msg`Other`, isOwn)}
      </div>
    </fieldset>`
  }
  ${amountField(view, {
    name: 'own_amount',
    label: (currency) =>
      presets.length > 0 ? msg`Other amount in ${currency}` : msg`How much in ${currency}`,
    hint: bounds,
    error: faults.get('own_amount'),
  })}`;
}

function tipChoice(view: DetailsView): Html {
  const { opened, typed, faults, amount } = view;
  const { link, money } = opened;
  const kept = link.order?.tip.amount ?? 0;
  const isKept = kept > 0 && (typed.tip === 'keep' || typed.tip === '');
  const percent = (bps: number): Content => {
    const words = percentText(bps);
    if (amount === undefined) return words;
    return html`${words} <small>${moneyIn(money, tipAt(link, money.currency, amount, bps))}</small>`;
  };
  return html`<fieldset class="options">
      <legend>${msg`Add a tip`}</legend>
      <div class="segments">
        ${kept > 0 && segment('tip', 'keep', msg`As ordered, ${moneyIn(money, kept)}`, isKept)}
        ${segment('tip', 'none', msg`No tip`, !isKept && (typed.tip === '' || typed.tip === 'none'))}
        ${TIP_PRESETS_BPS.map((bps) => segment('tip', String(bps), percent(bps), typed.tip === String(bps)))}
        ${segment('tip', 'own', msg`Other`, typed.tip === 'own')}
      </div>
    </fieldset>
    ${amountField(view, {
      name: 'own_tip',
      label: (currency) => msg`Other tip in ${currency}`,
      error: faults.get('own_tip'),
    })}`;
}

function segment(name: string, value: string, label: Content, isChosen: boolean): Html {
  return html`<label class="segment"
    ><input type="radio" name="${name}" value="${value}" ${isChosen && html`checked`} /><span
      >${label}</span
    ></label
  >`;
}

interface AmountField {
  readonly name: 'own_amount' | 'own_tip';
  readonly label: (currency: string) => Words;
  readonly hint?: Words;
  readonly error: Words | undefined;
}

function amountField({ opened, typed }: DetailsView, { name, label, hint, error }: AmountField): Html {
  const { money } = opened;
  return field(
    { name, label: label(money.currency), hint, error },
    (attributes) =>
      html`<input
        ${attributes}
        inputmode="decimal"
        autocomplete="off"
        maxlength="24"
        placeholder="${amountInField(0, money)}"
        value="${typed[name]}"
      />`,
  );
}

const CONTACTS = {
  name: { label: msg`Name`, type: 'text', autocomplete: 'name', max: 80 },
  email: { label: msg`Email`, type: 'email', autocomplete: 'email', max: 254 },
  phone: { label: msg`Phone`, type: 'tel', autocomplete: 'tel', max: 40 },
} as const;

function contactField(
  { opened: { link }, typed, faults }: DetailsView,
  name: (typeof CONTACT_FIELDS)[number],
): Html {
  const { label, type, autocomplete, max } = CONTACTS[name];
  const isRequired = link.collect[name] === 'required';
  return field(
    { name, label: isRequired ? label : optional(label), error: faults.get(name) },
    (attributes) =>
      html`<input
        ${attributes}
        type="${type}"
        autocomplete="${autocomplete}"
        maxlength="${max}"
        ${isRequired && html`aria-required="true"`}
        value="${typed[name]}"
      />`,
  );
}
