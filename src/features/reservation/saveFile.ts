/** Downloads a text as a file, made in the browser. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the URL only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
