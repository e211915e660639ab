import type { SentenceKind, StoryContent } from '@storylantern/contract';
import { CHILD, studyStory } from '../audit/audited-text.ts';
import { kinWords } from '../facts/kin.ts';
import { asksOfTheBody } from '../render/asks-of-the-body.ts';
import { isOnlyName, isOrdinary } from '../withhold/known-words.ts';
import { isWordForm } from '../words/dictionary.ts';
import { namesKnown, unknownNames } from './names-told.ts';
import type { StoryCase } from './story-case.ts';

/** A run of so many of the parent's own words is copied, not told. */
const COPIED = 9;
const COLOUR = 'red|blue|green|yellow|orange|purple|pink|brown|black|white|grey|gray';
const AGE = /\b(?:is|turns|aged?|now) (two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})(?: years?(?: old)?)?(?=[.,;!]| years| and)/i; // prettier-ignore
const SAYS = new RegExp(
  `${CHILD} (?:can|may|will|could|will try to) (?:also )?(?:say|tell|ask|shout|sing|whisper|call)\\b`,
);
const LOSS =
  /\b(?:hospital|away|moved out|left|prison|jail|deployed|abroad|works nights|in heaven|not here|divorc\w+|separat\w+)\b/i;

/**
 * What stands against a text because of what a parent told: nothing is contradicted, and nobody is made up beside it.
 * @param fresh the text without the sentences that were read before.
 */
export function familyFaults(
  { ground, material, input }: StoryCase,
  title: string,
  content: StoryContent,
  fresh: StoryContent,
  kinds: readonly SentenceKind[],
): string[] {
  const { child } = material;
  const given = ground.given.join('\n');
  const text = kinds.map((kind) => fresh[kind]).join('\n');
  const found: string[] = [];
  const topic = material.frame.topicWords.join(' ');
  const known = namesKnown([child.name, given, ...material.understood, topic, ...material.frame.facts]);
  const strangers = [...new Set([...unknownNames(text, known), ...actingStrangers(text, known)])];
  if (strangers.length > 0)
    found.push(`Nobody named ${strangers.slice(0, 4).join(', ')} was told of; the child is ${child.name} and nobody else is named.`); // prettier-ignore
  const inTitle = (title.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? []).map((word) => word.toLowerCase());
  if (
    inTitle.some((word) => !isOrdinary(word) && !known.has(word) && !content.descriptive.toLowerCase().includes(word))
  )
    found.push(`The title names somebody or something that is not in the story.`);
  for (const { name, phrase } of ground.told.facts) {
    const colour =
      name === 'comforter' ? new RegExp(String.raw`\b(${COLOUR}) (\p{L}+)$`, 'iu').exec(phrase.text) : null;
    const other =
      colour && new RegExp(String.raw`\b(?!${colour[1] ?? ''}\b)(?:${COLOUR}) ${colour[2] ?? ''}\b`, 'i').exec(text);
    if (other) found.push(`The parent told of a ${colour?.[0] ?? ''}, and the story says "${other[0]}".`);
  }
  const age = AGE.exec(text);
  if (age && !given.toLowerCase().includes((age[1] ?? '').toLowerCase())) found.push(`Leave out "${age[0]}": the age was not told.`); // prettier-ignore
  const studied = studyStory(input(content, title)).paragraphs.filter((each) => kinds.includes(each.kind));
  if (child.voice && studied.some((each) => SAYS.test(each.masked)))
    found.push(`${child.name} does not speak: let ${child.name} think, sign, press or show instead of saying.`);
  const marked = studied.map((each) => each.masked.replace(new RegExp(CHILD, 'g'), '{Name}')).join('\n');
  if (child.without?.length && asksOfTheBody(marked, child.without))
    found.push(`The story asks of ${child.name} what this body does not do (${child.without.join(', ')}).`);
  if (LOSS.test(given)) {
    const helpers = new Set(ground.told.facts.filter((each) => each.name === 'helper').flatMap((each) => each.phrase.text.split(' and '))); // prettier-ignore
    const help = /\b(Mum|Mom|Mummy|Mommy|Dad|Daddy|Mama|Papa|Grandma|Grandpa|Gran|Nana|Nan) (?:can|will)\b/.exec(kinds.includes('cooperative') ? content.cooperative : ''); // prettier-ignore
    if (help && helpers.size > 0 && !helpers.has(help[1] ?? '')) found.push(`${help[1] ?? ''} may not be there to help; let ${[...helpers][0] ?? 'a grown-up'} help.`); // prettier-ignore
  }
  const copied = copiedFrom(given, text);
  if (copied !== undefined) found.push(`Do not copy the parent's sentences; tell it in words for the child. Found: "${copied}"`); // prettier-ignore
  return found;
}

const ACTS =
  /(?<=^|[.!?]["']?\s+|\n)(\p{Lu}[\p{L}\p{M}]+)(?:'s)?(?= (?:can|may|might|will|could|and|likes?|is|has)\b)/gu;

/** First names that begin a sentence and do something, where the family told of nobody called so: "Benny can ...". */
const actingStrangers = (text: string, known: ReadonlySet<string>): string[] =>
  [...text.matchAll(ACTS)]
    .map(([, name = '']) => name)
    .filter((name) => {
      const low = name.toLowerCase();
      return !known.has(low) && !kinWords.includes(low) && (isOnlyName(low) || !isWordForm(low));
    });

function copiedFrom(given: string, text: string): string | undefined {
  const runs = (of: string): string[] => {
    const words = of.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
    return words
      .slice(0, Math.max(0, words.length - COPIED + 1))
      .map((_, at) => words.slice(at, at + COPIED).join(' '));
  };
  const typed = new Set(runs(given));
  return typed.size === 0 ? undefined : runs(text).find((run) => typed.has(run));
}
