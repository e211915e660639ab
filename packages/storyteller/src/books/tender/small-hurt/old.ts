import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { SmallHurt } from './book.ts';

/** A book of measurements, kept for one afternoon. */
export function old({ child: K, grownUp: G, happened, helped, left, chance }: SmallHurt): Told {
  // Two whole tellings: what is measured, or tried, on one page comes again on another.
  const telling = chance.pick(0, 1);
  const one = (texts: readonly string[]): readonly string[] => texts.slice(telling, telling + 1);
  return {
    title: titled(
      chance.pick(
        'a short history of an ow',
        `${K.name} keeps a record`,
        telling === 0 ? 'ten past two, one horse' : 'ten past two, one whale',
      ),
    ),
    refrain: null,
    pages: [
      page(
        one([
          `${K.name} kept a book in which things were measured. It was not a school book. Nobody had asked for it. It had the length of the hall in it, in slippers, and how long a biscuit lasts. It had the height of the grass every Sunday since Easter. "You never know what people will want to look up," said ${K.name}.`,
          `There was a notebook on a string by the back door, and it was ${K.names}. It was for measuring. It said how far one could spit a plum stone, in shoes. It said how long the bath takes to go down, and how many peas make a mouthful. ${G.name === 'the grown-up' ? 'The grown-up' : G.name} had given up asking what it was for. "It's for knowing," ${K.name} would have said.`,
        ]),
        { setting: 'garden', camera: 'wide', actors: [act(K, 'hold', 'happy')] },
      ),
      page(
        one([
          `There is no page for the thing itself. It was too quick. ${happened} First there was a gap, in which ${K.name} had time to think that it might not hurt after all. It did, though. It hurt a great deal, and ${K.name} said so, and could be heard at number nine.`,
          `It came between two lines about plums. ${happened} One moment there was a pencil in the air, and the next there was nothing in the world but that. ${K.name} had never made such a noise before. It went over three gardens and a shed. A dog asked what it was.`,
        ]),
        { camera: 'close', actors: [act(K, 'sit', 'sad')] },
      ),
      page(
        one([
          `${cap(G.name)} came out with wet hands. "Let me see." It is odd how hard it is to take your own hand away from a place that hurts. But ${K.name} did. ${helped} "You called," said ${G.name}. "Good. That's the part that people forget." It was not said in the voice that means it is nothing. It was said as one says it to somebody who has really got something.`,
          `"I'm coming," said ${G.name}, and was there. They sat down where they were, on the path, which was the nearest thing. "You show me, when you can." It took a minute, and nobody looked at a watch. ${helped} "It hurts," said ${K.name}. "I should think it does," said ${G.name}. That was a great help. There are people who tell you that it doesn't.`,
        ]),
        { camera: 'medium', actors: [act(G, 'kneel', 'calm'), act(K, 'sit', 'sad')] },
      ),
      page(
        one([
          `"How big would you say it was?" said ${G.name}. ${K.name} could not answer at first, for breath. It was bigger than the place it was in. That was the strange thing. The place was about as large as a coin, and the hurt would not have gone through the gate. "A horse," said ${K.name} at last. ${cap(G.name)} went and found the book. Ten past two, it said, in the wrong handwriting. One horse.`,
          `"We ought to put it down," said ${G.name}, after a while, and reached for the notebook. "How large is it?" ${K.name} held out both arms, and they were not enough. It went out through the hedge on one side. "You can't measure it. It's got no edges." "What has no edges?" They thought. "A whale," said ${K.name}, through the last of the noise. Ten past two, wrote ${G.name}. One whale.`,
        ]),
        { camera: 'wide', actors: [act(K, 'sit', 'sad'), act(G, 'hold', 'calm')] },
      ),
      page(
        one([
          `After that it had to be done properly. ${K.name} tried not looking at it for five minutes. But you cannot measure what you are not looking at, and it does not go away to oblige you. Then ${K.name} tried being angry with it. That made it a larger horse. "I should just let it stand there," said ${G.name}. "It will want to move on by itself. They do."`,
          `A whale is a thing one cannot leave alone. ${K.name} tried to think about plums. The whale swam through the plums. Then ${K.name} held on to it with both hands, so that it should keep still, and it thrashed. "It won't go," said ${K.name}. "No," said ${G.name}. "I've never known one be pushed. But they do swim off, if you give them room."`,
        ]),
        { camera: 'close', actors: [act(K, 'sit', 'worried'), act(G, 'sit', 'calm')] },
      ),
      page(
        one([
          `So they let it stand. They sat on the step, where it was warm, and took turns to breathe. At half past two it was a pony. At ten to three ${K.name} told the whole thing again, from the beginning, and it came out shorter. ${K.name} looked, and was quite put out. "Dog," wrote ${K.name}, in the right handwriting. "Medium."`,
          `So they gave it room. They leaned on the warm wall and breathed, the one in and the other out. ${K.name} told it again, with the plum stone, and forgot the dog. "And now?" ${K.name} looked. "It's a seal." It had whiskers, but one could see all of it. That was put down, with the time. Under it ${K.name} wrote "Possibly a small seal", to be fair.`,
        ]),
        { camera: 'medium', actors: [act(K, 'hold', 'calm'), act(G, 'sit', 'calm')] },
      ),
      page(
        one([
          `Between four and five there is nothing in the book at all. That is because of the neighbour's tortoise, which had got out, and had to be talked to through the fence. When ${K.name} thought of it again it was gone. No, it was not. It had been behind the tortoise. It was as big as a loaf, and then, by the time they had laid the table, a bun.`,
          `The next page is out of order. There is a game of cards on it, and somebody has won. In the middle it says "herring", with no time beside it, as if it had been remembered between two tricks. At supper there was soup, and a thing in the soup that looked like a hat. ${K.name} was the first to see it. It was some time before anybody thought of fish.`,
        ]),
        { time: 'sunset', camera: 'wide', actors: [act(K, 'kneel', 'happy')] },
      ),
      page(
        one([
          `At bedtime they looked for it together, with the lamp. "There," said ${K.name}. "No. There." It was about a pea. One had to push. "Then don't," said ${G.name}. ${left}`,
          `They had to hunt for it, when the curtains were drawn. ${K.name} went over the place with one finger. "Not there. Not there. There it is." It was a sprat, or less. "Shall we leave it some water?" said ${G.name}. They did, in a glass, by the lamp. ${left}`,
        ]),
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [act(K, 'sit', 'calm'), act(G, 'sit', 'calm')],
        },
      ),
      page(
        one([
          `The last line on that page says ten to eight, one pea. Under it there is a drawing of a horse going away, very small, with a tail. ${K.name} has never needed to look it up. But the next week somebody at school had a face like rain. ${K.name} went over and sat down too. "How big is it?" said ${K.name}. "No, really. I've got all break."`,
          `The page has been shown to a good many people. They like the whale. ${K.name} shows them the sprat, which is only a dash with an eye, and has to be pointed at. On Thursday there was a small boy by the school gate with a wet face, holding one elbow. Everybody was telling him that it was nothing. ${K.name} got out the notebook. "What have you got?" said ${K.name}. "Is it a whale?"`,
        ]),
        { setting: 'classroom', time: 'day', camera: 'medium', actors: [act(K, 'sit', 'calm')] },
      ),
    ],
  };
}
