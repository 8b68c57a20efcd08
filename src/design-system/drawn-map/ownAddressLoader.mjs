/**
 * MapLibre reads its own address, which webpack would replace by a path of the machine that builds. Nothing depends on
 * it: the site names the address of the worker (`showStreetMap.ts`).
 */
export default (source) => source.replaceAll('import.meta.url', 'document.baseURI');
