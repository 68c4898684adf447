import type { ReactiveControllerHost } from 'lit';

/**
 * Code that an element needs only later: it is loaded behind the first rendering, so that it is there when
 * the network goes away. A load that failed is tried again when the code is next asked for.
 */
export class Late<Module> {
  /** The code, once it is loaded. A server that renders, and a page that hydrates, set it at once. */
  module: Module | undefined;

  #import: () => Promise<Module>;
  #loading: Promise<Module | undefined> | undefined;

  constructor(load: () => Promise<Module>) {
    this.#import = load;
  }

  /** Loads it, unless it is. Resolves with nothing where it can't be loaded now. */
  load(): Promise<Module | undefined> {
    return (this.#loading ??= this.#import().then(
      (module) => (this.module = module),
      () => (this.#loading = undefined),
    ));
  }

  /** The code, or nothing while it is on its way: its host is rendered again when it has come. */
  for(host: ReactiveControllerHost): Module | undefined {
    if (!this.module) void this.load().then((module) => module && host.requestUpdate());
    return this.module;
  }
}
