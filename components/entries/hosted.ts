/**
 * The entry for server-rendered pages: hydration first, since Lit must find it when it starts, then the
 * modules that the server used to render, then the elements.
 */
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import '../elements/create-plant/eager.ts';
import './trellis.ts';
