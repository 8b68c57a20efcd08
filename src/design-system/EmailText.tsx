/**
 * An e-mail address, which a narrow place breaks before its @ rather than in a word. It is one element, so that a link
 * laid out in a row has no gap in it, and the break is hidden from screen readers: Chromium speaks it as a space.
 */
export function EmailText({ children: address }: { readonly children: string }) {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  return (
    <span>
      {address.slice(0, at)}
      <wbr aria-hidden="true" />
      {address.slice(at)}
    </span>
  );
}
