import { createComponent } from '@lit/react';
import * as react from 'react';
import { named } from '../../entries/react-event.ts';
import { type MenuEditorEventMap, TrellisMenuEditor } from './menu-editor.ts';

/**
 * `<trellis-menu-editor>` for React: an entry of its own, so that an app that does not use it does not load
 * it.
 *
 * @example
 * <Session endpoint="/trellis-session" api="https://api.example.com">
 *   <MenuEditor onTrellisChanged={({ detail }) => console.log(detail.action)} />
 * </Session>
 */
export const MenuEditor = createComponent({
  tagName: 'trellis-menu-editor',
  elementClass: TrellisMenuEditor,
  react,
  events: {
    onTrellisReady: named<MenuEditorEventMap, 'trellis-ready'>('trellis-ready'),
    onTrellisRecordSelect: named<MenuEditorEventMap, 'trellis-record-select'>('trellis-record-select'),
    onTrellisFilterChange: named<MenuEditorEventMap, 'trellis-filter-change'>('trellis-filter-change'),
    onTrellisBeforeChange: named<MenuEditorEventMap, 'trellis-before-change'>('trellis-before-change'),
    onTrellisChanged: named<MenuEditorEventMap, 'trellis-changed'>('trellis-changed'),
    onTrellisError: named<MenuEditorEventMap, 'trellis-error'>('trellis-error'),
    onTrellisMissingScope: named<MenuEditorEventMap, 'trellis-missing-scope'>('trellis-missing-scope'),
  },
});
