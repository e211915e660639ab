import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** The word for the last part cannot be put into another language, until it is shown. */
export function old(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { refrain, Z, z, ship, where } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${refrain}.`,
    pages: [
      page(
        {
          setting: 'garden',
          time: 'day',
          camera: 'wide',
          actors: [seen(Z, 'stand', 'worried'), seen(K, 'run', 'surprised')],
        },
        `It came over the roofs at ten past nine, coughing like an old car. It missed the chimney and the washing line and crash-landed${where}. It was a ${ship}, or most of one. The rest came down a moment later, in bits. ${k} ran. A lid went up. "I do beg your pardon," said ${Z.introduced}. "I was going home, and it stopped. I don't suppose this is it?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Z, 'stand', 'sad'), seen(K, 'stand', 'determined'), seen(G, 'stand', 'surprised')],
        },
        `It was Earth, and not it by about nine billion miles. ${z} took that very well, and only had to sit down. ${k} walked once round the ${ship}. There was a hole in one side and a dent in the other. Three of the legs had gone knock-kneed. "I can fix a puncture," said ${k}. "And I once fixed the toaster." "It was better before," said ${g}, but went to get the tools.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'kneel', 'determined'), seen(Z, 'kneel', 'happy')],
          things: ['hammer', 'bell'],
        },
        `They worked through lunch. The hole was mended with a frying pan, and the legs with a hammer. Where something had been torn off the front they put the bell from ${K.names} bicycle. ${z} rang it, and laughed, with a noise like a kettle coming to the boil. It turned out that they both hated turnips, and could both wiggle their ears, though ${z} had more of them. ${k} quite forgot what it was all for.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(Z, 'stand', 'worried'), seen(K, 'stand', 'curious'), seen(G, 'stand', 'calm')],
        },
        `At three it stood there and shone. ${z} shook hands twice with everybody, got in, and pressed the button. It clicked. That was all. ${z} looked under the seat, where there was a small round space with nothing in it. "Ah," said ${z}. "No wonder that it stopped. The plim's used up. It must have lasted exactly as far as here." "The what?" said ${k}. "The plim," said ${z}. "What do you call it?"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'curious', 'key'), seen(Z, 'stand', 'calm')] },
        `It's not easy to find a thing when you only know the noise it makes. "Is it big?" "It depends who gives it to you," said ${z}. "What does it do?" "It goes in last of all, and then you're off." So it was a sort of key. ${k} fetched the car key, the shed key, and one that nobody had ever found the lock for. ${z} looked at each of them with great respect. "${refrain}," said ${z}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'run', 'determined'), seen(Z, 'sit', 'sad'), seen(G, 'hold', 'curious', 'spoon')],
          things: ['battery'],
        },
        `"Is it heavy?" "Very. But you can't see it." So ${k} brought a battery. "Is it loud?" "Some people shout it." That was the whistle. ${Gcap} came out with the big spoon, in the hope that it might be that. "${refrain}," said ${z}, and thanked them, and "${refrain.charAt(0).toLowerCase()}${refrain.slice(1)}," and thanked them again. At six there was a heap beside the ${ship}, and it was taller than the ${ship}.`,
      ),
      page(
        { time: 'sunset', camera: 'medium', actors: [seen(Z, 'sit', 'sad'), seen(K, 'sit', 'happy')] },
        `"You could always stay," said ${k}, as if it had only just come up. It had come up at about half past nine. "There's room. You could come to school, and be for showing." "I should like that very much," said ${z}. Then one star came out over the shed, no bigger than a full stop, and ${z} went quiet. "There," said ${z}. "That's our kitchen. They leave the light on."`,
      ),
      page(
        { camera: 'close', actors: [seen(Z, 'wave', 'sad'), seen(K, 'think', 'curious')] },
        `${k} looked at it for some time. "When did you get the last one?" "When I set off," said ${z}. "I always do. They were all down at the gate, with my mother in front. I'd done up my belt. And then they gave it to me, and I flew." "But how? Did they hand it in?" "No, no. You can't touch it. They just did it. Like so." And ${z} lifted one hand, as high as it went, and moved it slowly from side to side.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'sad'), seen(Z, 'stand', 'surprised')] },
        `Nobody said a thing. ${k} could feel it coming, like the last step of a staircase in the dark. It was heavy. You couldn't see it. Some people shouted it. "It's goodbye," said ${k}. "You can't leave until somebody lets you go. And nobody has. I've mended that whole ${ship}, and all day long I've been hoping that it wouldn't start." ${z} looked at the small round space under the seat. "So that's why," said ${z} kindly. "I thought it was the toaster."`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(K, 'wave', 'determined'), seen(Z, 'wave', 'happy')] },
        `It only works if you mean it. They tried it once too soon, and all that happened was a cough. Then ${k} went right up to the glass and wiggled both ears, and ${z} wiggled all of them. ${k} stepped back to the gate, where it is done. ${K.His === K.names ? 'One' : K.His} hand had never weighed so much. "Goodbye, ${z}," said ${k}. "Mind the chimney." And every lamp on the ${ship} came on, as bright as noon. Ting, went the bicycle bell, and it was over the roofs.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'close',
          actors: [seen(K, 'look-up', 'sleepy'), seen(G, 'stand', 'happy')],
          things: ['star'],
        },
        `${k} stayed at the window in pyjamas, next to ${g}, who knew when not to say anything. It was a good plim. It must have been a strong one, for it took hardly ten minutes. Then that star over the shed went out, and came on again, and went out, and came on. Somebody up there was working the kitchen light. "They're all at the gate," said ${k}. Up went a hand, and it stayed there until both eyes were shut.`,
      ),
    ],
  };
}
