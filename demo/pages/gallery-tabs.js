/*
 * One state of a section at a time: a row of choices above the samples, or all of them. All samples are on the page
 * and reach their state, whichever is shown. A URL with `#` and the name of a sample opens that one. Runs before the
 * elements are defined.
 */
const all = document.getElementById('show-all');
const sections = [...document.querySelectorAll('.samples')];

for (const section of sections) {
  const samples = [...section.querySelectorAll('.sample')];
  const tabs = document.createElement('fieldset');
  tabs.className = 'tabs';
  const legend = document.createElement('legend');
  legend.className = 'unseen';
  legend.textContent = section.querySelector('h2').textContent;
  tabs.append(legend, ...samples.map(({ id }, index) => choiceOf(section, id, index === 0)));
  section.querySelector('header').after(tabs);
  tabs.addEventListener('change', show);
}

function choiceOf(section, id, isFirst) {
  const label = document.createElement('label');
  const input = document.createElement('input');
  Object.assign(input, { type: 'radio', name: section.id, value: id, checked: isFirst });
  label.append(input, document.getElementById(id).querySelector('figcaption h3').textContent);
  return label;
}

function show() {
  for (const section of sections) {
    const chosen = section.querySelector('.tabs :checked').value;
    section.querySelector('.tabs').hidden = all.checked;
    for (const sample of section.querySelectorAll('.sample'))
      sample.hidden = !all.checked && sample.id !== chosen;
  }
}

/** The sample in the URL. */
function follow() {
  const input = document.querySelector(`.tabs input[value="${CSS.escape(location.hash.slice(1))}"]`);
  if (!input) return;
  input.checked = true;
  show();
  document.getElementById(input.value).scrollIntoView();
}

all.closest('label').hidden = false;
all.addEventListener('change', show);
addEventListener('hashchange', follow);
show();
follow();
