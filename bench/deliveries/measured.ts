/** What one contender did, with the CPU of its whole process. */
export interface MeasuredDeliveries {
  readonly perSecond: number;
  readonly cpuMsEach: number;
}

/** Measures `work`, which handles `count` items. */
export async function measured(count: number, work: () => Promise<void>): Promise<MeasuredDeliveries> {
  const cpu = process.cpuUsage();
  const startedMs = performance.now();
  await work();
  const tookMs = performance.now() - startedMs;
  const { user, system } = process.cpuUsage(cpu);
  return { perSecond: (count / tookMs) * 1000, cpuMsEach: (user + system) / 1000 / count };
}

/** The arguments of a contender's process. */
export interface Task {
  readonly count: number;
  /** Among how many endpoints they are spread evenly. */
  readonly endpoints: number;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The receiver's URL. */
  readonly url: string;
}

export function taskOf(args: readonly string[]): Task {
  return JSON.parse(args[2] ?? '{}') as Task;
}
