import type { Response } from 'express';
import type { IssuedKey } from '../contract/keys.ts';
import { html, type Content } from '../gateway/html.ts';
import { KEYS } from './keys-page.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { Person } from './person.ts';

/** Shows the secret of a key that was just made: the one time that it is shown. */
export async function sendSecret(
  pages: PageRenderer,
  res: Response,
  person: Person,
  { key, title, note }: { readonly key: IssuedKey; readonly title: string; readonly note?: Content },
): Promise<void> {
  await pages.send(res, person, {
    status: 201,
    title,
    section: KEYS,
    content: html`<div class="head"><h1>${title}</h1></div>
      <section class="card sec narrow">
        <p class="notice warn" role="status">
          Copy the secret now. It is shown here and never again: we keep only its hash.
        </p>
        <div class="field">
          <label for="secret">Secret of “${key.name}”, ${key.environment}</label>
          <div class="copy">
            <output id="secret" class="secret mono" aria-describedby="secret-note">${key.secret}</output>
            <button type="button" class="quiet" data-copy="secret" hidden>Copy</button>
          </div>
          <p class="hint" id="secret-note">
            Put it where your server reads its secrets. It never belongs in a page, an app or a repository.
          </p>
        </div>
        ${note && html`<p>${note}</p>`}
        <p><a class="button" href="${KEYS}">I have stored it</a></p>
      </section>`,
  });
}
