import type { Measured } from './measure.ts';

/** One of the project's cost targets, compared with a run. */
export interface Target {
  readonly what: string;
  readonly wanted: string;
  readonly aim?: string;
  readonly got: string;
  readonly met: boolean;
}

export interface Rows {
  readonly passThrough: Measured;
  readonly proxy: Measured;
  readonly assembled: Measured;
  readonly create: Measured;
  /** With the event of each plant recorded behind a foreign plant API. */
  readonly recorded: Measured;
  readonly oidc: Measured;
  /** A token signed for whoever asks. */
  readonly signing: Measured;
  readonly mint: Measured;
}

export function targetsOf({
  passThrough,
  proxy,
  assembled,
  create,
  recorded,
  oidc,
  signing,
  mint,
}: Rows): Target[] {
  return [
    atLeast('create, times cheaper than the proxy without checks', proxy.cpuMs / create.cpuMs, 1.3, 1.7),
    atLeast('create, times cheaper than what one would assemble', assembled.cpuMs / create.cpuMs, 3),
    atLeast('create, of the limit', passThrough.cpuMs / create.cpuMs, 0.6, 0.75),
    atMost('create, p99 in times the limit’s', create.p99Ms / passThrough.p99Ms, 2),
    atMost('create, times its cost when its event is recorded', recorded.cpuMs / create.cpuMs, 1.15),
    atLeast('mint, times cheaper than oidc-provider', oidc.cpuMs / mint.cpuMs, 2.2, 2.6),
    atLeast('mint, times cheaper than a bare route of @fastify/jwt', signing.cpuMs / mint.cpuMs, 1, 1.15),
  ];
}

/** Cost at one scale compared with the smallest: within 15%. */
export function growthOf(what: string, small: Measured, large: Measured): Target {
  return atMost(`${what}, times its cost with one key`, large.cpuMs / small.cpuMs, 1.15);
}

/** Memory at the end compared with memory once it had settled: less than 10% more. */
export function flatnessOf(startBytes: number, endBytes: number): Target {
  return atMost('memory, times what it was once settled', endBytes / startBytes, 1.1);
}

/** A cost compared with another one. */
export function timesOf(what: string, got: number, wanted: number, aim?: number): Target {
  return atMost(what, got, wanted, aim);
}

/** A rate compared with another one. */
export function shareOf(what: string, got: number, wanted: number, aim?: number): Target {
  return atLeast(what, got, wanted, aim);
}

function atLeast(what: string, got: number, wanted: number, aim?: number): Target {
  const aimed = aim === undefined ? {} : { aim: aim.toString() };
  return { what, wanted: `≥ ${wanted}`, ...aimed, got: got.toFixed(2), met: got >= wanted };
}

function atMost(what: string, got: number, wanted: number, aim?: number): Target {
  const aimed = aim === undefined ? {} : { aim: aim.toString() };
  return { what, wanted: `≤ ${wanted}`, ...aimed, got: got.toFixed(2), met: got <= wanted };
}
