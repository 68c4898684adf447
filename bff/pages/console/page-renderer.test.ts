import { expect, test } from 'vitest';
import { html } from '../../core/text/html.ts';
import { ENGLISH } from '../../core/text/language.ts';
import { DEAD_LINK, FROM_ELSEWHERE, SIGNED_OUT } from './page-renderer.ts';

const textOf = ({ advice }: typeof DEAD_LINK): string => html`${advice}`.in(ENGLISH);

test('those who are out are led to the way in, and the product is called by its name', () => {
  for (const message of [DEAD_LINK, SIGNED_OUT]) expect(textOf(message)).toContain('href="/sign-in"');
  for (const message of [DEAD_LINK, SIGNED_OUT, FROM_ELSEWHERE]) {
    expect(textOf(message)).not.toContain('trellis');
  }
});
