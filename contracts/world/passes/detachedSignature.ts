import { createHash, sign } from 'node:crypto';
import { der, partsOf, readDer } from './der';
import { practiceKey } from './practiceKey';

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const OCTETS = 0x04;
const UTC_TIME = 0x17;
/** The first optional part of a structure. */
const PART_0 = 0xa0;

const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const oids = {
  data: oid('2a864886f70d010701'),
  signedData: oid('2a864886f70d010702'),
  contentType: oid('2a864886f70d010903'),
  messageDigest: oid('2a864886f70d010904'),
  signingTime: oid('2a864886f70d010905'),
  sha256: oid('608648016503040201'),
  rsa: oid('2a864886f70d010101'),
};
const algorithm = (id: Buffer): Buffer => der(SEQUENCE, id, der(0x05));
const integer = (value: number): Buffer => der(INTEGER, Buffer.from([value]));

/** Who issued a certificate, and its number there: what a signature names it by. */
const issuerAndNumber = (certificate: Buffer): Buffer => {
  const [body] = partsOf(readDer(certificate));
  const [, number, , issuer] = body ? partsOf(body) : [];
  if (!number || !issuer) throw new Error('The certificate has no issuer');
  return der(SEQUENCE, issuer.whole, number.whole);
};

/** `YYMMDDhhmmssZ`. */
const utcTime = (instant: number): Buffer => {
  const digits = new Date(instant).toISOString().replace(/\D/g, '').slice(2, 14);
  return der(UTC_TIME, Buffer.from(`${digits}Z`));
};

/**
 * A PKCS#7 signature (RFC 5652) of a text that it does not hold, by the practice key, with the time that Apple asks for.
 * `now` in milliseconds.
 */
export const detachedSignature = (text: Buffer, now: number): Buffer => {
  const { key, certificate } = practiceKey();
  const attribute = (id: Buffer, value: Buffer): Buffer => der(SEQUENCE, id, der(SET, value));
  // A set is written in the order of its bytes, and signed as the set that it is.
  const attributes = [
    attribute(oids.contentType, oids.data),
    attribute(oids.signingTime, utcTime(now)),
    attribute(oids.messageDigest, der(OCTETS, createHash('sha256').update(text).digest())),
  ].sort((one, other) => Buffer.compare(one, other));
  const signer = der(
    SEQUENCE,
    integer(1),
    issuerAndNumber(certificate.raw),
    algorithm(oids.sha256),
    der(PART_0, ...attributes),
    algorithm(oids.rsa),
    der(OCTETS, sign('sha256', der(SET, ...attributes), key)),
  );
  const signed = der(
    SEQUENCE,
    integer(1),
    der(SET, algorithm(oids.sha256)),
    der(SEQUENCE, oids.data),
    der(PART_0, certificate.raw),
    der(SET, signer),
  );
  return der(SEQUENCE, oids.signedData, der(PART_0, signed));
};
