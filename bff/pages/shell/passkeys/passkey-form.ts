import { fileURLToPath } from 'node:url';
import type { Response } from 'express';
import { Assets } from '../../../core/http/assets.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { msg, type Words } from '../../../core/text/message.ts';

/** The script of forms that a browser fills with a passkey. */
export const PASSKEY_SCRIPT = 'passkeys.js' as const;

/** The folder that has the script. */
export const PASSKEY_FILES = new Assets(fileURLToPath(new URL('./', import.meta.url)));

/** Returns the address of the script. @param folder where pages have it: `/console/assets/` */
export async function passkeyScript(folder: string): Promise<string> {
  return `${folder}${PASSKEY_SCRIPT}?v=${(await PASSKEY_FILES.find(PASSKEY_SCRIPT))?.version}`;
}

interface PasskeyForm {
  /** `make` adds a passkey, `use` asks for one, `sign-in` also offers them in the fields of the page. */
  readonly act: 'make' | 'use' | 'sign-in';
  readonly action: string;
  /** Address that returns what the browser needs, as JSON. */
  readonly options: string;
  readonly button: Words;
  readonly fields?: Content;
  readonly isQuiet?: boolean;
  /** The page that asks for a proof of the person, if the last one is too old for another passkey. */
  readonly provePath?: string;
}

/**
 * Renders a form that the browser fills with a passkey. It is shown once the script knows that this works.
 */
export function passkeyForm(form: PasskeyForm): Html {
  const { act, action, options, button, fields, isQuiet = false, provePath } = form;
  return html`<form
    method="post"
    action="${action}"
    data-passkey="${act}"
    data-options="${options}"
    ${provePath !== undefined && html`data-prove="${provePath}"`}
    data-not-allowed-error="${msg`Nothing was sent: your browser gave no passkey. Try again.`}"
    data-invalid-state-error="${msg`This device has a passkey for your account already.`}"
    data-security-error="${msg`Passkeys don’t work at this address.`}"
    data-error="${msg`No passkey can be asked for now. Reload the page, then try again.`}"
    hidden
  >
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
