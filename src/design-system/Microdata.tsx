import { VisuallyHidden } from './VisuallyHidden';

interface Props {
  /** As JSON-LD writes it: a type, texts and further things, all of schema.org. */
  readonly thing: object;
  readonly property?: string;
}

/** A thing of schema.org as microdata, where a reader does not take JSON-LD. Nothing of it is shown or read out. */
export function Microdata({ thing, property }: Props) {
  const [[, type], ...values] = Object.entries(thing) as [[string, string], ...[string, object | string][]];
  return (
    <VisuallyHidden itemProp={property} itemScope itemType={`https://schema.org/${type}`}>
      {values.map(([name, value]) => {
        if (typeof value === 'object') return <Microdata key={name} property={name} thing={value} />;
        if (value.startsWith('https:')) return <link key={name} itemProp={name} href={value} />;
        return <meta key={name} itemProp={name} content={value} />;
      })}
    </VisuallyHidden>
  );
}
