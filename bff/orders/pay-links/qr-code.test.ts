import { expect, test } from 'vitest';
import { encode } from 'uqr';
import { qrCodeOf } from './qr-code.ts';

const TEXT = 'https://trellis.example/pay/lnk_01M7YV67T2Y4A6C8E0G1J3K5M7-AAAAAAAAAAAAAAAAAAAAAA';

/** The modules that a path darkens. */
function drawn({ size, path }: ReturnType<typeof qrCodeOf>): boolean[][] {
  const grid = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let step = 0; step < Number(width); step += 1) {
      const row = grid[Number(y)] ?? [];
      expect(row[Number(x) + step]).toBe(false);
      row[Number(x) + step] = true;
    }
  }
  return grid;
}

test('the path darkens each dark module once, and nothing else', () => {
  const code = qrCodeOf(TEXT);
  expect(drawn(code)).toEqual(encode(TEXT, { ecc: 'M', border: 4 }).data);
});

test('there are four modules of white on each side', () => {
  const grid = drawn(qrCodeOf(TEXT));
  const { length } = grid;
  const isEdge = (at: number): boolean => at < 4 || at >= length - 4;
  const dark = grid.flatMap((row, y) =>
    row.flatMap((is, x) => (is && (isEdge(x) || isEdge(y)) ? [[x, y]] : [])),
  );
  expect(dark).toEqual([]);
  expect(grid[4]?.slice(4, 12)).toEqual([true, true, true, true, true, true, true, false]);
});
