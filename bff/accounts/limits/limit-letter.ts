import { newsLetter, type Block, type Letter } from '../../core/letters/letter.ts';
import { msg, plainNameOf } from '../../core/text/message.ts';
import { accountAt } from '../people/people.ts';

interface LimitFacts {
  /** The limit that the operator has set, in requests per minute; `null` if it has refused. */
  readonly granted: number | null;
  readonly wanted: number;
  readonly answer: string | null;
  readonly publicUrl: string;
}

/** The email with the operator's answer to a request for a higher limit. */
export function limitLetter({ granted, wanted, answer, publicUrl }: LimitFacts): Letter {
  const subject = granted === null ? msg`Your rate limit stays as it is` : msg`Your rate limit was raised`;
  const what =
    granted === null
      ? msg`Your request for a limit of ${wanted} per minute was refused.`
      : msg`Your limit of requests per minute is now ${granted}.`;
  const said: Block[] =
    answer === null ? [] : [{ kind: 'text', words: msg`The operator says: ${plainNameOf(answer)}` }];
  return newsLetter({
    subject,
    what,
    more: [
      ...said,
      { kind: 'button', label: msg`Open limits and requests`, href: `${publicUrl}/console/limits` },
    ],
    foot: accountAt('Trellis'),
  });
}
