import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './nothing-here-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** The best thing that ever came up the hill, and nobody believes it; so they are told that there is nothing there. */
export const NOTHING_HERE: EventPlot = { id: 'nothing-here', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, chance } = going;
  const { refrain, what, X, x } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'sit', 'sleepy')], things: ['gate'] },
        `${A.introduced} was on the gate. Nothing came. Nothing at all!`,
        `Who was on the gate? ${A.introduced} kept watch. Nothing came, all day.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'excited'), seen(B, 'run', 'worried'), seen(G, 'run', 'worried')],
        },
        `"${refrain}" shouted ${a}. Up ran ${B.introduced}. Up ran ${g}.`,
        `Then ${a} shouted. "${refrain}" ${B.introduced} ran up. So did ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'look-up', 'surprised'), seen(A, 'stand', 'happy')], things: ['gate'] },
        `"Where is it?" said ${g}. "Gone," said ${a}. Just grass, and a gate.`,
        `"Where?" said ${g}, at the gate. "You missed it," said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'run', 'worried'), seen(G, 'stand', 'surprised'), seen(A, 'cheer', 'happy')],
        },
        `"${refrain}" Up ran ${g}. Up ran ${b}. No ${what}! "Oh, ${a}!"`,
        `"${refrain}" ${b} ran. So did ${g}. And where was the ${what}? Nowhere.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'surprised')], weather: 'wind', things: ['gate'] },
        `"${refrain}" Nobody ran. The wind came to the gate. That was all.`,
        `"${refrain}" Only the wind came. The gate went bang.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'walk', 'happy', 'accordion'), seen(A, 'stand', 'surprised')],
          things: ['accordion'],
          weather: 'clear',
        },
        `Then who came? ${X.introduced}! And ${x} had an accordion.`,
        `Oom-pah! What was that? An accordion! It was ${X.introduced}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'dance', 'happy', 'accordion'), seen(A, 'shout', 'excited')],
          things: ['accordion'],
        },
        `"${refrain}" shouted ${a}. "With an accordion!" Nobody believed it.`,
        `"${refrain}" shouted ${a}. "It's true! An accordion!" Nobody believed it.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'think', 'sad'), seen(X, 'dance', 'happy', 'accordion')],
          things: ['accordion'],
        },
        `${x} played the accordion, oom-pah. It was so good. And nobody saw!`,
        `Oom-pah, went the accordion. ${x} danced. And nobody saw it but ${a}!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'shout', 'determined'), seen(B, 'run', 'curious'), seen(G, 'run', 'curious')],
        },
        `"No ${what} here!" shouted ${a}. "Do not look!" "No ${what}?" said ${b}. ${going.Gcap} ran.`,
        `So ${a} shouted, "There is no ${what}!" "Oh?" said ${g}. ${b} ran to look.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(G, 'dance', 'happy'),
            seen(X, 'dance', 'happy', 'accordion'),
            seen(A, 'dance', 'happy'),
            seen(B, 'dance', 'happy'),
          ],
          things: ['accordion'],
        },
        `"${refrain}" said ${g}, and danced. Oom-pah, went the accordion. ${a} danced with ${b}. ${x} played on.`,
        `How they danced! ${b} and ${a} did. The accordion played, and ${x} sang. "${refrain}" sang ${g}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, chance } = going;
  const { refrain, what, X, x, never } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(A, 'sit', 'sleepy')], things: ['gate'] },
        `${A.introduced} had to sit on the gate and keep watch. If anything came up the hill, it was to be shouted. ${never} It was the dullest gate in the world.`,
        `On top of a hill was a gate. On top of that was ${A.introduced}. The job was to watch, and shout if anything came. ${never} One got to know the grass.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'excited'), seen(B, 'run', 'worried'), seen(G, 'run', 'worried', 'spoon')],
          things: ['spoon'],
        },
        `So on Monday, at ten, ${a} shouted. "${refrain}" Up the hill came ${B.introduced}, and ${g} with a spoon. They ran so fast that they couldn't speak. It was lovely.`,
        `"${refrain}" shouted ${a}, on Monday, just to see. It was like magic. Two doors flew open. ${B.introduced} ran. So did ${g}, with a spoon, and porridge on it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'look-up', 'surprised', 'spoon'), seen(A, 'stand', 'happy')],
          things: ['spoon', 'gate'],
        },
        `"Where is it?" said ${g}, and held up the spoon. "You've just missed it," said ${a}. "It was as big as a barn." They all looked over the gate for a bit.`,
        `"Where?" said ${g}, over the gate. "It's gone," said ${a}. "You should have seen it. It was twice as big as you." There was a smell of burnt porridge, off the spoon.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'stand', 'surprised'), seen(G, 'stand', 'angry'), seen(A, 'cheer', 'happy')],
        },
        `"${refrain}" shouted ${a}, on Tuesday. They came again, ${b} first. But on the top there was nothing but ${a}, and a view. "It was as big as two barns," said ${a}. "Oh, ${a}," said ${b}.`,
        `On Tuesday it was after lunch. "${refrain}" They came up rather more slowly, and ${g} had a stitch. "As big as what, this time?" said ${b}. "As big as a church," said ${a}. "Hm," said ${g}.`,
      ),
      page(
        { weather: 'wind', camera: 'close', actors: [seen(A, 'shout', 'surprised')], things: ['gate'] },
        `On Wednesday ${a} stood on the gate, and shouted. "${refrain}" Down in the village not one door moved. Somebody closed a window. The wind came up to see, but nobody else.`,
        `"${refrain}" shouted ${a}, on Wednesday. The gate creaked. You could hear ${g} far below, going on with lunch. "More peas?" said ${g}. And that was all.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'medium',
          actors: [seen(X, 'walk', 'happy', 'accordion'), seen(A, 'stand', 'surprised')],
          things: ['accordion', 'gate'],
        },
        `Then there were steps on the other side. Up to the gate came ${X.introduced}, with an accordion. "Good day," said ${x}. "Is this a good place to play? I like a view."`,
        `On Thursday there was a noise behind the gate. Oom-pah, it went. It was an accordion, and it was being played by ${X.introduced}. "Is there a village?" said ${x}. "I do dances."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'shout', 'excited'), seen(X, 'dance', 'happy', 'accordion')],
          things: ['accordion'],
        },
        `"${refrain}" shouted ${a}. "It's a real one! It's got an accordion!" Nobody believed it. "The stories are getting better," said ${g}, far below. ${x} played all the same.`,
        `${a} nearly fell off. "${refrain}" shouted ${a}. "And it plays the accordion! I'm not making it up!" Far below somebody laughed. Nobody believed it. ${x} did a slow waltz.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'think', 'sad'), seen(X, 'dance', 'happy', 'accordion')],
          things: ['accordion'],
        },
        `It was the best thing that had ever come up the hill. It knew a polka, and could kick. And there was only ${a} to see it. "I leave at sunset," said ${x}. "Are they shy, down there?"`,
        `The accordion went up and down like a rainbow. ${x} kicked at all the right places. ${a} had waited all year for something to come. "It's no fun, being the only one who knows," said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'shout', 'determined'), seen(B, 'look-up', 'curious'), seen(G, 'look-up', 'surprised')],
        },
        `${a} thought very hard, and filled both lungs. "There's no ${what} here!" shouted ${a}. "There's nothing at all! Do not come and look!" "No ${what}?" said ${b}. "Then there must be one!"`,
        `Then ${a} had an idea. It was upside down, but it might work. "Nothing to see!" shouted ${a}. "No ${what} at all!" Down below ${g} put down a fork. "${a} would never say that," said ${b}. "Run!"`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: [
            seen(G, 'dance', 'happy'),
            seen(X, 'dance', 'happy', 'accordion'),
            seen(A, 'dance', 'happy'),
            seen(B, 'dance', 'happy'),
          ],
          things: ['accordion'],
        },
        `Up they came, and stopped. "${refrain}" said ${g}, quite weakly. The accordion went oom-pah. Then ${g} danced with ${b}, and ${a} with both. ${x} played till dark.`,
        `They got there as the sun went down. Nobody ran away. You can't, from a polka. ${b} and ${a} danced. ${x} never missed a note on the accordion. "${refrain}" sang ${g}.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'point', 'shy'), seen(G, 'kneel', 'curious'), seen(B, 'kneel', 'curious')],
          things: ['gate'],
        },
        `In the morning ${a} called down from the gate. "There's a snail up here." "As big as a barn?" called ${g}. "No," called ${a}. "It's rather small." They came up to see. It was rather small.`,
        `The next morning ${a} called, quite quietly, "There's a snail on the gate." "How big?" called ${b}. "About so big," said ${a}. ${Gcap} and ${b} came all the way up. And it was about so big.`,
      ),
    ],
  };
}
