import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For ages 8 to 12: a strike with a notebook, which was not thought out as far as breakfast. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, part } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sad'), seen(G, 'stand', 'calm')],
          things: ['spoon'],
        },
        `${A.introduced} had a sore ${part}. The doctor had looked at it, and said "Ah", as one says it to a view. So now there was a bottle on the top shelf, and a paper with it. Twice a day, it said, for seven days. ${a} could do that sum. It came to fourteen spoons, and here was the first, with ${g} on the other end.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined'), seen(G, 'hold', 'calm', 'spoon')] },
        `"What does it taste of?" said ${a}. ${Gcap} never told lies about a spoon. "Of drains," said ${g}, "with cherries on top. It's over before you've said so. And then it goes and helps." ${a} believed all of it, and the drains most of all. So ${a} shut both lips, and folded both arms in front of them. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'excited', 'notebook'), seen(G, 'stand', 'curious')],
          things: ['notebook'],
        },
        `It was a strike, and it had been thought out. Nobody can argue with what is shut. If there was anything to say, there was a notebook. "LOOK, A WOODPECKER," wrote ${a}, and pointed out of the window. ${Gcap} had left the glasses downstairs. "Cook a woolly packet?" read ${g}. By the time that it was sorted out, there was only a tree. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(G, 'sit', 'calm')], things: ['sandwich', 'chair'] },
        `It had not been thought out as far as breakfast. There was toast, with the jam that is only opened for the ill. The smell went in by the nose, and could get no further. "I'll put it on the chair," said ${g}, "until the strike is over." Then ${g} sat down on the bed with the spoon, and did not seem to be in any hurry.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'dance', 'happy'), seen(A, 'sit', 'happy')] },
        `At ten ${B.introduced} looked in, to cheer up the sick. ${b} had a sock on for a hat, and did the whole of a wedding. There was the bride, and the aunt who cries, and the horse. It was the funniest thing that had ever been done in that room. The laugh got up as far as the teeth, and knocked. In the end it had to go round by the nose. "Didn't you like it?" said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'sit', 'sad'), seen(A, 'point', 'worried')],
          things: ['chair', 'sandwich'],
        },
        `"I LOVED IT," wrote ${a}. But a pencil can't laugh, and ${b} had gone quiet. "I'm tired now, anyhow," said ${b}. "It was the horse." There was one chair in that room. ${b} turned round in front of it, and began to sit down, as trustful as a hen. ${a} looked for the pencil. It had rolled under the bed. "${refrain}" said ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'shout', 'surprised'), seen(B, 'stand', 'surprised')] },
        `There are things that can't wait for a pencil. "STOP!" shouted ${a}. "YOU'RE SITTING ON THE TOAST! AND IT WAS THE BEST WEDDING I EVER SAW!" It had all been in there since breakfast, and it came out at once. ${b} stopped, with half an inch to spare. Then ${b} began to smile. "Was it the horse?" said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(G, 'hold', 'calm', 'spoon')] },
        `Only then did ${a} notice. One can't shout with one's mouth shut. It stood wide open, like a barn. Just in front of it, full to the brim, was the spoon, and ${g} had hold of it. It would have taken no time at all, and there would have been one less of the fourteen. They looked at each other. The spoon came no nearer.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'calm', 'spoon'), seen(A, 'think', 'curious')] },
        `"You could have put it in," said ${a}, when it was plain that nothing would happen. "Yes," said ${g}. "Why didn't you?" ${Gcap} thought about how to put it. "Because it would have worked once," said ${g}. "After that you'd have shut your mouth whenever I came in. You'd never have laughed with me in the room. It's your mouth. You say when."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'proud'), seen(B, 'stand', 'happy')], things: ['cup'] },
        `So that was how it was. It had to be taken. The doctor had said so, and so did the ${part}. But the when of it was for ${a} to say. ${a} sat up straight, like a king with a paper to sign. "Toast on the right," said ${a} to ${b}. "Water on the left. I'll do it on three. One. Two." It was a very long two. "Three."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'sandwich'), seen(B, 'hold', 'happy', 'notebook')] },
        `It was drains from end to end, and the cherries made it worse. ${a} made a face. "That one," said ${b}, full of respect, "is the Boot in the Rain." They wrote it down in the notebook. There were thirteen more to come, and each had a face, and each face got a name. Somewhere about number nine the ${part} stopped hurting. They did all fourteen. "It's the last ones that finish the job," said the doctor.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(G, 'sit', 'shy'), seen(A, 'sit', 'happy')],
          things: ['spoon'],
        },
        `In November ${g} was ill, and the doctor left a bottle for that, too. ${Gcap} measured out a spoon of it, and looked at it, and nothing happened. Both lips were shut. "${refrain}" said ${g}. ${a} sat down by the bed with some toast, and was not in any hurry at all. "It's your mouth," said ${a}. "You say when." It was a very long two. Then the spoon was empty, and ${b} sharpened the pencil. "That's a new one," said ${b}. "What shall we call it?"`,
      ),
    ],
  };
}
