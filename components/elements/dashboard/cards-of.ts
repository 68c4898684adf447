import type { Counter } from './counter.ts';
import type { CardContext } from './order-card.ts';

/** What the cards of a counter's orders share. */
export function cardsOf(counter: Counter, of: Pick<CardContext, 'allergensOf' | 'mayMove'>): CardContext {
  const { moves, times, failures, opened, rejecting } = counter;
  const locations = counter.locations.value ?? [];
  const nameOf = (id: string): string => locations.find((one) => one.id === id)?.name ?? '';
  const hasOne = !!counter.location || locations.length < 2;
  return {
    ...of,
    writer: counter.writer,
    moves,
    times,
    failures,
    placeOf: ({ location }) => (hasOne ? '' : nameOf(location)),
    open: (id) => opened.select(id),
    reject: rejecting.open,
    rejecting: rejecting.render,
  };
}
