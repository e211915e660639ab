import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** The same for eight years and more: the last day on which one fits under a tail. */
export function old(going: Going, title: string): Told {
  const { refrain, K, k, S, s, G, g, Gcap } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'excited'), seen(S, 'stand', 'happy'), seen(G, 'stand', 'happy')],
        },
        `There is one hill on the motorway from which you can see the theme park, for about four seconds. All you really see is the rollercoaster. It stands up out of the trees like the backbone of something. ${k} had a picture of it over the bed, and knew how high it was, and how fast. The only thing that ${k} had not looked up was the bear.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'worried'), seen(S, 'stand', 'calm')], things: ['sign'] },
        `It was a wooden one, at the head of the queue, with its paw held out flat. YOU MUST BE AS TALL AS THIS, said the board round its neck. They had queued for fifty minutes. ${S.introduced} stepped up, and the paw went bonk. Then ${k} stepped up. There was daylight between them, about as thick as a finger. "${refrain}" said the lady with the stick.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'determined')], things: ['sign'] },
        `"I hadn't breathed in," said ${k}, and did it again. This time ${k} thought of giraffes. You can put on a good half inch, if you think hard enough, and let your heels help. The lady bent down sideways. "Heels," she said. She had done it for eleven summers, and had seen everything, and most of it was heels.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'sad', 'hat')], things: ['sign'] },
        `"What about hair?" said ${k}. "We don't count hair." "Or hats?" "I'm sorry, my love," said the lady. "It isn't to be mean. There's a bar that comes down, and it has to have enough of you to hold." ${k} could see that it was fair. It would have been easier if it had not been. "${refrain}" said the lady. "But I'd say by spring."`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'wave', 'worried'), seen(K, 'sit', 'sad'), seen(G, 'sit', 'calm')] },
        `"I needn't go," said ${s}, who wanted to very much. "Go on," said ${k}, who could be generous, if it was done quickly. So ${s} went. ${k} sat down on a wall with ${g}, looking the other way. Clack, clack, clack, it went, all the way up behind their backs. Then came that half second in which there is no noise. ${k} knew just how long it was. It was in the book.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised'), seen(G, 'stand', 'surprised')], things: ['sign'] },
        `If you sit with your back to things, you see what is on the other side. There was a hedge, and a gap in it. There was a door, green once, no higher than the seat of a chair. A wooden mouse sat beside it, so old that its ears had gone smooth, with its tail stuck straight out. YOU MUST FIT, said the board round its neck, UNDER THIS. There was nobody in the queue. There was no path, either, to speak of.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'proud'), seen(S, 'kneel', 'sad'), seen(G, 'kneel', 'calm')],
          things: ['sign'],
        },
        `${s} came back with hair like a broom, and saw it too. "Me first," said ${s}, and ducked. Bonk. A hatch went up, and an old man in a cap looked through it. "No ducking," he said. "I'm sorry. Not any more." It is odd how much worse that sounds than the other one. ${Gcap} got down as well, just to see, and was told the same. Then ${k} walked under, quite upright. There was room for one finger.`,
      ),
      page(
        { setting: 'cave', camera: 'wide', actors: [seen(K, 'sit', 'excited')], things: ['train', 'star'] },
        `"They built it first," said the old man, and let down a bar the size of a ruler. "The big one's only a copy." It was a train of nine tubs. It went down among the roots, past a lamp in a jar. Then came a roof of stars that somebody had put in with a pin. Clack, clack, clack, it went. Then there was half a second without any noise. ${k} had time to think, "It's the same half second." After that there was no more thinking.`,
      ),
      page(
        {
          setting: 'playground',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(S, 'kneel', 'curious'), seen(K, 'stand', 'happy')],
        },
        `When ${k} came out, ${s} was lying full length in the grass with one eye to the hinge. "I heard you," said ${s}. "I couldn't see anything. Was it good?" And ${k} saw that there was something you could be too late for, as well as too early. It would be about spring, by the sound of it. "I'll tell you mine," said ${k}, "if you'll tell me yours. And don't leave out the bend."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'wave', 'happy'), seen(G, 'walk', 'calm'), seen(S, 'walk', 'happy')] },
        `So they told them, through two car parks and sixty miles of motorway, with all four hands. ${s} did the drop. ${k} did the stars. By the hill each of them had been on both, and ${g} felt slightly ill. "I'd have gone on yours ten times," said ${s}. "I did," said ${k}. "There wasn't a queue."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'calm'), seen(G, 'stand', 'calm')],
          things: ['pencil'],
        },
        `There's a door frame in their house with pencil up the side of it. ${Gcap} got the ruler, and drew the new line, and wrote the day. "Bear?" said ${k}. "${refrain}" said ${g}. A year ago ${k} would have asked for it to be measured again. "And the mouse?" ${Gcap} looked. "Just," said ${g}. ${k} lay in the dark, not stretching. They could go back once more, before spring. It was worth being small for.`,
      ),
    ],
  };
}
