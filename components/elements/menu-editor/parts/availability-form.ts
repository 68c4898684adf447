import { nothing, type LitElement, type TemplateResult } from 'lit';
import { choiceGroup } from '../../../kit/forms/choices.ts';
import { dateField } from '../../../kit/forms/date-field.ts';
import { disclosure, button } from '../../../kit/controls/button.ts';
import { FormState } from '../../../kit/forms/form-state.ts';
import { readNumber } from '../../../i18n/typed-money.ts';
import { numberField } from '../../../kit/forms/typed-fields.ts';
import { isolated, selectField } from '../../../kit/forms/select-field.ts';
import { tag } from '../../../kit/controls/tag.ts';
import { counted } from '../../../i18n/format.ts';
import { msg, str } from '../../../i18n/message.ts';
import { refusalText } from '../../../records/refusals.ts';
import { html } from '../../../session/base-element.ts';
import { countProblem } from '../../../records/typed-problems.ts';
import type { Availability, AvailabilityChange, Menu, MenuItem, NamedLocation } from '../menu-records.ts';
import { availabilityTag } from '../menu-words.ts';
import type { Draft } from '../draft.ts';
import type { MenuApi } from '../menu-api.ts';
import type { MenuWork } from '../menu-work.ts';

const KINDS = ['available', 'snoozed', 'sold-out', 'counted'] as const;
type Kind = (typeof KINDS)[number];
/** How long something can be sold out for at a press, in minutes; 0: until a time that is typed. */
const SPANS = [30, 60, 120, 240, 0];

interface AvailabilityView {
  menu: Menu;
  /** Fewer than two: there is nothing to choose. */
  locations: readonly NamedLocation[];
  isBusy: boolean;
  onSet: () => void;
}

/**
 * Whether an item, or one of its variations, can be ordered now: it acts at once, and no version contains it.
 */
export class AvailabilityForm {
  readonly item: MenuItem;
  readonly state: FormState<'stock' | 'until'>;

  #host: LitElement;
  #target: string;
  /** Empty: all locations. */
  #location = '';
  #kind: Kind;
  #minutes = 60;
  #until = '';
  #stock: string;

