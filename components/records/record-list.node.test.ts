import { describe, expect, it } from 'vitest';
import type { Page } from '../../bff/core/contract/fields.ts';
import { TrellisError } from '../session/trellis-error.ts';
import { RecordList } from './record-list.ts';

const RECORDS = Array.from({ length: 5 }, (_, at) => ({ id: `r${at}` }));

describe('a list of the API', () => {
  /** A service with five records, two on a page. */
  function listed() {
    const asked: string[] = [];
    const service = {
      read: async (query: URLSearchParams): Promise<Page<{ id: string }>> => {
        asked.push(`${query}`);
        const from = Number(query.get('cursor') ?? 0);
        const has_more = from + 2 < RECORDS.length;
        const next_cursor = has_more ? `${from + 2}` : null;
        return { data: RECORDS.slice(from, from + 2), has_more, next_cursor };
      },
    };
    const host = { updates: 0, requestUpdate: () => void host.updates++ };
    const list = new RecordList(
      host,
      (query) => service.read(query),
      () => 2,
    );
    return { list, asked, service };
  }
  const ids = ({ rows }: RecordList<{ id: string }>): string => rows.map(({ id }) => id).join();

  it('leads to each page and back, by the cursors of the service', async () => {
    const { list, asked } = listed();
    await list.filter({ status: 'paid', method: '' });
    expect([ids(list), list.pages?.text, list.pages?.previous]).toEqual(['r0,r1', '1–2', undefined]);
    await list.pages?.next?.();
    await list.pages?.next?.();
    expect([ids(list), list.pages?.text, list.pages?.next]).toEqual(['r4', '5–5', undefined]);
    await list.pages?.previous?.();
    expect([ids(list), list.pages?.text]).toEqual(['r2,r3', '3–4']);
    expect(asked.at(-1)).toBe('limit=2&cursor=2&status=paid');
  });

  it('begins again at the first page with other filters', async () => {
    const { list, asked } = listed();
    await list.filter({});
    await list.pages?.next?.();
    await list.filter({ status: 'failed' });
    expect([ids(list), asked.at(-1)]).toEqual(['r0,r1', 'limit=2&status=failed']);
  });

  it('keeps the page that is shown when another can’t be read, and reads it again', async () => {
    const { list, service } = listed();
    await list.filter({});
    const { read } = service;
    service.read = () => Promise.reject(new TrellisError('network'));
    await list.pages?.next?.();
    expect([ids(list), list.error?.type, list.pages?.text]).toEqual(['r0,r1', 'network', '1–2']);
    service.read = read;
    await list.reload();
    expect([ids(list), list.error]).toEqual(['r0,r1', undefined]);
  });

  it('does not take what comes after another question was asked', async () => {
    const { list, service } = listed();
    let answerLate = (): void => {};
    const { read } = service;
    service.read = (query) =>
      new Promise(
        (done) =>
          (answerLate = () => done({ data: [{ id: `late ${query}` }], has_more: false, next_cursor: null })),
      );
    const late = list.filter({ status: 'paid' });
    service.read = read;
    await list.filter({ status: 'failed' });
    answerLate();
    await late;
    expect(ids(list)).toBe('r0,r1');
  });
});
