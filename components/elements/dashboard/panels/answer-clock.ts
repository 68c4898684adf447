import { type LitElement, type ReactiveController, render, type TemplateResult } from 'lit';
import { counted } from '../../../i18n/format.ts';
import { msg, str } from '../../../i18n/message.ts';
import { html } from '../../../session/base-element.ts';
import { own } from '../../../session/trellis-error.ts';
import type { Order } from '../records.ts';

/** Minutes before the end at which the time is said to those who listen: every second would be noise. */
const SAID = [3, 1];
/** Seconds from which on it is urgent. */
const URGENT_S = 180;

/** The orders that the clock watches. */
interface ClockHost {
  readonly orders: () => readonly Order[];
  readonly clock: { now: () => number };
  readonly say: (text: string) => void;
}

/**
 * Shows how long each new order can still be answered: a ring that runs out, written every second and by
 * itself, so that the rest of the queue isn't rendered for it.
 */
export class AnswerClock implements ReactiveController {
  #host: LitElement;
  #of: ClockHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Seconds that were left when it was last looked, by order. */
  #left = new Map<string, number>();

  constructor(host: LitElement, of: ClockHost) {
    this.#host = host;
    this.#of = of;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  /** Writes the rings that are there now, and goes on as long as there is one. */
  show = (): void => {
    clearTimeout(this.#timer);
    const nowMs = this.#of.clock.now();
    const waiting = this.#of.orders().filter(({ respond_by: by }) => by);
    const before = this.#left;
    this.#left = new Map(waiting.map((order) => [order.id, leftS(order, nowMs)]));
    for (const order of waiting) this.#showOne(order, before.get(order.id));
    if (waiting.length > 0 && this.#host.isConnected)
      this.#timer = setTimeout(this.show, 1000 - (nowMs % 1000));
  };

  #showOne(order: Order, beforeS: number | undefined): void {
    const now = this.#left.get(order.id) ?? 0;
    const passed = SAID.find((minutes) => beforeS && beforeS > minutes * 60 && now <= minutes * 60);
    if (passed) this.#of.say(msg(str`Order ${order.number}: ${counted(passed)} min left to answer.`));
    const place = this.#host.renderRoot.querySelector<HTMLElement>(`[data-answer="${order.id}"]`);
    if (!place) return;
    place.classList.toggle('urgent', now <= URGENT_S);
    render(ring(order, now), place, own({}));
  }
}

const leftS = ({ respond_by: by }: Order, nowMs: number): number =>
  Math.max(0, Math.ceil((Date.parse(by ?? '') - nowMs) / 1000));

function ring({ placed_at: placedAt, respond_by: by }: Order, left: number): TemplateResult {
  const wholeS = (Date.parse(by ?? '') - Date.parse(placedAt ?? '')) / 1000;
  const time = `${Math.floor(left / 60)}:${`${left % 60}`.padStart(2, '0')}`;
  return html`<svg viewBox="0 0 52 52" aria-hidden="true">
      <circle cx="26" cy="26" r="23"></circle>
      <circle
        class="left"
        cx="26"
        cy="26"
        r="23"
        pathLength="100"
        transform="rotate(-90 26 26)"
        stroke-dasharray="${Math.min(100, (left / wholeS) * 100)} 100"
      ></circle></svg
    ><b role="timer" aria-label=${msg(str`Answer within ${time}`)}>${time}</b>`;
}
