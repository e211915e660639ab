import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** Everybody on the way has the whole world at home, and it is always just so big. */
export function old(going: Going): Told {
  const { K, k, chance } = going;
  const { refrain, X, x, home } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'day',
          camera: 'medium',
          actors: [seen(X, 'stand', 'curious'), seen(K, 'stand', 'happy')],
        },
        `${X.introduced} had always lived${home}. One got to know it. There was a bit of wall, with a crack like a river. Twice a day there was ${k}, going by in a hurry with one shoe on. "${refrain}" said ${x}, one Monday morning, out loud. It sounded different out loud. By nine o'clock ${x} had made up a bundle, and had gone to see the world.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(X, 'run', 'excited')] },
        `On a Monday nobody looks up. ${x} went down the stairs, past the coats, and out at the front before the door had shut. There was far more out there than one would have thought from the wall. It had wind in it. ${x} held on to the bundle, and took the first on the left.`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(X, 'kneel', 'curious')] },
        `"I'm looking for the world," said ${x}, to a nose that stuck out of the ground. "You're standing on the roof of it," said the mole. "It goes from this end to that end, with a bend in it. There's a larder. You'll not find better." ${x} had a look in. It was very well kept, and as black as a boot. "${refrain}" said ${x}, as politely as one can say that. "All of it?" said the mole. "I've been forty years, and I haven't finished."`,
      ),
      page(
        { setting: 'pond', camera: 'medium', actors: [seen(X, 'stand', 'curious')] },
        `The duck's world was green, and had rings on it. "It begins at the bent reed, and it stops at the straight one," said the duck. "I go round it before breakfast, to see that it's all there." It had a moon at night, right in the middle, which nobody else had. "It's lovely," said ${x}. "${refrain}" The duck looked at the bent reed, and at the straight one. There was no room for any more.`,
      ),
      page(
        { setting: 'mountain', camera: 'wide', actors: [seen(X, 'look-up', 'surprised')] },
        `With the goat, it went up. There was a bottom and a top. It took ${x} the whole of Wednesday to get from the one to the other. On top there was room for four hooves. All about, as far as one could look, lay something blue, with roads in it like threads. "${refrain}" said ${x}, when there was breath. "Oh, that," said the goat. "That's nothing. That's what you see from the world."`,
      ),
      page(
        { setting: 'beach', camera: 'wide', actors: [seen(X, 'stand', 'surprised')] },
        `On Thursday the ground left off, as it does at the seaside, and after that it was sea. ${x} crossed it on a gull, which had been going anyway. "From shore to shore," said the gull, over one shoulder, "and a fish now and then. I wouldn't know what to do with more." On the far side there was sand the colour of a lion. Behind the sand it was cold, and behind the cold it was jungle. They were all very friendly there. But not one of them knew ${x} from anybody else.`,
      ),
      page(
        { setting: 'forest', time: 'sunset', camera: 'medium', actors: [seen(X, 'sit', 'sad')] },
        `There was always a bit more behind the last bit. ${x} had kept something from each, and the bundle was as heavy as a cat. It is a tiring thing to look at what's new, all day, with nobody to say "Look!" to. "Does it ever stop?" ${x} asked an owl, that evening. "It does," said the owl. "I flew right to the end of it, when I was young. There's nothing there but a house. It has a lamp in the window. I never found out who for."`,
      ),
      page(
        {
          setting: 'garden',
          time: 'night',
          camera: 'wide',
          actors: [seen(X, 'stand', 'curious')],
          things: ['house', 'lamp'],
        },
        `So ${x} went on, since one may as well see the end. On Sunday night ${x} came over a hill, and there was the house. It was quite small. There were nine beanpoles, and a blue door with the paint coming off. A bicycle lay where somebody had dropped it. In one window there stood a lamp. It made a yellow square on the grass. ${x} stood in the dark at the edge of it. "Whoever lives there," thought ${x}, "must be the luckiest person in the world."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'wave', 'surprised'), seen(X, 'stand', 'surprised')] },
        `Then somebody came to the window, and put both hands round their eyes, to see out. It was ${k}. ${x} looked at the bicycle. One knew that bell. One knew that crack, up the side of the wall, for it came right through, like a river. It was the one house in all the world that ${x} had never been to see. It had only been lived in. Nobody had ever said that it had a back.`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(X, 'stand', 'happy')] },
        `"I put it there every night," said ${k}, and had to stop for a moment. "It was so that you could find the way." "I never looked for the way," said ${x}. "I went straight on, away from you, as far as it goes. And this is where it comes out." They undid the bundle. There was a worm cast, a reed, some blue, a feather, and sand like a lion. ${k} said "Look!" at every single one. "So how big is it?" said ${k}, at last. "It's from here," said ${x}, "to here. But it's a long way between."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(X, 'sleep', 'sleepy')] },
        `Nobody needs to run away who is asked along. On Saturdays they take the first on the left. ${x} looks out at the top of ${K.names} bag, and says who lives where. They have been as far as the duck. In the evening the lamp goes out, and the yellow square with it. "${refrain}" says ${x}, in the dark, since one never knows. "No," says ${k}, half asleep, from a long way down under the blanket. "There's tomorrow. We've not even started on that."`,
      ),
    ],
  };
}
