import type { Response } from 'express';
import type { OperatorSession } from '../../accounts/operators/operators.ts';
import { html, type Content, type Html } from '../../core/text/html.ts';
import type { Words } from '../../core/text/message.ts';
import { CONSOLE_ASSETS, CONSOLE_SCRIPT, CONSOLE_SHEET, DOOR_SHEET } from '../console/parts/console-files.ts';
import { documentOf, NO_INDEX, sendDocument } from '../shell/document.ts';
import { csrfField } from '../shell/forms.ts';
import { strokeIcon, type IconName } from '../shell/icons.ts';
import { passkeyScript } from '../shell/passkeys/passkey-form.ts';
import { SCENE } from '../shell/scene.ts';

/** The path of the operator's console on its port. */
export const BASE = '/operator';
export const ASSETS = `${BASE}/assets/`;
export const ICON = `${ASSETS}icon.svg`;

/** The sections of the console, in order. */
export const SECTIONS = [
  { path: BASE, name: 'Overview', icon: 'home' },
  { path: `${BASE}/partners`, name: 'Partners', icon: 'store' },
  { path: `${BASE}/reviews`, name: 'Reviews', icon: 'check' },
  { path: `${BASE}/limits`, name: 'Limit requests', icon: 'arrow-up' },
  { path: `${BASE}/sign-ups`, name: 'Sign-ups', icon: 'mail' },
  { path: `${BASE}/price-sheets`, name: 'Price sheets', icon: 'tag' },
  { path: `${BASE}/upstreams`, name: 'Upstreams', icon: 'link' },
  { path: `${BASE}/webhooks`, name: 'Webhooks', icon: 'bell' },
  { path: `${BASE}/audit`, name: 'Audit log', icon: 'list' },
  { path: `${BASE}/persons`, name: 'People', icon: 'team' },
] as const satisfies readonly { readonly path: string; readonly name: string; readonly icon: IconName }[];

/** A page for a person who is signed in. */
export interface OperatorPage {
  readonly status?: number;
  /** The title of the tab; the heading is part of the content. */
  readonly title: Words;
  /** The path of its section. */
  readonly section?: string;
  readonly content: Content;
  /** Whether it has forms for passkeys. */
  readonly hasPasskeys?: boolean;
}

export async function sendPage(res: Response, session: OperatorSession, page: OperatorPage): Promise<void> {
  const { status = 200, title, section, content, hasPasskeys = false } = page;
  const here = SECTIONS.find(({ path }) => path === section);
  const body = html`<a class="skip" href="#content">Skip to content</a>
    <div class="strip" role="region" aria-label="Environment">
      <p><b>Operator.</b> <span class="more">Changes apply to partners and their merchants.</span></p>
    </div>
    <div class="shell">
      <header class="side">
        <p class="owner">
          <img src="${ICON}" width="32" height="32" alt="" /><span
            ><b>Trellis</b><small>Operator’s console</small></span
          >
        </p>
        <details class="menu">
          <summary>${strokeIcon('menu')}<span class="unseen">Menu, </span>${here?.name ?? title}</summary>
          <nav class="groups" aria-label="Console">
            <ul>
              ${SECTIONS.map(
                ({ path, name, icon }) =>
                  html`<li>
                    <a href="${path}" ${path === section && html`aria-current="page"`}
                      >${strokeIcon(icon)}${name}</a
                    >
                  </li>`,
              )}
            </ul>
          </nav>
          <a class="person" href="${BASE}/account"
            ><span class="initials" aria-hidden="true">${[...session.email][0]?.toUpperCase()}</span
            ><span><b>Your account</b><small>${session.email}</small></span></a
          >
          <form class="leave" method="post" action="${BASE}/sign-out">
            ${csrfField(session)}<button class="quiet slim">Sign out</button>
          </form>
        </details>
      </header>
      <main id="content">${content}</main>
    </div>`;
  const scripts = [await consoleScript(), ...(hasPasskeys ? [await passkeyScript(ASSETS)] : [])];
  sendDocument(res, status, frame(title, CONSOLE_STYLE, scripts, body));
}

/** Sends a page without a session. */
export async function sendPlainPage(
  res: Response,
  status: number,
  title: Words,
  content: Content,
): Promise<void> {
  sendDocument(res, status, frame(title, CONSOLE_STYLE, [], html`<main class="alone">${content}</main>`));
}

/** Sends a page of the way in. @param hasPasskeys whether a passkey can be used */
export async function sendDoor(
  res: Response,
  status: number,
  title: Words,
  content: Content,
  hasPasskeys = false,
): Promise<void> {
  const body = html`<main class="door">
    <div class="form">
      <p class="brand"><img src="${ICON}" alt="" width="56" height="56" /></p>
      ${content}
    </div>
    ${SCENE}
  </main>`;
  const scripts = hasPasskeys ? [await passkeyScript(ASSETS)] : [];
  sendDocument(res, status, frame(title, DOOR_STYLE, scripts, body));
}

const CONSOLE_STYLE = `${ASSETS}console.css?v=${CONSOLE_SHEET.version}`;
const DOOR_STYLE = `${ASSETS}sign-in.css?v=${DOOR_SHEET.version}`;

async function consoleScript(): Promise<string> {
  return `${ASSETS}${CONSOLE_SCRIPT}?v=${(await CONSOLE_ASSETS.find(CONSOLE_SCRIPT))?.version}`;
}

function frame(title: Words, style: string, scripts: readonly string[], body: Html): Html {
  const modules = scripts.map((src) => ({ src }));
  return documentOf({
    title: html`${title} · Trellis operator`,
    icon: ICON,
    styles: [style],
    modules,
    head: NO_INDEX,
    body,
  });
}
