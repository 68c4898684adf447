import type { TemplateResult } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { choiceGroup } from '../../kit/forms/choice-group.ts';
import { notice } from '../../kit/loading/notice.ts';
import { msg } from '../../i18n/message.ts';
import { html } from '../../session/base-element.ts';
import type { Conflict } from './conflicts.ts';
import { fieldText, valueText } from './field-words.ts';
import type { Menu } from './menu-records.ts';

/** Two people changed the same: what both say, and the choice. */
export interface ConflictView {
  conflicts: readonly Conflict[];
  isGone: boolean;
  /** Fields where the other side's stays. */
  given: ReadonlySet<string>;
  menu: Menu;
  choose: (field: string, isMine: boolean) => void;
  save: () => void;
  discard: () => void;
}

export function conflictView(of: ConflictView): TemplateResult {
  const { isGone, conflicts, given, menu, choose } = of;
  return html`<section class="conflict" id="conflict" tabindex="-1" aria-labelledby="conflict-title">
    <div role="alert">
      ${notice({
        kind: 'warning',
        title: html`<span id="conflict-title"
          >${isGone ? msg('Someone else removed this.') : msg('Someone else changed this too.')}</span
        >`,
        advice: isGone
          ? msg('What you typed is still here. You can add it again, or let it go.')
          : msg('Choose which one to keep. Nothing is saved until you do.'),
      })}
    </div>
    ${conflicts.map(({ field, mine, theirs }) =>
      choiceGroup(
        {
          name: `keep-${field}`,
          label: fieldText(field),
          type: 'radio',
          chosen: [given.has(field) ? 'theirs' : 'mine'],
          choices: [
            { value: 'mine', label: side(msg('Yours'), valueText(field, mine, menu)) },
            { value: 'theirs', label: side(msg('Theirs'), valueText(field, theirs, menu)) },
          ],
        },
        (value) => choose(field, value === 'mine'),
      ),
    )}
    <div class="row">
      ${button({ label: isGone ? msg('Add it again') : msg('Save this'), kind: 'primary', press: of.save })}
      ${button({ label: msg('Discard mine'), press: of.discard })}
    </div>
  </section>`;
}

const side = (whose: string, text: string): TemplateResult =>
  html`<span><b>${whose}</b> <bdi>${text}</bdi></span>`;
