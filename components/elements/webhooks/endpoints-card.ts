import { type LitElement, nothing, type TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { focusOn, html } from '../../session/base-element.ts';
import { outcome } from '../../kit/loading/work.ts';
import { msg } from '../../i18n/message.ts';
import { NOT_FOUND, STALE, type TrellisError } from '../../session/trellis-error.ts';
import type { DeliveriesCard } from './deliveries-card.ts';
import type { EndpointForm } from './endpoint-form.ts';
import { endpointList } from './endpoint-list.ts';
import type { Open } from './endpoint-panels.ts';
import { type Forms, lateForms, openForm } from './load-later.ts';
import type { LoadedEndpoints } from './loaded-endpoints.ts';
import type { Endpoint, EndpointChange, WebhooksApi } from './webhooks-api.ts';
import { enabledText } from './webhooks-words.ts';
import type { Task, WebhooksWork } from './webhooks-work.ts';

const SCOPE = 'webhooks:write';
const ADD = '[data-action=add]';

/** The card of deliveries, which sends to the chosen endpoint. */
type Deliveries = Pick<DeliveriesCard, 'look' | 'replay'>;

/** The card with the endpoints, and all that a person does to them. */
export class EndpointsCard {
  /** The session may change them. */
  mayWrite = false;

  #host: LitElement;
  #api: WebhooksApi;
  #work: WebhooksWork;
  #endpoints: LoadedEndpoints;
  #deliveries: Deliveries;
  #open: Open | undefined;
  /** The reload after someone else's change; the next request waits for it. */
  #reading: Promise<void> | undefined;

  constructor(
    host: LitElement,
    api: WebhooksApi,
    work: WebhooksWork,
    endpoints: LoadedEndpoints,
    deliveries: Deliveries,
  ) {
    this.#host = host;
    this.#api = api;
    this.#work = work;
    this.#endpoints = endpoints;
    this.#deliveries = deliveries;
  }

  get #busyText(): string {
    return this.#work.busyAt === 'endpoints' ? this.#work.busyText : '';
  }

  /** A field of the form that is open is wrong. */
  get isWrong(): boolean {
    return !!this.#open && 'form' in this.#open && !!this.#open.form.state.wrong;
  }

  /** Then what opens here too, ahead of the first press; if that fails, the press says so. */
  load = async (): Promise<void> => {
    await this.#endpoints.load();
    if (this.mayWrite && !this.#endpoints.error) void lateForms.load();
  };

  /** Closes what is open: another session has begun. */
  reset(): void {
    this.#open = undefined;
  }

  /** @param isQuiet another card has the first button to press */
  render(isQuiet: boolean): TemplateResult {
    const { all, chosen } = this.#endpoints;
    const isBusy = !!this.#work.busy;
    const isEmpty = all.length === 0;
    const isAdding = this.#open?.kind === 'add';
    const add = button({
      label: msg('Add endpoint'),
      action: 'add',
      kind: this.#open || isQuiet ? undefined : 'primary',
      isBusy,
      press: () => this.#show((forms) => ({ kind: 'add', form: new forms.EndpointForm(this.#host) }), '#url'),
    });
    return html`${outcome(this.#work, 'endpoints')} ${isAdding ? this.#renderOpen() : nothing}
    ${
      isEmpty
        ? isAdding
          ? nothing
          : html`<p>
              <b>${msg('No endpoints yet.')}</b>
              ${msg('Add your server’s URL to receive signed events as they happen.')}
            </p>`
        : endpointList({
            endpoints: all,
            chosen,
            choose: this.#choose,
            busyText: this.#busyText,
            panel: chosen && (this.#renderSecret(chosen) ?? (isAdding ? undefined : this.#renderOpen())),
            actions: this.mayWrite && !this.#open ? this.#actions : undefined,
          })
    }
    ${this.mayWrite && !isAdding ? html`<div class="row">${add}<slot name="actions"></slot></div>` : nothing}`;
  }

  #actions = {
    ping: () => void this.#ping(),
    edit: () =>
      this.#show(
        (forms) => ({ kind: 'edit', form: new forms.EndpointForm(this.#host, this.#endpoints.chosen) }),
        '#url',
      ),
    toggle: () => void this.#toggle(),
    rotate: () => this.#show(() => ({ kind: 'rotate' }), '#overlap'),
    remove: () => this.#show(() => ({ kind: 'delete' }), 'form .risky'),
  };

  #renderSecret({ id }: Endpoint): TemplateResult | undefined {
    const { secrets } = this.#endpoints;
    const secret = secrets.get(id);
    if (!secret) return undefined;
    return lateForms.module?.secretNotice(secret, () => {
      secrets.delete(id);
      this.#work.invalidate();
      void focusOn(this.#host, `[data-id="${id}"]`);
    });
  }

  #renderOpen(): TemplateResult | undefined {
    return lateForms.module?.openPanel(this.#open, {
      busyText: this.#busyText,
      onCancel: this.#cancel,
      save: (form) => void this.#save(form),
      rotate: (overlapSeconds) => void this.#rotate(overlapSeconds),
      remove: () => void this.#remove(),
    });
  }

  #choose = (id: string): void => {
    if (this.#work.busy || id === this.#endpoints.chosen?.id) return;
    this.#endpoints.choose(id);
    if (this.#open?.kind !== 'add') this.#open = undefined;
    this.#work.invalidate();
    this.#host.requestUpdate();
  };

  #show(open: (forms: Forms) => Open, focus: string): void {
    if (this.#work.busy) return;
    openForm(this.#work, 'endpoints', (forms) => {
      this.#open = open(forms);
      void focusOn(this.#host, focus);
    });
  }

  /** Back to the button that opened it. */
  #cancel = (): void => {
    const names = { add: 'add', edit: 'edit', rotate: 'rotate', delete: 'remove' };
    const name = this.#open && names[this.#open.kind];
    this.#open = undefined;
    this.#work.invalidate();
    void focusOn(this.#host, `[data-action=${name}]`);
  };

  async #save(form: EndpointForm): Promise<void> {
    const input = this.#work.busy ? undefined : form.read();
    if (!input) return;
    const refused = (error: TrellisError): boolean => {
      const isShown = form.state.refuse(error);
      form.state.focusWrong();
      return isShown;
    };
    const endpoint = this.#endpoints.find(form.endpoint?.id);
    if (!form.endpoint) {
      await this.#do({
        action: 'create',
        send: () => this.#api.create(input),
        refused,
        done: (created) => {
          this.#endpoints.add(created);
          this.#close('#secret');
          return msg('The endpoint was added.');
        },
      });
    } else if (endpoint) {
      await this.#do({
        action: 'update',
        about: { endpoint: endpoint.id },
        send: this.#update(endpoint, { ...input, description: input.description || null }),
        refused,
        done: (updated) => this.#replace(updated, 'edit', msg('The endpoint was saved.')),
      });
    }
  }

  async #toggle(): Promise<void> {
    const { chosen } = this.#endpoints;
    if (!chosen) return;
    const isOff = chosen.status === 'disabled';
    await this.#do({
      action: isOff ? 'enable' : 'disable',
      about: { endpoint: chosen.id },
      send: this.#update(chosen, { status: isOff ? 'enabled' : 'disabled' }),
      done: (updated) => {
        this.#replace(updated, 'toggle');
        if (!isOff) return msg('The endpoint is disabled.');
        const missed = { from: chosen.updated_at, to: updated.updated_at };
        return enabledText(() => void this.#deliveries.replay(updated, missed, msg('It missed no events.')));
      },
    });
  }

  async #rotate(overlapSeconds: number): Promise<void> {
    const { chosen } = this.#endpoints;
    if (!chosen) return;
    await this.#do({
      action: 'rotate-secret',
      about: { endpoint: chosen.id },
      send: () => this.#api.rotate(chosen.id, overlapSeconds),
      done: ({ secret, ...rotated }) => {
        this.#endpoints.secrets.set(rotated.id, secret);
        this.#replace(rotated, 'rotate');
        this.#close('#secret');
        return msg('The endpoint has a new secret.');
      },
    });
  }

  async #remove(): Promise<void> {
    const { chosen } = this.#endpoints;
    if (!chosen) return;
    await this.#do({
      action: 'delete',
      about: { endpoint: chosen.id },
      send: () => this.#api.remove(chosen.id),
      done: () => {
        this.#endpoints.remove(chosen.id);
        this.#close(ADD);
        return msg('The endpoint was deleted.');
      },
    });
  }

  async #ping(): Promise<void> {
    const { chosen } = this.#endpoints;
    if (!chosen) return;
    await this.#do({
      action: 'ping',
      about: { endpoint: chosen.id },
      send: () => this.#api.ping(chosen.id),
      done: () => {
        this.#deliveries.look();
        return msg('A ping is on its way.');
      },
    });
  }

  /** The version is the one known when the request is first sent. A retry repeats that request. */
  #update(endpoint: Endpoint, change: EndpointChange): () => Promise<Endpoint> {
    let known: Endpoint | undefined;
    return () => this.#api.update((known ??= this.#endpoints.find(endpoint.id) ?? endpoint), change);
  }

  #replace(endpoint: Endpoint, action: string, text = ''): string {
    this.#endpoints.replace(endpoint);
    this.#close(`[data-action=${action}]`);
    return text;
  }

  #close(focus: string): void {
    this.#open = undefined;
    void focusOn(this.#host, focus);
  }

  /**
   * Reloads what someone else has changed or deleted; the next attempt is sent after that.
   */
  #do<Answer>(task: Omit<Task<Answer>, 'place' | 'scope'>): Promise<void> {
    return this.#work.run({
      ...task,
      send: () => this.#reading?.then(task.send) ?? task.send(),
      place: 'endpoints',
      scope: SCOPE,
      refused: (error) => {
        if ([STALE, NOT_FOUND].includes(error.code)) this.#reading = this.load();
        return task.refused?.(error) ?? false;
      },
    });
  }
}
