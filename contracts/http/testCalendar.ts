/** One line of a calendar file, with its text read back. */
interface Property {
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}
interface Component {
  readonly name: string;
  readonly properties: readonly Property[];
  readonly parts: readonly Component[];
}

const MAX_OCTETS = 75;
const texts = ['DESCRIPTION', 'LOCATION', 'SUMMARY'];
const required: Readonly<Record<string, readonly string[]>> = {
  VCALENDAR: ['VERSION', 'PRODID'],
  VEVENT: ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'SEQUENCE', 'STATUS'],
  VALARM: ['ACTION', 'TRIGGER', 'DESCRIPTION'],
};
const formats: Readonly<Record<string, RegExp>> = {
  VERSION: /^2\.0$/,
  DTSTAMP: /^\d{8}T\d{6}Z$/,
  DTSTART: /^\d{8}T\d{6}Z$/,
  DTEND: /^\d{8}T\d{6}Z$/,
  TRIGGER: /^\d{8}T\d{6}Z$/,
  SEQUENCE: /^\d+$/,
  STATUS: /^(?:CANCELLED|CONFIRMED)$/,
  UID: /^[\w.-]+@[\w.-]+$/,
};

const fail = (what: string): never => {
  throw new Error(`Not a calendar file: ${what}`);
};

/** The text of a value, whose commas, semicolons, backslashes and line breaks have to be escaped (RFC 5545, 3.3.11). */
const unescaped = (value: string): string => {
  if (!/^(?:[^\\;,]|\\[\\;,nN])*$/.test(value)) fail(`text that is not escaped: ${value}`);
  return value.replaceAll(/\\([\\;,nN])/g, (_, each: string) => (each.toLowerCase() === 'n' ? '\n' : each));
};

const readLine = (line: string): Property => {
  const [, name, parameters = '', value = ''] = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/.exec(line) ?? [];
  if (!name) return fail(`the line ${line}`);
  const format = formats[name];
  if (format && !format.test(value)) fail(`${name} is ${value}`);
  return { name, parameters, value: texts.includes(name) ? unescaped(value) : value };
};

/** Reads a calendar file strictly by RFC 5545; throws for whatever a calendar could stumble over. */
export const readCalendar = (text: string): Component => {
  if (!text.endsWith('\r\n') || /(?<!\r)\n|\r(?!\n)/.test(text)) fail('lines end with CR LF');
  for (const line of text.split('\r\n')) {
    if (Buffer.byteLength(line) > MAX_OCTETS) fail(`a line of ${Buffer.byteLength(line)} octets`);
  }
  const lines = text.replaceAll('\r\n\t', '').replaceAll('\r\n ', '').split('\r\n').filter(Boolean).map(readLine);
  let at = 0;
  const read = (): Component => {
    const name = lines[at]?.value ?? '';
    if (lines[at]?.name !== 'BEGIN' || !required[name]) fail(`a part ${name}`);
    at += 1;
    const properties: Property[] = [];
    const parts: Component[] = [];
    while (lines[at]?.name !== 'END') {
      const line = lines[at] ?? fail(`${name} has no end`);
      if (line.name === 'BEGIN') parts.push(read());
      else {
        properties.push(line);
        at += 1;
      }
    }
    if (lines[at]?.value !== name) fail(`${name} ends as ${lines[at]?.value ?? ''}`);
    at += 1;
    for (const each of required[name] ?? []) {
      if (properties.filter((property) => property.name === each).length !== 1) fail(`${name} has not one ${each}`);
    }
    return { name, properties, parts };
  };
  const calendar = read();
  if (at !== lines.length) fail('something comes after its end');
  return calendar;
};

/** The event of a calendar file by the names of its properties, and the alarm in it. */
export const eventIn = (text: string) => {
  const calendar = readCalendar(text);
  const [event, ...others] = calendar.parts;
  if (!event || others.length > 0) return fail('it has one event');
  const read = ({ properties }: Component): Readonly<Record<string, string>> =>
    Object.fromEntries(properties.map(({ name, value }) => [name, value]));
  const [alarm] = event.parts;
  return { ...read(calendar), ...read(event), alarm: alarm ? read(alarm) : null } as Readonly<
    Record<string, string> & { alarm: Readonly<Record<string, string>> | null }
  >;
};
