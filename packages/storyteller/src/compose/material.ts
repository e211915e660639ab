import type { AgeBand } from '@storylantern/contract';
import type { Child } from '../child/pronouns.ts';
import type { Told } from '../facts/read-facts.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import type { FactName, Frame } from '../frame.ts';
import type { Phrase, Phrases } from '../render/phrase.ts';
import { unnamedHelper } from '../render/unnamed-helper.ts';
import { shuffled, type Chance } from './chance.ts';

/** What one story is made from: the child, the frame, and the phrases its marks stand for. */
export interface Material {
  readonly frame: Frame;
  readonly band: AgeBand;
  readonly child: Child;
  readonly phrases: Phrases;
  /** The facts that may be used, one of each kind. */
  readonly facts: readonly ToldFact[];
  /** The facts this story gives room to first; they rotate with the seed, so that stories differ. */
  readonly featured: ReadonlySet<FactName>;
  /** Words the parent's text was understood as, for the audit of what is invented. */
  readonly understood: readonly string[];
  /** Roles whose person or thing the parent spoke of. */
  readonly cued: ReadonlySet<string>;
}

/** More than three facts in one story sound like a form. */
const MOST_FEATURED = 3;

/**
 * Gathers what a story of this frame may use; of several facts of one kind, chance takes one. When the child has had
 * stories before (`again`), not every fact has to come up in this one too.
 */
export function gather(
  frame: Frame,
  band: AgeBand,
  child: Child,
  told: Told,
  text: string,
  chance: Chance,
  hard: Phrase | undefined,
  again: boolean,
): Material {
  const suits = (name: FactName): boolean =>
    frame.takes === undefined || frame.takes.includes(name) || name === 'helper';
  const facts = new Map<FactName, ToldFact>();
  for (const fact of shuffled(told.facts, chance)) {
    if (suits(fact.name) && !facts.has(fact.name)) facts.set(fact.name, fact);
  }
  if (hard) facts.set('hard', { name: 'hard', phrase: hard, sentence: '' });
  const roles = Object.entries(frame.roles).map(([role, { fallback, cues }]) => {
    for (const { match, phrase } of cues) {
      const found = match.exec(text);
      if (found) return { role, phrase: withFound(phrase, found), cued: true };
    }
    return { role, phrase: fallback, cued: false };
  });
  const optional = shuffled(
    [...facts.keys()].filter((name) => name !== 'helper' && name !== 'hard'),
    chance,
  );
  const room = again ? Math.ceil((Math.min(optional.length, MOST_FEATURED) * 2) / 3) : MOST_FEATURED;
  // An interest takes the place of the words to remember, which belong to the thread: where there are other facts, every
  // second story leaves it out.
  const asked = optional.length > 1 && chance.below(2) === 0 ? optional.filter((name) => name !== 'topic') : optional;
  return {
    frame,
    band,
    child,
    phrases: {
      helper: unnamedHelper(band),
      ...Object.fromEntries([...facts.values()].map((each) => [each.name, each.phrase])),
      ...Object.fromEntries(roles.map((each) => [each.role, each.phrase])),
    },
    facts: [...facts.values()],
    featured: new Set(asked.slice(0, room)),
    cued: new Set(roles.filter((each) => each.cued).map((each) => each.role)),
    understood: [...facts.values()]
      .map((each) => each.phrase.text)
      .concat(roles.filter((each) => each.cued).map((each) => each.phrase.text)),
  };
}

/** "$" in a role's phrase is the word the parent used. */
function withFound(phrase: Phrase, found: RegExpExecArray): Phrase {
  if (!phrase.text.includes('$')) return phrase;
  const word = found[1] ?? found[0];
  return { ...phrase, text: phrase.text.replace('$', word.charAt(0).toUpperCase() + word.slice(1)) };
}

/** The same material without some facts: what the fallback ladder steps down to. */
export function without(material: Material, dropped: readonly FactName[]): Material {
  const phrases: Record<string, Phrase | undefined> = { ...material.phrases };
  for (const name of dropped) phrases[name] = name === 'helper' ? unnamedHelper(material.band) : undefined;
  return { ...material, phrases, facts: material.facts.filter((each) => !dropped.includes(each.name)) };
}
