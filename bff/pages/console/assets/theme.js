/*
 * Comfort for the page of the theme: the preview follows what is typed and picked. Without it, the buttons do
 * the same.
 */

const WAIT_MS = 400;
const form = document.querySelector('form.theme');

let timer;
let latest = 0;

form.addEventListener('input', ({ target }) => {
  followPicker(target);
  if (target.type === 'file' || ['tokens', 'no-logo', 'tab'].includes(target.name)) return;
  clearTimeout(timer);
  timer = setTimeout(refresh, target.tagName === 'SELECT' || target.type === 'radio' ? 0 : WAIT_MS);
});

const fieldOf = (name) => form.elements.namedItem(name);

/** A color's text and its picker say the same. */
function followPicker(field) {
  const [kind, path] = field.name.includes(':') ? field.name.split(':') : ['text', field.name];
  const picker = fieldOf(`pick:${path}`);
  if (!picker) return;
  if (kind === 'pick') fieldOf(path).value = field.value;
  else if (/^#[0-9a-f]{6}$/i.test(field.value)) picker.value = field.value;
  fieldOf(`was:${path}`).value = picker.value;
}

/** Asks the page itself what the fields come to, and takes the preview and the report from the answer. */
async function refresh() {
  const turn = (latest += 1);
  const fields = new FormData(form);
  for (const { name } of form.querySelectorAll('[type="file"]')) fields.delete(name);
  fields.set('act', 'preview');
  const response = await fetch(form.action, { method: 'POST', body: fields }).catch(() => undefined);
  if (!response || turn !== latest) return;
  const answer = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (turn === latest && answer.querySelector('form.theme')) take(answer);
}

function take(answer) {
  const colors = [...answer.querySelectorAll('output')].map(({ id }) => id);
  for (const id of ['report', 'contrast', ...colors]) {
    const [present, next] = [document.getElementById(id), answer.getElementById(id)];
    if (present.innerHTML !== next.innerHTML) present.replaceChildren(...next.childNodes);
  }
  takeVariables(answer);
  const [frame, next] = [document.getElementById('preview'), answer.getElementById('preview')];
  if (!frame || !next) return;
  frame.className = next.className;
  frame.title = next.title;
  frame.src = next.src;
  document.getElementById('preview-link').href = next.src;
  fillIn(answer);
}

/** The samples wear the theme by its variables: the page's policy allows no other sheet. */
function takeVariables(answer) {
  const next = answer.querySelector('.studio')?.dataset.variables;
  if (next === undefined) return;
  for (const studio of document.querySelectorAll('.studio')) {
    for (const [name, value] of Object.entries(JSON.parse(next))) studio.style.setProperty(name, value);
  }
}

/** Fills in the colors that follow from those that are set. */
function fillIn(answer) {
  for (const next of answer.querySelectorAll('input[placeholder]')) {
    const field = fieldOf(next.name);
    field.placeholder = next.placeholder;
    const picker = fieldOf(`pick:${next.name}`);
    if (!picker || field.value !== '') continue;
    picker.value = next.placeholder;
    fieldOf(`was:${next.name}`).value = next.placeholder;
  }
}
