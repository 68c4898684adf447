import type { Key } from '../../../accounts/identity/contract/keys/key.ts';
import type { updateKey } from '../../../accounts/identity/contract/keys/keys.ts';
import type { BodyOf } from '../../../core/contract/operation.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Html } from '../../../core/text/html.ts';
import { NO_FAULTS, type FormFaults, problem, selectField, textField } from '../../shell/forms/field.ts';
import type { Form } from '../../shell/forms/read-form.ts';
import { csrfField, intentField } from '../../shell/forms/intent.ts';
import { openVersions } from './new-key-page.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { Unchecked } from '../partner-api.ts';
import { KEYS } from '../parts/paths.ts';

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
  const at = (param: string): string | undefined =>
    faults.has(param) ? (WORDS[param] ?? faults.get(param)?.publicMessage) : undefined;
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
  return 'Nothing was saved. The key has changed since you opened this page. Open it again, then redo your changes.';
}

function permissions(key: Key, chosen: ReadonlySet<string>, error: string | undefined): Html {
  const note =
    error ??
    'Clear the permissions this key no longer needs. Its current sessions lose them too, and you can’t add them back.';
  return html`<fieldset class="field${error !== undefined && ' bad'}" aria-describedby="scope-note">
    <legend>Permissions</legend>
    <input type="hidden" name="listed" value="yes" />
    <div class="scopes">
      ${key.capability.map(
        (scope) =>
          html`<label class="choice mono"
            ><input type="checkbox" name="scope" value="${scope}" ${chosen.has(scope) && html` checked`} />
            ${scope}</label
          >`,
      )}
    </div>
    <p class="hint" id="scope-note">${note}</p>
  </fieldset>`;
}
