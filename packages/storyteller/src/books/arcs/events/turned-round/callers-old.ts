import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './callers-parts.ts';

/** The child could do something for them at last, and would have to leave what nobody can see. */
export function old(going: Going): Told {
  const { Z, X, Y, refrain, spoken, title } = partsOf(going);
  const { K, G, k, g, Gcap } = going;
  const [z, x, y] = [Z.name, X.name, Y.name];
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'jungle',
          camera: 'medium',
          actors: [seen(Z, 'sleep', 'calm'), seen(K, 'stand', 'sad'), seen(G, 'stand', 'calm')],
        },
        `${k} had read everything there was to read about ${Z.introduced}. Now they stood in front of the glass, and ${z} lay behind it like a rug that somebody had dropped. They counted to sixty. One ear moved, on account of a fly. "${spoken}" said ${k}. ${Gcap} looked at the map. There were still the monkeys, and the shop. So they gave ${z} one more chance, and then they went.`,
      ),
      page(
        {
          setting: 'kitchen',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'sit', 'surprised'), seen(G, 'sit', 'sleepy'), seen(X, 'stand', 'proud')],
        },
        `On Sunday morning ${k} sat in the kitchen with a pencil and the back of an envelope. ${k} was in the middle of inventing something. It was nearly there. Then it got dark, as if somebody stood in the light. It was ${X.introduced}, at the window, with a flag and a bag of tickets. "Gather round, please," ${x} was saying. "The tall ones to the back."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(X, 'point', 'proud'),
            seen(Y, 'stand', 'curious'),
            seen(Z, 'stand', 'curious'),
            seen(K, 'sit', 'surprised'),
          ],
        },
        `The whole zoo had come up the garden path. ${Y.introduced} looked in upstairs, and called down that nobody had made the beds. ${z} was the last in the line, and said nothing. "This," said ${x}, "is a family of people, in their natural kitchen. They feed three times a day, and make a noise afterwards with plates. Please do not tap. Please do not feed them, however they look at you."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'sit', 'happy', 'cup'), seen(X, 'stand', 'excited'), seen(Y, 'stand', 'excited')],
          things: ['cup'],
        },
        `${Gcap} did not notice at first. ${Gcap} yawned, and a sigh went through the flower bed. ${Gcap} lifted a cup, with one finger out. Somebody clapped. ${Gcap} looked round then, and went rather pink. After a moment, as if by accident, ${g} did the finger again. By the second piece of toast they were holding their young ones up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'shy'), seen(X, 'stand', 'sad'), seen(Y, 'stand', 'sad')] },
        `"And here we have the small one," said ${x}. All of them looked at ${k}. The thing that ${k} was inventing had a hinge. It only wanted to be turned the other way, and ${k} had just seen how. But you can't see that from outside. From there it's somebody looking at an envelope. "${spoken}" said ${y}. There was a tap on the glass, right beside the sign.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'worried'), seen(X, 'stand', 'excited')] },
        `It isn't nice to be the one who does nothing. ${k} could stand on one hand. It would only take a minute. ${k} got up, and the whole window brightened. "It's going to do something!" said ${x}. There lay the envelope. A hinge like that is a shy thing. If you take your eyes off it and stand on one hand, you may never see it again. ${k} looked at the window, and at the envelope. Then ${k} sat down again, to finish.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'sad'), seen(Y, 'walk', 'happy'), seen(K, 'sit', 'sad')] },
        `They said "Oh." They gave ${k} until sixty. "At number six there's one with a moustache," said ${x} at last, "and it does a thing with a hose." They trotted off across the lawn. Nobody looked back. ${k} drew the hinge, and it was right. It worked beautifully, and there was nobody there to see it. It was a bit like singing in an empty room.`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'sit', 'calm'), seen(K, 'stand', 'surprised')] },
        `Only, it wasn't quite empty. Down among the marigolds somebody was still sitting. It was ${z}. ${z} had not tapped, and had not counted. ${z} had both paws together, and was looking at the envelope. "Is it the other way round now?" said ${z}. ${k} stared. "The hinge," said ${z}. "I thought that you'd get it. You had it in your ears."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'happy'), seen(Z, 'stand', 'excited')] },
        `"I thought nobody could see it," said ${k}. "One has to wait a bit," said ${z}. Hah, went ${k}, on the window, to show how the thing would look from the side. Hah, went ${z}, and drew in a wheel with one claw. The whole pane had gone white by then. They couldn't see each other at all. They rubbed a hole in it, from both sides, and met in the middle.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'shy'), seen(Z, 'sit', 'calm')] },
        `There was something that ${k} had to say, and it was not easy. "I came to see you yesterday. I gave you until sixty." "I know," said ${z}. "I was in the middle of something. I'd nearly got it." "What was it?" said ${k}. ${z} looked out over the lawn. "It's gone," said ${z}. "There was some tapping." They both thought about that. The hose had begun, at number six.`,
      ),
      page(
        {
          setting: 'jungle',
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'sit', 'calm'), seen(Z, 'sit', 'happy'), seen(G, 'stand', 'calm')],
        },
        `On the next wet Saturday ${z} lay behind the glass like a dropped rug. People came, and counted, and went to the monkeys. ${k} sat down on the step with an envelope, and ${g} with a flask. "What's it doing?" a lady asked. "You can't see it yet," said ${k}. It was nearly closing time when one eye opened. ${z} got up, and came over to the glass. Hah! And there, bit by bit, came the other half of something.`,
      ),
    ],
  };
}
