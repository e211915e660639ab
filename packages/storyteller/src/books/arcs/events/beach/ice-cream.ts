import type { BeatPage, Told } from '../../../arc.ts';
import type { EventPlot, Going } from '../event.ts';

const THEN = ' Then there was ice cream, before it could melt.';

/** The last page but one with ice cream on it. */
function withIt(told: Told): Told {
  const at = told.pages.length - 2;
  const had = ({ text, scene }: BeatPage): BeatPage => ({
    text: typeof text === 'string' ? text + THEN : text.map((each) => each + THEN),
    scene: { ...scene, things: [...(scene.things ?? []).slice(0, 2), 'ice-cream'] },
  });
  return { ...told, pages: told.pages.map((page, n) => (n === at ? had(page) : page)) };
}

/** A plot in which there is ice cream where the theme has some. */
export function withIceCream(plot: EventPlot): EventPlot {
  const tell =
    (telling: 'young' | 'middle' | 'old') =>
    (going: Going): Told => {
      const told = plot[telling](going);
      return /\bice[- ]?cream/.test(going.raw) ? withIt(told) : told;
    };
  return { ...plot, young: tell('young'), middle: tell('middle'), old: tell('old') };
}
