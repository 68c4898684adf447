import type { ErrorRequestHandler, Request, Response, Router } from 'express';
import { ApiError } from '../gateway/errors.ts';
import type { Html } from '../gateway/html.ts';
import { asApiError } from '../gateway/render-error.ts';
import { scopeOf } from '../gateway/request-scope.ts';
import type { HostedContext } from './context.ts';
import { answersJson } from './element-api.ts';
import { faultContent, faultWords, type FaultWords } from './fault-page.ts';
import { sendPage } from './page.ts';
import { themeOf } from './partner-theme.ts';
import { themeSheet } from './theme-sheet.ts';
import { hostedSessionIfAny, type HostedSession } from './hosted-session.ts';

const SCRIPT = 'hosted.js';

export interface PageContent {
  readonly status: number;
  readonly title: string;
  readonly content: Html;
  /** Whose page it is; undefined: nobody is signed in. */
  readonly session: HostedSession | undefined;
  /** Whether an element is in the content, which a script wakes. */
  readonly hasElement?: boolean;
}

/** Loaded with the first page that shows an element: the renderer and the elements are not needed to start. */
async function elementStyles(): Promise<readonly string[]> {
  const { elementStyleSources } = await import('./element.ts');
  return elementStyleSources();
}

/** Puts content into the one layout, in the theme of the session's partner, and turns faults into pages. */
export class PageRenderer {
  readonly #context: HostedContext;

  constructor(context: HostedContext) {
    this.#context = context;
  }

  async send(res: Response, { session, hasElement = false, ...page }: PageContent): Promise<void> {
    const layout = await this.#context.layout.find('page.css');
    const script = hasElement ? await this.#context.scripts.find(SCRIPT) : undefined;
    sendPage(res, {
      ...page,
      theme: themeSheet(themeOf(session?.partner)),
      layoutVersion: layout?.version ?? '',
      owner: session && { partner: session.partner.name, csrf: session.csrf },
      script: script && `/hosted/assets/${SCRIPT}?v=${script.version}`,
      styleSources: hasElement ? await elementStyles() : [],
    });
  }

  /** A page that only says something. */
  async say(res: Response, status: number, words: FaultWords, session?: HostedSession): Promise<void> {
    await this.send(res, { status, title: words.title, content: faultContent(words), session });
  }

  /** What no page has answered is 404; what went wrong on the way to a page is told on one. */
  mountLast(router: Router): void {
    router.use(() => {
      throw new ApiError('not_found');
    });
    router.use(this.#renderFault);
  }

  #renderFault: ErrorRequestHandler = async (reason: unknown, req, res, next) => {
    if (res.headersSent || answersJson(req.path)) {
      next(reason);
      return;
    }
    const fault = asApiError(reason);
    this.noteFault(res, fault);
    for (const [name, value] of Object.entries(fault.headers)) res.setHeader(name, value);
    await this.#sendFault(req, res, fault);
  };

  async #sendFault(req: Request, res: Response, fault: ApiError): Promise<void> {
    const words = faultWords(fault, req.method === 'POST');
    const isOurs = fault.status >= 500;
    await this.send(res, {
      status: fault.status,
      title: words.title,
      content: faultContent(words, isOurs ? scopeOf(res).id : undefined),
      // When the database is what failed, the page must not ask it again.
      session: isOurs || fault.status === 401 ? undefined : await hostedSessionIfAny(req, this.#context),
    });
  }

  /** Writes a fault into the logs, for one that is answered with a page. */
  noteFault(res: Response, fault: ApiError): void {
    const scope = scopeOf(res);
    scope.errorCode = fault.body().error;
    if (fault.status < 500) return;
    this.#context.log.error({ request: scope.id, code: fault.code, err: fault }, 'request failed');
  }
}
