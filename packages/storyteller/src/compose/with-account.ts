import type { AgeBand, SentenceKind } from '@storylantern/contract';
import { FIRST_PERSON, FORMS, type Child } from '../child/pronouns.ts';
import type { FactName, Variant } from '../frame.ts';
import type { Phrases } from '../render/phrase.ts';
import { reflexive } from '../render/render.ts';
import { firstPersonVerb } from '../words/first-person-verb.ts';
import type { Material } from './material.ts';
import { afterTheDeed } from './deed-first.ts';

/** What the deed is worth, said after it where the story ends. */
const APPLAUSE: Readonly<Record<AgeBand, string>> = {
  '2-3': '[Hooray!|Clap, clap!|Yes!|Well done!]',
  '4-5': '[That is worth a clap.|That is good news.|Well done!|That is worth telling.]',
  '6-7': '[That is worth telling.|That is good news.|That was well done.|It is good to know that.]',
  '8-10':
    '[That is worth telling.|That was well done.|It is a good thing to have done.|That can be told exactly as it was.]',
  '11+':
    '[That is worth saying.|That was well done.|Nothing needs to be added to it.|It is a good thing to have done.]',
};

/** Nobody claps where somebody has died. */
const OF_A_DEATH: ReadonlySet<string | undefined> = new Set(['farewell', 'lastpat']);
const isOfADeath = ({ thread }: Pick<Variant, 'thread'>): boolean => OF_A_DEATH.has(thread);

const OF_THE_DEED = /^That (?:used to be|was)\b/;

/** Words that a child of two or three says at once. */
const MOST_SAID = 7;
const YOUNG: ReadonlySet<AgeBand> = new Set(['2-3', '4-5', '6-7']);

/** Paragraphs of one kind with what the parent told of the success in them. */
export function withAccount<Each extends Variant>(
  all: readonly Each[],
  kind: SentenceKind,
  band: AgeBand,
  child: Child,
  phrases: Phrases,
  known: ReadonlySet<FactName>,
): readonly Each[] {
  const said = (name: FactName): string => (known.has(name) ? name === 'witness' ? (phrases[name]?.text ?? '') : ofItsOwn(phrases[name]?.text ?? '', child) : '');
  const deed = said('deed');
  if (deed === '') return all;
  const added = (each: Each, text: string, needs: readonly FactName[]): Each => ({
    ...each,
    text,
    needs: [...each.needs, ...needs.filter((need) => need === 'deed' || said(need) !== '')],
  });
  switch (kind) {
    case 'descriptive': {
      const needs = ['deed', 'more', 'onceHard', 'helpedThen'] as const;
      // "That used to be hard" is said of the deed, and stands next to it.
      const ofTheDeed = OF_THE_DEED.test(said('onceHard'));
      const order = ofTheDeed ? (['onceHard', 'more', 'helpedThen'] as const) : (['more', 'onceHard', 'helpedThen'] as const);
      const account = order.map(said).filter((each) => each !== '').join(' '); // prettier-ignore
      const plain = all.filter((each) => !each.needs.includes('hard'));
      const written = plain.filter((each) => each.needs.includes('deed'));
      return (written.length > 0 ? written : plain).map((each) => added(each, `{he} ${deed}. ${account} ${afterTheDeed(each)}`.replace(/ +/g, ' '), needs));
    }
    case 'perspective': {
      const witness = said('witness');
      return witness === '' ? all : all.map((each) => added(each, `${witness} ${each.text}`, ['witness']));
    }
    case 'affirmative':
      return all.map((each) =>
        added(
          each,
          `${applauseOf({ band, child, phrases, atWork: known }, isOfADeath(each))}${each.text}`,
          ['deed', 'afterwards'],
        ),
      );
    case 'control': {
      const own = ofItsOwn(phrases['deed']?.again ?? '', { ...child, person: 'first' });
      if (all.some(isOfADeath)) return all;
      const says = YOUNG.has(band) ? `{he} can say, "I ${own}!"` : `{he} can think, "I ${own}."`;
      if (band === '2-3' && own.split(' ').length > MOST_SAID) return all;
      return [...all, ...all.slice(0, 1).map((each) => ({ ...added(each, says, ['deed']), thread: undefined }))];
    }
    case 'directive':
      return phrases['comforter'] === undefined || isGivenUp(phrases['comforter'].text, deed) || !TO_A_TOY.has(band) ? all : toOwnToy(all, band);
    default:
      return all;
  }
} // prettier-ignore

