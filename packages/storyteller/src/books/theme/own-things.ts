import { escaped } from '../../words/escaped.ts';
import { kinWords } from '../../facts/kin.ts';
import type { Mention, Token } from './entities.ts';
import { isSomebody } from './first-time-meant.ts';
import type { Roles } from './roles.ts';

type Parts = Pick<Roles, 'relation' | 'hero' | 'other' | 'thing'>;

const DONE_TO =
  /^(?:finding|finds?|found|hide|hides|hiding|eating|painting|decorating|opening|wrapping|collecting|counting|throwing|catching|feeding|buying|choosing|use|using|burnt|polishing|cleaning|washing|carrying)$/;
const OF_ONE_OF_KIN = new RegExp(
  String.raw`^(?:(?:an?|my|our|the) )?(?:\w+ )?(?:${kinWords.join('|')}) (?:who|that|is|has|can|can't|won't|[a-z]+(?:s|ed)|burnt|made|lost|broke|ate|forgot|bought|built|found) `,
);

function isOwned({ from, to }: Mention, tokens: readonly Token[]): boolean {
  const before = tokens[from - 1];
  const owned = /^(?:my|our|his|her|their)$/.test(before?.word ?? '') || /['’]s$/.test(before?.typed ?? '');
  return owned && to === tokens.length;
}

/** Parts of a theme after things that somebody has, finds or only wishes to be are no longer taken for somebody. */
export function withOwnThings(parts: Parts, tokens: readonly Token[], text: string): Parts {
  let { relation, hero, other, thing } = parts;
  // "finding easter eggs", "hide the present": what is done to a thing is not its doing.
  const verb = hero ? (tokens[hero.from - 1]?.word ?? '') : '';
  const article = /^(?:an?|the|some|my|our|his|her|their)$/.test(verb)
    ? (tokens[(hero?.from ?? 0) - 2]?.word ?? '')
    : verb;
  if (
    hero?.being?.isa === 'thing' &&
    !thing &&
    ['none', 'friend', 'want'].includes(relation) &&
    DONE_TO.test(article)
  ) {
    if (/^f[io]/.test(article)) relation = 'lost';
    [thing, hero] = [hero, other?.being?.isa === 'thing' ? null : other];
    if (hero === other) other = null;
  }
  // "my brother and me find a treasure map": what is found was somebody's.
  const found = thing
    ? tokens.slice(Math.max(0, thing.from - 2), thing.from).some((each) => /^(?:finds?|found|finding)$/.test(each.word))
    : false;
  if (relation === 'none' && !hero && found) relation = 'lost';
  // "a grandma who rides a motorbike": grandma is who it is about.
  if (hero && !isSomebody(hero) && OF_ONE_OF_KIN.test(text) && !other) {
    if (!thing) thing = hero;
    hero = null;
  }
  if (hero && OF_ONE_OF_KIN.test(text) && new RegExp(String.raw`\bbe (?:an? |the )${escaped(hero.word)}`).test(text))
    hero = null;
  // "daddy's big feet" are Daddy's.
  if (relation === 'none' && hero?.being?.isa === 'thing' && !hero.known && !thing && isOwned(hero, tokens))
    [thing, hero] = [hero, null];
  // "a spoon who wants to be a fork": there is no fork, and a red bus and a blue bus are both the bus.
  if (thing && hero && thing.being !== null && thing.being.id === hero.being?.id) thing = null;
  if (
    thing &&
    hero &&
    relation === 'want' &&
    new RegExp(String.raw`\bbe (?:an? |the )?(?:\w+ )?${escaped(thing.word)}\b`).test(text)
  )
    thing = null;
  // "my red wellies", "grandad's clock": what is somebody's own is a thing, as long as it does nothing.
  if (
    relation === 'none' &&
    hero?.being?.isa === 'thing' &&
    hero.thing !== null &&
    !thing &&
    !other &&
    isOwned(hero, tokens)
  )
    [thing, hero] = [hero, null];
  return { relation, hero, other, thing };
}
