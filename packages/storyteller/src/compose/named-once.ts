import { READING_ORDER, type StoryContent } from '@storylantern/contract';
import { possessive } from '../child/name.ts';
import { FIRST_PERSON, FORMS } from '../child/pronouns.ts';
import { escaped } from '../words/escaped.ts';
import type { Material } from './material.ts';

/** "{his} sister Molly", who is "Molly" after that. */
const KIN_BY_NAME = /^\{his\} ((?:[\p{L}-]+ )+)(\p{Lu}[\p{L}'-]+)$/u;
/** "Nibbles the hamster", who is "Nibbles" after that. */
const KIND_BY_NAME = /^(\p{Lu}[\p{L}'-]+) the \p{Ll}[\p{L} -]*$/u;

/**
 * Tells once who somebody is: "Daniel's sister Molly" in the first paragraph that meets her, and "Molly" in those that come after,
 * as long as it stays plain there whom "he" and "his" mean. An animal or a toy is told of by its kind once, and never again.
 */
export function namedOnce(
  content: StoryContent,
  { phrases, child }: Pick<Material, 'phrases' | 'child'>,
): StoryContent {
  const { he, his, him } =
    child.person === 'first' ? FIRST_PERSON : FORMS[child.pronouns === 'name' ? 'they' : child.pronouns];
  const owners = [possessive(child.name), his].map(escaped).join('|');
  const ofTheChild = new RegExp(String.raw`(?<!\p{L})(?:${[he, his, him].map(escaped).join('|')})(?!\p{L})`, 'iu');
  /** The paragraph with the child named before "he" or "his" is said of it; undefined where a word could be either. */
  const madePlain = (text: string): string | undefined => {
    const at = text.search(ofTheChild);
    if (child.person === 'first' || at === -1 || text.slice(0, at).includes(child.name)) return text;
    const said = ofTheChild.exec(text)?.[0].toLowerCase();
    const name =
      said === he && he !== 'they' ? child.name : said === his && his !== him ? possessive(child.name) : undefined;
    return name === undefined ? undefined : text.replace(ofTheChild, name);
  };
  let told = content;
  for (const phrase of new Set(Object.values(phrases))) {
    told = withKindOnce(told, phrase?.text ?? '');
    const [, kin = '', name] = KIN_BY_NAME.exec(phrase?.text ?? '') ?? [];
    if (name === undefined) continue;
    const whole = new RegExp(String.raw`(?<!\p{L})(?:${owners}) ${escaped(kin)}${escaped(name)}(?!\p{L})`, 'giu');
    const met = READING_ORDER.findIndex((kind) => told[kind].includes(name));
    // The moment before the blank is told whole, as its own sentence.
    for (const kind of READING_ORDER.slice(met + 1).filter((each) => each !== 'partial')) {
      const text = told[kind].replace(whole, name);
      const plain = text === told[kind] ? undefined : madePlain(text);
      if (plain !== undefined) told = { ...told, [kind]: plain };
    }
  }
  return told;
}

/**
 * A story that says once what kind of animal or toy somebody is, and calls them by name from then on. An ending without another
 * word of the kind keeps it: a story of a dog ends with the dog.
 */
function withKindOnce(content: StoryContent, text: string): StoryContent {
  const name = KIND_BY_NAME.exec(text)?.[1];
  if (name === undefined) return content;
  const whole = new RegExp(String.raw`(?<!\p{L})${escaped(text)}(?!\p{L})`, 'gu');
  const noun = new RegExp(String.raw`(?<!\p{L})${escaped(text.split(' ').at(-1) ?? '')}`, 'iu');
  let isMet = false;
  const once = (said: string): string => {
    const now = isMet ? name : said;
    isMet = true;
    return now;
  };
  return READING_ORDER.reduce((told, kind) => {
    const short = told[kind].replace(whole, once);
    return kind === 'affirmative' && !noun.test(short) ? told : { ...told, [kind]: short };
  }, content);
}
