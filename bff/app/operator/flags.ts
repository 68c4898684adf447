import type { EnvironmentName } from '../../core/contract/fields.ts';
import { UsageError } from './command.ts';

/** Every flag of every command, without its dashes. */
export const FLAGS = [
  'name',
  'partner',
  'environment',
  'capability',
  'key',
  'merchant',
  'merchants',
  'orders',
  'overlap-seconds',
  'force',
  'per-minute',
  'outcome',
  'requirement',
  'message',
  'days',
  'currency',
  'lines',
  'effective-at',
  'sheet',
];

/** A flag that the command needs. @throws {UsageError} */
export function need(flags: ReadonlyMap<string, string>, name: string): string {
  const value = flags.get(name);
  if (value === undefined || value.trim() === '') throw new UsageError(`--${name} is required`);
  return value;
}

/** `--environment`, the sandbox when it is left out. @throws {UsageError} */
export function environmentIn(flags: ReadonlyMap<string, string>): EnvironmentName {
  const value = flags.get('environment') ?? 'sandbox';
  if (value !== 'sandbox' && value !== 'production')
    throw new UsageError('--environment must be sandbox or production');
  return value;
}
