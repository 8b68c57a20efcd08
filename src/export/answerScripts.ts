/** The scripts that open something at a press. */
export interface Answer {
  readonly opened: string;
  readonly scripts: readonly string[];
}

/** How Next lists the late imports of a build: their files below `_next/`, by `importing file -> imported file`. */
export type LateImports = Readonly<Record<string, { readonly files: readonly string[] }>>;

/** What answers a press before the page's code has run, by what the pressed control opens (`data-opens`). */
const importsToOpen: Readonly<Record<string, readonly string[]>> = {
  dates: [
    'features/search/useQuickSearch.ts -> ./liveQuickSearch',
    'flags/askFlag.ts -> ./loadFlags',
    'features/search/OpenedStayDates.tsx -> ./StayDatesDialog',
    'features/search/QuickSearchForm.tsx -> ./SearchNotes',
  ],
  search: ['screens/frame/ScreenLayout.tsx -> ./LateSearchDrawer'],
};

/**
 * The scripts that answer a press, by what the control opens. A page's own scripts ask for them in two or three rounds;
 * its first script knows them at the press.
 * @throws Error for an import that the build does not have, as where a file was renamed
 */
export function answerScripts(built: LateImports, addressOf: (file: string) => string): readonly Answer[] {
  const filesOf = (name: string) => {
    const late = built[name];
    if (!late) throw new Error(`The build has no late import ${name}`);
    return late.files;
  };
  return Object.entries(importsToOpen).map(([opened, names]) => ({
    opened,
    scripts: [...new Set(names.flatMap(filesOf))].map(addressOf),
  }));
}

/** Attributes that name, for what the controls of a page open, the scripts beside its own. */
export const answersOf = (html: string, own: readonly string[], answers: readonly Answer[]): string =>
  answers
    .filter(({ opened }) => html.includes(` data-opens="${opened}"`))
    .map(({ opened, scripts }) => ` data-${opened}="${scripts.filter((src) => !own.includes(src)).join(' ')}"`)
    .join('');
