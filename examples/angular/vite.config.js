import { defineConfig } from 'vite';

export default defineConfig({ oxc: { decorator: { legacy: true } } });
