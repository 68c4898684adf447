import { ApiError } from '../../../core/api/errors.ts';
import { requireAllLocations } from '../../../core/api/principal.ts';
import { html } from '../../../core/text/html.ts';
import { msg } from '../../../core/text/message.ts';
import {
  getNotifications,
  setNotifications,
  type NotificationSettings,
} from '../../../orders/notices/contract/notifications.ts';
import type { SitePage } from '../../hosts/site-visit.ts';
import { csrfField } from '../../shell/forms.ts';
import { notificationFields, notificationsIn } from '../../shell/notification-form.ts';
import { DashboardVisit, type DashboardContext } from './dashboard-session.ts';
import { barOf, MESSAGES, SETTINGS, settingsTabs } from './sections.ts';

/** Which messages guests and the team get, by email, by text and in the browser. */
export function messagesPage(context: DashboardContext): SitePage {
  const { surface, scope } = SETTINGS;
  return {
    surface,
    path: MESSAGES,
    get: async (visit) => {
      const at = await DashboardVisit.of(context, visit, surface);
      if (!at.may(scope)) throw new ApiError('scope_insufficient');
      requireAllLocations(at.session.principal);
      await show(at, await read(at));
    },
    post: async (visit) => {
      const at = await DashboardVisit.of(context, visit);
      const body = notificationsIn(await at.form());
      const { refusal } = await at.attempt(() =>
        at.api.call(setNotifications, { ...at.caller, params: paramsOf(at), body }),
      );
      return refusal ? show(at, await read(at), refusal) : visit.redirect(`${MESSAGES}?saved=yes`);
    },
  };

  async function show(at: DashboardVisit, settings: NotificationSettings, refusal?: ApiError): Promise<void> {
    const { visit, session } = at;
    const isSaved = visit.req.query['saved'] === 'yes' && !refusal;
    await visit.send({
      status: refusal?.status ?? 200,
      title: msg`Messages`,
      header: barOf(session, SETTINGS.path),
      content: html`<h1>${SETTINGS.title}</h1>
        ${settingsTabs(MESSAGES)} ${isSaved && html`<p class="notice ok" role="status">${msg`Saved.`}</p>`}
        ${
          refusal &&
          html`<p class="notice danger" role="alert">
            ${
              refusal.code === 'version_stale'
                ? msg`Somebody else has changed this meanwhile. It is shown as it is now.`
                : msg`This wasn’t saved. Try again.`
            }
          </p>`
        }
        <form class="card sec settings" method="post" action="${MESSAGES}">
          ${csrfField(session)} ${notificationFields(settings)}
          <p class="ways"><button>${msg`Save`}</button></p>
        </form>`,
      width: 'narrow',
      isPersonal: true,
      files: [context.styles],
    });
  }
}

const paramsOf = ({ session }: DashboardVisit) => ({ merchant: session.merchant.id });

const read = (at: DashboardVisit): Promise<NotificationSettings> =>
  at.api.call(getNotifications, { ...at.caller, params: paramsOf(at) });
