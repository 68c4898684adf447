import { html, type Content, type Html } from '../gateway/html.ts';
import { pointsWords } from '../loyalty/loyalty.ts';
import { field } from '../pages/forms/field.ts';
import { intentField } from '../pages/forms/intent.ts';
import { nameOf } from '../pages/name.ts';
import type { AtProgram } from './at-program.ts';
import { accrualWords, discountWords, smallPrint } from './words.ts';

export interface JoinView {
  readonly at: AtProgram;
  /** As typed. */
  readonly typed: string;
  /** What is wrong with it. */
  readonly problem: string | undefined;
  /** Whether codes can be sent here. */
  readonly isOffered: boolean;
  readonly notice: Content;
}

export function joinView(view: JoinView): Html {
  const { at, isOffered, notice } = view;
  const { merchant, program } = at;
  return html`${notice !== false && html`<p class="notice ok" role="status">${notice}</p>`}
    <section class="member-card">
      <p class="of">${nameOf(merchant.displayName)}</p>
      <h1>Rewards</h1>
      <p class="lead">${accrualWords(program)}</p>
    </section>
    ${
      program.status === 'inactive' &&
      html`<p class="notice warn">
        The program is paused: nothing is earned for now, and nobody can join. Members keep what they have.
      </p>`
    }
    ${isOffered ? phoneForm(view) : notOffered()}
    <section class="card">
      <h2>What you get</h2>
      <ul class="tiers">
        ${program.reward_tiers.map(
          (tier) =>
            html`<li>
              <div class="named">
                <b>${nameOf(tier.name)}</b>
                <span class="muted">${discountWords(tier.discount, program)}</span>
              </div>
              <span class="cost">${pointsWords(tier.points, program.terminology)}</span>
            </li>`,
        )}
      </ul>
      ${smallPrint(program)}
    </section>`;
}

function phoneForm({ at, typed, problem }: JoinView): Html {
  const { program } = at;
  const isOpen = program.status === 'active';
  return html`<form class="card sign-in" method="post">
    ${at.visit.csrfField()}${intentField()}
    <h2>${isOpen ? 'Join, or sign in' : 'Sign in'}</h2>
    ${field(
      {
        name: 'phone',
        label: 'Phone number',
        hint: 'We send a code to it by text message.',
        error: problem !== undefined && problem !== '' ? problem : undefined,
      },
      (attributes) =>
        html`<input ${attributes} type="tel" autocomplete="tel" maxlength="40" required value="${typed}" />`,
    )}
    <button>Send code</button>
    ${
      isOpen &&
      html`<p class="muted small">
        With the first code you become a
        member${
          program.terms_url !== null &&
          html`, by the <a href="${program.terms_url}" rel="noreferrer">terms of the program</a>`
        }.
        Your number is kept for your points, and erased when you leave.
      </p>`
    }
  </form>`;
}

function notOffered(): Html {
  return html`<p class="notice warn">
    Signing in isn’t possible here at the moment: it needs text messages, which aren’t set up. You can still
    order, and ask the place about your points.
  </p>`;
}
