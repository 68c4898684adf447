import type { Request, Response, Router } from 'express';
import type { ApiError } from '../../core/api/errors.ts';
import { html, type Html, type Content } from '../../core/text/html.ts';
import { scopeOf } from '../../core/http/request-scope.ts';
import { type Words, msg, nameOf, onlyInEnglish } from '../../core/text/message.ts';
import { type HostedContext, hostedSessionIfAny, type HostedSession } from './hosted-session.ts';
import type { LanguageTag } from '../../core/text/languages.ts';
import {
  faultContent,
  mountFaultPages,
  noteFault,
  type FaultMessage,
  faultWords,
  type FaultWords,
} from '../shell/fault-pages.ts';
import { wantedLanguage, languageMenu, setLanguageHeaders } from '../shell/language-choice.ts';
import { nobodysTheme, logoImage, type WornTheme } from '../../developers/themes/themes.ts';
import { documentOf, NO_INDEX, type PageModule, sendDocument } from '../shell/document.ts';
import type { Language } from '../../core/text/language.ts';
import { csrfField } from '../shell/forms.ts';
import { sendFile } from '../../core/http/assets.ts';
import { BASE, BUTTONS, styleSheet } from '../shell/styles/style-sheet.ts';

interface PageContent {
  readonly status: number;
  readonly title: Words;
  readonly content: Html;
  /** The owner of the page; `undefined` if no one is signed in. */
  readonly session: HostedSession | undefined;
  /** Whether an element is in the content, which a script wakes. */
  readonly hasElement?: boolean;
}

/**
 * Loaded with the first page that shows an element: the renderer and the elements are not needed to start.
 */
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

  /** Sends a page with only a message. */
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
      // If the database has failed, the page must not query it again.
      session: isOurs || fault.status === 401 ? undefined : await hostedSessionIfAny(req, this.#context),
    });
  }

  /** Logs a fault that is shown on a separate page. */
  noteFault(res: Response, fault: ApiError): void {
    noteFault(res, fault, this.#context.log);
  }
}

/** Paths whose faults are Error objects and no pages, below `/hosted`. */
function answersJson(path: string): boolean {
  return path === '/plants' || path.startsWith('/v1/');
}

const OPEN_FORM = { href: '/hosted/create-plant', text: msg`Open the form again` };

/** The same message for an unknown, used or expired link, to reveal nothing. */
export const DEAD_LINK: FaultMessage = {
  title: msg`This link no longer works`,
  advice: msg`A link works once and expires after 15 minutes. Ask the person who sent you here for a new
    link.`,
};

export const SIGNED_OUT: FaultMessage = {
  title: msg`You’re signed out`,
  advice: msg`You can close this page. To come back, ask the person who sent you here for a new link.`,
};

/** The hosted pages' messages for all other faults. */
export const WORDS: FaultWords = {
  nothingDone: msg`Nothing was added.`,
  signedOut: msg`Your session has ended. Ask the person who sent you here for a new link.`,
  resubmit: msg`Open the form again and resubmit it.`,
  notFound: { advice: msg`Check the address, or open the link you were sent.` },
  link: OPEN_FORM,
  refused: (fault, lost) =>
    fault.code === 'state_forbids'
      ? {
          title: msg`This page is closed`,
          advice: html`${lost}${onlyInEnglish(
            `${fault.publicMessage} `,
            '',
          )}${msg`Contact the person who sent you here.`}`,
        }
      : {
          title: msg`The form couldn’t be read`,
          advice: html`${lost}${msg`Open it again.`}`,
          link: OPEN_FORM,
        },
};

const LAYOUT = styleSheet([BASE, BUTTONS, new URL('page.css', import.meta.url)]);

const LAYOUT_ADDRESS = `/hosted/page.css?v=${LAYOUT.version}`;

/** Mounts the layout's files, which pages load in addition to the elements and the partner's theme. */
export function mountFiles(router: Router): void {
  router.get('/page.css', (req, res) => sendFile(req, res, LAYOUT, 'css'));
}

/** The sender of the page; a page without a session has none. */
interface PageOwner {
  readonly partner: string;
  readonly csrf: string;
}

interface Page {
  readonly status: number;
  /** The title of the tab; the heading is part of the content. */
  readonly title: Words;
  readonly theme: WornTheme;
  readonly owner: PageOwner | undefined;
  readonly content: Html;
  /** The script that hydrates the element, on a page that has one. */
  readonly modules?: readonly PageModule[];
  /** CSP sources of the styles that are inside the content. */
  readonly styleSources?: readonly string[];
  readonly language: Language;
}

function sendPage(res: Response, page: Page): void {
  const { status, styleSources, language } = page;
  setLanguageHeaders(res, language.tag);
  sendDocument(res, status, hostedDocument(page), { styleSources, language });
}

function hostedDocument({ title, theme, owner, content, modules = [] }: Page): Html {
  return documentOf({
    title,
    icon: theme.icon,
    styles: [theme.stylesheet, LAYOUT_ADDRESS],
    modules,
    head: NO_INDEX,
    body: html`${owner && headerOf(owner, theme.logo)}
      <main>${content}</main>
      <footer>
        ${owner ? msg`${nameOf(owner.partner)} runs on Trellis.` : 'Trellis'}
        ${languageMenu('/hosted/language')}
      </footer>`,
  });
}

function headerOf({ partner, csrf }: PageOwner, logo: WornTheme['logo']): Content {
  return html`<header>
    ${logo ? logoImage(logo) : nameMark(partner)}
    <form method="post" action="/hosted/sign-out">
      ${csrfField({ csrf })}<button class="quiet slim">${msg`Sign out`}</button>
    </form>
  </header>`;
}

function nameMark(partner: string): Content {
  const [initial = ''] = partner.trim();
  return html`<span class="mark" aria-hidden="true">${initial.toUpperCase()}</span>
    <b>${nameOf(partner)}</b>`;
}
