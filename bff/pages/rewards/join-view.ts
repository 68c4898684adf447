import { html, type Content, type Html } from '../../core/text/html.ts';
import { msg, type Words, nameOf } from '../../core/text/message.ts';
import { pointsWords } from '../../orders/loyalty/loyalty.ts';
import { field } from '../shell/forms/field.ts';
import { intentField } from '../shell/forms/intent.ts';
import type { AtProgram } from './at-program.ts';
import { accrualWords, discountWords, smallPrint } from './words.ts';

export interface JoinView {
  readonly at: AtProgram;
  /** As typed. */
  readonly typed: string;
  /** What is wrong with it. */
  readonly problem: Words | undefined;
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
      <h1>${msg`Rewards`}</h1>
      <p class="lead">${accrualWords(program)}</p>
    </section>
    ${
      program.status === 'inactive' &&
      html`<p class="notice warn">
        ${msg`The program is paused: nothing is earned for now, and nobody can join. Members keep what they have.`}
      </p>`
    }
    ${isOffered ? phoneForm(view) : notOffered()}
    <section class="card">
      <h2>${msg`What you get`}</h2>
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
    <h2>${isOpen ? msg`Join, or sign in` : msg`Sign in`}</h2>
    ${field(
      {
        name: 'phone',
        label: msg`Phone number`,
        hint: msg`We send a code to it by text message.`,
        error: problem !== undefined && problem !== '' ? problem : undefined,
      },
      (attributes) =>
        html`<input ${attributes} type="tel" autocomplete="tel" maxlength="40" required value="${typed}" />`,
    )}
    <button>${msg`Send code`}</button>
    ${
      isOpen &&
      html`<p class="muted small">
        ${joining(program.terms_url)} ${msg`Your number is kept for your points, and erased when you leave.`}
      </p>`
    }
  </form>`;
}

function joining(terms: string | null): Words {
  if (terms === null) return msg`With the first code you become a member.`;
  const link = html`<a href="${terms}" rel="noreferrer">${msg`terms of the program`}</a>`;
  return msg`With the first code you become a member, by the ${link}.`;
}

function notOffered(): Html {
  return html`<p class="notice warn">
    ${msg`Signing in isn’t possible here at the moment: it needs text messages, which aren’t set up. You can still order, and ask the place about your points.`}
  </p>`;
}
