/** Beside the style of a plain page: more width, and parts that open. Nothing is wider than the window. */
export const deskStyle = `
  body { max-width: 60rem; overflow-wrap: anywhere; }
  @media (max-width: 30rem) { body { padding: 1rem; } fieldset { padding: 0.75rem; } }
  fieldset { margin: 0; }
  fieldset > button { justify-self: start; }
  section { border-top: 1px solid; margin-top: 2rem; }
  section > form { margin-top: 0.75rem; }
  h2 { margin: 1rem 0 0; scroll-margin-top: 1rem; }
  h3 { font-size: 1rem; margin: 0.5rem 0 0; }
  form, fieldset, label { min-width: 0; }
  form { justify-items: start; }
  form > details, form > fieldset, form > label { width: 100%; box-sizing: border-box; }
  label { display: grid; gap: 0.25rem; }
  label.choice { display: flex; align-items: center; gap: 0.75rem; min-height: 2.75rem; }
  label.choice code { display: block; }
  label.choice input { flex: none; width: 1.5rem; height: 1.5rem; margin: 0; }
  select, input:not([type='checkbox']) { font: inherit; min-height: 2.75rem; width: 100%; max-width: 30rem; box-sizing: border-box; }
  summary { min-height: 2.75rem; padding: 0.5rem 0; box-sizing: border-box; cursor: pointer; }
  .row { display: flex; flex-wrap: wrap; gap: 0.75rem; }
  .many { grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: 0 1rem; }
  .said { border: 2px solid; border-radius: 0.5rem; padding: 0.75rem 1rem; font-weight: bold; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
  dd { margin: 0; min-width: 0; }
  ol { list-style: none; padding: 0; }
  li { border-top: 1px dotted; }
  pre { white-space: pre-wrap; font-size: 0.875rem; background: color-mix(in srgb, CanvasText 8%, Canvas); padding: 0.75rem; border-radius: 0.5rem; margin: 0.5rem 0; }
  .said a, a.back { color: inherit; }
  a.back { display: inline-flex; align-items: center; box-sizing: border-box; }
`;
