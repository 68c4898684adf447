import type { LitElement } from 'lit';
import { own, type TrellisError } from '../../session/trellis-error.ts';
import { focusOn } from '../controls/focus-on.ts';

/** What is wrong with which field. */
export type Problems<Name extends string, Problem> = { [name in Name]?: Problem | undefined };

/**
 * A form's fields: their names, which are their ids too, in the order of the page, and the rules that can be
 * checked before anything is sent.
 */
export interface FormRules<Name extends string, Problem> {
  names: readonly Name[];
  check: () => Problems<Name, Problem>;
  /** What a refusal of one field means for it. */
  refused: (error: TrellisError, name: Name) => Problem;
}

/** Which fields of a form are wrong, from what was typed and from what the service refused. */
export class FormState<Name extends string, Problem = string> {
  #host: LitElement;
  #rules: FormRules<Name, Problem>;
  #problems: Problems<Name, Problem> = own({});

  constructor(host: LitElement, rules: FormRules<Name, Problem>) {
    this.#host = host;
    this.#rules = rules;
  }

  get problems(): Problems<Name, Problem> {
    return this.#problems;
  }

  /** A form may have a field of any name, and so may `Object.prototype`. */
  set problems(problems: Problems<Name, Problem>) {
    this.#problems = own(problems);
  }

  /** The first field that is wrong. */
  get wrong(): Name | undefined {
    return this.#rules.names.find((name) => this.problems[name]);
  }

  /** Checks all fields. Where one is wrong it says so, takes the focus, and `false` is returned. */
  validate(): boolean {
    this.problems = this.#rules.check();
    this.#host.requestUpdate();
    if (!this.wrong) return true;
    this.focusWrong();
    return false;
  }

  /** A field that was wrong is checked again with every key, so that it turns right as soon as it is. */
  changed(name: Name): void {
    if (this.problems[name]) this.problems[name] = own(this.#rules.check())[name];
    this.#host.requestUpdate();
  }

  /** Shows a refusal on the field that it is about. @returns false when it is about none */
  refuse(error: TrellisError): boolean {
    const { type, detail } = error;
    const path = detail.param.split(/\W+/);
    const name = type === 'input' && this.#rules.names.find((one) => path.includes(one));
    if (name) this.problems = { [name]: this.#rules.refused(error, name) } as Problems<Name, Problem>;
    return !!name;
  }

  focusWrong(): void {
    const { wrong } = this;
    if (wrong) void focusOn(this.#host, `#${wrong}`);
  }
}
