import type { BookScript } from '@storylantern/contract';
import { namePattern } from '../audit/who-is-named.ts';
import { isAnimate } from './animate.ts';
import { asSaid, personsOf, type Person } from './persons.ts';

/** How often somebody is a pronoun before the name is said again. */
const MOST_IN_A_ROW = 3;
/** A breath of a page: what is said aloud stands in it as one dark word. */
const SPOKEN = /["“][^"”]*["”]/g;
/** After these the next "he" would be either of them. */
const TOGETHER = /\b(?:they|them|their|both|each|everybody|nobody|we)\b/i;
/** Where one told sentence ends and the next begins; what is said aloud may end one. */
const NEXT = /(?<=[.!?]["”]? |\u{E000}+ (?=\p{Lu}))/u;
/** What a name stands before where it is who does something. */
const DOES = String.raw`(?= (?!and |or |nor |the |an? |who |whose |to |with |of |in |on |at |from |for |as |is not\b)\p{Ll})`;
/** What a name stands behind where it is who does something. */
const BEFORE = String.raw`(?<=^(?:(?:Then|So|But|And|Now|Here|At last|In the end|At once|That night|Next|After that|By and by|Once),? )?|(?:, |\u{E001} |, and | but | so | that | where | when | while | because | until | before | after | what | if | as ))`;

/**
 * A book in which whoever has just been named is "he" or "she" in the next breath, as one tells it aloud. Only where nobody
 * else could be meant: on the same page, right after the name, and with nobody between who could be called the same.
 */
export function withPronouns(script: BookScript, childSaid: 'he' | 'she' | null, typed: string): BookScript {
  const persons = personsOf(script, childSaid, typed);
  if (persons.every(({ said, may }) => said === null || !may)) return script;
  return { ...script, pages: script.pages.map((page) => ({ ...page, text: clear(page.text, persons) })) };
}

function clear(text: string, persons: readonly Person[]): string {
  const spoken: string[] = [];
  const masked = text.replace(SPOKEN, (all) => {
    spoken.push(all);
    // "Here," she called: what ends in a comma goes on.
    return (/,["”]$/u.test(all) ? '\u{E001}' : '\u{E000}').repeat(all.length);
  });
  let anchor: Person | null = null;
  let row = 0;
  const made = masked.split(NEXT).map((sentence) => {
    const named = persons.filter(({ name }) => namePattern(name).test(sentence));
    const [only] = named;
    if (!only) {
      if (anchor && (TOGETHER.test(sentence) || isAnimate(sentence, anchor.kind))) anchor = null;
      return sentence;
    }
    // With two in it nobody knows who is meant next; nor with "the hen", who is a she as well.
    if (named.length > 1 || isAnimate(sentence.replaceAll(only.name, ' '), only.kind)) {
      anchor = null;
      return sentence;
    }
    const isFollowed = anchor === only && row < MOST_IN_A_ROW;
    const told = only.may && only.said !== null ? replaced(sentence, only, isFollowed) : sentence;
    row = isFollowed && told !== sentence ? row + 1 : 0;
    anchor = only;
    return told;
  });
  let at = 0;
  return made.join('').replace(/\u{E000}+|\u{E001}+/gu, () => spoken[at++] ?? '');
}

/** The sentence with its one person as a pronoun wherever that does something, and from the second time on anyhow. */
function replaced(sentence: string, { name, said }: Person, isFollowed: boolean): string {
  if (said === null) return sentence;
  let count = 0;
  const saidSo = new RegExp(
    String.raw`(?<=[\u{E000}\u{E001}] )(said|says|asked|asks|cried|whispered|called|shouted) ${asSaid(name)}(?=[.,])`,
    'gu',
  );
  const does = new RegExp(String.raw`${BEFORE}${asSaid(name)}${DOES}`, 'gu');
  const whole = sentence.replace(saidSo, (all, verb: string) => (isFollowed ? `${said} ${verb}` : all));
  return whole.replace(does, (all, at: number) => {
    count += 1;
    const isFirst = count === 1 && !namePattern(name).test(whole.slice(0, at));
    if (isFirst && !isFollowed) return all;
    return at === 0 ? `${said.charAt(0).toUpperCase()}${said.slice(1)}` : said;
  });
}
