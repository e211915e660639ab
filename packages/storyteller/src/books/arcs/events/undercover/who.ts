import { beingNamed } from '../../../theme/entries.ts';
import { beingOfKind } from '../../../theme/generic-being.ts';
import { kindOf } from '../../../theme/noun-kind.ts';
import type { Entity, Theme } from '../../../theme.ts';
import { about, somebody } from '../page.ts';

/** What somebody is in secret. */
export const AGENT = String.raw`(?:spy|spies|secret agents?|undercover agents?|agents?|super-? ?hero(?:es)?)`;

const WHO = [
  new RegExp(
    String.raw`^(?:an?|the|my|our|one|about a|a story about a) (.+?),? (?:(?:who|that|which) )?(?:is|was|works as|worked as|becomes|became|turns out to be|might be|could be|must be)(?: (?:secretly|really|actually|also|in secret|an?|the|real|top|great|famous))* ${AGENT}\b`,
    'iu',
  ),
  new RegExp(String.raw`^(?:an?|the|my|our) (.+?),? the ${AGENT}\b`, 'iu'),
  /^(?:(?:an?|the|my|our) )?undercover (.+)$/iu,
  /^(?:(?:an?|the|my|our) )?(.+?) (?:who )?(?:is |was |goes |went )?undercover\b/iu,
  /^(?:the )?(?:(?:secret )?agent|spy) (\p{L}+)$/iu,
  /^(?:an?|the|my|our) (.+?) (?:spy|secret agent)$/iu,
];

/** "Cheese sandwich" of "a cheese sandwich who is a spy", with what else is said of it. */
function named(words: string): Entity | null {
  const all = words.toLowerCase().split(/\s+/);
  for (let from = 0; from < all.length; from++) {
    const word = all.slice(from).join(' ');
    const known = beingNamed(word);
    const kind = known ? undefined : kindOf(word);
    const being =
      known ??
      (kind && /^(?:animal|thing|food|plant|clothing|instrument)$/.test(kind.kind.sort)
        ? beingOfKind(word, kind.kind)
        : null);
    if (being) return { ...about(word), adjectives: all.slice(0, from), being };
  }
  return null;
}

/** Who is the agent; null where that is the child. */
export function agentOf({ hero, other, raw }: Pick<Theme, 'hero' | 'other' | 'raw'>): Entity | null {
  const words = WHO.map((each) => each.exec(raw.trim())?.[1]).find((each) => each !== undefined);
  const said = words === undefined ? null : named(words);
  const isAgent = (each: Entity | null): boolean => each !== null && /\b(?:spy|agent|superhero)$/.test(each.word);
  const own = [hero, other].find(
    (each) => each?.being && !isAgent(each) && !each.plural && each.being.isa !== 'vehicle',
  );
  if (said && own && said.being?.id === own.being?.id)
    return { ...own, adjectives: own.adjectives.filter(isPlain), word: said.word };
  return said ?? somebody(own ?? null);
}

const isPlain = (adjective: string): boolean => !/undercover|secret|spy|agent/.test(adjective);
