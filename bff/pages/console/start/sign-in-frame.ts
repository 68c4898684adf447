import type { Response, Router } from 'express';
import { LINK_MINUTES } from '../../../accounts/people/people.ts';
import { sendFile } from '../../../core/http/assets.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { documentOf, NO_INDEX, sendDocument } from '../../shell/document.ts';
import { SCENE } from '../../shell/scene.ts';
import { DOOR_SHEET } from '../parts/console-files.ts';

export const SIGN_IN = '/sign-in';
export const SIGN_UP = '/sign-up';

const STYLE = `${SIGN_IN}/sign-in.css`;

/** Mounts the style sheet of the ways in. */
export function mountStyle(router: Router): void {
  router.get(STYLE, (req, res) => sendFile(req, res, DOOR_SHEET, 'css'));
}

interface DoorPageOptions {
  /** Addresses of its scripts. */
  readonly scripts?: readonly string[];
  /** The address that it goes on to by itself. */
  readonly refreshTo?: string;
}

/** Sends a page of the ways in, with a picture of what they lead to. */
export async function sendDoorPage(
  res: Response,
  status: number,
  title: string,
  content: Content,
  { scripts = [], refreshTo }: DoorPageOptions = {},
): Promise<void> {
  const body = html`<main class="door">
    <div class="form">
      <a class="brand" href="/"><img src="/docs/icon.svg" alt="Trellis" width="56" height="56" /></a>
      ${content}
      <p class="foot small"><a href="/docs">Docs</a><a href="/docs/guides/start-hosted">Guides</a></p>
    </div>
    ${SCENE}
  </main>`;
  const head = html`${NO_INDEX}${
    refreshTo !== undefined && html`<meta http-equiv="refresh" content="0; url=${refreshTo}" />`
  }`;
  const parts = { title: `${title} · Trellis`, icon: '/docs/icon.svg', head, body };
  const modules = scripts.map((src) => ({ src }));
  sendDocument(res, status, documentOf({ ...parts, modules, styles: [`${STYLE}?v=${DOOR_SHEET.version}`] }));
}

export const LINK_TITLE = 'Sign in';
export const LINK_FORM = html`<h1>Sign in to Trellis</h1>
  <p class="lead">This link works once. You stay signed in on this browser.</p>
  <form method="post"><button>Sign in</button></form>`;

/** The same for a link that is unknown, used, too old, or of another browser, to reveal nothing. */
export const DEAD_TITLE = 'This link doesn’t work here';
export const BACK = html`<p><a class="button" href="${SIGN_IN}">Sign in</a></p>`;
export const DEAD = html`<h1>${DEAD_TITLE}</h1>
  <p class="lead">
    It works once, for ${LINK_MINUTES} minutes, and only in the browser where you began. There you can also
    type the code of the email.
  </p>
  ${BACK}`;

export const CLOSED_TITLE = 'Sign-up is closed here';
export const CLOSED = html`<h1>${CLOSED_TITLE}</h1>
  <p class="lead">
    The operator opens sandboxes. On a team already, or invited to one? Sign in with your address.
  </p>
  ${BACK}`;

export const NO_TEAM_TITLE = 'You’re on no team';
export const NO_TEAM = html`<h1>${NO_TEAM_TITLE}</h1>
  <p class="lead">Ask your team for an invitation to this address, or open a sandbox of your own.</p>
  <p><a class="button" href="${SIGN_UP}">Open a sandbox</a></p>`;

/** A request for a sandbox that the operator hasn't decided. */
export const WAITING_TITLE = 'Your request waits';
export const WAITING = html`<h1>${WAITING_TITLE}</h1>
  <p class="lead">
    Your address is confirmed. The operator decides about your sandbox, and you get an email with the answer.
  </p>`;
