import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { themeNames, type ThemeName } from '../../src/design-system/themes/themes';
import { idPrefixOf, slugOf } from './example';
import { groupsOf } from './groups';
import type { ComponentExamples } from './loadExamples';

interface Page {
  readonly theme: ThemeName;
  /** File name without its ending, the same in each theme's folder. */
  readonly name: string;
  readonly title: string;
  readonly components: readonly string[];
  readonly children: ReactNode;
}

export function ComponentExamplesList({ component, examples }: ComponentExamples) {
  return Object.entries(examples).map(([name, draw]) => (
    <figure key={name} className="g-example" id={`${slugOf(component)}--${slugOf(name)}`}>
      <figcaption className="g-note">{name}</figcaption>
      <div
        className="g-stage"
        lang="fi"
        data-component={component}
        data-example={name}
        dangerouslySetInnerHTML={{
          __html: renderToString(createElement(draw), { identifierPrefix: idPrefixOf(component, name) }),
        }}
      />
    </figure>
  ));
}

export function ComponentSection({ component, examples }: ComponentExamples) {
  return (
    <section className="g-section" aria-labelledby={`${slugOf(component)}-title`}>
      <h2 id={`${slugOf(component)}-title`}>{component}</h2>
      <ComponentExamplesList component={component} examples={examples} />
    </section>
  );
}

function Switch({ name, value, label }: { readonly name: string; readonly value: string; readonly label: string }) {
  return (
    <button type="button" className="g-switch" data-switch={name} value={value} aria-pressed="false">
      {label}
    </button>
  );
}

function Bar({ theme, name }: Pick<Page, 'theme' | 'name'>) {
  return (
    <header className="g-bar">
      <a className="g-home" data-page="" href="index.html">
        Sarastus <span>components</span>
      </a>
      <nav aria-label="Themes" className="g-themes">
        {themeNames.map((each) => (
          <a
            key={each}
            data-page=""
            href={`../${each}/${name}.html`}
            className={`g-theme ${each}`}
            aria-current={each === theme ? 'true' : undefined}
          >
            <span className="g-swatch" aria-hidden="true" />
            <span className="g-theme-name">{each}</span>
          </a>
        ))}
        <span className="g-note" aria-hidden="true">
          {theme}
        </span>
      </nav>
      <div className="g-switches">
        <Switch name="text" value="200" label="200 %" />
        <Switch name="dir" value="rtl" label="Right to left" />
      </div>
    </header>
  );
}

function Contents({ components, name }: Pick<Page, 'components' | 'name'>) {
  return (
    <nav aria-label="Components" className="g-contents">
      {groupsOf(components).map((group) => (
        <div key={group.title}>
          <p className="g-note">{group.title}</p>
          <ul className="g-list">
            {group.components.map((each) => (
              <li key={each}>
                <a data-page="" href={`${slugOf(each)}.html`} aria-current={slugOf(each) === name ? 'page' : undefined}>
                  {each}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <a data-page="" href="all.html" aria-current={name === 'all' ? 'page' : undefined}>
        Everything on one page
      </a>
    </nav>
  );
}

/** The HTML file of a page of the gallery. */
export function renderPage({ theme, name, title, components, children }: Page): string {
  const isDark = theme.endsWith('Dark');
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="en" className={theme} data-scheme={isDark ? 'dark' : 'light'}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title}, ${theme}`}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="../sarastus.css" />
        <link rel="stylesheet" href="../gallery.css" />
        <script src="../gallery.js" defer />
      </head>
      <body>
        <Bar theme={theme} name={name} />
        <div className="g-page">
          <main className="g-main">
            <h1 className="g-title">{title}</h1>
            {children}
          </main>
          <Contents components={components} name={name} />
        </div>
      </body>
    </html>,
  )}`;
}
