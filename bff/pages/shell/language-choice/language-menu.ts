import { html, type Html } from '../../../core/text/html.ts';
import { msg, Written } from '../../../core/text/message.ts';
import { LANGUAGES } from '../../../core/text/languages.ts';

/** The page's language, by its own name. */
const NAME = new Written(({ tag }) => LANGUAGES[tag]);

/**
 * In the footer: every language by its own name. It works without script.
 * @param action where the choice is sent
 * @param back the path of the page that is then shown again, where the page tells nobody its address
 */
export function languageMenu(action: string, back?: string): Html {
  return html`<details class="languages">
    <summary><span class="unseen">${msg`Language:`} </span>${NAME}</summary>
    <form method="post" action="${action}">
      ${back !== undefined && html`<input type="hidden" name="back" value="${back}" />`}
      ${Object.entries(LANGUAGES).map(
        ([tag, name]) =>
          html`<button class="link" name="language" value="${tag}" lang="${tag}">${name}</button>`,
      )}
    </form>
  </details>`;
}
