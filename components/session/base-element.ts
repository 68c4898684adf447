import {
  _$LH as litHtml,
  html as template,
  LitElement,
  type PropertyDeclaration,
  type RenderOptions,
  type TemplateResult,
} from 'lit';
import { own, type TrellisErrorDetail } from './trellis-error.ts';

/**
 * The base of every Trellis element: Lit, which reads options of properties, of rendering and of the shadow
 * root. Each of them has no prototype, so that a page with members on `Object.prototype` changes none.
 */
export class BaseElement extends LitElement {
  static override shadowRootOptions: ShadowRootInit = own(LitElement.shadowRootOptions);

  static {
    // Finalized first: Lit's development build doesn't warn about overrides in a finalized class.
    this.finalize();
    this.createProperty = function (name, options?: PropertyDeclaration) {
      LitElement.createProperty.call(this, name, own(options ?? {}));
    };
    this.getPropertyDescriptor = function (...of) {
      return own(LitElement.getPropertyDescriptor.apply(this, of) ?? {});
    };
  }

  override readonly renderOptions = {
    host: this,
    renderBefore: undefined,
    creationScope: undefined,
  } as unknown as RenderOptions;
}

/**
 * Whether the build is for bundlers. With a bundler, elements use the page's published Lit; without one, that
 * of `lean-lit.ts`.
 */
declare const FOR_BUNDLERS: boolean;
const isForBundlers = typeof FOR_BUNDLERS !== 'undefined' && FOR_BUNDLERS;

/**
 * A Lit template. Lit and the browser read `capture`, `once`, `passive` and `signal` of a listener, and a
 * function inherits those that the page has set, so an object with only its own properties is passed instead.
 */
export const html = isForBundlers
  ? (strings: TemplateStringsArray, ...values: unknown[]): TemplateResult =>
      template(strings, ...values.map((value) => (typeof value === 'function' ? listener(value) : value)))
  : template;

const listener = (handleEvent: unknown): object => own({ handleEvent });

if (isForBundlers) {
  // A part of a template has its own `strings`, or none: it must not inherit the page's.
  for (const { prototype } of Object.values(litHtml) as { prototype?: object }[])
    if (prototype) Object.assign(prototype, { strings: undefined });
}

/**
 * Registers an element, unless the page already has one of that name.
 * @throws {DOMException} `NotSupportedError`: the class is already registered under another name
 */
export function define(name: string, element: CustomElementConstructor): void {
  if (customElements.get(name)) return;
  // Only a build for bundlers can run on partners' servers; in Node there is no document.
  if (typeof document !== 'undefined' && isForBundlers) dropRendered(name, element);
  customElements.define(name, element);
}

/** The static member of an element's class that is read. */
interface Observing extends CustomElementConstructor {
  readonly observedAttributes?: readonly string[];
}

/**
 * Removes an element's server-rendered content, so that the element doesn't render a second copy next to it;
 * unless Lit hydrates it (`lit-element-hydrate-support.js`), which must be loaded before Lit. A bundler may
 * have reversed that order.
 */
export function dropRendered(name: string, { observedAttributes = [] }: Observing): void {
  if (observedAttributes.includes('defer-hydration')) return;
  for (const { shadowRoot } of document.querySelectorAll(name)) shadowRoot?.replaceChildren();
}

/** The events of every Trellis element: it is ready, something failed, or its session lacks a permission. */
export interface TrellisEventMap {
  'trellis-ready': CustomEvent<void>;
  'trellis-error': CustomEvent<TrellisErrorDetail>;
  'trellis-missing-scope': CustomEvent<{ needed: string[] }>;
}

/** The events of `<trellis-session>` by name, for `addEventListener`. */
export type SessionEventMap = Pick<TrellisEventMap, 'trellis-error'>;

/**
 * The event name for session changes: sent on `document` when a session joins the page, for elements that
 * found none, and on the session when its settings or its information changed.
 */
export const SESSION_NEWS = 'trellis-session';

declare global {
  interface HTMLElementEventMap extends TrellisEventMap {}
}

/**
 * Dispatches an event that bubbles through every shadow root.
 * @returns `false` if it is cancelable and a listener prevented it
 */
export const emit = (from: Element, name: string, detail?: unknown, cancelable = false): boolean =>
  from.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));

/**
 * Renders the host and moves the focus to the first match of a selector; nowhere, if nothing matches.
 * @throws {DOMException} `SyntaxError`: the selector is invalid
 */
export async function focusOn(host: LitElement, selector: string): Promise<void> {
  host.requestUpdate();
  await host.updateComplete;
  host.renderRoot.querySelector<HTMLElement>(selector)?.focus();
}
