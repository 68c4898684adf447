import type { Request, Response, Router } from 'express';
import { getKey, updateKey } from '../../../accounts/identity/contract/keys/keys.ts';
import { KeyChange, type Key } from '../../../accounts/identity/contract/keys/key.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import { copyable } from '../parts/pieces.ts';
import { formFaults, type FormFaults } from '../../shell/forms/field.ts';
import { idempotencyKeyOf } from '../../shell/forms/intent.ts';
import { endOf, type KeyLineage, drawRotationTimeline } from './key-lineages.ts';
import { changesOf, settingsForm, settingsIn, type KeySettings } from './key-settings.ts';
import { readLineages, rotationNote, stateTag } from './keys-page.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { PageVisit } from '../partner-api.ts';
import type { ConsoleSession } from '../console-session.ts';
import { timeOf } from '../parts/format.ts';
import { KEYS } from '../parts/paths.ts';

/** Mounts the page of a key: its details, lineage and settings, and links to rotate and end it. */
export function mountKeyPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/keys/:id')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      await show(req, res, session);
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res, ['scope']);
      const typed = settingsIn(form);
      const { id } = req.params;
      const { key } = await readKey(context, { session, res }, req.params.id);
      const body = changesOf(typed, key);
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(updateKey, { session, res, params: { id }, body, idempotencyKey }),
      );
      if (refusal) {
        const faults = formFaults(refusal, KeyChange, body);
        return show(req, res, session, { typed, faults, refusal });
      }
      return res.redirect(303, `${KEYS}/${id}`);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    req: Request<{ id: string }>,
    res: Response,
    session: ConsoleSession,
    refused?: { readonly typed: KeySettings; readonly faults: FormFaults; readonly refusal: ApiError },
  ): Promise<void> {
    const { key, lineage } = await readKey(context, { session, res }, req.params.id);
    const { nowMs } = session;
    await pages.send(res, session, {
      status: refused?.refusal.status ?? 200,
      title: plainNameOf(key.name),
      section: KEYS,
      content: html`<div class="head">
          <h1>${nameOf(key.name)}</h1>
          ${key.status === 'live' && actions(key)}
        </div>
        <section class="card sec">
          <div class="head">
            <h2>Key</h2>
            ${rotationNote(lineage, nowMs)}
          </div>
          ${facts(key, nowMs)}${drawRotationTimeline(lineage, nowMs)}
        </section>
        ${key.revoked_at ? permissions(key) : settingsForm(session, key, context.clock.now(), refused)}`,
    });
  }
}

/** A key and its lineage. @throws {ApiError} not_found: also for one of another partner or environment */
export async function readKey(
  context: ConsoleContext,
  page: PageVisit,
  id: string,
): Promise<{ key: Key; lineage: KeyLineage }> {
  const key = await context.api.call(getKey, { ...page, params: { id } });
  const lineages = await readLineages(context, page);
  const lineage = lineages.find(({ id }) => id === key.lineage);
  return { key, lineage: lineage ?? { id: key.lineage, name: key.name, keys: [key], live: [] } };
}

/** The permissions of a key that can no longer be changed. */
function permissions({ capability }: Key): Html {
  return html`<section class="card sec">
    <h2>Permissions</h2>
    <ul class="scope-list">
      ${capability.map((scope) => html`<li class="mono">${scope}</li>`)}
    </ul>
  </section>`;
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
      <dt>Status</dt>
      <dd>${stateTag(key, nowMs)}</dd>
    </div>
    <div>
      <dt>API version</dt>
      <dd class="mono">${key.api_version}</dd>
    </div>
    <div>
      <dt>Created</dt>
      <dd>${timeOf(key.created_at)}</dd>
    </div>
    <div>
      <dt>Last used</dt>
      <dd>${key.last_used_at === null ? 'Never' : timeOf(key.last_used_at)}</dd>
    </div>
    ${
      end !== undefined &&
      html`<div>
        <dt>${end > nowMs ? 'Expires' : 'Ended'}</dt>
        <dd>${timeOf(new Date(end))}</dd>
      </div>`
    }
    <div>
      <dt>ID</dt>
      <dd>${copyable(key.id, 'the key’s ID')}</dd>
    </div>
  </dl>`;
}
