import { ALL_SCOPES } from '../../core/contract/scopes.ts';
import { html, type Html } from '../../core/text/html.ts';

export interface CapabilityChoice {
  readonly everything: boolean;
  readonly scopes: readonly string[];
}

/** What a key may do: everything, or what is chosen from the list. The list shows itself when it counts. */
export function capabilityField(choice: CapabilityChoice, error: string | undefined): Html {
  const chosen = new Set(choice.scopes);
  const groups = Map.groupBy(ALL_SCOPES, (scope) => scope.split(':')[0] ?? '');
  const note =
    error ??
    html`Choose only what your server needs. Later, you can remove permissions here. To add some, use
      <span class="mono">PATCH /v1/keys/{id}</span>.`;
  return html`<fieldset class="field${error !== undefined && ' bad'}" aria-describedby="capability-note">
    <legend>Permissions</legend>
    ${reach('everything', 'All', choice.everything)} ${reach('chosen', 'Only selected', !choice.everything)}
    <div class="scopes">
      ${[...groups].map(
        ([resource, scopes]) =>
          html`<div role="group" aria-label="${resource}">
            <b>${resource}</b>
            ${scopes.map(
              (scope) =>
                html`<label class="choice"
                  ><input
                    type="checkbox"
                    name="scope"
                    value="${scope}"
                    ${chosen.has(scope) && html` checked`}
                  />
                  ${scope.split(':')[1]}</label
                >`,
            )}
          </div>`,
      )}
    </div>
    <p class="hint" id="capability-note">${note}</p>
  </fieldset>`;
}

function reach(value: string, label: string, checked: boolean): Html {
  return html`<label class="choice"
    ><input type="radio" name="reach" value="${value}" ${checked && html` checked`} /> ${label}</label
  >`;
}
