import type { Device, NewlyAddedDevice } from '../../../accounts/devices/contract/device.ts';
import {
  addDevice,
  getDevice,
  listDevices,
  revokeDevice,
  updateDevice,
} from '../../../accounts/devices/contract/devices.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { leftToRight, msg, nameOf, onlyInEnglish, type Words } from '../../../core/text/message.ts';
import type { SitePage } from '../../hosts/site-visit.ts';
import {
  csrfField,
  idempotencyKeyOf,
  intentField,
  problem,
  textField,
  type Form,
} from '../../shell/forms.ts';
import { DashboardVisit, type DashboardContext } from './dashboard-session.ts';
import {
  choosableLocations,
  chosenLocations,
  locationChoices,
  SEVERAL,
  type Place,
} from '../../shell/location-choices.ts';
import { barOf, DEVICE, DEVICES, TEAM, teamTabs } from './sections.ts';
import { dayWords } from './team-pages.ts';

interface Shown {
  /** The form that was refused. */
  readonly form?: Form;
  readonly refusal?: ApiError;
  /** The device that was just added by a link. */
  readonly added?: NewlyAddedDevice;
}

/** The devices that the merchant's staff shares, for those who see the staff. They work without script. */
export function devicePages(context: DashboardContext): SitePage[] {
  const { surface } = TEAM;
  return [
    {
      surface,
      path: DEVICES,
      get: async (visit) => show(await DashboardVisit.of(context, visit, surface)),
      post: async (visit) => {
        const at = await DashboardVisit.of(context, visit);
        const form = await at.form(SEVERAL);
        let added: NewlyAddedDevice;
        try {
          added = await add(at, form);
        } catch (error) {
          return show(at, { form, refusal: at.refusal(error) });
        }
        // The link is shown this once.
        return added.link === null ? visit.redirect(DEVICES) : show(at, { added });
      },
    },
    {
      surface,
      path: `${DEVICES}/:id`,
      get: async (visit) => {
        const at = await DashboardVisit.of(context, visit);
        return showRemoval(at, await at.api.call(getDevice, { ...at.caller, params: paramsOf(at) }));
      },
      post: async (visit) => {
        const at = await DashboardVisit.of(context, visit);
        try {
          await change(at, await at.form(SEVERAL));
        } catch (error) {
          return show(at, { refusal: at.refusal(error) });
        }
        return visit.redirect(DEVICES);
      },
    },
  ];

  async function show(at: DashboardVisit, { form, refusal, added }: Shown = {}): Promise<void> {
    const { visit, session } = at;
    const { data } = await at.api.call(listDevices, { ...at.caller, query: { limit: 100 } });
    const places = at.may('staff:write')
      ? await choosableLocations(at.api, at.caller, session.merchant.id)
      : [];
    const inUse = data.filter(({ status }) => status !== 'revoked');
    await visit.send({
      status: refusal?.status ?? 200,
      title: msg`Devices`,
      header: barOf(session, TEAM.path),
      content: html`<div class="team">
        <h1>${msg`Team`}</h1>
        ${teamTabs(DEVICES)} ${problem(refusal && refusalWords(refusal))}
        ${typeof added?.link === 'string' && linkNotice(added.link)}
        ${
          inUse.length > 0
            ? html`<ul class="card people">
                ${inUse.map((device) => deviceRow(at, device, { nowMs: context.clock.now(), places }))}
              </ul>`
            : html`<p class="card sec muted">${msg`No shared devices yet.`}</p>`
        }
        ${at.may('staff:write') && addForm(at, form, places)}
      </div>`,
      width: 'narrow',
      isPersonal: true,
      files: [context.styles],
    });
  }

  async function showRemoval(at: DashboardVisit, device: Device): Promise<void> {
    await at.visit.send({
      title: msg`Devices`,
      header: barOf(at.session, TEAM.path),
      content: html`<form class="card sec door" method="post" action="${DEVICES}/${device.id}">
        ${csrfField(at.session)}
        <h1>${msg`Remove ${nameOf(device.name)}?`}</h1>
        <p class="muted">${msg`The person who is using it is signed out with the next request.`}</p>
        <p class="ways">
          <button class="danger" name="do" value="remove">${msg`Remove`}</button>
          <a href="${DEVICES}">${msg`Cancel`}</a>
        </p>
      </form>`,
      isPersonal: true,
      files: [context.styles],
    });
  }
}

