import { str } from '@lit/localize/internal/str-tag.js';

export const templates = {};
void str;
