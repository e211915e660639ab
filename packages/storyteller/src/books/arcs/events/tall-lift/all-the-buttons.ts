import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { old } from './all-the-buttons-old.ts';
import { partsOf, TITLES } from './parts.ts';

/**
 * All the buttons are pressed at once, so the lift stops everywhere and fills up. Somebody has to get out at ninety-nine;
 * whoever walks the last stairs is the first at the top.
 */
export const ALL_THE_BUTTONS: EventPlot = standsApart({
  id: 'all-the-buttons',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
});

function young(going: Going): Told {
  const { refrain, K, k, G, g, Gcap, H, h, L, l } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'look-up', 'excited'), seen(G, 'stand', 'happy')] },
        `Look up! What a tall house! "I want floor 100," said ${k}.`,
      ),
      page(
        { setting: 'living-room', camera: 'close', actors: [seen(K, 'reach', 'happy'), seen(G, 'stand', 'happy')] },
        `In the lift ${k} leaned back. Click, click, click! All the buttons went on.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'hold', 'happy', 'cake'), seen(K, 'wave', 'happy')] },
        `Ping! Floor 10. In came ${l} with a cake. "${refrain}" said ${l}. "Up!" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'stand', 'happy'), seen(K, 'wave', 'happy')] },
        `Ping! Floor 20. In came ${H.introduced}. "${refrain}" said ${h}. "Up!" said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'worried'), seen(L, 'stand', 'calm'), seen(H, 'stand', 'calm')] },
        `Ping, ping, ping! At every floor there was somebody. The lift was full!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(G, 'stand', 'worried')] },
        `Ping! Floor 99. The lift said, "Too heavy." It did not go.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'determined'), seen(G, 'stand', 'proud')] },
        `"I have legs," said ${k}. Out got ${k}. Out got ${g}. One more floor!`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'determined'), seen(G, 'walk', 'happy')] },
        `Step, step, step. ${Gcap} puffed. Step, step, step. The top! They were first!`,
      ),
      page(
        {
          setting: 'sky',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'happy'), seen(G, 'point', 'happy'), seen(L, 'hold', 'happy', 'cake')],
          things: ['cloud'],
        },
        `Floor 100! There was a cloud at the door. Ping! Out they all came. They had cake.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'calm')],
        },
        `Now ${k} is in bed. "${refrain}" says ${g}. "Down," says ${k}. Three, two, one. Ping.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, G, g, H, h, L, l } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'wide', actors: [seen(K, 'look-up', 'excited'), seen(G, 'look-up', 'happy')] },
        `There was a tower in the town. It was so tall that it wore a cloud. It had a lift, and the lift had a hundred buttons. "I want to go to floor 100," said ${k}. "So do I," said ${g}. "I've never met anybody who has."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(K, 'reach', 'surprised'), seen(G, 'stand', 'surprised')],
        },
        `The last button was so high up that ${k} had to lean. ${k} leaned with one finger, one elbow, and all of a coat. Click, click, click, click! Every button lit up, from one to a hundred. "Ah," said ${g}. "Then we shall stop everywhere."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(L, 'hold', 'happy', 'cake'), seen(K, 'wave', 'happy'), seen(G, 'stand', 'calm')],
        },
        `Ping! At floor ten stood ${l}, with a cake. "${refrain}" said ${l}. "Up," said ${k}. "To the very top." "Is there a top?" said ${l}. "It always goes straight past me. I'd like to see that." And in came the cake.`,
      ),
      page(
        { camera: 'medium', actors: [seen(H, 'stand', 'happy'), seen(K, 'wave', 'happy')] },
        `Ping! At floor thirty there was ${H.introduced}, who lived behind the plants. "${refrain}" said ${h}. "To the very top," said ${k}. They moved up. It was getting warm.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'happy'), seen(G, 'stand', 'worried'), seen(L, 'stand', 'calm')] },
        `It went on like that. There was a man with a drum. There were twins, and a lady with nine shopping bags. Nobody had ever been to the top, and they all wanted to see. By floor ninety ${g} had somebody's feather up one sleeve.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(G, 'stand', 'worried'), seen(L, 'stand', 'worried')],
        },
        `Ping! At floor ninety-nine the doors opened, and did not shut. "Too heavy," said the lift. They all breathed in. "Too heavy," said the lift. ${L.name} ate a cherry off the cake. It made no difference.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'sad'), seen(G, 'stand', 'calm')] },
        `Somebody had to get out. Nobody looked at anybody. ${k} had wanted floor 100 before any of them. But it was ${k} who had pressed the buttons. It was only one floor. "We've got legs," said ${k}. "Come on."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'determined'), seen(G, 'walk', 'determined')] },
        `Behind a door were the stairs. They went up, and round, and up. "Ninety-nine and a quarter," puffed ${g}. "Ninety-nine and a half." Below them the doors of the lift were thinking about it. You can't hurry a lift.`,
      ),
      page(
        {
          setting: 'sky',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'cheer', 'proud'), seen(G, 'cheer', 'happy')],
          things: ['cloud'],
        },
        `And so ${k} came to floor 100 before anybody in the world. It was one big room, all window. A cloud went by underneath. There was the park, as small as a stamp. "There's our house!" said ${k}. "I can see the bath mat on the line."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(L, 'hold', 'happy', 'cake'), seen(K, 'wave', 'happy'), seen(H, 'stand', 'happy')],
        },
        `Ping! Out came the lift's whole inside, and went "Oh." They looked until the sun went down. Then ${l} cut the cake. "I live on ten," said ${l}. "And I never knew that you lived on thirty." They knew now.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')],
        },
        `That night ${g} put out the light. "${refrain}" said ${g}. "Down," said ${k}, with both eyes shut. "One hundred. Ninety-nine. Ninety-eight." Nobody had leaned on anything. Somewhere about seventy, ${k} went straight past all the rest.`,
      ),
    ],
  };
}
