import { ApiError } from '../../core/api/errors.ts';
import type { Feature, FeatureDeps } from '../../core/feature.ts';
import type { OutsideHandler } from '../../core/timers/timer-handler.ts';
import type { Letter } from '../../core/letters/letter.ts';
import { letterLanguage, type SignUpGate } from '../people/people.ts';
import { operatorLetter } from './operator-door.ts';
import { OPERATOR_LETTER } from './operator-records.ts';
import { SIGN_UP_LETTER, signUpLetter } from './sign-ups.ts';
import { operatorMigrations } from './tables.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    /** Where the operator's console is; `undefined` if this node serves none. */
    readonly operatorUrl: string | undefined;
    readonly signUps: SignUpGate;
  }
}

/** The people who run the platform, and what they decide about sign-ups. */
export const operators: Feature = {
  migrations: operatorMigrations,
  catalog: (tag) => import(`./languages/${tag}.ts`),
  timers: {
    [OPERATOR_LETTER]: lettersTo(async ({ db, operatorUrl }, id) => {
      const row = await db.selectFrom('operators').selectAll().where('id', '=', id).executeTakeFirst();
      return row?.status === 'invited'
        ? { to: row.email, letter: operatorLetter({ operatorUrl }) }
        : undefined;
    }),
    [SIGN_UP_LETTER]: lettersTo(async ({ db, publicUrl }, id) => {
      const row = await db.selectFrom('sign_up_requests').selectAll().where('id', '=', id).executeTakeFirst();
      const letter = row && signUpLetter(row, { publicUrl });
      return letter && { to: row.email, letter };
    }),
  },
};

type FindLetter = (
  deps: FeatureDeps,
  record: string,
) => Promise<{ readonly to: string; readonly letter: Letter } | undefined>;

/** Sends emails of the platform itself, each until the mail server has taken it. */
function lettersTo(find: FindLetter): OutsideHandler<FeatureDeps> {
  return {
    async outside({ deps, record }) {
      const found = await find(deps, record);
      if (!found || !deps.messages.isOffered('production', 'email')) return 'done';
      try {
        const { to, letter } = found;
        const language = await letterLanguage(deps, { email: to });
        const written = await deps.messages.write(deps.db, { letter, from: undefined, language });
        await deps.messages.mailNow({ to, ...written });
      } catch (error) {
        const isRefused = error instanceof ApiError && error.code === 'field_invalid';
        if (!isRefused) throw error;
      }
      return 'done';
    },
  };
}
