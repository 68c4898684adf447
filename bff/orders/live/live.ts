import { EventHub, type EventHubDeps } from './event-hub.ts';
import { ApiError } from '../../core/api/errors.ts';

/** Streams at a time, on one node. */
interface StreamBounds {
  readonly ofMerchant: number;
  readonly ofKey: number;
  readonly ofNode: number;
}

const STREAM_BOUNDS: StreamBounds = { ofMerchant: 20, ofKey: 1_000, ofNode: 5_000 };

const TRY_AGAIN = { 'Retry-After': '10' };

/**
 * The number of open streams, in total, by merchant and by key: an open stream costs memory for as long as it
 * lasts.
 */
export class StreamPlaces {
  readonly #bounds: StreamBounds;
  readonly #ofMerchants = new Map<string, number>();
  readonly #ofKeys = new Map<string, number>();
  #all = 0;

  constructor(bounds: StreamBounds = STREAM_BOUNDS) {
    this.#bounds = bounds;
  }

  get taken(): number {
    return this.#all;
  }

  /**
   * @param lineage of the key, or of the one that minted the session
   * @returns gives the place back, once
   * @throws {ApiError} limit_merchant, limit_key, unavailable
   */
  take(merchantId: string, lineage: string): () => void {
    const { ofMerchant, ofKey, ofNode } = this.#bounds;
    if ((this.#ofMerchants.get(merchantId) ?? 0) >= ofMerchant) {
      throw new ApiError('limit_merchant', {
        message: `This merchant has ${ofMerchant} streams open. Close one first.`,
        headers: TRY_AGAIN,
      });
    }
    if ((this.#ofKeys.get(lineage) ?? 0) >= ofKey) {
      throw new ApiError('limit_key', {
        message: `This key has ${ofKey} streams open. Close one first.`,
        headers: TRY_AGAIN,
      });
    }
    if (this.#all >= ofNode) throw new ApiError('unavailable', { headers: TRY_AGAIN });
    this.#count(merchantId, lineage, 1);
    let isTaken = true;
    return () => {
      if (isTaken) this.#count(merchantId, lineage, -1);
      isTaken = false;
    };
  }

  #count(merchantId: string, lineage: string, more: 1 | -1): void {
    this.#all += more;
    add(this.#ofMerchants, merchantId, more);
    add(this.#ofKeys, lineage, more);
  }
}

function add(counts: Map<string, number>, name: string, more: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + more;
  if (count === 0) counts.delete(name);
  else counts.set(name, count);
}

/** The streams of one node. */
export interface Streams {
  readonly hub: EventHub;
  readonly places: StreamPlaces;
}

export function openStreams(deps: EventHubDeps): Streams {
  return { hub: new EventHub(deps), places: new StreamPlaces() };
}
