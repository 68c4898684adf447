import { expect } from 'vitest';
import type { Conversation, RawAnswer } from './raw-client.ts';

/** The only response of a conversation. */
export function onlyAnswer({ answers, rest }: Conversation): RawAnswer {
  expect(rest).toBe('');
  expect(answers).toHaveLength(1);
  const [answer] = answers;
  if (!answer) throw new Error('no answer');
  return answer;
}

/**
 * Asserts the invariants of every refusal: a 4xx with nothing but the Error object, never cached, with a code
 * that fits its status, and with a Request-Id.
 * @returns its code
 */
export function expectRefusal(answer: RawAnswer): number {
  const { status } = answer;
  const shown = `${answer.head}\n\n${answer.body.slice(0, 500)}`;
  expect({ isRefusal: status >= 400 && status < 500, shown }).toMatchObject({ isRefusal: true });
  expect(answer.header('content-type')).toEqual(['application/json; charset=utf-8']);
  expect(answer.header('cache-control')).toEqual(['no-store']);
  const { error, message, param, ...more } = JSON.parse(answer.body) as Record<string, unknown>;
  expect(more).toEqual({});
  expect(message).toEqual(expect.stringMatching(/^\S[^<>]*\.$/));
  if (param !== undefined) expect(typeof param).toBe('string');
  expect(Math.floor(Number(error) / 100)).toBe(status);
  expect(answer.header('request-id')).toEqual([expect.stringMatching(/^req_[0-9A-Z]{26}$/)]);
  return Number(error);
}

/** Asserts {@link expectRefusal} for a conversation with one response. */
export function expectRefused(conversation: Conversation, ...codes: readonly number[]): void {
  const code = expectRefusal(onlyAnswer(conversation));
  if (codes.length > 0) expect(codes).toContain(code);
}
