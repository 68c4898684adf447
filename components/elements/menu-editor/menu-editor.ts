// The element needs a session, so its element comes along.
import '../../session/session.ts';
import { nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { define, focusOn, html, emit } from '../../session/base-element.ts';
import { failureNotice } from '../../kit/loading/work.ts';
import { skeletonLines } from '../../kit/loading/state-panel.ts';
import { msg } from '../../i18n/message.ts';
import { SurfaceElement, type SurfaceState } from '../../records/surface-element.ts';
import { EditorCard } from './editor-card.ts';
import { later, menuWork } from './load-later.ts';
import { MenuApi } from './menu-api.ts';
import { styles } from './menu-editor.styles.ts';
import type { Menu } from './menu-records.ts';
import { MenusCard } from './menus-card.ts';

export type { MenuAction, MenuChangeDetail, MenuEditorEventMap, MenuFilterDetail } from './menu-work.ts';

/**
 * The state of the element, also in its attribute `state`. `empty`: there is no menu, or the open one is
 * empty.
 */
export type MenuEditorState = SurfaceState;

const DEFAULT_PAGE_SIZE = 50;

/**
 * A merchant's menus: a list, and an editor of sections, items with their variations, modifier groups and
 * availability. Changes go into the menu's draft; customers see them once it is published. Menus with 2,000
 * items stay fast: only visible lines are rendered.
 *
 * It needs the scope `menus:read`. Without `menus:write` nothing can be changed, without `menus:publish`
 * nothing can be published; their controls are then hidden. With `merchants:read`, availability can be set
 * for each location. Only changed fields are sent: if someone else has changed the same field meanwhile, the
 * element shows both versions and asks. A change keeps its idempotency key until its response is known, so
 * retrying never acts twice. Typed values survive errors and renewals of the token, and the browser asks
 * before they are lost.
 *
 * To reserve its space before the script has loaded:
 * `trellis-menu-editor:not(:defined) { display: block; min-height: 480px }`.
 *
 * @tagname trellis-menu-editor
 *
 * @attr {string} session - ID of the `<trellis-session>` to use, unless it is the closest around.
 * @attr {string} heading - The heading of the list; by default "Menus".
 * @attr {boolean} hide-heading - Hides headings: your page has its own.
 * @attr {string} menu - ID of the menu to show instead of the list.
 * @attr {number} page-size - Menus on a page of the list, 1–100; by default 50.
 * @attr {'waiting'|'loading'|'empty'|'ready'|'busy'|'done'|'error'|'offline'|'missing-scope'|
 *   'no-session'} state - Its state (read only).
 *
 * @fires {CustomEvent<void>} trellis-ready - The element can be used.
 * @fires {CustomEvent<{id: string}>} trellis-record-select - A menu is about to open; prevent it to open it
 *   on your own page.
 * @fires {CustomEvent<MenuFilterDetail>} trellis-filter-change - The filter changed: `{status}` of the list,
 *   `{text, shown}` of a menu.
 * @fires {CustomEvent<MenuChangeDetail>} trellis-before-change - A change is about to be sent:
 *   `{action, id?}`; prevent it to cancel.
 * @fires {CustomEvent<MenuChangeDetail>} trellis-changed - A change was made: `{action, id?}`.
 * @fires {CustomEvent<TrellisErrorDetail>} trellis-error - A request failed:
 *   `{type, code, message, status, requestId, retryable}`.
 * @fires {CustomEvent<{needed: string[]}>} trellis-missing-scope - The session lacks scopes: `{needed}`.
 *
 * @slot heading - Replaces the heading of the list.
 * @slot actions - Additional buttons beside those of the list, or of the menu that is open.
 * @slot empty - Replaces the message shown if there are no menus.
 * @slot fallback - Replaces the explanation shown if the element can't be used: no session, or a missing
 *   scope.
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
 * @csspart hint - A field's hint.
 * @csspart error - A field's error, which replaces its hint.
 * @csspart tab - A tab of the editor.
 * @csspart dialog - The dialog about unsaved changes.
 * @csspart details - A part of a form that opens.
 * @csspart pages - The pagination of a long list.
 * @csspart progress - The progress of a file.
 * @csspart state - The explanation for an empty view.
 * @csspart button - Every button.
 * @csspart submit - The button of a form.
 * @csspart notice - A message with its icon.
 * @csspart toast - The news of what was saved or published.
 *
 * @cssprop --trellis-color-background - The background of the page, behind the card.
 * @cssprop --trellis-color-surface - The card and its inputs.
 * @cssprop --trellis-color-text - Text.
 * @cssprop --trellis-color-muted - Hints, placeholders, the skeleton.
 * @cssprop --trellis-color-border - The lines in cards and tables.
 * @cssprop --trellis-color-control-border - The border of inputs and secondary buttons.
 * @cssprop --trellis-color-accent - The primary button and what is selected.
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
 * @cssprop --trellis-font-mono - The font of typed numbers; by default the system's.
 * @cssprop [--trellis-font-weight=600] - The weight of headings, labels and buttons.
 * @cssprop [--trellis-space=4px] - The unit of all spacing.
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

  /** The failure to load the list or the menu. */
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

declare global {
  interface HTMLElementTagNameMap {
    'trellis-menu-editor': TrellisMenuEditor;
  }
}

define('trellis-menu-editor', TrellisMenuEditor);
