import type { Request, Response, Router } from 'express';
import type { Logger } from 'pino';
import type { ApiError } from '../gateway/errors.ts';
import { html } from '../gateway/html.ts';
import { scopeOf } from '../gateway/request-scope.ts';
import { sendDocument } from '../pages/document.ts';
import { faultContent, mountFaultPages } from '../pages/fault-pages.ts';
import { faultWords } from '../pages/fault-words.ts';
import type { Processors } from '../processor/processor.ts';
import type { ThemeDirectory } from '../themes/themes.ts';
import { WORDS } from './fault-words.ts';
import { sendNobodysPage, wantsPage } from './nobodys-page.ts';
import { siteDocument } from './site-document.ts';
import type { ShownPage } from './shown-page.ts';
import type { Site } from './site.ts';

export interface SiteRendererDeps {
  readonly log: Logger;
  readonly processors: Processors;
  readonly themes: ThemeDirectory;
}

/** Puts content into the frame of a site, in its partner's theme, and turns faults into pages. */
export class SiteRenderer {
  readonly #deps: SiteRendererDeps;

  constructor(deps: SiteRendererDeps) {
    this.#deps = deps;
  }

  async send(res: Response, site: Site, page: ShownPage, path: string): Promise<void> {
    const { status = 200, styleSources, takesCards = false } = page;
    const document = siteDocument(page, site, await this.#deps.themes.of(site), path);
    const processor = takesCards ? this.#processorOf(site) : undefined;
    sendDocument(res, status, document, { styleSources, processor });
  }

  /** @param siteOf undefined: it wasn't found out */
  mountLast(router: Router, siteOf: (req: Request) => Site | undefined): void {
    mountFaultPages(router, {
      log: this.#deps.log,
      answersJson: (_path, req) => !wantsPage(req),
      show: (req, res, fault) => this.#sendFault(req, res, fault, siteOf(req)),
    });
  }

  async #sendFault(req: Request, res: Response, fault: ApiError, site: Site | undefined): Promise<void> {
    const words = faultWords(fault, req.method === 'POST', WORDS);
    const isOurs = fault.status >= 500;
    const request = isOurs && html`<p><code>${scopeOf(res).id}</code></p>`;
    // When the database is what failed, the page must not ask it again.
    if (!site || isOurs) return sendNobodysPage(res, fault.status, words, request);
    const page = { status: fault.status, title: words.title, content: faultContent(words) };
    return this.send(res, site, page, '');
  }

  #processorOf({ environment }: Site): string | undefined {
    const processor = this.#deps.processors[environment];
    return processor && new URL(processor.publicUrl).origin;
  }
}
