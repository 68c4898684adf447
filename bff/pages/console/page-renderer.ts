import type { Request, Response, Router } from 'express';
import { ApiError } from '../../core/api/errors.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import { requireScope } from '../../core/api/credential.ts';
import { spendQuota } from '../../core/api/limits/quota.ts';
import type { Words } from '../../core/text/message.ts';
import { scopeOf } from '../../core/http/request-scope.ts';
import { setHeaderOf } from '../../core/http/responses.ts';
import { readForm, type Form, receiveForm, readUploadForm, type UploadForm } from '../shell/forms.ts';
import type { Asset, InlineSheet } from '../../core/http/assets.ts';
import type { ConsoleContext, PageVisit } from './context.ts';
import { groupsOf, sectionAt, type NavigationEntry } from './parts/navigation.ts';
import { PASSKEY_FILES, PASSKEY_SCRIPT } from '../shell/passkeys/passkey-form.ts';
import { CONSOLE_SCRIPT } from './parts/console-files.ts';
import { copyable } from './parts/pieces.ts';
import { sentForm, type SentForm } from '../shell/kept-form.ts';
import { proveForms, PROVE_TITLE } from './parts/prove-form.ts';
import {
  faultContent,
  mountFaultPages,
  noteFault,
  type FaultMessage,
  faultWords,
  type FaultWords,
} from '../shell/fault-pages.ts';
import { sendDocument } from '../shell/document.ts';
import {
  STYLE_ADDRESS,
  type OwnScript,
  consoleDocument,
  plainDocument,
  type ConsolePage,
  type PageFiles,
} from './page.ts';
import type { Operation } from '../../core/contract/operation.ts';
import { ifSignedIn } from '../shell/one-time-sign-in.ts';
import { consoleSessionOf, consoleSite, type ConsoleSession } from './console-session.ts';
import { passkeysOf } from '../../accounts/people/people.ts';
import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';

interface SentPage extends ConsolePage {
  readonly status?: number;
  /** Whether an element is in the content. */
  readonly hasElement?: boolean;
  /** The page's script, in addition to the console's. */
  readonly ownScript?: OwnScript;
  /** Origin of what it shows in a frame. */
  readonly frames?: string;
  /** Styles of this page alone. */
  readonly sheets?: readonly InlineSheet[];
}

/** The fields that the page of a proof has kept, and the reason to show it again. */
interface ProofView {
  readonly status?: number;
  /** The path to open afterwards. */
  readonly next: string;
  readonly again?: SentForm | undefined;
  readonly isSent?: boolean;
  readonly refusal?: ApiError | undefined;
}

/** Lets people in to pages, puts content into the one layout, and turns faults into pages. */
export class PageRenderer {
  readonly #context: ConsoleContext;

  constructor(context: ConsoleContext) {
    this.#context = context;
  }

