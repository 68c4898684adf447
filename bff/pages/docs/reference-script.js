/*
 * Comfort for the reference page: the theme, the copy buttons, the place in the contents, the search. It
 * reads well without.
 */

const KEPT_AS = 'trellis-reference-theme';
const THEMES = ['system', 'light', 'dark'];
const COPIED_MS = 1500;

/** Storage may be forbidden; the theme then lasts as long as the page. */
function keptTheme() {
  try {
    const theme = localStorage.getItem(KEPT_AS) ?? '';
    return THEMES.includes(theme) ? theme : 'system';
  } catch {
    return 'system';
  }
}

function keepTheme(theme) {
  try {
    localStorage.setItem(KEPT_AS, theme);
  } catch {
    // Nothing to do: see keptTheme.
  }
}

function showTheme(theme) {
  document.documentElement.dataset.theme = theme;
}

function offerThemes(button) {
  const name = button.querySelector('span');
  let theme = keptTheme();
  const choose = (next) => {
    theme = next;
    showTheme(theme);
    name.textContent = `Theme: ${theme}`;
    button.title = name.textContent;
  };
  button.addEventListener('click', () => {
    choose(THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length]);
    keepTheme(theme);
  });
  choose(theme);
  button.hidden = false;
}

function offerCopy(button) {
  const code = button.closest('figure').querySelector('pre');
  const word = button.querySelector('span');
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.textContent);
    word.textContent = 'Copied';
    setTimeout(() => {
      word.textContent = 'Copy';
    }, COPIED_MS);
  });
  button.hidden = false;
}

/** Scrolls the contents to where the page is in them. */
function showPlace(tree) {
  const current = tree.querySelector('[aria-current]');
  if (current) tree.scrollTop = current.offsetTop - tree.clientHeight / 2;
}

/** Goes on to where something is now that was once on this page, and opens what is folded there. */
function leadOn() {
  const target = document.getElementById(location.hash.slice(1));
  if (target?.dataset.moved) location.replace(target.dataset.moved);
  const fold = target?.closest('details');
  if (fold) fold.open = true;
}

function closeOnChoice(menu) {
  menu.addEventListener('click', ({ target }) => {
    if (target.closest('a')) menu.open = false;
  });
}

/**
 * Opens the search by its button, by “/” and by Ctrl or Cmd with K. What it finds with is loaded when it is
 * first opened; what is typed until then is found as soon as it is there.
 */
function offerSearch(button, dialog) {
  const status = dialog.querySelector('[role="status"]');
  let loaded;
  const open = async () => {
    if (!dialog.open) dialog.showModal();
    dialog.querySelector('input').select();
    try {
      loaded ??= import(dialog.dataset.script).then(({ search }) => search(dialog));
      await loaded;
    } catch {
      loaded = undefined;
      status.textContent = 'The search could not be loaded.';
      dialog.querySelector('.nothing').hidden = false;
    }
  };
  button.addEventListener('click', open);
  dialog.querySelector('.close').addEventListener('click', () => dialog.close());
  // Beside it is its backdrop.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    // In the frame in which the search was closed, its box still has the focus.
    const isTyped = target.closest?.('input, textarea, select, [contenteditable]')?.checkVisibility();
    const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isTyped;
    const isK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
    if (!isSlash && !isK) return;
    event.preventDefault();
    void open();
  });
  button.hidden = false;
}

showTheme(keptTheme());
leadOn();
addEventListener('hashchange', leadOn);
offerThemes(document.querySelector('.theme'));
if (navigator.clipboard) document.querySelectorAll('.copy').forEach(offerCopy);
closeOnChoice(document.querySelector('.menu'));
showPlace(document.querySelector('.tree'));
const find = document.querySelector('.find');
if (find) offerSearch(find, document.querySelector('.search'));
