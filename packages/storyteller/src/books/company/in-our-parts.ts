import type { Draft } from '../render-pages.ts';
import { PLAYS_FROM } from '../also-there.ts';
import type { Figure } from '../arc.ts';
import { namePattern } from '../audit/who-is-named.ts';
import type { AlsoTold } from '../brief.ts';
import type { Case } from '../telling/case.ts';
import { escaped } from '../../words/escaped.ts';
import { sentencesOf } from '../../words/sentences.ts';

/** A theme that speaks of another child has a part for that one, and nobody is in a book twice. */
const TIE = /\b(?:brother|sister|sibling|twin|cousin|friend|mate|classmate)s?\b/i;

/** The children whom a parent speaks of, and who are not in it already as somebody of the theme. */
export const othersNamed = ({ family, theme }: Pick<Case, 'family' | 'theme'>): readonly AlsoTold[] =>
  family.siblings.filter(({ name }) => name !== theme.hero?.name && name !== theme.other?.name);

/** Whether the children whom a parent names may have the parts of children and animals of ours. */
export const mayHaveOurParts = (asked: Case): boolean =>
  TIE.test(asked.brief.theme)
    ? othersNamed(asked).some((each) => !isOfTheme(each.word, asked.brief.theme))
    : (asked.brief.alsoInIt ?? []).length > 0 || othersNamed(asked).length > 0;

/** Whether somebody may be the one of whom a theme speaks: of a theme of a sister no sister has another part, and a friend may. */
export function isOfTheme(tie: string | undefined, raw: string): boolean {
  if (!TIE.test(raw)) return false;
  const kin = tie
    ?.split(/[ -]/)
    .at(-1)
    ?.replace(/^mate$/, 'friend');
  return (
    kin === undefined ||
    new RegExp(String.raw`\b(?:${kin}|sibling|${kin === 'friend' ? 'mate|classmate' : 'twin'})s?\b`, 'i').test(raw)
  );
}

/** What only an animal has and does. */
const OF_AN_ANIMAL =
  /\b(?:paws?|tails?|wings?|beaks?|feathers?|fur|furry|whiskers|hoo(?:f|ves)|trunk|snout|claws?|fins?|scales|flew|flies|fluttered|hopped|hops|barked|barks|purred|purrs|pecked|wagged|wags|neighed|mooed|bleated|squeaked|quacked|kennel|hutch|hay|stable|woof|miaow|on all fours|four (?:feet|legs))\b/i;
/** What a figure is called by its kind, which is no name for one of the family. */
const BY_KIND =
  /\b(?:[Tt]he|[Aa]n?|[Aa]nother|[Tt]his|[Tt]hat) child\b|(?<!["”] )\b(?:called|named|name(?: is|['’]s))\b|\bI['’]m \p{Lu}/u;
/** A sentence that names somebody, and is not of whom the one before it told. */
const OF_ANOTHER = /(?<=\p{Ll}[, ]\s?)\p{Lu}\p{Ll}+/u;

/** What a child of the family is not said to have done. */
const UNKIND = /\b(?:grabbed|grabs|pushed|shoved|snatched|snatches|laughed at|teased|cheat\w*|bully|mean|unkind)\b/i;

/** What only a grown-up has to do with, or an animal of a story in the place of one. */
const OF_A_GROWN_UP = /\b(?:oven|shop|shopkeeper|counter|till|my (?:shop|buns|gate)|drove|steered the)\b/i;
/** "Her cousin Tess, who is very good at it": nobody of whom that is said is the one who cannot do it. */
const isSkilled = (name: string, details: string): boolean =>
  new RegExp(
    String.raw`(?<!\p{L})${escaped(name)}(?!\p{L})[^.;]{0,30}\b(?:good at|brilliant at|better|best at|champion|knows how|can (?:do it|swim|ride|skate|read) already|can already|teaches (?:him|her|them))\b`,
    'u',
  ).test(details);
const OF_A_LEARNER =
  /\b(?:(?:did|do|does)(?:n['’]t| not) know|could(?:n['’]t| not)|can(?:not|['’]t)|(?:was|were|is) learning|learner|never (?:done|tried))\b/i;

/** What only somebody from another house does, and no brother or sister. */
const OF_NEXT_DOOR =
  /\b(?:next door|over the road|across the (?:road|street)|went home|rang the bell|moved (?:in|away|house)|own (?:house|home|mum|dad)|(?:their|another|different) house|stranger|knew nobody)\b/i;
/** Whom nobody knows yet. */
const OF_SOMEBODY_NEW =
  /\b(?:new (?:girl|boy|child|one)|somebody new|never (?:met|seen)|didn['’]t know (?:her|him|them))\b/i;

/**
 * Whether the children of the family, all or some of them, have parts of a plot that a child can have, at home where they
 * are brother or sister. Who has a part has it on more than one page; who has none is on no page yet, and comes along.
 */
export const haveParts = (
  { pages }: Draft,
  alsoThere: readonly Figure[],
  least: 'all' | 'some',
  details: string,
): boolean => {
  const seenOn = (figure: Figure) => pages.filter(({ scene }) => scene.actors.some(({ who }) => who === figure.id));
  const isPart = (figure: Figure): boolean => {
    const seen = seenOn(figure);
    const isSibling = / (?:brother|sister|twin) /.test(figure.introduced);
    return (
      seen.length >= PLAYS_FROM &&
      seen.every(
        ({ scene, variants }) =>
          variants.every((text) => isOfChild(text, figure, isSibling, isSkilled(figure.name, details))) &&
          !(isSibling && scene.setting === 'classroom'),
      )
    );
  };
  return least === 'all'
    ? alsoThere.every(isPart)
    : alsoThere.some(isPart) && alsoThere.every((figure) => isPart(figure) || seenOn(figure).length === 0);
};

const isOfChild = (text: string, { name }: Figure, isSibling: boolean, skilled: boolean): boolean =>
  sentencesOf(text)
    .map((each) => each.text)
    .every(
      (each, n, all) =>
        !(namePattern(name).test(each) || (!OF_ANOTHER.test(each) && namePattern(name).test(all[n - 1] ?? ''))) ||
        !(
          OF_AN_ANIMAL.test(each) ||
          BY_KIND.test(each) ||
          UNKIND.test(each) ||
          OF_A_GROWN_UP.test(each) ||
          (skilled && OF_A_LEARNER.test(each)) ||
          OF_SOMEBODY_NEW.test(each) ||
          (isSibling && OF_NEXT_DOOR.test(each))
        ),
    );
