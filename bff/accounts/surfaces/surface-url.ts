import type { EnvironmentName } from '../../core/contract/fields.ts';
import { ApiError } from '../../core/api/errors.ts';

/**
 * Where a partner's own page is, as the URL parser writes it.
 * @throws {ApiError} field_invalid
 */
export function checkSurfaceUrl(text: string, environment: EnvironmentName): string {
  const url = URL.parse(text);
  if (!url || !['https:', 'http:'].includes(url.protocol)) throw invalid('be an absolute https URL.');
  if (url.username || url.password || url.search || url.hash) {
    throw invalid('have no user, password, query or fragment.');
  }
  if (url.protocol === 'http:' && environment === 'production') {
    throw invalid('start with https:// in production.');
  }
  return url.href;
}

/** The address behind it for a path of a site: `https://order.example/shop` + `/mill-lane`. */
export function addressBehind(url: string, path: string): string {
  return url.replace(/\/+$/, '') + path;
}

function invalid(rule: string): ApiError {
  return new ApiError('field_invalid', { message: `url must ${rule}`, param: 'url' });
}
