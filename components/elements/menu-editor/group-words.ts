import { counted } from '../../i18n/counted.ts';
import { msg, str } from '../../i18n/message.ts';
import type { ModifierGroup } from './menu-records.ts';

/** How many can be chosen, in words. */
export function choiceText({ min, max }: Pick<ModifierGroup, 'min' | 'max'>): string {
  if (max === null) return min ? msg(str`Choose ${counted(min)} or more`) : msg('Choose any number');
  if (min === max) return msg(str`Choose ${counted(max)}`);
  return min ? msg(str`Choose ${counted(min)} to ${counted(max)}`) : msg(str`Choose up to ${counted(max)}`);
}
