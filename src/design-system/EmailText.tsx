/** An e-mail address, which a narrow place breaks before its @ rather than in a word. */
export function EmailText({ children: address }: { readonly children: string }) {
  const at = address.lastIndexOf('@');
  if (at < 1) return address;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
