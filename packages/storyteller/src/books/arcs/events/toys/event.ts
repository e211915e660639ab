import type { Theme } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { NIGHT } from './night.ts';
import { WASH } from './wash.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const isTeddy = ({ hero }: Theme): boolean => hero?.being?.id === 'teddy';

/** "My dolls wake up": all of them, and none of them the hero. */
const isToys = ({ hero }: Theme): boolean =>
  /^(?:(?:soft|cuddly|my|the) )?(?:toys?|dolls?|teddies|rag dolls?|puppets?)$/i.test(hero?.word ?? '');

/** Toys that come to life are no bear that will not sleep, and a washing machine is nothing that is lost. */
const reads = (theme: Theme): Partial<Theme> => ({
  hero: isTeddy(theme) && /\bteddy|\bteddies/i.test(theme.raw) ? theme.hero : null,
  other: null,
  relation: 'none',
  clause: null,
});

/** Toys at night, and toys in the wash. */
export const TOYS: StoryEvent = {
  id: 'toys',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:toys?|teddy|teddies|dolls?|teddy bears?|soft toys|cuddly toys)\b.*\b(?:alive|to life|at night|midnight|wash\w*|laundry|secretly|when (?:no one|nobody|everyone|we|you)|asleep|wake up)\b|\b(?:at night|midnight|when (?:no one|nobody|everyone)|washing machine)\b.*\b(?:toys?|teddy|teddies|teddy bears?)\b/i,
  not: /\b(?:lost|scared|afraid|fear\w*|birthday|christmas|hospital|share|sharing|tidy\w*|bedtime|can't sleep|cannot sleep|won't sleep|toy ?shop|museum|moon|space|school)\b/i,
  fits: (theme) => theme.hero === null || isTeddy(theme) || isToys(theme),
  reads,
  plots: [NIGHT, WASH],
  talk: {
    young: { yours: [() => 'Which of your toys would wake up first?'] },
    older: {
      wonder: [() => 'What do you think the toys would tell about the people they live with?'],
      yours: [() => 'How would you know your own toy among a hundred of the same?'],
    },
  },
};
