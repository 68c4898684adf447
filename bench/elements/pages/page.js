/** Resolves once the browser has painted what is in the page now. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
  });

/**
 * Puts one form into the page and marks when it can be used. `bench.mount(count)` then resolves to the milliseconds
 * until as many more can be used and are painted.
 *
 * @param {object} contender
 * @param {(place: Element, count: number) => unknown} contender.mount puts forms there; done when they can be used
 * @param {Element} [contender.place] where they go
 * @param {Promise<unknown>} [contender.first] the one that the page has already can be used
 */
export async function page({ mount, place = document.body, first }) {
  await (first ?? mount(place, 1));
  await painted();
  performance.mark('usable');
  globalThis.bench = {
    async mount(count) {
      const start = performance.now();
      await mount(place, count);
      await painted();
      return performance.now() - start;
    },
  };
}