/** Ages that tell a toy what they did. */
const TO_A_TOY: ReadonlySet<AgeBand> = new Set(['2-3', '4-5', '6-7']);
/** What a child gives up is told nothing. */
const GIVEN_UP = /\b(?:dummy|dummies|pacifier|binky|bottle|soother)\b/i;
/** Nor is what was given away. */
const GAVE = /^(?:gave|donated)\b/i;
const isGivenUp = (comforter: string, deed: string): boolean =>
  GIVEN_UP.test(comforter) || (GAVE.test(deed) && deed.includes(comforter.replace('{his} ', '')));
const A_TOY = /\b(?:a|an|the) (?:toy|teddy|soft toy)\b/;
/** "{he} can tell it to a teddy": a child with a rabbit of its own tells it to that one. */
function toOwnToy<Each extends Variant>(all: readonly Each[], band: AgeBand): readonly Each[] {
  const own = all.filter(({ text }) => A_TOY.test(text)).map((each) => ({ ...each, text: each.text.replace(A_TOY, '{comforter}'), needs: [...each.needs, 'comforter' as const] }));
  const tells = band === '2-3' ? '{he} can tell {comforter}.' : '{he} can tell {comforter} all about it.';
  return [...own, ...all.slice(0, 1).map((each) => ({ ...each, text: tells, needs: ['comforter' as const], thread: undefined }))];
} // prettier-ignore

/** What another ending of the same story begins with: the deed and what it is worth. Empty where none was told. */
export const applauseOf = (
  { band, child, phrases, atWork }: Pick<Material, 'band' | 'child' | 'phrases' | 'atWork'>,
  isQuiet = false,
): string => {
  const again = phrases['deed']?.again;
  // What came after it says more than any praise.
  const after = atWork.has('afterwards') ? phrases['afterwards']?.text : undefined;
  return again === undefined ? '' : `{he} ${ofItsOwn(again, child)}. ${after === undefined ? (isQuiet ? '' : APPLAUSE[band]) : ofItsOwn(after, child)} `;
}; // prettier-ignore

/**
 * What is told of the child as its own doing: whose things they are is plain from who does it, so that no rival for the
 * pronoun can come between. A child of no pronoun did it without help.
 */
export const ofItsOwn = (text: string, child: Child): string => {
  const { he, his, him } =
    child.person === 'first' ? FIRST_PERSON : FORMS[child.pronouns === 'name' ? 'they' : child.pronouns];
  return (
    (
      child.pronouns === 'name' && child.person !== 'first'
        ? text.replace(/(?:all )?(?:by \{himself\}|on \{his\} own)/g, 'without help')
        : text
    )
      // "told {his} dad {he was} the one": whoever told it is meant, and not the one who was told.
      .replace(
        /^(told|admitted|explained|owned up|confessed) (.*?)\{he( was)?\}/,
        (whole, verb: string, before: string, was?: string) =>
          child.pronouns === 'name' && child.person !== 'first'
            ? whole
            : `${verb} ${before}${he}${was === undefined ? '' : he === 'they' ? ' were' : ' was'}`,
      )
      // "I owned up before he left": who says so is meant by every "he" of it.
      .replace(/\{he(?: ([^}]+))?\}/g, (mark, verb?: string) =>
        child.person === 'first' ? ['I', ...(verb === undefined ? [] : [firstPersonVerb(verb)])].join(' ') : mark,
      )
      .replace(/\{himself\}/g, reflexive(child))
      .replace(/\{his\}/g, his)
      .replace(/\{him\}/g, him)
  );
};
