import type { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { listWebhookEndpoints } from '../../../developers/webhooks/contract/webhooks.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import { copyableBlock, icon } from '../parts/pieces.ts';

/** A setup step that partners' pages require. */
export interface Step {
  readonly title: string;
  readonly isDone: boolean;
  /** Instructions for the step. */
  readonly how: Html;
}

/**
 * Returns the setup steps of this environment, in order, each with whether a record shows that it was done.
 */
export async function stepsOf(
  context: ConsoleContext,
  page: PageVisit,
  { hasKey, merchants }: { readonly hasKey: boolean; readonly merchants: readonly Merchant[] },
): Promise<Step[]> {
  const { partner, principal } = page.session;
  const taken = await context.firstSteps.of(principal);
  const isProduction = principal.environment === 'production';
  const active = merchants.find(({ status }) => status === 'active') ?? merchants[0];
  const steps: Step[] = [
    { title: 'Read the docs', isDone: taken.has('docs_opened'), how: DOCS },
    ...(isProduction
      ? [
          { title: 'Create a key', isDone: hasKey, how: KEY },
          { title: 'Add a merchant', isDone: merchants.length > 0, how: MERCHANT },
        ]
      : []),
    { title: 'Register an origin', isDone: partner.origins.length > 0, how: ORIGIN },
    {
      title: 'Create a session token',
      isDone: taken.has('session_minted'),
      how: sessionCall(context.publicOrigin, principal.environment, active?.id),
    },
    { title: 'Embed the form', isDone: taken.has('element_shown'), how: EMBED },
  ];
  if (!context.api.has(listWebhookEndpoints)) return steps;
  const endpoints = await context.api.call(listWebhookEndpoints, {
    ...page,
    query: { limit: 1 },
  });
  return [...steps, { title: 'Add a webhook endpoint', isDone: endpoints.data.length > 0, how: ENDPOINT }];
}

/** The list, until all of it is done. The first that is to do is open. */
export function getStarted(steps: readonly Step[]): Content {
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return undefined;
  const next = steps.find(({ isDone }) => !isDone);
  return html`<section class="card sec">
    <div class="head">
      <h2>Get started</h2>
      <p class="small muted">${done} of ${steps.length} done</p>
    </div>
    <ol class="steps">
      ${steps.map(
        (step) =>
          html`<li class="${step.isDone ? 'done' : 'todo'}">
            <span class="mark">${step.isDone && icon('success')}</span> ${stepPart(step, step === next)}
          </li>`,
      )}
    </ol>
  </section>`;
}

function stepPart({ title, isDone, how }: Step, isNext: boolean): Html {
  const heading = html`<h3>${title}<span class="unseen">: ${isDone ? 'done' : 'to do'}</span></h3>`;
  if (isDone) return html`<div>${heading}</div>`;
  return html`<details ${isNext && html`open`}>
    <summary>${heading}</summary>
    ${how}
  </details>`;
}

const DOCS = html`<p><a href="/console/docs">Open the API reference</a></p>`;

const KEY = html`<p><a href="/console/keys/new">Create a key</a> for your production servers.</p>`;

const MERCHANT = html`<p><a href="/console/merchants">Add your first merchant</a></p>`;

const ORIGIN = html`<p>
  <a href="/console/origins">Register the origin of your page</a>. Session tokens only work on pages from
  registered origins.
</p>`;

const ENDPOINT = html`<p><a href="/console/webhooks">Add an endpoint</a> to get events on your server.</p>`;

const EMBED = html`<p>Put the form on your page. It gets its session token from your server.</p>
  ${copyableBlock(
    `<script type="module" src="/trellis/trellis.js"></script>
<trellis-session endpoint="/trellis-session">
  <trellis-create-plant></trellis-create-plant>
</trellis-session>`,
    'the HTML',
  )}`;

function sessionCall(origin: string, environment: string, merchant = 'MERCHANT_ID'): Html {
  const curl = [
    `curl ${origin}/v1/sessions \\`,
    `  -H "Authorization: Bearer YOUR_${environment.toUpperCase()}_KEY" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '{"merchant": "${merchant}", "scopes": ["plants:write"]}'`,
  ].join('\n');
  return html`<p>Your server does this with its key. Replace the placeholder with yours.</p>
    ${copyableBlock(curl, 'the command')}`;
}
