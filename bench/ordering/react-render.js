// @ts-nocheck -- React and its renderer are peers of the bench alone, without types here
/**
 * Renders the content of a page with React's renderToString, and prints the CPU of one rendering in milliseconds. The page comes by stdin;
 * its elements are created again with each rendering, as components would, from values that are there already: what reads, chooses
 * and words these values isn't part of it.
 */
import { parse } from 'parse5';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const ROUNDS = 5;
const RENDERINGS = 500;

/** What React calls an attribute, where that isn't its name. */
const PROPS = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  fetchpriority: 'fetchPriority',
};

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const body = partOf(elementNamed(parse(Buffer.concat(chunks).toString()).childNodes, 'body'));
const rounds = Array.from({ length: ROUNDS }, () => {
  const before = process.cpuUsage();
  for (let at = 0; at < RENDERINGS; at += 1) renderToString(rendered(body, 0));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / RENDERINGS;
});
process.stdout.write(String(rounds.toSorted((one, other) => one - other)[ROUNDS >> 1]));

function elementNamed(nodes, tag) {
  for (const node of nodes) {
    if (node.tagName === tag) return node;
    if (node.tagName === 'html') return elementNamed(node.childNodes, tag);
  }
  throw new Error(`the page has no ${tag}`);
}

function partOf({ tagName, attrs, childNodes }) {
  const props = Object.fromEntries(attrs.map(({ name, value }) => [PROPS[name] ?? name, value]));
  const content = childNodes.flatMap((node) => {
    if (node.tagName) return [partOf(node)];
    return node.value?.trim() ? [node.value] : [];
  });
  // A body may only be rendered into a document.
  return { tag: tagName === 'body' ? 'div' : tagName, props, content };
}

function rendered({ tag, props, content }, key) {
  const inside = content.map((part, at) => (typeof part === 'string' ? part : rendered(part, at)));
  return createElement(tag, { ...props, key }, inside.length > 0 ? inside : undefined);
}
