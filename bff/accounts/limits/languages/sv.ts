import type { Catalog } from '../../../core/text/language.ts';

/** Swedish. */
export const texts: Catalog = {
  'Your rate limit stays as it is': 'Din gräns ligger kvar som den är',
  'Your rate limit was raised': 'Din gräns har höjts',
  'Your request for a limit of ${0} per minute was refused.':
    'Din begäran om en gräns på ${0} per minut avslogs.',
  'Your limit of requests per minute is now ${0}.': 'Din gräns för anrop per minut är nu ${0}.',
  'Open limits and requests': 'Öppna gränser och begäranden',
};
