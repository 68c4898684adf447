import { LINK_MINUTES, type SignUpGate } from '../../../accounts/people/people.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { isEmail } from '../../../core/contract/field-rules.ts';
import { isPlainText } from '../../../core/contract/text-fields.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { msg, type Message, type Words } from '../../../core/text/message.ts';
import { exactDoorWords } from '../../shell/door-words.ts';
import { field, problem } from '../../shell/forms.ts';
import { passkeyButton } from './passkey-sign-in.ts';
import { SIGN_IN, SIGN_UP } from './sign-in-frame.ts';

/** The page that asks for the code of an email. */
export const SENT = `${SIGN_IN}/sent`;

/** The fields of the forms that ask for an email address. */
export interface TypedAddress {
  readonly email: string;
  readonly company: string;
  readonly next: string;
  /** Whether the email is asked for though the address’s team may have an identity provider. */
  readonly isByEmail: boolean;
}

/** Returns the form of `/sign-in` or `/sign-up`. */
export function addressForm(
  path: typeof SIGN_IN | typeof SIGN_UP,
  typed: TypedAddress,
  { mode, refusal }: { readonly mode: SignUpGate['mode']; readonly refusal: ApiError | undefined },
): Html {
  const isNew = path === SIGN_UP;
  const errorOf = (name: string) => (refusal?.param === name ? { error: faultOf(refusal, name) } : undefined);
  return html`<h1>${isNew ? openWords(mode) : msg`Sign in to Trellis`}</h1>
    <p class="lead">
      ${
        isNew
          ? mode === 'approval'
            ? msg`The operator looks at each request, and answers by email.`
            : msg`A console, test merchants with menus, and money that is not real. Free.`
          : msg`We email you a link and a code. There is no password.`
      }
    </p>
    ${problem(refusal && refusal.param === undefined ? exactDoorWords(refusal) : undefined)}
    <form method="post" action="${path}">
      ${
        isNew &&
        field(
          {
            name: 'company',
            label: msg`Company`,
            hint: msg`Your merchants see this name.`,
            ...errorOf('company'),
          },
          (attributes) =>
            html`<input
              ${attributes}
              value="${typed.company}"
              autocomplete="organization"
              maxlength="100"
              required
            />`,
        )
      }
      ${field(
        { name: 'email', label: msg`Email`, ...errorOf('email') },
        (attributes) =>
          html`<input
            ${attributes}
            type="email"
            value="${typed.email}"
            autocomplete="${isNew ? 'email' : 'email webauthn'}"
            maxlength="254"
            required
          />`,
      )}
      <input type="hidden" name="next" value="${typed.next}" />
      ${typed.isByEmail && html`<input type="hidden" name="way" value="email" />`}
      <button>${msg`Email me a link`}</button>
    </form>
    ${!isNew && passkeyButton(typed.next)}
    <p class="small">
      ${
        isNew
          ? html`${msg`On a team already?`} <a href="${SIGN_IN}">${msg`Sign in`}</a>`
          : mode === 'open' || mode === 'approval'
            ? msg`New here? ${html`<a href="${SIGN_UP}">${openWords(mode)}</a>`}, or ask your team for an
              invitation.`
            : msg`New here? Ask your team for an invitation.`
      }
    </p>`;
}

/** Returns the form for the code of an email that was sent. */
export function codeForm(
  { email, company }: { readonly email: string; readonly company: string | null },
  refusal: ApiError | undefined,
): Html {
  return html`<h1>${msg`Check your email`}</h1>
    <p class="lead">
      ${msg`We sent a link and a code to ${html`<b>${email}</b>`}. Both work for ${LINK_MINUTES} minutes.`}
    </p>
    <form method="post" action="${SENT}">
      ${field(
        { name: 'code', label: msg`Code`, ...(refusal && { error: exactDoorWords(refusal) }) },
        (attributes) =>
          html`<input
            ${attributes}
            inputmode="numeric"
            autocomplete="one-time-code"
            maxlength="20"
            required
          />`,
      )}
      <button>${msg`Continue`}</button>
    </form>
    <p class="small">
      ${msg`No email? Look in the spam folder, or ask for another one.`}
      <a href="${company === null ? SIGN_IN : SIGN_UP}">${msg`Back`}</a>
    </p>`;
}

/** Reads the form, or the query of a link to it. */
export function readTyped(get: (name: string) => string | undefined): TypedAddress {
  const [email = '', company = '', next = ''] = ['email', 'company', 'next'].map((name) => get(name)?.trim());
  return {
    email: email.slice(0, 254),
    company: company.slice(0, 200),
    next: pathWithin(next),
    isByEmail: get('way') === 'email',
  };
}

/** Returns the text of the link for people without an account. */
const openWords = (mode: SignUpGate['mode']): Message =>
  mode === 'approval' ? msg`Ask for a sandbox` : msg`Open a sandbox`;

/** Returns a path of the console, and nothing else: a link must not lead to another site after signing in. */
const pathWithin = (next: string): string =>
  next.length <= 500 && /^\/console(?:[/?][\w\-./?=&%:]*)?$/.test(next) && !next.includes('//') ? next : '';

/** Returns the first error of the form. */
export function faultIn(path: string, { email, company }: TypedAddress): ApiError | undefined {
  if (path === SIGN_UP && !isPlainText(company, 100)) {
    return new ApiError('field_invalid', {
      message: 'company must be 1–100 characters on one line.',
      param: 'company',
    });
  }
  if (isEmail(email)) return undefined;
  return new ApiError('field_invalid', {
    message: 'email must be an address, such as ana@greenhouse.example.',
    param: 'email',
  });
}

/** Returns the message below a field, without the field's name: "Must be an address …". */
function faultOf(refusal: ApiError, name: string): Words {
  if (name === 'company') return msg`Must be 1–${100} characters on one line.`;
  const rest = refusal.publicMessage.replace(`${name} `, '');
  return exactDoorWords(refusal, `${rest[0]?.toUpperCase()}${rest.slice(1)}`);
}
