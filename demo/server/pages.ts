import { existsSync, readFileSync } from 'node:fs';
import type { Request, RequestHandler } from 'express';
import { BACK_OFFICE, EMBEDDED } from './back-office.ts';
import type { DemoConfig, Merchant } from './config.ts';
import type { SignIn } from './sign-in.ts';
import { Html, escapeHtml, fill, region } from './template.ts';
import { receiverUrl } from './webhook-endpoint.ts';
import type { WebhookReceiver } from './webhook-receiver.ts';

const STATUS_WORDS: Readonly<Record<string, string>> = {
  active: 'Active',
  needs_data: 'Needs data',
  restricted: 'Restricted',
};

type Values = Readonly<Record<string, string | Html>>;

interface PlainPage {
  readonly title: string;
  readonly path: string;
  readonly file: string;
  /** The code behind it. */
  readonly figures: readonly Figure[];
}

/** Code of this app for display: what it is, and its file in demo/ with the region of it. */
export interface Figure {
  readonly where: string;
  readonly file: string;
  readonly name: string;
}

const onThePage = (name: string): Figure => ({
  where: 'On the page',
  file: `pages/${name}.html`,
  name: 'page',
});
const STYLES = { where: 'In your style sheet', file: 'pages/themes.css', name: 'theme' };
const SERVER = { where: 'On your server', file: 'server/trellis-session.ts', name: 'server' };

/** A page: the shell, its content, and its own code as it is displayed. */
export class Pages {
  readonly #config: DemoConfig;
  readonly #signIn: SignIn;

  constructor(config: DemoConfig, signIn: SignIn) {
    this.#config = config;
    this.#signIn = signIn;
  }

  /** Whether there is a template of that name. */
  has(name: string): boolean {
    return existsSync(templateOf(`${name}.html`));
  }

  /** A page of the back office, with the code behind it. */
  backOffice(name: string): RequestHandler {
    const { title, path } = pageOf(name);
    const page = readPage(`${name}.html`);
    const values = {
      how: this.codeBehind([onThePage(name), ...(name === 'home' ? [STYLES] : []), SERVER]),
      surfaces: surfaces(),
    };
    return (request, response) => void response.send(this.render(request, { title, path, page, values }));
  }

