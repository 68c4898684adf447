import type { MerchantStatus } from '../../accounts/merchants/contract/merchant.ts';
import type { Html } from '../../core/text/html.ts';
import { chip, type Tone } from './parts/chip.ts';

const TONES: Readonly<Partial<Record<MerchantStatus, Tone>>> = {
  active: 'success',
  needs_data: 'warn',
  restricted: 'danger',
  suspended: 'danger',
  rejected: 'danger',
};

export function statusTag(status: MerchantStatus): Html {
  return chip(TONES[status] ?? 'plain', statusWords(status));
}

/** As people read it: `needs_data` → “Needs data”. */
export function statusWords(status: MerchantStatus): string {
  const words = status.replaceAll('_', ' ');
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
}
