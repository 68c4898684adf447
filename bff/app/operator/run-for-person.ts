import { ApiError } from '../../core/api/errors.ts';
import type { RunCommand } from '../../pages/operators/act.ts';
import { UsageError, type CommandContext } from './command.ts';
import { COMMANDS } from './commands.ts';
import { runAudited } from './run-audited.ts';

/**
 * Returns what runs a command for a person on the operator's console: the same command, with an entry in the
 * audit log by that person. What is wrong with a flag is said of the form's field.
 */
export function commandRunner(context: Omit<CommandContext, 'flags'>): RunCommand {
  return async (name, flags, by) => {
    const command = COMMANDS.find((known) => known.name === name);
    if (!command) throw new ApiError('internal', { detail: `no command ${name}` });
    const given = Object.entries(flags).filter(([, value]) => value !== '');
    try {
      return await runAudited(command, { ...context, flags: new Map(given) }, by);
    } catch (error) {
      throw error instanceof UsageError ? asFieldFault(error) : error;
    }
  };
}

/** `--message must be …` → `message must be …`, at the field `message`. */
function asFieldFault({ message }: UsageError): ApiError {
  const [, param] = /^--([a-z-]+) /.exec(message) ?? [];
  return new ApiError('field_invalid', {
    message: param === undefined ? sentence(message) : message.slice(2),
    ...(param !== undefined && { param }),
  });
}

const sentence = (text: string): string =>
  `${text[0]?.toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
