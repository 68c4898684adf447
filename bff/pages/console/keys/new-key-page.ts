import type { Response, Router } from 'express';
import { scopesToGive } from '../../../accounts/identity/keys/person-limits.ts';
import { createKey } from '../../../accounts/identity/contract/keys/keys.ts';
import { NewKey, type IssuedKey } from '../../../accounts/identity/contract/keys/key.ts';
import {
  formFaults,
  NO_FAULTS,
  type FormFaults,
  problem,
  selectField,
  textField,
  type Form,
  csrfField,
  idempotencyKeyOf,
  intentField,
} from '../../shell/forms.ts';
import type { EnvironmentName } from '../../../core/contract/fields.ts';
import { NEWEST_VERSION, RELEASES, releaseOf } from '../../../core/contract/versions/versions.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { attempt } from '../parts/form-pages.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import type { ConsoleSession } from '../console-session.ts';
import { KEYS } from '../parts/paths.ts';
import { nameOf } from '../../../core/text/message.ts';
import { capabilityField, environmentsFor, SCOPE_FIELDS, scopesTyped } from './capability-field.ts';

/** The requested values, as typed. */
interface NewKeyForm {
  readonly name: string;
  readonly everything: boolean;
  readonly scopes: readonly string[];
  readonly version: string;
  readonly environment: string;
}

/** Creating a key. */
export function mountNewKeyPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/keys/new')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res, createKey);
      await show(res, session, emptyForm(session), NO_FAULTS);
    })
    .post(async (req, res) => {
      const { session, form } = await pages.receive(req, res, SCOPE_FIELDS);
      const typed = typedIn(form);
      const body = {
        name: typed.name,
        capability: typed.everything
          ? scopesToGive(session.principal, environmentOf(typed))
          : [...typed.scopes],
        api_version: typed.version,
        environment: typed.environment,
      };
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { result: key, refusal } = await attempt(pages, res, () =>
        context.api.call(createKey, { session, res, body, idempotencyKey }),
      );
      if (refusal) return show(res, session, typed, formFaults(refusal, NewKey, body), refusal);
      const elsewhere = key.environment !== session.principal.environment;
      return sendSecret(pages, res, session, {
        key,
        title: 'Key created',
        ...(elsewhere && {
          note: 'This is a production key. Switch to production to manage it.',
        }),
      });
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    res: Response,
    session: ConsoleSession,
    form: NewKeyForm,
    faults: FormFaults,
    refusal?: ApiError,
  ): Promise<void> {
    const at = (param: string): string | undefined => wordsOfFault(param, { faults, refusal, words: WORDS });
    const isPlaced = refusal?.param !== undefined && refusal.param in WORDS;
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: 'Create key',
      section: KEYS,
      content: html`<div class="head"><h1>Create key</h1></div>
        <form class="card sec narrow" method="post" action="${KEYS}/new">
          ${csrfField(session)}${intentField()}${problem(
            refusal && !isPlaced ? refusal.publicMessage : undefined,
          )}
          ${textField({
            name: 'name',
            label: 'Name',
            hint: 'Helps you tell your keys apart, such as “Till server”.',
            error: at('name'),
            value: form.name,
            maxLength: 400,
          })}
          ${environmentField(session, form, at('environment'))}
          ${capabilityField(session, { ...form, environment: environmentOf(form) }, at('capability'))}
          ${selectField({
            name: 'version',
            label: 'API version',
            hint: 'Requests with this key use this version unless they send an API-Version header.',
            error: at('api_version'),
            value: form.version,
            choices: openVersions(context.clock.now()),
          })}
          <p class="buttons"><button>Create key</button><a class="button quiet" href="${KEYS}">Cancel</a></p>
        </form>`,
    });
  }
}

/** Messages of this form for the API's refusals. */
const WORDS: Readonly<Record<string, string>> = {
  name: 'Enter a name of 1–100 characters.',
  capability: 'Choose at least one permission.',
  api_version: 'Choose one of these versions.',
  environment: 'Go live before you create a production key.',
};

interface FaultView {
  readonly faults: FormFaults;
  readonly refusal?: ApiError | undefined;
  /** The form's own words, by field. */
  readonly words: Readonly<Record<string, string>>;
}

/**
 * Returns the words at a field: why a person may not give a scope in the API's words, the rest in the form's.
 */
export function wordsOfFault(param: string, { faults, refusal, words }: FaultView): string | undefined {
  const said = faults.get(param)?.publicMessage;
  if (said === undefined || refusal?.code === 'scope_insufficient') return said;
  return words[param] ?? said;
}

const environmentOf = ({ environment }: Pick<NewKeyForm, 'environment'>): EnvironmentName =>
  environment === 'production' ? 'production' : 'sandbox';

function emptyForm({ principal }: ConsoleSession): NewKeyForm {
  const { environment } = principal;
  return { name: '', everything: true, scopes: [], version: NEWEST_VERSION, environment };
}

function typedIn(form: Form): NewKeyForm {
  const environment = form.get('environment') ?? 'sandbox';
  return {
    name: form.get('name') ?? '',
    everything: form.get('reach') !== 'chosen',
    scopes: scopesTyped(form, environmentOf({ environment })),
    version: form.get('version') ?? NEWEST_VERSION,
    environment,
  };
}

/** A choice only where there is one. */
function environmentField(session: ConsoleSession, form: NewKeyForm, error: string | undefined): Content {
  const environments = environmentsFor(session);
  if (environments.length === 1) {
    return html`<input type="hidden" name="environment" value="${environments[0]}" />`;
  }
  const choices = [
    { value: 'sandbox', label: 'Sandbox' },
    { value: 'production', label: 'Production' },
  ];
  return selectField({ name: 'environment', label: 'Environment', value: form.environment, choices, error });
}

/** Versions that a key can be pinned to, newest first. */
export function openVersions(nowMs: number): { value: string; label: string }[] {
  return RELEASES.filter(({ date }) => releaseOf(date, nowMs))
    .toReversed()
    .map(({ date, deprecatedAt }) => {
      const note = date === NEWEST_VERSION ? ' (newest)' : deprecatedAt !== undefined ? ' (deprecated)' : '';
      return { value: date, label: date + note };
    });
}

/** Shows the secret of a key that was just made: the one time that it is shown. */
export async function sendSecret(
  pages: PageRenderer,
  res: Response,
  session: ConsoleSession,
  { key, title, note }: { readonly key: IssuedKey; readonly title: string; readonly note?: Content },
): Promise<void> {
  await pages.send(res, session, {
    status: 201,
    title,
    section: KEYS,
    content: html`<div class="head"><h1>${title}</h1></div>
      <section class="card sec narrow">
        <p class="notice warn" role="status">
          Copy the secret now. You can’t see it again: Trellis stores only its hash.
        </p>
        <div class="field">
          <label for="secret">Secret of “${nameOf(key.name)}”, ${key.environment}</label>
          <div class="copyable block">
            <output id="secret" class="mono pick" aria-describedby="secret-note">${key.secret}</output>
            <button type="button" class="quiet" data-copy hidden aria-label="Copy the secret">Copy</button
            ><span class="unseen" role="status"></span>
          </div>
          <p class="hint" id="secret-note">
            Store it where your server reads its secrets. Never put it in a page, an app or a repository.
          </p>
        </div>
        ${note && html`<p>${note}</p>`}
        <p><a class="button" href="${KEYS}">I’ve stored it</a></p>
      </section>`,
  });
}
