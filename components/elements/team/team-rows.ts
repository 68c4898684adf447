import { nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../i18n/message.ts';
import { localeOf } from '../../i18n/money-and-dates.ts';
import { tag } from '../../kit/controls/tag.ts';
import { html } from '../../session/base-element.ts';
import { own } from '../../session/trellis-error.ts';
import { type Device, nameOf, type Person, type Place, roleText } from './records.ts';
import type { TeamPanels } from './team-panels.ts';

/** The facts that rows show besides their record. */
export interface RowContext {
  /** `undefined` until the locations are loaded, or if the session may not read them. */
  places: readonly Place[] | undefined;
  /** The menus and forms of the rows, if the session may change something. */
  panels: TeamPanels | undefined;
  locale: string | undefined;
  /** The time of the environment, in milliseconds. */
  nowMs: number;
}

/** Returns whether a device can still be opened for the first time. */
export const isWaiting = ({ status, expires_at: end }: Device, nowMs: number): boolean =>
  status === 'pending' && Date.parse(end ?? '') > nowMs;

/** Renders a person: name, address, role and locations, and when the person was last active. */
export function personRow(person: Person, row: RowContext): TemplateResult {
  const { id, name, email, role } = person;
  return html`<li part="person">
    <div class="one">
      <span class="face" aria-hidden="true">${initials(nameOf(person))}</span>
      <div class="who">
        <b><bdi>${nameOf(person)}</bdi></b>
        ${name === null ? nothing : html`<span class="muted small"><bdi>${email}</bdi></span>`}
      </div>
      <span class="role">${roleText(role)} ${placesText(person, row)}</span>
      <span class="since muted small">${sinceOfPerson(person, row)}</span>
      ${row.panels?.personMenu(person)}
    </div>
    ${row.panels?.ofPerson(id)}
  </li>`;
}

/** Renders a device: name and locations, and when it was last used. */
export function deviceRow(device: Device, row: RowContext): TemplateResult {
  return html`<li part="device">
    <div class="one device">
      <span class="face" aria-hidden="true"
        ><svg viewBox="0 0 24 24"><path d="M6 3.500h12v17H6zM11 17.500h2"></path></svg
      ></span>
      <div class="who">
        <b><bdi>${device.name}</bdi></b>
        ${placesText(device, row)}
      </div>
      <span class="since muted small">${sinceOfDevice(device, row)}</span>
      ${row.panels?.deviceMenu(device)}
    </div>
    ${row.panels?.ofDevice(device)}
  </li>`;
}

/** Renders the only locations of a person or a device. */
function placesText({ locations }: Person | Device, { places }: RowContext): TemplateResult | typeof nothing {
  if (!locations) return nothing;
  const names = places?.filter(({ id }) => locations.includes(id)).map(({ name }) => name) ?? [];
  return html`<span class="places muted small"
    ><bdi>${names.join(', ') || msg('Some locations')}</bdi></span
  >`;
}

function sinceOfPerson(
  { status, expires_at: end, last_active_at: at }: Person,
  row: RowContext,
): TemplateResult | string {
  if (status === 'active') return at ? msg(str`Last active ${dayText(at, row)}`) : msg('Not active yet');
  const isOver = Date.parse(end ?? '') <= row.nowMs;
  return tag(
    isOver ? 'plain' : 'warning',
    isOver ? msg('Invitation expired') : msg(str`Invited until ${dayText(end ?? '', row)}`),
  );
}

function sinceOfDevice(device: Device, row: RowContext): TemplateResult | string {
  if (device.status !== 'pending') {
    const { last_used_at: at } = device;
    return at ? msg(str`Last used ${dayText(at, row)}`) : msg('Not used yet');
  }
  return isWaiting(device, row.nowMs)
    ? tag('warning', msg('Waits for the device'))
    : msg('Was never opened. Remove it, and add it again.');
}

/** Formats a day, with its year only if it is another one. */
function dayText(at: string, { locale, nowMs }: RowContext): string {
  const date = new Date(at);
  const isThisYear = date.getFullYear() === new Date(nowMs).getFullYear();
  return Number.isNaN(date.getTime())
    ? ''
    : date.toLocaleDateString(
        localeOf(locale),
        own({ day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) }),
      );
}

/** The first letters of the first two words of a name. */
const initials = (name: string): string =>
  name
    .split(/[\s.@]+/, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase();
