import { createHash } from 'node:crypto';
import { html } from '../../../core/text/html.ts';
import { formatMoney } from '../../../core/money/money-format.ts';

/** A page as it is sent. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const STYLE = `:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
body { max-width: 28rem; margin: 12vh auto; padding: 0 1rem }
p.sandbox { color: light-dark(#555, #aaa) }
button { border: 1px solid; border-radius: 6px; background: none; color: inherit; font: inherit; min-height: 44px; padding: 0 1.25rem; margin: 0 .5rem .5rem 0 }
button[value=accept] { background: CanvasText; color: Canvas }`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

/**
 * Where a cardholder confirms a payment, as at a bank.
 * @param returnOrigin browsers hold the redirect of a form to its policy too
 */
export function challengePage(payment: {
  readonly amount: string;
  readonly currency: string;
  readonly last4: string;
  readonly returnOrigin: string;
}): Page {
  const body = html`<h1>Confirm your payment</h1>
    <p>
      ${formatMoney(Number(payment.amount), payment.currency, 'en')} with the card ending in ${payment.last4}.
    </p>
    <form method="post">
      <button name="answer" value="accept">Confirm payment</button>
      <button name="answer" value="decline">Refuse</button>
    </form>
    <p class="sandbox">
      This page stands in for the cardholder's bank. No real money moves in the sandbox.
    </p>`;
  return page(200, 'Confirm your payment', body, `'self' ${payment.returnOrigin}`);
}

export function messagePage(status: number, title: string, text: string): Page {
  return page(
    status,
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>`,
    "'none'",
  );
}

function page(status: number, title: string, body: ReturnType<typeof html>, formAction: string): Page {
  const policy = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`;
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">`;
  const named = html`<title>${title}</title>`.text;
  return {
    status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
    body: `${head}${named}<style>${STYLE}</style><main>${body.text}</main></html>`,
  };
}
