import type { Response, Router } from 'express';
import { setOrigins } from '../../../accounts/identity/contract/partners/partners.ts';
import type { EnvironmentName } from '../../../core/contract/fields.ts';
import { csrfField, field } from '../../shell/forms.ts';
import { html } from '../../../core/text/html.ts';
import { originIn } from '../../../accounts/identity/partners/origins.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { ConsoleSession } from '../console-session.ts';

const PATH = '/console/origins';

/** The origins of the partner's own pages, on which its session tokens work. */
export function mountOriginsPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/origins')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await show(res, session, {
        text: session.partner.origins.join('\n'),
        saved: req.query['saved'] === 'yes',
      });
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const text = (form.get('origins') ?? '').replaceAll('\r\n', '\n');
      const lines = text.split('\n').map((line) => line.trim());
      const errors = errorsOf(lines, session.principal.environment);
      if (errors.length > 0) return show(res, session, { status: 400, text, errors });
      const body = { origins: lines.filter((line) => line !== '') };
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(setOrigins, { session, res, body }),
      );
      if (refusal)
        return show(res, session, { status: refusal.status, text, errors: [refusal.publicMessage] });
      return res.redirect(303, `${PATH}?saved=yes`);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    res: Response,
    session: ConsoleSession,
    view: { status?: number; text: string; errors?: readonly string[]; saved?: boolean },
  ): Promise<void> {
    const { status = 200, text, errors = [] } = view;
    const isSandbox = session.principal.environment === 'sandbox';
    await pages.send(res, session, {
      status,
      title: 'Origins',
      section: PATH,
      content: html`<div class="head"><h1>Origins</h1></div>
        ${view.saved === true && html`<p class="notice ok" role="status">Origins saved.</p>`}
        <form class="card sec narrow" method="post" action="${PATH}">
          ${csrfField(session)}
          <p>
            Session tokens only work on pages from these origins. An origin is scheme + host + port, without a
            path.
          </p>
          ${
            text === '' &&
            errors.length === 0 &&
            html`<p class="notice warn">No origins yet, so session tokens don’t work on any page.</p>`
          }
          ${field(
            {
              name: 'origins',
              label: 'Origins, one per line',
              hint: isSandbox
                ? 'Such as https://pos.example, capacitor://localhost, or, in the sandbox, ' +
                  'http://localhost:3000 and https://*.preview.example.'
                : 'Such as https://pos.example, or capacitor://localhost of a native app.',
              error: errors.length > 0 ? errors.map((error) => html`<p>${error}</p>`) : undefined,
            },
            (attributes) =>
              html`<textarea
                ${attributes}
                rows="${Math.max(4, text.split('\n').length + 1)}"
                spellcheck="false"
                autocapitalize="off"
              >
${text}</textarea>`,
          )}
          <p class="buttons"><button>Save origins</button></p>
        </form>`,
    });
  }
}

/** Each line by itself, so that the person sees which one is wrong. */
function errorsOf(lines: readonly string[], environment: EnvironmentName): string[] {
  return lines.flatMap((line, index) => {
    const { isWrong } = line === '' ? {} : originIn(line, environment);
    if (isWrong === undefined) return [];
    const shown = line.length > 60 ? `${line.slice(0, 60)}…` : line;
    return [`Line ${index + 1}, “${shown}”: ${hintFor(line, isWrong)}`];
  });
}

/** Returns the error; if only the scheme is missing, the origin to enter. */
function hintFor(line: string, isWrong: string): string {
  if (line.includes('://')) return isWrong;
  return `add the scheme, such as https://${/^[\w.:-]+$/.test(line) ? line : 'pos.example'}.`;
}
