import { median, runRound, type Subject } from './measure.ts';

const SLICE_MS = 5_000;

/**
 * Memory over a long time at full load. The first fifth is for settling; everything later is compared with
 * the memory at its end. Medians of the slices, because a collector's saw-tooth is no growth.
 */
export async function soak(
  subjects: readonly Subject[],
  options: { readonly connections: number; readonly forMs: number; say: (line: string) => void },
): Promise<{ readonly startBytes: number; readonly endBytes: number; readonly requests: number }> {
  const endsAt = performance.now() + options.forMs;
  const rss: number[] = [];
  let requests = 0;
  while (performance.now() < endsAt) {
    for (const subject of subjects) {
      const { answered } = await runRound(subject, { connections: options.connections, forMs: SLICE_MS });
      requests += answered;
      rss.push((await subject.server.usage()).rssBytes);
    }
    options.say(`  ${requests} requests, ${Math.round((rss.at(-1) ?? 0) / 2 ** 20)} MiB`);
  }
  const fifth = Math.max(1, Math.floor(rss.length / 5));
  const settled = rss.slice(fifth, 2 * fifth);
  return {
    startBytes: median(settled.length > 0 ? settled : rss),
    endBytes: median(rss.slice(-fifth)),
    requests,
  };
}
