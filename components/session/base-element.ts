import { LitElement, type PropertyDeclaration, type RenderOptions } from 'lit';
import { own } from './trellis-error.ts';

/**
 * What every element of Trellis begins with: Lit, which reads options of properties, of rendering and of the shadow root, and is
 * given each without a prototype, so that a page whose `Object.prototype` has members changes none.
 */
export class BaseElement extends LitElement {
  static override shadowRootOptions: ShadowRootInit = own(LitElement.shadowRootOptions);

  static {
    // Finished first: to a finished class, Lit's development build says nothing about what it overrides.
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
