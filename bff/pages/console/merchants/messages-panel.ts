import type { Request, Response, Router } from 'express';
import type { ApiError } from '../../../core/api/errors.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { html } from '../../../core/text/html.ts';
import { getNotifications, setNotifications } from '../../../orders/notices/contract/notifications.ts';
import { csrfField, problem } from '../../shell/forms.ts';
import { notificationFields, notificationsIn } from '../../shell/notification-form.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { MerchantPanel, PageRenderer } from '../page-renderer.ts';
import { attempt, faultText } from '../parts/form-pages.ts';
import { merchantPath, MERCHANTS } from '../parts/paths.ts';
import { may } from '../parts/pieces.ts';

const messagesPath = (merchant: string): string => `${merchantPath(merchant)}/messages`;

/** The way from a merchant's page to which messages it sends. */
export const messagesPanel: MerchantPanel = {
  needs: getNotifications,
  isAside: true,
  async show(_context, { session }, { id, status }) {
    const isChanged = status !== 'closed' && may(session, setNotifications);
    return html`<section class="card sec">
      <div class="head">
        <h2>Messages</h2>
        <a class="small" href="${messagesPath(id)}"
          >${isChanged ? 'Change the messages' : 'See the messages'}</a
        >
      </div>
      <p class="muted">Emails, texts and notifications to its guests, and emails to its team.</p>
    </section>`;
  },
  pages: [mountMessages],
};

type OfMerchant = Request<{ merchant: string }>;

function mountMessages(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/:merchant/messages')
    .get(async (req: OfMerchant, res) =>
      show(res, await pages.welcome(req, res, getNotifications), req.params.merchant),
    )
    .post(async (req: OfMerchant, res) => {
      const { session, form } = await pages.receive(req, res);
      const { merchant } = req.params;
      const body = notificationsIn(form);
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(setNotifications, { session, res, params: { merchant }, body }),
      );
      return refusal
        ? show(res, session, merchant, refusal)
        : res.redirect(303, `${messagesPath(merchant)}?saved=yes`);
    })
    .all(refuseMethod('GET, HEAD, POST'));

  async function show(
    res: Response,
    session: ConsoleSession,
    merchant: string,
    refusal?: ApiError,
  ): Promise<void> {
    const settings = await context.api.call(getNotifications, { session, res, params: { merchant } });
    const back = html`<a class="button quiet" href="${merchantPath(merchant)}">Back to the merchant</a>`;
    const isSaved = res.req.query['saved'] === 'yes' && !refusal;
    await pages.send(res, session, {
      status: refusal?.status ?? 200,
      title: 'Messages of a merchant',
      section: MERCHANTS,
      content: html`<div class="head"><h1>Messages</h1></div>
        ${isSaved && html`<p class="notice ok" role="status">Saved.</p>`}
        ${refusal && problem(faultText(refusal, 'version'))}
        ${
          may(session, setNotifications)
            ? html`<form class="card sec narrow" method="post" action="${messagesPath(merchant)}">
                ${csrfField(session)} ${notificationFields(settings)}
                <p class="buttons">${back}<button>Save</button></p>
              </form>`
            : html`<section class="card sec narrow">
                <fieldset class="field" disabled>${notificationFields(settings)}</fieldset>
                <p class="buttons">${back}</p>
              </section>`
        }`,
    });
  }
}
