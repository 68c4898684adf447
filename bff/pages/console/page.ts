import { html, type Content, type Html } from '../../core/text/html.ts';
import { type Words, nameOf, plainNameOf } from '../../core/text/message.ts';
import { documentOf, NO_INDEX, type PageModule } from '../shell/document.ts';
import { csrfField } from '../shell/forms/intent.ts';
import type { ConsoleSession } from './console-session.ts';
import { spanOf, timeOf } from './parts/format.ts';
import type { SectionGroup, ConsoleContext } from './context.ts';
import type { Router } from 'express';
import { ApiError } from '../../core/api/errors.ts';
import { leafIcon } from '../../developers/themes/look/theme-sheet.ts';
import { sendAsset, sendFile } from '../../core/http/assets.ts';
import { BASE, BUTTONS, FORMS, NOTICES, styleSheet } from '../shell/styles/style-sheet.ts';

/** The versioned addresses of the files that a page loads. */
export interface PageFiles {
  readonly style: string;
  readonly scripts: readonly string[];
  /** The script that defines the elements, on a page that has one. */
  readonly elements: readonly PageModule[];
}

export interface ConsolePage {
  /** The title of the tab; the heading is part of the content. */
  readonly title: Words;
  /** Path of the section it belongs to. */
  readonly section?: string | undefined;
  readonly content: Content;
}

/** A page for a signed-in person: where they are, where they can go, and the content. */
export function consoleDocument(
  page: ConsolePage,
  session: ConsoleSession,
  sections: readonly SectionGroup[],
  files: PageFiles,
): Html {
  const { partner } = session;
  return frame(
    html`${page.title} · ${plainNameOf(partner.name)}`,
    files,
    html`<a class="skip" href="#content">Skip to content</a>
      ${stripOf(session)}
      <div class="shell">
        <header class="side">
          <p class="owner"><b>${nameOf(partner.name)}</b><span class="muted small">Partner console</span></p>
          <details class="menu">
            <summary class="button quiet slim">Menu</summary>
            <nav aria-label="Console">${sections.map((group) => groupOf(group, page.section))}</nav>
            ${switchOf(session)}
            <form class="leave" method="post" action="/console/sign-out">
              ${csrfField(session)}<button class="quiet slim">Sign out</button>
            </form>
          </details>
        </header>
        <main id="content">${page.content}</main>
      </div>`,
  );
}

function groupOf({ name, sections }: SectionGroup, present: string | undefined): Html {
  const links = sections.map(
    ({ path, name: section }) =>
      html`<a href="${path}" ${path === present && html` aria-current="page"`}>${section}</a>`,
  );
  if (name === undefined) return html`<div class="links">${links}</div>`;
  const id = `nav-${name.toLowerCase().replaceAll(' ', '-')}`;
  return html`<div class="links" role="group" aria-labelledby="${id}">
    <p id="${id}">${name}</p>
    ${links}
  </div>`;
}

/** A page without a session. */
export function plainDocument(title: Words, content: Content, files: PageFiles): Html {
  return frame(title, files, html`<main class="alone">${content}</main>`);
}

function frame(title: Content, { style, scripts, elements }: PageFiles, body: Html): Html {
  const icon = '/console/icon.svg';
  const modules = [...scripts.map((src) => ({ src })), ...elements];
  return documentOf({ title, icon, styles: [style], modules, head: NO_INDEX, body });
}

/** Renders the environment on every page, and in the sandbox the time of its clock. */
function stripOf({ principal, partner, nowMs, aheadMs }: ConsoleSession): Html {
  return principal.environment === 'sandbox'
    ? html`<div class="strip sandbox" role="region" aria-label="Environment">
        <span>
          <b>Sandbox</b>
          <span class="more">${partner.sandbox_name}. Test cards only; nothing here moves money.</span>
        </span>
        <span class="clock">
          <span
            ><span class="more">Sandbox clock </span
            >${timeOf(new Date(nowMs))}${aheadMs >= 60_000 && html`<span class="more">, ${spanOf(aheadMs)} ahead</span>`}</span
          >
          <a class="button quiet slim" href="/console/sandbox">Move forward</a>
        </span>
      </div>`
    : html`<div class="strip" role="region" aria-label="Environment">
        <span>
          <b>Production</b>
          <span class="more">of ${nameOf(partner.name)}.</span>
          Changes apply to real merchants.
        </span>
      </div>`;
}

/** Renders the two environments, the current one marked. One that isn't open yet shows how to open it. */
function switchOf(session: ConsoleSession): Html {
  const { principal, partner, row } = session;
  const mayLeave = row.opened_in === 'sandbox' && partner.status === 'published';
  const entry = (environment: 'sandbox' | 'production', name: string): Html => {
    if (principal.environment === environment) return html`<li><b aria-current="true">${name}</b></li>`;
    if (mayLeave) {
      return html`<li>
        <form method="post" action="/console/environment">
          ${csrfField(session)}<button class="link" name="environment" value="${environment}">${name}</button>
        </form>
      </li>`;
    }
    const why =
      environment === 'production'
        ? html`<a href="/console/go-live">opens when you go live</a>`
        : 'needs its own sign-in link';
    return html`<li class="muted"><span>${name}</span> <span class="small">${why}</span></li>`;
  };
  return html`<div class="environments">
    <h2>Environment</h2>
    <ul>
      ${entry('sandbox', 'Sandbox')}${entry('production', 'Production')}
    </ul>
  </div>`;
}

const OWN = [
  'text',
  'controls',
  'tables',
  'facts',
  'drawings',
  'reports',
  'shell',
  'shell-phone',
  'content',
  'theme',
].map((name) => new URL(`styles/${name}.css`, import.meta.url));
const SHEET = styleSheet([BASE, BUTTONS, FORMS, NOTICES, ...OWN]);
const STYLE = 'console.css';
export const SCRIPT = 'console.js';
/** Scripts that one page has. */
const OWN_SCRIPTS = ['theme.js'] as const;
export type OwnScript = (typeof OWN_SCRIPTS)[number];
const SCRIPTS: ReadonlySet<string> = new Set([SCRIPT, ...OWN_SCRIPTS]);

export const STYLE_ADDRESS = `/console/assets/${STYLE}?v=${SHEET.version}`;

/** Mounts the console's style sheet and script, which pages load in addition to the elements. */
export function mountFiles(router: Router, { layout }: ConsoleContext): void {
  router.get('/icon.svg', (_req, res) => void res.type('svg').send(leafIcon()));
  router.get(`/assets/${STYLE}`, (req, res) => sendFile(req, res, SHEET, 'css'));
  router.get('/assets/:name', async (req, res) => {
    const { name } = req.params;
    if (!SCRIPTS.has(name)) throw new ApiError('not_found');
    await sendAsset(req, res, layout, name);
  });
}
