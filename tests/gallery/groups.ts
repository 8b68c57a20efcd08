/** The order of the gallery: as one builds a screen. Components without a group come last, under "More". */
const order: Readonly<Record<string, readonly string[]>> = {
  Words: ['Heading', 'PageHeading', 'Text', 'Link', 'Price', 'Tag', 'Icon', 'VisuallyHidden', 'Microdata', 'Pause'],
  Actions: ['Button', 'LinkButton', 'ChoiceLinks', 'BottomBar'],
  Fields: [
    'TextField',
    'TextArea',
    'SelectField',
    'Combobox',
    'DateField',
    'DateRange',
    'QuantityStepper',
    'Checkbox',
    'FilterChips',
    'RadioCard',
    'RadioCardGroup',
    'FieldFrame',
  ],
  Messages: ['Notice', 'ErrorSummary', 'EmptyState', 'LoadingRegion', 'Skeleton', 'Spinner'],
  Content: [
    'Card',
    'OfferCard',
    'TeaserCard',
    'TeaserGrid',
    'DefinitionList',
    'RoomFactList',
    'LineTable',
    'Table',
    'Disclosure',
  ],
  Pictures: ['Picture', 'PictureStrip', 'Banner', 'Gallery', 'DrawnMap', 'DrawnMapOutline', 'QrCode'],
  'Finding the way': ['Breadcrumbs', 'StepProgress', 'SkipLink', 'Dialog', 'OpeningDialog'],
  Space: ['Container', 'TwoColumn', 'Grid', 'Stack', 'Inline'],
};

export interface Group {
  readonly title: string;
  readonly components: readonly string[];
}

export function groupsOf(components: readonly string[]): readonly Group[] {
  const known = new Set(Object.values(order).flat());
  return [
    ...Object.entries(order).map(([title, names]) => ({
      title,
      components: names.filter((name) => components.includes(name)),
    })),
    { title: 'More', components: components.filter((name) => !known.has(name)) },
  ].filter((group) => group.components.length > 0);
}
