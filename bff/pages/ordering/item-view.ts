import { html, type Html } from '../../core/text/html.ts';
import { msg, nameOf } from '../../core/text/message.ts';
import { intentField } from '../shell/forms/intent.ts';
import { field } from '../shell/forms/field.ts';
import { groupOf, variationsOf, type ItemView } from './item-options.ts';
import { marksOf, priceOf, itemPicture } from './item-card.ts';

export function itemView(view: ItemView): Html {
  const { place, shown, choice, faults } = view;
  const { item, groups, isSoldOut } = shown;
  const form = faults.get('form');
  return html`<p class="back"><a href="${place.path()}">${msg`Menu`}</a></p>
    <article class="card dish">
      ${itemPicture(item, { sizes: '(max-width: 560px) 100vw, 512px', isEager: true })}
      <div class="intro">
        <h1>${nameOf(item.name, place.ownLanguage)}</h1>
        ${item.description !== null && html`<p class="described" ${place.ownLanguage}>${item.description}</p>`}
        <p class="price">
          ${isSoldOut ? html`<span class="chip plain">${msg`Sold out`}</span>` : priceOf(place, item)}
        </p>
        ${marksOf(item)}
      </div>
      ${form !== undefined && html`<p class="notice danger" role="alert">${form}</p>`}
      ${
        isSoldOut
          ? html`<p class="notice warn">${msg`This is sold out for the moment.`}</p>
              <a class="button quiet" href="${place.path()}">${msg`Back to the menu`}</a>`
          : html`<form class="choices" method="post">
              ${place.visit.csrfField()} ${intentField()} ${variationsOf(view)}
              ${groups.map((group) => groupOf(view, group))}
              ${field(
                {
                  name: 'note',
                  label: msg`Note`,
                  error: faults.get('note'),
                  hint: msg`Optional. What the kitchen should know, up to 140 characters.`,
                },
                (attributes) =>
                  html`<textarea ${attributes} rows="2" maxlength="140">${choice.note}</textarea>`,
              )}
              <div class="add">
                ${field(
                  { name: 'quantity', label: msg`Quantity`, error: faults.get('quantity') },
                  (attributes) =>
                    html`<input
                      ${attributes}
                      type="number"
                      min="1"
                      max="99"
                      required
                      value="${choice.quantity}"
                    />`,
                )}
                <button>${msg`Add to cart`}</button>
              </div>
            </form>`
      }
    </article>`;
}
