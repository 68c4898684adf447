import { ownLoader } from '../shell/own-loader.ts';

/** In the chapters: the loader at some release, with a place for its hash. */
const WRITTEN = /https:\/\/trellis\.example\/elements\/[\d.]+\/trellis\.js("\s+integrity=")sha384-…/g;

/**
 * Puts the loader that this service serves, with its hash, where a chapter shows one, so that the sample runs as it is. Without a build it
 * stays as it is written.
 * @param serverUrl where this service is reached, without a trailing slash
 */
export function withServedLoader(code: string, serverUrl: string): string {
  const loader = code.includes('sha384-…') ? ownLoader() : undefined;
  if (!loader) return code;
  return code.replaceAll(
    WRITTEN,
    (_, between: string) => `${serverUrl}${loader.path}${between}${loader.integrity}`,
  );
}
