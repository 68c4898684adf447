import type { ReactiveControllerHost } from 'lit';

declare const FOR_BUNDLERS: boolean;

/**
 * Code that an element needs only later: it is loaded after the first rendering, so that it is there when the
 * network goes away. A failed load is retried on the next request for the code.
 */
export class Late<Module> {
  /** The code, once it is loaded. A server that renders, and a page that hydrates, set it themselves. */
  module: Module | undefined;

  #import: () => Promise<Module>;
  #loading: Promise<Module | undefined> | undefined;

  constructor(load: () => Promise<Module>) {
    this.#import = load;
  }

  /** Loads the code once. Never rejects: resolves with `undefined` if it can't be loaded now. */
  load(): Promise<Module | undefined> {
    return (this.#loading ??= this.#import().then(
      (module) => (this.module = module),
      () => (this.#loading = undefined),
    ));
  }

  /**
   * Returns the code, or `undefined` while it is loading; the host is rendered again once it is there. A
   * server doesn't load it: the page could not take up what its own first rendering lacks.
   */
  for(host: ReactiveControllerHost): Module | undefined {
    // Only a build for bundlers can run on partners' servers; in Node there is no document.
    const isOnServer = typeof FOR_BUNDLERS !== 'undefined' && FOR_BUNDLERS && typeof document === 'undefined';
    if (!this.module && !isOnServer) void this.load().then((module) => module && host.requestUpdate());
    return this.module;
  }
}
