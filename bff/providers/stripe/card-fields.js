// @ts-check
/**
 * Puts Stripe's fields and wallets into a form, and sends the token that they give. The form leads to
 * Stripe's own page until the fields are there, and when they aren't within four seconds.
 */
const LOADED_WITHIN_MS = 4_000;

const form = document.querySelector('form[data-card-fields]');
if (form instanceof HTMLFormElement) void start(form);

/** @param {HTMLFormElement} form */
async function start(form) {
  const { script, key, account, amount, currency } = JSON.parse(form.dataset['cardFields'] ?? '{}');
  const part = (/** @type {string} */ name) =>
    /** @type {HTMLElement} */ (form.querySelector(`[data-${name}]`));
  const button = /** @type {HTMLButtonElement} */ (form.querySelector('.act button'));
  const token = /** @type {HTMLInputElement} */ (form.elements.namedItem('card_token'));

  const show = (/** @type {boolean} */ isHere) => {
    for (const name of ['fields', 'here']) part(name).hidden = !isHere;
    for (const name of ['elsewhere', 'fallback']) part(name).hidden = isHere;
    if (!isHere) part('wallets').hidden = true;
  };

  try {
    const Stripe = await within(LOADED_WITHIN_MS, load(script));
    const stripe = Stripe(key, { locale: document.documentElement.lang || 'auto' });
    const elements = stripe.elements({
      mode: 'payment',
      amount: Number(amount),
      currency,
      captureMethod: 'manual',
      paymentMethodTypes: ['card'],
      onBehalfOf: account,
      appearance: appearanceOf(form, button),
    });
    const fields = elements.create('payment', { layout: 'tabs' });
    const wallets = elements.create('expressCheckout');
    wallets.on('ready', (/** @type {any} */ event) => {
      part('wallets').hidden = !event.availablePaymentMethods;
    });
    wallets.on('confirm', () => pay(stripe, elements));
    const ready = new Promise((resolve, reject) => {
      fields.on('ready', resolve);
      fields.on('loaderror', reject);
    });
    part('fields').hidden = false;
    fields.mount(part('fields'));
    wallets.mount(part('wallets'));
    await within(LOADED_WITHIN_MS, ready);
    show(true);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void pay(stripe, elements);
    });
  } catch {
    show(false);
  }

  /**
   * @param {any} stripe
   * @param {any} elements
   */
  async function pay(stripe, elements) {
    button.disabled = true;
    part('problem').hidden = true;
    const params = { return_url: location.href };
    const checked = await elements.submit();
    const made = checked.error ? checked : await stripe.createConfirmationToken({ elements, params });
    if (made.error) {
      button.disabled = false;
      part('problem').textContent = made.error.message;
      part('problem').hidden = false;
      return;
    }
    token.value = made.confirmationToken.id;
    form.submit();
  }
}

/**
 * Loads Stripe's script. @returns {Promise<any>} its global function
 * @param {string} src
 */
function load(src) {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src });
    script.addEventListener('load', () => resolve(/** @type {any} */ (globalThis).Stripe));
    script.addEventListener('error', reject);
    document.head.append(script);
  });
}

/**
 * @template Value
 * @param {number} ms
 * @param {Promise<Value>} promise
 * @returns {Promise<Value>}
 */
function within(ms, promise) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('too late')), ms));
  return Promise.race([promise, /** @type {Promise<never>} */ (late)]);
}

/**
 * The look of Stripe's fields: the page's own colors, font and corners.
 * @param {HTMLElement} form
 * @param {HTMLElement} button
 */
function appearanceOf(form, button) {
  const { color, fontFamily, backgroundColor } = getComputedStyle(form);
  const { backgroundColor: accent, borderRadius } = getComputedStyle(button);
  const variables = { colorPrimary: accent, colorText: color, colorBackground: backgroundColor };
  return { theme: 'stripe', variables: { ...variables, fontFamily, borderRadius } };
}
