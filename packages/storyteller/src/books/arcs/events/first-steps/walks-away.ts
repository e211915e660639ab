import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './walks-away-old.ts';

/** A baby comes to nobody who calls, and goes after somebody who leaves. */
export const WALKS_AWAY: EventPlot = { id: 'walks-away', young, middle, old };

function young(going: Going): Told {
  const { K, G, k, Gcap, chance } = going;
  const { refrain, X, x, XFirst, Xcap, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(X, 'stand', 'happy'), seen(K, 'kneel', 'happy')] },
        `${XFirst} can stand up. One hand is on the sofa.`,
        `Up, up! ${XFirst} stands by the sofa. ${K.introduced} claps.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'reach', 'happy'), seen(X, 'sit', 'calm')] },
        `"${refrain}" Up went both of ${G.names} arms. Plop. ${Xcap} sat down.`,
        `${Gcap} held out both arms. "${refrain}" Plop! ${Xcap} sat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'reach', 'happy', 'drum'), seen(X, 'sit', 'happy')], things: ['drum'] },
        `"${refrain}" said ${n}. She had a drum. Boom! Plop. No steps.`,
        `In came ${n}, with a drum. "${refrain}" Boom, boom. Plop.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'excited', 'teddy'), seen(X, 'sit', 'happy')], things: ['teddy'] },
        `${k} had the teddy. "${refrain}" ${Xcap} looked, and went plop.`,
        `"${refrain}" said ${k}. The teddy waved. Plop! Not one step.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'sad'), seen(X, 'stand', 'curious')] },
        `"I am off," said ${k}. Off went ${k}. Pat.`,
        `${k} had had enough. ${k} walked off, to the door. Pat.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised'), seen(X, 'stand', 'happy')] },
        `Pat, pat? ${k} looked back. There stood ${x}. And there was no sofa!`,
        `What went pat? ${k} turned round. It was ${x}, and no sofa!`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'kneel', 'excited'), seen(N, 'kneel', 'excited'), seen(X, 'sit', 'calm')] },
        `"Come and see!" They all came. "${refrain}" they all said. Plop.`,
        `They all ran in. They all put out their arms. "${refrain}" Plop.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(X, 'stand', 'curious')] },
        `${k} did not say it. ${k} said, "Bye-bye!" And off went ${k}, slowly.`,
        `"Sh," said ${k}. "Not like that." ${k} turned round. "Bye-bye!" said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'happy'), seen(X, 'walk', 'happy'), seen(G, 'stand', 'surprised')] },
        `${k} did not look. Pat. Pat, pat. Pat, pat, pat!`,
        `Do not look, ${k}! Pat, pat. Pat, pat. Here it comes!`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'hug', 'happy'), seen(K, 'stand', 'proud')] },
        `Bump! Two small arms held on to one leg. "Hooray!" they all said.`,
        `Bump! Who is that on ${K.names} leg? "Hooray for ${x}!"`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'toothbrush'), seen(X, 'stand', 'happy')],
          things: ['toothbrush'],
        },
        `Now ${k} goes to brush teeth. Pat, pat, pat. Who is behind ${k}?`,
        `Time for teeth. ${k} goes along. Look behind, ${k}! Pat, pat, pat.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, k, g, Gcap, chance } = going;
  const { refrain, X, x, xFirst, Xcap, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(X, 'stand', 'happy'), seen(K, 'sit', 'calm')] },
        `On Monday ${xFirst} stood up. There was one hand on the sofa, and the other in the air. "Now it won't be long," said ${g}. ${K.introduced} had been walking for years, and nobody said a thing.`,
        `There stood ${xFirst}, like somebody at a bus stop. "Any day now," said ${g}. ${K.introduced} walked all round the room, twice, quite well. They were all looking the other way.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'reach', 'happy', 'camera'), seen(X, 'sit', 'calm')], things: ['camera'] },
        `${Gcap} knelt down with a camera, and held out an arm. "${refrain}" said ${g}. ${Xcap} looked at the arm, and let go of the sofa. Plop. ${Xcap} sat down.`,
        `The camera was ready. "${refrain}" said ${g}, and smiled, and waited. ${Xcap} smiled as well, and bent both knees, and went plop. It was a nice picture of a carpet.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'reach', 'happy', 'drum'), seen(X, 'sit', 'happy')], things: ['drum'] },
        `${n} from next door had brought up four of them. She sat on the floor with a drum. "${refrain}" Boom! ${Xcap} liked the drum. One can like a drum sitting down.`,
        `"You want a noise," said ${n} from next door, with a drum. "${refrain}" Boom, boom. ${Xcap} sat, and clapped. A drum is a very good thing to sit next to.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'excited', 'teddy'), seen(X, 'sit', 'happy')], things: ['teddy'] },
        `${k} danced the teddy up and down. "${refrain}" said ${k}, and the teddy said so, too. ${Xcap} came, as quick as anything. But it was on hands and knees.`,
        `Then ${k} had a go. "${refrain}" The teddy held out both paws. ${Xcap} wanted it so much that there was no time to walk. It was all done at a crawl.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(G, 'kneel', 'excited'),
            seen(N, 'kneel', 'excited'),
            seen(X, 'sit', 'calm'),
            seen(K, 'stand', 'sad'),
          ],
        },
        `By Thursday there were three in a row, with six arms out. "${refrain}" It's a lot, to have six arms held out at you. ${Xcap} looked along the row, and sat down.`,
        `On Thursday they all did it at once. "${refrain}" they said, from three sides. ${Xcap} looked left, and looked right. There was nobody to go to, because they were all there. Plop.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'walk', 'sad'), seen(X, 'stand', 'curious')] },
        `"I'm going to my room," said ${k}. Nobody heard it. Nobody heard the feet, either, that went down the passage. They went pat, pat, and after them came something that went pat.`,
        `${k} had things to do. ${k} got up, and said goodbye to nobody, and went along the passage. It was a long one. Halfway down it there seemed to be an echo. Pat.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'stand', 'surprised'), seen(X, 'stand', 'happy')] },
        `${k} looked round. There in the passage stood ${x}, with nothing to hold on either side. There was a wobble. There was a grin. Then there was a plop. "You walked!" said ${k}.`,
        `${k} stopped, and it stopped. ${k} turned round. The sofa was a long way off. But ${x} wasn't at the sofa. ${Xcap} was right here, on two feet, and swayed like a flower.`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'kneel', 'excited'), seen(N, 'kneel', 'excited'), seen(X, 'sit', 'calm')] },
        `They all came running, and got down on the mat. "${refrain}" they said. ${Xcap} sat there. "You must have dreamed it," said ${n} kindly. ${k} hadn't. One doesn't dream a pat.`,
        `"Three steps? By the cupboard?" said ${g}, and got the camera. "${refrain}" ${Xcap} chewed a sock. "It does look like walking, sometimes," said ${n}. But ${k} knew what it had looked like.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(X, 'stand', 'curious')] },
        `${k} thought. They all stay, and ${x} stays, too. And who had gone? "It's no good if you're here already," said ${k}. "You have to be leaving." And ${k} stood up, and waved. "Bye-bye!"`,
        `"You're doing it the wrong way round," said ${k} at last. "Why should anyone come, if you aren't going?" They didn't see that. So ${k} showed them. ${k} put on a hat. "Bye-bye!" said ${k}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'walk', 'determined'), seen(X, 'walk', 'happy'), seen(G, 'stand', 'surprised')],
        },
        `The hard part was not to look. ${k} went slowly, with eyes in front, past the chair. There was no sound. Past the lamp. Pat. ${k} did not turn round. Pat, pat. Behind it somebody was holding their breath.`,
        `${k} wanted so much to look that it hurt in the neck. One step. Two. Nothing. Three. Pat. "Oh," said ${g}, very far away. Pat, pat, pat. ${k} walked on, and looked at the door, and nowhere else.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'hug', 'happy'), seen(K, 'stand', 'proud')] },
        `Bump. Two arms went round one knee. "Seven!" shouted ${g}, and had forgotten all about the camera. So there's no picture of it. But ${k} has a mark on one sock, where ${x} held on.`,
        `At the door something bumped into ${k}, and hung on. It was warm, and it weighed a good deal. "Nine steps!" cried ${n}. ${Gcap} had been crying into the camera, so they couldn't see them. ${k} had felt them come.`,
      ),
      page(
        {
          setting: 'bathroom',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'toothbrush'), seen(X, 'stand', 'happy')],
          things: ['toothbrush'],
        },
        `Now ${x} walks everywhere. But it isn't to any place. ${k} goes to the kitchen, pat, pat. ${k} goes to brush teeth, pat, pat. "Can't I go anywhere alone?" said ${k}. It was quiet. Then ${k} looked round, just to make sure.`,
        `Since then ${k} has never been quite alone. Whoever goes to brush teeth in that house goes as two. "Go and play," said ${k}, and waited. There was nothing. "Bye-bye!" said ${k}, quickly. Pat, pat, pat.`,
      ),
    ],
  };
}
