import { html, type Content, type Html } from '../../../core/text/html.ts';
import { leftToRight, msg, type Words } from '../../../core/text/message.ts';
import { csrfField, field } from '../../shell/forms.ts';

/** Where a person proves who they are again, for a change that asks for it. */
export const PROVE = '/dashboard/prove';
export const PROVE_CODE = `${PROVE}/code`;
export const PROVE_SCRIPT = `${PROVE}/prove.js`;
export const PROVE_TITLE = msg`Confirm that it’s you`;

/** Renders the form that asks for an email with a code. @param kept its hidden fields */
export const mailForm = (kept: Content, email: string): Html =>
  html`<form method="post" action="${PROVE_CODE}" data-mail>
    ${kept}
    <p>${msg`We email a code to ${leftToRight(email)}.`}</p>
    <button class="quiet">${msg`Email me a code`}</button>
  </form>`;

/** Renders the form for the code of the email. @param kept its hidden fields */
export function codeForm(kept: Content, email: string, error: Words | undefined): Html {
  return html`<form method="post" action="${PROVE}" data-code>
    ${kept}
    <p>${msg`We sent a code to ${leftToRight(email)}. It works for 15 minutes.`}</p>
    ${field(
      { name: 'proof_code', label: msg`Code`, error },
      (attributes) =>
        html`<input
          ${attributes}
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="20"
          required
        />`,
    )}
    <button>${msg`Confirm`}</button>
  </form>`;
}

/** Renders the dialog in which an element's page asks for a proof; its script opens it. */
export function proveDialog({ csrf }: { readonly csrf: string }, email: string): Html {
  const kept = csrfField({ csrf });
  return html`<dialog data-prove aria-labelledby="prove-title" class="card sec door">
      <h2 id="prove-title">${PROVE_TITLE}</h2>
      <p class="muted">
        ${msg`This change needs a proof of who you are that is at most 10 minutes old.`}
        ${msg`Then do it once more: what you entered is kept.`}
      </p>
      <p class="notice danger" role="alert" data-refused hidden>
        ${msg`This didn’t work. Check the code, or ask for another one in a few minutes.`}
      </p>
      ${mailForm(kept, email)}
      <div data-sent hidden>${codeForm(kept, email, undefined)}</div>
      <form method="dialog"><button class="quiet">${msg`Cancel`}</button></form>
    </dialog>
    <script type="module" src="${PROVE_SCRIPT}"></script>`;
}
