/**
 * Work that comes back, on every node, in the real time. It finds what there is to do by itself, and leaves alone what another node
 * is doing.
 */
export interface Chore<Deps> {
  /** For the log. */
  readonly name: string;
  /** Between two looks. */
  readonly everyMs: number;
  /** Does a part of the work. @returns whether there is more to do now */
  readonly run: (deps: Deps) => Promise<boolean>;
}
