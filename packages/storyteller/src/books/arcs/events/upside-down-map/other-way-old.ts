import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** For the oldest: a captain who has never been wrong, a parrot who has never been listened to, and who says so. */
export function old(going: Going): Told {
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
        `The bottle came by at breakfast. ${P.introduced} fished it out with a fork. "It's a map," said ${p}, and held it to the light. ${p} had been to sea for forty years, and had never been wrong, not out loud. ${k} had been to sea since Tuesday. You could see a good deal of blue, and a big red X. "${refrain}" said ${R.introduced}, from the lamp. "What does it mean?" said ${k}. "It doesn't mean anything," said ${p}. "It's a parrot."`,
      ),
      page(
        { camera: 'wide', actors: [seen(P, 'point', 'proud'), seen(K, 'stand', 'curious')] },
        `The X was at the bottom. So they left breakfast on the table, and sailed for the bottom. "We want a warm sort of place," said ${p}, "with palms." On the second day ${k} put on a scarf. On the third they chipped ice off the biscuits. The palms on the map were of an odd kind, and had their leaves in the ground. "Roots," said ${p}. "It's a well-known thing." "${refrain}" said ${r}, with its teeth chattering, if it had had any.`,
      ),
      page(
        {
          setting: 'snow',
          camera: 'medium',
          actors: [seen(P, 'kneel', 'determined'), seen(K, 'stand', 'curious'), seen(R, 'sit', 'calm')],
        },
        `They dug there for a week, because it was easier than asking. They found a sock. A penguin came, and took it back. "I did wonder," said ${k}, "if we might be holding it." "Holding it what?" said ${p}. There are ways of saying what that shut a person's mouth. The crew looked at their boots. ${k} was the youngest by thirty years. "Nothing," said ${k}. "${refrain}" said ${r}. Somebody put a cloth over it.`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'medium',
          actors: [seen(P, 'look-up', 'worried'), seen(K, 'stand', 'worried')],
          things: ['map'],
        },
        `Next came a deep hole, with a point at the bottom. What they found was a mountain. They climbed it, in order to look for the hole. After that you were to turn left at the fish. It had its legs in the air. When they met it, it was a crab, the size of a cartwheel. They turned right. "Whoever drew this," said ${p}, out of breath, "was a fool." "${refrain}" said something, under a cloth.`,
      ),
      page(
        {
          setting: 'boat',
          time: 'sunset',
          camera: 'close',
          actors: [seen(P, 'sit', 'sad'), seen(K, 'sit', 'sad')],
          things: ['map'],
        },
        `They got home on a Friday, to the very bay where they'd begun. Nobody said much. The map was nailed to the wall, with X at the bottom. They all agreed that there'd never been a treasure. The crew began to speak of other captains. ${p} sat in the dark with a hand over one eye, the good one. "Forty years," said ${p}. "I've never been wrong. It's a great weight, you know. You daren't put it down."`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(K, 'reach', 'surprised'), seen(R, 'stand', 'excited')],
          things: ['bread'],
        },
        `In the morning breakfast was still on the table. ${k} took off the cloth, since that seemed unkind, and reached for a roll. It was like a stone. It went off the edge, and under, and ${k} went after it. So for a moment ${k} was on the boards with both feet in the air. And there hung ${r}, by its feet from the lamp, as usual. From down there it was the right way up. So was the map.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(R, 'stand', 'excited')], things: ['map'] },
        `The palms had their leaves on. The hole was a mountain, with snow at the top. The fish was as plain a crab as ever walked. ${k} looked at ${r}. ${r} looked at ${k}, as one looks at somebody who is very late for supper. "${refrain}" it said, quite softly. "You weren't just saying it," said ${k}. "You were telling us."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'determined'), seen(P, 'sit', 'angry')] },
        `It would have been simple to turn it round when nobody looked. Nobody need ever have known. But then it would be the wind that had done it, or luck. And ${r} would be a parrot for another forty years. ${k} got out from under the table. "Captain," said ${k}, in front of everyone, "it's upside down. I thought so at the ice. I should have said it. ${r} did say it, and we put a cloth on." It went so quiet that you could hear the nail.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'hold', 'surprised', 'map'), seen(K, 'stand', 'worried'), seen(R, 'stand', 'excited')],
        },
        `${p} got up, and took down the map, and turned it. It took no time at all. There are captains who'd have said that they had meant to see who noticed. One could watch that one go by, and not get picked. "Well, I'm wrong," said ${p}, and stood still to find out what would happen. Nothing did. The sea went up and down. "I'm wrong!" said ${p}, louder. Somebody at the back said that he'd been wrong himself, once, about soup.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'kneel', 'determined'), seen(K, 'kneel', 'excited'), seen(R, 'stand', 'proud')],
          things: ['treasure'],
        },
        `And where was the X? It was at the top, in a bay. There was a boat in the bay, and a table in the boat, with a loaf on it. "But that's us," said ${k}. They moved the breakfast. They moved the table, and two boards. It was all there, under a fine layer of crumbs: cups and chains, and a gold teapot. "I've had my feet on that," said ${p}, "at every meal for eleven years."`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(P, 'sleep', 'sleepy'), seen(K, 'sleep', 'sleepy'), seen(R, 'stand', 'happy')],
        },
        `There's one vote at the captain's table for everybody now, and one for the parrot. ${p} has been wrong eleven times since, and sleeps a great deal better. That night it was feet on the pillow, and the hat on the toes. "${refrain}" said ${r}. In the dark somebody stopped snoring. There was a creak, and a thump, and a long rustle of blankets. "So I am," said ${p}. "Thank you, ${r}. Good night."`,
      ),
    ],
  };
}
