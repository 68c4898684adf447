import { nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { focusOn } from '../../kit/controls/focus-on.ts';
import { failureNotice } from '../../kit/loading/outcome.ts';
import { skeletonLines } from '../../kit/loading/skeleton.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import { emit, type TrellisEventMap } from '../../session/events.ts';
import { SurfaceElement, type SurfaceState } from '../../records/surface-element.ts';
import { EditorCard } from './editor-card.ts';
import { later } from './load-later.ts';
import { MenuApi } from './menu-api.ts';
import { styles } from './menu-editor.styles.ts';
import type { Menu } from './menu-records.ts';
import { type MenuAction, menuWork } from './menu-work.ts';
import { MenusCard } from './menus-card.ts';

/** What the element shows; the attribute `state` says it. `empty`: there is no menu, or nothing in the one that is open. */
export type MenuEditorState = SurfaceState;

/** The detail of `trellis-before-change` and `trellis-changed`: what is done, and to which part. */
export interface MenuChangeDetail {
  action: MenuAction;
  id?: string;
}

/** The detail of `trellis-filter-change`: by what the list of menus, or the items of one, are filtered. */
export interface MenuFilterDetail {
  status?: string;
  text?: string;
  shown?: string;
}

const DEFAULT_PAGE_SIZE = 50;

/**
 * A merchant's menus: a list, and an editor of sections, items with their variations, modifier groups and availability.
 * Changes go into the menu's draft; customers see them once it is published. 2,000 items stay quick: only the lines in
 * sight are in the page.
 *
 * It needs the scope `menus:read`. Without `menus:write` nothing can be changed, without `menus:publish` nothing can be
 * published; their controls are then hidden. With `merchants:read`, what is available can be set for each location. Only what was changed is sent: where somebody else has changed the same field
 * meanwhile, the element shows both sides and asks. A change is sent under one idempotency key until its response is known,
 * so trying again never acts twice. What is typed stays through errors and renewals of the token, and the browser asks
 * before it is lost.
 *
 * To hold its place before the script has arrived: `trellis-menu-editor:not(:defined) { display: block; min-height: 480px }`.
 *
 * @tagname trellis-menu-editor
 *
 * @attr {string} session - Id of the `<trellis-session>` to use, if it is not the closest around.
 * @attr {string} heading - The heading of the list; by default "Menus".
 * @attr {boolean} hide-heading - Without headings: your page has its own.
 * @attr {string} menu - Id of the menu to show, instead of the list.
 * @attr {number} page-size - Menus that are loaded at once, 1–100; by default 50.
 * @attr {'waiting'|'loading'|'empty'|'ready'|'busy'|'done'|'error'|'offline'|'missing-scope'|'no-session'} state - What it shows (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - It can be used.
 * @fires {CustomEvent<{id: string}>} trellis-record-select - A menu is about to be opened; prevent it to open it on a page of your own.
 * @fires {CustomEvent<MenuFilterDetail>} trellis-filter-change - Another filter was chosen: `{status}` of the list, `{text, shown}` of a menu.
 * @fires {CustomEvent<MenuChangeDetail>} trellis-before-change - About to send a change: `{action, id?}`; prevent it to stop that.
 * @fires {CustomEvent<MenuChangeDetail>} trellis-changed - A change is made: `{action, id?}`.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - It failed: `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session may not do this: `{needed}`.
 *
 * @slot heading - Instead of the heading of the list.
 * @slot actions - More buttons beside those of the list, or of the menu that is open.
 * @slot empty - Instead of what is said where there are no menus.
 * @slot fallback - Instead of the explanation where it cannot be used: no session, or its scope is missing.
 *
 * @csspart card - The card.
 * @csspart heading - The heading of the list or of the menu.
 * @csspart table - The list of menus.
 * @csspart row - A menu in the list.
 * @csspart outline - The sections and items of a menu.
 * @csspart line - A section or an item in it.
 * @csspart form - The form of a part.
 * @csspart field - A label with its control and hint.
 * @csspart label - A field's label.
 * @csspart input - A field's control.
 * @csspart hint - What a field is for.
 * @csspart error - What is wrong with a field, in the hint's place.
 * @csspart tab - A tab of the editor.
 * @csspart dialog - The question before something unsaved is left.
 * @csspart details - What opens in a form.
 * @csspart pages - The way through a long list.
 * @csspart progress - How far a file is.
 * @csspart state - Why there is nothing to show.
 * @csspart button - Every button.
 * @csspart submit - The button of a form.
 * @csspart notice - What happened, with its icon.
 *
 * @cssprop --trellis-color-background - What a partner's page has behind the card.
 * @cssprop --trellis-color-surface - The card and its inputs.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - Hints, placeholders, the skeleton.
 * @cssprop --trellis-color-border - The lines of cards and tables.
 * @cssprop --trellis-color-control-border - The lines of inputs and quiet buttons.
 * @cssprop --trellis-color-accent - The primary button and what is chosen.
 * @cssprop --trellis-color-on-accent - Text on the accent; by default black or white, whichever can be read better.
 * @cssprop --trellis-color-accent-soft - Behind what is chosen.
 * @cssprop --trellis-color-focus - The focus ring; by default the colour of text.
 * @cssprop --trellis-color-success - Success.
 * @cssprop --trellis-color-success-soft - Behind a success.
 * @cssprop --trellis-color-danger - Errors.
 * @cssprop --trellis-color-danger-soft - Behind an error.
 * @cssprop --trellis-color-warning - A warning.
 * @cssprop --trellis-color-warning-soft - Behind a warning.
 * @cssprop --trellis-control-background - Fields; by default the surface.
 * @cssprop [--trellis-control-height=40px] - Fields and buttons; at least 44px where fingers press.
 * @cssprop [--trellis-radius=8px] - Corners of controls; the cards' are half as large again.
 * @cssprop --trellis-font - Text; by default the page’s.
 * @cssprop --trellis-font-mono - Numbers as they are typed; by default the system's.
 * @cssprop [--trellis-font-weight=600] - Headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The step of all gaps.
 */
export class TrellisMenuEditor extends SurfaceElement {
  static override styles = styles;

  static override properties: PropertyDeclarations = {
    ...SurfaceElement.properties,
    menu: {},
    pageSize: { type: Number, attribute: 'page-size' },
  };

  declare menu: string | undefined;
  declare pageSize: number | undefined;

  #menus = new MenuApi(() => this.link.session);
  #work = menuWork(this);
  #editor = new EditorCard(this, this.#menus, this.#work);
  #list = new MenusCard(this, this.#menus, this.#work, (id, menu) => this.#choose(id, menu));
  /** The menu that is open. */
  #openId: string | undefined;

  constructor() {
    super('menus:read');
  }

  protected override get words() {
    return {
      heading: msg('Menus'),
      loading: msg('Loading menus…'),
      notAllowed: msg('This page isn’t allowed to show menus.'),
    };
  }

  protected override begin(): void {
    this.#editor.close();
    this.#list.reset();
    this.#work.invalidate();
    this.#openId = undefined;
    this.#list.mayWrite = this.may('menus:write');
    this.#list.pageSize = Math.min(100, Math.max(1, this.pageSize || DEFAULT_PAGE_SIZE));
    this.#editor.may = {
      write: this.may('menus:write'),
      publish: this.may('menus:publish'),
      locations: this.may('merchants:read'),
    };
    this.#route();
    void later.load();
  }

  override willUpdate(changed?: PropertyValues): void {
    if (changed?.has('menu') && this.info) this.#route();
    super.willUpdate();
  }

  protected override get ownState(): SurfaceState {
    if (this.#work.busy) return 'busy';
    const { menu } = this.#editor.draft;
    const failure = this.#work.failure?.error ?? this.#failure;
    if (this.link.offline || failure?.type === 'offline') return 'offline';
    if (failure || this.#editor.isWrong || this.#list.isWrong) return 'error';
    if (this.#openId ? !menu : !this.#list.loaded) return 'loading';
    if (this.#work.done) return 'done';
    const isEmpty = this.#openId ? menu?.sections.length === 0 : this.#list.isEmpty;
    return isEmpty ? 'empty' : 'ready';
  }

  protected override renderContent(): TemplateResult {
    const isLoading = this.state === 'loading';
    const failure = this.#failure;
    const { menu } = this.#editor.draft;
    const isOpen = !!this.#openId && !!menu;
    return html`<section
      part="card"
      class="card"
      tabindex="-1"
      aria-label=${isOpen ? menu.name : this.words.heading}
      aria-busy=${isLoading || this.state === 'busy'}
    >
      ${isOpen ? nothing : this.renderHeading()}
      <div role="status" class=${failure && !isLoading ? '' : 'unseen'}>
        ${isLoading ? this.words.loading : nothing}
        ${failure && !isLoading ? failureNotice(this.#work, failure, this.#again) : nothing}
      </div>
      ${isLoading ? this.renderSkeleton() : nothing}
      ${isLoading || (failure && !isOpen) ? nothing : this.#renderBody(isOpen)}
    </section>`;
  }

  protected override renderSkeleton(): TemplateResult {
    return skeletonLines(6);
  }

  #renderBody(isOpen: boolean): TemplateResult {
    return isOpen ? this.#editor.render(!!this.hideHeading) : this.#list.render();
  }

  /** What could not be loaded. */
  get #failure() {
    return this.#openId ? this.#editor.draft.error : this.#list.error;
  }

  /** The menu that the page has chosen, or the list. */
  #route(): void {
    const { menu } = this;
    this.#editor.back = menu ? undefined : this.#back;
    if (menu === this.#openId && this.#openId) return;
    this.#openId = menu || undefined;
    if (menu) void this.#editor.open(menu);
    else {
      this.#editor.close();
      void this.#list.load();
    }
  }

  /** Opens a menu of the list, unless the page does that itself. */
  #choose(id: string, menu?: Menu): void {
    if (this.#work.busy || !emit(this, 'trellis-record-select', { id }, true)) return;
    this.#openId = id;
    this.#editor.back = this.#back;
    void this.#editor.open(id, menu).then(() => focusOn(this, '#heading'));
    this.requestUpdate();
  }

  #back = (): void => {
    const id = this.#openId;
    this.#openId = undefined;
    this.#editor.close();
    void this.#list.load().then(() => focusOn(this, `[data-action=menu-${id}]`));
  };

  /** The device is back online: what failed for want of that is loaded again, or can be sent again. */
  reconnected(): void {
    if (this.#work.failure?.error.type === 'offline') this.#work.invalidate();
    if (this.#failure?.type === 'offline') this.#again();
  }

  #again = (): void => {
    if (this.#openId) void this.#editor.open(this.#openId);
    else void this.#list.load();
  };
}

/** The events of this element by name, for `addEventListener`. */
export interface MenuEditorEventMap extends TrellisEventMap {
  'trellis-record-select': CustomEvent<{ id: string }>;
  'trellis-filter-change': CustomEvent<MenuFilterDetail>;
  'trellis-before-change': CustomEvent<MenuChangeDetail>;
  'trellis-changed': CustomEvent<MenuChangeDetail>;
}

declare global {
  interface HTMLElementTagNameMap {
    'trellis-menu-editor': TrellisMenuEditor;
  }
}
