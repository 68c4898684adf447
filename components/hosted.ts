/** For pages that a server rendered: hydration first, since Lit must find it when it starts, then every element. */
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';
import './trellis.ts';
