import { html, type Content } from '../../core/text/html.ts';
import type { ConsoleSession } from './console-session.ts';
import { spanOf } from './parts/format.ts';

/** Where the sandbox's clock is ahead, names the clock of the times that follow: events are stamped with the real time. */
export function realTimeNote({ aheadMs }: ConsoleSession): Content {
  return (
    isAhead(aheadMs) &&
    html`<p class="small muted">Times are real time. The sandbox clock is ${spanOf(aheadMs)} ahead of it.</p>`
  );
}

/** The same for deliveries: attempts are made, and dated, by the sandbox's clock. */
export function sandboxTimeNote({ aheadMs }: ConsoleSession): Content {
  return (
    isAhead(aheadMs) &&
    html`<p class="small muted">Times are sandbox clock times, ${spanOf(aheadMs)} ahead of real time.</p>`
  );
}

/** The same for keys: they are created in real time, and end by the sandbox's clock. */
export function keyTimesNote({ aheadMs }: ConsoleSession): Content {
  return (
    isAhead(aheadMs) &&
    html`<p class="small muted">
      Keys expire by the sandbox clock, which is ${spanOf(aheadMs)} ahead. “Created” and “Last used” are real
      time.
    </p>`
  );
}

/** A moment that passed between two looks is nothing to speak of. */
function isAhead(ms: number): boolean {
  return ms >= 60_000;
}