  /**
   * Returns the session of a page's request. Each page counts against the console's quota. A page of a
   * section that the role lacks is refused before it reads anything.
   * @param forms the operation of the form that the page has
   * @throws {ApiError} 401, scope_insufficient, 429
   */
  async welcome(req: Request, res: Response, forms?: Operation): Promise<ConsoleSession> {
    const session = await consoleSessionOf(req, this.#context);
    scopeOf(res).principal = session.principal;
    await spendQuota(setHeaderOf(res), session.principal, this.#context.limiter);
    const needs = sectionAt(this.#context.sections, req.baseUrl + req.path)?.needs;
    for (const operation of [needs, forms]) if (operation) requireScope(session.principal, operation);
    return session;
  }

  /**
   * Returns the session and the fields of a submitted form.
   * @throws {ApiError} 401, 403 if the form isn't from a page of this session, 429
   */
  async receive(
    req: Request,
    res: Response,
    several: readonly string[] = [],
  ): Promise<{ readonly session: ConsoleSession; readonly form: Form }> {
    return this.#receive(req, res, () => readForm(req, several));
  }

  /**
   * Handles a form with optional file uploads.
   * @throws {ApiError} body_too_large, and the errors of a form without files
   */
  async receiveUpload(
    req: Request,
    res: Response,
    maxBytes: number,
  ): Promise<{ readonly session: ConsoleSession; readonly form: UploadForm }> {
    return this.#receive(req, res, () => readUploadForm(req, maxBytes));
  }

  async #receive<Read extends Form>(req: Request, res: Response, read: () => Promise<Read>) {
    const { publicOrigin } = this.#context;
    const received = await receiveForm(req, publicOrigin, () => this.welcome(req, res), read);
    res.locals['form'] = received.form;
    return received;
  }

  /**
   * Shows the page on which a person proves who they are.
   * @throws {ApiError} not_found: the operator's link opened the session
   */
  async askForProof(res: Response, session: ConsoleSession, view: ProofView): Promise<void> {
    const { person } = session.principal;
    if (!person) throw new ApiError('not_found');
    const { status = 200, ...shown } = view;
    const { db, publicUrl } = this.#context;
    const passkeys = await passkeysOf(db, { personId: person.id, rpId: consoleSite(publicUrl).id });
    const { email } = person;
    await this.send(res, session, {
      status,
      title: PROVE_TITLE,
      ownScript: PASSKEY_SCRIPT,
      content: proveForms({ session, email, hasPasskey: passkeys.length > 0, ...shown }),
    });
  }

  async send(res: Response, session: ConsoleSession, page: SentPage): Promise<void> {
    const groups = groupsOf(this.#context.sections, session.principal, this.#context.api);
    const files = await this.#files(page);
    const { status = 200, frames, sheets = [] } = page;
    const policy = { frames, styleSources: sheets.map(({ source }) => source) };
    sendDocument(res, status, consoleDocument(page, session, groups, { ...files, sheets }), policy);
  }

  /** A page without a session. */
  async sendPlain(res: Response, status: number, title: Words, content: Content): Promise<void> {
    sendDocument(res, status, plainDocument(title, content, await this.#files()));
  }

  async say(res: Response, status: number, words: FaultMessage): Promise<void> {
    await this.sendPlain(res, status, words.title, faultContent(words));
  }

  mountLast(router: Router): void {
    mountFaultPages(router, {
      log: this.#context.log,
      answersJson: (path) => path.startsWith('/api/') || path.startsWith('/assets/'),
      show: (req, res, fault) => this.#sendFault(req, res, fault),
    });
  }

  /** Logs a fault that is shown on a separate page. */
  noteFault(res: Response, fault: ApiError): void {
    noteFault(res, fault, this.#context.log);
  }

  async #files({ hasElement = false, ownScript }: Partial<SentPage> = {}): Promise<PageFiles> {
    const { layout, elements } = this.#context;
    const scripts = [CONSOLE_SCRIPT, ...(ownScript ? [ownScript] : [])];
    return {
      style: STYLE_ADDRESS,
      scripts: await Promise.all(
        scripts.map(async (name) =>
          addressOf(name, await (name === PASSKEY_SCRIPT ? PASSKEY_FILES : layout).find(name)),
        ),
      ),
      elements: hasElement ? await elements.element('trellis-webhooks') : [],
    };
  }

  async #sendFault(req: Request, res: Response, fault: ApiError): Promise<void> {
    const isOurs = fault.status >= 500;
    const fromElsewhere = req.method === 'GET' && req.headers['sec-fetch-site'] === 'cross-site';
    if (fault.status === 401 && fromElsewhere) return this.say(res, 401, FROM_ELSEWHERE);
    const words = faultWords(fault, req.method === 'POST', WORDS);
    const content = faultContent(words, isOurs && requestLine(scopeOf(res).id));
    // If the database has failed, the page must not query it again.
    const session =
      isOurs || fault.status === 401 ? undefined : await ifSignedIn(consoleSessionOf(req, this.#context));
    if (session && fault.code === 'proof_required') {
      const again = sentForm(req, res.locals['form'] as Form | undefined);
      const view = { status: fault.status, next: again ? '/console' : req.originalUrl, again };
      return this.askForProof(res, session, view);
    }
    if (session) await this.send(res, session, { status: fault.status, title: words.title, content });
    else await this.sendPlain(res, fault.status, words.title, content);
  }
}

function requestLine(id: string): Html {
  return html`<p class="muted">Request ${copyable(id, 'the request ID')}</p>`;
}

function addressOf(name: string, asset: Asset | undefined): string {
  return `/console/assets/${name}?v=${asset?.version}`;
}

type MountPage = (router: Router, context: ConsoleContext, pages: PageRenderer) => void;

/** An entry of the console's navigation, with its pages. */
export interface ConsoleSection extends NavigationEntry {
  /** Its pages. They are loaded with the console, so that a start doesn't wait for them. */
  readonly pages: () => Promise<readonly MountPage[]>;
}

/** A feature's part of a merchant's page in the console. It is loaded with the console. */
export interface MerchantPanel {
  /** The operation that reads what it shows; without its scope, the panel is left out. */
  readonly needs: Operation;
  /** Whether it is at the side of the page: settings, which can wait. */
  readonly isAside?: true;
  /** A section of the page; empty: nothing to show. It calls operations as the page does. */
  readonly show: (context: ConsoleContext, visit: PageVisit, merchant: Merchant) => Promise<Content>;
  /** The pages at paths below `/merchants/:merchant`. */
  readonly pages: readonly MountPage[];
}

const SIGN_IN = html`<a href="/sign-in">Sign in</a>`;

const TO_HOME = { href: '/console', text: 'Go to home' };

/** The same message for an unknown, used or expired link, to reveal nothing. */
export const DEAD_LINK: FaultMessage = {
  title: 'This link no longer works',
  advice: html`A sign-in link works once and expires after 15 minutes. ${SIGN_IN} with your email address.`,
};

export const SIGNED_OUT: FaultMessage = {
  title: 'You’re signed out',
  advice: html`You can close this page. ${SIGN_IN} again.`,
};

/**
 * Shown after a link on another site: the cookie isn't sent from there, so the visitor appears signed out.
 */
export const FROM_ELSEWHERE: FaultMessage = {
  title: 'Open the console',
  advice: 'You followed a link from another site. If you’re signed in, continue.',
  link: { href: '/console', text: 'Continue to the console' },
};

/** The console's messages for all other faults. */
export const WORDS: FaultWords = {
  nothingDone: 'Nothing was changed.',
  signedOut: html`Your session has ended, or you have not begun one. ${SIGN_IN}`,
  resubmit: 'Open the page again and resubmit the form.',
  notFound: {
    advice: 'Check the address. You might have signed in to another environment.',
    link: TO_HOME,
  },
  link: TO_HOME,
  refused: (fault, lost) =>
    fault.code === 'scope_insufficient'
      ? {
          title: 'Your role doesn’t allow this',
          advice: html`${lost}${fault.publicMessage} Owners and admins of your team can change your role.`,
          link: TO_HOME,
        }
      : { title: 'This can’t be done', advice: html`${lost}${fault.publicMessage}`, link: TO_HOME },
};
