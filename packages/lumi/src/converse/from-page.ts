import type { LumiAnswer } from '@storylantern/contract';
import type { Article } from '@storylantern/library';
import { EMPTY_ANSWER } from './conversation.ts';

/** A later answer that rests on a page: a paragraph or two and at most one question. */
export const fromPage = (article: Article, opening: readonly string[], question: string | null): LumiAnswer => ({
  ...EMPTY_ANSWER,
  opening: opening.filter((each) => each !== ''),
  question,
  sources: article.sources.map(({ organisation, page, address }) => ({ organisation, page, address })),
  guidance: [{ id: article.id, title: article.title }],
});
