import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** Three mornings are read off a ceiling, and on the last of them everybody has been looking out at the wrong end. */
export function old(going: Going): Told {
  const { K, k, G, chance } = going;
  const { refrain, V, v, theV, far, g, Gcap } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(V, 'stand', 'happy'), seen(K, 'cheer', 'excited'), seen(G, 'wave', 'happy')],
        },
        `Nothing in ${V.introduced} was only one thing. The table was a bed, the bench was a larder, and the step was where they kept the potatoes. ${k} had the bunk at the very back. It was like lying in a drawer. One's nose was a hand's breadth from the ceiling, and one got to know it. "Where to?" said ${g}, with the map across the wheel. "The sea," said ${k}. "I don't only want to go there. I want to see it from bed."`,
      ),
      page(
        {
          setting: 'farm',
          time: 'night',
          camera: 'medium',
          actors: [seen(V, 'stand', 'sleepy'), seen(G, 'stand', 'happy')],
        },
        `So they set out${far}, with every cup singing on its hook. It's further than it looks on a map. When the first night came there was only a field with a gate, and a farmer, who said yes. "${refrain}" said ${g}, and it took four minutes. That's what is good about ${theV}. Wherever you stop you have already arrived.`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(K, 'look-up', 'curious')], things: ['bush'] },
        `In the morning the ceiling was green. It was a soft sort of green, like the inside of a pea. ${k} lay and admired it for a while before wondering why. Then ${k} looked out. There was a hedge, so close that it had come in a little. A cow had put her head through it, and had her eye on the cornflakes. It was nice of her. She wasn't the sea.`,
      ),
      page(
        {
          setting: 'mountain',
          time: 'night',
          camera: 'medium',
          actors: [seen(V, 'stand', 'sleepy'), seen(K, 'point', 'excited'), seen(G, 'stand', 'happy')],
        },
        `The second day was mostly uphill. It was dark by the time that ${v} got to the top, and coughed, and stood still. In the headlamps there was a board, with a painted telescope. YOU CAN SEE THE WHOLE BAY FROM HERE, it said. "There you are," said ${g}. "You need only open your eyes. ${refrain}" ${k} went to sleep with the curtain held in one fist, so as to lose no time.`,
      ),
      page(
        { time: 'day', camera: 'close', actors: [seen(K, 'look-up', 'sad')], things: ['cloud'] },
        `Next morning the ceiling was white. It was white all over, from corner to corner, like paper. ${k} pulled the curtain, and outside it was just the same. They were in the middle of a cloud. There was no bay. There wasn't any board, and they had parked against that. Somewhere a sheep coughed, quite near, and another one said something to it. They waited until eleven. "It's probably very good," said ${g}, "behind that."`,
      ),
      page(
        {
          setting: 'beach',
          time: 'night',
          camera: 'medium',
          actors: [seen(V, 'stand', 'sleepy'), seen(G, 'stand', 'worried')],
        },
        `On the third day they lost their way twice. They lost it to begin with, and then, when they had found it, they lost that one. All the campsites were full. It was close on midnight when a man with a torch waved them into the last place that there was. ${Gcap} let ${v} roll in just as they were, and pulled on the brake. "${refrain}" said ${g}. It didn't sound like the other times. The next day they would have to start back.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(G, 'sit', 'sad')] },
        `In the morning ${g} was up first, and pulled back the big curtain at the front. It was quiet for rather too long. "What is it?" called ${k}. "It's a wall," said ${g}. It was quite a good wall. It was a yard away, with a snail on it, and it went all the way up. "I'm sorry," said ${g}. "It was so dark. I only looked for where there was room." ${k} said that it didn't matter, and lay down flat, since that's how you say such a thing best.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'surprised')] },
        `So there was the ceiling again, a hand's breadth away. It was gold. And it would not keep still. Rings of light ran across it and through each other, and came back, and never once stopped. ${k} had had that ceiling for three days, and it had never done anything like it. Green had been a hedge. White had been a cloud. It had only ever been the wrong news, but it had always been true. "Come here," said ${k}, slowly. "What's gold, and wobbles?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'excited'), seen(G, 'stand', 'curious')] },
        `It wasn't coming from the front. There was nothing at the front but snail. It came in behind the pillow, over the top of the coats. All the coats in ${v} hung there, at the back, four deep. They had hung there so long that nobody thought of there being anything to hang in front of. ${k} knelt up and put in both arms, and swam. Behind the last coat was a small curtain, with anchors on. Behind the curtain it was bright.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'excited'), seen(G, 'cheer', 'happy')] },
        `It began just under the window, and it didn't leave off until the sky. There was nothing else, right or left, but sea. The sun had got up out of it and lay along it. Each wave, as it came by, took a bit of that and threw it in over the coats. "I backed us up against it," said ${g}. "No, I didn't even do that. I turned my back on it and put the brake on." They could hear it now. They had heard it all night, and had thought that it was the road.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'happy'), seen(G, 'sit', 'happy')] },
        `They had breakfast in the bunk, the two of them. ${Gcap} had to fold up for it like the table, with both feet on the draining board. The milk went round. A small boat came in at the left of the window. It took a whole bowl of cornflakes to get to the right. Nobody had to get up to see it. "We ought to be starting back," said ${g}, at ten, and did not move. So they didn't start until four.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(V, 'stand', 'happy')] },
        `${v} stands outside the house now until next summer, with a leaf on the roof. At home ${k} has a proper bed, and a ceiling so far up that it has nothing to say. On some evenings ${k} takes the key, and gets in at the back, and lies down in the drawer. Then ${k} pushes the coats apart and opens the little curtain, as a matter of form. There are the dustbins, in the last of the sun. "${refrain}" says ${k}.`,
      ),
    ],
  };
}
