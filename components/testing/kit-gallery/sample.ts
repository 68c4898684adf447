import type { LitElement } from 'lit';

/** Renders one sample in its host; made once for each element that shows it. */
export type Sample = (host: LitElement) => () => unknown;

/** A sample that never changes. */
export const still =
  (render: () => unknown): Sample =>
  () =>
    render;

/** A sample with one value that its control changes. */
export const holding =
  <Value>(first: Value, render: (value: Value, change: (value: Value) => void) => unknown): Sample =>
  (host) => {
    let value = first;
    return () =>
      render(value, (next) => {
        value = next;
        host.requestUpdate();
      });
  };
