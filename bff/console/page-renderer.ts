import type { ErrorRequestHandler, Request, Response, Router } from 'express';
import { ApiError } from '../gateway/errors.ts';
import { html, type Content } from '../gateway/html.ts';
import { spendQuota } from '../gateway/limits/spend-quota.ts';
import { asApiError } from '../gateway/render-error.ts';
import { scopeOf } from '../gateway/request-scope.ts';
import { readForm, type Form } from '../pages/forms/read-form.ts';
import type { Asset } from '../pages/assets.ts';
import { setPageHeaders } from '../pages/page-headers.ts';
import { requireCsrf, requireSameOrigin } from '../pages/same-origin.ts';
import type { ConsoleContext } from './context.ts';
import { faultContent, faultWords, FROM_ELSEWHERE, type FaultWords } from './fault-words.ts';
import { SCRIPT, STYLES } from './files.ts';
import { consoleDocument, plainDocument, type ConsolePage, type PageFiles } from './page.ts';
import { ifSignedIn } from '../pages/sign-in/signed-in.ts';
import { consoleSessionOf, type ConsoleSession } from './console-session.ts';
import { sectionsOf } from './sections.ts';

export interface SentPage extends ConsolePage {
  readonly status?: number;
  /** Whether an element is in the content. */
  readonly hasElement?: boolean;
}

/** Lets people in to pages, puts content into the one layout, and turns faults into pages. */
export class PageRenderer {
  readonly #context: ConsoleContext;

  constructor(context: ConsoleContext) {
    this.#context = context;
  }

  /** Who asks for a page. Each page is one request of the console's quota. @throws {ApiError} 401, 429 */
  async welcome(req: Request, res: Response): Promise<ConsoleSession> {
    const session = await consoleSessionOf(req, this.#context);
    scopeOf(res).principal = session.principal;
    await spendQuota(res, session.principal, this.#context.limiter);
    return session;
  }

  /** Who sends a form, and what. @throws {ApiError} 401, 403 when it is no form of a page of this session, 429 */
  async receive(
    req: Request,
    res: Response,
    several: readonly string[] = [],
  ): Promise<{ readonly session: ConsoleSession; readonly form: Form }> {
    requireSameOrigin(req, this.#context.publicOrigin);
    const session = await this.welcome(req, res);
    const form = await readForm(req, several);
    requireCsrf(session.cookie, form.get('csrf'));
    return { session, form };
  }

  async send(res: Response, session: ConsoleSession, page: SentPage): Promise<void> {
    const sections = sectionsOf(session.principal.environment, this.#context.api);
    const files = await this.#files(page.hasElement);
    setPageHeaders(res);
    res.status(page.status ?? 200).type('html');
    res.send(consoleDocument(page, session, sections, files).text);
  }

  /** A page for nobody known. */
  async sendPlain(res: Response, status: number, title: string, content: Content): Promise<void> {
    setPageHeaders(res);
    res.status(status).type('html');
    res.send(plainDocument(title, content, await this.#files()).text);
  }

  async say(res: Response, status: number, words: FaultWords): Promise<void> {
    await this.sendPlain(res, status, words.title, faultContent(words));
  }

  /** What no page has answered is 404; what went wrong on the way to a page is told on one. */
  mountLast(router: Router): void {
    router.use(() => {
      throw new ApiError('not_found');
    });
    router.use(this.#renderFault);
  }

  /** Writes a fault into the logs, for one that is answered with a page. */
  noteFault(res: Response, fault: ApiError): void {
    const scope = scopeOf(res);
    scope.errorCode = fault.body().error;
    for (const [name, value] of Object.entries(fault.headers)) res.setHeader(name, value);
    if (fault.status < 500) return;
    this.#context.log.error({ request: scope.id, code: fault.code, err: fault }, 'request failed');
  }

  async #files(hasElement = false): Promise<PageFiles> {
    const { layout, elements } = this.#context;
    const element = hasElement ? await elements.find(ELEMENTS) : undefined;
    const ours = async (name: string) => addressOf(name, await layout.find(name));
    return {
      styles: await Promise.all(STYLES.map(ours)),
      script: await ours(SCRIPT),
      elements: element && addressOf(ELEMENTS, element),
    };
  }

  #renderFault: ErrorRequestHandler = async (reason: unknown, req, res, next) => {
    if (res.headersSent || req.path.startsWith('/api/') || req.path.startsWith('/assets/')) {
      next(reason);
      return;
    }
    const fault = asApiError(reason);
    this.noteFault(res, fault);
    await this.#sendFault(req, res, fault);
  };

  async #sendFault(req: Request, res: Response, fault: ApiError): Promise<void> {
    const isOurs = fault.status >= 500;
    const fromElsewhere = req.method === 'GET' && req.headers['sec-fetch-site'] === 'cross-site';
    if (fault.status === 401 && fromElsewhere) return this.say(res, 401, FROM_ELSEWHERE);
    const words = faultWords(fault, req.method === 'POST');
    const content = faultContent(words, isOurs ? scopeOf(res).id : undefined);
    // When the database is what failed, the page must not ask it again.
    const session =
      isOurs || fault.status === 401 ? undefined : await ifSignedIn(consoleSessionOf(req, this.#context));
    if (session) await this.send(res, session, { status: fault.status, title: words.title, content });
    else await this.sendPlain(res, fault.status, words.title, html`${content}`);
  }
}

/** Built scripts of the elements that pages of the console have. */
const ELEMENTS = 'webhooks.js';

function addressOf(name: string, asset: Asset | undefined): string {
  return `/console/assets/${name}?v=${asset?.version}`;
}
