import { html, type Content, type Html } from '../../core/text/html.ts';
import { type Words, nameOf, plainNameOf } from '../../core/text/message.ts';
import { documentOf, NO_INDEX, type PageModule } from '../shell/document.ts';
import { csrfField } from '../shell/forms.ts';
import type { ConsoleSession } from './console-session.ts';
import { shortTimeOf, spanOf } from './parts/format.ts';
import type { ConsoleContext } from './context.ts';
import { groupWith, navigation, sectionTabs, type NavigationGroup } from './parts/navigation.ts';
import { PASSKEY_FILES, PASSKEY_SCRIPT } from '../shell/passkeys/passkey-form.ts';
import { ACCOUNT, FIND, GO_LIVE } from './parts/paths.ts';
import { initials, roleName } from './parts/pieces.ts';
import { strokeIcon } from '../shell/icons.ts';
import type { Router } from 'express';
import { ApiError } from '../../core/api/errors.ts';
import { leafIcon } from '../../developers/themes/look/theme-sheet.ts';
import { sendAsset, sendFile, type InlineSheet } from '../../core/http/assets.ts';
import { CONSOLE_SCRIPT, CONSOLE_SHEET } from './parts/console-files.ts';

/** The versioned addresses of the files that a page loads. */
export interface PageFiles {
  readonly style: string;
  readonly scripts: readonly string[];
  /** The script that defines the elements, on a page that has one. */
  readonly elements: readonly PageModule[];
  readonly sheets?: readonly InlineSheet[];
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
  { title, section, content }: ConsolePage,
  session: ConsoleSession,
  groups: readonly NavigationGroup[],
  files: PageFiles,
): Html {
  const { partner } = session;
  return frame(
    html`${title} · ${plainNameOf(partner.name)}`,
    files,
    html`<a class="skip" href="#content">Skip to content</a>
      ${stripOf(session)}
      <div class="shell">
        <header class="side">
          <p class="owner">
            <img src="${ICON}" width="32" height="32" alt="" /><span
              ><b>${nameOf(partner.name)}</b><small>Partner console</small></span
            >
          </p>
          <a class="find-link" href="${FIND}"
            >${strokeIcon('search', 16)}<span>Find anything</span><kbd aria-hidden="true">⌘K</kbd></a
          >
          <details class="menu">
            <summary>
              ${strokeIcon('menu')}<span class="unseen">Menu, </span
              >${groupWith(groups, section)?.name ?? 'Console'}
            </summary>
            ${navigation(groups, section)} ${switchOf(session, groupWith(groups, GO_LIVE) !== undefined)}
            ${personLine(session)}
            <form class="leave" method="post" action="/console/sign-out">
              ${csrfField(session)}<button class="quiet slim">Sign out</button>
            </form>
          </details>
        </header>
        ${sectionTabs(groups, section)}
        <main id="content">${content}</main>
      </div>`,
  );
}

/** A page without a session. */
export function plainDocument(title: Words, content: Content, files: PageFiles): Html {
  return frame(title, files, html`<main class="alone">${content}</main>`);
}

const ICON = '/console/icon.svg';

function frame(title: Content, { style, scripts, elements, sheets = [] }: PageFiles, body: Html): Html {
  const modules = [...scripts.map((src) => ({ src })), ...elements];
  return documentOf({ title, icon: ICON, styles: [style], sheets, modules, head: NO_INDEX, body });
}

/** Renders the environment on every page, and in the sandbox the time of its clock. */
function stripOf({ principal, partner, nowMs, aheadMs }: ConsoleSession): Html {
  return principal.environment === 'sandbox'
    ? html`<div class="strip sandbox" role="region" aria-label="Environment">
        ${strokeIcon('flask', 16)}
        <p><b>Sandbox.</b> <span class="more">Test cards only; no money moves.</span></p>
        <p class="clock">
          <span class="more">Sandbox clock: </span>${shortTimeOf(new Date(nowMs), nowMs)}${
            aheadMs >= 60_000 && html`<span class="more">, ${spanOf(aheadMs)} ahead</span>`
          }
        </p>
        ${
          principal.scopes.has('sandbox:write') &&
          html`<a class="button quiet slim" href="/console/sandbox">Move clock</a>`
        }
      </div>`
    : html`<div class="strip" role="region" aria-label="Environment">
        <p><b>Production</b> of ${nameOf(partner.name)}. Changes apply to real merchants.</p>
      </div>`;
}

/** Renders who is signed in, leading to the account. */
function personLine({ principal: { person } }: ConsoleSession): Content {
  return (
    person &&
    html`<a class="person" href="${ACCOUNT}"
      >${initials(person)}<span
        ><b>${nameOf(person.name ?? person.email)}</b><small>${roleName(person.role)}</small></span
      ></a
    >`
  );
}

/** Renders the two environments, the current one marked. One that isn't open yet shows how to open it. */
function switchOf(session: ConsoleSession, mayGoLive: boolean): Html {
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
        ? mayGoLive
          ? html`<a href="${GO_LIVE}">opens when you go live</a>`
          : 'not open yet'
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

const STYLE = 'console.css';
/** Scripts that one page has. */
const OWN_SCRIPTS = ['theme.js', PASSKEY_SCRIPT] as const;
export type OwnScript = (typeof OWN_SCRIPTS)[number];
const SCRIPTS: ReadonlySet<string> = new Set([CONSOLE_SCRIPT, ...OWN_SCRIPTS]);

export const STYLE_ADDRESS = `/console/assets/${STYLE}?v=${CONSOLE_SHEET.version}`;

/** Mounts the console's style sheet and script, which pages load in addition to the elements. */
export function mountFiles(router: Router, { layout }: ConsoleContext): void {
  router.get('/icon.svg', (_req, res) => void res.type('svg').send(leafIcon()));
  router.get(`/assets/${STYLE}`, (req, res) => sendFile(req, res, CONSOLE_SHEET, 'css'));
  router.get('/assets/:name', async (req, res) => {
    const { name } = req.params;
    if (!SCRIPTS.has(name)) throw new ApiError('not_found');
    await sendAsset(req, res, name === PASSKEY_SCRIPT ? PASSKEY_FILES : layout, name);
  });
}
