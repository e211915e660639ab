import { READING_ORDER, type SentenceKind } from '@storylantern/contract';
import { fitsThread, type FactName, type Frame, type Variant } from '../frame.ts';
import type { Phrases } from '../render/phrase.ts';
import { asksOfTheBody } from '../render/asks-of-the-body.ts';
import type { ToldFact } from '../facts/told-fact.ts';
import type { Choice } from './choice.ts';
import type { Material } from './material.ts';
import { withAccount } from './with-account.ts';
import { awayFromSchool } from './scene-elsewhere.ts';
import { isKnownHelp } from './facts-at-work.ts';
import { leastTold, toldTimes } from './told-times.ts';
import { wovenLines } from './woven-lines.ts';

/** A paragraph that may be drawn: written for this situation, or one of the general lines; the story before may have it. */
export interface Drawable extends Variant {
  readonly own: boolean;
  readonly kept: boolean;
}

/** What may be drawn, by kind. */
export type Pools = ReadonlyMap<SentenceKind, readonly Drawable[]>;

/** Paragraphs whose thread fits and whose facts are at work. */
export function poolsOf(material: Material, choice: Choice): Pools {
  return new Map(READING_ORDER.map((kind) => [kind, poolOf(kind, material, choice)]));
}

function poolOf(kind: SentenceKind, material: Material, { thread, kept, earlier }: Choice): Drawable[] {
  const { frame, band, phrases, facts, atWork, child } = material;
  const known = new Set(facts.map((each) => each.name).filter((name) => atWork.has(name)));
  const fits = (each: Variant): boolean => each.needs.every((need) => known.has(need) && phrases[need] !== undefined);
  // Where somebody else than the helper of this story does what helps, only the general lines say so.
  const byAnother = phrases['doer']?.text !== phrases['helper']?.text;
  const written = frame.text[band][kind]
    // A frame has hundreds of paragraphs: most are of other threads, which is asked before their words are read.
    .filter((each) => fitsThread(frame, each, thread) && fits(each) && !(byAnother && each.needs.includes('adult')))
    .filter((each) => !claimsMore(each, facts) && !repeatsVerb(each, facts))
    .filter((each) =>
      each.needs.every((need) =>
        takesInFull(
          each,
          facts.find(({ name }) => name === need),
        ),
      ),
    )
    .map((each) => ({
      ...each,
      text: asTold(byTitle(each.text, phrases['helper']?.text ?? '')),
      own: true,
      kept: false,
    }));
  const covered = new Set(written.flatMap((each) => each.needs));
  const woven = wovenLines(band, kind)
    .filter(
      (each) =>
        fits(each) &&
        !claimsMore(each, facts) &&
        !(each.needs.includes('sibling') && isAboutSibling(material, thread)) &&
        !each.needs.some((need) => frame.notWoven?.includes(need)) &&
        !(each.needs.includes('adult') && isHabit(facts, 'adult') && !isKnown(facts, 'adult')) &&
        (each.needs.includes('adultToo') || !each.needs.some((need) => covered.has(need))) &&
        !(OWN_THING.test(each.text) && phrases['thing']?.text.startsWith("a grown-up's") === true),
    )
    // A thing that helps this child, or a friend who is there, is as good as a paragraph of the situation.
    .map((each) => ({ ...each, own: each.needs.some((need) => need === 'gear' || need === 'companion'), kept: false }));
  const before = kept?.get(kind);
  const again = before === undefined ? [] : [{ ...before, own: true, kept: true }];
  const all: readonly Drawable[] = withAccount([...again, ...written, ...woven], kind, band, child, phrases, known);
  // What is hard is why the parent came: a paragraph that can name it is preferred to one that cannot.
  const naming = all.filter((each) => each.needs.includes('hard'));
  const fitting = naming.length > 0 ? naming : all;
  // A child with a rabbit of its own is not told to hug "a soft toy".
  const own = phrases['comforter'] === undefined ? fitting : withoutAnyToy(fitting);
  // What this child's body does not do is not asked of it where there is something else.
  const able = own.filter((each) => !asksOfTheBody(each.text, child.without ?? []));
  const bodily = able.length > 0 ? able : own;
  // What was seen not to help is not offered again where there is something else.
  const helpful = OFFERS.has(kind)
    ? bodily.filter((each) => !material.noHelps.some((offered) => offered.test(each.text)))
    : bodily;
  const offered = helpful.length > 0 ? helpful : bodily;
  // Nor is what the story was asked not to say.
  const wished = offered.filter((each) => !material.unwished.some((word) => word.test(each.text)));
  const mine = wished.length > 0 ? wished : offered;
  const usable = material.elsewhere ? awayFromSchool(mine) : mine;
  const isForAnother = ({ text }: Drawable): boolean =>
    isFamilyOnly(text, phrases['helper']?.text ?? '', facts) || meetsItself(text, frame, phrases);
  const fit = usable.filter((each) => !isForAnother(each));
  if (before !== undefined) return [...usable];
  // Where a scene has nothing else, whoever is at home does it, and not the coach who was named.
  const pool =
    fit.length > 0
      ? fit
      : usable.map((each) =>
          isForAnother(each) ? { ...each, text: each.text.replace(/\{helper\b/g, '{anybody') } : each,
        );
  return oftenTelling(leastTold(pool, (text) => toldTimes(text, material, earlier)));
}

/** "{he} can try humming" says less plainly what "{he} can hum" says. */
const asTold = (text: string): string =>
  text
    .replace(/(\{he\}|\{Name\}) can (?:try|start by|begin by) \{doing\}/g, '$1 can {tried}')
    .replace(/(\{(?:helper|doer)\}) can (?:help by|start by|begin by|try) \{adult\}/g, '$1 can {helpful}');

/** What fits any quiet time of a day, before or after; everything else is done in the moment itself. */
const FOR_ANY_TIME =
  /^(?:reading|singing|humming|playing|drawing|painting|cuddling|hugging|baking|cooking|dancing|walking|going for|giving \{him\} an? (?:\w+ )?(?:hug|cuddle|massage|squeeze|back rub)|rubbing|stroking|telling \{him\} (?:a story|stories|jokes)|taking \{him\} for)\b/;

/** What helps is a routine here, and elsewhere a hand on a back: only some of it takes time of its own. */
const TIME_FOR = /\btime for \{adult\}/;
/** A grown-up helps with no "grown-up's scarf". */
const OWN_THING = /\{helper\}[^.]*\{thing\}/;
/** "A way that is known already is humming" is how nobody speaks. */
const SAID_OF_A_WAY = /\bis \{adult\}/;
/** Of what was told as a habit nobody said that it helped, or that it is for the worst moment. */
const SAYS_IT_HELPED =
  /\b(?:helped|worked|works|helps|tested|trick|known already|good to know that|good before|useful|needs? no|When it gets|When it is hard|At the (?:hardest|worst)|once is not enough|has (?:made|been|eased|brought|got)\b[^.]*\b(?:before|other times|already)|What already|begin by|start by)\b/;
const isHabit = (facts: readonly ToldFact[], need: FactName): boolean =>
  facts.some(({ name, habit }) => name === need && habit === true);
/** Whether a paragraph says of a habit that it helped: nobody told that. */
const claimsMore = ({ text, needs }: Variant, facts: readonly ToldFact[]): boolean =>
  needs.some((need) => isHabit(facts, need)) && SAYS_IT_HELPED.test(text);
/** "{he} can tell Nan before telling it" says a verb twice. */
const repeatsVerb = ({ text, needs }: Variant, facts: readonly ToldFact[]): boolean => {
  if (!needs.includes('doing')) return false;
  const verb = facts.find(({ name }) => name === 'doing')?.phrase.text.split(' ')[0] ?? '';
  return verb !== '' && new RegExp(String.raw`\b${verb}\b`, 'i').test(text.replace(/\{\w+\}/g, ''));
};
const isKnown = (facts: readonly ToldFact[], need: FactName): boolean =>
  facts.some((each) => each.name === need && isKnownHelp(each));
/** A long phrase needs a short sentence round it. */
const LONG_PHRASE = 6;
/** Whether a paragraph of the situation can say what is known to help; the general lines say it in few words. */
const takesInFull = ({ text }: Variant, fact: ToldFact | undefined): boolean =>
  fact === undefined ||
  !isKnownHelp(fact) ||
  (fact.phrase.text.split(' ').length < LONG_PHRASE &&
    !TIME_FOR.test(text) &&
    (fact.name !== 'adult' || (FOR_ANY_TIME.test(fact.phrase.text) && !SAID_OF_A_WAY.test(text))));

/** The kinds of paragraph that offer something to do. */
const OFFERS: ReadonlySet<SentenceKind> = new Set(['cooperative', 'directive', 'control']);

/**
 * What the parent told is drawn at least about half of the time: of many plain paragraphs and one that has the child's
 * rabbit in it, the one would seldom come up.
 */
function oftenTelling(pool: readonly Drawable[]): Drawable[] {
  const telling = pool.filter((each) =>
    each.needs.some((need) => need !== 'helper' && need !== 'hard' && need !== 'deed'),
  );
  const plain = pool.length - telling.length;
  const times = telling.length === 0 ? 0 : Math.max(0, Math.floor(plain / telling.length) - 1);
  return [...pool, ...Array.from({ length: times }, () => telling).flat()];
}

const AT_WORK = /^(?:Mr|Mrs|Ms|Miss|Mx|Coach|Dr|Frau|Herr|Madame?|Monsieur|Señora?|Signora|Maestra) /;
const OF_FAMILY =
  /\{helper\b[^.~]*\b(?:at home|hugs?|cuddles?|kiss|holds? \{(?:Name|him)\}(?! by\b)|bed|bedtime|bath|pyjamas|lap|family|supper|breakfast|sofa|kitchen|something to eat|soup|in a bowl|after school|on the way home|in the evening|drawer|route|(?:day|evening|night) before)(?!\w)/;
/** What only somebody of the family does, where a teacher or a coach is the one who helps. */
const isFamilyOnly = (text: string, helper: string, facts: readonly ToldFact[]): boolean =>
  OF_FAMILY.test(text) &&
  (AT_WORK.test(helper) || facts.some(({ name, atWork }) => name === 'helper' && atWork === true));

/** Whoever helps tells nothing to themselves: the key worker who was named is a role of the situation as well. */
function meetsItself(text: string, { roles }: Frame, phrases: Phrases): boolean {
  const helper = phrases['helper']?.text;
  if (helper === undefined || !text.includes('{helper')) return false;
  if (AT_WORK.test(helper) && TO_A_SCHOOL.test(text)) return true;
  return Object.keys(roles).some((role) => text.includes(`{${role}`) && phrases[role]?.text === helper);
}

/** Whether a scene is about the brother or sister who was named: nobody tells them of it as of somebody else's matter. */
function isAboutSibling({ frame, band, phrases, cued }: Material, thread: string): boolean {
  const sibling = phrases['sibling']?.text ?? '';
  const roles = [...cued].filter((role) =>
    [phrases[role]?.text, phrases[role]?.again].some((each) => each?.includes(sibling) === true),
  );
  const openings = frame.text[band].descriptive.filter((each) => each.thread === thread);
  return openings.some(({ text }) => roles.some((role) => text.includes(`{${role}`)));
}

/** What is said to those at a school by somebody who is not. */
const TO_A_SCHOOL = /\{helper\b[^.~]*\b(?:the teacher|(?:to|with|tell|ask) the school)\b/;

/** A grown-up of the school who was named does what any teacher can. */
const byTitle = (text: string, helper: string): string =>
  AT_WORK.test(helper) ? text.replace(/^A teacher can\b/, '{helper} can') : text;

const ANY_TOY =
  /\b(?:hold|hug|cuddle|squeeze|stroke|take|bring|choose|keep) (?:an? (?:soft |cuddly )?(?:toy|teddy|thing)|something soft)\b/;
const withoutAnyToy = (all: readonly Drawable[]): readonly Drawable[] => {
  const others = all.filter((each) => !ANY_TOY.test(each.text));
  return others.length > 0 ? others : all;
};

/** Enough to choose from, and all of them short, or long. */
const DRAWN_SHARE = 0.4;

/** A pool with the shorter or the longer part of its paragraphs, at least two; those of the story before stay. */
export function partOf(pools: Pools, wordsOf: (text: string) => number, side: 'short' | 'long'): Pools {
  return new Map(
    [...pools].map(([kind, pool]) => {
      const sign = side === 'short' ? 1 : -1;
      const sorted = [...pool].sort((a, b) => sign * (wordsOf(a.text) - wordsOf(b.text)));
      const part = new Set(sorted.slice(0, Math.max(2, Math.ceil(pool.length * DRAWN_SHARE))));
      return [kind, pool.filter((each) => each.kept || part.has(each))];
    }),
  );
}
