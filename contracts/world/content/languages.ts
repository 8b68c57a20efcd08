import type { ContentLocale } from '../localized';
import type { Content } from './content';

/**
 * Whether a page is written in a language. `target` is a link target as in texts: `page:terms-of-use`, `hotel:1001`,
 * `hotel:1001/RESTAURANT`, `place:helsinki`, `offer:3001`, `article:4001`. The chain writes its own pages in every language.
 */
export const isWrittenIn = ({ languages }: Content, target: string, language: ContentLocale): boolean => {
  const [hotel = ''] = target.split('/');
  return [target, hotel].every((each) => languages.get(each)?.includes(language) ?? true);
};
