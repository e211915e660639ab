import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The same for eight years and more: who takes away is part of whatever is built, and is the last to believe it. */
export function old(going: Going): Told {
  const { refrain, K, k, G, g, Gcap, D, C, R, L, x } = partsOf(going);
  const d = D.name;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(D, 'stand', 'proud'), seen(K, 'stand', 'curious'), seen(G, 'stand', 'happy')],
          things: ['fence'],
        },
        `Their street was flat. You could put a marble down at one end, and it would be there when you came back. So it was news when a fence went up, and a board on the fence. "A ${x}," it said, and there was a picture. ${k} found a knot hole, and ${g} looked over the top. There was no ${x} to be seen as yet. There was a good deal of grass, and ${D.introduced}, who was about to begin.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'happy')] },
        `Everything that is built begins by being a hole. It is an odd thing to be good at, and ${d} was very good at it. ${d} went down as straight as a ruler, and left the bottom as smooth as a plate. But no one has yet found out how to dig a hole and have nothing over. It went up behind, load upon load. By Monday evening there was a heap, as high as a bus, that was not in the picture.`,
      ),
      page(
        { camera: 'wide', actors: [seen(C, 'stand', 'worried'), seen(D, 'stand', 'determined')] },
        `${C.introduced} came on Tuesday, in four pieces, and was put together by noon. "I work from the middle," said ${C.name}. The middle was taken. "${refrain}" It was said quite kindly, from a great height. So ${d} shoved the whole of it to the left, which is not digging, and hurts in other places. ${k} watched it through the hole until the street lamps came on.`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'stand', 'worried'), seen(D, 'stand', 'determined')] },
        `On Wednesday it was ${R.introduced}, who had never hurried, and who goes from left to right. "${refrain}" said ${R.name}. There was a pause, in which a pigeon walked across. "I make things flat. I could do nothing with that." ${d} shoved it over to the right. It had become larger since Tuesday, or it felt so. ${Gcap} had brought sandwiches by then. One gets fond of somebody one looks at every day.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'stand', 'worried'), seen(D, 'stand', 'determined')] },
        `${L.introduced} backed in on Thursday, with eleven tons of stones and no way of seeing behind. Beep, beep, it went, and then it went bump. "${refrain}" said ${L.name}, a little shaken. There was one corner left, at the very back, where nettles had been. ${d} shoved the heap in there, so that it leaned on the wall. Then ${d} turned round, so as not to look.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'sad'), seen(C, 'stand', 'proud'), seen(R, 'stand', 'proud')] },
        `After that it went fast. Every day there was something that had not been there. "I put that up," said ${C.name}, and it was so. "I made that smooth," said ${R.name}, by and by. People stopped at the fence to admire it, and said how it rose. Nobody ever said, "And what a splendid hole!" It was underneath. That's where it had to be. You cannot see a hole when somebody has built a ${x} in it.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(D, 'stand', 'sad'), seen(K, 'stand', 'worried')],
          things: ['fence'],
        },
        `"They each leave something," said ${d} that evening, to a knot hole with an eye in it. "I've only left something over." ${k} wanted to say that it wasn't true. But there stood the ${x}, and there lay the heap. It is no good telling somebody a thing that both of you can see isn't so. "Good night, ${d}," said ${k}. It was not much. It was the first time that anyone had said it.`,
      ),
      page(
        { time: 'day', camera: 'wide', actors: [seen(K, 'run', 'excited'), seen(G, 'walk', 'happy')] },
        `Next morning, which was Saturday, the fence came down, and there was a ribbon, and a band. All the street went in by the front. ${k} looked up at the ${x}. It was very fine, and just like the picture. Then ${k} saw what was not in the picture. It had never looked so from the knot hole. It went up, and up, and had the whole sky behind it. "${k}!" called ${g}. "You're going the wrong way!" But ${k} was running.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'cheer', 'excited'), seen(D, 'stand', 'surprised')] },
        `You can live for years in a flat street and not know what is the matter with it. From up there one saw the canal. One saw real hills, a long way off and blue. One even saw the top of ${C.name}, from above. ${k} had not got enough breath for it all, and used what there was. "${d}! It isn't over! It's a hill! Nobody had to build it. You made it the whole time!"`,
        `It was like coming up through a lid. There lay their street, as straight as a shelf, with the people on it like cups. There was the canal, which ${k} had only ever smelled. "${d}!" shouted ${k}, from the very top. "Do you know what you've made? They've all put something on the ground. You've made the ground!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'jump', 'happy'), seen(G, 'jump', 'happy'), seen(D, 'stand', 'proud')] },
        `Then ${k} lay down sideways and let go. Nobody was by the ribbon any more. There was a queue, with the band in it, and the mayor, and ${g}, holding somebody's tuba. On Monday a man came with a lorry and a piece of paper. "One heap," he read out. "To be taken away. Is that it?" And ${d}, who had never in all that time been asked where it should go, said, "No. Just there."`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(D, 'sleep', 'sleepy'), seen(K, 'stand', 'happy')],
          things: ['moon'],
        },
        `It has got grass now, and a path to the top that nobody laid. The ${x} is well spoken of. But if you ask for it in that street, they'll tell you that it is the one by the hill. ${d} came past there at the weekend, on the way to another hole. The moon was just up. It sat on the hill for as long as it takes to say so. ${k} stood at the window. "Just there," said ${k}.`,
      ),
    ],
  };
}
