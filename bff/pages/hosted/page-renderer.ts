import type { Request, Response, Router } from 'express';
import type { ApiError } from '../../core/api/errors.ts';
import { html, type Html } from '../../core/text/html.ts';
import { scopeOf } from '../../core/http/request-scope.ts';
import type { Words } from '../../core/text/message.ts';
import type { HostedContext } from './context.ts';
import type { LanguageTag } from '../../core/text/languages.ts';
import { answersJson } from './element-api.ts';
import {
  faultContent,
  mountFaultPages,
  noteFault,
  type FaultMessage,
  faultWords,
} from '../shell/fault-pages.ts';
import { wantedLanguage } from '../shell/language-choice.ts';
import { WORDS } from './fault-words.ts';
import { sendPage } from './page.ts';
import { nobodysTheme } from '../../developers/themes/themes.ts';
import { hostedSessionIfAny, type HostedSession } from './hosted-session.ts';

export interface PageContent {
  readonly status: number;
  readonly title: Words;
  readonly content: Html;
  /** The owner of the page; undefined: nobody is signed in. */
  readonly session: HostedSession | undefined;
  /** Whether an element is in the content, which a script wakes. */
  readonly hasElement?: boolean;
}

/** Loaded with the first page that shows an element: the renderer and the elements are not needed to start. */
async function elementStyles(): Promise<readonly string[]> {
  const { elementStyleSources } = await import('./element.ts');
  return elementStyleSources();
}

/** The script that takes up an element of the page: its texts are in it, as the page has them. */
const scriptIn = (language: LanguageTag): string => `hosted${language === 'en' ? '' : `.${language}`}.js`;

/** Puts content into the one layout, in the theme of the session's partner, and turns faults into pages. */
export class PageRenderer {
  readonly #context: HostedContext;

  constructor(context: HostedContext) {
    this.#context = context;
  }

  async send(res: Response, { session, hasElement = false, ...page }: PageContent): Promise<void> {
    const language = wantedLanguage(res.req) ?? 'en';
    sendPage(res, {
      ...page,
      language: await this.#context.languages.of(language),
      theme: session ? await this.#context.themes.of(session.principal) : nobodysTheme(),
      owner: session && { partner: session.partner.name, csrf: session.csrf },
      modules: hasElement ? await this.#context.elements.module(scriptIn(language)) : [],
      styleSources: hasElement ? await elementStyles() : [],
    });
  }

  /** A page that only says something. */
  async say(res: Response, status: number, words: FaultMessage, session?: HostedSession): Promise<void> {
    await this.send(res, { status, title: words.title, content: faultContent(words), session });
  }

  mountLast(router: Router): void {
    mountFaultPages(router, {
      log: this.#context.log,
      answersJson,
      show: (req, res, fault) => this.#sendFault(req, res, fault),
    });
  }

  async #sendFault(req: Request, res: Response, fault: ApiError): Promise<void> {
    const words = faultWords(fault, req.method === 'POST', WORDS);
    const isOurs = fault.status >= 500;
    await this.send(res, {
      status: fault.status,
      title: words.title,
      content: faultContent(words, isOurs && html`<p><code>${scopeOf(res).id}</code></p>`),
      // When the database is what failed, the page must not ask it again.
      session: isOurs || fault.status === 401 ? undefined : await hostedSessionIfAny(req, this.#context),
    });
  }

  /** Writes a fault to the log, for one that is shown in a page of its own. */
  noteFault(res: Response, fault: ApiError): void {
    noteFault(res, fault, this.#context.log);
  }
}
