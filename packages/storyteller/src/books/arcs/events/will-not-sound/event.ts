import { NOTHING_DONE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { ABOUT_NOTHING } from './about-nothing.ts';
import { noiseIn, SILENT } from './noises.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody does not make the noise of its kind: a wolf who doesn't want to howl. */
export const WILL_NOT_SOUND: StoryEvent = {
  id: 'will-not-sound',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: SILENT,
  not: /\b(?:lost|loses|choir|show|concert|stage|school|scared|afraid|moon|stop(?:s|ped)? (?:bark|talk)\w*|never stops?|can(?:no|')t|bedtime|sleep|library|robbers?|burglars?|purr\w*|crow who)\b/i,
  fits: (theme) => {
    const { hero, other, raw } = theme;
    return (
      onTheGround(theme) &&
      somebody(hero) !== null &&
      hero?.plural !== true &&
      other === null &&
      !/^(?:sea|person|insect|vehicle|thing)$/.test(hero?.being?.isa ?? '') &&
      noiseIn(raw, hero?.being?.id) !== null
    );
  },
  reads: ({ hero }) => ({
    ...NOTHING_DONE,
    // "The quiet wolf": that is what the book is about, and it is no trait of anybody who howls in the end.
    hero: hero
      ? { ...hero, adjectives: hero.adjectives.filter((each) => !/quiet|silent|soft|whisper/.test(each)) }
      : null,
    other: null,
    thing: null,
    fear: null,
  }),
  plots: [standsApart({ ...ABOUT_NOTHING, when: SILENT })],
  talk: {
    young: { yours: [() => 'Be very quiet. What can you hear?'] },
    older: {
      wonder: [({ hero }) => `Why did everybody come running when it was ${hero}?`],
      yours: [() => 'What is worth a loud noise, and what is not?'],
    },
  },
};
