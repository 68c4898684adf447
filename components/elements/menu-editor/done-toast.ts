import type { LitElement, ReactiveController, TemplateResult } from 'lit';
import { Toast } from '../../kit/controls/overlays.ts';
import { type Outcome, outcome } from '../../kit/loading/work.ts';
import { own } from '../../session/trellis-error.ts';
import type { MenuPlace, MenuWork } from './menu-work.ts';

/** Returns whether an outcome has neither advice nor a next step, so that a toast can say all of it. */
const isBrief = (outcome: Outcome): boolean => {
  const { advice, next } = own(outcome);
  return !advice && !next;
};

/** Announces completed changes in a toast. */
export class DoneToast implements ReactiveController {
  #work: MenuWork;
  #toast: Toast;
  #said: Outcome | undefined;

  constructor(host: LitElement, work: MenuWork) {
    this.#work = work;
    this.#toast = new Toast(host);
    host.addController(this);
  }

  render(): TemplateResult {
    return this.#toast.render();
  }

  hostUpdated(): void {
    const { done } = this.#work;
    if (done === this.#said) return;
    this.#said = done;
    if (done && isBrief(done)) this.#toast.show(done.text);
  }
}

/** Renders the outcome of work in a place, except what the toast announces. */
export function placeNews(work: MenuWork, place: MenuPlace): TemplateResult {
  const { busyAt, busyText, failure, done, waiting, words } = work;
  const rest = done && isBrief(done) ? undefined : done;
  return outcome<never, MenuPlace>({ busyAt, busyText, failure, done: rest, waiting, words }, place);
}
