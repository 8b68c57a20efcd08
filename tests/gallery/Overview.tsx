import { themes, type ThemeName } from '../../src/design-system/themes/themes';
import { slugOf } from './example';
import { groupsOf } from './groups';

const sizes = ['hero', 'h1', 'h2', 'h3', 'lead', 'body', 'small'] as const;
const displayed = new Set(['hero', 'h1', 'h2', 'h3']);

/** The first page of a theme: its colours, type, corners and shadows, and links to every component. */
export function Overview({ theme, components }: { readonly theme: ThemeName; readonly components: readonly string[] }) {
  const { colors, fontSizes, radii, shadows } = themes[theme];
  return (
    <>
      <section className="g-section" aria-labelledby="type">
        <h2 id="type">Type</h2>
        {sizes.map((size) => (
          <p key={size} className="g-specimen" lang="fi">
            <span className="g-note">
              {size} {fontSizes[size].replace(/^clamp\((.*)\)$/, '$1')}
            </span>
            <span
              className={displayed.has(size) ? 'g-display' : undefined}
              style={{ fontSize: `var(--fontSizes-${size})` }}
            >
              {displayed.has(size) ? 'Hyvää huomenta' : 'Hyvää huomenta, Äkäslompolo. 1 234,50 € yöltä.'}
            </span>
          </p>
        ))}
      </section>
      <section className="g-section" aria-labelledby="colours">
        <h2 id="colours">Colours</h2>
        <ul className="g-colours">
          {Object.entries(colors).map(([name, value]) => (
            <li key={name}>
              <span className="g-colour" style={{ backgroundColor: `var(--colors-${name})` }} />
              <span>{name}</span> <span className="g-note">{value}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className="g-section" aria-labelledby="shapes">
        <h2 id="shapes">Corners and shadows</h2>
        <ul className="g-shapes">
          {Object.keys(radii).map((name) => (
            <li key={name} style={{ borderRadius: `var(--radii-${name})` }}>
              {name}
            </li>
          ))}
          {Object.keys(shadows).map((name) => (
            <li key={name} style={{ boxShadow: `var(--shadows-${name})` }}>
              {name}
            </li>
          ))}
        </ul>
      </section>
      <section className="g-section" aria-labelledby="components">
        <h2 id="components">Components</h2>
        <div className="g-index">
          {groupsOf(components).map((group) => (
            <div key={group.title}>
              <h3>{group.title}</h3>
              <ul className="g-list">
                {group.components.map((each) => (
                  <li key={each}>
                    <a data-page="" href={`${slugOf(each)}.html`}>
                      {each}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </section>
    </>
  );
}
