import type { Kept } from './stayFields';

/** What a short search submits without a field that shows. */
export function KeptTerms({ kept = {} }: { readonly kept: Kept | undefined }) {
  return (
    <>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
