import { html } from 'lit';
import { button } from '../../kit/controls/button.ts';
import { notice, retryButton } from '../../kit/loading/notice.ts';
import { progress } from '../../kit/loading/upload.ts';
import { skeletonLines, statePanel } from '../../kit/loading/state-panel.ts';
import { tag } from '../../kit/controls/tag.ts';
import { Toast } from '../../kit/controls/overlays.ts';
import { type Sample, still } from './sample.ts';

/** Samples of messages: outcomes, progress and empty states. */
export const newsSamples: Record<string, Sample> = {
  'notice-danger': still(() =>
    notice({
      kind: 'danger',
      title: 'The service didn’t respond.',
      advice: 'It’s safe to try again: nothing happens twice.',
      requestId: 'req_01JD8Q4T7Z5M3V9K2XWB6RNHEC',
      action: retryButton(0, () => {}),
    }),
  ),
  'notice-limit': still(() =>
    notice({
      kind: 'danger',
      title: 'Too many requests.',
      advice: 'Wait 29 seconds, then try again.',
      action: retryButton(29, () => {}),
    }),
  ),
  'notice-warning': still(() =>
    notice({ kind: 'warning', title: 'You can’t add plants here.', advice: 'Ask the owner of this page.' }),
  ),
  'notice-done': still(() => notice({ kind: 'done', title: 'The menu was published.' })),
  tags: still(
    () =>
      html`<div class="row">
        ${tag('done', 'Delivered')} ${tag('live', 'Live')} ${tag('plain', 'Pending')}
        ${tag('warning', 'Disabled')} ${tag('danger', '503')}
      </div>`,
  ),
  'state-error': still(() =>
    statePanel({
      kind: 'error',
      title: 'Payouts can’t be loaded',
      advice: 'Try again in a moment.',
      action: retryButton(0, () => {}),
    }),
  ),
  'state-no-access': still(() =>
    statePanel({
      kind: 'no-access',
      title: 'You can’t see payouts',
      advice: 'Your session doesn’t have the scope payouts:read. Ask the owner of this page.',
    }),
  ),
  skeleton: still(
    () =>
      html`<p role="status" class="unseen">Loading…</p>
        ${skeletonLines(4)}`,
  ),
  progress: still(
    () =>
      html`${progress({ label: 'Importing the menu', value: 312, max: 1500, text: '312 of 1,500' })}
      ${progress({ label: 'Preparing the report' })}`,
  ),
  toast: (host) => {
    const toast = new Toast(host);
    return () =>
      html`<div class="row">
          ${button({ label: 'Save', press: () => toast.show('The location was saved.') })}
        </div>
        ${toast.render()}`;
  },
};
