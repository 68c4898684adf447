import { scopesToChoose, scopesToGive } from '../../../accounts/identity/keys/person-limits.ts';
import type { EnvironmentName } from '../../../core/contract/fields.ts';
import { ALL_SCOPES, type Scope } from '../../../core/contract/scopes.ts';
import { html, type Html } from '../../../core/text/html.ts';
import type { Form } from '../../shell/forms.ts';
import type { ConsoleSession } from '../console-session.ts';

/** The scopes that a key can have, as they are typed. */
interface CapabilityChoice {
  readonly everything: boolean;
  readonly scopes: readonly string[];
  readonly environment: EnvironmentName;
}

/** The field of scopes that can be given in every environment of the form. */
const SCOPE = 'scope';
/** Returns the field of scopes that can be given in one environment alone: the other one ignores it. */
const scopeIn = (environment: EnvironmentName): string => `${SCOPE}_in_${environment}`;

/** The fields of scopes. */
export const SCOPE_FIELDS: readonly string[] = [SCOPE, scopeIn('sandbox'), scopeIn('production')];

/** Returns the chosen scopes of those that are shown for an environment. */
export const scopesTyped = (form: Form, environment: EnvironmentName): readonly string[] => [
  ...form.all(SCOPE),
  ...form.all(scopeIn(environment)),
];

/** Returns the environments for which keys are made here: both from the sandbox of a published partner. */
export const environmentsFor = ({ principal, partner }: ConsoleSession): readonly EnvironmentName[] =>
  principal.environment === 'production' || partner.status !== 'published'
    ? [principal.environment]
    : ['sandbox', 'production'];

/** A scope that the person can give. */
interface ListedScope {
  readonly scope: Scope;
  /** The only environment where it can be given, if there is a choice of them. */
  readonly only: EnvironmentName | undefined;
}

function listedScopes(session: ConsoleSession): readonly ListedScope[] {
  const given = environmentsFor(session).map((environment) => ({
    environment,
    scopes: new Set(scopesToChoose(session.principal, environment)),
  }));
  return ALL_SCOPES.flatMap((scope) => {
    const [first, ...others] = given.filter(({ scopes }) => scopes.has(scope));
    if (!first) return [];
    return [{ scope, only: others.length + 1 < given.length ? first.environment : undefined }];
  });
}

/**
 * Renders the choice of a key's permissions: everything, or scopes from a list, which is visible only when it
 * applies. Styles hide what can't be given in the chosen environment.
 */
export function capabilityField(
  session: ConsoleSession,
  choice: CapabilityChoice,
  error: string | undefined,
): Html {
  const isWhole = scopesToGive(session.principal, choice.environment).length === ALL_SCOPES.length;
  const groups = Map.groupBy(listedScopes(session), ({ scope }) => scope.split(':')[0] ?? '');
  const note =
    error ??
    html`Choose only what your server needs. Later, you can remove permissions here. To add some, use
      <span class="mono">PATCH /v1/keys/{id}</span>.`;
  return html`<fieldset class="field${error !== undefined && ' bad'}" aria-describedby="capability-note">
    <legend>Permissions</legend>
    ${reach('everything', isWhole ? 'All' : 'All that you can give', choice.everything)}
    ${reach('chosen', 'Only selected', !choice.everything)}
    <div class="scopes">${[...groups].map(([resource, listed]) => scopeGroup(resource, listed, choice))}</div>
    <p class="hint" id="capability-note">${note}</p>
  </fieldset>`;
}

function scopeGroup(resource: string, listed: readonly ListedScope[], { scopes }: CapabilityChoice): Html {
  const chosen = new Set(scopes);
  const [first] = listed;
  const only = listed.every((one) => one.only === first?.only) ? first?.only : undefined;
  return html`<div role="group" aria-label="${resource}" ${only && html` data-only="${only}"`}>
    <b>${resource}</b>
    ${listed.map(
      (one) =>
        html`<label class="choice" ${one.only && html` data-only="${one.only}"`}
          ><input
            type="checkbox"
            name="${one.only ? scopeIn(one.only) : SCOPE}"
            value="${one.scope}"
            ${chosen.has(one.scope) && html` checked`}
          />
          ${one.scope.split(':')[1]}</label
        >`,
    )}
  </div>`;
}

function reach(value: string, label: string, checked: boolean): Html {
  return html`<label class="choice"
    ><input type="radio" name="reach" value="${value}" ${checked && html` checked`} /> ${label}</label
  >`;
}
