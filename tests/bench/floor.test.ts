import { gzipSync } from 'node:zlib';
import { floorOf } from './floor';

const packageOf = { 1: 'react-dom', 2: null, 3: 'valibot' };
const packed = (source: string) => gzipSync(source).length;

/** A file of webpack's with modules of equal length. */
const chunk = (...ids: readonly number[]) =>
  `(self.webpackChunk_N_E=self.webpackChunk_N_E||[]).push([[9],{${ids.map((id) => `${id}:()=>{"0123456789"}`).join()}}]);`;

const floorIn = (files: Readonly<Record<string, string>>) => floorOf(new Map(Object.entries(files)), packageOf);

describe('what the packages below every page are of its scripts', () => {
  it('is their share of each file', () => {
    expect(floorIn({ '/a.js': chunk(1) })).toBe(packed(chunk(1)));
    expect(floorIn({ '/a.js': chunk(1, 2) })).toBe(packed(chunk(1, 2)) / 2);
    expect(floorIn({ '/a.js': chunk(2, 3), '/b.js': chunk(1) })).toBe(packed(chunk(1)));
  });

  it('has the loader of files, and nothing of scripts without modules', () => {
    const loader = '(()=>{"the loader"})()';
    expect(floorIn({ 'https://site.example/_next/static/chunks/webpack-0a1b.js': loader })).toBe(packed(loader));
    expect(floorIn({ '/ask/chooseRoom.js': '(()=>{document.title="x"})()' })).toBe(0);
  });
});
