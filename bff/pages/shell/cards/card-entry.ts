import { randomBytes } from 'node:crypto';
import type { CardSources } from '../../../core/http/page-headers.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { msg, type Words } from '../../../core/text/message.ts';
import { REDIRECT_TOKEN, type CardElement, type Processor } from '../../../providers/processor/processor.ts';
import { strokeIcon } from '../icons.ts';
import { cardForm } from './card-form.ts';

/**
 * One chance to enter a card, as the processor offers it: fields of our own page, or the provider's in our
 * page, with the provider's page where its script doesn't run.
 */
export type OpenedCard = { readonly id: string; readonly secret: string } & (
  | { readonly way: 'form'; readonly action: string }
  | {
      readonly way: 'element';
      readonly element: CardElement;
      readonly options: Readonly<Record<string, string>>;
    }
);

/**
 * Opens the entry of a card for one page.
 * @param payment `amount` in minor units
 * @throws {ApiError} upstream_failed, upstream_slow, unavailable; state_forbids: the merchant takes no cards
 */
export async function openCard(
  { cards }: Processor,
  payment: {
    readonly returnUrl: string;
    readonly merchantId: string;
    readonly amount: number;
    readonly currency: string;
  },
): Promise<OpenedCard> {
  if (cards.way === 'form') {
    const { id, secret } = await cards.createForm(payment.returnUrl);
    return { way: 'form', id, secret, action: `${cards.publicUrl}/tokens` };
  }
  const options = await cards.optionsOf(payment);
  const [id, secret] = [`frm_${randomBytes(16).toString('hex')}`, randomBytes(32).toString('base64url')];
  return { way: 'element', id, secret, element: cards, options };
}

/** Returns the origins that a page with cards may load from and send to. */
export function cardSources(processor: Processor | undefined): CardSources | undefined {
  if (!processor) return undefined;
  const { cards } = processor;
  return cards.way === 'form' ? { sentTo: new URL(cards.publicUrl).origin } : cards.sources;
}

interface CardEntry {
  readonly card: OpenedCard;
  /** The previous error, from the return address. */
  readonly problem: string | undefined;
  /** The amount to charge, formatted. */
  readonly sum: string;
  /** When it is charged. */
  readonly note: Words;
  readonly isSandbox: boolean;
  /** The destination of the card's token, with the form's hidden fields. */
  readonly token: { readonly action: string; readonly fields: Html };
}

/** Renders the fields of a card. Its page sets `takesCards`. */
export function cardEntry({ card, ...entry }: CardEntry): Html {
  if (card.way === 'form') return cardForm({ ...entry, action: card.action, form: card.id });
  return elementForm(card, entry);
}

/**
 * Renders the form that the page's element fills with the provider's fields. Without them it leads to the
 * provider's page.
 */
function elementForm(
  { id, element, options }: Extract<OpenedCard, { readonly way: 'element' }>,
  { sum, note, token }: Omit<CardEntry, 'card'>,
): Html {
  const data = { script: element.script, key: element.key, ...options };
  return html`<form
    class="card checkout"
    method="post"
    action="${token.action}"
    data-card-fields="${JSON.stringify(data)}"
  >
    ${token.fields}<input type="hidden" name="card_form" value="${id}" />
    <input type="hidden" name="card_token" value="${REDIRECT_TOKEN}" />
    <div data-wallets hidden></div>
    <div data-fields hidden></div>
    <p class="notice danger" role="alert" data-problem hidden></p>
    <p class="notice warn" role="status" data-fallback hidden>
      ${msg`The card fields didn’t load. You can pay on the payment processor’s own page instead.`}
    </p>
    <p class="muted safe">
      ${strokeIcon('lock')}<span data-elsewhere
        >${msg`You enter the card on the payment processor’s page. ${note}`}</span
      >
      <span data-here hidden>${msg`The card goes straight to the payment processor. ${note}`}</span>
    </p>
    <div class="act"><button class="tall">${msg`Pay ${sum}`}</button></div>
  </form>`;
}
