import { Router } from 'express';
import { ApiError } from '../../../core/api/errors.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { html } from '../../../core/text/html.ts';
import type { Languages } from '../../../core/text/language.ts';
import { isLanguageTag, LANGUAGES, type LanguageTag } from '../../../core/text/languages.ts';
import type { LetterLook } from '../../../core/letters/letter.ts';
import { SHOWN_MESSAGES, type ShownMessage } from '../../../orders/notices/contract/message-names.ts';
import { writeExample } from '../../../orders/notices/notices.ts';
import { MESSAGE_TITLES, sendLetter } from '../../shell/letters.ts';
import type { Chapter } from '../markup.ts';
import { LETTER_PAGE } from '../site-map.ts';

/** The time of every example, so that its document stays the same. */
const NOW = Date.parse('2026-11-26T11:00:00Z');

interface LetterDeps {
  readonly languages: Languages;
  /** The look of emails without a theme. */
  readonly look: () => Promise<LetterLook>;
}

const addressOfLetter = (tag: LanguageTag, name: ShownMessage): string => `/docs/letters/${tag}/${name}`;

export function letterRoutes({ languages, look }: LetterDeps): Router {
  const router = Router({ strict: true, caseSensitive: true });
  router.get(LETTER_PAGE, async ({ params }, res) => {
    const { language } = params;
    const message = SHOWN_MESSAGES.find((name) => name === params['message']);
    if (!message || typeof language !== 'string' || !isLanguageTag(language)) throw new ApiError('not_found');
    const { html: letter } = await writeExample(message, language, {
      languages,
      look: await look(),
      now: NOW,
    });
    sendLetter(res, letter);
  });
  router.all(LETTER_PAGE, refuseMethod('GET, HEAD'));
  return router;
}

/** The chapters that show emails in frames, with each of their languages a link away. */
export function letterChapters(names: readonly ShownMessage[]): readonly Chapter[] {
  return names.map((name) => ({
    id: name,
    title: MESSAGE_TITLES[name],
    body: html`<p><code>${name}</code></p>
      <ul class="languages">
        ${Object.entries(LANGUAGES).map(
          ([tag, words]) =>
            html`<li>
              <a
                href="${addressOfLetter(tag as LanguageTag, name)}"
                target="_blank"
                rel="noopener"
                lang="${tag}"
                >${words}</a
              >
            </li>`,
        )}
      </ul>`,
    sample: html`<iframe
      class="letter"
      sandbox
      loading="lazy"
      src="${addressOfLetter('en', name)}"
      title="${MESSAGE_TITLES[name]}"
    ></iframe>`,
  }));
}
