import { X509Certificate, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { partsOf, readDer, type DerValue } from '../../world/passes/der';
import type { GenericObject } from '../../world/passes/googlePass';
import { practiceKey } from '../../world/passes/practiceKey';

interface Field {
  readonly key: string;
  readonly label: string;
  readonly value: string | number;
}

/** What tests look at of a pass for Apple. */
export interface ApplePass {
  readonly serialNumber: string;
  readonly relevantDate: string;
  readonly backgroundColor: string;
  readonly barcodes: readonly { readonly message: string }[];
  readonly generic: Readonly<Record<string, readonly Field[]>>;
}

const fail = (what: string): never => {
  throw new Error(`Not a pass: ${what}`);
};

/** The files of a zip archive by its directory, held against what stands before each. */
const unzip = (bytes: Buffer): ReadonlyMap<string, Buffer> => {
  const end = bytes.length - 22;
  if (end < 0 || bytes.readUInt32LE(end) !== 0x06054b50) fail('the archive has no end');
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== 0x02014b50) fail('its directory');
    const [size, length] = [bytes.readUInt32LE(at + 24), bytes.readUInt16LE(at + 28)];
    const name = bytes.toString('utf8', at + 46, at + 46 + length);
    const entry = bytes.readUInt32LE(at + 42);
    if (bytes.readUInt32LE(entry) !== 0x04034b50) fail(`the place of ${name}`);
    // What both say of the file: from the flags to the length of its name.
    if (!bytes.subarray(entry + 6, entry + 28).equals(bytes.subarray(at + 8, at + 30))) fail(`two sizes of ${name}`);
    const begin = entry + 30 + length;
    const content = bytes.subarray(begin, begin + size);
    if (crc32(content) !== bytes.readUInt32LE(at + 16)) fail(`the checksum of ${name}`);
    if (files.has(name)) fail(`two files ${name}`);
    files.set(name, content);
    at += 46 + length;
  }
  if (at !== end) fail('something stands before its end');
  return files;
};

const inOrder = (value: DerValue | undefined, ...path: readonly number[]): DerValue =>
  path.reduce((inner, index) => partsOf(inner)[index] ?? fail('a part of the signature'), value ?? fail('a signature'));

/** The parts of a detached signature that are needed to check it. */
const readSignature = (bytes: Buffer) => {
  const signed = inOrder(readDer(bytes), 1, 0);
  const [version, , content, certificate, signers] = partsOf(signed);
  if (version?.content.toString('hex') !== '01' || partsOf(content ?? fail('content')).length !== 1) {
    fail('a signature that stands beside its text');
  }
  const signer = inOrder(signers, 0);
  const [, issuer, , attributes, , value] = partsOf(signer);
  const raw = inOrder(certificate, 0).whole;
  const { serialNumber } = new X509Certificate(raw);
  if (inOrder(issuer, 1).content.toString('hex').toUpperCase() !== serialNumber) fail('the certificate of its signer');
  const values = new Map(
    partsOf(attributes ?? fail('attributes')).map((each) => [
      inOrder(each, 0).content.toString('hex'),
      inOrder(each, 1, 0).content,
    ]),
  );
  // Signed is the set itself, not the optional part that it is written as.
  const set = Buffer.from(attributes?.whole ?? fail('attributes'));
  set.writeUInt8(0x31, 0);
  return {
    certificate: raw,
    signed: set,
    digest: values.get('2a864886f70d010904') ?? fail('a digest'),
    signedAt: values.get('2a864886f70d010905')?.toString('latin1') ?? fail('a time'),
    value: value?.content ?? fail('a value'),
  };
};

/** Reads a pass for Apple strictly; throws for what a phone would refuse. */
export const readPass = (bytes: Buffer) => {
  const files = unzip(bytes);
  const json = (name: string): unknown => JSON.parse(files.get(name)?.toString('utf8') ?? fail(`no ${name}`));
  return {
    files,
    pass: json('pass.json') as ApplePass,
    manifest: json('manifest.json') as Readonly<Record<string, string>>,
    signature: readSignature(files.get('signature') ?? fail('no signature')),
  };
};

/** The texts of a pass in a language. */
export const textsIn = (files: ReadonlyMap<string, Buffer>, language: string): Readonly<Record<string, string>> => {
  const text = files.get(`${language}.lproj/pass.strings`)?.toString('utf16le') ?? fail(`no texts in ${language}`);
  if (!/^\ufeff(?:"\w+" = "(?:[^"\\]|\\.)*";\n)+$/.test(text)) fail(`the texts in ${language}`);
  return Object.fromEntries([...text.matchAll(/"(\w+)" = "(.*)";/g)].map(([, name, value]) => [name, value]));
};

/** The token that ends a link for Google, its signature checked. */
export const tokenIn = (url: string) => {
  const token = url.slice(url.lastIndexOf('/') + 1);
  const [head = '', body = '', signature = ''] = token.split('.');
  const { publicKey } = practiceKey().certificate;
  if (!verify('sha256', Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, 'base64url'))) {
    fail('the signature of a token');
  }
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  const claims = read(body) as { readonly payload: { readonly genericObjects: readonly GenericObject[] } };
  const [pass] = claims.payload.genericObjects;
  return { token, header: read(head), claims, pass: pass ?? fail('a token without a pass') };
};
