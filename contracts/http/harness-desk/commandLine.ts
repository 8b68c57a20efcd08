/** What a desk is set to. */
export interface DeskState {
  /** The names of scenarios and faults with commas. */
  readonly scenario: string;
  /** The instant at which the clock stands; null where it goes. */
  readonly clock: Date | null;
  /** The key of the customer; null for a stranger. */
  readonly customer: string | null;
  /** The features that are off. */
  readonly off: readonly string[];
}

/** A word of a shell, whatever is in it. */
const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

const onLines = (parts: readonly string[]) => parts.join(' \\\n  ');

/** The commands that bring about the same from a shell: a call like those of this browser, and the clock and features. */
export const commandLines = (address: string, { scenario, clock, customer, off }: DeskState): readonly string[] => {
  const token = `$(curl -s ${quoted(`${address}/oidc/test-token?customer=${customer ?? ''}`)} | sed 's/.*"accessToken":"\\([^"]*\\)".*/\\1/')`;
  const call = onLines([
    `curl ${quoted(`${address}/booking/graphql`)}`,
    "-H 'content-type: application/json'",
    ...(scenario ? [`-H ${quoted(`x-scenario: ${scenario}`)}`] : []),
    ...(customer ? [`-H "authorization: Bearer ${token}"`] : []),
    `--data '{"query":"{ __typename }"}'`,
  ]);
  const desk = (...fields: readonly string[]) =>
    onLines([`curl ${quoted(`${address}/_harness`)}`, ...fields.map((field) => `--data ${quoted(field)}`)]);
  return [
    call,
    ...(clock
      ? [desk('act=clock', `now=${clock.toISOString()}`), `CLOCK=${quoted(clock.toISOString())} npm start`]
      : []),
    ...(off.length > 0 ? [desk('act=features', ...off.map((feature) => `off=${feature}`))] : []),
  ];
};
