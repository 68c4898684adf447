import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import { ApiError } from '../../core/api/errors.ts';

/** Names that mean this machine or its network, and never a host of a partner. */
const LOCAL = /(?:^|\.)(?:localhost|local|internal|home\.arpa|onion)$/;
const NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/**
 * A host as DNS and browsers write it: `Bestellung.Käse.Example` → `bestellung.xn--kse-qla.example`. Only subdomains: a domain itself can't
 * have a CNAME, and one right below a public suffix is somebody's whole domain.
 * @param ours hosts of the platform: neither they nor what is below them
 * @throws {ApiError} field_invalid
 */
export function hostToAdd(text: string, ours: readonly string[]): string {
  const host = domainToASCII(text.trim().replace(/\.$/, '')).toLowerCase();
  // Some characters would end the host for the parser.
  if (
    /[^\p{L}\p{M}\p{N}.\u3002-]/u.test(text.trim()) ||
    !NAME.test(host) ||
    !isReadable(host) ||
    LOCAL.test(host)
  ) {
    throw invalid('must be a host such as order.pos.example, without a scheme, a port or a path.');
  }
  const { isIp, subdomain } = parse(host, { allowPrivateDomains: true });
  if (isIp === true || !subdomain) {
    throw invalid(
      'must be a subdomain, such as order.pos.example: a domain itself can have no CNAME record.',
    );
  }
  if (ours.some((own) => host === own || host.endsWith(`.${own}`))) {
    throw invalid('is one of ours. Add a host of your own.');
  }
  return host;
}

/** Whether each label in Punycode says characters, and is what they are written as: `xn--a` is neither. */
function isReadable(host: string): boolean {
  return host.split('.').every((label) => {
    if (!label.startsWith('xn--')) return true;
    const text = domainToUnicode(label);
    return text !== '' && !text.startsWith('xn--') && domainToASCII(text) === label;
  });
}

function invalid(rule: string): ApiError {
  return new ApiError('field_invalid', { message: `host ${rule}`, param: 'host' });
}
