import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same for the oldest, who hear what it costs, and what it is good for. */
export function old(going: Going): Told {
  const { chance } = going;
  const { S, s, sFirst, N, n, Ncap, cat, aCat, miaow, refrain, dont } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(S, 'kneel', 'happy'), seen(N, 'stand', 'surprised')] },
        `It began on a Monday, without any warning. ${sFirst} came down to breakfast on all fours and sat under the table. "Good morning," said ${n}. "${miaow}," said ${s}. "Are you ${aCat}?" ${s} only looked, as they do, as if the question were a rather silly one. ${Ncap} thought that it would be over by lunch.`,
        `Nobody can say when exactly it happened. On Sunday night ${sFirst} had gone to bed with teeth brushed and a book. On Monday morning there was ${aCat} in the kitchen. "Toast?" said ${n}. "${miaow}," said ${s}. There was nothing in it of somebody who is only being funny.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(N, 'kneel', 'angry', 'blocks'), seen(S, 'sleep', 'happy')],
        },
        `It was a help to know what could be expected. There were blocks from one wall to the other, for instance, and they had to be picked up. "We'll do it together," said ${n}. ${s} stretched out in the one patch of sun. "${refrain}" It was the first word of English since Sunday. ${Ncap} picked up two hundred and nine blocks, and counted them aloud, so that it should be noticed. It wasn't.`,
        `The first to suffer were the blocks. There were two hundred and nine. ${s} had got out every one of them, back when ${s} still had thumbs. "You could carry some in your mouth," said ${n}. ${s} thought it over. "${refrain}" So ${n} did it alone, and put the last one down harder than was needed.`,
      ),
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(N, 'hold', 'angry', 'plate'), seen(S, 'sit', 'proud')] },
        `After that it was all one way. On Tuesday there were plates to be carried. "${refrain}" On Wednesday there was a letter to be taken across the road, and somebody's muddy boots, and peas to shell. "${refrain}" It is surprising, when you go into it, how little they do. ${Ncap} shelled the peas. It came to about one thought a pea, and somewhere near the bottom of the bowl there was an idea.`,
        `"Plates," said ${n} on Tuesday. "${refrain}" "Boots," said ${n} on Wednesday. "${refrain}" You couldn't argue with it. It was perfectly true. In all the books there were about them, not one was ever seen with a tea towel. ${Ncap} dried the last plate, and went on drying it long after it was dry, and began to smile.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(N, 'point', 'proud'), seen(S, 'sit', 'worried')],
          things: ['scooter'],
        },
        `On Thursday the sun came out, and so did the scooter. ${Ncap} wheeled it up and down the path. ${s} came as far as the step. "What a pity," said ${n}. "I'd quite forgotten. ${dont} ride scooters." It was very quiet. A bee went by. ${s} looked at the scooter for as long as it takes to ride one to the corner and back. "${miaow}," said ${s}, and lay down where it could still be seen.`,
        `Two could play at that. "It's the best day of the year for a scooter," said ${n} on Thursday, and rang the bell. ${s} was up at once, and halfway down the path. "Oh, but of course," said ${n}. "${refrain}" ${s} stopped. You could see both of them in that face, the one who wanted to and the one who couldn't. Then the second one sat down. "${miaow}."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'medium',
          actors: [seen(N, 'sit', 'proud', 'book'), seen(S, 'sit', 'sad')],
        },
        `"And at bedtime," said ${n}, "no book. ${dont} have stories." That was sure to do it. They had got to where the whale is stuck in the harbour, and nobody could bear not to know. But ${s} turned round and went out. There was a mat on the landing. ${s} lay down on it, with one ear at the crack of the door. ${Ncap} read the whole chapter to an empty chair. It was read rather loudly, and very clearly, and with all the voices.`,
        `There was one thing left, and it was the book. They were in the middle of it. A whale had come up the river, and the tide was going out. "${dont} read," said ${n}, and waited. ${s} went out without a word and lay down outside, on the cold part. So ${n} read aloud in an empty room. At the pictures ${n} got up, and held them round the door for a bit, as if by mistake.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'stand', 'curious'), seen(S, 'sleep', 'sleepy')] },
        `When it was over, ${s} had fallen asleep there, in a ring. ${Ncap} stood and looked down. No scooter. No chair by the lamp. You might say "${dont.toLowerCase()}" to get out of the plates; anyone might. But nobody gives up a whale for it. "I see," said ${n}, and fetched a blanket, and put it over the ring. "I thought that you were playing. You were just being one."`,
        `It was a while before ${n} came out. ${s} lay curled on the landing with one hand under one cheek. What does it cost, to be a thing like that? ${Ncap} added it up. A scooter, on the best day of the year. A whale. That's far too much to pay for getting out of the boots. "All right," said ${n}, very quietly. "${cat.charAt(0).toUpperCase()}${cat.slice(1)} it is," and went for a blanket.`,
      ),
      page(
        { setting: 'living-room', time: 'night', camera: 'wide', actors: [seen(N, 'sit', 'sad')], things: ['coat'] },
        `Then there was Friday. Everything that could go wrong had been saved up for it. ${Ncap} came in late, and shut the door, and got no further than the bottom stair. There ${n} sat, coat and all, with the light off. There were people in the house who would ask. They would mean it kindly. And it would all have to be said again, from the beginning, and that would make it twice.`,
        `Some days should be handed in at the desk and exchanged. Friday was one. By the end of it ${n} had been wrong about three things and sorry about two. Then the bus had gone. ${Ncap} sat down on the stairs in the dark and kept the coat on. If somebody says "What is it?" when you're like that, it's the end of you. ${Ncap} hoped that nobody would.`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'kneel', 'calm'), seen(N, 'sit', 'sad')] },
        `Something was coming along the passage, quite low. It stopped at the corner, and had a look. Then it came on, and it didn't say hello. ${s} lay down across ${N.names} feet, both of them, and let go of a long breath. It was like a sack of warm bread.`,
        `There was a soft sort of step in the passage, more than two feet of it. ${s} came round the corner at about the height of the skirting board. ${s} didn't switch on the light. There was only, after a moment, a weight across ${N.names} shoes, and it was warm right through the leather.`,
      ),
      page(
        { camera: 'close', actors: [seen(N, 'sit', 'calm'), seen(S, 'sleep', 'calm')] },
        `They stayed like that. The clock had a good deal to say, and nobody else did. Anyone you know would have asked what the matter was. ${refrain} They don't say that it will look better in the morning, either. They are just there, where your feet are. It was some time before ${n} noticed. The Friday had gone down, like water in a bath. It was only about as deep as a saucer. "Thank you," said ${n}. "${miaow}," said ${s}.`,
        `What is it? people say. Who was it? What did you say then? ${refrain} ${Ncap} waited for the question, and it didn't come, and it went on not coming. You can't think how restful that is. The sad part had been up to the chin. It went down to the buttons, and down to the knees. At last there was nothing left of it but two warm feet. "That's better," said ${n} to the dark.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'jump', 'happy', 'plate'), seen(N, 'stand', 'surprised')] },
        `On Saturday somebody walked downstairs on two legs and carried a plate to the sink. "I'm ${s} again," said ${s}. "Oh," said ${n}, and was sorry to find that it was a disappointment. "Did it go well?" "It got stuck on the sandbank," said ${s}. "The whale did. I heard every word." They looked at the mat. "It's only out," said ${s}. "You know how they are. If somebody sits on the stairs, it'll come in."`,
        `"I've stopped," said ${s} in the morning, from the height of a person, and dried a plate without being asked. ${Ncap} had got so used to the other one that it took a moment to look up so far. "For good?" "How should I know?" said ${s}. "They come and go. You can't call them. ${refrain}" ${s} hung up the tea towel. "But I'd leave a bit of room on the bottom stair," said ${s}. "Just in case."`,
      ),
    ],
  };
}
