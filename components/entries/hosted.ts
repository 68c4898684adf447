/**
 * For pages that a server rendered: hydration first, since Lit must find it when it starts, then all that the server had
 * when it rendered, then the elements.
 */
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import '../elements/create-plant/eager.ts';
import './trellis.ts';
