import type { Told } from '../../arc.ts';
import { cap, titled } from '../../arcs/wording.ts';
import { act, page } from '../held.ts';
import type { SmallHurt } from './book.ts';

/** A child who measures everything by hand measures this too, all day. */
export function middle({ child: K, grownUp: G, happened, hurt, helped, chance }: SmallHurt): Told {
  const refrain = 'About so big';
  return {
    title: titled(chance.pick('about so big', `${K.name} measures it`, 'as big as a horse, and then not')),
    refrain,
    pages: [
      page(
        [
          `${K.name} measured things by hand. A loaf was two hands long. The cat was four, with the tail in. "${refrain}," said ${K.name}, and showed you. There was no other ruler in the house that talked.`,
          `If you asked ${K.name} how big a thing was, out came both hands. The table was nine of them. A bun was one. "${refrain}," ${K.name} would say, and it always was.`,
        ],
        { setting: 'garden', camera: 'wide', actors: [act(K, 'stand', 'happy')] },
      ),
      page(
        [
          `Then came a thing that nobody had planned. ${happened} For a moment it was quiet. Then it was not quiet at all.`,
          `It was a good day until ten past two. ${happened} ${K.name} looked at the place. Then the noise came, and went on for a bit.`,
        ],
        { camera: 'close', actors: [act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `${cap(G.name)} was there before the end of it. "Where? Show me." ${helped} "That was the right thing," said ${G.name}. "To shout."`,
          `${K.name} went straight to ${G.name}, as one should. ${helped} "It hurts," said ${K.name}. "Yes," said ${G.name}. "It does." Nobody said that it was nothing.`,
        ],
        { camera: 'medium', actors: [act(G, 'kneel', 'calm'), act(K, 'sit', 'sad')] },
      ),
      page(
        [
          `"How big is it?" said ${G.name}. ${K.name} put out both arms, as far as they go. They were not long enough. "Bigger," said ${K.name}. "Like a horse."`,
          `"Can it be measured?" said ${G.name}. ${K.name} tried. It would not go between two hands. It would not go between two arms. It was about as big as a horse.`,
        ],
        { camera: 'wide', actors: [act(K, 'stand', 'sad'), act(G, 'kneel', 'curious')] },
      ),
      page(
        [
          `${K.name} tried holding on to it very hard. But ${hurt} does not get smaller if you squeeze it. It was still a horse. It might have been a pony. It was hard to see from so near.`,
          `${K.name} tried to look at the clouds and not think of it. But it was there all the time, behind the clouds, being a horse. "It knows I'm not looking," said ${K.name}.`,
        ],
        { camera: 'close', actors: [act(K, 'sit', 'worried')] },
      ),
      page(
        [
          `So they just sat, and let it be as big as it was. By and by ${G.name} said, "And now?" ${K.name} put up two hands, a good way apart. "${refrain}." It was a sheep. Somebody had changed it for a sheep.`,
          `They sat on the step and breathed. They told each other about it twice. "And now?" said ${G.name}. It fitted between the arms. "${refrain}," said ${K.name}. "It's more of a dog."`,
        ],
        { camera: 'medium', actors: [act(K, 'sit', 'calm'), act(G, 'sit', 'calm')] },
      ),
      page(
        [
          `At supper it was a loaf. ${K.name} forgot to measure it during the pudding. Afterwards it was four fingers, with room to spare. "It's going down," said ${K.name}. "I'm keeping an eye on it."`,
          `It went on like that. At four o'clock it was a cat, with the tail in. At supper it was a bun. ${K.name} had to stop eating to look for it. "${refrain}," said ${K.name}, rather surprised.`,
        ],
        {
          setting: 'kitchen',
          time: 'sunset',
          camera: 'wide',
          actors: [act(K, 'sit', 'curious'), act(G, 'sit', 'happy')],
        },
      ),
      page(
        [
          `In bed it was a pea. It was there if you pushed. "Leave it, then," said ${G.name}. "Let it get some sleep." They put out the light, and both kept quite still.`,
          `"And now?" said ${G.name}, at bedtime. ${K.name} held up a finger and a thumb. One could hardly see between them. "A crumb," said ${K.name}. "It can stay the night."`,
        ],
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [act(K, 'sit', 'calm'), act(G, 'sit', 'calm')],
        },
      ),
    ],
  };
}
