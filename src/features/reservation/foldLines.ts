/** Octets of a line, without its end (RFC 5545, section 3.1). */
const LONGEST = 75;

const octets = (text: string): number => new TextEncoder().encode(text).length;

function folded(line: string): string {
  let left = LONGEST;
  return [...line]
    .map((character) => {
      const size = octets(character);
      if (size <= left) {
        left -= size;
        return character;
      }
      // The space that begins a continued line counts.
      left = LONGEST - 1 - size;
      return `\r\n ${character}`;
    })
    .join('');
}

/** Folds the lines of a calendar file by their octets: the package that writes it counts characters. */
export const foldLines = (text: string): string =>
  text.replaceAll('\r\n ', '').replaceAll('\r\n\t', '').split('\r\n').map(folded).join('\r\n');
