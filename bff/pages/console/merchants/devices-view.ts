import { type Device, NewDevice, type NewlyAddedDevice } from '../../../accounts/devices/contract/device.ts';
import { addDevice, revokeDevice, updateDevice } from '../../../accounts/devices/contract/devices.ts';
import type { ApiError } from '../../../core/api/errors.ts';
import { html, type Content, type Html } from '../../../core/text/html.ts';
import { nameOf } from '../../../core/text/message.ts';
import {
  csrfField,
  formFaults,
  intentField,
  NO_FAULTS,
  problem,
  textField,
  type Form,
} from '../../shell/forms.ts';
import { locationChoices, locationWords, type Place } from '../../shell/location-choices.ts';
import type { ConsoleSession } from '../console-session.ts';
import { faultText } from '../parts/form-pages.ts';
import { agoOf } from '../parts/format.ts';
import { devicesPath, merchantPath } from '../parts/paths.ts';
import { chip, copyableBlock, may } from '../parts/pieces.ts';

/** A form of the page that was refused. */
export interface RefusedDevice {
  readonly refusal: ApiError;
  /** The form of a new device; `undefined` for another form. */
  readonly form?: Form;
}

interface DevicesView {
  readonly merchant: string;
  readonly devices: readonly Device[];
  /** The locations to choose from. */
  readonly places: readonly Place[];
  /** The page on which a tablet shows its code. */
  readonly address: string;
  readonly refused?: RefusedDevice | undefined;
  /** The device that was just added by a link. */
  readonly added?: NewlyAddedDevice | undefined;
}

/** The fields of a new device that are marked where they are wrong. */
const MARKED: ReadonlySet<string> = new Set(['name', 'code']);

/** Renders the devices of a merchant, and the form that adds one. */
export function devicesContent(session: ConsoleSession, view: DevicesView): Html {
  const { merchant, devices, refused, added } = view;
  const isMarked = refused?.form !== undefined && MARKED.has(refused.refusal.param ?? '');
  return html`<div class="head">
      <h1>Shared devices</h1>
      <a href="${merchantPath(merchant)}">Back to the merchant</a>
    </div>
    ${problem(isMarked ? undefined : refused?.refusal.publicMessage)}
    ${typeof added?.link === 'string' && linkNotice(added.link)}
    ${
      devices.length > 0
        ? deviceTable(session, view)
        : html`<section class="card sec empty">
            <h2>No shared devices yet</h2>
            <p>On a shared tablet the staff switches by PIN, without signing in by email each time.</p>
          </section>`
    }
    ${may(session, addDevice) && addForm(session, view)}`;
}

const linkNotice = (link: string): Html =>
  html`<section class="card sec narrow">
    <h2>Link for the device</h2>
    <p class="notice ok" role="status">
      Open this link on the device. It works once, for 15 minutes, and is shown only now.
    </p>
    ${copyableBlock(link, 'the link')}
  </section>`;

function deviceTable(session: ConsoleSession, { devices, places }: DevicesView): Html {
  return html`<section class="card">
    <table class="cards">
      <caption class="unseen">
        Shared devices
      </caption>
      <thead>
        <tr>
          <th scope="col">Device</th>
          <th scope="col">At work</th>
          <th scope="col">Last used</th>
          <th scope="col"><span class="unseen">Actions</span></th>
        </tr>
      </thead>
      <tbody>
        ${devices.map(
          (device) =>
            html`<tr>
              <td data-label="Device" class="named">
                ${
                  may(session, updateDevice)
                    ? changeForm(session, device, places)
                    : html`<span
                        ><b>${nameOf(device.name)}</b>
                        <span class="muted small">${locationWords(places, device.locations)}</span></span
                      >`
                }
              </td>
              <td data-label="At work">${device.at_work ? nameOf(device.at_work.name) : 'Nobody'}</td>
              <td data-label="Last used" class="fixed">${lastUse(device, session)}</td>
              <td class="end fixed">
                ${
                  may(session, revokeDevice) &&
                  html`<a class="button quiet slim" href="${actionOf(device)}/remove"
                    >Remove<span class="unseen"> ${device.name}</span></a
                  >`
                }
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

const actionOf = ({ merchant, id }: Device): string => `${devicesPath(merchant)}/${id}`;

/** Returns who works on a device, or its state. */
export function stateOf(device: Device, session: ConsoleSession): Content {
  return device.at_work ? nameOf(device.at_work.name) : lastUse(device, session);
}

/** Devices are of people, whose clock no sandbox moves. */
function lastUse(device: Device, { nowMs, aheadMs }: ConsoleSession): Content {
  const { status, expires_at: end, last_used_at: at } = device;
  const realMs = nowMs - aheadMs;
  if (status === 'pending') {
    return Date.parse(end ?? '') > realMs
      ? chip('warn', 'Waits for the device')
      : chip('plain', 'Never opened');
  }
  return at === null ? 'Never' : agoOf(at, realMs);
}

function changeForm(session: ConsoleSession, device: Device, places: readonly Place[]): Html {
  return html`<form class="inline" method="post" action="${actionOf(device)}">
    ${csrfField(session)}${intentField()}<input type="hidden" name="version" value="${device.version}" />
    <input
      name="name"
      value="${device.name}"
      maxlength="60"
      aria-label="Name of ${device.name}"
      autocomplete="off"
      required
    />
    ${locationChoices(places, device.locations)}
    <button class="quiet slim">Change<span class="unseen"> ${device.name}</span></button>
  </form>`;
}

function addForm(session: ConsoleSession, { merchant, places, address, refused }: DevicesView): Html {
  const { form, refusal } = refused ?? {};
  const typed = (name: string): string => form?.get(name) ?? '';
  const sent = { merchant, name: typed('name').trim(), code: typed('code').trim() };
  const faults = form ? formFaults(refusal, NewDevice, sent) : NO_FAULTS;
  const errorOf = (name: string) => {
    const fault = faults.get(name);
    return fault && { error: faultText(fault, name) };
  };
  return html`<form class="card sec narrow" method="post" action="${devicesPath(merchant)}">
    ${csrfField(session)}${intentField()}
    <h2>Add a device</h2>
    <p>Open <b class="mono">${address}</b> on the tablet, and type the code that it shows.</p>
    ${textField({
      name: 'name',
      label: 'Name of the device',
      value: typed('name'),
      maxLength: 60,
      ...errorOf('name'),
    })}
    ${textField({ name: 'code', label: 'Code', value: typed('code'), maxLength: 20, ...errorOf('code') })}
    ${locationChoices(places, form?.all('locations') ?? null)}
    <p class="buttons">
      <button>Add device</button><button class="quiet" name="do" value="link">Make a link instead</button>
    </p>
  </form>`;
}
