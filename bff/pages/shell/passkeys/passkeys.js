/*
 * Passkeys: forms that the browser fills with one. They stay hidden without this script, or without passkeys.
 */

/** Shorter than the server keeps a challenge, in milliseconds. */
const RENEW_MS = 4 * 60_000;

/** The passkey that waits in the fields' autofill, so that another request can end it. */
let waiting;

/** Asks the server what the browser needs, with a new challenge. */
async function optionsFor(form) {
  const body = new URLSearchParams([...new FormData(form)].filter(([, value]) => typeof value === 'string'));
  const response = await fetch(form.dataset.options, { method: 'POST', body });
  // The last proof of the person is too old for another passkey.
  if (response.status === 403 && form.dataset.prove) {
    location.assign(`${form.dataset.prove}?next=${location.pathname}`);
  }
  if (!response.ok) throw new Error('no options');
  return response.json();
}

/** Sends the form with a passkey. */
function send(form, credential) {
  form.elements.namedItem('credential').value = JSON.stringify(credential.toJSON());
  form.submit();
}

async function make(form) {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await optionsFor(form));
  send(form, await navigator.credentials.create({ publicKey }));
}

async function use(form) {
  waiting?.abort();
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await optionsFor(form));
  send(form, await navigator.credentials.get({ publicKey }));
}

/** Offers passkeys among the suggestions of the email field, with a challenge that is renewed. */
async function offerInFields(form) {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  const own = new AbortController();
  waiting = own;
  const timer = setTimeout(() => {
    own.abort();
    void offerInFields(form);
  }, RENEW_MS);
  own.signal.addEventListener('abort', () => clearTimeout(timer));
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await optionsFor(form));
    const { signal } = own;
    send(form, await navigator.credentials.get({ publicKey, mediation: 'conditional', signal }));
  } catch {
    // Ended by the button, or refused: the button says why.
  }
}

/** Returns what the form has to say of an error, in the language of the page. */
const wordsOf = (form, { name }) =>
  form.dataset[`${name[0].toLowerCase()}${name.slice(1)}`] ?? form.dataset.error;

// A form that waited for a proof goes on by itself. One of its fields may be named "submit".
const again = document.querySelector('form[data-again]');
if (again) HTMLFormElement.prototype.submit.call(again);

if (window.PublicKeyCredential?.parseRequestOptionsFromJSON) {
  for (const form of document.querySelectorAll('form[data-passkey]')) {
    const act = form.dataset.passkey === 'make' ? make : use;
    const said = form.querySelector('[role="alert"]');
    form.hidden = false;
    form.addEventListener('submit', async (event) => {
      event.preventDefault();
      said.hidden = true;
      try {
        await act(form);
      } catch (error) {
        said.textContent = wordsOf(form, error);
        said.hidden = false;
      }
    });
    if (form.dataset.passkey === 'sign-in') void offerInFields(form);
  }
}
