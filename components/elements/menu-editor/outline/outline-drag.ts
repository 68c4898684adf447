import type { LitElement } from 'lit';

/** A press that moves less than this is no drag. */
const SLACK_PX = 4;
/** Near an edge of the list, it scrolls by itself. */
const EDGE_PX = 40;
const SCROLL_PX = 12;

interface Drag {
  id: string;
  pointer: number;
  startY: number;
  y: number;
  isMoving: boolean;
}

/** The dragged line, and where it is dropped. */
interface DragTarget {
  /** How many lines are above a point of the screen. */
  linesAbove: (clientY: number) => number;
  drop: (id: string, linesAbove: number) => void;
}

/** Dragging a line by its handle, with a mouse, a pen or a finger. Escape lets it go where it was. */
export class OutlineDrag {
  /** The dragged line, once it has moved. */
  moving: string | undefined;

  #host: LitElement;
  #target: DragTarget;
  #drag: Drag | undefined;
  #frame = 0;

  constructor(host: LitElement, target: DragTarget) {
    this.#host = host;
    this.#target = target;
  }

  get #box(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.outline');
  }

  /** Takes hold, if it is a handle that is pressed. */
  start = (event: PointerEvent): void => {
    const handle = (event.target as Element).closest<HTMLElement>('[data-grip]');
    const id = handle?.dataset['grip'];
    if (!id || event.button !== 0 || this.#drag) return;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    const { clientY: y, pointerId: pointer } = event;
    this.#drag = { id, pointer, startY: y, y, isMoving: false };
  };

  move = ({ clientY, pointerId }: PointerEvent): void => {
    const drag = this.#drag;
    if (!drag || drag.pointer !== pointerId) return;
    drag.y = clientY;
    if (!drag.isMoving && Math.abs(clientY - drag.startY) < SLACK_PX) return;
    if (!drag.isMoving) {
      drag.isMoving = true;
      this.moving = drag.id;
      this.#host.requestUpdate();
      this.#scroll();
    }
    this.#showGap();
  };

  end = ({ pointerId }: PointerEvent): void => {
    const drag = this.#drag;
    if (!drag || drag.pointer !== pointerId) return;
    this.cancel();
    if (drag.isMoving) this.#target.drop(drag.id, this.#target.linesAbove(drag.y));
  };

  cancel = (): void => {
    cancelAnimationFrame(this.#frame);
    this.#drag = this.moving = undefined;
    this.#host.requestUpdate();
  };

  /** A line where it would be dropped. */
  #showGap(): void {
    const { y = 0 } = this.#drag ?? {};
    this.#box?.style.setProperty('--_gap', `${this.#target.linesAbove(y)}`);
  }

  #scroll = (): void => {
    const box = this.#box;
    const { y } = this.#drag ?? {};
    if (!box || y === undefined) return;
    const { top, bottom } = box.getBoundingClientRect();
    const by = y < top + EDGE_PX ? -SCROLL_PX : y > bottom - EDGE_PX ? SCROLL_PX : 0;
    if (by) {
      box.scrollTop += by;
      this.#showGap();
    }
    this.#frame = requestAnimationFrame(this.#scroll);
  };
}
