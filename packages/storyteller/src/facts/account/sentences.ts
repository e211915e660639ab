import type { ToldFact } from '../told-fact.ts';
import type { Clause } from './clauses.ts';

/** A sentence of the story and the parent's own that it came from. */
export interface Retold {
  readonly text: string;
  readonly sentence: string;
}

/** A deed as it stands after the name, and the clause it was told in. */
export interface Deed {
  readonly text: string;
  readonly clause: Clause;
}

/** A sentence with where it came from; none where nothing could be said. */
export const told = ({ sentence }: Clause, text: string | undefined): Retold[] =>
  text === undefined ? [] : [{ text, sentence }];

/** "His little sisters Niamh": whoever has lost the second name is better without the first. */
const ONE_OF_SEVERAL = /\b((?:sister|brother|friend|cousin|twin)s) \p{Lu}[\p{L}'-]+(?=[.,!])/gu;

/** Sentences of one kind as one fact that stands for all they were told in. */
export function joined(name: ToldFact['name'], sentences: readonly Retold[]): ToldFact[] {
  const [first] = sentences;
  if (!first) return [];
  const text = sentences.flatMap((each) => each.text || []).join(' ');
  const phrase = { text: text.replace(ONE_OF_SEVERAL, '$1') };
  return [{ name, phrase, sentence: first.sentence, also: sentences.map((each) => each.sentence) }];
}

/** What came next: two deeds of one sentence in one, where it does not get too long. */
export function inSentences(
  deeds: readonly Deed[],
  most: number,
): Retold[] {
  const sentences: Retold[] = [];
  for (const each of deeds) {
    const { text, clause } = each;
    const last = sentences.at(-1);
    if (last && clause.goesOn && last.sentence === clause.sentence && !/ and /.test(last.text) && `${last.text} ${text}`.split(' ').length < most)
      sentences[sentences.length - 1] = { ...last, text: `${last.text.slice(0, -1)} and ${text}.` };
    else sentences.push({ text: 'ofThing' in each ? `${text}.` : `{he} ${text}.`, sentence: clause.sentence });
  }
  return sentences;
} // prettier-ignore

/** What the place was like belongs to what was done there. */
export function withScene(facts: readonly ToldFact[], scene: readonly Retold[]): ToldFact[] {
  const [first] = scene;
  if (!first) return [...facts];
  if (!facts.some((each) => each.name === 'more')) return [...facts, ...joined('more', scene)];
  return facts.map((each) =>
    each.name === 'more'
      ? {
          ...each,
          phrase: { text: `${each.phrase.text} ${first.text}` },
          also: [...(each.also ?? []), first.sentence],
        }
      : each,
  );
}
