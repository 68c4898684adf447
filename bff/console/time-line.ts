import type { Key } from '../contract/keys.ts';
import { html, type Html } from '../gateway/html.ts';
import { endOf, overlapOf, type KeyLine } from './key-lines.ts';
import { spanOf } from './words.ts';

const HOUR_MS = 60 * 60 * 1000;
/** More keys than this of one line are older than what the time line is for. */
const MOST_BARS = 4;

interface Bar {
  readonly key: Key;
  /** Per cent of the width. */
  readonly left: number;
  readonly width: number;
}

/** The keys of a line along the time, each a bar from its birth to its end; where two lie above each other, both work. */
export interface TimeLine {
  readonly bars: readonly Bar[];
  /** Where now is, in per cent. */
  readonly now: number;
  /** What happens where, in per cent. */
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
}

export function timeLineOf(line: KeyLine, nowMs: number): TimeLine {
  const overlap = overlapOf(line);
  // While two keys work, only these two count: older ones would press the overlap together.
  const keys = overlap ? line.live : line.keys.slice(-MOST_BARS);
  const { from, until } = windowOf(overlap ? [overlap.from, overlap.until, nowMs] : momentsOf(keys, nowMs));
  const place = (ms: number): number =>
    Math.round(Math.min(100, Math.max(0, (100 * (ms - from)) / (until - from))) * 100) / 100;
  const bars = keys.map((key) => {
    const left = place(Date.parse(key.created_at));
    return { key, left, width: Math.max(0.5, place(endOf(key) ?? until) - left) };
  });
  const ticks = overlap
    ? [
        { at: place(overlap.from), text: 'new key' },
        { at: place(overlap.until), text: 'old key ends' },
      ]
    : [{ at: place(nowMs), text: 'now' }];
  return { bars, now: place(nowMs), ticks };
}

function momentsOf(keys: readonly Key[], nowMs: number): number[] {
  const births = keys.map((key) => Date.parse(key.created_at));
  return [...births, ...keys.map(endOf).filter((end) => end !== undefined), nowMs];
}

/** The moments, with room on both sides; never less than two hours. */
function windowOf(moments: readonly number[]): { from: number; until: number } {
  const first = Math.min(...moments);
  const last = Math.max(...moments);
  const room = Math.max(HOUR_MS, (last - first) * 0.6);
  return { from: first - room, until: last + room };
}

const BAR_PX = 10;
const STEP_PX = 16;

/** As SVG with everything in attributes: the page's policy allows no inline style. */
export function drawTimeLine(line: KeyLine, nowMs: number): Html {
  const { bars, now, ticks } = timeLineOf(line, nowMs);
  const height = bars.length * STEP_PX;
  return html`<svg
    class="time-line"
    width="100%"
    height="${height + (ticks.length > 0 ? 24 : 4)}"
    role="img"
    aria-label="${inWords(line, nowMs)}"
  >
    ${bars.map(
      ({ key, left, width }, index) =>
        html`<rect
          class="${barClass(key)}"
          x="${left}%"
          y="${index * STEP_PX}"
          width="${width}%"
          height="${BAR_PX}"
          rx="5"
        ></rect>`,
    )}
    <line class="now" x1="${now}%" x2="${now}%" y1="0" y2="${height}"></line>
    ${ticks.map(
      ({ at, text }) =>
        html`<text x="${at}%" y="${height + 14}" text-anchor="${anchorOf(at)}">${text}</text>`,
    )}
  </svg>`;
}

function anchorOf(at: number): string {
  if (at < 12) return 'start';
  return at > 88 ? 'end' : 'middle';
}

function barClass(key: Key): string {
  if (key.status !== 'live') return 'ended';
  return endOf(key) === undefined ? 'live' : 'ending';
}

/** The same for whoever cannot see it. */
export function inWords(line: KeyLine, nowMs: number): string {
  const overlap = overlapOf(line);
  if (overlap) {
    const [old, next] = line.live;
    return `Time line: the key ending ${old?.last_four} and the new one ending ${next?.last_four} both work for another ${spanOf(overlap.until - nowMs)}; then the old one ends.`;
  }
  const count = line.keys.length;
  return `Time line: ${count} ${count === 1 ? 'key' : 'keys'}, ${line.live.length} of them live.`;
}