  /** A section that shows code of this app, cut from the files that run. */
  codeBehind(figures: readonly Figure[]): Html {
    const filled = figures.map(({ where, file, name }) => {
      const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
      const code = shown(region(source.replaceAll('{{api}}', this.#config.apiUrl), name));
      return fill(FIGURE, { where, file: `demo/${file}`, code }).markup;
    });
    return fill(readPage('code-behind.html'), { figures: new Html(filled.join('\n')) });
  }

  /** A page whose content is its template alone. */
  plain({ title, path, file, figures }: PlainPage): RequestHandler {
    const page = readPage(file);
    const values = { how: this.codeBehind(figures) };
    return (request, response) => void response.send(this.render(request, { title, path, page, values }));
  }

  /** GET /webhooks: what has arrived at this server. Its switch and its form work without a script. */
  webhooks(receiver: WebhookReceiver): RequestHandler {
    const how = this.codeBehind([
      { where: 'On your server', file: 'server/webhook-receiver.ts', name: 'receiver' },
    ]);
    const page = readPage('webhooks.html');
    return (request, response) => {
      const values = {
        receiver_url: receiverUrl(this.#config),
        break_value: String(!receiver.isBroken),
        break_text: receiver.isBroken ? 'Repair the receiver' : 'Break the receiver',
        secret_note:
          request.query['secret'] === 'wrong' ? 'Enter an endpoint’s secret. It starts with whsec_.' : '',
        how,
      };
      response.send(this.render(request, { title: 'Webhooks', path: '/webhooks', page, values }));
    };
  }

  /** GET /sign-in: one account for each merchant. */
  signIn(): RequestHandler {
    const page = readPage('sign-in.html');
    const { merchants } = this.#config;
    return (request, response) => {
      const to = this.#signIn.pageOr(request.query['to'], '/');
      const values = { to, merchant_choices: choices(merchants, this.#signIn.merchantOf(request)) };
      response.type('html').set('Cache-Control', 'no-cache').send(fill(page, values).markup);
    };
  }

  /** The whole page, as HTML. */
  render(request: Request, { title, path, page, values }: Page): string {
    const common = { ...values, ...this.#commonValues(request), title, path };
    const here = Object.fromEntries(
      ENGINEERS.map((name) => [`${name}_here`, hereIf(path === `/${name}`, path.startsWith(`/${name}/`))]),
    );
    const main = fill(page, common);
    const nav = this.#navigation(path);
    request.res?.type('html').set('Cache-Control', 'no-cache');
    return fill(readPage('shell.html'), { ...common, ...here, nav, main }).markup;
  }

  /** Links to the pages of the back office. */
  #navigation(here: string): Html {
    const links = BACK_OFFICE.filter(({ name }) => this.has(name)).map(
      ({ path, title }) =>
        fill('<li><a href="{{path}}"{{here}}>{{title}}</a></li>', {
          path,
          title,
          here: hereIf(path === here),
        }).markup,
    );
    return new Html(links.join('\n'));
  }

  #commonValues(request: Request): Values {
    const merchant = this.#signIn.signedIn(request);
    return {
      api: this.#config.apiUrl,
      merchant_name: merchant.displayName,
      merchant_choices: choices(this.#config.merchants, merchant),
    };
  }
}

/** The first parts of the paths that the shell links to and that aren't in the back office. */
const ENGINEERS = ['webhooks', 'endpoints', 'gallery'] as const;

interface Page {
  readonly title: string;
  readonly path: string;
  readonly page: string;
  readonly values?: Values;
}

function pageOf(name: string): { title: string; path: string } {
  const page = BACK_OFFICE.find((one) => one.name === name);
  if (!page) throw new Error(`there is no page ${name}`);
  return page;
}

/** A card for each page with elements: what they do, their tags, and where they are. */
function surfaces(): Html {
  const card = `<li class="card surface">
    <h3><a href="{{path}}">{{title}}</a></h3>
    <p>{{about}}</p>
    <p class="tags">{{tags}}</p>
  </li>`;
  const cards = EMBEDDED.map(({ path, title, about, elements }) => {
    const tags = elements.map((name) => fill('<code>&lt;trellis-{{name}}&gt;</code>', { name }).markup);
    return fill(card, { path, title, about, tags: new Html(tags.join(' ')) }).markup;
  });
  return new Html(cards.join('\n'));
}

const FIGURE = `<figure class="card code">
  <figcaption>
    <b>{{where}}</b> <span class="muted">{{file}}</span
    ><button type="button" class="button slim copy" hidden>Copy<span class="unseen"> this code</span></button>
  </figcaption>
  <pre><code>{{code}}</code></pre>
</figure>`;

/** A button for each merchant's account; the one that is signed in is marked. */
function choices(merchants: readonly Merchant[], current?: Merchant): Html {
  const choice = `<button name="merchant" value="{{id}}"{{current}}>
      <bdi>{{name}}</bdi> <span class="muted">{{status}}</span>
    </button>`;
  const buttons = merchants.map(
    ({ id, displayName, status }) =>
      fill(choice, {
        id,
        name: displayName,
        status: STATUS_WORDS[status] ?? status,
        current: new Html(id === current?.id ? ' aria-current="true"' : ''),
      }).markup,
  );
  return new Html(buttons.join('\n'));
}

/** Code for display, with highlighted comments. */
function shown(code: string): Html {
  const comment = /\/\*\*?[^]*?\*\//g;
  return new Html(escapeHtml(code).replaceAll(comment, '<span class="muted">$&</span>'));
}

function hereIf(isHere: boolean, isAround = false): Html {
  return new Html(isHere ? ' aria-current="page"' : isAround ? ' aria-current="true"' : '');
}

/** A template. */
export function readPage(name: string): string {
  return readFileSync(templateOf(name), 'utf8');
}

function templateOf(name: string): URL {
  return new URL(`../pages/${name}`, import.meta.url);
}