  constructor(host: LitElement, item: MenuItem, menu: Menu) {
    this.#host = host;
    this.item = item;
    this.#target = item.id;
    this.#kind = 'available';
    this.#stock = '';
    this.#take(menu);
    this.state = new FormState(host, {
      names: ['stock', 'until'],
      check: () => ({
        stock:
          this.#kind !== 'counted'
            ? undefined
            : (countProblem(this.#stock, 0, 9999) ??
              (this.#stock.trim() ? undefined : msg('Fill in this field.'))),
        until:
          this.#kind === 'snoozed' && !this.#minutes && !(new Date(this.#until).getTime() > Date.now())
            ? msg('Choose a time in the future.')
            : undefined,
      }),
      refused: refusalText,
    });
  }

  /**
   * Returns the availability to set, and in how many minutes it ends if it was given as a duration;
   * `undefined` if something is invalid, and then shows why.
   */
  read(): { change: AvailabilityChange; endsIn: number } | undefined {
    if (!this.state.validate()) return undefined;
    const kind = this.#kind;
    const isSnoozed = kind === 'snoozed';
    return {
      change: {
        target: this.#target,
        ...(this.#location && { location: this.#location }),
        available: kind === 'available' || kind === 'counted',
        until: isSnoozed && !this.#minutes ? new Date(this.#until).toISOString() : null,
        stock: kind === 'counted' ? (readNumber(this.#stock) ?? null) : null,
      },
      endsIn: isSnoozed ? this.#minutes : 0,
    };
  }

  render({ menu, locations, isBusy, onSet }: AvailabilityView): TemplateResult {
    const ids = new Set([this.item.id, ...this.item.variations.map(({ id }) => id)]);
    const now = availabilityTag(menu.availability.filter(({ target }) => ids.has(target)));
    const summary = html`${msg('Availability')} ${tag(...(now ?? (['done', msg('Available')] as const)))}`;
    return disclosure(
      summary,
      html`<div class="stack panel">
        <p class="muted small">${msg('Acts at once for customers, without publishing.')}</p>
        ${this.#renderTarget(menu)} ${this.#renderLocation(menu, locations)} ${this.#renderKind()}
        <div class="row">
          ${button({ label: msg('Set availability'), action: 'set-availability', isBusy, press: onSet })}
        </div>
      </div>`,
    );
  }

  #renderTarget(menu: Menu): TemplateResult | typeof nothing {
    const { item } = this;
    if (item.variations.length < 2) return nothing;
    return selectField(
      {
        name: 'target',
        label: msg('Of'),
        value: this.#target,
        options: [
          [item.id, msg('the whole item')],
          ...item.variations.map(({ id, name }) => [id, isolated(name ?? '')] as const),
        ],
      },
      (target) => {
        this.#target = target;
        this.#take(menu);
        this.#host.requestUpdate();
      },
    );
  }

  #renderLocation(menu: Menu, locations: readonly NamedLocation[]): TemplateResult | typeof nothing {
    if (locations.length < 2) return nothing;
    return selectField(
      {
        name: 'location',
        label: msg('Location'),
        value: this.#location,
        hint: this.#location ? '' : msg('Locations with a setting of their own keep it.'),
        options: [
          ['', msg('All locations')],
          ...locations.map(({ id, name }) => [id, isolated(name)] as const),
        ],
      },
      (location) => {
        this.#location = location;
        this.#take(menu);
        this.#host.requestUpdate();
      },
    );
  }

  #renderKind(): TemplateResult {
    const words: Record<Kind, string> = {
      available: msg('Available'),
      snoozed: msg('Sold out for a while'),
      'sold-out': msg('Sold out until I change it'),
      counted: msg('Available until the stock is gone'),
    };
    const { problems } = this.state;
    return choiceGroup(
      {
        name: 'kind',
        label: msg('Customers can order it'),
        type: 'radio',
        chosen: [this.#kind],
        choices: KINDS.map((value) => ({ value, label: words[value] })),
        more:
          this.#kind === 'snoozed'
            ? html`<div class="pair">
                ${selectField(
                  {
                    name: 'minutes',
                    label: msg('For'),
                    value: `${this.#minutes}`,
                    options: SPANS.map((minutes) => [`${minutes}`, spanText(minutes)]),
                  },
                  (minutes) => this.#change(() => (this.#minutes = Number(minutes))),
                )}
                ${
                  this.#minutes
                    ? nothing
                    : dateField(
                        {
                          name: 'until',
                          label: msg('Until'),
                          type: 'datetime-local',
                          value: this.#until,
                          hint: msg(str`Time zone: ${zone()}.`),
                          error: problems.until,
                          required: true,
                        },
                        (until) => this.#change(() => (this.#until = until), 'until'),
                      )
                }
              </div>`
            : this.#kind === 'counted'
              ? numberField(
                  {
                    name: 'stock',
                    label: msg('How many are left'),
                    value: this.#stock,
                    hint: msg('Each order takes from it; at 0 it is sold out.'),
                    error: problems.stock,
                    required: true,
                  },
                  (stock) => this.#change(() => (this.#stock = stock), 'stock'),
                )
              : nothing,
      },
      (kind) => this.#change(() => (this.#kind = kind as Kind)),
    );
  }

  #change(change: () => void, name: 'stock' | 'until' = 'stock'): void {
    change();
    this.state.changed(name);
  }

  /** As it is set now: of the location, or of all if it has no setting of its own. */
  #take({ availability }: Menu): void {
    const of = availability.filter(({ target }) => target === this.#target);
    const now =
      of.find(({ location }) => location === this.#location) ?? of.find(({ location }) => location === null);
    this.#kind = kindOf(now);
    this.#stock = now?.stock === null || !now ? '' : `${now.stock}`;
    this.#minutes = 60;
  }
}

function kindOf(now: Availability | undefined): Kind {
  if (!now) return 'available';
  if (now.stock !== null) return 'counted';
  if (now.available) return 'available';
  return now.until ? 'snoozed' : 'sold-out';
}

const zone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

function spanText(minutes: number): string {
  if (!minutes) return msg('until a time');
  if (minutes < 60) return msg(str`${counted(minutes)} minutes`);
  return minutes === 60 ? msg('1 hour') : msg(str`${counted(minutes / 60)} hours`);
}

/** Sends what a form of the availability says. It acts at once; the draft stays as it is. */
export async function setAvailability(
  form: AvailabilityForm,
  { api, work, draft }: { api: MenuApi; work: MenuWork; draft: Draft },
): Promise<void> {
  const read = work.busy ? undefined : form.read();
  const { menu } = draft;
  if (!read || !menu) return;
  let change: AvailabilityChange | undefined;
  await work.run({
    place: 'part',
    action: 'set-availability',
    about: { id: form.item.id },
    scope: 'menus:write',
    send: async () => {
      change ??= read.endsIn ? { ...read.change, until: await endOf(read.endsIn, api) } : read.change;
      return api.setAvailability(menu.id, [change]);
    },
    refused: (error) => form.state.refuse(error),
    done: (entries) => {
      const now = draft.menu ?? menu;
      const others = now.availability.filter(
        (old) => !entries.some(({ target, location }) => target === old.target && location === old.location),
      );
      draft.take({ ...now, availability: [...others, ...entries] });
      return msg('The availability is set.');
    },
  });
}

/** Uses the service's clock, which also determines when it ends. */
const endOf = async (minutes: number, api: MenuApi): Promise<string> =>
  new Date((await api.now()) + minutes * 60_000).toISOString();
