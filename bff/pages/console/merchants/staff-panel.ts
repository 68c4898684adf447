import type { Request, Response, Router } from 'express';
import {
  getStaff,
  inviteStaff,
  listStaff,
  removeStaff,
  resendStaffInvitation,
  updateStaff,
} from '../../../accounts/staff/contract/staff.ts';
import { refuseMethod } from '../../../core/http/page-headers.ts';
import { html } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import { idempotencyKeyOf, type Form } from '../../shell/forms.ts';
import { choosableLocations, chosenLocations, SEVERAL } from '../../shell/location-choices.ts';
import type { ConsoleContext } from '../context.ts';
import type { ConsoleSession } from '../console-session.ts';
import type { MerchantPanel, PageRenderer } from '../page-renderer.ts';
import { attempt, mountEndPage } from '../parts/form-pages.ts';
import { MERCHANTS, staffPath } from '../parts/paths.ts';
import { may } from '../parts/pieces.ts';
import { allOf } from '../parts/read-lists.ts';
import { roleName, staffContent, stateOf, type RefusedStaff } from './staff-view.ts';

/** The people of a merchant on its page: who may sign in to the dashboard, and the way to invite them. */
export const staffPanel: MerchantPanel = {
  needs: listStaff,
  isAside: true,
  async show(context, visit, { id, status }) {
    const members = await allOf(context, listStaff, { ...visit, params: { merchant: id } });
    return html`<section class="card sec">
      <div class="head">
        <h2>Staff</h2>
        ${
          status !== 'closed' &&
          may(visit.session, inviteStaff) &&
          html`<a class="small" href="${staffPath(id)}"
            >${members.length === 0 ? 'Invite the owner' : 'Change the staff'}</a
          >`
        }
      </div>
      ${
        members.length === 0
          ? html`<p class="muted">
              Nobody signs in to the dashboard yet. Invite the owner: onboarding, hours and menus are there
              too.
            </p>`
          : html`<ul class="plain rows">
              ${members.map(
                (member) =>
                  html`<li>
                    <span>${nameOf(member.name ?? member.email)} · ${roleName(member.role)}</span>
                    ${stateOf(member)}
                  </li>`,
              )}
            </ul>`
      }
    </section>`;
  },
  pages: [mountStaffPage, mountChange, mountRemoval],
};

type OfMerchant = Request<{ merchant: string }>;
type OfOne = Request<{ merchant: string; id: string }>;

/** The staff of a merchant, and the form that invites someone. */
function mountStaffPage(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/:merchant/staff')
    .get(async (req: OfMerchant, res) =>
      showStaff(context, pages, res, await pages.welcome(req, res, listStaff), req.params.merchant),
    )
    .post(async (req: OfMerchant, res) => {
      const { session, form } = await pages.receive(req, res, SEVERAL);
      const { merchant } = req.params;
      const body = invitationIn(form);
      const idempotencyKey = idempotencyKeyOf(form, body);
      const { refusal } = await attempt(pages, res, () =>
        context.api.call(inviteStaff, { session, res, params: { merchant }, body, idempotencyKey }),
      );
      if (!refusal) return res.redirect(303, staffPath(merchant));
      return showStaff(context, pages, res, session, merchant, { invitation: body, refusal });
    })
    .all(refuseMethod('GET, HEAD, POST'));
}

function invitationIn(form: Form) {
  const [email = '', name = '', role = ''] = ['email', 'name', 'role'].map((one) => form.get(one)?.trim());
  return { email, role, ...(name !== '' && { name }), ...chosenLocations(form) };
}

/** A change of role and locations, and an invitation that is sent again. */
function mountChange(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  router
    .route('/merchants/:merchant/staff/:id')
    .post(async (req: OfOne, res) => {
      const { session, form } = await pages.receive(req, res, SEVERAL);
      const call = { session, res, params: req.params };
      const { refusal } = await attempt(pages, res, () => {
        if (form.get('again') !== undefined) {
          const idempotencyKey = idempotencyKeyOf(form, 'again');
          return context.api.call(resendStaffInvitation, { ...call, idempotencyKey });
        }
        const body = {
          role: form.get('role') ?? '',
          ...chosenLocations(form),
          version: Number(form.get('version')),
        };
        return context.api.call(updateStaff, { ...call, body, idempotencyKey: idempotencyKeyOf(form, body) });
      });
      if (!refusal) return res.redirect(303, staffPath(req.params.merchant));
      return showStaff(context, pages, res, session, req.params.merchant, { refusal });
    })
    .all(refuseMethod('POST'));
}

function mountRemoval(router: Router, context: ConsoleContext, pages: PageRenderer): void {
  mountEndPage(router, pages, {
    path: '/merchants/:merchant/staff/:id/remove',
    section: MERCHANTS,
    operation: removeStaff,
    read: ({ session, res }, id) =>
      context.api.call(getStaff, { session, res, params: { merchant: merchantIn(res), id } }),
    title: ({ name, email }) => `Remove ${name ?? email}`,
    heading: ({ name, email }) => html`Remove ${nameOf(name ?? email)}?`,
    consequence: ({ status, email }) =>
      status === 'active'
        ? html`<p><b>${email}</b> is signed out of this merchant’s dashboard with the next request.</p>`
        : html`<p>The invitation of <b>${email}</b> is withdrawn.</p>`,
    button: 'Remove',
    back: ({ merchant }) => staffPath(merchant),
    async end({ session, res, params: { id } }) {
      const merchant = merchantIn(res);
      await context.api.call(removeStaff, { session, res, params: { merchant, id } });
      return staffPath(merchant);
    },
  });
}

const merchantIn = ({ req }: Response): string => String(req.params['merchant']);

async function showStaff(
  context: ConsoleContext,
  pages: PageRenderer,
  res: Response,
  session: ConsoleSession,
  merchant: string,
  refused?: RefusedStaff,
): Promise<void> {
  const caller = { session, res };
  const members = await allOf(context, listStaff, { ...caller, params: { merchant } });
  const places = await choosableLocations(context.api, caller, merchant);
  await pages.send(res, session, {
    status: refused?.refusal.status ?? 200,
    title: 'Staff',
    section: MERCHANTS,
    content: staffContent(session, { merchant, members, places, refused }),
  });
}
