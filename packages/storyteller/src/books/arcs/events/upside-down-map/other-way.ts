import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './other-way-old.ts';

/** Pirates hold their map the wrong way up, and sail to the other end of the world from what they are sitting on. */
export const OTHER_WAY: EventPlot = { id: 'other-way', young, middle, old };

function young(going: Going): Told {
  const { refrain, K, k, P, p, R, r } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'boat',
          camera: 'medium',
          actors: [seen(P, 'hold', 'proud', 'map'), seen(K, 'stand', 'happy'), seen(R, 'stand', 'excited')],
        },
        `${P.introduced} has a map. ${k} comes, too. "${refrain}" says ${R.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'shout', 'excited'), seen(P, 'stand', 'calm')] },
        `"${r} always says that," says ${p}. "Never mind ${r}. Off we go!"`,
      ),
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(P, 'point', 'happy'), seen(K, 'look-up', 'curious')],
          things: ['map'],
        },
        `The map says sand. But here is snow! "${refrain}" says ${r}.`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'medium',
          actors: [seen(P, 'kneel', 'determined'), seen(K, 'kneel', 'happy')],
          things: ['bucket'],
        },
        `They dig and dig. There is a sock. "${refrain}" says ${r}.`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'medium',
          actors: [seen(P, 'look-up', 'surprised'), seen(K, 'stand', 'curious')],
          things: ['map'],
        },
        `The map says a hole. But here is a hill! "${refrain}" says ${r}.`,
      ),
      page(
        { setting: 'boat', camera: 'close', actors: [seen(P, 'sit', 'sad'), seen(R, 'stand', 'sad')] },
        `"There is no treasure," says ${p}. Home they go, for breakfast.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hide', 'surprised'), seen(P, 'hold', 'sad', 'map')], things: ['chair'] },
        `Plop! ${k} drops the bread. Down goes ${k}, under the table.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'excited'), seen(P, 'hold', 'surprised', 'map'), seen(R, 'stand', 'excited')],
        },
        `${k} looks up from down there. "It is upside down!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'cover', 'surprised'), seen(R, 'stand', 'proud')], things: ['map'] },
        `They turn it round. The treasure is here! It is under the table!`,
      ),
      page(
        {
          setting: 'boat',
          camera: 'wide',
          actors: [seen(P, 'hold', 'happy', 'treasure'), seen(K, 'cheer', 'happy'), seen(R, 'stand', 'proud')],
        },
        `Gold, and gold, and gold! "Thank you, ${r}," says ${p}. The hat is on upside down.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, P, p, R, r } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'boat',
          camera: 'medium',
          actors: [seen(P, 'hold', 'proud', 'map'), seen(K, 'sit', 'happy'), seen(R, 'stand', 'excited')],
        },
        `They were at breakfast when the bottle came by, with a map in it. ${P.introduced} held it up. "Treasure!" said ${p}. ${k} could see a big X, and a lot of blue. "${refrain}" said ${R.introduced}. "It says that all day," said ${p}. "It's only a parrot."`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'point', 'proud'), seen(K, 'stand', 'happy')] },
        `On the map it was down, so they sailed down. "We ought to come to sand," said ${p}, "with palms." It got rather cold. ${k} put on a scarf, and then another. "${refrain}" said ${r}.`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'medium',
          actors: [seen(P, 'stand', 'surprised'), seen(K, 'stand', 'curious'), seen(R, 'sit', 'calm')],
          things: ['map'],
        },
        `They came to snow. A penguin looked at them. "These palms have lost their leaves," said ${p}. "${refrain}" "Oh, hush," said ${p}. They dug a hole, and found a sock. It was a good sock, and still warm.`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'medium',
          actors: [seen(P, 'look-up', 'worried'), seen(K, 'stand', 'curious')],
          things: ['map'],
        },
        `"Then we go down into a deep, deep hole," said ${p}. There was only a mountain. They went up it, looking for the way down. From the top one could see very well that there was no treasure. "${refrain}" said ${r}.`,
      ),
      page(
        {
          setting: 'beach',
          camera: 'wide',
          actors: [seen(P, 'run', 'surprised'), seen(K, 'run', 'happy')],
          things: ['map'],
        },
        `"At the fish we turn left," said ${p}. On the map it was a fish with its feet in the air. It turned out to be a crab, and it was not pleased. They turned right, and ran. "${refrain}" shouted ${r}.`,
      ),
      page(
        {
          setting: 'boat',
          time: 'sunset',
          camera: 'close',
          actors: [seen(P, 'sit', 'sad'), seen(K, 'sit', 'sad'), seen(R, 'sit', 'sad')],
          things: ['map'],
        },
        `After three weeks they were back where they had started. "It's the map that's wrong," said ${p}, and pinned it to the wall. Nobody had had breakfast. It was still on the table.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'reach', 'surprised'), seen(R, 'stand', 'excited')],
          things: ['bread'],
        },
        `In the morning ${k} reached for the bread. It was as hard as a stone, and rolled off, and under the table. So ${k} went after it, head first. ${r} hung from the lamp by one foot, as parrots do.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'point', 'surprised'), seen(P, 'sit', 'curious'), seen(R, 'stand', 'excited')],
          things: ['map'],
        },
        `From down there ${r} was the right way up. And so was the map, behind it. There were palms on it, with their leaves on. The hole was a mountain. The crab was a crab! "${refrain}" said ${r}, and looked ${k} in the eye.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'excited', 'map'), seen(P, 'stand', 'surprised')] },
        `"It isn't just saying it!" cried ${k}. "It's telling us! We've had it upside down!" ${p} turned the map about, and went as red as a cherry. "Three weeks," said ${p}. "And where's the X, then?" There was a boat by it, and a table, and a loaf.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'kneel', 'determined'), seen(K, 'kneel', 'excited'), seen(R, 'stand', 'proud')],
          things: ['treasure'],
        },
        `They lifted the table. They lifted two boards. There it stood, with dust on it, right where everybody had put their feet. There were gold cups, and gold plates, and a gold teapot. "I've been sitting on it," said ${p}, "at every meal."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'kneel', 'shy'), seen(R, 'stand', 'proud'), seen(K, 'stand', 'happy')],
          things: ['crown'],
        },
        `"I beg your pardon," said ${p} to ${r}. "You told me, and I never listened." It takes a big pirate to say that. Then ${r} was given a very small crown. It said nothing at all, for nearly a minute.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(P, 'sleep', 'sleepy'), seen(K, 'sleep', 'sleepy'), seen(R, 'stand', 'happy')],
        },
        `${p} was so tired that night. It was feet on the pillow, and the hat on the toes. "${refrain}" said ${r}. And this time ${p} got up, and said thank you, and turned round.`,
      ),
    ],
  };
}
