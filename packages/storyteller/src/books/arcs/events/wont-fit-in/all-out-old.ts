import type { Told } from '../../../arc.ts';
import { withArticle } from '../../../company/figure.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { once } from '../once.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** Ten households who only ever said good morning are brought out of doors by what will not come in. */
export function old(going: Going): Told {
  const { refrain, A, a, E, e, D, d, M, P, ordered, it, things } = partsOf(going);
  const m = M.name;
  const p = P.name;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(E, 'stand', 'curious')] },
        `There were ten houses in the street, and the people in them said good morning. That was all they said. Then they went in and shut the door, ten times, one after the other. At number five lived ${A.introduced}, with ${E.introduced}. On Friday, at five o'clock, ${a} picked up the telephone and ordered ${withArticle(it)}. "What size?" asked a voice. It is a question one should think about. "The biggest you have," said ${a}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(E, 'look-up', 'surprised')],
          things,
        },
        `It came on three lorries. The first carried the front, and the last carried the back. The driver in between could see nothing at all. They put it down in the road. After that there was no road. There was only ${it}, from the hedge on this side to the hedge on that side. "Sign here," said the driver. ${a} signed, and opened the front door as wide as it would go. "I don't want to be rude," said ${e}, "but have you looked at the door?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(E, 'reach', 'determined')], things },
        `They tried it flat, to begin with. ${a} went inside and pulled, and ${e} stayed outside and pushed. The first bit went in well. The second bit was wider. The third bit met the house on both sides, and stopped with a bump. A door is as wide as a door, and there is nothing to be done about it. "${refrain}" called ${a}, from inside. "And now I can't get out."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'stand', 'surprised'), seen(A, 'reach', 'determined'), seen(E, 'reach', 'determined')],
          things: [...things, 'chair'],
        },
        `At number six it had suddenly got dark, so ${m} came out to see why. "You want to tip it up," he said, when he had walked all round it. He fetched a kitchen chair to stand on. So they pulled it out, and ${a} with it, and tipped it. On its side the ${it} was as high as the chimney, and a seagull sat down on the top. They rolled it up to the door. Bump! It was no wider now, but it was very much taller. "${refrain}" said ${a}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'determined'), seen(A, 'reach', 'determined'), seen(E, 'reach', 'determined')],
          things,
        },
        `"It's the window you want," said ${p} from number four. She had watched for as long as she could bear it. Now she brought her own kitchen table, for a ramp. She even brought the good tablecloth and laid it on top, so that things would slide. They did slide. The ${it} went up the cloth and hit the window frame. It came down again, with ${e} in front of it. "${refrain}" said ${a}. "But thank you for the table."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'wide',
          actors: once(seen(M, 'reach', 'determined'), seen(P, 'reach', 'determined'), seen(A, 'shout', 'determined')),
          things,
        },
        `By then all the other doors had opened too. One man had a bench to push from. Two sisters had brought stools. Somebody carried out a lamp, as it was getting late, and then everybody did. They all found a place to put their hands. "One," said ${m}. "Two," said ${p}. "Three!" shouted ${a}. There was a bump that they heard at the station. The house moved. The ${it} did not. "${refrain}" said the whole street.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(E, 'sit', 'sad')] },
        `They had no push left. One after another they sat down, on whatever they had brought. ${a} sat on the doorstep beside ${e} and looked at the ${it}. "It wasn't much to ask," said ${a}. "I only wanted to ${ordered.use}. I wanted to have it in there, with the door shut, in peace and quiet." "In there," said ${e}, and they both turned round and looked in. It was certainly quiet.`,
      ),
      page(
        { camera: 'medium', actors: once(seen(D, 'think', 'curious'), seen(A, 'sit', 'sad')), things: ['chair'] },
        `It was ${d} who went on looking. There was the kitchen, and it was empty, for every chair had been carried out to stand on. ${d} looked into number four. There was no table in it. ${d} looked at number six, where not a lamp was lit. Then ${d} looked at the street. There were the chairs, in rows. There were the tables, with a cloth on. There were all the lamps, and there sat all the people.`,
      ),
      page(
        { camera: 'close', actors: once(seen(D, 'cheer', 'excited'), seen(A, 'look-up', 'surprised')), things },
        `"We've been doing it backwards," said ${d}. "We've tried all evening to get one ${it} into the house. And to do it we've brought out everything else." Nobody said a word. They looked at what they were sitting on. "It doesn't have to go in," said ${d}. "Everybody is out here already."`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: once(
            seen(A, 'sit', 'happy'),
            seen(D, 'sit', 'happy'),
            seen(M, 'sit', 'happy'),
            seen(P, 'sit', 'happy'),
          ),
          things,
        },
        `So that is where they ${ordered.used}, under twelve lamps and a moon. ${ordered.noun === 'present' ? 'It was a bouncy castle, and it went up by itself, and the seagull had to leave. ' : ''}There was enough for everybody. For the first time they noticed how many they were. ${m} and ${p} had lived in one street for nine years. It turned out that they both played the trumpet. Each had always played very softly, so as not to trouble the other. They went in and fetched the trumpets. Nobody troubled about softly.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'walk', 'happy'), seen(E, 'cheer', 'happy')] },
        `On the next Friday, at five o'clock, ${a} rang up again. "What size?" asked the voice, rather nervously. "A small one, please," said ${a}. It came on a bicycle. It went in at the door with room to spare, and stood there in the kitchen, in peace and quiet. ${a} looked at it. ${e} looked at ${a}. Then they each took one side, and carried it out again. Nine doors were open already.`,
      ),
    ],
  };
}
