import type { Response, Router } from 'express';
import { LINK_MINUTES } from '../../../accounts/people/people.ts';
import { sendFile } from '../../../core/http/assets.ts';
import { html, type Content } from '../../../core/text/html.ts';
import { ENGLISH, type Language, type Languages } from '../../../core/text/language.ts';
import { msg, type Words } from '../../../core/text/message.ts';
import { setLanguageHeaders, wantedLanguage } from '../../shell/language-choice.ts';
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

/** Lets the ways in be read in the language that the browser asks for. */
export function mountLanguages(router: Router, languages: Languages): void {
  router.use(async (req, res, next) => {
    res.locals['language'] = await languages.of(wantedLanguage(req) ?? 'en');
    next();
  });
}

/** Returns the language of a response of the ways in. */
export const languageOf = (res: Response): Language =>
  (res.locals['language'] as Language | undefined) ?? ENGLISH;

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
  title: Words,
  content: Content,
  { scripts = [], refreshTo }: DoorPageOptions = {},
): Promise<void> {
  const body = html`<main class="door">
    <div class="form">
      <a class="brand" href="/"><img src="/docs/icon.svg" alt="Trellis" width="56" height="56" /></a>
      ${content}
      <p class="foot small">
        <a href="/docs">${msg`Docs`}</a><a href="/docs/guides/start-hosted">${msg`Guides`}</a>
      </p>
    </div>
    ${SCENE}
  </main>`;
  const head = html`${NO_INDEX}${
    refreshTo !== undefined && html`<meta http-equiv="refresh" content="0; url=${refreshTo}" />`
  }`;
  const parts = { title: html`${title} · Trellis`, icon: '/docs/icon.svg', head, body };
  const modules = scripts.map((src) => ({ src }));
  const language = languageOf(res);
  setLanguageHeaders(res, language.tag);
  const document = documentOf({ ...parts, modules, styles: [`${STYLE}?v=${DOOR_SHEET.version}`] });
  sendDocument(res, status, document, { language });
}

export const LINK_TITLE = msg`Sign in`;
export const LINK_FORM = html`<h1>${msg`Sign in to Trellis`}</h1>
  <p class="lead">${msg`This link works once. You stay signed in on this browser.`}</p>
  <form method="post"><button>${msg`Sign in`}</button></form>`;

/** The same for a link that is unknown, used, too old, or of another browser, to reveal nothing. */
export const DEAD_TITLE = msg`This link doesn’t work here`;
export const BACK = html`<p><a class="button" href="${SIGN_IN}">${msg`Sign in`}</a></p>`;
export const DEAD = html`<h1>${DEAD_TITLE}</h1>
  <p class="lead">
    ${msg`It works once, for ${LINK_MINUTES} minutes, and only in the browser where you began. There you can
      also type the code of the email.`}
  </p>
  ${BACK}`;

export const CLOSED_TITLE = msg`Sign-up is closed here`;
export const CLOSED = html`<h1>${CLOSED_TITLE}</h1>
  <p class="lead">
    ${msg`The operator opens sandboxes. On a team already, or invited to one? Sign in with your address.`}
  </p>
  ${BACK}`;

export const NO_TEAM_TITLE = msg`You’re on no team`;
export const NO_TEAM = html`<h1>${NO_TEAM_TITLE}</h1>
  <p class="lead">${msg`Ask your team for an invitation to this address, or open a sandbox of your own.`}</p>
  <p><a class="button" href="${SIGN_UP}">${msg`Open a sandbox`}</a></p>`;

/** A request for a sandbox that the operator hasn't decided. */
export const WAITING_TITLE = msg`Your request waits`;
export const WAITING = html`<h1>${WAITING_TITLE}</h1>
  <p class="lead">
    ${msg`Your address is confirmed. The operator decides about your sandbox, and you get an email with the
      answer.`}
  </p>`;
