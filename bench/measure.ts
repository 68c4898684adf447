import type { ChildProcess } from 'node:child_process';
import { ask } from './child-process.ts';
import type { Running } from './contenders.ts';
import type { Round, RoundResult } from './load/round.ts';
import type { PostgresCpu } from './postgres-cpu.ts';

/** One row of the table: a server under one kind of load. */
export interface Subject {
  readonly name: string;
  readonly server: Running;
  /** The process that creates the load. */
  readonly load: ChildProcess;
  readonly request: Omit<Round, 'origin' | 'connections' | 'forMs' | 'forRequests'>;
}

/** Medians over the rounds. */
export interface Measured {
  readonly name: string;
  /** CPU of the server's whole process for one request, in milliseconds. */
  readonly cpuMs: number;
  readonly cpuMsRounds: readonly number[];
  /** CPU of PostgreSQL for one request, where the plan measures it. */
  readonly databaseCpuMs?: number;
  /** Of both together, by rounds. */
  readonly allCpuMsRounds?: readonly number[];
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly perSecond: number;
}

export interface Plan {
  readonly rounds: number;
  readonly roundMs: number;
  readonly connections: number;
  /** Of the server that the subjects' stores are on; undefined: only the subjects' own CPU counts. */
  readonly database?: PostgresCpu | undefined;
}

/** Each subject in turn, round after round, so that other activity on the machine affects all alike. */
export async function measure(subjects: readonly Subject[], plan: Plan): Promise<Measured[]> {
  const taken = subjects.map((subject): Taken => ({ subject, cpuMs: [], databaseCpuMs: [], rounds: [] }));
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const { subject, cpuMs, databaseCpuMs, rounds } of taken) {
      await wakeOnly(subject.server, subjects);
      const databaseBefore = plan.database?.usedMicros();
      const before = await subject.server.usage();
      const result = await runRound(subject, { ...plan, forMs: plan.roundMs });
      const after = await subject.server.usage();
      cpuMs.push((after.cpuMicros - before.cpuMicros) / 1000 / result.answered);
      if (plan.database && databaseBefore !== undefined) {
        databaseCpuMs.push((plan.database.usedMicros() - databaseBefore) / 1000 / result.answered);
      }
      rounds.push(result);
    }
  }
  for (const { server } of subjects) server.process.kill('SIGCONT');
  return taken.map(({ subject, cpuMs, databaseCpuMs, rounds }) => ({
    name: subject.name,
    cpuMs: median(cpuMs),
    cpuMsRounds: cpuMs,
    ...(databaseCpuMs.length > 0 && {
      databaseCpuMs: median(databaseCpuMs),
      allCpuMsRounds: cpuMs.map((own, round) => own + (databaseCpuMs[round] ?? 0)),
    }),
    p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(rounds.map(({ p99Ms }) => p99Ms)),
    perSecond: median(rounds.map(({ answered, seconds }) => answered / seconds)),
  }));
}

/**
 * All servers share a core, and the product works even without requests (it polls for webhooks to send): the
 * others are stopped while one is measured. A response shows that it has noticed what happened to its
 * connections meanwhile.
 */
async function wakeOnly(server: Running, subjects: readonly Subject[]): Promise<void> {
  for (const other of new Set(subjects.map((subject) => subject.server))) {
    other.process.kill(other === server ? 'SIGCONT' : 'SIGSTOP');
  }
  await server.usage();
}

interface Taken {
  readonly subject: Subject;
  readonly cpuMs: number[];
  readonly databaseCpuMs: number[];
  readonly rounds: RoundResult[];
}

/** @throws {Error} if a single request failed: the figure would mean something else */
export async function runRound(
  { name, server, load, request }: Subject,
  bounds: { readonly connections: number; readonly forMs?: number; readonly forRequests?: number },
): Promise<RoundResult> {
  const { connections, forMs, forRequests } = bounds;
  const round: Round = {
    ...request,
    origin: server.origin,
    connections,
    ...(forRequests === undefined ? { forMs: forMs ?? 0 } : { forRequests }),
  };
  const result = await ask<RoundResult>(load, round);
  if (result.failed > 0 || result.answered === 0) {
    throw new Error(
      `${name}: ${result.failed} of ${result.answered} requests failed: ${result.firstFailure}`,
    );
  }
  return result;
}

/** Of the ratios of neighboring rounds, which a machine's pace affects alike. */
export function medianRatio(ours: readonly number[], theirs: readonly number[]): number {
  return median(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
