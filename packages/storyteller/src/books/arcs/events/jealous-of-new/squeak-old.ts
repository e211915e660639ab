import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: it is left out in the rain, and there is one cover. */
export function old(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { refrain, x, drawn, C, c } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'walk', 'happy')], things: drawn },
        `Until that Tuesday ${A.introduced} had never looked at the ${x}. One doesn't look at one's feet, either. It was green, and it had been through two families, and it squeaked. It said so at every turn of the wheel, so that people had their doors open before ${a} was there. At night it had a cover on, an old yellow raincoat, with the hood over the front.`,
        `There are things that one has, and things that one sees. The ${x} was something that ${A.introduced} had. It was green, with rust, and it had come down from somebody who had it from somebody. "Here's ${a}," they said, all along the street, two corners too soon, because of the squeak. Every evening it got its cover on, which was a yellow raincoat with one arm.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'wave', 'proud'), seen(A, 'stand', 'surprised')], things: drawn },
        `Then came ${C.introduced}, without a sound. It was new. It was as red as the inside of a cherry, and it ran as if the road had been buttered. Ding, it said, once, and that was only to be polite. "I had it this morning," said ${c}. "What do you think?" "It's very red," said ${a}. It was all that would come out.`,
        `On Tuesday something went ding, quite close. ${a} hadn't heard anybody come. "Look!" said ${C.introduced}, and got off, and stood away from it, so that it could be seen. It was a new ${x}, so new that it had a smell. It was red, and one could see the sky in it, and half of ${a}. "It's nice," said ${a}, to the half.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'angry')] },
        `Nothing had happened to the green one. It stood where it stood on Monday. But when ${a} looked at it now, it was a thing with rust on it. It's a strange trick, and one can't see how it's done. "${refrain}" thought ${a}, and again, at supper, with a mouthful of peas. It was jealousy. It didn't feel like something to do with ${c} at all. It felt like a stone that one has swallowed.`,
        `${a} knew the word for it. It was jealous. The word was no help; it only said what it was. "${refrain}" it went, in ${A.names} head, like a song that one doesn't even like. The worst was how everything else went grey. The squeak had been funny. Now it was just a squeak, all the way home, telling everybody.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined')],
          things: [...drawn, 'bucket', 'spoon'],
        },
        `On Wednesday ${a} did what one can. There was a bucket, and a brush. The green came off with the mud, and it was brown below. There was a spoon, tied on to go ding. Clonk, it went, and fell off in front of the shop. Ding, went somebody behind, sailing by. "${refrain}" said ${a}, between two teeth. By Thursday it had become something else. "I wish that it would rain on that," said ${a}. "I wish that it would rust."`,
        `One can clean a thing until one sees how old it is. ${a} found that out on Wednesday, with a bucket. One can tie on a spoon, to go ding, and it goes clonk, and people laugh. Each time, before the corner, there was a small bright ding. "${refrain}" said ${a}. But on Thursday it had turned into something else. "I wish that it would rain on that," said ${a}, out loud, to the wall. "I wish that it would rust."`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'medium', actors: [seen(A, 'sit', 'surprised')] },
        `One ought to be careful with wishes, in a wet country. It began at nine that night. It came down on the roof as if somebody were emptying a lorry. ${a} went to shut the window, and looked across the road, and there it was. It was leaning on ${C.names} hedge, red as anything, with the street lamp on it. It had been left out. There was nobody about, and the rain ran down it in strings.`,
        `That night it rained. It wasn't the sort that comes and goes; it had brought its things, and meant to stay. From the bed ${a} could see over the road, where the lamp was. Something red stood under the hedge. ${c} had gone in to tea with it still outside, and forgotten. The water went in at the top and came out at the wheels. ${a} had never had a wish come true as quickly.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried')] },
        `${a} lay down, and was glad. It was a real gladness, warm, and went right down to the feet. By the morning it would squeak. They'd be alike, then. ${a} hadn't done anything. It was only weather. It's just that one listens, in the dark. Drip, went something out there, drip, on to something new. The gladness lasted for about as long as a boiled sweet does. What was left when it had gone wasn't nice at all.`,
        `All one had to do was to go to sleep. Nobody would ever say, "And where were you?" ${a} turned over, and smiled into the pillow, to see what that was like. It was all right, for a minute. But it's hard to be glad lying down, with one's ears open. There wasn't a squeak in that ${x} yet. There was going to be one by six, and ${a} could hear it coming, drop by drop.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(A, 'stand', 'determined'), seen(G, 'stand', 'surprised')],
        },
        `"I need to go across the road," said ${a}, on the stairs. "In that?" said ${g}. "It's ${C.names} ${x}. It's out." ${Gcap} looked at ${a} for a moment, and went to get the big umbrella. There was just one more thing. There isn't much that one can put over a ${x}. There was a raincoat, a yellow one. It was in use.`,
        `${Gcap} was reading, and looked up. "It's ${C.names} new one," said ${a}. "It's in the wet." "We could ring up," said ${g}. But it was gone ten, and the windows over there were dark. So they got their boots. In the porch ${a} stopped. It was no good just to stand by it. It wanted a cover. They had one, and it was on something.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'reach', 'sad'), seen(G, 'hold', 'calm', 'umbrella')],
          things: [...drawn, 'umbrella'],
        },
        `${a} took the raincoat off the green one. It was like taking a blanket off somebody asleep. "I'm sorry," said ${a}. "You've got your rust already." They went over, under the umbrella. ${a} dried the red one with a sleeve, pulled the hood up over the front, and did up every button. When they looked back, it was standing in the rain, all yellow. Across the road stood the other, with nothing on.`,
        `"You don't mind as much," ${a} told the green one, undoing buttons. It didn't say that it did. With the umbrella they got over the road, and on it went, with the hood up. It fitted. It looked like somebody small, waiting for a bus. Then they went home, past an old ${x} on a wall, that was already getting wet. ${a} gave it a pat in passing. It was the longest bit of the way.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(C, 'run', 'surprised'), seen(A, 'stand', 'shy')] },
        `In the morning it was all blue. There was a shout, and ${c} came across the road with a yellow raincoat in both arms. "It's dry!" said ${c}. "I woke up at five, and I remembered, and it was dry! This is yours. It's got your name in the neck." Then ${c} looked past ${a}. "But what had that one got on?" said ${c}. It stood there and dripped.`,
        `It was ${c} who rang, at seven in the morning, in pyjamas, with a raincoat. "I forgot it," said ${c}. "I forgot it outside, on the third day. I thought that it would be ruined. And there was this, with all the buttons done." ${c} stopped. You could see it being worked out. There had been one cover, and two of them. "Oh," said ${c}. "Yours was out in it all night."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'shy'), seen(C, 'stand', 'surprised')] },
        `${a} could have left it at that. It would have looked very well. "I wished it on you," said ${a}. "The rain. I wanted yours to rust. I've wanted it since Wednesday." There was a pause, with sparrows in it. "I've wanted yours since Tuesday," said ${c}. "Mine?" said ${a}. "They all come to the door for you," said ${c}. "I go down the whole street, and no one knows. I have to go ding."`,
        `It's odd what one says at seven in the morning. "I was glad, when I saw it," said ${a}. "At first. I'd been so jealous that I hoped it would go brown." ${c} turned the raincoat over. "I'm jealous of yours," said ${c}. "You can go through things. I'm not allowed. And it talks, so that they know you're coming." They both began to laugh, because it was so silly, and because it was so.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'happy'), seen(C, 'kneel', 'happy')],
          things: [...drawn, 'bucket'],
        },
        `They spent the day on it. ${c} had a little can of oil, that came with the new one, with a spout like a bird. They did everything that turned, one drop each. "Shall I do the squeak?" said ${c}. The spout was on it already. ${a} thought of the street, and the doors. "No," said ${a}. "Leave that in." And in the afternoon they swapped, and ${c} went through every puddle there was.`,
        `"You'll need to dry it properly," said ${c}, and brought over the special cloth, and the oil. They turned it upside down on the grass, and did everything that turns. When they got to the squeak, ${c} held the can over it and waited. "That's not a fault," said ${a}. "That's my ding." Then they swapped, until supper, and the red one came home with a splash on it. ${c} didn't wipe it.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(A, 'sit', 'happy')] },
        `${a} would still like a red one. It doesn't go away, and there's no harm in it. But it's no stone now, more of a pip. There are two raincoats now. And at night, when all is quiet, there's a ding from over the road. "Squeak!" calls ${a}, out of the window, and it's heard.`,
        `There are two raincoats now; ${g} found another. If you ask ${a} which ${x} is better, you'll get a straight answer. It's the red one. "${refrain}" says ${a}, even today, now and again, when it goes by, and then laughs. And down the street the doors come open, one after the other, two corners too soon. Squeak.`,
      ),
    ],
  };
}
