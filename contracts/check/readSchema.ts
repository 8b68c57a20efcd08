import { readFileSync } from 'node:fs';
import { buildClientSchema, buildSchema, getIntrospectionQuery, validateSchema } from 'graphql';
import type { GraphQLSchema, IntrospectionQuery } from 'graphql';
import { CannotTell } from './options';

const messageOf = (error: unknown): string => {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return cause instanceof Error ? `${message} (${cause.message})` : message;
};

/** Directives of a server's own are no part of what a client may know, so a schema may use some that it lacks. */
const fromText = (text: string): GraphQLSchema => buildSchema(text, { assumeValidSDL: true });

function fromIntrospection(answer: unknown): GraphQLSchema {
  const wrapped = answer as { readonly data?: unknown; readonly __schema?: unknown } | null;
  return buildClientSchema((wrapped?.data ?? wrapped) as IntrospectionQuery);
}

/** Builds a schema from SDL, or from the JSON that an introspection answered. */
export function schemaOfText(text: string, source: string): GraphQLSchema {
  try {
    const schema = /^\s*\{/.test(text) ? fromIntrospection(JSON.parse(text)) : fromText(text);
    const [problem] = validateSchema(schema);
    if (problem) throw problem;
    return schema;
  } catch (error) {
    throw new CannotTell(`${source} is no schema that can be read: ${messageOf(error)}`);
  }
}

export function schemaOfFile(file: string): GraphQLSchema {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new CannotTell(`${file} cannot be read: ${messageOf(error)}`);
  }
  return schemaOfText(text, file);
}

/** The newest question first; a server that knows less refuses it, and gets the plain one. */
const questions = [{ inputValueDeprecation: true, oneOf: true }, { inputValueDeprecation: true }, {}].map((each) =>
  getIntrospectionQuery({ descriptions: false, ...each }),
);

/** Asks a running server for its schema. */
export async function schemaOfEndpoint(url: string, headers: Readonly<Record<string, string>>): Promise<GraphQLSchema> {
  let refusal = '';
  for (const query of questions) {
    const { status, text } = await post(url, headers, query);
    const answer = objectIn(text);
    if (answer?.data) return schemaOfText(text, url);
    const errors = Array.isArray(answer?.errors) ? (answer.errors as readonly { message?: string }[]) : [];
    refusal = [`HTTP ${status}`, ...errors.map(({ message }) => message ?? '')].join(': ');
  }
  throw new CannotTell(
    `${url} refuses introspection (${refusal}). Write its schema to a file, and give that with --schema FILE.`,
  );
}

function objectIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>;
  } catch {
    return null;
  }
}

async function post(url: string, headers: Readonly<Record<string, string>>, query: string) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(30_000),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new CannotTell(`${url} does not answer: ${messageOf(error)}`);
  }
}
