import { defineConfig } from 'vite';

export default defineConfig({
  build: { lib: { entry: { client: 'client.js' }, formats: ['es'] } },
});
