import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';

/** A hero who wants to know why is more use than one who only stops it. */
export function old(going: Going): Told {
  const { K, k, G, g, chance } = going;
  const { V, v, first, hero, laugh } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: laugh,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'stand', 'proud')] },
        `Every city has its superhero. This one was not a city but a flat with five rooms, and its superhero was ${k}. At the first cry for help ${k} stepped behind the coats. Out came ${hero}, in a cape as red as ketchup. Nobody ever guessed who it was. It was a full-time job, because of the villain.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'reach', 'happy'), seen(K, 'stand', 'surprised')] },
        `The villain was ${first}, also known as the Terrible, who had two teeth and knew no law. On that Saturday it began as it always began. ${v} came across the carpet at great speed, took hold of the end of the red cape, and pulled. "Unhand me!" cried ${hero}. ${v} looked up, and let go, and made for the kitchen. "${laugh}"`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(V, 'sit', 'happy'), seen(K, 'run', 'surprised')],
          things: ['saucepan'],
        },
        `It sounded like a train going through a bell factory. There sat ${v} among nine saucepans, with the sieve on, looking back over one shoulder. "So we meet again," said ${hero}, and put back the saucepans. They have to go in by size, and it takes eleven minutes. It takes a villain eleven seconds to get to the next cupboard. "${laugh}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'sit', 'happy'), seen(K, 'think', 'determined')], things: ['biscuit'] },
        `${hero} tried strength, and leaned on a cupboard door. There were four more doors. ${hero} tried cunning, and laid a trail of biscuit that led back to the playpen. The trail was eaten from the other end. ${hero} tried talking. "Think of what you could be," said ${hero}, "if you used your powers for good." ${v} seemed to think about it, and took all the tea towels out of a drawer. "${laugh}"`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(V, 'sit', 'happy'), seen(K, 'run', 'worried')],
          things: ['sock'],
        },
        `By three o'clock the trouble had spread to the bedroom. There were socks on the lamp. By half past, the whole of the winter lay in the hall, with the scarves on top. The door of the study opened by an inch, and shut again. "I've got everything under control!" called ${hero}, from underneath something.`,
      ),
      page(
        { setting: 'bathroom', camera: 'wide', actors: [seen(V, 'sit', 'calm'), seen(K, 'sit', 'sad')] },
        `The last stand was in the bathroom. When it was over there were towels as far as the eye could see. ${v} sat on top of them, and ${hero} at the bottom. "It's no use," said ${k}. "I save it in front, and it gets unsaved behind me. There isn't a thing in this house that is where it was this morning." For once there was no laugh.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'reach', 'sad'), seen(K, 'think', 'curious')] },
        `${k} looked up. A proper villain gloats, and ${v} was not gloating. ${v} had hold of a green bath towel, and was trying to get it to stay on one shoulder. It slid down. ${v} tried a flannel, and looked behind to see how it hung. It had gone. Then ${v} gave a very small sigh, and looked along the wall for another cupboard.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(V, 'look-up', 'happy')] },
        `It all went backwards through ${K.names} head, like a film. There were the scarves, every one of them unrolled. There were the tea towels. There was the sieve, and the look over the shoulder. And at the very beginning there had been a small fist, and a red hem. "You don't want to wreck the place," said ${k}. "You've been shopping. You went through every cupboard we have, and there isn't one. You want a cape."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'happy'), seen(V, 'stand', 'proud')] },
        `It had to be light, and short enough to crawl in. In the end it was the yellow towel with the duck. ${k} tucked it into the back of ${V.names} shirt, to come off if it caught on something. Heroes think of that. ${v} stood up to see it. ${v} held on to the bath with one hand, and turned, and the duck flew. "Ba," said ${v}. It was the first time that it had not sounded like a threat.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(G, 'kneel', 'worried'), seen(K, 'kneel', 'determined'), seen(V, 'kneel', 'happy')],
          things: ['key'],
        },
        `At that moment there was a cry for help, and it was a real one. "The door key has gone under the sofa," called ${g}, "and we should have left ten minutes ago!" ${hero} was there in a flash. But a sofa is nine centimetres off the ground. An arm went in as far as the elbow and no more. The strongest hero in five rooms lay flat on the carpet, and could see the key, and could do nothing. Something yellow went past.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(V, 'cheer', 'proud'), seen(K, 'cheer', 'happy'), seen(G, 'cheer', 'surprised')],
          things: ['key'],
        },
        `It went under without even slowing down. For a while there was only a duck's tail to be seen. Then ${v} came out backwards, with dust on both knees, one lost domino, and the key. "Well, who was that?" said ${g}. "I've no idea," said ${k}, as one must. "Some say it lives among us." "${laugh}" said ${v}, and gave ${g} the domino.`,
      ),
      page(
        { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
        `It took them until supper to put everything back, some of it in new places. There are two hooks by the door now, one high and one low, with two capes. Now the flat lies dark and safe, and ${k} is asleep. Far off, in the night, a cupboard opens. "${laugh}" Somebody is on patrol.`,
      ),
    ],
  };
}
