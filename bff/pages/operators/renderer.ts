import type { Request, Response, Router } from 'express';
import { operatorSessionOf, type OperatorSession } from '../../accounts/operators/operators.ts';
import { passkeysOf } from '../../accounts/people/people.ts';
import { ApiError } from '../../core/api/errors.ts';
import { asApiError } from '../../core/http/render-error.ts';
import { scopeOf } from '../../core/http/request-scope.ts';
import { html } from '../../core/text/html.ts';
import { sentForm, type SentForm } from '../shell/kept-form.ts';
import { proveForms, PROVE_TITLE } from '../console/parts/prove-form.ts';
import {
  faultContent,
  faultWords,
  mountFaultPages,
  noteFault,
  type FaultWords,
} from '../shell/fault-pages.ts';
import { readForm, receiveForm, type Form } from '../shell/forms.ts';
import { ifSignedIn } from '../shell/one-time-sign-in.ts';
import { actorOf, type OperatorContext } from './act.ts';
import { BASE, sendPage, sendPlainPage, type OperatorPage } from './frame.ts';

export const PROVE = `${BASE}/prove`;

/** A form that runs a command. */
interface CommandForm {
  readonly command: string;
  readonly flags: (form: Form) => Readonly<Record<string, string>>;
  /** The path to open afterwards. */
  readonly next: string | ((result: unknown) => string);
  /** Shows the page of the form again, with what is wrong. */
  readonly again: (session: OperatorSession, refusal: ApiError, form: Form) => Promise<void>;
}

/** The error of a form, and the form that was sent. */
export interface Refused {
  readonly refusal: ApiError;
  readonly form: Form;
}

/** The fields that the page of a proof has kept, and the reason to show it again. */
interface ProofView {
  readonly status?: number;
  readonly next: string;
  readonly again?: SentForm | undefined;
  readonly isSent?: boolean;
  readonly refusal?: ApiError | undefined;
}

/** Lets the operator's people in to pages, runs what their forms say, and turns faults into pages. */
export class OperatorPages {
  readonly #context: OperatorContext;

  constructor(context: OperatorContext) {
    this.#context = context;
  }

  /** Returns the session of a page's request. @throws {ApiError} 401 */
  async welcome(req: Request): Promise<OperatorSession> {
    return operatorSessionOf(this.#context, this.#context.cookie.read(req));
  }

  /**
   * Returns the session and the fields of a form.
   * @throws {ApiError} 401, origin_refused, csrf_refused
   */
  async receive(
    req: Request,
    res: Response,
  ): Promise<{ readonly session: OperatorSession; readonly form: Form }> {
    const received = await receiveForm(
      req,
      this.#context.origin,
      () => this.welcome(req),
      () => readForm(req),
    );
    res.locals['form'] = received.form;
    return received;
  }

  /**
   * Receives a form and runs its command, as the person who sent it. Every command asks for a recent proof of
   * the person.
   * @throws {ApiError} 401, proof_required, 404 and internal errors
   */
  async act(req: Request, res: Response, { command, flags, next, again }: CommandForm): Promise<void> {
    const { session, form } = await this.receive(req, res);
    requireProof(session);
    let result: unknown;
    try {
      result = await this.#context.run(command, flags(form), actorOf(session, res));
    } catch (error) {
      const refusal = asApiError(error);
      if (refusal.status >= 500 || [401, 404, 429].includes(refusal.status)) throw error;
      noteFault(res, refusal, this.#context.log);
      return again(session, refusal, form);
    }
    return res.redirect(303, typeof next === 'string' ? next : next(result));
  }

  send(res: Response, session: OperatorSession, page: OperatorPage): Promise<void> {
    return sendPage(res, session, page);
  }

  /** Shows the page on which a person proves who they are. */
  async askForProof(res: Response, session: OperatorSession, view: ProofView): Promise<void> {
    const { personId, email } = session;
    const { db, site } = this.#context;
    const { status = 200, ...shown } = view;
    const passkeys = await passkeysOf(db, { personId, rpId: site.id });
    await this.send(res, session, {
      status,
      title: PROVE_TITLE,
      hasPasskeys: true,
      content: proveForms({
        session: { csrf: session.csrf, row: {} },
        path: PROVE,
        email,
        hasPasskey: passkeys.length > 0,
        ...shown,
      }),
    });
  }

  mountLast(router: Router): void {
    mountFaultPages(router, {
      log: this.#context.log,
      answersJson: () => false,
      show: (req, res, fault) => this.#sendFault(req, res, fault),
    });
  }

  async #sendFault(req: Request, res: Response, fault: ApiError): Promise<void> {
    const isOurs = fault.status >= 500;
    if (fault.status === 401 && req.method === 'GET' && fault.code === 'credential_missing') {
      return res.redirect(303, `${BASE}/sign-in`);
    }
    const words = faultWords(fault, req.method === 'POST', WORDS);
    const content = faultContent(words, isOurs && html`<p class="muted">Request ${scopeOf(res).id}</p>`);
    // If the database has failed, the page must not query it again.
    const session = isOurs || fault.status === 401 ? undefined : await ifSignedIn(this.welcome(req));
    if (session && fault.code === 'proof_required') {
      const again = sentForm(req, res.locals['form'] as Form | undefined);
      const next = again ? BASE : req.originalUrl;
      return this.askForProof(res, session, { status: fault.status, next, again });
    }
    if (session) return this.send(res, session, { status: fault.status, title: words.title, content });
    return sendPlainPage(res, fault.status, words.title, content);
  }
}

/** @throws {ApiError} proof_required */
export function requireProof({ isProved }: OperatorSession): void {
  if (!isProved) throw new ApiError('proof_required');
}

const TO_HOME = { href: BASE, text: 'Go to the overview' };

const WORDS: FaultWords = {
  nothingDone: 'Nothing was changed.',
  signedOut: html`Your session has ended, or you have not begun one. <a href="${BASE}/sign-in">Sign in</a>`,
  resubmit: 'Open the page again and resubmit the form.',
  notFound: { advice: 'Check the address.', link: TO_HOME },
  link: TO_HOME,
  refused: (fault, lost) => ({
    title: 'This can’t be done',
    advice: html`${lost}${fault.publicMessage}`,
    link: TO_HOME,
  }),
};
