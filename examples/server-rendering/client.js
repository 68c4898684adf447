// First of all: it lets elements take over what the server rendered. They come after it, whatever a bundler joins.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';

await Promise.all([import('trellis'), import('trellis/onboarding'), import('trellis/reporting')]);

document.addEventListener('trellis-plant-created', ({ detail }) => {
  document.querySelector('output').textContent = detail.name;
});
