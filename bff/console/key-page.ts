import type { Request, Response, Router } from 'express';
import type { Key } from '../contract/keys.ts';
import type { ApiError } from '../gateway/errors.ts';
import { html, type Html } from '../gateway/html.ts';
import { refuseMethod } from '../pages/page-headers.ts';
import { attempt } from './attempt.ts';
import type { ConsoleContext } from './context.ts';
import { textField } from './field.ts';
import { idempotencyKeyOf, intentField } from './intent.ts';
import { endOf, type KeyLine } from './key-lines.ts';
import { KEYS, readLines, rotationNote, stateTag } from './keys-page.ts';
import { csrfField } from './page.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { Person } from './person.ts';
import { drawTimeLine } from './time-line.ts';
import { timeOf } from './words.ts';

/** One key: what it is, its line, its name, and the ways to its rotation and its end. */
export function mountKeyPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/keys/:id')
    .get(async (req, res) => {
      const person = await pages.welcome(req, res);
      await show(req, res, person);
    })
    .post(async (req, res) => {
      const { person, form } = await pages.receive(req, res);
      const body = { name: form.get('name') ?? '' };
      const { id } = req.params;
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { refusal } = await attempt(pages, res, () =>
        context.api.call('updateKey', { person, req, res, params: { id }, body, idempotencyKey }),
      );
      if (refusal) return show(req, res, person, { typed: body.name, refusal });
      return res.redirect(303, `${KEYS}/${id}`);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    req: Request<{ id: string }>,
    res: Response,
    person: Person,
    renaming?: { typed: string; refusal: ApiError },
  ): Promise<void> {
    const { key, line } = await readKey(context, { person, req, res });
    const { nowMs } = person;
    await pages.send(res, person, {
      status: renaming?.refusal.status ?? 200,
      title: key.name,
      section: KEYS,
      content: html`<div class="head">
          <h1>${key.name}</h1>
          ${key.status === 'live' && actions(key)}
        </div>
        <section class="card sec">
          <div class="head">
            <h2>The key</h2>
            ${rotationNote(line, nowMs)}
          </div>
          ${facts(key, nowMs)}${drawTimeLine(line, nowMs)}
        </section>
        ${!key.revoked_at && renameForm(person, key, renaming)}
        <section class="card sec">
          <h2>What it may do</h2>
          <ul class="scope-list">
            ${key.capability.map((scope) => html`<li class="mono">${scope}</li>`)}
          </ul>
        </section>`,
    });
  }
}

/** A key and its line. @throws {ApiError} not_found: also for one of another partner or environment */
export async function readKey(
  context: ConsoleContext,
  page: { readonly person: Person; readonly req: Request<{ id: string }>; readonly res: Response },
): Promise<{ key: Key; line: KeyLine }> {
  const call = { ...page, req: page.req as unknown as Request };
  const key = await context.api.call<Key>('getKey', { ...call, params: { id: page.req.params.id } });
  const lines = await readLines(context, call);
  const line = lines.find(({ lineage }) => lineage === key.lineage);
  return { key, line: line ?? { lineage: key.lineage, name: key.name, keys: [key], live: [] } };
}

function actions({ id }: Key): Html {
  return html`<p class="buttons">
    <a class="button quiet" href="${KEYS}/${id}/revoke">Revoke</a>
    <a class="button" href="${KEYS}/${id}/rotate">Rotate</a>
  </p>`;
}

function facts(key: Key, nowMs: number): Html {
  const end = endOf(key);
  return html`<dl class="facts">
    <div>
      <dt>Key</dt>
      <dd class="mono">ppk_${key.environment}_…${key.last_four}</dd>
    </div>
    <div>
      <dt>State</dt>
      <dd>${stateTag(key, nowMs)}</dd>
    </div>
    <div>
      <dt>Version</dt>
      <dd class="mono">${key.api_version}</dd>
    </div>
    <div>
      <dt>Made</dt>
      <dd>${timeOf(key.created_at)}</dd>
    </div>
    ${
      end !== undefined &&
      html`<div>
        <dt>${end > nowMs ? 'Ends' : 'Ended'}</dt>
        <dd>${timeOf(new Date(end))}</dd>
      </div>`
    }
    <div>
      <dt>Id</dt>
      <dd class="mono">${key.id}</dd>
    </div>
  </dl>`;
}

function renameForm(
  person: Person,
  key: Key,
  renaming: { typed: string; refusal: ApiError } | undefined,
): Html {
  return html`<form class="card sec" method="post" action="${KEYS}/${key.id}">
    <h2>Name</h2>
    ${csrfField(person)}${intentField()}
    ${textField({
      name: 'name',
      label: 'Name of the key',
      hint: 'For you alone: nothing that calls the API sees it.',
      error: renaming && 'Give the key a name of 1 to 100 characters.',
      value: renaming?.typed ?? key.name,
      maxLength: 400,
    })}
    <p class="buttons"><button class="quiet">Rename</button></p>
  </form>`;
}
