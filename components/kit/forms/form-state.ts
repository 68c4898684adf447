import type { LitElement } from 'lit';
import { own, type TrellisError } from '../../session/trellis-error.ts';
import { focusOn } from '../../session/base-element.ts';
import type { ApiRequest, ApiResponse } from '../../session/api-client.ts';
import { IntentKey } from '../../session/intent-key.ts';
import type { SessionLink, SessionUser } from '../../session/session-link.ts';
import type { TrellisSession } from '../../session/session.ts';

/** The problems of a form, by field. */
export type Problems<Name extends string, Problem> = { [name in Name]?: Problem | undefined };

/**
 * A form's fields: their names, which are their ids too, in the order of the page, and the rules that can be
 * checked before anything is sent.
 */
interface FormRules<Name extends string, Problem> {
  names: readonly Name[];
  check: () => Problems<Name, Problem>;
  /** Returns the problem of a field that the service refused. */
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

/**
 * Sends what a form says, one at a time, under the idempotency key of that intent: the same until a success
 * or a definite refusal, across retry, renewal and reload.
 */
export class Submission {
  busy = false;

  #host: SessionUser;
  #link: SessionLink;
  #intents = new IntentKey();

  constructor(host: SessionUser, link: SessionLink) {
    this.#host = host;
    this.#link = link;
  }

  /** @throws {TrellisError} for everything but a 2xx with the body that is expected */
  async send(session: TrellisSession, request: ApiRequest & { body: string }): Promise<ApiResponse> {
    this.busy = true;
    this.#host.requestUpdate();
    try {
      if (this.#link.state !== 'ready') this.#link.look();
      // A key belongs to a merchant: the same for another one is another intent.
      const { merchant } = await session.ready();
      return await this.#intents.send(request.body + JSON.stringify(merchant), (idempotencyKey) =>
        session.request({ ...request, idempotencyKey }),
      );
    } finally {
      // No update yet: it would show neither that it is busy nor what came of it.
      this.busy = false;
    }
  }
}
