import fc from 'fast-check';
import { expect, it } from 'vitest';
import { indented } from './delivery-detail.ts';

it('lays JSON out as JSON.stringify does, whatever is in it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(undefined, 1, '\t'), (value, space) => {
      expect(indented(JSON.stringify(value, null, space))).toBe(JSON.stringify(value, null, 2));
    }),
  );
});

it.each(['9223372036854775807', '-9223372036854775808', '1.10', '1e400', '"\\u00e9\\/ {[,:] \\""'])(
  'leaves %s as it is written',
  (written) => expect(indented(`{"id":${written}}`)).toBe(`{\n  "id": ${written}\n}`),
);
