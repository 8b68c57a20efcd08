import { Fragment } from 'react';
import { useTranslator } from './TranslatorContext';

/** Stands for a text while a sentence is put together; no text has it. */
const MARK = '\ue000';

interface Props {
  /** Texts from the APIs, in the order of the sentence. */
  readonly texts: readonly string[];
  /** The sentence of this site with the given marks in the place of the texts. */
  readonly sentence: (marks: readonly string[]) => string;
}

/** A sentence of this site around texts from the APIs, which are marked where they are in another language. */
export function WithContent({ texts, sentence }: Props) {
  const { contentLang } = useTranslator();
  if (contentLang === undefined) return sentence(texts);
  return sentence(texts.map(() => MARK))
    .split(MARK)
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <span lang={contentLang}>{texts[index - 1]}</span>}
        {part}
      </Fragment>
    ));
}
