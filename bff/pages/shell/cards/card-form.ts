import { html, type Html } from '../../../core/text/html.ts';
import { leftToRight, msg, type Words } from '../../../core/text/message.ts';
import { field } from '../forms.ts';
import { strokeIcon } from '../icons.ts';

export interface CardForm {
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
  return html`<form
      class="card checkout"
      method="post"
      action="${action}"
      ${token && html`data-card data-live`}
    >
      <input type="hidden" name="form" value="${form}" />
      ${cardField('number', msg`Card number`, { autocomplete: 'cc-number', max: 30, error: errors?.number })}
      <div class="pairs">
        ${cardField('exp', msg`Expiry date`, {
          autocomplete: 'cc-exp',
          max: 12,
          error: errors?.exp,
          hint: msg`MM / YY`,
        })}
        ${cardField('cvc', 'CVC', {
          autocomplete: 'cc-csc',
          max: 4,
          error: errors?.cvc,
          hint: msg`3–4 digits`,
        })}
      </div>
      <p class="muted safe">
        ${strokeIcon('lock')}<span>${msg`The card goes straight to the payment processor. ${note}`}</span>
      </p>
      <div class="act"><button class="tall">${msg`Pay ${sum}`}</button></div>
    </form>
    ${token && tokenForm(token, form)} ${isSandbox && testCards()}`;
}

/** Renders the sandbox's cards with what each does. */
function testCards(): Html {
  return html`<details class="card test-cards">
    <summary>${msg`Test cards`}</summary>
    <p class="muted">${msg`Any future date, any security code.`}</p>
    <dl>
      ${TEST_CARDS.map(
        ([number, what]) =>
          html`<div>
            <dt>${leftToRight(number)}</dt>
            <dd>${what}</dd>
          </div>`,
      )}
    </dl>
  </details>`;
}

/** Renders the form that a script fills in and sends with the processor's token. */
function tokenForm({ action, fields }: NonNullable<CardForm['token']>, form: string): Html {
  return html`<form method="post" action="${action}" data-token hidden>
    ${fields}<input type="hidden" name="card_form" value="${form}" /><input type="hidden" name="card_token" />
  </form>`;
}

/** Returns the message above the form; `undefined` without one, or if it is shown at a field. */
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

/** Cards of the sandbox's processor, one for each outcome. */
const IS_PAID = msg`Is paid`;
const IS_DECLINED = msg`Is declined`;
const TEST_CARDS: readonly (readonly [number: string, outcome: Words])[] = [
  ['4242 4242 4242 4242', IS_PAID],
  ['5555 5555 5555 4444', IS_PAID],
  ['3782 822463 10005', IS_PAID],
  ['6011 1111 1111 1117', IS_PAID],
  ['4000 0000 0000 3220', msg`Asks the bank first`],
  ['4000 0084 0000 1629', msg`Asks the bank first, then is declined`],
  ['4000 0000 0000 0002', IS_DECLINED],
  ['4000 0000 0000 9995', msg`Has insufficient funds`],
  ['4000 0000 0000 0069', msg`Has expired`],
  ['4000 0000 0000 0127', msg`Has another security code`],
  ['4000 0000 0000 9987', msg`Was lost`],
  ['4000 0000 0000 9979', msg`Was stolen`],
  ['4000 0000 0000 0119', msg`Can’t be processed`],
];
const NUMBER = { number: msg`Check the card number.` };
const EXPIRY = { exp: msg`Enter the month and the year, such as 05 / 29.` };
const FIELD_PROBLEMS: Readonly<Record<string, Readonly<Partial<Record<'number' | 'exp' | 'cvc', Words>>>>> = {
  incorrect_number: NUMBER,
  number_invalid: { number: msg`This card can’t be used here.` },
  exp_invalid: EXPIRY,
  exp_month_invalid: EXPIRY,
  exp_year_invalid: { exp: msg`The card has expired, or the year isn’t right.` },
  cvc_invalid: { cvc: msg`Three or four digits.` },
};

const DECLINED = msg`Your bank declined this card. You were not charged. Try another card.`;
const PROBLEMS: Readonly<Record<string, Words>> = {
  insufficient_funds: msg`The card has insufficient funds. You were not charged. Try another card.`,
  expired_card: msg`The card has expired. You were not charged. Try another card.`,
  merchant: msg`This merchant can’t take card payments at the moment. Nothing was charged.`,
  price_changed: msg`A price has changed meanwhile. Nothing was charged. Look at the new total, then pay.`,
  processor: msg`The payment processor didn’t answer. It’s safe to try again: the order is charged once.`,
  card_used: msg`This card form was used before. Enter the card again.`,
  card: msg`The card form has expired. Enter the card again.`,
  form_invalid: msg`The card form has expired. Enter the card again.`,
  unconfirmed: msg`The payment was not confirmed. Nothing was charged. Try again, or use another card.`,
};
