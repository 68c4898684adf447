import type { Request, Response, Router } from 'express';
import { getKey, updateKey } from '../../../accounts/identity/contract/keys/keys.ts';
import { KeyChange, type Key } from '../../../accounts/identity/contract/keys/key.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { nameOf, plainNameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext, PageVisit } from '../context.ts';
import { breakable, copyable, may } from '../parts/pieces.ts';
import {
  formFaults,
  type FormFaults,
  idempotencyKeyOf,
  NO_FAULTS,
  problem,
  selectField,
  textField,
  type Form,
  csrfField,
  intentField,
} from '../../shell/forms.ts';
import {
  endOf,
  type KeyLineage,
  drawRotationTimeline,
  readLineages,
  rotationNote,
  stateTag,
} from './keys-page.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { ConsoleSession } from '../console-session.ts';
import { timeOf } from '../parts/format.ts';
import { KEYS } from '../parts/paths.ts';
import type { BodyOf } from '../../../core/contract/operation.ts';
import { openVersions, wordsOfFault } from './new-key-page.ts';
import type { Unchecked } from '../../shell/page-api.ts';

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
          ${key.status === 'live' && may(session, updateKey) && actions(key)}
        </div>
        <section class="card sec">
          <div class="head">
            <h2>Key</h2>
            ${rotationNote(lineage, nowMs)}
          </div>
          ${facts(key, nowMs)}${drawRotationTimeline(lineage, nowMs)}
        </section>
        ${
          key.revoked_at || !may(session, updateKey)
            ? permissionList(key)
            : settingsForm(session, key, context.clock.now(), refused)
        }`,
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
function permissionList({ capability }: Key): Html {
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

/** The requested values, as typed; omitted if the form had none. */
export interface KeySettings {
  readonly name?: string | undefined;
  readonly version?: string | undefined;
  readonly scopes?: readonly string[] | undefined;
  /** The record's version when the form was opened. */
  readonly read?: number | undefined;
}

export function settingsIn(form: Form): KeySettings {
  const read = Number(form.get('read') ?? Number.NaN);
  return {
    name: form.get('name'),
    version: form.get('version'),
    scopes: form.get('listed') === undefined ? undefined : form.all('scope'),
    read: Number.isSafeInteger(read) ? read : undefined,
  };
}

/**
 * Returns the changes as the API takes them. Scopes that the key lacks are omitted: this form can only remove
 * some.
 */
export function changesOf(
  { name, version, scopes, read }: KeySettings,
  key: Key,
): Unchecked<BodyOf<typeof updateKey>> {
  return {
    ...(name !== undefined && { name }),
    ...(version !== undefined && { api_version: version }),
    ...(scopes !== undefined && { capability: key.capability.filter((scope) => scopes.includes(scope)) }),
    ...(read !== undefined && { version: read }),
  };
}

/** The typed values and their errors; empty for a form that was just opened. */
interface SettingsView {
  readonly typed?: KeySettings;
  readonly faults?: FormFaults;
  readonly refusal?: ApiError | undefined;
}

/** A key's name, its version pin, and the permissions it has, of which some can be taken away. */
export function settingsForm(
  session: ConsoleSession,
  key: Key,
  nowMs: number,
  { typed = {}, faults = NO_FAULTS, refusal }: SettingsView = {},
): Html {
  const at = (param: string): string | undefined => wordsOfFault(param, { faults, refusal, words: WORDS });
  const isPlaced = refusal?.param !== undefined && refusal.param in WORDS;
  const version = typed.version ?? key.api_version;
  const choices = openVersions(nowMs);
  const isOpen = choices.some(({ value }) => value === version);
  return html`<form class="card sec" method="post" action="${KEYS}/${key.id}">
    <h2>Settings</h2>
    ${csrfField(session)}${intentField()}
    <input type="hidden" name="read" value="${typed.read ?? key.version}" />
    ${problem(refusal && !isPlaced ? wordsOf(refusal) : undefined)}
    ${textField({
      name: 'name',
      label: 'Name',
      hint: 'Only you see it.',
      error: at('name'),
      value: typed.name ?? key.name,
      maxLength: 400,
    })}
    ${selectField({
      name: 'version',
      label: 'API version',
      hint: 'Takes effect now, for every live key of this lineage.',
      error: at('api_version'),
      value: version,
      choices: isOpen ? choices : [...choices, { value: version, label: `${version} (retired)` }],
    })}
    ${permissions(key, new Set(typed.scopes ?? key.capability), at('capability'))}
    <p class="buttons"><button class="quiet">Save</button></p>
  </form>`;
}

const WORDS: Readonly<Record<string, string>> = {
  name: 'Enter a name of 1–100 characters.',
  capability: 'Choose at least one permission.',
  api_version: 'Choose one of these versions.',
};

function wordsOf(refusal: ApiError): string {
  if (refusal.code !== 'version_stale') return refusal.publicMessage;
  return (
    'Nothing was saved. The key has changed since you opened this page. Open it again, then redo your ' +
    'changes.'
  );
}

function permissions(key: Key, chosen: ReadonlySet<string>, error: string | undefined): Html {
  const note =
    error ??
    'Clear the permissions this key no longer needs. Its current sessions lose them too, and you can’t ' +
      'add them back.';
  return html`<fieldset class="field${error !== undefined && ' bad'}" aria-describedby="scope-note">
    <legend>Permissions</legend>
    <input type="hidden" name="listed" value="yes" />
    <div class="scopes">
      ${key.capability.map(
        (scope) =>
          html`<label class="choice mono"
            ><input type="checkbox" name="scope" value="${scope}" ${chosen.has(scope) && html` checked`} />
            <span>${breakable(scope)}</span></label
          >`,
      )}
    </div>
    <p class="hint" id="scope-note">${note}</p>
  </fieldset>`;
}
