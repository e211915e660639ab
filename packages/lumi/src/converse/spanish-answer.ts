import type { LumiAnswer } from '@storylantern/contract';
import { EMPTY_ANSWER, type Moment } from './conversation.ts';
import { SPANISH_PAGES, type SpanishPage } from './spanish-pages.ts';

const ONLY_ENGLISH =
  'Por ahora, la mayoría de mis respuestas están en inglés. Si escribe en inglés, aunque sea sencillo, le respondo con ideas para esta noche. Para cualquier urgencia, llame al número de emergencias de su país (112 en Europa; 911 en Estados Unidos, México y gran parte de América Latina).';

/** The page whose words the question holds most of; null when it holds none. */
function pageFor(plain: string): SpanishPage | null {
  const words = ` ${plain.replaceAll('|', ' ')} `;
  const counted = SPANISH_PAGES.map((page) => ({
    page,
    hits: page.words.filter((word) => words.includes(` ${word}`)).length,
  }));
  const best = counted.toSorted((one, other) => other.hits - one.hits)[0];
  return best && best.hits > 0 ? best.page : null;
}

/** An answer in Spanish for the most asked topics, else a plain sentence saying in which language answers are. */
export function spanishAnswer(moment: Moment): LumiAnswer {
  const page = pageFor(moment.understanding.plain);
  if (!page || moment.said.has(page.typical)) return { ...EMPTY_ANSWER, language: 'es', opening: [ONLY_ENGLISH] };
  return {
    ...EMPTY_ANSWER,
    language: 'es',
    opening: [page.ack, page.typical],
    tonight: [...page.tonight],
    after: [page.ask],
    question: page.back,
    sources: [page.source],
    guidance: [{ id: page.guidance, title: page.title }],
  };
}
