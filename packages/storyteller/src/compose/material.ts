import type { AgeBand, StoryTelling } from '@storylantern/contract';
import type { Child } from '../child/pronouns.ts';
import { noHelpsIn } from '../facts/helps/no-help.ts';
import type { Told } from '../facts/read-facts.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import type { FactName, Frame } from '../frame.ts';
import type { Phrase, Phrases } from '../render/phrase.ts';
import { writesFromSchool } from '../facts/writes-from-school.ts';
import { unnamedHelper } from '../render/unnamed-helper.ts';
import { asDone } from '../words/as-done.ts';
import { escaped } from '../words/escaped.ts';
import type { Chance } from './chance.ts';
import { byName, cuedPhrase, whoWrites } from './cued-roles.ts';
import type { EarlierStory } from './earlier-stories.ts';
import type { HowTold, Lean } from './telling.ts';
import { doerOf } from './doer.ts';
import { factsAtWork, isKnownHelp, oneOfEach, suits } from './facts-at-work.ts';

/** "Silent since nursery" is said of a child who goes to school by now. */
const BEFORE_SCHOOL = /^(?:nursery|preschool|kindergarten|playgroup|daycare|the childminder's)$/;
const YOUNG: ReadonlySet<AgeBand> = new Set(['2-3', '4-5']);

/** What is done, as it stands behind "can": "humming to {him}" -> "hum to {him}". */
function asCanPhrases(facts: ReadonlyMap<FactName, ToldFact>): Phrases {
  const as = (name: FactName): Phrase | undefined => {
    const phrase = facts.get(name)?.phrase;
    const text = phrase && asDone(phrase.text);
    return phrase && { ...phrase, text: text ?? `${name.startsWith('adult') ? 'help by' : 'try'} ${phrase.text}` };
  };
  const [helpful, helpfulToo, tried] = [as('adult'), as('adultToo'), as('doing')];
  return { ...(helpful && { helpful }), ...(helpfulToo && { helpfulToo }), ...(tried && { tried }) };
}

/** What somebody else does as well: a story has room for two who help, each in a sentence of their own. */
function secondOf(
  frame: Frame,
  first: ToldFact,
  doer: Phrase,
  { facts }: Told,
  band: AgeBand,
): { readonly fact: ToldFact; readonly doer: Phrase } | undefined {
  const room = MOST_FOR_TWO[band];
  if (!isKnownHelp(first) || first.phrase.text.split(' ').length > room) return undefined;
  for (const fact of facts) {
    if (fact.name !== 'adult' || fact.sentence === first.sentence || !isKnownHelp(fact) || !suits(frame, fact))
      continue;
    if (fact.by === undefined || fact.phrase.text.split(' ').length > room) continue;
    const other = doerOf(fact, facts, unnamedHelper(band));
    if (other && other.text !== doer.text && !other.text.startsWith('a grown-up') && !/ or /.test(first.phrase.text))
      return { fact, doer: other };
  }
  return undefined;
}
/** How long what one of two does may be, in words. */
const MOST_FOR_TWO: Readonly<Record<AgeBand, number>> = { '2-3': 4, '4-5': 6, '6-7': 7, '8-10': 9, '11+': 10 };

/** What one story is made from: the child, the frame, and the phrases its marks stand for. */
export interface Material {
  readonly frame: Frame;
  readonly band: AgeBand;
  readonly telling: StoryTelling;
  readonly lean: Lean;
  readonly child: Child;
  readonly phrases: Phrases;
  /** Whoever helps where nobody was named. */
  readonly unnamed: Phrase;
  /** The facts that may be used, one of each kind. */
  readonly facts: readonly ToldFact[];
  /** The facts that get a job in this story; they rotate, so that stories differ. The others rest. */
  readonly atWork: ReadonlySet<FactName>;
  /** Words the parent's text was understood as, for the audit of what is invented. */
  readonly understood: readonly string[];
  /** Roles whose person or thing the parent spoke of. */
  readonly cued: ReadonlySet<string>;
  /** What was seen not to help this child, as stories offer it. */
  readonly noHelps: readonly RegExp[];
  /** What the story was asked not to say. */
  readonly unwished: readonly RegExp[];
  /** Whether it happens at a dinner, at a grandparent's or in a club, and no school was spoken of. */
  readonly elsewhere: boolean;
}

/** Names that are animals and things as well. */
const A_WORD_TOO =
  /^(?:Fox|Robin|Wren|Bear|Lamb|Rose|Daisy|Lily|Ivy|Poppy|Iris|Bunny|Kitty|Pearl|Ruby|Jet|Star|Sky|River|Clay|Rowan|Jay|Dove|Teddy|Bee|Bird|Birdie|Sunny|Sol|Bay|Holly|Hazel|Olive|Ash|Reed|Heath|Brook|Dale|Hunter|Archer|Mason|Cooper|Taylor|Chase|Drew|Will|Mark|Bill|Grace|Hope|Faith|Joy|Summer|Autumn|April|May|June|August)$/;
const A_TEACHER = /^(?:Mrs|Mr|Ms|Miss) /;

/** Gathers what a story of this frame may use, and which facts get a job in it. */
export function gather(
  frame: Frame,
  { band, telling, lean }: HowTold,
  child: Child,
  told: Told,
  text: string,
  { hard, account = [] }: { readonly hard?: Phrase | undefined; readonly account?: readonly ToldFact[] },
  earlier: readonly EarlierStory[],
  chance: Chance,
): Material {
  const facts = oneOfEach(frame, told.facts, earlier, chance, band);
  const adult = facts.get('adult');
  const unnamed = unnamedHelper(band, writesFromSchool(text));
  const doer = adult && doerOf(adult, told.facts, unnamed);
  if (!doer) facts.delete('adult');
  // Somebody to go to is told before a habit of the child's own: one suggestion is enough.
  if (facts.has('confidant') && facts.get('doing')?.habit) facts.delete('doing');
  const second = doer && adult && secondOf(frame, adult, doer, told, band);
  if (second) facts.set('adultToo', { ...second.fact, name: 'adultToo' });
  // One helper in a story where it can be: whoever is known to help.
  const known =
    doer && told.facts.find((each) => each.name === 'helper' && each.phrase === doer && each.suits === undefined);
  if (known && !facts.get('helper')?.suits) facts.set('helper', known);
  // At the door it is the one who goes that keeps a goodbye short; whoever stays has a part of her own.
  if (frame.id === 'saying-goodbye' && A_TEACHER.test(facts.get('helper')?.phrase.text ?? '')) facts.delete('helper');
  if (hard) facts.set('hard', { name: 'hard', phrase: hard, sentence: '' });
  for (const each of account) facts.set(each.name, each);
  // A child called Fox, Robin or Rose is no thing of the story, and is never one of two others in it.
  const own = new RegExp(String.raw`(?<!\p{L})${escaped(child.name)}(?!\p{L})`, 'u');
  const ofOthers = A_WORD_TOO.test(child.name) ? text.replace(new RegExp(own.source, 'gu'), ' ') : text;
  const roles = Object.entries(frame.roles).map(([role, frameRole]) => {
    const found = cuedPhrase(frameRole, ofOthers) ?? whoWrites(frameRole, text);
    if (found === undefined || own.test(found.text) || (BEFORE_SCHOOL.test(found.text) && !YOUNG.has(band)))
      return { role, phrase: frameRole.fallback, cued: false };
    return { role, phrase: byName(found, text, child.name), cued: true };
  });
  return {
    frame,
    band,
    unnamed,
    telling,
    lean,
    child,
    phrases: {
      helper: unnamed,
      anybody: unnamed,
      ...asCanPhrases(facts),
      ...(second && { doerToo: second.doer }),
      doer: doer ?? facts.get('helper')?.phrase ?? unnamed,
      ...Object.fromEntries([...facts.values()].map((each) => [each.name, each.phrase])),
      ...Object.fromEntries(roles.map((each) => [each.role, each.phrase])),
    },
    facts: [...facts.values()],
    atWork: factsAtWork(frame, band, facts, earlier, chance),
    cued: new Set(roles.filter((each) => each.cued).map((each) => each.role)),
    noHelps: noHelpsIn(text),
    unwished: [],
    elsewhere: false,
    // Whoever asks for a situation has spoken of what it is called: "Being autistic" may say autistic.
    understood: [...facts.values()]
      .map((each) => each.phrase.text)
      .concat(frame.name)
      .concat(roles.filter((each) => each.cued).map((each) => each.phrase.text)),
  };
}

/** The same material without some facts: what the fallback ladder steps down to. */
export function without(material: Material, dropped: readonly FactName[]): Material {
  const phrases: Record<string, Phrase | undefined> = { ...material.phrases };
  for (const name of dropped) phrases[name] = name === 'helper' ? material.unnamed : undefined;
  return { ...material, phrases, facts: material.facts.filter((each) => !dropped.includes(each.name)) };
}
