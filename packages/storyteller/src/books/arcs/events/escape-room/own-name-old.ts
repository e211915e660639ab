import type { Told } from '../../../arc.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf } from './parts.ts';

export function old(going: Going): Told {
  const { title, A, a, B, b, G, g, L, l, room, refrain, comesToo } = partsOf(going);
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'run', 'excited'), seen(B, 'walk', 'happy'), seen(G, 'walk', 'happy')],
        },
        `In Mill Street, over the shoe shop, there is an escape room. You have an hour, three riddles to solve, and whatever brains you came with. The best time was thirty-one minutes, and it hung in the window in gold. ${A.introduced} had walked past that since Christmas. ${a} was quick. It was the first thing that anybody said. "You'll want a second pair of eyes," said ${g}, on the stairs. So ${B.introduced} came as well.${comesToo}`,
      ),
      page(
        {
          setting: 'library',
          camera: 'medium',
          actors: [seen(L, 'point', 'happy'), seen(A, 'stand', 'excited'), seen(B, 'stand', 'curious')],
          things: ['clock'],
        },
        `"${room}," said ${l}, who kept it, and waved an arm at the whole of it. "I'm behind that little window. If you want to come out, press the green button. There's no harm done, and it's called giving up." In the door ${l} turned round once more. "It's a good while since anybody got past the third. They're always so clever." Click, went the door. It was locked, and the clock began to count.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'excited'), seen(B, 'point', 'happy')], things: ['clock', 'key'] },
        `WHAT HAS TWO HANDS, AND NEVER CLAPS? ${a} had turned out two drawers before the end of the sentence. ${a} did the desk, the bookcase, and the inside of a boot. ${refrain} said ${b}, who had not moved. "I am looking," said ${a}, "as fast as I can." It was six minutes before ${a} once glanced up, and there was the clock. A key was hanging behind the hands. "Got it!" shouted ${a}. "So you have," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'excited'), seen(B, 'hold', 'worried', 'globe')] },
        `WHAT GETS WETTER, THE MORE IT DRIES? "A sponge," said ${a}. "A fish. The sea." ${refrain} said ${b}, by the basin. "Hold this," said ${a}, "and this," and gave ${b} a globe and a stuffed owl. You can't point with a globe and a stuffed owl. That one took eleven minutes. The towel had been on its nail all the time, an inch behind the owl. The second key was sewn in the hem. "Got it again!" said ${a}. "That's two to me."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'sad'), seen(A, 'stand', 'surprised')], things: ['globe'] },
        `It is odd how loud a word like "me" can be. ${b} put down the owl, and then the globe, and then sat on the floor between them. "What are you doing?" said ${a}. "We can still beat the record!" "I'm the shelf," said ${b}. Close by, on the wall, was the green button. ${b} looked at it for some time. "I shan't press it," said ${b}, "because you want it so much. But I'm not telling you things any more."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'determined')], things: ['sign'] },
        `The third door had no keyhole. It had a brass funnel, at about the height of a mouth. Over that was a sign in very small writing. IT BELONGS TO YOU. BUT OTHER PEOPLE USE IT MORE THAN YOU DO. SAY IT. "My bike," said ${a} to the funnel. "My ball. My front door. The good scissors." Nothing clicked. Thirty-one minutes came, and went by overhead. So did forty. So did fifty.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'surprised')], things: ['clock'] },
        `When you have named everything that you own, it gets very quiet. There was only the clock. ${a} found that something was missing. ${b} had been saying it all afternoon, and it had been rather a nuisance. Two words. And the first one was always the same. "It's a name!" cried ${a}. "It's yours. And it's the others who use it!" ${a} took hold of the funnel, and said it as clearly as could be. "${a}." Nothing whatever happened.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'think', 'sad'), seen(A, 'stand', 'sad')], things: ['clock'] },
        `Behind the little window, ${l} sighed. They always got as far as that, and they always said their own. The clock had four minutes left on it. You could have said it again, and louder. But ${a} was thinking back. "Hold this," ${a} had said, that afternoon, and "Not now," and "Got it." There was a name that had not been said once. It had not been forgotten. There'd just been no use for it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'sad'), seen(B, 'sit', 'surprised')], things: ['globe'] },
        `${a} came away from the door. With three minutes to go that is the wrong direction, and it cost something. "You saw the clock before I did," said ${a}, down on the floor. "And the towel. You were the one with the eyes, and I gave you an owl." They both looked at the owl. It looked back. "I'm sorry," said ${a}. "I really am sorry, ${b}." It wasn't said to any funnel. It was hardly said aloud. Click, went the door.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(L, 'cheer', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `It stood open by the width of a hand, and in came a smell of shoes. Neither of them moved. "It listens to the whole room," said ${l}, who had run up the stairs. "The funnel's only for show. Fifty-nine minutes, and fifty-nine seconds! That's the slowest that anybody ever got out of here." ${l} shook hands with ${b} first, and then with ${a}. "And I've had the fast ones in here all year, and had to let them out myself."`,
      ),
      page(
        {
          setting: 'street',
          time: 'night',
          camera: 'wide',
          actors: [seen(B, 'point', 'happy'), seen(A, 'kneel', 'happy')],
        },
        `On the stairs there's a wall to sign, for those who got out by the door. ${a} had the pen first, and stood there, and wrote "${b}". Then ${b} took it, and wrote "${a}". They went home the long way round, as it was dark, and the chip shop was lit. ${refrain} said ${b}, and stopped. There wasn't a riddle in it. It was only a hedgehog, crossing Mill Street by the stripes, like anybody. And ${a} looked. They both did, until the hedgehog was safely across.`,
      ),
    ],
  };
}
