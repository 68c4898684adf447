import { html, type Html } from '../../core/text/html.ts';
import { counted, leftToRight, msg, type Words } from '../../core/text/message.ts';
import { field } from '../shell/forms/field.ts';
import { intentField } from '../shell/forms/intent.ts';
import type { AtProgram } from './at-program.ts';
import { onward } from './back-to-cart.ts';

export interface CodeView {
  readonly at: AtProgram;
  /** As people read it. */
  readonly phone: string;
  /** Undefined: it was used, or expired long ago. */
  readonly state:
    | { readonly triesLeft: number; readonly expiresAt: Date; readonly resendAt: Date }
    | undefined;
  /** `wrong`, or a sentence. */
  readonly problem: Words | undefined;
  /** The environment's time, in milliseconds. */
  readonly now: number;
  /** Where testers read messages; undefined: in production. */
  readonly inbox: string | undefined;
}

export function codeView(view: CodeView): Html {
  const { at, phone, inbox } = view;
  const dead = deadEnd(view);
  return html`<p class="back"><a href="${onward(at)}">${msg`Another number`}</a></p>
    <div class="intro">
      <h1>${msg`Enter your code`}</h1>
      <p class="muted">
        ${msg`If ${html`<b>${leftToRight(phone)}</b>`} can get text messages, six digits are on their way. They work for 10 minutes.`}
      </p>
    </div>
    ${
      inbox !== undefined &&
      html`<p class="notice">
        ${msg`Sandbox: no text message is sent. Read the code in ${html`<a href="${inbox}" target="_blank" rel="noreferrer">${msg`the sandbox’s inbox`}</a>`}, or by ${html`<code>GET /v1/sandbox/messages</code>`}.`}
      </p>`
    }
    ${dead === undefined ? codeForm(view) : html`<p class="notice danger" role="alert">${dead}</p>`}
    ${againForm(view, dead !== undefined)}`;
}

/** Why no code can be entered any more. */
function deadEnd({ state, now }: CodeView): Words | undefined {
  if (!state || state.expiresAt.getTime() <= now) return msg`The code has expired. Ask for another one.`;
  if (state.triesLeft === 0) return msg`Too many tries. Ask for another code.`;
  return undefined;
}

function codeForm(view: CodeView): Html {
  const error = problemIn(view);
  return html`<form class="card sign-in" method="post">
    ${view.at.visit.csrfField()}${intentField()}
    ${field(
      { name: 'code', label: msg`Code`, error, hint: msg`Six digits.` },
      (attributes) =>
        html`<input
          ${attributes}
          class="digits"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="12"
          required
        />`,
    )}
    <button>${msg`Continue`}</button>
  </form>`;
}

function problemIn({ problem, state }: CodeView): Words | undefined {
  if (problem !== 'wrong') return problem;
  const left = state?.triesLeft ?? 0;
  return counted(
    left,
    msg`This isn’t the code. You have ${left} try left.`,
    msg`This isn’t the code. You have ${left} tries left.`,
  );
}

function againForm({ at, state, now }: CodeView, isNeeded: boolean): Html {
  const waitMs = (state?.resendAt.getTime() ?? 0) - now;
  const wait = Math.ceil(waitMs / 1000);
  return html`<form class="again" method="post" action="${onward(at, 'code', 'again')}">
    ${at.visit.csrfField()}${intentField()}
    <p class="muted">
      ${!isNeeded && html`${msg`No message?`} `}${
        wait > 0
          ? counted(
              wait,
              msg`You can ask for another code in ${wait} second.`,
              msg`You can ask for another code in ${wait} seconds.`,
            )
          : msg`Ask for another code.`
      }
    </p>
    <button class="${isNeeded ? '' : 'quiet'}">${msg`Send another code`}</button>
  </form>`;
}
