import type { Catalog } from '../../../core/text/language.ts';

/** Arabic. */
export const texts: Catalog = {
  'Your rate limit stays as it is': 'يبقى حد طلباتك كما هو',
  'Your rate limit was raised': 'رُفع حد طلباتك',
  'Your request for a limit of ${0} per minute was refused.': 'رُفض طلبك لحد قدره ${0} في الدقيقة.',
  'Your limit of requests per minute is now ${0}.': 'حد طلباتك في الدقيقة هو الآن ${0}.',
  'Open limits and requests': 'فتح الحدود والطلبات',
};
