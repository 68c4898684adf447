import { listLocations } from '../../catalog/locations/contract/locations.ts';
import type { HttpPrincipal } from '../../core/api/principal.ts';
import { html, type Html } from '../../core/text/html.ts';
import { msg, nameOf, type Words } from '../../core/text/message.ts';
import type { Form } from './forms.ts';
import type { Caller, PageApi } from './page-api.ts';

/** The choice of locations for a person or a device: the console has it, and the dashboard. */

/** A location that a person or a device can be limited to. */
export interface Place {
  readonly id: string;
  readonly name: string;
}

/** Returns the locations of a merchant; none where there is nothing to choose from. */
export async function choosableLocations(
  api: PageApi,
  caller: Caller<HttpPrincipal>,
  merchant: string,
): Promise<readonly Place[]> {
  const { data } = await api.call(listLocations, { ...caller, params: { merchant }, query: { limit: 100 } });
  return data.length > 1 ? data.toReversed() : [];
}

/** The fields of a form that may occur several times. */
export const SEVERAL = ['locations'];

/** Renders the choice of locations, folded; of none, if there is nothing to choose from. */
export function locationChoices(all: readonly Place[], chosen: readonly string[] | null): Html | false {
  if (all.length === 0) return false;
  return html`<details class="places">
    <summary>${locationWords(all, chosen)}</summary>
    <fieldset>
      <legend class="muted small">${msg`None chosen: all locations`}</legend>
      <input type="hidden" name="places" value="shown" />
      ${all.map(
        ({ id, name }) =>
          html`<label class="choice"
            ><input
              type="checkbox"
              name="locations"
              value="${id}"
              ${chosen?.includes(id) && html` checked`}
            />
            <span>${nameOf(name)}</span></label
          >`,
      )}
    </fieldset>
  </details>`;
}

/**
 * Returns the locations that a form chooses, as a part of a request; nothing for a form without the choice.
 */
export function chosenLocations(form: Form): { readonly locations?: string[] | null } {
  if (form.get('places') === undefined) return {};
  const locations = [...form.all('locations')];
  return { locations: locations.length > 0 ? locations : null };
}

/** Returns the names of the chosen locations. */
export function locationWords(all: readonly Place[], chosen: readonly string[] | null): Words {
  if (chosen === null || chosen.length === 0) return msg`All locations`;
  const names = all.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  return names.join(', ');
}
