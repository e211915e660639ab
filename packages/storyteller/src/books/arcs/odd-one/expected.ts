import type { Figure } from '../../arc.ts';

const IS_NICE = /\b(?:nice|kind|friendly|gentle|good|polite|sweet|soft|helpful|not scary)\b/i;

/** What everybody expects of a kind that has a bad name, and what this one never did. */
const EXPECTED: readonly (readonly [RegExp, string, string])[] = [
  [/^creeper$/, 'A creeper hisses, and goes off with a bang', 'had never gone off at anybody'],
  [/^(?:wolf|werewolf)$/, 'A wolf huffs, and blows the house in', 'had never so much as blown out a candle'],
  [/^dragon$/, 'A dragon burns down the village', 'had only ever warmed up a bun'],
  [/^(?:shark|crocodile|piranha)$/, 'One swims away from those teeth', 'had only ever bitten toast'],
  [/^(?:ghost|monster|ghoul|bogeyman)$/, 'One of those goes boo, and people run', 'had only ever said good evening'],
  [
    /^(?:zombie|mummy|skeleton|vampire)$/,
    'One shuts the door on those',
    'had always wiped both feet and rung the bell',
  ],
  [/^(?:witch|wizard|ogre|troll|giant)$/, 'One does not cross the path of those', 'had only ever moved over'],
  [/^(?:villain|robber|pirate|burglar)$/, 'One locks up the silver for those', 'had never taken so much as a spoon'],
];

/** "A creeper hisses, and goes off with a bang. Quill had never gone off at anybody. "; empty of whom nothing bad is expected. */
export function expectedOf({ name, kind, being }: Figure, clause: string): string {
  if (!IS_NICE.test(clause)) return '';
  const found = EXPECTED.find(([kinds]) => kinds.test(being?.id ?? '') || kinds.test(kind));
  return found === undefined ? '' : `${found[1]}. ${name} ${found[2]}. `;
}
