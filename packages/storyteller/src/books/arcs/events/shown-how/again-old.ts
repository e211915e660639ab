import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same for the oldest, who know what "I told you already" sounds like. */
export function old(going: Going): Told {
  const { chance } = going;
  const { refrain, K, k, O, o, os, he, his, what, part } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(O, 'hold', 'curious', 'telephone'), seen(K, 'stand', 'happy')],
        },
        `The new ${what} lay on the kitchen table between them. ${o} had put on the good glasses for it. "It's very flat," said ${o}. "My old one had a face. Which way up does it go?" "I'll show you," said ${k}. "It's easy. Anybody can do it." And so it was, and so they can, when it's the hundredth time.`,
        `Everybody had said that ${o} must have one. So now there was a ${what}, in a box, in a box. They sat in front of it, ${o} with folded hands. "And where does one get hold of it?" said ${o}. "You don't," said ${k}. "You just stroke it." ${o} thought that over. Then ${he} stroked it once, along the back, as you would a cat that might not be staying.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'proud'), seen(O, 'think', 'worried')] },
        `"Press there," said ${k}. ${o} pressed until ${his} finger went white. Nothing happened. "Not so long," said ${k}. So ${o} pressed everything there was, quite shortly, one after the other. It took a picture of the ceiling. It rang up a dentist. Then it began to play a march, and they had to put it under a cushion until it was over.`,
        `"You only touch it," said ${k}. ${o} prodded it in the middle, as one tries a cake. It went dark. ${o} prodded it a second time, and it came on again in Dutch. "What does it want?" said ${o}. "It wants you to stop," said ${k}. It was funny then. That was still the funny part.`,
      ),
      page(
        { camera: 'close', actors: [seen(O, 'hold', 'proud', 'telephone'), seen(K, 'stand', 'surprised')] },
        `"We'll do a photograph," said ${k}, and went and stood at the window and smiled. It was a long smile. It had begun to hurt when there was a click. They put their heads together over the picture. It was pink from one side to the other, with lines in it. "Well, it's a very good likeness," said ${o}. It was a ${part}.`,
        `${o} took one of ${k}, and one of the cat, and one of the view. They looked at them in turn. In the first there was a ${part}. In the second there was more of the ${part}, and an ear of the cat. The third had nothing in it but the ${part}. "Dear me," said ${o}, with interest. "I had no idea that I looked like that."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'shout', 'angry'), seen(O, 'sit', 'sad')] },
        `"Not that one," said ${k}. "No. The other. No! I've told you already." It's a thing that people say. It had been said to ${k} on Thursday, about fractions. Here it came out again in just the same voice. ${o} didn't answer. ${o} laid the ${what} down on the table, very carefully, with its face down. "I expect that I'm too old for it," said ${o}.`,
        `"Not there," said ${k}. "There. I've said it three times!" It came out with an edge on it. You can hear such a thing, when it's in the air, and you can't call it back. ${o} had taken ${his} hand away as if from a hot plate. "You do it, then," said ${o}. "You're so quick." The clock ticked. It wasn't the funny part any more.`,
      ),
      page(
        { camera: 'medium', actors: [seen(O, 'hold', 'calm', 'bowl'), seen(K, 'reach', 'curious')], things: ['egg'] },
        `"There's a cake to be seen to," said ${o}, and tied on an apron. "Twelve eggs, for it's a big one. Would you like to do them? It's easy." ${o} did the first with one hand, hardly looking. Tick, and it was in the bowl, and the halves were in the bucket. ${k} took the next one, and hit it on the rim. It went up one sleeve as far as the elbow.`,
        `They made the cake, since it was something to do with their hands. ${o} broke an egg while reading the paper. Tick; it slid out; you'd have thought that it wanted to. "Now you," said ${o}. "There's nothing in it." ${k} gave it a knock. Then there was egg on the paper, on the cat, and on the clock. It was a long way to the clock.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'worried', 'egg'), seen(O, 'stand', 'calm')] },
        `${k} stood quite still, and waited for it. It would come now: not like that, and I've told you. ${o} wiped the sleeve, from the elbow down. Then ${he} took up another egg and laid it in ${K.names} hand. "${refrain}" That one was mostly shell. ${o} fished out every bit with a spoon, and didn't even sigh. "${refrain}"`,
        `"That was wrong," said ${k}, before anybody else could. "That was one," said ${o}, and turned the box round so that the full end was nearest. "${refrain}" The next went through ${K.names} fingers like cold soup. "${refrain}" The one after that was so full of shell that it crunched. "Good," said ${o}. "That time it was in the bowl."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'hold', 'determined', 'egg'), seen(O, 'stand', 'calm')] },
        `Seven eggs is a good many. One of them rolled off the table by itself, out of fright. "Not so hard," said ${o}, at the eighth. "You're telling it. Try asking." So ${k} asked. There was a tick, no louder than a clock. ${k} put both thumbs to it, softly, and it opened like a door. There it lay in the bowl, yellow and round and whole.`,
        `"You're afraid of it," said ${o}, after the sixth. "So you hit it. It's only an egg. Ask it nicely." ${k} shut both eyes, which helped, and knocked as you knock at a bedroom. Tick. It let go of its shell, all at once. They both bent over the bowl. "Will you look at that," said ${o}, as if it were the first egg in the world.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'shy'), seen(O, 'stand', 'happy')], things: ['cake'] },
        `The cake went in. ${k} had the spoon to lick, and it didn't taste as it ought to. ${o} hadn't said "no". All those eggs, and it hadn't been said once. "How do you do it?" said ${k}. "You just crack it," said ${o}. "I don't mean the egg," said ${k}. And they both looked at the ${what}, lying on its face.`,
        `While it was in the oven, ${k} sat on the floor and watched it rise. "You didn't get cross," said ${k}. "What, at an egg?" said ${o}. "I was worse than you. It took me a summer. My granny never said one word. She had a great many hens, and she used to say that they weren't in a hurry either." ${k} got up then, and turned the ${what} the right way round.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'calm'), seen(O, 'hold', 'determined', 'telephone')] },
        `"Shall we?" said ${k}. ${o} washed both hands first, as for the doctor. Click. It was a ${part}. ${k} breathed in, and looked at the clock, which still had egg on it. "${refrain}" Click: a ${part}. "${refrain}" It was easier, each time one said it. "You're telling it," said ${k}, at the eighth. "Ask." Click. And there was ${k}, all there, and laughing, with flour to the ears.`,
        `"It's your turn," said ${k}. "I'm no good at it," said ${o}. "You've done it six times," said ${k}. "It was eight for me." Click. It was a ${part}, of course. You do feel it come up in your throat, the old I-told-you. ${k} swallowed it. "${refrain}" They got half an ear. They got a very fine ${part}. "${refrain}" Then ${o} shut both eyes, and asked it nicely. It was ${k}, from top to toe.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sit', 'happy')], things: ['pillow'] },
        `It was dark already, and ${k} was in bed, when something went ping. It was from ${o}. They hadn't got as far as words; that was for Sunday. It was a picture, and ${o} had sent it all alone. It was quite sharp, and in the very middle, and pink. It was a ${part}. This time it was meant.`,
        `That night there was a ping. "At this hour!" they said, and brought it in. There was no message with it, for they were to do writing next week. You couldn't see who it was, or where. It was only a ${part}, very large, and it was pointing up. ${k} looked at it for a long time. There are lots of pictures of ${os} face. None of them is so like.`,
      ),
    ],
  };
}
