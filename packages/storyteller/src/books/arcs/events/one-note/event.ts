import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { MAKES_MUSIC, musicIn } from './music.ts';
import { THE_LAST } from './the-last.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Somebody makes music, or wants to, and has one note: a dragon who wanted to play the violin. */
export const ONE_NOTE: StoryEvent = {
  id: 'one-note',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: MAKES_MUSIC,
  not: /\b(?:scared|afraid|nervous|shy|stage fright|competition|contest|talent|lost|loses|stolen|stole\w*|steals?|magic\w*|broken|too loud|loud(?:est)?|lullab\w*|bed(?:time)?|sleep|mermaid|christmas|carols?|birthday|does ?n[o'’]?t|did ?n[o'’]?t|can['’]?t stop|never stops?|moon|stars|space|ghost|haunted|grandpa['’]s|grandad['’]s|nativity|forgets?|forgot)\b/i,
  fits: (theme) => {
    const { hero, other } = theme;
    return (
      onTheGround(theme) &&
      hero?.plural !== true &&
      [hero, other].every(
        (each) => !each?.being || each.being.id === 'robot' || !/^(?:sea|thing|vehicle)$/.test(each.being.isa),
      )
    );
  },
  reads: ({ hero, other, raw }) => {
    const [one, two] = [hero, other].map((each) =>
      each && /sing|opera|pop star|musician|piano|violin|guitar|drum/.test(each.word)
        ? null
        : each?.being?.id === 'robot'
          ? each
          : somebody(each),
    );
    return {
      hero: one ?? null,
      other: two ?? null,
      thing: about(musicIn(raw).what ?? 'band'),
      relation: 'none',
      want: null,
      clause: null,
      fear: null,
      first: null,
      activity: null,
      place: null,
    };
  },
  plots: [{ ...THE_LAST, when: MAKES_MUSIC }],
  talk: {
    young: { yours: [() => 'Sing a song, and leave out the last note. What happens?'] },
    older: {
      wonder: [() => 'Why did nobody clap before?'],
      yours: [() => 'What is the one thing that you can do really well?'],
    },
  },
};
