import type { Request, Response, Router } from 'express';
import {
  DEFAULT_OVERLAP_SECONDS,
  MAX_OVERLAP_SECONDS,
  type RotatedKey,
} from '../../../accounts/identity/contract/keys/key.ts';
import { rotateKey, revokeKey } from '../../../accounts/identity/contract/keys/keys.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { attempt, mountEndPage } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import { problem, selectField, csrfField, idempotencyKeyOf, intentField } from '../../shell/forms.ts';
import type { KeyLineage } from './keys-page.ts';
import { readKey } from './key-page.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { ConsoleSession } from '../console-session.ts';
import { sendSecret } from './new-key-page.ts';
import { timeOf } from '../parts/format.ts';
import { KEYS } from '../parts/paths.ts';

/** Mounts the page that rotates a key: a new secret, and how long the old one still works. */
export function mountRotateKeyPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/keys/:id/rotate')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res, rotateKey);
      await show(req, res, session, String(DEFAULT_OVERLAP_SECONDS));
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res);
      const overlap = form.get('overlap') ?? '';
      const body = { overlap_seconds: secondsOf(overlap), force: form.get('force') === 'yes' };
      const params = { id: req.params.id };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { result: key, refusal } = await attempt(pages, res, () =>
        context.api.call(rotateKey, { session, res, params, body, idempotencyKey }),
      );
      if (refusal) return show(req, res, session, overlap, refusal);
      return sendSecret(pages, res, session, {
        key,
        title: 'Key rotated',
        note: whatNext(key, session.nowMs),
      });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    req: Request<{ id: string }>,
    res: Response,
    session: ConsoleSession,
    overlap: string,
    refusal?: ApiError,
  ): Promise<void> {
    const { key, lineage } = await readKey(context, { session, res }, req.params.id);
    if (key.status !== 'live')
      throw new ApiError('state_forbids', { message: 'You can only rotate a live key.' });
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: `Rotate ${plainNameOf(key.name)}`,
      section: KEYS,
      content: html`<div class="head"><h1>Rotate “${nameOf(key.name)}”</h1></div>
        <form class="card sec narrow" method="post" action="${KEYS}/${key.id}/rotate">
          ${csrfField(session)}${intentField()}${problem(refusal?.publicMessage)}
          <p>
            You get a new key with the same permissions, API version and rate limit. Current sessions keep
            working.
          </p>
          ${selectField({
            name: 'overlap',
            label: `Keep the current key, ending ${key.last_four}, working for`,
            hint: 'Allow enough time to deploy the new secret to all your servers.',
            value: overlap,
            choices: OVERLAPS,
          })}
          ${otherKeyField(lineage, key.id)}
          <p class="buttons"><button>Rotate key</button><a class="button quiet" href="${KEYS}">Cancel</a></p>
        </form>`,
    });
  }
}

const HOUR_SECONDS = 3600;

const OVERLAPS: readonly { value: string; label: string }[] = [
  { value: '0', label: 'No overlap: it expires now' },
  { value: String(HOUR_SECONDS), label: '1 hour' },
  { value: String(DEFAULT_OVERLAP_SECONDS), label: '1 day' },
  { value: String(3 * DEFAULT_OVERLAP_SECONDS), label: '3 days' },
  { value: String(MAX_OVERLAP_SECONDS), label: '7 days' },
];

/** Returns the number of seconds. An invalid number becomes one that the API rejects. */
function secondsOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
}

/** Renders the choice of the key to replace: at most two keys of a lineage are active at once. */
function otherKeyField({ live }: KeyLineage, id: string): Content {
  const other = live.find((key) => key.id !== id);
  if (!other) return undefined;
  return html`<div class="field">
    <p class="notice warn">
      This key is already being rotated, and only two of its keys can be live at once. Wait until the previous
      key expires, or expire it now.
    </p>
    <label class="choice"
      ><input type="checkbox" name="force" value="yes" /> Expire the key ending ${other.last_four} now</label
    >
  </div>`;
}

function whatNext(key: RotatedKey, nowMs: number): Content {
  return Date.parse(key.previous_expires_at) <= nowMs
    ? 'The previous key has expired. Requests with it return 401.'
    : html`Both keys work until ${timeOf(key.previous_expires_at)}. Then the previous key expires.`;
}

/** Revoking a key, which takes effect at once. */
export function mountRevokeKeyPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountEndPage(router, pages, {
    path: '/keys/:id/revoke',
    section: KEYS,
    operation: revokeKey,
    async read(visit, id) {
      const found = await readKey(context, visit, id);
      if (!found.key.revoked_at) return found;
      throw new ApiError('state_forbids', { message: 'This key is already revoked.' });
    },
    title: ({ key }) => `Revoke ${plainNameOf(key.name)}`,
    heading: ({ key }) => html`Revoke “${nameOf(key.name)}”?`,
    consequence: ({ key, lineage }) =>
      html`<p>
          The key <span class="mono">ppk_${key.environment}_…${key.last_four}</span> stops working
          immediately, and the sessions it minted end. You can’t undo this.
        </p>
        ${othersOf(lineage, key.id)}`,
    button: 'Revoke key',
    back: () => KEYS,
    async end({ session, res, params }) {
      await context.api.call(revokeKey, { session, res, params });
      return `${KEYS}/${params.id}`;
    },
  });
}

function othersOf({ live }: KeyLineage, id: string): Content {
  const others = live.filter((key) => key.id !== id);
  return others.length > 0
    ? html`<p>The key it was rotated with, ending ${others[0]?.last_four}, keeps working.</p>`
    : html`<p class="notice warn">
        Servers that use this key can no longer call the API. To change the secret without downtime, rotate
        the key instead.
      </p>`;
}