const paramsOf = ({ visit }: DashboardVisit) => ({ id: visit.params['id'] ?? '' });

async function add(at: DashboardVisit, form: Form): Promise<NewlyAddedDevice> {
  const name = form.get('name')?.trim() ?? '';
  const code = form.get('code')?.trim() ?? '';
  const body = { name, ...chosenLocations(form), ...(form.get('do') !== 'link' && { code }) };
  return at.api.call(addDevice, { ...at.caller, body, idempotencyKey: idempotencyKeyOf(form, body) });
}

async function change(at: DashboardVisit, form: Form): Promise<void> {
  const call = { ...at.caller, params: paramsOf(at) };
  if (form.get('do') === 'remove') return void (await at.api.call(revokeDevice, call));
  const body = {
    name: form.get('name')?.trim() ?? '',
    ...chosenLocations(form),
    version: Number(form.get('version')),
  };
  await at.api.call(updateDevice, { ...call, body, idempotencyKey: idempotencyKeyOf(form, body) });
}

const linkNotice = (link: string): Html =>
  html`<div class="notice" role="status">
    <p>${msg`Open this link on the device. It works once, and is shown only now.`}</p>
    <p><code>${leftToRight(link)}</code></p>
  </div>`;

function deviceRow(
  at: DashboardVisit,
  device: Device,
  { nowMs, places }: { readonly nowMs: number; readonly places: readonly Place[] },
): Html {
  return html`<li>
    <div>
      <b>${nameOf(device.name)}</b><br />
      <span class="muted small">${stateWords(device, nowMs)}</span>
    </div>
    ${at.may('staff:write') && waysOf(at, device, places)}
  </li>`;
}

function waysOf(at: DashboardVisit, device: Device, places: readonly Place[]): Html {
  const action = `${DEVICES}/${device.id}`;
  return html`<div class="ways">
    <form method="post" action="${action}">
      ${csrfField(at.session)}${intentField()}
      <input type="hidden" name="version" value="${device.version}" />
      <input
        name="name"
        value="${device.name}"
        maxlength="60"
        aria-label="${msg`Name of the device`}"
        autocomplete="off"
        required
      />
      ${locationChoices(places, device.locations)}
      <button class="quiet slim">${msg`Change`}</button>
    </form>
    <a class="button quiet slim" href="${action}">${msg`Remove`}</a>
  </div>`;
}

function stateWords({ status, expires_at: end, last_used_at: at }: Device, nowMs: number): Words {
  if (status === 'pending') {
    return Date.parse(end ?? '') > nowMs
      ? msg`Waits for the device`
      : msg`Was never opened. Remove it, and add it again.`;
  }
  return at === null ? msg`Not used yet` : msg`Last used ${dayWords(at)}`;
}

function addForm(at: DashboardVisit, form: Form | undefined, places: readonly Place[]): Content {
  const typed = (name: string): string => form?.get(name) ?? '';
  return html`<form class="card sec" method="post" action="${DEVICES}">
    ${csrfField(at.session)}${intentField()}
    <h2>${msg`Add a device`}</h2>
    <p class="muted">
      ${msg`Open ${html`<b>${leftToRight(`${at.visit.site.origin}${DEVICE}`)}</b>`} on the tablet, and type
        the code that it shows.`}
    </p>
    ${textField({ name: 'name', label: msg`Name of the device`, value: typed('name'), maxLength: 60 })}
    ${textField({ name: 'code', label: msg`Code`, value: typed('code'), maxLength: 20 })}
    ${locationChoices(places, form?.all('locations') ?? null)}
    <p class="ways">
      <button>${msg`Add device`}</button>
      <button class="quiet" name="do" value="link">${msg`Make a link instead`}</button>
    </p>
  </form>`;
}

function refusalWords({ code, param, publicMessage }: ApiError): Words {
  if (code === 'code_wrong' || param === 'code') {
    return msg`No device shows this code now. Compare it with the screen, or ask there for another one.`;
  }
  if (param === 'name') return msg`Give the device a name of up to 60 characters.`;
  return onlyInEnglish(publicMessage, msg`This can’t be done. Check what you typed, and your own role.`);
}
