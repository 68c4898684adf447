import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { csrfField, field, problem } from '../../shell/forms.ts';
import { pathBelow, readKeptForm, type SentForm } from '../../shell/kept-form.ts';
import type { ConsoleSession } from '../console-session.ts';
import { passkeyForm } from '../../shell/passkeys/passkey-form.ts';

/** Where a person proves who they are again. */
export const PROVE = '/console/prove';

/** The path of the partner's console. */
const CONSOLE = '/console';

/** The title of the page on which a person proves who they are. */
export const PROVE_TITLE = 'Confirm that it’s you';

interface ProveView {
  readonly session: Pick<ConsoleSession, 'csrf'> & {
    readonly row: { readonly sso_partner_id?: string | null };
  };
  /** The path of the page. Defaults to that of the partner's console. */
  readonly path?: string;
  readonly email: string;
  readonly hasPasskey: boolean;
  /** The path to open afterwards. */
  readonly next: string;
  readonly again?: SentForm | undefined;
  /** Whether a code was sent. */
  readonly isSent?: boolean;
  readonly refusal?: ApiError | undefined;
}

/**
 * Renders the ways of a proof: a passkey, if the person has one, and a code by email; or the identity
 * provider that opened the session.
 */
export function proveForms(view: ProveView): Html {
  const { session, path = PROVE, email, hasPasskey, next, again, isSent, refusal } = view;
  const kept = html`${csrfField(session)}<input type="hidden" name="next" value="${next}" />${
      again && html`<input type="hidden" name="again" value="${JSON.stringify(again)}" />`
    }`;
  const wrongCode = refusal?.code === 'code_wrong' ? refusal.publicMessage : undefined;
  return html`<section class="card sec narrow prove">
    <h1>${PROVE_TITLE}</h1>
    <p>
      ${again ? 'This change needs' : 'Some changes need'} a proof of who you are that is at most 10 minutes
      old. ${again && 'What you entered is kept, and sent after it.'}
    </p>
    ${problem(wrongCode === undefined ? refusal?.publicMessage : undefined)}
    ${session.row.sso_partner_id ? providerForm(kept) : ownWays()}
  </section>`;

  function ownWays(): Content {
    return html`${
      hasPasskey &&
      passkeyForm({
        act: 'use',
        action: path,
        options: `${path}/options`,
        button: 'Use a passkey',
        fields: kept,
      })
    }
    ${isSent ? codeForm(path, kept, email, wrongCode) : sendForm(path, kept, email)}`;
  }
}

const providerForm = (kept: Content): Html =>
  html`<form method="post" action="${PROVE}/sso">
    ${kept}
    <p>Your team signs in by single sign-on. Sign in there once more.</p>
    <p class="buttons"><button>Continue with single sign-on</button></p>
  </form>`;

function sendForm(path: string, kept: Content, email: string): Html {
  return html`<form method="post" action="${path}/code">
    ${kept}
    <p>We email a code to <b>${email}</b>.</p>
    <p class="buttons"><button class="quiet">Email me a code</button></p>
  </form>`;
}

function codeForm(path: string, kept: Content, email: string, error: string | undefined): Html {
  return html`<form method="post" action="${path}">
    ${kept}
    <p>We sent a code to <b>${email}</b>. It works for 15 minutes.</p>
    ${field(
      { name: 'code', label: 'Code', error },
      (attributes) =>
        html`<input
          ${attributes}
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="20"
          required
        />`,
    )}
    <p class="buttons"><button>Confirm</button></p>
  </form>`;
}

/** Reads a form that a page of the console has kept. @throws {ApiError} field_invalid */
export const keptForm = (text: string | undefined, base = CONSOLE): SentForm | undefined =>
  readKeptForm(text, base);

/** Returns a path of the console, and nothing else: a field must not lead to another site. */
export const consolePath = (text: string | undefined, base = CONSOLE): string | undefined =>
  pathBelow(text, base);
