import type { Response, Router } from 'express';
import { ApiError } from '../gateway/errors.ts';
import { html, type Html } from '../gateway/html.ts';
import { refuseMethod } from '../pages/page-headers.ts';
import { attempt } from './attempt.ts';
import type { ConsoleContext } from './context.ts';
import { problem } from './field.ts';
import { idempotencyKeyOf, intentField } from './intent.ts';
import { KEYS } from './keys-page.ts';
import { csrfField } from './page.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { Person } from './person.ts';

const PATH = '/console/go-live';

/** Opening production. */
export function mountGoLivePage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/go-live')
    .get(async (req, res) => {
      const person = await pages.welcome(req, res);
      if (person.principal.environment !== 'sandbox') throw new ApiError('not_found');
      await show(res, person);
    })
    .post(async (req, res) => {
      const { person, form } = await pages.receive(req, res);
      const idempotencyKey = idempotencyKeyOf(form, {});
      const { refusal } = await attempt(pages, res, () =>
        context.api.call('publishPartner', { person, req, res, idempotencyKey }),
      );
      if (refusal) return show(res, person, refusal);
      return res.redirect(303, PATH);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(res: Response, person: Person, refusal?: ApiError): Promise<void> {
    await pages.send(res, person, {
      status: refusal?.status ?? 200,
      title: 'Go live',
      section: PATH,
      content: html`<div class="head"><h1>Go live</h1></div>
        ${problem(refusal?.publicMessage)}${person.partner.status === 'published' ? opened(person) : closed(person)}`,
    });
  }
}

function closed(person: Person): Html {
  return html`<form class="card sec narrow" method="post" action="${PATH}">
    ${csrfField(person)}${intentField()}
    <p>So far all is sandbox. Publishing opens production, beside the sandbox, which stays as it is.</p>
    <ul>
      <li>Production starts empty: it has keys, merchants, origins and webhook endpoints of its own.</li>
      <li>It has the same API and the same events, so what works here works there.</li>
      <li>Real merchants and real money are in it. Origins and webhooks take https only.</li>
    </ul>
    <p class="buttons"><button>Publish</button></p>
  </form>`;
}

function opened(person: Person): Html {
  return html`<section class="card sec narrow">
    <p class="notice ok" role="status">Production is open.</p>
    <ol>
      <li><a href="${KEYS}/new">Create a key</a> for production, and bring its secret to your servers.</li>
      <li>Switch to production, register the origins of your pages and add your webhook endpoints.</li>
    </ol>
    <form method="post" action="/console/environment">
      ${csrfField(person)}<button name="environment" value="production">Switch to production</button>
    </form>
  </section>`;
}
