import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isLocalDate } from '../world/calendar';

const refuse = (name: string) => new GraphQLError(`Not a ${name}`, { extensions: { code: 'BAD_USER_INPUT' } });

const stringScalar = (name: string, holds: (value: string) => boolean) => {
  const parse = (value: unknown): string => {
    if (typeof value !== 'string' || !holds(value)) throw refuse(name);
    return value;
  };
  return new GraphQLScalarType<string, string>({
    name,
    serialize: parse,
    parseValue: parse,
    parseLiteral: (node) => parse(node.kind === Kind.STRING ? node.value : null),
  });
};

const toCents = (value: unknown): number => {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(String(value));
  if (!match) throw refuse('Decimal');
  const [, sign, whole = '0', cents = ''] = match;
  const amount = Number(whole) * 100 + Number(cents.padEnd(2, '0'));
  return sign === '-' ? -amount : amount;
};

/** The scalars of both schemas. Decimals are parsed into minor units, so that the rules work with integers only. */
export const scalars = {
  LocalDate: stringScalar('LocalDate', isLocalDate),
  LocalTime: stringScalar('LocalTime', (value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value)),
  DateTime: stringScalar('DateTime', (value) => !Number.isNaN(Date.parse(value))),
  Decimal: new GraphQLScalarType<number, string | number>({
    name: 'Decimal',
    serialize: (value) => value as string | number,
    parseValue: toCents,
    parseLiteral: (node) =>
      toCents(node.kind === Kind.INT || node.kind === Kind.FLOAT || node.kind === Kind.STRING ? node.value : null),
  }),
};

/** Those that only the booking API has. */
export const addressScalars = {
  Url: stringScalar('Url', (value) => value !== ''),
  EmailAddress: stringScalar('EmailAddress', (value) => /^[^\s@]+@[^\s@]+$/.test(value)),
};
