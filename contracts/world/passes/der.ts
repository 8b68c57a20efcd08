/** One value of DER (ITU-T X.690): its tag, what it holds, and the whole of it. */
export interface DerValue {
  readonly tag: number;
  readonly content: Buffer;
  readonly whole: Buffer;
}

const lengthOf = (size: number): Buffer => {
  if (size < 0x80) return Buffer.from([size]);
  const bytes = Buffer.from(size.toString(16).padStart(size > 0xffff ? 6 : size > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
};

/** Writes a value made of its parts. */
export const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
};

/** Reads the first value of a text of DER. Throws a RangeError where it ends too early. */
export const readDer = (bytes: Buffer): DerValue => {
  const first = bytes.readUInt8(1);
  const more = first < 0x80 ? 0 : first & 0x7f;
  const size = more === 0 ? first : bytes.readUIntBE(2, more);
  const end = 2 + more + size;
  if (end > bytes.length) throw new RangeError('A value of DER is cut off');
  return { tag: bytes.readUInt8(0), content: bytes.subarray(2 + more, end), whole: bytes.subarray(0, end) };
};

/** The values that a value is made of. */
export const partsOf = ({ content }: Pick<DerValue, 'content'>): readonly DerValue[] => {
  const parts: DerValue[] = [];
  for (let rest = content; rest.length > 0;) {
    const part = readDer(rest);
    parts.push(part);
    rest = rest.subarray(part.whole.length);
  }
  return parts;
};
