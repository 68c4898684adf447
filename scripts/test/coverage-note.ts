type Metric = 'lines' | 'statements' | 'functions' | 'branches';
type Summary = Record<'total', Record<Metric, { readonly pct: number }>>;

const METRICS: readonly Metric[] = ['lines', 'statements', 'functions', 'branches'];

/** One line from the coverage summary of node and browser together. */
export function coverageNote(text: string | undefined): string {
  if (text === undefined) return 'Coverage: no summary';
  const { total } = JSON.parse(text) as Summary;
  const parts = METRICS.map((metric) => `${metric} ${total[metric].pct}%`);
  return `Coverage, node and browser merged: ${parts.join(', ')}`;
}
