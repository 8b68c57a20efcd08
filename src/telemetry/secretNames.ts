/**
 * Names of fields whose values must not be in a report: compared without case, underscores and hyphens. The first lines
 * are the specification's; the others are personal too, or give access.
 */
const secretNames = new Set([
  ...['address', 'city', 'countrycode', 'guestid', 'email', 'firstname', 'lastname', 'name', 'phone', 'postcode'],
  ...['roomnumber', 'street', 'reservationid', 'reservationhash', 'bookingnumber', 'bookinghash', 'hash', 'orderkey'],
  ...['bookingid', 'reservationnumber', 'confirmationnumber'],
  ...['postalcode', 'zip', 'phonenumber', 'mobile', 'surname', 'fullname', 'givenname', 'familyname'],
  ...['birthdate', 'dateofbirth', 'dob', 'birthday', 'identitycode', 'personalidentitycode', 'hetu', 'ssn'],
  ...['documentnumber', 'passportnumber', 'customerid', 'membershipnumber', 'cardnumber', 'verificationcode'],
  ...['token', 'accesstoken', 'refreshtoken', 'idtoken', 'encryptedaccesstoken', 'guidedentrytoken'],
  ...['authorization', 'cookie', 'setcookie', 'password', 'secret'],
]);

const wordsOf = (name: string): readonly string[] =>
  name
    .replaceAll(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);

/** The longest secret name has four words. */
const MOST_WORDS = 4;

/** `id` alone, also as the last step of a path: a booking's own link and its answers use it for the booking. */
const bareId = /(?:^|[.[])id\]?$/i;

/**
 * Whether a field of this name holds a secret: `last_name`, `LAST-NAME`, and also `guestLastName` and `emailAddress`;
 * not `filename`, which a report needs.
 */
export function isSecretName(name: string): boolean {
  if (bareId.test(name)) return true;
  const words = wordsOf(name);
  return words.some((_, from) =>
    Array.from({ length: MOST_WORDS }, (_none, more) => words.slice(from, from + more + 1).join('')).some((joined) =>
      secretNames.has(joined),
    ),
  );
}
