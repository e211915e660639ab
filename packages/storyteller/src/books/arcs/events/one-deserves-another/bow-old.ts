import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** A whole town can see it, and none of them gets to the end of a sentence. */
export function old(going: Going): Told {
  const { K, k, chance } = going;
  const { refrain, L, l, Lcap, thing, drawn, it, It, was, there, falls } = partsOf(going);
  const both = (pose: 'walk' | 'stand' | 'kneel' | 'run', feeling: 'worried' | 'surprised' | 'happy') => [
    seen(L, pose, feeling),
    seen(K, 'point', 'curious'),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'living-room',
          time: 'day',
          camera: 'wide',
          actors: [seen(L, 'stand', 'happy'), seen(K, 'stand', 'happy')],
        },
        `There were two things to know about ${L.introduced}. The first was politeness. If you bowed to ${l}, ${l} bowed back, and always an inch lower than you had. "One bow deserves another," said ${l}. ${k} had once kept it up for a whole afternoon. The second thing was that ${l} did not listen. It isn't rude, exactly. It's only that some people are too busy looking.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'stand', 'worried'), seen(K, 'stand', 'surprised')], things: drawn },
        `On Saturday ${k} came in, and there was no bow. "My ${thing}!" cried ${l}, going round in a circle. "I've lost my ${thing}, and I can't do a thing without ${it}!" ${k} looked at ${l} from the feet upwards. ${there} "But ${l}," said ${k}. "${refrain}" said ${l}.`,
      ),
      page(
        { camera: 'medium', actors: both('kneel', 'worried') },
        `Nobody could say that ${l} did not look. The sofa was turned over. Everything came out of the cupboard, and then out of the other cupboard. They found two socks, and a biscuit from the year before last. "If you would only look," said ${k}, from under the tablecloth. "${refrain}" said ${l}, and shook the cushions so hard that feathers came down like snow.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: both('kneel', 'worried') },
        `Next it was the garden. ${Lcap} lifted every flowerpot, and said sorry to whoever was under it. "But ${l}," said ${k}, and pointed. A pointing finger is as clear as a finger can be. "Very nice clouds," said ${l}, without looking round. "${refrain}" Under the last pot there was a frog. It stared at ${l}, and at the ${thing}, and opened its mouth. Then it thought better of it.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: both('run', 'worried') },
        `So they took it to the town. "Have you seen my ${thing}?" ${l} asked the baker. "Why, yes," said the baker. "You've got..." "${refrain}" cried ${l}, and was out of the shop. The postman got as far as "on". The lady from the library got as far as "Excuse me, but". By noon the whole street knew where the ${thing} ${was}, apart from one.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'sit', 'sad'), seen(K, 'stand', 'sad')] },
        `In the end there was no more town. ${Lcap} sat down on the last wall, and put both hands over both ears. "I have looked in every single place there is," said ${l}, in a small voice. "${It} ${was} mine, and I had ${it} this morning." It wasn't funny any longer. ${k} opened a mouth to say it, and shut it again. You can't pour anything into a jug with the lid on.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(L, 'sit', 'sad')] },
        `${k} thought about it from the other end. Telling was no good, for that took ears. Showing was no good either, for nobody can see the top of their own head. There was no looking glass in the street. Whatever was to be done, ${l} would have to do. And what would ${l} do at any time, in any weather, however sad? ${k} began to smile.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'determined'), seen(L, 'look-up', 'surprised')] },
        `${k} stepped out in front of the wall and put both heels together. "A very good day to you," said ${k}, and bowed. It was not just any bow. It went on down until ${k} could see the street between both knees, with the baker in it. ${Lcap} looked up. It was the worst day for years. But one bow deserves another. Slowly ${l} stood up, took a breath, and went an inch lower.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'stand', 'surprised'), seen(K, 'jump', 'happy')], things: drawn },
        `${falls} Plop! For a while ${l} stayed as low as that, and looked. "My ${thing}," said ${l}. Then it was a shout. "My ${thing}! ${It} ${was} there! I had ${it} with me in every one of those places!" All along the street people came out of their doors and clapped. They had waited for it since breakfast.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'proud'), seen(L, 'stand', 'shy')], things: drawn },
        `"Did you know?" said ${l}. "Since nine o'clock," said ${k}. "Then why in the world didn't you tell me?" ${k} said nothing, and went on saying it. A cart went by. Somewhere a clock struck. ${Lcap} turned slowly red, from the neck up. "I see," said ${l}, and sat down on the wall, and patted the place beside. "Tell me now. Begin at nine o'clock. I should like to hear all of it, with the frog."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(L, 'sleep', 'curious'), seen(K, 'wave', 'happy')],
          things: ['boots'],
        },
        `So ${k} told it, and it took until supper. At bedtime ${l} was in bed, with the ${thing} on the chair, where anyone could see. ${k} looked in to say good night. "But ${l}," said ${k}. ${Lcap} sat up at once, with a hand behind each ear. "Yes? Say it. I'm listening." "It's only a small thing," said ${k}. "You've still got your boots on."`,
      ),
    ],
  };
}
