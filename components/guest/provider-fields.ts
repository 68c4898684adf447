/** The longest wait for a provider's fields; without them, the form leads to the provider's own page. */
const READY_WITHIN_MS = 4_000;

/** The part of Stripe's script that a form needs: https://docs.stripe.com/js. */
type StripeScript = (key: string, options: object) => Stripe;
interface Stripe {
  elements(options: object): StripeElements;
  createConfirmationToken(options: object): Promise<Created>;
}
interface StripeElements {
  create(type: 'payment' | 'expressCheckout', options?: object): StripeField;
  submit(): Promise<Created>;
}
interface StripeField {
  on(event: string, listener: (event: { readonly availablePaymentMethods?: object }) => void): void;
  mount(place: HTMLElement): void;
  destroy(): void;
}
interface Created {
  readonly error?: { readonly message: string };
  readonly confirmationToken?: { readonly id: string };
}

/** A page's data about a payment, in `data-card-fields`. */
interface PaymentOptions {
  /** The address of the provider's script. */
  readonly script: string;
  readonly key: string;
  /** The merchant's account. */
  readonly account: string;
  /** In minor units. */
  readonly amount: string;
  readonly currency: string;
}

let unmountLast: (() => void) | undefined;

/**
 * Puts a provider's fields and wallets into the form of a page that takes cards, in place of those of the
 * page before. The form leads to the provider's own page until they are there, and if they fail to load in 4
 * s.
 */
export async function mountProviderFields(form: HTMLFormElement): Promise<void> {
  unmountLast?.();
  const life = new AbortController();
  const shown = new ShownForm(form, life.signal);
  unmountLast = () => life.abort();
  try {
    await withinTime(mountStripe(shown, life.signal));
    if (!life.signal.aborted) shown.showFields(true);
  } catch {
    if (!life.signal.aborted) shown.showFields(false);
    life.abort();
  }
}

async function mountStripe(shown: ShownForm, signal: AbortSignal): Promise<void> {
  const { script, key, account, amount, currency } = shown.options;
  const stripe = (await loadStripe(script))(key, { locale: shown.language });
  if (signal.aborted) return;
  const elements = stripe.elements({
    mode: 'payment',
    amount: Number(amount),
    currency,
    captureMethod: 'manual',
    paymentMethodTypes: ['card'],
    onBehalfOf: account,
    appearance: shown.appearance,
  });
  const fields = elements.create('payment', { layout: 'tabs' });
  const wallets = elements.create('expressCheckout');
  const pay = (): Promise<void> => shown.send(() => createToken(stripe, elements));
  signal.addEventListener('abort', () => [fields, wallets].forEach((one) => one.destroy()));
  wallets.on('ready', ({ availablePaymentMethods }) => shown.showWallets(!!availablePaymentMethods));
  wallets.on('confirm', () => void pay());
  const isReady = new Promise<unknown>((resolve, reject) => {
    fields.on('ready', resolve);
    fields.on('loaderror', reject);
  });
  fields.mount(shown.placeFor('fields'));
  wallets.mount(shown.placeFor('wallets'));
  await isReady;
  shown.onSubmit(pay);
}

/** A token for one payment, or what the payer has to mend, in the provider's words. */
type Entered = { readonly token: string } | { readonly problem: string };

async function createToken(stripe: Stripe, elements: StripeElements): Promise<Entered> {
  const params = { return_url: location.href };
  const checked = await elements.submit();
  const created = checked.error ? checked : await stripe.createConfirmationToken({ elements, params });
  return created.error ? { problem: created.error.message } : { token: created.confirmationToken?.id ?? '' };
}

/**
 * The form that a provider's fields are in. In a shadow root they are slotted: they work only outside one.
 */
class ShownForm {
  readonly #form: HTMLFormElement;
  readonly #signal: AbortSignal;
  #isSent = false;

  constructor(form: HTMLFormElement, signal: AbortSignal) {
    this.#form = form;
    this.#signal = signal;
    const root = form.getRootNode();
    const leaving = new MutationObserver(() => form.isConnected || unmountLast?.());
    leaving.observe(root, { childList: true, subtree: true });
    signal.addEventListener('abort', () => leaving.disconnect());
  }

  get options(): PaymentOptions {
    return JSON.parse(this.#form.dataset['cardFields'] ?? '{}') as PaymentOptions;
  }

  get language(): string {
    return this.#form.closest<HTMLElement>('[lang]')?.lang || document.documentElement.lang || 'auto';
  }

  /** The page's own colors, font and corners. */
  get appearance(): object {
    const { color, fontFamily, backgroundColor } = getComputedStyle(this.#form);
    const { backgroundColor: accent, borderRadius } = getComputedStyle(this.#button);
    const variables = { colorPrimary: accent, colorText: color, colorBackground: backgroundColor };
    return { theme: 'stripe', variables: { ...variables, fontFamily, borderRadius } };
  }

  /** Returns the element for a provider's frame, which must be visible to load. */
  placeFor(name: 'fields' | 'wallets'): HTMLElement {
    const part = this.#part(name);
    part.hidden = false;
    const root = part.getRootNode();
    const place = document.createElement('div');
    if (root instanceof ShadowRoot) {
      place.slot = `card-${name}`;
      part.replaceChildren(Object.assign(document.createElement('slot'), { name: place.slot }));
      root.host.append(place);
    } else part.replaceChildren(place);
    this.#signal.addEventListener('abort', () => place.remove());
    return place;
  }

  showWallets(areAvailable: boolean): void {
    this.#part('wallets').hidden = !areAvailable;
  }

  /** @param areHere `false`: the form leads to the provider's page, and says why */
  showFields(areHere: boolean): void {
    for (const name of ['fields', 'here']) this.#part(name).hidden = !areHere;
    for (const name of ['elsewhere', 'fallback']) this.#part(name).hidden = areHere;
    if (!areHere) this.showWallets(false);
  }

  onSubmit(pay: () => Promise<void>): void {
    this.#form.addEventListener('submit', (event) => {
      if (this.#isSent || this.#signal.aborted) return;
      event.preventDefault();
      void pay();
    });
  }

  /** Sends the form with a token, or shows what is wrong. */
  async send(create: () => Promise<Entered>): Promise<void> {
    const problem = this.#part('problem');
    this.#button.disabled = true;
    problem.hidden = true;
    const created = await create();
    if (this.#signal.aborted) return;
    this.#button.disabled = false;
    if ('problem' in created) {
      problem.textContent = created.problem;
      problem.hidden = false;
      return;
    }
    (this.#form.elements.namedItem('card_token') as HTMLInputElement).value = created.token;
    this.#isSent = true;
    this.#form.requestSubmit();
  }

  get #button(): HTMLButtonElement {
    return this.#form.querySelector('.act button') as HTMLButtonElement;
  }

  #part(name: string): HTMLElement {
    return this.#form.querySelector(`[data-${name}]`) as HTMLElement;
  }
}

let loading: Promise<StripeScript> | undefined;

/** Loads the provider's script once, unless the page has it already. */
function loadStripe(src: string): Promise<StripeScript> {
  const present = (): StripeScript | undefined => (globalThis as { Stripe?: StripeScript }).Stripe;
  loading ??= new Promise((resolve, reject) => {
    const loaded = present();
    if (loaded) return resolve(loaded);
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve(present() as StripeScript));
    script.addEventListener('error', reject);
    script.src = src;
    document.head.append(script);
  });
  loading.catch(() => (loading = undefined));
  return loading;
}

function withinTime<Value>(promise: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The fields didn’t load in time.')), READY_WITHIN_MS),
  );
  return Promise.race([promise, late]);
}
