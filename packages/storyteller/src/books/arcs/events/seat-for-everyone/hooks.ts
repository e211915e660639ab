import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './hooks-old.ts';
import { refrainOf, TITLES } from './parts.ts';

/**
 * A model with hooks for more boats than it has, and toys that do not all find a seat. True of the ship: four funnels, a
 * swimming bath and kennels; some 2,200 aboard and boats for 1,178; 705 or a few more taken in by the Carpathia; davits
 * that were made to carry more boats; and the rules of 1914, boats for all, a watch at the wireless and one for ice
 * (British Wreck Commissioner's inquiry, 1912; SOLAS convention, 1914; Encyclopedia Titanica).
 */
export const HOOKS: EventPlot = { id: 'hooks', young, middle, old };

function young(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const refrain = refrainOf(going);
  const both = (pose: 'sit' | 'kneel' | 'stand', feeling: 'happy' | 'curious' | 'sad' | 'worried') => [
    seen(K, pose, feeling),
    seen(G, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', time: 'day', camera: 'wide', actors: both('kneel', 'happy'), things: ['ship'] },
        `${k} has a ship. ${cap(g)} made it, too. It is the Titanic!`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'happy'), things: ['teddy', 'ship'] },
        `All the toys go on the ship. Teddy waves. "Toot, toot!" Off they go.`,
      ),
      page(
        { camera: 'medium', actors: both('kneel', 'worried'), things: ['ship'] },
        `Bump! That is ice. "Now water comes in," says ${g}. "All to the boats!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'curious', 'teddy'), seen(G, 'kneel', 'curious')],
          things: ['boat'],
        },
        `Here are two little boats. Teddy gets in. The boats are full. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: both('kneel', 'curious'), things: ['boat'] },
        `They push. They squeeze. Oh no, out falls the duck! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: both('sit', 'sad'), things: ['ship'] },
        `"It was like that," says ${g}. "There were not enough boats." ${k} is sad.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(G, 'sit', 'curious')], things: ['ship'] },
        `${k} looks at the ship. Here is an empty hook. And here is one!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'determined', 'box'), seen(G, 'kneel', 'happy')] },
        `"We need more boats!" says ${k}. ${k} gets a box. They make two more.`,
      ),
      page(
        { camera: 'medium', actors: both('kneel', 'happy'), things: ['boat', 'teddy'] },
        `Teddy sits. The duck sits. All the toys sit. One seat for everyone!`,
      ),
      page(
        { camera: 'close', actors: both('sit', 'happy') },
        `"Now all ships do that," says ${g}. "A seat for everyone."`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')], things: ['teddy'] },
        `Good night, Teddy. Good night, duck. Is there room in bed? For everyone!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const refrain = refrainOf(going);
  const both = (pose: 'sit' | 'kneel' | 'stand', feeling: 'happy' | 'curious' | 'sad' | 'worried' | 'calm') => [
    seen(K, pose, feeling),
    seen(G, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', time: 'day', camera: 'wide', actors: both('kneel', 'happy'), things: ['ship'] },
        `${k} loved the Titanic. When it was new, it was the biggest ship in the world. It had four funnels, and a swimming bath, and kennels for dogs. ${k} and ${g} had built one out of cardboard. It was as long as the sofa. Along its sides were eight hooks for lifeboats.`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'happy'), things: ['teddy', 'ship'] },
        `"It left England in the spring of 1912," said ${g}. "It was going to America, and everybody waved." So ${k} put all the toys on board. There were forty, with the teddy at the front, to wave.`,
      ),
      page(
        { camera: 'medium', actors: both('kneel', 'worried'), things: ['ship'] },
        `"And one night it met an iceberg," said ${k}, who knew that part. "It was dark, and the sea was flat. They saw the ice too late." "Water came in," said ${g}. "So the captain sent the people to the lifeboats."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'curious', 'teddy'), seen(G, 'kneel', 'curious')],
          things: ['boat'],
        },
        `They had made four little boats, because four looked tidy. Five toys sat down in each. ${k} held the teddy, and looked at the deck. There were still twenty on it. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: both('kneel', 'curious'), things: ['boat'] },
        `They tried it more closely, with six in a boat. The boat tipped up, and the monkey fell out. They tried it with the small ones on laps. Then the rabbit sat on the owl. "${refrain}" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: both('sit', 'sad'), things: ['ship'] },
        `"Was it really like that?" asked ${k}. "Yes," said ${g}. "There were boats for only half of them." "And did everybody get away?" "No, not everybody," said ${g}. "That was very sad, and people still think of them." ${Gcap} put an arm round ${k}.`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'calm') },
        `"But another ship heard them call on the radio," said ${g}. "It was the Carpathia. It turned round at once, and came as fast as it could, all night. In the morning it took in everybody from the boats. There were more than seven hundred."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(G, 'sit', 'curious')], things: ['ship'] },
        `${k} looked at the cardboard ship for a long time. "There are eight hooks," said ${k}, "and only four boats. There was room for more!" "So there was," said ${g}. "On the real one, too. They thought that they wouldn't need them."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'determined', 'scissors'), seen(G, 'kneel', 'happy')],
          things: ['boat'],
        },
        `${k} got the scissors and an egg box. They made four more boats, and hung them up. Then they tried it again. The rabbit had a seat. The owl had a seat. The monkey had a seat by the window. "Now there's one for everyone," said ${k}.`,
      ),
      page(
        { camera: 'close', actors: both('sit', 'happy'), things: ['ship'] },
        `"That's just what people did," said ${g}. "They made a rule for every ship in the world. There must be a seat for everyone. Somebody must listen to the radio, day and night. And somebody looks out for the ice."`,
      ),
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'happy'), seen(G, 'stand', 'happy')],
          things: ['boat'],
        },
        `In the summer they went on a ferry. The sea was blue, and there were gulls. But first of all ${k} looked up, where the orange lifeboats hung, and counted. "Well?" said ${g}. "A seat for everyone," said ${k}. And then they looked at the sea.`,
      ),
    ],
  };
}
