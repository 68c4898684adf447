import { ALL_SCOPES } from '../contract/scopes.ts';
import { html, type Html } from '../gateway/html.ts';

export interface CapabilityChoice {
  readonly everything: boolean;
  readonly scopes: readonly string[];
}

/** What a key may do: everything, or what is chosen from the list. The list shows itself when it counts. */
export function capabilityField(choice: CapabilityChoice, error: string | undefined): Html {
  const chosen = new Set(choice.scopes);
  const groups = Map.groupBy(ALL_SCOPES, (scope) => scope.split(':')[0] ?? '');
  const note = error ?? 'Give a key what its server needs, and no more. You can change it later.';
  return html`<fieldset class="field${error !== undefined && ' bad'}" aria-describedby="capability-note">
    <legend>What it may do</legend>
    ${reach('everything', 'Everything', choice.everything)}
    ${reach('chosen', 'Only what I choose', !choice.everything)}
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
