/** The most concurrent attempts in total. */
const MOST = 256;
/** The most attempts to one endpoint; fewer while it is slow, so that it doesn't hold up the others. */
const MOST_TO_ONE = 64;
const MOST_TO_SLOW = 4;

/**
 * The running attempts on this node, by endpoint. Those that have ended count until they are recorded, but
 * not for their endpoint.
 */
export class ConcurrencyLimits {
  readonly #counts = new Map<string, number>();
  readonly #slow = new Set<string>();
  #count = 0;
  #whenGone: (() => void) | undefined;

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  get room(): number {
    return MOST - this.#count;
  }

  roomFor(endpointId: string): number {
    return this.#mostTo(endpointId) - (this.#counts.get(endpointId) ?? 0);
  }

  /** Whether there is enough room for a claim: one claim for each free slot would be too many. */
  get isRoomy(): boolean {
    return this.room >= MOST / 8;
  }

  /** Whether at least half of an endpoint's slots are free. */
  isRoomyFor(endpointId: string): boolean {
    return this.roomFor(endpointId) >= this.#mostTo(endpointId) / 2;
  }

  /** Returns the endpoints without room. */
  full(): string[] {
    return [...this.#counts.keys()].filter((endpointId) => this.roomFor(endpointId) <= 0);
  }

  enter(endpointId: string): void {
    this.#count += 1;
    this.#counts.set(endpointId, (this.#counts.get(endpointId) ?? 0) + 1);
  }

  /** Frees an endpoint's slot after an attempt has ended. */
  leaveEndpoint(endpointId: string): void {
    const left = (this.#counts.get(endpointId) ?? 1) - 1;
    if (left > 0) this.#counts.set(endpointId, left);
    else this.#counts.delete(endpointId);
  }

  /** Ends an attempt, which has been recorded. */
  leave(): void {
    this.#count -= 1;
    if (this.#count === 0) this.#whenGone?.();
  }

  /** Notes whether an endpoint's last attempt timed out. */
  note(endpointId: string, isSlow: boolean): void {
    if (isSlow) this.#slow.add(endpointId);
    else this.#slow.delete(endpointId);
  }

  /** Resolves when no attempt is running. No more may enter. */
  async gone(): Promise<void> {
    if (this.#count === 0) return;
    await new Promise<void>((resolve) => (this.#whenGone = resolve));
  }

  #mostTo(endpointId: string): number {
    return this.#slow.has(endpointId) ? MOST_TO_SLOW : MOST_TO_ONE;
  }
}
