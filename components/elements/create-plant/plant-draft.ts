import type { LitElement, TemplateResult } from 'lit';
import { FormState } from '../../kit/forms/form-state.ts';
import { textField } from '../../kit/forms/field.ts';
import { msg } from '../../i18n/message.ts';
import { own, TrellisError, errorFrom, parseJson } from '../../session/trellis-error.ts';
import type { PlantInput, Problem } from './plant-input.ts';
import { Late } from '../../kit/loading/late.ts';

/**
 * The code that the form needs once it is used: the rules of its fields, and its texts for failure and
 * success.
 */
export const later = new Late(() => import('./plant-news.ts'));

/** The number is in the store already. */
const ID_TAKEN = 40011;

const property = { id: 'plantId', name: 'plantName', tag: 'plantTag' } as const;

const FIELDS = Object.keys(property) as (keyof PlantInput)[];

/** The element's own properties hold the typed values, so that a page can set and read them. */
type DraftHost = LitElement & {
  [name in (typeof property)[keyof PlantInput]]: string;
} & { failure: TrellisError | undefined };

/** A plant as far as it is typed, and what is wrong with it. */
export class PlantDraft extends FormState<keyof PlantInput, Problem> {
  #host: DraftHost;

  constructor(host: DraftHost) {
    const check = () => later.module?.checkPlant(this.values) ?? {};
    super(host, { names: FIELDS, check, refused: (_, name) => own(check())[name] ?? 'refused' });
    this.#host = host;
  }

  get values(): PlantInput {
    const host = this.#host;
    return { id: host.plantId, name: host.plantName, tag: host.plantTag };
  }

  /** Takes up what was typed into a server's form before its script arrived. */
  adopt(): void {
    for (const name of FIELDS) {
      const input: HTMLInputElement | null | undefined = this.#host.shadowRoot?.querySelector(`#${name}`);
      if (input) this.#host[property[name]] = input.value;
    }
  }

  clear(): void {
    for (const name of FIELDS) this.#host[property[name]] = '';
    this.problems = {};
  }

  /** Shows a refusal on the field that it is about, if it is about one. */
  judge(failure: TrellisError | undefined): void {
    if (failure?.code === ID_TAKEN) this.problems = { id: 'taken' };
    else if (failure) this.refuse(failure);
  }

  /**
   * One of its fields. One that was wrong is judged again with every key, so that it turns right as soon as
   * it is.
   */
  field(name: keyof PlantInput, label: string, readonly: boolean, more?: object): TemplateResult {
    const host = this.#host;
    const problem = this.problems[name];
    const error =
      problem && (later.for(host)?.problemText(problem, host.plantId.trim()) ?? msg('Check this field.'));
    const type = (value: string): void => {
      host[property[name]] = value;
      this.changed(name);
      if (problem) host.failure = undefined;
    };
    const value = host[property[name]];
    return textField({ name, label, value, error, required: name !== 'tag', readonly, ...more }, type);
  }
}

/** On a device without a connection that nothing has failed on yet. */
export const OFFLINE = new TrellisError('offline');

/** Reads the attribute `failure`: an Error object as JSON; what is not one is as if it were not there. */
export function readFailure(json: string | null): TrellisError | undefined {
  const error = errorFrom(parseJson(json ?? ''));
  return error.detail.code ? error : undefined;
}
