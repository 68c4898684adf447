import type { Router } from 'express';
import { html, type Content } from '../../../core/text/html.ts';
import { isLanguageTag, LANGUAGES, type LanguageTag } from '../../../core/text/languages.ts';
import { plainNameOf } from '../../../core/text/message.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { listMerchants } from '../../../accounts/merchants/contract/merchants.ts';
import { SHOWN_MESSAGES, type ShownMessage } from '../../../orders/notices/contract/message-names.ts';
import { previewNotification } from '../../../orders/notices/contract/notifications.ts';
import { getSandboxMessage } from '../../../providers/messages/contract/messages.ts';
import { selectField } from '../../shell/forms.ts';
import { MESSAGE_TITLES, sendLetter } from '../../shell/letters.ts';
import type { ConsoleContext } from '../context.ts';
import type { PageRenderer } from '../page-renderer.ts';
import { emptyList } from '../parts/list-page.ts';
import { MESSAGES } from '../parts/paths.ts';
import { allOf } from '../parts/read-lists.ts';

const PREVIEW = `${MESSAGES}/preview`;

/** Mounts the pages that show emails as they look: any message in any language, and each of the inbox. */
export function mountLetterPages(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/messages/preview')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const merchants = await allOf(context, listMerchants, { session, res });
      const wanted = wantedIn(req.query, merchants[0]?.id ?? '');
      await pages.send(res, session, {
        title: 'Preview of messages',
        section: MESSAGES,
        frames: "'self'",
        content: html`<div class="head"><h1>Preview of messages</h1></div>
          ${merchants.length === 0 ? emptyList(NO_MERCHANTS) : previewCard(wanted, merchants)}`,
      });
    })
    .all(refuseMethod('GET, HEAD'));

  router
    .route('/messages/preview/letter')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const { merchant, message, language } = wantedIn(req.query, '');
      const params = { merchant, message };
      const query = { language };
      const preview = await context.api.call(previewNotification, { session, res, params, query });
      sendLetter(res, preview.html);
    })
    .all(refuseMethod('GET, HEAD'));

  router
    .route('/messages/:id')
    .get(async (req, res) => {
      const session = await pages.welcome(req, res);
      const params = { id: req.params.id };
      const { html: letter } = await context.api.call(getSandboxMessage, { session, res, params });
      if (letter === null) throw new ApiError('not_found');
      sendLetter(res, letter);
    })
    .all(refuseMethod('GET, HEAD'));
}

interface Wanted {
  readonly merchant: string;
  readonly message: ShownMessage;
  readonly language: LanguageTag;
}

function wantedIn(query: Readonly<Record<string, unknown>>, first: string): Wanted {
  const { merchant, message, language } = query;
  return {
    merchant: typeof merchant === 'string' && merchant !== '' ? merchant : first,
    message: SHOWN_MESSAGES.find((name) => name === message) ?? 'order_accepted',
    language: typeof language === 'string' && isLanguageTag(language) ? language : 'en',
  };
}

const NO_MERCHANTS = {
  title: 'No merchants yet',
  advice: 'Messages are shown in the look of a merchant. Create one first.',
};

function previewCard(
  { merchant, message, language }: Wanted,
  merchants: readonly { readonly id: string; readonly display_name: string }[],
): Content {
  const letter = `${PREVIEW}/letter?${new URLSearchParams({ merchant, message, language }).toString()}`;
  return html`<form class="card sec narrow" method="get" action="${PREVIEW}">
      ${selectField({
        name: 'message',
        label: 'Message',
        value: message,
        choices: SHOWN_MESSAGES.map((name) => ({ value: name, label: MESSAGE_TITLES[name] })),
      })}
      ${selectField({
        name: 'language',
        label: 'Language',
        value: language,
        choices: Object.entries(LANGUAGES).map(([value, label]) => ({ value, label })),
      })}
      ${selectField({
        name: 'merchant',
        label: 'Merchant',
        value: merchant,
        choices: merchants.map(({ id, display_name: name }) => ({ value: id, label: plainNameOf(name) })),
      })}
      <p class="buttons"><button>Show</button></p>
    </form>
    <section class="card">
      <iframe class="letter" sandbox src="${letter}" title="${MESSAGE_TITLES[message]}" height="900"></iframe>
      <p class="sec">
        <a class="button quiet" href="${letter}" target="_blank" rel="noopener">Open it in its own tab</a>
      </p>
    </section>`;
}
