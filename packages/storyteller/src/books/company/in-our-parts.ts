import type { Draft } from '../render-pages.ts';
import { PLAYS_FROM } from '../also-there.ts';
import type { Figure } from '../arc.ts';
import { namePattern } from '../audit/who-is-named.ts';
import type { AlsoTold } from '../brief.ts';
import type { Case } from '../telling/case.ts';
import { sentencesOf } from '../../words/sentences.ts';

/** A theme that speaks of another child has a part for that one, and nobody is in a book twice. */
const TIE = /\b(?:brother|sister|sibling|twin|cousin|friend|mate|classmate)s?\b/i;

/** The children whom a parent speaks of, and who are not in it already as somebody of the theme. */
export const othersNamed = ({ family, theme }: Pick<Case, 'family' | 'theme'>): readonly AlsoTold[] =>
  family.siblings.filter(({ name }) => name !== theme.hero?.name && name !== theme.other?.name);

/** Whether the children whom a parent names may have the parts of children and animals of ours. */
export const mayHaveOurParts = (asked: Case): boolean =>
  !TIE.test(asked.brief.theme) && ((asked.brief.alsoInIt ?? []).length > 0 || othersNamed(asked).length > 0);

/** What only an animal has and does. */
const OF_AN_ANIMAL =
  /\b(?:paws?|tails?|wings?|beaks?|feathers?|fur|furry|whiskers|hoo(?:f|ves)|trunk|snout|claws?|fins?|scales|flew|flies|fluttered|hopped|hops|barked|barks|purred|purrs|pecked|wagged|wags|neighed|mooed|bleated|squeaked|quacked|kennel|hutch|hay|stable|woof|miaow|on all fours|four (?:feet|legs))\b/i;
/** What a figure is called by its kind, which is no name for one of the family. */
const BY_KIND = /\b(?:the|a|another|this|that) child\b|\b(?:called|named|name(?: is|['’]s))\b|\bI['’]m \p{Lu}/iu;

/** What a child of the family is not said to have done. */
const UNKIND = /\b(?:grabbed|grabs|pushed|shoved|snatched|snatches|laughed at|teased|cheat\w*|bully|mean|unkind)\b/i;

/** Whether all the children of the family have parts of a plot that a child can have, at home where they are brother or sister. */
export const haveParts = ({ pages }: Draft, alsoThere: readonly Figure[]): boolean =>
  alsoThere.every((figure) => {
    const seen = pages.filter(({ scene }) => scene.actors.some(({ who }) => who === figure.id));
    const isSibling = / (?:brother|sister) /.test(figure.introduced);
    return (
      seen.length >= PLAYS_FROM &&
      seen.every(
        ({ scene, variants }) =>
          variants.every((text) => isOfChild(text, figure)) && !(isSibling && scene.setting === 'classroom'),
      )
    );
  });

const isOfChild = (text: string, { name }: Figure): boolean =>
  sentencesOf(text)
    .map((each) => each.text)
    .every(
      (each, n, all) =>
        !namePattern(name).test(`${all[n - 1] ?? ''} ${each}`) ||
        !(OF_AN_ANIMAL.test(each) || BY_KIND.test(each) || UNKIND.test(each)),
    );
