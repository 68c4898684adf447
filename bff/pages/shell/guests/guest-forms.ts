import { html, type Html } from '../../../core/text/html.ts';
import { leftToRight, msg, type Words, Written } from '../../../core/text/message.ts';
import { field } from '../forms/field.ts';
import { localeIn } from '../../../core/text/languages.ts';

interface CardForm {
  /** The address of the processor, which receives the card. */
  readonly action: string;
  /** The processor's name of the form. */
  readonly form: string;
  /** The previous error, from the return address. */
  readonly problem: string | undefined;
  /** The amount to charge, formatted. */
  readonly sum: string;
  /** When it is charged. */
  readonly note: Words;
  readonly isSandbox: boolean;
  /**
   * The destination for the token of a script that has entered the card, with the form's hidden fields;
   * omitted if only the plain form is offered.
   */
  readonly token?: { readonly action: string; readonly fields: Html };
}

/**
 * Renders the form that sends a card from the browser directly to the processor. Its page sets `takesCards`.
 */
export function cardForm({ action, form, problem, sum, note, isSandbox, token }: CardForm): Html {
  const errors = problem === undefined ? undefined : FIELD_PROBLEMS[problem];
  return html`<form class="card checkout" method="post" action="${action}" ${token && html`data-card`}>
      <input type="hidden" name="form" value="${form}" />
      ${cardField('number', msg`Card number`, { autocomplete: 'cc-number', max: 30, error: errors?.number })}
      <div class="pairs">
        ${cardField('exp', msg`Expiry date`, { autocomplete: 'cc-exp', max: 12, error: errors?.exp, hint: msg`MM / YY` })}
        ${cardField('cvc', 'CVC', { autocomplete: 'cc-csc', max: 4, error: errors?.cvc, hint: msg`3–4 digits` })}
      </div>
      <p class="muted">${msg`The card goes straight to the payment processor. ${note}`}</p>
      <button>${msg`Pay ${sum}`}</button>
    </form>
    ${token && tokenForm(token, form)}
    ${isSandbox && html`<p class="muted">${msg`Test card: ${TEST_CARD}, any date to come, any security code.`}</p>`}`;
}

/** Renders the form that a script fills in and sends with the processor's token. */
function tokenForm({ action, fields }: NonNullable<CardForm['token']>, form: string): Html {
  return html`<form method="post" action="${action}" data-token hidden>
    ${fields}<input type="hidden" name="card_form" value="${form}" /><input type="hidden" name="card_token" />
  </form>`;
}

/** Returns the message above the form; `undefined` if there is none, or it is shown at a field. */
export function cardProblem(problem: string | undefined): Words | undefined {
  if (problem === undefined || FIELD_PROBLEMS[problem]) return undefined;
  return PROBLEMS[problem] ?? DECLINED;
}

function cardField(
  name: string,
  label: Words,
  {
    autocomplete,
    max,
    error,
    hint,
  }: { autocomplete: string; max: number; error?: Words | undefined; hint?: Words },
): Html {
  return field(
    { name, label, error, hint },
    (attributes) =>
      html`<input
        ${attributes}
        inputmode="numeric"
        dir="ltr"
        autocomplete="${autocomplete}"
        maxlength="${max}"
        required
      />`,
  );
}

const TEST_CARD = leftToRight('4242 4242 4242 4242');
const NUMBER = { number: msg`Check the number: it isn’t a card’s.` };
const EXPIRY = { exp: msg`Enter the month and the year, such as 05 / 29.` };
const FIELD_PROBLEMS: Readonly<Record<string, Readonly<Partial<Record<'number' | 'exp' | 'cvc', Words>>>>> = {
  incorrect_number: NUMBER,
  number_invalid: { number: msg`This card can’t be used here.` },
  exp_invalid: EXPIRY,
  exp_month_invalid: EXPIRY,
  exp_year_invalid: { exp: msg`The card has expired, or the year isn’t right.` },
  cvc_invalid: { cvc: msg`Three or four digits.` },
};

const DECLINED = msg`The card was declined. Nothing was charged. Try another card.`;
const PROBLEMS: Readonly<Record<string, Words>> = {
  insufficient_funds: msg`The card has not enough funds. Nothing was charged. Try another card.`,
  expired_card: msg`The card has expired. Nothing was charged. Try another card.`,
  price_changed: msg`A price has changed meanwhile. Nothing was charged. Look at the new total, then pay.`,
  processor: msg`The payment processor didn’t answer. It’s safe to try again: the order is charged once.`,
  card_used: msg`This card form was used before. Enter the card again.`,
  card: msg`The card form has expired. Enter the card again.`,
  form_invalid: msg`The card form has expired. Enter the card again.`,
  unconfirmed: msg`The payment was not confirmed. Nothing was charged. Try again, or use another card.`,
};

/**
 * Renders the errors of a form above it, since the fields may be out of view.
 * @param faults by the IDs of their fields
 * @param kept what did not happen, such as `Nothing was paid.`
 */
export function faultList(faults: ReadonlyMap<string, Words>, kept: Words): Html {
  return html`<div class="notice danger" role="alert">
    <p><b>${msg`Something needs a correction. ${kept}`}</b></p>
    <ul>
      ${[...faults].map(([field, message]) => html`<li><a href="#${field}">${message}</a></li>`)}
    </ul>
  </div>`;
}

/** A percentage, with decimals as the language of the page has them: 1250 bps are `12.5 %`, or `12,5 %`. */
export const percentOf = (bps: number): Written =>
  new Written(({ tag }) => {
    const format = new Intl.NumberFormat(localeIn(tag, 'en-GB'), { maximumFractionDigits: 2 });
    return `${format.format(bps / 100)} %`;
  });
