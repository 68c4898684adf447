import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Owner } from '../../core/database/owner.ts';

/** The scope of a sheet: one partner, or, if `null`, everyone in the environment. */
export interface SheetScope {
  readonly partnerId: string | null;
  readonly environment: EnvironmentName;
  readonly currency: string;
}

/** The subject in the invalidation feed, written by triggers, for published sheets of one scope. */
export function sheetSubject({ partnerId, environment, currency }: SheetScope): string {
  return `${partnerId ?? '*'} ${environment} ${currency}`;
}

export function sheetScopeOf(subject: string): SheetScope {
  const [partnerId = '', environment = '', currency = ''] = subject.split(' ');
  return {
    partnerId: partnerId === '*' ? null : partnerId,
    environment: environment as EnvironmentName,
    currency,
  };
}

/** The subject for the rules of one merchant, or, if `null`, of layers that many merchants share. */
export function ruleSubject(owner: Owner, currency: string, merchantId: string | null): string {
  const { partnerId, environment } = owner;
  return `${partnerId} ${environment} ${currency}${merchantId === null ? '' : ` ${merchantId}`}`;
}

export function ruleScopeOf(subject: string): {
  readonly owner: Owner;
  readonly currency: string;
  readonly merchantId: string | null;
} {
  const [partnerId = '', environment = '', currency = '', merchantId] = subject.split(' ');
  const owner = { partnerId, environment: environment as EnvironmentName };
  return { owner, currency, merchantId: merchantId ?? null };
}
