import type { CDPSession } from '@playwright/test';

/** A connection as DevTools emulate it. They know no handshakes: the latency is that of each request. */
export interface Network {
  readonly name: string;
  /** Milliseconds from a request to the first byte of its response. */
  readonly latency: number;
  /** Bits a second. */
  readonly download: number;
  readonly upload: number;
}

const KILO = 1024;

/**
 * "Slow 4G" as Lighthouse sets it where it throttles for real, and as DevTools name it: a round trip of 150
 * ms and 1.6 Mbit/s, made 3.75 × slower and 0.9 × as wide, so that what is emulated by request comes to what
 * packets would take with their handshakes.
 */
export const SLOW_4G: Network = {
  name: 'slow 4G (562.5 ms a request, 1.44 Mbit/s)',
  latency: 150 * 3.75,
  download: 1.6 * KILO * KILO * 0.9,
  upload: 750 * KILO * 0.9,
};

/** The same round trip and width as they are: what a request takes over a connection that stands. */
export const SLOW_4G_STANDING: Network = {
  name: 'the same, the connection stands (150 ms a request, 1.6 Mbit/s)',
  latency: 150,
  download: 1.6 * KILO * KILO,
  upload: 750 * KILO,
};

export async function slowNetwork(devTools: CDPSession, network: Network): Promise<void> {
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: network.download / 8,
    uploadThroughput: network.upload / 8,
  });
}
