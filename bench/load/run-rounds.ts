import { Client } from 'undici';
import type { Round, RoundResult } from './round.ts';

/**
 * Does what a round repeats, once, over a connection.
 * @returns what was wrong with the answer; a rejection counts as a failure too
 */
export type Ask = (client: Client, round: Round) => Promise<string | undefined>;

/** Runs one round for each message of the parent process, and sends its result back. Ends with the parent. */
export function runRounds(ask: Ask): void {
  process.on('message', (round: Round) => {
    run(round, ask).then(
      (result) => process.send?.(result),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  });
  process.on('disconnect', () => process.exit(0));
}

/**
 * As many connections as requested, each with one request under way, the next as soon as the response has
 * arrived.
 */
async function run(round: Round, ask: Ask): Promise<RoundResult> {
  const clients = Array.from(
    { length: round.connections },
    () => new Client(round.origin, { pipelining: 1 }),
  );
  const latencies: number[] = [];
  let failed = 0;
  let firstFailure: string | undefined;
  let started = 0;
  const beganAt = performance.now();
  const isOver = (): boolean =>
    round.forRequests === undefined
      ? performance.now() - beganAt >= (round.forMs ?? 0)
      : started >= round.forRequests;
  await Promise.all(
    clients.map(async (client) => {
      while (!isOver()) {
        started += 1;
        const sentAt = performance.now();
        const fault = await ask(client, round).catch(String);
        latencies.push(performance.now() - sentAt);
        if (fault === undefined) continue;
        failed += 1;
        firstFailure ??= fault;
      }
    }),
  );
  const seconds = (performance.now() - beganAt) / 1000;
  await Promise.all(clients.map((client) => client.close()));
  latencies.sort((a, b) => a - b);
  const quantile = (q: number): number => latencies[Math.floor((latencies.length - 1) * q)] ?? 0;
  return {
    answered: latencies.length,
    failed,
    seconds,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
    firstFailure,
  };
}
