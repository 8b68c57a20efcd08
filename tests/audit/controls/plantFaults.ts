import type { Page } from '@playwright/test';
import { allOpinions } from '../engines/opinions';
import type { ControlResult } from '../model';
import { plantedFaults } from './faults';
import type { Part, PlantedFault } from './faults';
import { saidOf } from './sightings';

/** Runs in the browser: plants everything at the end of the main part. The last one is the trap: keys end there. */
const plant = (faults: readonly Pick<PlantedFault, 'id' | 'parts'>[]) => {
  const place = document.querySelector('main') ?? document.body;
  const make = ([tag, attributes, content]: Part, id: string): Element => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries({ id, ...attributes })) {
      // The policy forbids a style as an attribute’s text, but not one that a script sets.
      if (name === 'style') element.style.cssText = value;
      else if (value !== '') element.setAttribute(name, value);
    }
    if (typeof content === 'object') element.append(...content.map((each) => make(each, '')));
    else element.append(content ?? '');
    return element;
  };
  for (const { id, parts } of faults) {
    const ground = document.createElement('div');
    ground.append(...parts.map((part) => make(part, id)));
    place.append(ground);
  }
  const frames = [{ opacity: 1 }, { opacity: 0.9 }];
  for (const each of place.querySelectorAll('[data-plant=motion]'))
    each.animate(frames, { duration: 900, iterations: Infinity });
  for (const each of place.querySelectorAll<HTMLElement>('[data-plant=trap]'))
    each.addEventListener('keydown', (event) => {
      if (event.key === 'Tab') event.preventDefault();
    });
};

/** Plants every fault in the open page, and asks all engines and checks. */
export async function plantFaults(page: Page, where: ControlResult['where']): Promise<readonly ControlResult[]> {
  const faults: unknown = plantedFaults.map(({ id, parts }) => ({ id, parts }));
  await page.evaluate(plant as (given: unknown) => void, faults);
  const opinions = await allOpinions(page);
  return plantedFaults.map(({ parts, ...fault }) => {
    const said = saidOf({ id: fault.id, parts }, opinions);
    return { ...fault, where, said };
  });
}
