import type { Response, Request, Router } from 'express';
import { ApiError } from '../../../core/api/errors.ts';
import { asApiError } from '../../../core/http/render-error.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { problem, textField, csrfField, idempotencyKeyOf, intentField } from '../../shell/forms.ts';
import type { Operation } from '../../../core/contract/operation.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { PageVisit } from '../context.ts';

export type Outcome<Result> =
  | { readonly result: Result; readonly refusal?: undefined }
  | { readonly refusal: ApiError; readonly result?: undefined };

/**
 * Performs a form's action. An error that the user can correct is returned, to be shown in the form with the
 * typed values; a missing sign-in or proof, a missing record and internal errors have separate pages.
 * @throws {ApiError} 401, proof_required, 404, 429 and internal errors
 */
export async function attempt<Result>(
  pages: PageRenderer,
  res: Response,
  act: () => Promise<Result>,
): Promise<Outcome<Result>> {
  try {
    return { result: await act() };
  } catch (error) {
    const refusal = asApiError(error);
    if (refusal.status >= 500 || [401, 404, 429].includes(refusal.status)) throw error;
    if (refusal.code === 'proof_required') throw error;
    pages.noteFault(res, refusal);
    return { refusal };
  }
}

/** Above a form whose fields are marked. */
export const LOOK_AT_FIELDS = 'Nothing was saved. Correct the marked fields, then send the form again.';

/** Returns what is wrong with a field, without the name that stands above it: "Must be …". */
export function faultText({ publicMessage }: ApiError, path: string): string {
  const rest = publicMessage.replace(/`/g, '').replace(new RegExp(`^${path.replaceAll('.', '\\.')} `), '');
  return `${rest[0]?.toUpperCase()}${rest.slice(1)}`;
}

/** Fields under a heading. */
export function group(title: string, content: Content): Html {
  return html`<section class="group">
    <h2>${title}</h2>
    ${content}
  </section>`;
}

/** The session of a page that the sandbox alone has. @throws {ApiError} not_found */
export function inSandbox(session: ConsoleSession): ConsoleSession {
  if (session.principal.environment !== 'sandbox') throw new ApiError('not_found');
  return session;
}

/** The page that asks before a record is ended, because that can't be undone. */
interface EndPage<Item> {
  /** Below the console's address, with `:id`, such as `/keys/:id/revoke`. */
  readonly path: string;
  /** The whole path of its section. */
  readonly section: string;
  /** The operation that ends it. */
  readonly operation: Operation;
  readonly read: (visit: PageVisit, id: string) => Promise<Item>;
  /** The title of the tab. */
  readonly title: (item: Item) => string;
  readonly heading: (item: Item) => Content;
  /** The consequence of the action. */
  readonly consequence: (item: Item) => Content;
  /** The field for required input. */
  readonly field?: {
    readonly name: string;
    readonly label: string;
    readonly maxLength: number;
    readonly hint: string;
  };
  /** The label of its button. */
  readonly button: string;
  /** The path of the cancel link. */
  readonly back: (item: Item) => string;
  /**
   * Calls the operation.
   * @param said the value of the field
   * @returns the next path
   */
  readonly end: (call: EndCall, said: string) => Promise<string>;
}

interface EndCall extends PageVisit {
  readonly params: { readonly id: string };
  readonly idempotencyKey: string;
}

export function mountEndPage<Item>(router: Router, pages: PageRenderer, page: EndPage<Item>): void {
  router
    .route(page.path)
    .get(async (req: Request<{ id: string }>, res) => {
      const session = await pages.welcome(req, res, page.operation);
      await show(req, res, session, { said: '' });
    })
    .post(async (req: Request<{ id: string }>, res) => {
      const { session, form } = await pages.receive(req, res);
      const { id } = req.params;
      const said = (page.field && form.get(page.field.name)?.trim()) ?? '';
      const idempotencyKey = idempotencyKeyOf(form, said);
      const { result: next, refusal } = await attempt(pages, res, () =>
        page.end({ session, res, params: { id }, idempotencyKey }, said),
      );
      if (refusal) return show(req, res, session, { said, refusal });
      return res.redirect(303, next);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    req: Request<{ id: string }>,
    res: Response,
    session: ConsoleSession,
    { said, refusal }: { readonly said: string; readonly refusal?: ApiError },
  ): Promise<void> {
    const item = await page.read({ session, res }, req.params.id);
    const isOfField = page.field !== undefined && refusal?.param === page.field.name;
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: page.title(item),
      section: page.section,
      content: html`<div class="head"><h1>${page.heading(item)}</h1></div>
        <form class="card sec narrow" method="post" action="${req.baseUrl}${req.path}">
          ${csrfField(session)}${intentField()}${problem(isOfField ? undefined : refusal?.publicMessage)}
          ${page.consequence(item)}
          ${
            page.field &&
            textField({ ...page.field, value: said, ...(isOfField && { error: refusal?.publicMessage }) })
          }
          <p class="buttons">
            <button class="danger">${page.button}</button
            ><a class="button quiet" href="${page.back(item)}">Back</a>
          </p>
        </form>`,
    });
  }
}
