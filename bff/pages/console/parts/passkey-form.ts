import { fileURLToPath } from 'node:url';
import type { Response } from 'express';
import type { RelyingParty } from '../../../accounts/people/people.ts';
import { Assets } from '../../../core/http/assets.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';

/** The script of forms that a browser fills with a passkey. */
export const PASSKEY_SCRIPT = 'passkeys.js' as const;

const FILES = new Assets(fileURLToPath(new URL('../assets/', import.meta.url)));

/** Returns the address of the script, for pages outside the console's layout. */
export async function passkeyScript(): Promise<string> {
  return `/console/assets/${PASSKEY_SCRIPT}?v=${(await FILES.find(PASSKEY_SCRIPT))?.version}`;
}

/** Returns the console as a site of passkeys. */
export function consoleSite(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin, name: 'Trellis' };
}

interface PasskeyForm {
  /** `make` adds a passkey, `use` asks for one, `sign-in` also offers them in the fields of the page. */
  readonly act: 'make' | 'use' | 'sign-in';
  readonly action: string;
  /** Address that returns what the browser needs, as JSON. */
  readonly options: string;
  readonly button: string;
  readonly fields?: Content;
  readonly isQuiet?: boolean;
}

/**
 * Renders a form that the browser fills with a passkey. It is shown once the script knows that this works.
 */
export function passkeyForm({ act, action, options, button, fields, isQuiet = false }: PasskeyForm): Html {
  return html`<form method="post" action="${action}" data-passkey="${act}" data-options="${options}" hidden>
    ${fields}<input type="hidden" name="credential" value="" />
    <p class="notice danger" role="alert" hidden></p>
    <button ${isQuiet && html`class="quiet"`}>${button}</button>
  </form>`;
}

/** Sends what a browser needs for a passkey; its challenge is for this browser alone. */
export function sendOptions(res: Response, options: object): void {
  res.setHeader('Cache-Control', 'no-store');
  res.json(options);
}
