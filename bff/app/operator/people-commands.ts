import {
  decideSignUp,
  inviteOperator,
  inviteSignUp,
  listOperators,
  listSignUps,
  removeOperator,
} from '../../accounts/operators/operators.ts';
import { merchantSeeder } from '../../accounts/merchants/merchants.ts';
import { isPlainText } from '../../core/contract/text-fields.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { furnish } from '../joined-features.ts';
import { type Command, type CommandContext, UsageError, need } from './command.ts';

const ANSWER_LENGTH = 1_000;

/** The operator's commands for its own people, and for companies that want a sandbox. */
export const PEOPLE_COMMANDS: readonly Command[] = [
  {
    name: 'persons add',
    isChange: true,
    usage: '--email ana@trellis.example  (who may then sign in to the operator’s console)',
    run: (context) =>
      inTransaction(context.db, (work) => inviteOperator(work, context, need(context.flags, 'email'))),
  },
  {
    name: 'persons list',
    usage: '',
    run: ({ db }) => listOperators(db),
  },
  {
    name: 'persons remove',
    isChange: true,
    usage: '--person opr_…  (ends the sessions too)',
    run: ({ db, flags }) => inTransaction(db, (work) => removeOperator(work, need(flags, 'person'))),
  },
  {
    name: 'sign-ups list',
    usage: '[--status (open | decided)]  (who asks for a sandbox, or is invited to one)',
    run: ({ db, clock, flags }) => {
      const status = flags.get('status') ?? 'open';
      if (status !== 'open' && status !== 'decided') {
        throw new UsageError('--status must be open or decided');
      }
      return listSignUps(db, status, new Date(clock.now()));
    },
  },
  {
    name: 'sign-ups invite',
    isChange: true,
    usage: '--email ana@greenhouse.example  (who may then sign up, also where sign-up is by approval)',
    run: (context) =>
      inTransaction(context.db, (work) => inviteSignUp(work, context, need(context.flags, 'email'))),
  },
  {
    name: 'sign-ups approve',
    isChange: true,
    usage: '--request sur_…  (opens the sandbox, with the person as its owner)',
    run: (context) => decide(context, { isApproved: true, answer: null }),
  },
  {
    name: 'sign-ups refuse',
    isChange: true,
    usage: '--request sur_… [--message "…"]  (the person reads the message)',
    run: (context) => decide(context, { isApproved: false, answer: answerOf(context) }),
  },
];

function decide(
  { db, clock, flags }: CommandContext,
  decision: Parameters<typeof decideSignUp>[3],
): Promise<unknown> {
  const deps = { clock, seedMerchants: merchantSeeder({ clock, furnish }) };
  return inTransaction(db, (work) => decideSignUp(work, deps, need(flags, 'request'), decision));
}

function answerOf({ flags }: CommandContext): string | null {
  const message = flags.get('message')?.trim() ?? '';
  if (message === '') return null;
  if (isPlainText(message, ANSWER_LENGTH, 'many')) return message;
  throw new UsageError(`--message must be at most ${ANSWER_LENGTH} characters`);
}
