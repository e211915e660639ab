import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { OLD_SHEET } from './old-sheet.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PAINTS = /\b(?:paint(?:s|ed|ing|ings)?|painters?|artists?|art (?:lesson|class|club|room|day))\b/i;

/** Somebody paints, or wants to: a robot who wants to learn how to paint. */
export const PAINTS_A_PICTURE: StoryEvent = {
  id: 'paints',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: PAINTS,
  not: /\b(?:would rather|would sooner|prefers?|scared|afraid|competition|contest|magic\w*|invisible|lost|stolen|stole|steals?|thief|museum|gallery|face[- ]?paint\w*|fence|wall|walls|house|bedroom|shed|boat|door|eggs?|easter|nails?|rainbow|sky|stars|moon|space|picture of|portrait|painting of|paints? (?:his|her|their|himself|herself) (?!best|first|own|very)|c[oa]mes? (?:alive|to life|true)|inside|into (?:a|the) painting|talk\w*|colours? (?:gone|lost|missing)|without colou?rs?|zebra|leaves|autumn|christmas|graffiti|hides?|spots|stripes|birthday|for sale|con artist|escape artist|ghost\w*|haunted|zoo)\b/i,
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
  reads: ({ hero, other }) => {
    const isPainter = (word: string): boolean => /^(?:paint\w*|artist|art|picture|brush)$/.test(word);
    const [one, two] = [hero, other].map((each) =>
      each && isPainter(each.word) ? null : each?.being?.id === 'robot' ? each : somebody(each),
    );
    return {
      hero: one ?? null,
      other: two ?? null,
      thing: about('paint'),
      relation: 'none',
      want: null,
      clause: null,
      fear: null,
      first: null,
      activity: null,
      place: null,
    };
  },
  plots: [{ ...OLD_SHEET, when: PAINTS }],
  talk: {
    young: { yours: [() => 'Which colour would you spill?'] },
    older: {
      wonder: [() => 'Who painted the garden? Was it on purpose?'],
      yours: [() => 'What did you once make that was better than what you meant to make?'],
    },
  },
};
