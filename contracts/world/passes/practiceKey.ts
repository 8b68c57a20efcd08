import { createPrivateKey, X509Certificate, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface PracticeKey {
  readonly key: KeyObject;
  readonly certificate: X509Certificate;
}

const read = (file: string): Buffer => readFileSync(path.join(__dirname, file));

let known: PracticeKey | null = null;

/** The key that practice passes are signed with, and its certificate. Both are in this folder: neither is a secret. */
export const practiceKey = (): PracticeKey =>
  (known ??= {
    key: createPrivateKey(read('practiceKey.pem')),
    certificate: new X509Certificate(read('practiceCertificate.pem')),
  });
