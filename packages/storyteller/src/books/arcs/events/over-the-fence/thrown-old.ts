import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same for the oldest, who can work it out before the child does. */
export function old(going: Going): Told {
  const { chance } = going;
  const { refrain, X, x, what, came, K, k, G, g } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'curious'), seen(X, 'walk', 'shy')],
          things: ['fence'],
        },
        `The house next door had been empty since the spring, and ${k} had plans for it. It would be somebody with a dog. On Saturday a van stopped there. ${k} looked over the fence and counted what came out. There were six chairs, a lamp, a jar that took two people, and ${came}. There was no dog.`,
        `You can choose a good deal in life, but not who lives next door. It had been nobody at all since the spring. On Saturday there was a van, and ${k} had both elbows on the fence before the doors were open. Out came boxes. Out came more boxes. Then out came ${came}, walking backwards with a lamp.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(G, 'wave', 'happy'), seen(K, 'wave', 'happy'), seen(X, 'stand', 'shy')],
        },
        `"They may be used to other things," said ${g}, "but everybody says hello." So they rang the bell and said it. ${x} looked at them with shining eyes. Then ${x} looked at their hands, first at these and then at those. There was nothing in them. "Oh," said ${x}. "Well. Thank you all the same." And the door shut, so softly that it hurt.`,
        `They rang the bell at five. "Hello!" said ${g}, and ${k} said it too. ${x} stood and beamed, and went on standing, as one does when the best is still to come. Nothing came. They smiled at each other until it was tiring. "Was that all?" said ${x}, at last, quite humbly. Then the door shut.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['boots', 'fence'],
        },
        `At six that evening something came over the fence, turning slowly, and sat down in the lettuces. It was a boot. "Some people!" said ${g}. But ${k} picked off the lettuce and took it round. "${refrain}" "It is!" cried ${x}, and took it in both arms, as if it had been lost at sea. And the door shut.`,
        `They were watering the lettuces when a boot arrived. It came over the top of the fence in a fine high curve. "They've dropped something," said ${k}. "Upwards?" said ${g}. ${k} carried it round to the front. "${refrain}" You never saw a face like that over a boot. "You brought it back!" said ${x}. "You brought it back the same day!" And the door shut.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'curious', 'spoon')] },
        `On Sunday, at six, it was a wooden spoon as long as an arm. "${refrain}" "Oh yes, oh yes!" On Monday it was a hat, and it was the same again. ${k} had never given anybody so much joy with so little. But there was never a "come in". There was a look, each time, at ${K.names} hands. Then there was the door.`,
        `After that it was a spoon. Then it was a hat, and the hat was kissed. "${refrain}" "You are too kind!" It made no sense. Somebody who was so glad to see you ought to ask you in. Yet every time ${x} waited a moment, with the thing held tight, and looked past ${k} at the fence. Whatever it was, it didn't come.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'angry', 'teapot'), seen(K, 'stand', 'curious')] },
        `"I've nothing against ${what}," said ${g}, on Tuesday, and held up a teapot. "But who throws a teapot? It's careless, or else it's rude." "It was in a cushion," said ${k}. "It was thrown underarm." Careless people don't use a cushion. And rude ones aren't on time. By now ${k} went out at five to six, and stood on the path with both arms up.`,
        `The teapot came on Tuesday. It was tied up in three towels, with the lid in a sock. "That could have been my greenhouse," said ${g}. "I call it rude." ${k} undid the knots, and thought. Each day it was at six. Each day it was one thing, and each day it was a better one. That isn't how you throw things away. It's how you give somebody a present.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'sad')], things: ['fence'] },
        `On Wednesday at six there was nothing. ${k} waited till the blackbird had finished. On Thursday there was nothing again. "Peace at last," said ${g}, among the lettuces. It was peace, certainly. It lay over the whole garden like a wet sheet. You wouldn't think that one could miss a boot.`,
        `Then it stopped. Six o'clock struck, and then it was only five past. It was the same on Thursday. The lettuces drew themselves up. "I dare say we're growing on each other," said ${g}, who had begun to read the paper outdoors again. ${k} said nothing, and kept both arms up until they ached.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(X, 'sit', 'sad')], things: ['fence'] },
        `There is a board in that fence with a gap under it. ${k} lay down flat and looked. The boxes were all unpacked, and ${x} was sitting on the last of them. "Have you run out of things?" said ${k}, through the gap. ${x} jumped. "I've still got a clock," said ${x}. "It isn't that. I've run out of hellos."`,
        `${k} found a knot hole, and put an eye to it. Somebody had had the same idea. "Oh!" said the eye. "Why did you stop?" said ${k}. There was a long breath on the other side. "I've said it five times," said ${x}. "One doesn't like to push. If people don't want to say it back, they don't."`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'think', 'sad'), seen(K, 'kneel', 'surprised')] },
        `"We did say it," said ${k}. "On Saturday." "You said a word," said ${x}. "Where I come from, one throws something over. If they like you, they bring it back to the door. That was the happiest part; you came every time. And then they go home, and throw you something of theirs." ${x} rubbed a bit of moss off the fence. "I expect it's different here."`,
        `"That was hello?" said ${k}. "The boot was hello. The hat was how nice it is to have you near. The teapot was a good deal more than I'd say to most people." ${x} had gone red. "You brought them all back. It means yes, where I come from. But then it's your turn, you see. It has been your turn since Saturday."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'jump', 'excited'), seen(X, 'look-up', 'surprised')],
          things: ['cap', 'fence'],
        },
        `There are times for talking, and that wasn't one of them. ${k} got up and walked back as far as the beans. It should be something good. It couldn't be just anything, after a teapot. ${k} took off the cap with the star on it, the one that was worn to everything. One, two, and up. It went over with the sun on it, round and round, and never touched the fence.`,
        `So that was what had been missing from their hands. ${k} looked about. There was a bucket, and a peg, and none of it would do. Then ${k} took hold of the cap, the best one, which had been to the sea. It isn't easy to let go of a thing like that in the right direction. Up it flew, and hung there, and was gone. On the other side there was no sound at all.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(X, 'hold', 'proud', 'cap'), seen(K, 'jump', 'happy'), seen(G, 'stand', 'happy')],
        },
        `Then the bell rang, and it was not let go of for some time. There stood ${x}, washed and brushed, with the cap on a cushion. "${refrain}" said ${x}. It came out a bit shaky. "It is," said ${k}. "It's mine. Come in, come in!" They had tea out of the teapot. And the next day, at six, ${g} was seen on the path in one slipper, taking aim.`,
        `They heard feet run down the one path and up the other. ${x} could hardly speak. "${refrain}" "Yes," said ${k}, "and you're to come in." It was late when they'd done with hello. In the morning ${g} looked for a slipper under every chair in the house. "It's next door," said ${k}. "You were asleep, so I said it for you." At six it came home, by the front door, on a cushion.`,
      ),
    ],
  };
}
