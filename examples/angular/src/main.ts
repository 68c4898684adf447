import '@angular/compiler'; // templates are compiled in the browser here; the Angular CLI does it while it builds
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import 'trellis';
import 'trellis/onboarding';
import 'trellis/reporting';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <h1>Angular</h1>
    <trellis-session endpoint="/trellis-session" [api]="api">
      <trellis-create-plant (trellis-plant-created)="added.set($any($event).detail.name)" />
      <p>
        Last added: <output>{{ added() }}</output>
      </p>
      <trellis-reporting />
      <trellis-onboarding />
    </trellis-session>
  `,
})
class App {
  readonly api = import.meta.env.VITE_TRELLIS_URL;
  readonly added = signal('nothing yet');
}

await bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
