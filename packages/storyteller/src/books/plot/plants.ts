import type { Plants } from '../arc.ts';
import { atStart } from './at-start.ts';

/**
 * Each ability shown early as a funny, harmless habit. No line needs hands, legs or a size, because an ability may
 * belong to a mouse, a fire engine or a moon.
 */
export const PLANTS: Plants = {
  warm: [
    (w) => `${atStart(w.name)} was the warmest for miles. On cold mornings the neighbours came and stood near.`,
    (w) => `Wherever ${w.name} had been sitting, there was a warm patch. People queued for it.`,
    (w) => `Butter could not be left near ${w.name}. It gave up and lay down.`,
    (w) => `In winter, three families dried their socks beside ${w.name}. Nobody minded the smell.`,
  ],
  fly: [
    (w) => `${atStart(w.name)} could fly, as long as nobody said "Look!"`,
    (w) => `${atStart(w.name)} did not use the gate. Over was quicker, and had a better view.`,
    (w) => `Kites saw ${w.name} fly by, and wished that they had no string.`,
    (w) => `${atStart(w.name)} knew what every roof had in its gutter. One had a spoon in it.`,
  ],
  strong: [
    (w) =>
      `${atStart(w.name)} was strong, and did not always know it. There was a drawer full of door handles to prove it.`,
    (w) => `When the piano had to go next door, nobody rang for a van. They rang for ${w.name}.`,
    (w) => `${atStart(w.name)} once leaned on a shed. The shed is in a different place now.`,
    (w) => `${atStart(w.name)} could open any jar in the street. Nobody's pickles were safe.`,
  ],
  small: [
    (w) => `${atStart(w.name)} was so small that people often took ${w.him} for a crumb.`,
    (w) => `It was easy to lose ${w.name}. Once it was in a spoon.`,
    (w) => `${atStart(w.name)} was no size at all, and came to supper by the keyhole.`,
    (w) => `There was a place under the cupboard where only ${w.name} could go. It was full of lost peas.`,
  ],
  light: [
    (w) => `In the dark, ${w.name} glowed. Not much. About as much as a jar of honey in the sun.`,
    (w) => `Nobody could play hide-and-seek with ${w.name} after tea. There was always a glow behind the curtain.`,
    (w) => `${atStart(w.name)} shone a little, mostly when thinking. Moths thought it was very kind.`,
    (w) => `People read in bed by ${w.name}. They never said thank you, being at the good bit.`,
  ],
  dig: [
    (w) => `${atStart(w.name)} liked to dig. So far there had been the lawn, the sandpit and, once, a spoon.`,
    (w) => `${atStart(w.name)} never went round a thing. Why go round, when there is under?`,
    (w) => `The garden had eleven holes in it. ${atStart(w.name)} had a name for each of them.`,
    (w) => `Leave ${w.name} alone for an hour, and there would be a hole.`,
  ],
  swim: [
    (w) => `${atStart(w.name)} swam every day, rain or shine. Underneath there was no difference.`,
    (w) => `${atStart(w.name)} thought of water as thick air. What was all the fuss about?`,
    (w) => `When it rained, everybody ran in. ${atStart(w.name)} came out.`,
    (w) => `${atStart(w.name)} had been to the bottom of the pond. It was mostly forks.`,
  ],
  loud: [
    (w) => `${atStart(w.name)} had a voice. Two hills away they knew what ${w.name} wanted for lunch.`,
    (w) => `When ${w.name} whispered, the cups moved along the shelf.`,
    (w) => `${atStart(w.name)} never had to knock. The door knew.`,
    (w) => `${atStart(w.name)} heard "Shush" so often that it was like a second name.`,
  ],
  gentle: [
    (w) => `${atStart(w.name)} was careful with things. Not one egg had ever been cracked on the way home.`,
    (w) => `Butterflies sat down on ${w.name} to finish what they were thinking.`,
    (w) => `${atStart(w.name)} was never in a hurry. Even the shy cat next door came out to look.`,
    (w) => `If a thing broke easily, it was given to ${w.name} to look after.`,
  ],
  climb: [
    (w) => `${atStart(w.name)} climbed everything: the gate, the curtains and the hall clock.`,
    (w) => `If you wanted ${w.name}, you looked up. It was usually the top of the wardrobe.`,
    (w) => `${atStart(w.name)} could not see a wall without wondering what was on it.`,
    (w) => `The jam was kept on the highest shelf. ${atStart(w.name)} thought that was a very nice shelf.`,
  ],
  fast: [
    (w) => `${atStart(w.name)} was quick. Most days ${w.name} was home before the echo.`,
    (w) => `${atStart(w.name)} ran each race twice, because nobody had seen the first one.`,
    (w) => `When ${w.name} went by, hats came too.`,
    (w) => `${atStart(w.name)} had never once seen a kettle boil. There was always time for one more lap.`,
  ],
  sniff: [
    (w) => `${atStart(w.name)} had the best nose in the street. It could smell Tuesday.`,
    (w) => `${atStart(w.name)} knew what was for supper, and for tomorrow's supper as well.`,
    (w) => `${atStart(w.name)} never asked who was at the door. One sniff, and out came the name.`,
    (w) => `Nobody could hide a biscuit from ${w.name}. They had tried the attic. They had tried tins.`,
  ],
  bounce: [
    (w) => `${atStart(w.name)} did not walk. ${atStart(w.name)} bounced. The plates were kept on the low shelf.`,
    (w) => `The people downstairs knew when ${w.name} was happy. Their lamp swung.`,
    (w) => `${atStart(w.name)} had worn out two beds, a sofa and a very patient cushion.`,
    (w) => `${atStart(w.name)} came into every room going up and down.`,
  ],
  string: [
    (w) => `${atStart(w.name)} kept a bit of string ready, because you never know.`,
    (w) => `${atStart(w.name)} collected string. Long bits, short bits, and a jar of bits too short to use.`,
    (w) => `Nothing was ever broken for long near ${w.name}. It was tied up by tea time.`,
    (w) => `${atStart(w.name)} tied a knot for each thing to remember. There were a great many knots.`,
  ],
  nibble: [
    (w) => `Whatever was near ${w.name} got nibbled: pencils, corners, the end of the map.`,
    (w) => `${atStart(w.name)} had never left a crust, a label or a shoelace.`,
    (w) => `Every book in the house had lost a corner. ${atStart(w.name)} said that it was mice.`,
    (w) => `${atStart(w.name)} read with both eyes and all teeth. Page nine was delicious.`,
  ],
};
