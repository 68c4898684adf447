import {
  _$LH as litHtml,
  html as template,
  LitElement,
  type PropertyDeclaration,
  type RenderOptions,
  type TemplateResult,
} from 'lit';
import { own } from './trellis-error.ts';

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
