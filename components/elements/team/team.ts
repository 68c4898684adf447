// The element needs a session, so its element comes along.
import '../../session/session.ts';
import { nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { button } from '../../kit/controls/button.ts';
import { skeletonLines, statePanel } from '../../kit/loading/state-panel.ts';
import { failureNotice, outcome } from '../../kit/loading/work.ts';
import { loadFailures } from '../../records/load-later.ts';
import { Loaded } from '../../records/record.ts';
import { SurfaceElement, type SurfaceState } from '../../records/surface-element.ts';
import { define, html } from '../../session/base-element.ts';
import type { SessionInfo } from '../../session/session.ts';
import { own } from '../../session/trellis-error.ts';
import { latePanels, teamWork } from './load-later.ts';
import {
  type Device,
  DEVICES_PATH,
  peoplePath,
  type Person,
  type Place,
  placesPath,
  readAll,
  type StaffRole,
} from './records.ts';
import type { TeamPanels } from './team-panels.ts';
import { deviceRow, isWaiting, personRow, type RowContext } from './team-rows.ts';
import type { TeamPlace } from './team-work.ts';
import { teamStyles } from './team.styles.ts';

export type { TeamChangeDetail, TeamEventMap } from './team-work.ts';

/**
 * The people of a merchant who sign in to its dashboard, with their roles, and the devices that they share.
 * It invites people, sends an invitation again, changes roles, removes people, and adds a device by the code
 * that it shows or by a link, renames it and removes it.
 *
 * It needs the scope `staff:read`. Without `staff:write` it shows the lists only; with `merchants:read`, it
 * has the locations to which people and devices can be limited. A session gives and takes only roles whose
 * scopes it has itself. The dashboard has to be hosted: it is where people sign in, and where a device shows
 * its code. A change keeps its idempotency key until its response is known, so retrying never acts twice.
 *
 * To reserve its space before the script has loaded:
 * `trellis-team:not(:defined) { display: block; min-height: 480px }`.
 *
 * @tagname trellis-team
 *
 * @attr {string} session - ID of the `<trellis-session>` to use, unless it is the closest around.
 * @attr {string} heading - The heading; "Team" by default.
 * @attr {boolean} hide-heading - Hides the heading: your page has its own.
 * @attr {string} device-address - The address of `/dashboard/device` on your site, shown where a device is
 *   added.
 * @attr {string} locale - Language tag of dates, such as `de-AT`; by default that of the texts.
 * @attr {'waiting'|'loading'|'empty'|'ready'|'busy'|'done'|'error'|'offline'|'missing-scope'|
 *   'no-session'} state - Its state (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - The element can be used.
 * @fires {CustomEvent<TeamChangeDetail>} trellis-before-change - A change is about to be sent:
 *   `{action, person, device}`; prevent it to cancel.
 * @fires {CustomEvent<TeamChangeDetail>} trellis-changed - A change was made: `{action, person, device}`.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - A request failed:
 *   `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session lacks scopes: `{needed}`.
 *
 * @slot heading - Replaces the heading.
 * @slot actions - Additional buttons beside "Invite someone".
 * @slot empty - Replaces the message shown if there is nobody on the team.
 * @slot fallback - Replaces the explanation shown if the element can't be used: no session, or a missing
 *   scope.
 *
 * @csspart card - Each card.
 * @csspart heading - The heading.
 * @csspart person - Each person.
 * @csspart device - Each device.
 * @csspart state - The message if there is nobody on the team.
 * @csspart field - A label with its control and hint.
 * @csspart label - A field's label.
 * @csspart input - A field's control.
 * @csspart hint - A field's hint.
 * @csspart error - A field's error, which replaces its hint.
 * @csspart button - Every button.
 * @csspart submit - The button of a form.
 * @csspart notice - A message with its icon.
 *
 * @cssprop --trellis-color-background - The background of the page, and of forms in cards.
 * @cssprop --trellis-color-surface - The cards and their inputs.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - Hints, placeholders, the skeleton.
 * @cssprop --trellis-color-border - The lines in cards.
 * @cssprop --trellis-color-control-border - The border of inputs and secondary buttons.
 * @cssprop --trellis-color-accent - The primary button.
 * @cssprop --trellis-color-on-accent - Text on the accent; by default black or white, whichever is more
 *   legible.
 * @cssprop --trellis-color-accent-soft - The background of initials.
 * @cssprop --trellis-color-focus - The focus ring; by default the color of text.
 * @cssprop --trellis-color-success - Success.
 * @cssprop --trellis-color-success-soft - The background of a success.
 * @cssprop --trellis-color-danger - Errors, and what removes.
 * @cssprop --trellis-color-danger-soft - The background of an error.
 * @cssprop --trellis-color-warning - Invitations, and devices that wait.
 * @cssprop --trellis-color-warning-soft - The background of those.
 * @cssprop --trellis-control-background - The background of fields; by default the surface.
 * @cssprop [--trellis-control-height=40px] - The height of fields and buttons; at least 44px on touch
 *   screens.
 * @cssprop [--trellis-radius=10px] - The corner radius of controls; that of cards is half as large again.
 * @cssprop --trellis-font - The font of text; by default the page’s.
 * @cssprop --trellis-font-mono - The font of codes; by default the system's.
 * @cssprop [--trellis-font-weight=600] - The weight of headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The unit of all spacing.
 */
export class TrellisTeam extends SurfaceElement {
  static override styles = teamStyles;

  static override properties: PropertyDeclarations = {
    ...SurfaceElement.properties,
    deviceAddress: { attribute: 'device-address' },
    locale: {},
  };

  declare deviceAddress: string | undefined;
  declare locale: string | undefined;

  #people = new Loaded(this, () => readAll<Person>(this.api, peoplePath(this.#merchant)));
  #devices = new Loaded(this, () => readAll<Device>(this.api, DEVICES_PATH));
  #places = new Loaded(this, () => readAll<Place>(this.api, placesPath(this.#merchant)));
  #work = teamWork(this);
  #failures = loadFailures(this);
  /** Once its code is loaded, if the session may change something. */
  #panels: TeamPanels | undefined;
  /** Whose records are shown: another session of the same merchant keeps what was typed. */
  #of = '';
  /** How far the clock of the environment is ahead of this device's, in milliseconds. */
  #aheadMs = 0;

  constructor() {
    super('staff:read');
  }

  protected override get words() {
    return {
      heading: msg('Team'),
      loading: msg('Loading the team…'),
      notAllowed: msg('This page isn’t allowed to show the team.'),
    };
  }

  protected override begin(): void {
    const { merchant, environment, now } = own(this.info ?? {}) as Partial<SessionInfo> & { now?: string };
    this.#aheadMs = (Date.parse(now ?? '') || Date.now()) - Date.now();
    const of = JSON.stringify([merchant, environment]);
    if (of !== this.#of) {
      this.#people.reset();
      this.#devices.reset();
      this.#places.reset();
      this.#panels?.close();
      this.#work.invalidate();
    }
    this.#of = of;
    void this.#load();
  }

  protected override get ownState(): SurfaceState {
    if (this.#work.busy) return 'busy';
    const error = this.#work.failure?.error ?? this.#failed;
    if (this.link.offline || error?.type === 'offline') return 'offline';
    if (error) return 'error';
    if (!this.#people.value || !this.#devices.value || (this.#mayWrite && !this.#panels)) return 'loading';
    if (this.#work.done) return 'done';
    return this.#people.value.length === 0 ? 'empty' : 'ready';
  }

  /** The device is back online: what failed for want of that is loaded again. */
  reconnected(): void {
    if (this.#work.failure?.error.type === 'offline') this.#work.invalidate();
    if (this.#failed) void this.#load();
  }

  override willUpdate(): void {
    const late = this.info && this.#mayWrite && latePanels.for(this);
    if (late) {
      this.#panels ??= new late.TeamPanels(this, {
        api: this.api,
        work: this.#work,
        people: this.#people,
        devices: this.#devices,
        places: () => this.#places.value?.toReversed() ?? [],
        path: () => peoplePath(this.#merchant),
        roles: () => this.#roles,
        isWaiting: (device) => isWaiting(device, this.#nowMs),
        deviceAddress: () => this.deviceAddress,
      });
    }
    super.willUpdate();
    this.#panels?.follow(this.link.state === 'ready');
  }

  get #merchant(): string {
    return `${this.info?.merchant}`;
  }

  /** The roles that the session may give. */
  get #roles(): readonly StaffRole[] | undefined {
    return (own(this.info ?? {}) as { staff_roles?: StaffRole[] }).staff_roles;
  }

  get #mayWrite(): boolean {
    return this.may('staff:write');
  }

  get #failed() {
    return (
      (this.#people.value ? undefined : this.#people.error) ??
      (this.#devices.value ? undefined : this.#devices.error)
    );
  }

  /** The time of the environment, in milliseconds. */
  get #nowMs(): number {
    return Date.now() + this.#aheadMs;
  }

  async #load(): Promise<void> {
    // Without the locations everything works but their choice.
    if (this.may('merchants:read')) void this.#places.load();
    await Promise.all([this.#people.load(), this.#devices.load()]);
  }

  protected override renderSkeleton(): TemplateResult {
    return skeletonLines(6);
  }

  protected override renderContent(): TemplateResult {
    const people = this.#people.value;
    const devices = this.#devices.value?.filter(({ status }) => status !== 'revoked');
    return html`${this.#renderCard({
      place: 'people',
      label: this.words.heading,
      title: this.renderHeading(),
      add: msg('Invite someone'),
      action: 'invite',
      list: this.#people,
      content: people?.length
        ? html`<ul class="rows" aria-label=${msg('People')}>
            ${people.map((person) => personRow(person, this.#row))}
          </ul>`
        : html`<slot name="empty"
            >${statePanel(
              own({
                kind: 'empty',
                title: msg('Nobody is on the team yet'),
                advice: msg('Invite the people who work here. They sign in to the dashboard by email.'),
              }),
            )}</slot
          >`,
    })}
    ${this.#renderCard({
      place: 'devices',
      label: msg('Shared devices'),
      title: html`<h3>${msg('Shared devices')}</h3>`,
      add: msg('Add a device'),
      action: 'add-device',
      list: this.#devices,
      content: devices?.length
        ? html`<ul class="rows" aria-label=${msg('Shared devices')}>
            ${devices.map((device) => deviceRow(device, this.#row))}
          </ul>`
        : html`<p class="muted">${msg('No shared devices yet.')}</p>`,
    })}`;
  }

  #renderCard(of: {
    place: TeamPlace;
    label: string;
    title: unknown;
    add: string;
    action: 'invite' | 'add-device';
    list: Loaded<readonly unknown[]>;
    content: TemplateResult;
  }): TemplateResult {
    const { place, label, title, add, action, list, content } = of;
    const panels = this.#panels;
    return html`<section
      part="card"
      class="card"
      tabindex="-1"
      aria-label=${label}
      aria-busy=${!list.value && !list.error}
    >
      <div class="head">
        <div>${title}</div>
        ${
          this.#mayWrite && (place === 'devices' || this.#roles?.length !== 0)
            ? button({
                label: add,
                kind: place === 'people' ? 'primary' : undefined,
                action,
                isDisabled: !panels || !list.value,
                isExpanded: panels?.isOpen(action) ?? false,
                press: () => panels?.toggle(action),
              })
            : nothing
        }
        ${place === 'people' ? html`<slot name="actions"></slot>` : nothing}
      </div>
      ${outcome(this.#work, place)} ${panels?.render(action)}
      ${
        list.value
          ? content
          : list.error
            ? html`<div role="status">${failureNotice(this.#failures, list.error, () => list.load())}</div>`
            : skeletonLines(place === 'people' ? 6 : 2)
      }
    </section>`;
  }

  get #row(): RowContext {
    return {
      places: this.#places.value,
      panels: this.#panels,
      locale: this.locale,
      nowMs: this.#nowMs,
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'trellis-team': TrellisTeam;
  }
}

define('trellis-team', TrellisTeam);
