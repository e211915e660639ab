import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen } from '../../events/event.ts';
import { page } from '../../events/page.ts';
import type { OneBetween } from '../cast.ts';
import { sharing } from '../sharing.ts';

/** For ages 5 to 7: a line, and turns, and a tin; and then all of it, which is too much. */
export function middle(bound: OneBetween): Told {
  const { P, Q, p, spare, q, z, called, on, place, drawn, chance, rest, restSit, mood, n } = sharing(bound);
  const refrain = 'Budge up';
  const still = mood === null ? `${p} still liked it quiet, of course.` : `${p} was still ${mood}, of course.`;
  return {
    title: titled(chance.pick('budge up', `the line down the ${z}`, `half of one ${z}`)),
    refrain,
    pages: [
      page(
        { ...place, camera: 'wide', actors: [seen(P, 'sit', 'calm')], things: drawn },
        `There was only one ${called}. It was exactly as wide as ${P.introduced}. ${p} sat ${on} it, looked straight ahead, and wanted nothing.`,
        `${P.introduced} had measured it. There was not a crumb of the ${called} left over. "Perfect," said ${p}, and sat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'jump', 'happy'), seen(P, 'sit', 'surprised'), ...restSit] },
        `On Monday along came ${Q.introduced}. "We have to share," said ${q}. "There isn't any other. ${refrain}!"${rest.middle}`,
        `"${refrain}!" said somebody. It was ${Q.introduced}, with a song and no ${z}. "There's only the one, so we share it."${rest.middle}`,
      ),
      page(
        { camera: 'close', actors: [seen(Q, 'sit', 'happy'), seen(P, 'sit', 'worried')] },
        `${q} sang a song with nineteen verses. In between, ${q} told ${p} what the next one would be about. "${refrain}," said ${p}. "You've sat on my thoughts."`,
        `${q} could not sit. ${q} wriggled, and hummed, and pointed at things. There were a lot of things. "${refrain}," said ${p}, who was down to one half of one half.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'kneel', 'determined', 'crayon'), seen(Q, 'sit', 'curious')],
          things: ['crayon'],
        },
        `So ${p} took a crayon and drew a line down the middle. "That's yours, and this is mine." They sat back to back, so as not to see. But a song does not stop at a line.`,
        `"Halves," said ${p}, and drew a line in crayon, as straight as a ruler. They turned their backs to it. It worked for both of them, and for nothing else. The song just stepped over.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'sit', 'happy'), seen(P, 'stand', 'sad')] },
        `Then they took turns, a hundred breaths each. ${q} sat, and ${p} stood beside it and counted. ${q} breathed very slowly. "${refrain}," said ${p}, at ninety-nine.`,
        `Turns were no better. When it was ${q}'s turn, there was nothing to do but look at the ${z}. It looked better from there than it ever had.`.replace(
          `${q}'s`,
          Q.names,
        ),
      ),
      page(
        { camera: 'wide', actors: [seen(Q, 'sit', 'worried'), seen(P, 'sit', 'calm')], things: [spare] },
        `After that ${q} tried a ${spare}. It tipped up. It had a corner. "It's very nice," said ${q}, from the floor of it. It was a ${spare}.`,
        `"Find your own," said ${p}. So ${q} found a ${spare}. It let in the wind, and then one side fell off. "It's nearly ${z.match(/^[aeiou]/) ? 'an' : 'a'} ${z}," said ${q}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'shout', 'angry'), seen(Q, 'stand', 'sad')] },
        `"I had it first," said ${p}, "and I liked it better." It came out louder than it had gone in. ${q} stopped in the middle of verse eleven, and went away.`,
        `"It was all right before you came!" said ${p}. There was no song after that. ${q} looked down, and got off, and walked round the corner.`,
      ),
      page(
        { time: 'sunset', camera: 'wide', actors: [seen(P, 'sit', 'sad')], things: drawn },
        `Now ${p} had the whole ${z}, both halves. It was a good deal wider than it used to be. There was a draught down one side, just as long as ${q}.`,
        `It was perfectly quiet. ${p} sat on this half, and then on that. Wherever one sat, there was too much left over. And all along one's back it was cold.`,
      ),
      page(
        { camera: 'medium', actors: [seen(Q, 'sit', 'sad'), seen(P, 'stand', 'shy')] },
        `${q} was round the corner, in what was left of the ${spare}. "What happens in verse twelve?" said ${p}. It took some saying. "I've budged up. You can come and see."`,
        `${p} looked round the corner, where somebody was shivering, out of tune. "There's a cold place on it," said ${p}. "It's just your size. I've budged up."`,
      ),
      page(
        {
          time: 'night',
          camera: 'close',
          actors: [seen(P, 'sit', 'happy'), seen(Q, 'sit', 'happy'), ...restSit],
          things: drawn,
        },
        `They sat back to back again, on top of the line. Each was a chair for the other, and nobody had a cold side. ${still} But by verse twenty ${p} was doing the low bits.`,
        `This time they leaned. It's odd, but ${n} take less room like that than one who is cross. ${q} sang verse twelve. ${still} "You've left out a bit," said ${p}, and sang it.`,
      ),
      page(
        { time: 'day', camera: 'wide', actors: [seen(P, 'sit', 'calm'), seen(Q, 'sit', 'happy')], things: drawn },
        `The next morning there was another ${z}, with nobody ${on} it. They both looked at it. "You have it," said ${p}. "No, you," said ${q}. They put the crumbs on it. "${refrain}," said ${p}, and did not move.`,
        `By breakfast somebody had found a second ${z}. "So you needn't share any more," people said. ${p} and ${q} thought it over, back to back. Then a snail got ${on} it, and looked across at them all day.`,
      ),
    ],
  };
}
