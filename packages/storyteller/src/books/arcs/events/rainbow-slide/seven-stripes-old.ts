import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** For the oldest: what each colour is like to sit on, and what two people need who are left without one. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, refrain, title } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'excited')],
          things: ['rainbow'],
        },
        `Everybody knows that you can't get to the end of a rainbow. You walk towards it, and it steps back, out of politeness. But on the second Sunday in April one came down behind the shed, where nobody was looking. It had one foot in the rhubarb. ${A.introduced} and ${B.introduced} came round the corner with a bucket, and there it was. It could not step back, because of the fence.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(B, 'reach', 'happy')], things: ['rainbow'] },
        `Close to, it hums. It is cold, and smooth in front, like the inside of a shell. But up the back there are ridges. "Do you think that we may?" said ${b}. "It's in our rhubarb," said ${a}, and put a foot on the first one. They climbed past the gutter and past the cat on the roof. They climbed past two swifts, who were in a hurry. Then there was no more up, and the rest of the world went down.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'sit', 'surprised')],
          things: ['rainbow'],
        },
        `There were seven, side by side, each as wide as a person. "You have to start at the edge," said ${a}, who had always eaten cake like that. So it was red first. Red does not ask if you are ready. It went like a shout, it was hot round the bend, and then there was rhubarb. ${b} looked down from the top. A long way off two feet were sticking out of the leaves. "${refrain}" said the feet.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'point', 'happy')] },
        `${b} had come down on the yellow, giggling, since yellow tickles. Then ${b} stopped, and pointed. "You've sat in something." ${a} turned round to see, and kept turning, as a dog does. Right across, where one sits, as straight as a ruler, went a bright red stripe. "I've sat in red," said ${a}. "It comes off. Show me yours." ${B.names} was the yellow of the best sort of custard.`,
      ),
      page(
        {
          setting: 'sky',
          camera: 'wide',
          actors: [seen(B, 'sit', 'excited'), seen(A, 'sit', 'happy')],
          things: ['rainbow'],
        },
        `After that they did it properly. Orange fizzes. Green is slow and full of bumps, and you smell of it for an hour. Blue is cold right through, and you come off the end with a splash, although you are dry. Indigo nobody can describe, since you have to shut your eyes. "${refrain}" said the rhubarb. "${refrain}" By four o'clock they had six stripes each, and very little breath. They had saved up violet for the last.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'worried'), seen(B, 'sit', 'worried')], things: ['cloud'] },
        `They had just sat down at the top, and were arguing about who should push. Neither of them saw that it had stopped raining. Then the sun went in. The red was the first to go, on the outside, as if somebody had pulled a thread. Orange went, and yellow. "Jump!" said ${a}. There was a cloud alongside, a big grey one. They landed on it, all in a heap. When they looked round, there was a violet line in the air, and then it was only air.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'sad'), seen(A, 'think', 'worried')], things: ['cloud'] },
        `A cloud is comfortable for about a minute. After that it's damp. Down below stood the shed, no larger than a matchbox. Somebody the size of a match was taking in the washing. ${b} began to cry. ${b} did it quietly, so as not to be a nuisance. "What do you need for a rainbow?" said ${a}. "Think. We did it at school." "Rain," said ${b}, "and sun. Both. At the same time." It ran down, and dripped off ${B.names} chin. "Well," said ${a}, "we've got one of them."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'determined'), seen(B, 'sit', 'happy')] },
        `It was grey from one side to the other. There was nothing bright up there, apart from one thing, and ${a} had been sitting on it. "${b}," said ${a}. "I'm going to show you something. You're not to stop crying." And ${a} stood up on the cloud, turned round with dignity, and bowed to the north. All six of them shone out against the sky. ${b} made a noise like a kettle. "That isn't fair," said ${b}. "I'm really sad." "Good," said ${a}. "Stay sad." And ${a} wiggled.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'excited')], things: ['rainbow'] },
        `It is a thing that happens to faces. ${B.names} went up at the corners while it was still coming down in the middle. There was a sob with a snort in it, and then a snort with a sob. It rained and it shone in there, and neither would give way. And something hummed. It grew out of the edge of the cloud, thin as a ribbon, then a scarf, then a plank. It was as wide as two, if they were good friends. "Now," said ${a}, "before you feel better."`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
        },
        `They came down on all seven at once. When they had got the rhubarb out of their ears, ${g} was standing there with the washing basket. "I've been calling for an hour," said ${g}. "Where were you? What have you been sitting in?" There are questions that one can only answer by turning round. They did it together. ${Gcap} looked at two bottoms, which had been quite plain at lunch. "That," said ${g}, in a strange voice, "will never come out."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'cheer', 'happy'), seen(A, 'cheer', 'excited'), seen(B, 'cheer', 'excited')],
          things: ['rainbow'],
        },
        `It could have gone either way, and it went both. ${Gcap} had had a long day and an hour of calling. ${Gcap} sat down on the basket, and cried, and laughed until the pegs shook. "Don't stop," said ${a}. "Why not?" said ${g}, wiping both eyes. "Behind you," said ${b}. There was a hum. One foot of it was in the rhubarb, and the other was over the hills. It was wide enough for three. ${Gcap} looked at it for a long time, all the way up. "Which one," said ${g}, "do you start with?"`,
      ),
    ],
  };
}
