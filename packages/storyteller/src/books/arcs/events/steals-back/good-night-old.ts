import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { once } from '../once.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** Whoever has what is not theirs has no hand free, and no night's sleep. */
export function old(going: Going): Told {
  const { refrain, A, a, E, e, H, h, D, d, T, t, stolen, on } = partsOf(going);
  const { whole, short, it, was, isFood } = stolen;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: once(seen(A, 'stand', 'surprised'), seen(E, 'stand', 'surprised')),
        },
        `In the middle of the square there was a post, and on the post a ${on}. On the ${on}${isFood ? '' : ', for as long as anyone could remember,'} ${was} ${whole}. ${isFood ? 'It was being kept for Sunday, when everybody was to have some' : 'On Sundays the whole town came to look'}. This was Tuesday, and there was a ${on}, and a note. MINE NOW, it said. ${A.introduced} read it aloud. ${E.introduced} turned it over, in case the back was nicer.`,
      ),
      page(
        { camera: 'close', actors: once(seen(A, 'stand', 'determined'), seen(E, 'stand', 'determined')) },
        `It was signed on the back, with a flourish and a blot. "${T.introduced}," read ${e}. Everybody knew the name. It went with a tower, a gate, and a sign about not coming in. "We shall have to steal ${it} back," said ${a}, who had waited for a chance like this since breakfast. "You can't steal what belongs to everybody," said ${e}. "You can only fetch ${it}." "Quietly, though," said ${a}.`,
      ),
      page(
        {
          setting: 'castle',
          time: 'night',
          camera: 'wide',
          actors: once(seen(A, 'walk', 'determined'), seen(E, 'walk', 'determined'), seen(T, 'sit', 'angry')),
        },
        `The first night they went over the roof. They wore three pairs of socks each, and had breathed out in advance. A moth landed on the chimney and made more noise about it. ${a} lifted one tile. "${refrain}" said somebody below. There sat ${t}, bolt upright, with both arms wrapped round ${short}. Two round eyes did not blink. They went home over the roof, with rather more clatter.`,
      ),
      page(
        {
          camera: 'medium',
          actors: once(seen(A, 'kneel', 'determined'), seen(E, 'kneel', 'determined'), seen(T, 'sit', 'angry')),
        },
        `The second night they went underneath. It took two teaspoons and six hours. The worms were asked to keep it down. At four in the morning ${a} pushed up a floorboard, as slowly as bread rises. It stopped against something. It was the leg of a chair. "${refrain}" said ${t}, from the top of it, and looked down between both feet. "You had better fill that in when you go."`,
      ),
      page(
        {
          camera: 'medium',
          actors: once(seen(A, 'hide', 'worried'), seen(E, 'hide', 'worried'), seen(T, 'stand', 'angry')),
          things: ['box'],
        },
        `On the third night a parcel came. It was a big one. FRAGILE, it said, and THIS WAY UP, and nothing at all about who was in it. It stood in the hall for an hour and did not so much as creak. But there is fluff in a box, and ${a} had a nose. It was the smallest sneeze you ever heard, and ${t} heard it. "${refrain}" The parcel was put out on the step, the wrong way up.`,
      ),
      page(
        { camera: 'close', actors: once(seen(D, 'think', 'curious'), seen(T, 'sit', 'sleepy')), things: ['box'] },
        `"Nobody has ears like that," said ${a}, upside down. "No," said ${d}. There was a hole in the side of the box, for air. ${d} had looked through it the whole time. "It isn't the ears. It's the eyes. They've got rings round them like a pair of cups. ${t} hears us because ${t} is always awake. There's somebody in there who hasn't been to bed since Tuesday."`,
      ),
      page(
        { camera: 'close', actors: once(seen(A, 'sit', 'sad'), seen(E, 'sit', 'sad')) },
        `They turned the box over and sat on it, and thought about that. If you've taken a thing, anybody might take it from you. So you can't put it down. You can't open a door, or butter toast, or scratch. "And ${t} can't even ${isFood ? 'eat' : 'enjoy'} ${it}," said ${a}, "with nobody there to see." It seemed a great deal of work. "Well," said ${d}, and got up. "We've never tried the front door."`,
      ),
      page(
        {
          camera: 'medium',
          actors: once(seen(D, 'hold', 'calm', 'blanket'), seen(H, 'stand', 'calm'), seen(T, 'stand', 'surprised')),
        },
        `So the fourth night they came up the path in their shoes, and knocked. "${refrain}" said ${t}, and opened it with one elbow. "You were supposed to," said ${d}. "You look tired. We've come to say good night." ${t} looked them up and down. "It's a trick." "Yes," said ${d}. "It's a trick. If you go to sleep, we take ${short} back. But the blanket is a real one, and you may keep it." Nobody had ever told ${t} a trick beforehand. It was hard to know where to shut the door.`,
      ),
      page(
        {
          camera: 'close',
          actors: once(seen(D, 'stand', 'calm'), seen(H, 'stand', 'calm'), seen(T, 'sleep', 'sleepy')),
        },
        `It was an old blanket, with one corner chewed. ${d} did the feet first, as you should, and then all along the sides. ${h} hummed something that had no end to it. "I know perfectly well what you're doing," said ${t}. "You needn't think that I..." ${d} leaned down. "Good night, ${t}," said ${d}. In all that tower nobody had ever said it, and the walls seemed to want to hear more. But there was no answer. There was only a snore, like a cart going home.`,
      ),
      page(
        {
          camera: 'medium',
          actors: once(seen(A, 'walk', 'proud'), seen(T, 'sleep', 'sleepy'), seen(D, 'walk', 'happy')),
          things: ['pillow'],
        },
        `One arm came undone, and then the other. This was the part that ${a} had practised for. ${a} took ${short} as you lift a sleeping cat, and not a thread moved. They could have gone then. But the two arms lay there, still in the shape of what they had held, and felt about a little. So ${d} went back and put a pillow into them. They closed. ${t} smiled. It made somebody quite different of that face.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'wide',
          actors: once(seen(T, 'stand', 'shy'), seen(A, 'stand', 'surprised'), seen(E, 'stand', 'happy')),
        },
        `On Sunday the whole town was in the square. At the very end of the queue stood ${t}, with a crease down one cheek, and a pillow. It went so quiet that you could hear the flag. "I took ${it}," said ${t}. "I'm sorry. I'd have brought ${it} back, but I was asleep. I slept from ten till nine." Nobody knew what to say to that. ${isFood ? `Then ${e} counted again, and cut one more slice, and it was the same size as the rest` : `Then ${e} moved along, and there was a place in the front row where you could see`}.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: once(seen(D, 'sit', 'sleepy'), seen(T, 'look-up', 'shy')),
        },
        `The gate up there stands open now. There's nothing in the tower to take, except a pillow. But that same night something tapped at ${D.names} window. "I've tried humming it myself," said ${t}, outside. "It isn't the same. I wondered if you could do the trick again." ${d} opened it a crack. "You know how it works by now," said ${d}. "I know," said ${t}. "I'd still like it." So ${d} said it twice, the second time rather slowly. "${refrain}" came a voice out of the dark. It was half asleep already.`,
      ),
    ],
  };
}
