import { inlineIn } from './inlineIn';

const page = `<html><head><link rel="stylesheet" href="/a.css"/><script src="/theme.js"></script>
<script type="application/ld+json" data-next-head="">{"text":"<p style=\\"x\\">"}</script>
<template data-scripts=""><script src="/_next/a.js"></script></template></head>
<body><svg class="c-a"></svg><p>style="a" onclick="b"</p>
<script id="__NEXT_DATA__" type="application/json">{"text":"<style>"}</script></body></html>`;

describe('what a strict Content-Security-Policy forbids in a page', () => {
  it('is none of the files, data and words of a page', () => {
    expect(inlineIn(page)).toEqual([]);
  });

  it.each([
    '<svg width="18" style="flex:none"',
    '<style>',
    '<script>',
    '<script id="a" type="module">',
    '<button class="c-b" onclick="a()"',
    '<iframe srcdoc="a"',
  ])('is found: %s', (tag) => {
    expect(inlineIn(page.replace('<p>', `${tag}><p>`).replace('>><p>', '><p>'))).toEqual([tag]);
  });
});
