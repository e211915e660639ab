import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

/** It is all a question of who measures. */
export function old(going: Going): Told {
  const { K, k } = going;
  const { T, t, H, h, C, c, home, title, refrain } = partsOf(going);
  return {
    title: titled(title),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(T, 'stand', 'proud'), seen(K, 'stand', 'happy')] },
        `Nobody minded by day that ${T.introduced} was so big. By day it was the whole point. The wheels were as high as a door, and there was nothing in the district that they couldn't go over. People came out of shops to look. ${k} had the best view, from the wall, and knew by the sound when ${t} was coming.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(T, 'walk', 'happy'), seen(K, 'point', 'happy')] },
        `But days end. When the lamps came on, the cars drove home to the ${home}, nose to tail, and rolled in. You could hear them talking while their engines ticked and cooled. "I'd give my horn," said ${t}, "to sleep in there for once." "Has anyone ever measured it?" said ${k}. Nobody ever had. People had only said so.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'walk', 'surprised'), seen(K, 'stand', 'worried')] },
        `So they tried it properly. ${k} stood well to one side with a torch and waved, as they do with aeroplanes. ${t} came on, an inch at a time. "Left a bit. Straight. Straight. You're doing it!" ${refrain} A tile fell off. What was inside was the number plate. "That's a start," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'walk', 'determined'), seen(K, 'point', 'determined')] },
        `There are people who will tell you that it's easier in reverse. Beep, beep, beep. ${refrain} It was not. They tried it on a slant, as you get a sofa up the stairs. ${refrain} That made the door a bit wider, which helped, but not enough. Inside, the little cars had turned their mirrors the other way. They were not unkind. They simply didn't know what to say.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'sit', 'determined'), seen(K, 'stand', 'worried')] },
        `"I'll be smaller," said ${t}, in the end. It hurt ${k} to hear it. There was a long sigh from the tyres. Down came ${t}, until those splendid wheels were as flat as slippers. Then ${t} crept up to the door like somebody who doesn't want to be noticed. ${refrain} ${k} fetched the pump and blew them all up again, and neither of them spoke.`,
      ),
      page(
        { time: 'night', weather: 'rain', camera: 'wide', actors: [seen(T, 'stand', 'sad')] },
        `It was a foot too high, and a foot is a foot. The door of the ${home} came down. Somebody in there was telling the one about the roundabout, and they all laughed at the end. ${t} stood out in the road and knew that one. And then, because that was all that was missing, it began to rain.`,
      ),
      page(
        { camera: 'close', actors: [seen(H, 'walk', 'worried'), seen(T, 'stand', 'curious')] },
        `"I beg your pardon," said a voice from somewhere about the hub. It was ${H.introduced}, with a drop on the end of every prickle. "Is that taken? Underneath?" "It's only road," said ${t}. "It's dry road," said ${h}, going in. There was a silence, and then the voice again, from further off. "But it's enormous! You could hold dances in here!" No one had ever said the word as if it were a good thing.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(C, 'run', 'worried'), seen(H, 'sit', 'happy'), seen(T, 'stand', 'surprised')],
        },
        `The next was ${C.introduced}, who came along the wall at a gallop and did not ask. After that there were two sparrows, and a frog who said that it was only for the company. "Move up," said ${h} each time. There was no need to. ${t} stood very still, so as not to disturb them, and felt four sorts of breathing.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'look-up', 'worried')] },
        `${k} had gone up to bed and not gone to sleep. You can't, when there's rain on the window and you know who's in it. At last ${k} got up to look. The road shone like a river from one end to the other. The wall shone, and so did the roof of the ${home}. But there was one place, as big as a room, that did not shine at all. It had eyes in it.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(K, 'shout', 'excited'), seen(T, 'stand', 'surprised'), seen(H, 'sit', 'happy')],
        },
        `"${t}!" ${k} banged on the window, and didn't care who heard. "We've had it the wrong way round! You'll never get into a ${home}. You can't put a ${home} inside a ${home}! It's got a roof, and four posts, and it's dry underneath. It's you!" ${t} thought about that for some time. "Do you mean," said ${t}, "that I've been sleeping indoors?" "No," called ${h}. "We have." Then they all laughed.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'proud'), seen(C, 'sit', 'happy')] },
        `There is nothing that people want so much as to be where the laughing is. The door of the ${home} went up by a hand. "Is this a private party?" said the smallest car. ${c} was on its warm bonnet before it had even stopped. Then they all came, in order of size, and backed in between the wheels. "Mind your heads," said ${t}. There was a foot to spare.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'sleep', 'sleepy'), seen(H, 'sleep', 'sleepy')] },
        `They keep the paint and the ladders in the old ${home} now. If it looks like rain, ${k} hangs out the sign: ROOM FOR ALL. ${t} is usually asleep by nine, and so is everybody underneath, after the one about the roundabout. ${t} tells it best. You have to be quite big, to get the noises right.`,
      ),
    ],
  };
}
