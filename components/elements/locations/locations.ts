// The element needs a session, so its element comes along.
import '../../session/session.ts';
import { nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { msg } from '../../i18n/message.ts';
import { localeOf } from '../../i18n/money-and-dates.ts';
import { button } from '../../kit/controls/button.ts';
import { LeaveGuard } from '../../kit/forms/leave-guard.ts';
import { isolated, options } from '../../kit/forms/select-field.ts';
import { statePanel } from '../../kit/loading/state-panel.ts';
import type { Page } from '../../kit/loading/session-api.ts';
import { failureNotice } from '../../kit/loading/work.ts';
import { dateAt } from '../../records/business-day.ts';
import { loadFailures } from '../../records/load-later.ts';
import { Loaded, OpenRecord } from '../../records/record.ts';
import { type SurfaceState, WaitingSurface } from '../../records/surface-element.ts';
import { define, focusOn, html } from '../../session/base-element.ts';
import type { SessionInfo } from '../../session/session.ts';
import { own } from '../../session/trellis-error.ts';
import type { LocationEditor, NewLocation } from './location-editor.ts';
import { lateEditor } from './load-later.ts';
import { locationsWork } from './locations-work.ts';
import { locationsStyles } from './locations.styles.ts';
import { type Location, locationsPath, type Merchant } from './records.ts';

export type { LocationChangeDetail, LocationsEventMap } from './locations-work.ts';

const MOST_ON_A_PAGE = 100;

/**
 * A merchant's locations, each with its hours and breaks, holidays, fulfillments with their fees and smallest
 * orders, slots and capacity, delivery area, taxes, tips, pause, name, address and time zone. What is changed
 * is counted in a bar, and saved together.
 *
 * It needs the scope `merchants:read`. Without `merchants:write` nothing can be changed: what is saved is
 * shown in words. Only changed fields are sent. If someone else has changed the same field meanwhile, the
 * element shows both and asks; other fields are merged. Typed values survive errors, renewals of the token
 * and the choice of another location, and the browser asks before they are lost. A pause acts at once. A
 * change keeps its idempotency key until its response is known, so retrying never acts twice.
 *
 * To reserve its space before the script has loaded:
 * `trellis-locations:not(:defined) { display: block; min-height: 980px }`.
 *
 * @tagname trellis-locations
 *
 * @attr {string} session - ID of the `<trellis-session>` to use, unless it is the closest around.
 * @attr {string} heading - The heading; by default the name of the location.
 * @attr {boolean} hide-heading - Hides the heading: your page has its own.
 * @attr {string} location - ID of the location to show first; by default the first one that was created.
 * @attr {string} locale - Language tag of amounts and dates, such as `de-AT`; by default that of the texts.
 * @attr {'waiting'|'loading'|'empty'|'ready'|'busy'|'done'|'error'|'offline'|'missing-scope'|
 *   'no-session'} state - Its state (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - The element can be used.
 * @fires {CustomEvent<{id: string}>} trellis-record-select - Another location was chosen: `{id}`; prevent it
 *   to show it yourself.
 * @fires {CustomEvent<LocationChangeDetail>} trellis-before-change - A change is about to be sent:
 *   `{action, location}`; prevent it to cancel.
 * @fires {CustomEvent<LocationChangeDetail>} trellis-changed - A change was made: `{action, location}`.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - A request failed:
 *   `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session lacks scopes: `{needed}`.
 *
 * @slot heading - Replaces the heading.
 * @slot actions - Additional buttons beside "Add a location".
 * @slot empty - Replaces the message shown if there are no locations.
 * @slot fallback - Replaces the explanation shown if the element can't be used: no session, or a missing
 *   scope.
 *
 * @csspart card - Each card.
 * @csspart heading - The heading.
 * @csspart navigation - The links to the sections.
 * @csspart section-link - Each of them.
 * @csspart section - A section with its heading and cards.
 * @csspart save-bar - The bar with the number of changes, shown while there are any.
 * @csspart state - The message if there are no locations.
 * @csspart field - A label with its control and hint.
 * @csspart label - A field's label.
 * @csspart input - A field's control.
 * @csspart hint - A field's hint.
 * @csspart error - A field's error, which replaces its hint.
 * @csspart button - Every button.
 * @csspart submit - The button of a form.
 * @csspart notice - A message with its icon.
 * @csspart toast - The message that something was saved.
 *
 * @cssprop --trellis-color-background - The background of the page, behind the cards.
 * @cssprop --trellis-color-surface - The cards and their inputs.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - Hints, placeholders, the skeleton.
 * @cssprop --trellis-color-border - The lines in cards.
 * @cssprop --trellis-color-control-border - The border of inputs and secondary buttons.
 * @cssprop --trellis-color-accent - The primary button, switches and what is selected.
 * @cssprop --trellis-color-on-accent - Text on the accent; by default black or white, whichever is more
 *   legible.
 * @cssprop --trellis-color-accent-soft - The background of what is selected.
 * @cssprop --trellis-color-focus - The focus ring; by default the color of text.
 * @cssprop --trellis-color-success - Success.
 * @cssprop --trellis-color-success-soft - The background of a success.
 * @cssprop --trellis-color-danger - Errors.
 * @cssprop --trellis-color-danger-soft - The background of an error.
 * @cssprop --trellis-color-warning - Warnings.
 * @cssprop --trellis-color-warning-soft - The background of a warning.
 * @cssprop --trellis-control-background - The background of fields; by default the surface.
 * @cssprop [--trellis-control-height=40px] - The height of fields and buttons; at least 44px on touch
 *   screens.
 * @cssprop [--trellis-radius=10px] - The corner radius of controls; that of cards is half as large again.
 * @cssprop --trellis-font - The font of text; by default the page’s.
 * @cssprop --trellis-font-mono - The font of numbers and code; by default the system's.
 * @cssprop [--trellis-font-weight=600] - The weight of headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The unit of all spacing.
 */
export class TrellisLocations extends WaitingSurface {
  static override styles = locationsStyles;

  static override properties: PropertyDeclarations = {
    ...WaitingSurface.properties,
    location: {},
    locale: {},
  };

  declare location: string | undefined;
  declare locale: string | undefined;

  #merchant = new Loaded(this, () => this.api.get<Merchant>(`/v1/merchants/${this.#id}`));
  #list = new Loaded(this, () => this.#readAll());
  #open = new OpenRecord(this, () => {
    this.#editor?.turn();
    this.#work.invalidate();
  });
  #work = locationsWork(this);
  #failures = loadFailures(this);
  /** Once its code is loaded. */
  #editor: LocationEditor | undefined;
  #new: NewLocation | undefined;
  /** Whose records are shown: another session of the same merchant keeps what was typed. */
  #of = '';

  constructor() {
    super('merchants:read');
    void new LeaveGuard(this, () => !!this.#editor?.isDirty());
  }

  /** Today at the location, `YYYY-MM-DD`. */
  #today = (): string => {
    const { now } = own(this.info ?? {}) as Partial<SessionInfo> & { now?: string };
    return dateAt(Date.parse(now ?? '') || Date.now(), this.#shown?.timezone ?? 'UTC');
  };

  protected override get words() {
    return {
      heading: msg('Locations'),
      notAllowed: msg('This page isn’t allowed to show locations.'),
    };
  }

  protected override begin(): void {
    const { merchant, environment } = this.info ?? {};
    const of = JSON.stringify([merchant, environment]);
    if (of !== this.#of) this.#forgetAll();
    this.#of = of;
    this.#open.id ??= this.location;
    void this.#load();
  }

  /** Typed values stay until a session of another merchant begins. */
  protected override forget(): void {}

  #forgetAll(): void {
    this.#merchant.reset();
    this.#list.reset();
    this.#open.id = this.#editor = this.#new = undefined;
    this.#work.invalidate();
  }

  protected override get ownState(): SurfaceState {
    if (this.#work.busy) return 'busy';
    const error = this.#work.failure?.error ?? this.#merchant.error ?? this.#list.error;
    if (this.link.offline || error?.type === 'offline') return 'offline';
    if (error) return 'error';
    if (!this.#list.value || !this.#merchant.value || !lateEditor.module) return 'loading';
    if (this.#work.done) return 'done';
    return this.#list.value.length === 0 ? 'empty' : 'ready';
  }

  /** The device is back online: what failed for want of that is loaded again. */
  reconnected(): void {
    if (this.#work.failure?.error.type === 'offline') this.#work.invalidate();
    if (this.#list.error || this.#merchant.error) void this.#load();
  }

  protected override renderContent(): TemplateResult {
    // Nothing is shown of a session that is over.
    const shown = this.info && this.#shown;
    return html`${this.#renderHead(shown)} ${this.#new?.render()}
    ${shown && this.#editor ? this.#editor.render(shown, this.may('merchants:write')) : this.#renderRest()}`;
  }

  override willUpdate(): void {
    super.willUpdate();
    const merchant = this.#merchant.value;
    const late = this.info && lateEditor.for(this);
    if (!late || !merchant || !this.#list.value) return;
    this.#editor ??= new late.LocationEditor(this, {
      api: this.api,
      work: this.#work,
      merchant,
      locale: localeOf(this.locale),
      today: this.#today,
      taken: this.#take,
    });
  }

  get #id(): string {
    return `${this.info?.merchant}`;
  }

  /** The location that is open, or else the first one. */
  get #shown(): Location | undefined {
    const list = this.#list.value ?? [];
    return list.find(({ id }) => id === this.#open.id) ?? list[0];
  }

  async #load(): Promise<void> {
    await Promise.all([this.#merchant.load(), this.#list.load(), lateEditor.load()]);
    this.requestUpdate();
  }

  /** Reads all locations of the merchant, in the order in which they were created. */
  async #readAll(): Promise<Location[]> {
    const all: Location[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query = new URLSearchParams({ limit: `${MOST_ON_A_PAGE}`, ...(cursor && { cursor }) });
      const page: Page<Location> = await this.api.page(`${locationsPath(this.#id)}?${query}`);
      all.push(...page.data);
      cursor = page.has_more ? page.next_cursor : null;
    }
    return all.toReversed();
  }

  #take = (location: Location): void => {
    this.#list.value = this.#list.value?.map((one) => (one.id === location.id ? location : one));
    this.requestUpdate();
  };

  #renderHead(shown: Location | undefined): TemplateResult {
    const list = (this.info && this.#list.value) ?? [];
    return html`<header class="top">
      <div class="title" tabindex="-1" data-record>
        ${
          this.hideHeading
            ? nothing
            : html`<slot name="heading"
                ><h2 part="heading"><bdi>${this.heading || shown?.name || this.words.heading}</bdi></h2></slot
              >`
        }
        <p class="muted small">${shown ? html`<bdi>${headText(shown)}</bdi>` : html`&nbsp;`}</p>
      </div>
      ${
        list.length > 1
          ? html`<select
              part="input"
              aria-label=${msg('Location')}
              @change=${({ target }: Event) => this.#open.select((target as HTMLSelectElement).value)}
            >
              ${options({
                value: shown?.id ?? '',
                options: list.map(({ id, name }) => [id, this.#nameOf(id, name)] as const),
              })}
            </select>`
          : nothing
      }
      ${
        !this.info || this.may('merchants:write')
          ? button({
              label: msg('Add a location'),
              isExpanded: !!this.#new,
              isDisabled: !this.info || !this.#editor,
              action: 'add-location',
              press: () => (this.#new ? this.#closeNew() : this.#openNew()),
            })
          : nothing
      }
      <slot name="actions"></slot>
    </header>`;
  }

  /** A location with something unsaved is marked. */
  #nameOf = (id: string, name: string): string =>
    this.#editor?.isDirty(id) ? `${isolated(name)} •` : isolated(name);

  /** Renders what comes in the place of the form: its bones, a failure, or that there is no location yet. */
  #renderRest(): TemplateResult {
    const { error } = this.#list.error ? this.#list : this.#merchant;
    if (!error && (!this.info || !this.#editor || !this.#list.value)) return bones();
    return html`<section part="card" class="card" tabindex="-1" aria-label=${this.words.heading}>
      <div role="status">
        ${
          error
            ? failureNotice(this.#failures, error, () => this.#load())
            : html`<slot name="empty"
                >${statePanel(
                  own({
                    kind: 'empty',
                    title: msg('No locations yet'),
                    advice: msg('Add the place where you serve your customers.'),
                  }),
                )}</slot
              >`
        }
      </div>
    </section>`;
  }

  #openNew(): void {
    const late = lateEditor.module;
    if (!late) return;
    this.#work.invalidate();
    this.#new = new late.NewLocation(this, {
      api: this.api,
      work: this.#work,
      merchant: this.#id,
      close: this.#closeNew,
      made: (location) => {
        this.#list.value = [...(this.#list.value ?? []), location];
        this.#new = undefined;
        this.#open.show(location.id);
        this.#editor?.say(msg('The location is added.'));
        void focusOn(this, '[data-record]');
      },
    });
    this.requestUpdate();
  }

  #closeNew = (): void => {
    this.#new = undefined;
    void focusOn(this, '[data-action=add-location]');
  };
}

/** The first card to come, painted over: the week. */
const bones = (): TemplateResult =>
  html`<div class="lay" aria-busy="true" inert>
    <div class="links"></div>
    <div class="sections">
      <div class="block">
        <div class="skeleton">
          <p>&nbsp;</p>
          <p>&nbsp;</p>
        </div>
        <div part="card" class="card rows">
          ${Array.from({ length: 14 }, () => html`<div class="day skeleton"><p>&nbsp;</p></div>`)}
        </div>
      </div>
    </div>
  </div>`;

/** Where it is, and whose clocks its times follow. */
function headText({ address, timezone }: Location): string {
  const { line1, city, postal_code: code } = address;
  return [[line1, city, code].filter(Boolean).join(', '), timezone.replaceAll('_', ' ')]
    .filter(Boolean)
    .join(' · ');
}

declare global {
  interface HTMLElementTagNameMap {
    'trellis-locations': TrellisLocations;
  }
}

define('trellis-locations', TrellisLocations);
