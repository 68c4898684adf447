import { nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult, css } from 'lit';
import { failureNotice } from '../kit/loading/work.ts';
import { SessionApi } from '../kit/loading/session-api.ts';
import { msg } from '../i18n/message.ts';
import { BaseElement, html } from '../session/base-element.ts';
import { type LinkState, SessionLink } from '../session/session-link.ts';
import type { SessionInfo, TrellisSession } from '../session/session.ts';
import { later, loadFailures } from './load-later.ts';
import { card } from '../kit/controls/card.styles.ts';
import { controls } from '../kit/controls/controls.styles.ts';
import { dataStyles } from '../kit/tables/data.styles.ts';
import { select } from '../kit/forms/select-field.ts';
import { table } from '../kit/tables/table.styles.ts';
import { tags } from '../kit/controls/tag.ts';
import { base, tokens } from '../theme/theme.styles.ts';

/** The state of a surface, also in its `state` attribute. */
export type SurfaceState = LinkState | 'empty' | 'busy' | 'done';

/** The texts of a surface. */
export interface SurfaceWords {
  heading: string;
  /** Announced while it waits or loads, by those that show a skeleton. */
  loading?: string;
  /** Shown if its scope is missing. */
  notAllowed: string;
}

/**
 * A surface for the merchant's records: it follows its session, calls the API through it, and shows an
 * explanation if it can't be used. Subclasses render the content.
 */
export abstract class SurfaceElement extends BaseElement {
  static override properties: PropertyDeclarations = {
    session: {},
    heading: {},
    hideHeading: { type: Boolean, attribute: 'hide-heading' },
    state: { reflect: true },
  };

  declare session: string | TrellisSession | undefined;
  declare heading: string | undefined;
  declare hideHeading: boolean | undefined;
  declare state: SurfaceState;

  /** The permissions of its session, once known. */
  protected info: SessionInfo | undefined;
  protected readonly link: SessionLink;
  protected readonly api: SessionApi;

  #needed: readonly string[];
  #failures = loadFailures(this);

  /** @param needed the scopes without which it can show nothing */
  constructor(...needed: string[]) {
    super();
    this.#needed = needed;
    this.link = new SessionLink(this, ...needed);
    this.api = new SessionApi(() => this.link.session);
    this.state = 'waiting';
  }

  /** Its texts. */
  protected abstract get words(): SurfaceWords;
  /** Called when its session becomes usable or another one begins: forgets earlier data, and loads. */
  protected abstract begin(): void;
  /** Called when its session is over, by those that render their content while they wait for the next one. */
  protected forget?(): void;
  /** The state while its session can be used. */
  protected abstract get ownState(): SurfaceState;
  /** Renders its cards, once its session is usable. */
  protected abstract renderContent(): unknown;
  /** Renders the placeholder until then, as high as its first card will be. */
  protected abstract renderSkeleton(): unknown;

  /** Whether its session has a scope; controls without the required scope are omitted. */
  may(scope: string): boolean {
    return !!this.info?.scopes.includes(scope);
  }

  override willUpdate(): void {
    this.#follow();
    this.state = this.link.state === 'ready' ? this.ownState : this.link.state;
  }

  override firstUpdated(): void {
    void later.load();
  }

  override updated(changed: PropertyValues): void {
    if (changed.has('session')) queueMicrotask(this.link.look);
  }

  /** Follows the session: a renewed session is the same as before; a restarted one is another. */
  #follow(): void {
    const { state, session } = this.link;
    const info = state === 'ready' ? session?.info : undefined;
    if (state === 'error' || state === 'offline' || info === this.info) return;
    this.info = info;
    if (info) this.begin();
    else this.forget?.();
  }

  override render(): unknown {
    if (this.info) return this.renderContent();
    const { state } = this.link;
    const isWaiting = state === 'waiting' || state === 'loading';
    return html`<section
      part="card"
      class="card ${isWaiting ? 'skeleton' : ''}"
      tabindex="-1"
      aria-label=${this.words.heading}
      aria-busy=${isWaiting}
    >
      ${this.renderHeading()}
      <div role="status" class=${isWaiting ? 'unseen' : ''}>
        ${isWaiting ? this.words.loading : this.#renderReason(state)}
      </div>
      ${isWaiting ? this.renderSkeleton() : nothing}
    </section>`;
  }

  /** Renders its heading, which a page may replace or omit. */
  protected renderHeading(): TemplateResult | typeof nothing {
    return this.hideHeading
      ? nothing
      : html`<slot name="heading"><h2 part="heading">${this.heading || this.words.heading}</h2></slot>`;
  }

  /** Renders the reason why nothing is shown, and what to do. */
  #renderReason(state: LinkState): unknown {
    const { error, session, look } = this.link;
    if (error && (state === 'error' || state === 'offline'))
      return failureNotice(this.#failures, error, look);
    const lacks = state === 'missing-scope' ? this.#needed : [];
    const { notAllowed } = this.words;
    return (
      later.for(this)?.explanation({ notAllowed, hasSession: !!session, lacks }) ??
      msg('This isn’t available right now.')
    );
  }
}

/** Stacked cards. Widths in `@container` rules are the surface's own. */
const layout = css`
  :host(:not([hidden])) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(5 * var(--_space));
    container-type: inline-size;
  }
  h3 {
    font-size: 14px;
    font-weight: var(--_strong);
  }
`;

/** The styles of every surface; those of a single surface come after them. */
export const surfaceStyles = [tokens, base, controls, card, tags, select, table, dataStyles, layout];

/**
 * A surface that takes its final place while it waits: its content is rendered from stand-ins, as bones,
 * instead of a skeleton of its own.
 */
export abstract class WaitingSurface extends SurfaceElement {
  protected abstract override forget(): void;

  override render(): unknown {
    return /^(waiting|loading)$/.test(this.link.state) ? this.renderContent() : super.render();
  }

  protected override renderSkeleton(): void {}
}
