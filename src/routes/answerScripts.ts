/** How Next lists the late imports of a build: their files below `_next/`, by `importing file -> imported file`. */
export type LateImports = Readonly<Record<string, { readonly files: readonly string[] }>>;

/** What answers a press on a page that sleeps, by what the pressed control opens (`data-opens`). */
const importsToOpen: Readonly<Record<string, readonly string[]>> = {
  dates: [
    'features/search/useQuickSearch.ts -> ./liveQuickSearch',
    'flags/askFlag.ts -> ./loadFlags',
    'features/search/QuickSearchForm.tsx -> ./StayDatesDialog',
    'features/search/QuickSearchForm.tsx -> ./SearchNotes',
  ],
  search: ['screens/ScreenLayout.tsx -> ./LateSearchDrawer'],
};

/**
 * The scripts that answer a press, by what the control opens. A page's own scripts ask for them in two or three rounds;
 * a page that sleeps knows them at the press.
 * @throws Error for an import that the build does not have, as where a file was renamed
 */
export function answerScripts(built: LateImports, addressOf: (file: string) => string) {
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
