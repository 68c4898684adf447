import type { Response } from 'express';
import type { IssuedKey } from '../../accounts/identity/contract/keys/key.ts';
import { html, type Content } from '../../core/text/html.ts';
import { nameOf } from '../../core/text/message.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { ConsoleSession } from './console-session.ts';
import { KEYS } from './parts/paths.ts';

/** Shows the secret of a key that was just made: the one time that it is shown. */
export async function sendSecret(
  pages: PageRenderer,
  res: Response,
  session: ConsoleSession,
  { key, title, note }: { readonly key: IssuedKey; readonly title: string; readonly note?: Content },
): Promise<void> {
  await pages.send(res, session, {
    status: 201,
    title,
    section: KEYS,
    content: html`<div class="head"><h1>${title}</h1></div>
      <section class="card sec narrow">
        <p class="notice warn" role="status">
          Copy the secret now. You can’t see it again: Trellis stores only its hash.
        </p>
        <div class="field">
          <label for="secret">Secret of “${nameOf(key.name)}”, ${key.environment}</label>
          <div class="copyable block">
            <output id="secret" class="mono pick" aria-describedby="secret-note">${key.secret}</output>
            <button type="button" class="quiet" data-copy hidden aria-label="Copy the secret">Copy</button
            ><span class="unseen" role="status"></span>
          </div>
          <p class="hint" id="secret-note">
            Store it where your server reads its secrets. Never put it in a page, an app or a repository.
          </p>
        </div>
        ${note && html`<p>${note}</p>`}
        <p><a class="button" href="${KEYS}">I’ve stored it</a></p>
      </section>`,
  });
}
