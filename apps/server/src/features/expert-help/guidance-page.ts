import type { GuidancePage, GuidanceSummary } from '@storylantern/contract';
import { ARTICLES, challengeById, inPerson, type Article } from '@storylantern/library';

/** On a page for any child, the child is "they". */
const anyone = (text: string): string => inPerson(text, 'they');

/** A page as the search names it. */
export const guidanceSummary = ({ id, title, topic }: Article): GuidanceSummary => ({ id, title, topic });

/** A whole page of guidance; undefined when there is none of this id. */
export function guidancePage(id: string): GuidancePage | undefined {
  const article = ARTICLES.find((each) => each.id === id);
  if (!article) return undefined;
  return {
    ...guidanceSummary(article),
    ages: [...article.ages],
    typical: article.typical.map(({ from, to, text }) => ({ from, to, text: anyone(text) })),
    tonight: article.tonight.map(anyone),
    ask: anyone(article.ask),
    questions: article.turns.map(({ asks, answer }) => ({ asked: asks[0] ?? '', answer: anyone(answer) })),
    sources: article.sources.map(({ organisation, page, address }) => ({ organisation, page, address })),
    challenges: article.challenges.flatMap((each) => {
      const challenge = challengeById(each);
      return challenge ? [{ id: challenge.id, title: challenge.name }] : [];
    }),
  };
}
