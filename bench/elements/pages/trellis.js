import { page } from './page.js';

/** How many forms have said that they can be used; `trellis-ready` comes once from each. */
let ready = 0;
let wanted = 1;
let reached;
addEventListener('trellis-ready', () => {
  ready += 1;
  if (ready === wanted) reached();
});

/** Resolves when as many more forms have said so, and shown it. */
async function untilReady(count, forms) {
  await new Promise((resolve) => {
    wanted = ready + count;
    reached = resolve;
  });
  await Promise.all([...forms()].map((form) => form.updateComplete));
}

const place = document.querySelector('trellis-session');
const forms = () => place.querySelectorAll('trellis-create-plant');

page({
  place,
  first: untilReady(1, forms),
  mount(into, count) {
    const all = untilReady(count, forms);
    into.append(...Array.from({ length: count }, () => document.createElement('trellis-create-plant')));
    return all;
  },
});
