/** Returns a setting that `npm run test:cluster` passes to its tests. */
export function required(name: 'DATABASE_URL' | 'REDIS_URL' | 'TRELLIS_CLUSTER_RUN'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: these tests run by npm run test:cluster`);
  return value;
}
