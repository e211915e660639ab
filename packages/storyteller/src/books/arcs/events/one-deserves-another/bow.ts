import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './bow-old.ts';
import { partsOf, TITLES } from './parts.ts';

/** Nobody listens to the child who has seen it at once, but a bow is always answered by a bow. */
export const BOW: EventPlot = { id: 'bow', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { refrain, L, l, Lcap, thing, drawn, was, thereShort, fallsShort } = partsOf(going);
  const both = (pose: 'walk' | 'stand' | 'kneel', feeling: 'worried' | 'surprised' | 'happy') => [
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
        `This is ${L.introduced}. If you bow, ${l} bows too. How do you do!`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'stand', 'worried'), seen(K, 'stand', 'surprised')], things: drawn },
        `"Where ${was === 'were' ? 'are' : 'is'} my ${thing}?" says ${l}. ${k} can see. ${thereShort}`,
      ),
      page(
        { camera: 'medium', actors: both('kneel', 'worried') },
        `"But ${l}," says ${k}. "${refrain}" ${Lcap} looks under the chair.`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: both('kneel', 'worried') },
        `"But ${l}," says ${k}. "${refrain}" ${Lcap} looks under the bush.`,
      ),
      page(
        { camera: 'wide', actors: both('stand', 'worried') },
        `"But ${l}," says ${k}. "${refrain}" ${Lcap} looks up the tree.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'sit', 'sad'), seen(K, 'stand', 'sad')] },
        `${Lcap} sits down. "My ${thing}! No ${thing}! Oh, oh, oh."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(L, 'sit', 'sad')] },
        `No one listens to ${k}. What can ${k} do? ${k} can bow!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'determined'), seen(L, 'stand', 'surprised')] },
        `"How do you do?" says ${k}, and bows. So ${l} gets up, and bows.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'stand', 'surprised'), seen(K, 'jump', 'happy')], things: drawn },
        `Lower and lower. ${fallsShort} What is that?`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'hug', 'happy'), seen(K, 'hug', 'happy')], things: drawn },
        `"My ${thing}!" says ${l}. "Did you know?" "Yes!" says ${k}. "All day!"`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(L, 'sleep', 'sleepy'), seen(K, 'stand', 'happy')],
          things: ['boots'],
        },
        `"Good night, ${l}." ${Lcap} is in bed. "But ${l}! Your boots are on!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
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
        `Nobody was as polite as ${L.introduced}. If you bowed, ${l} bowed back, and always a little lower. "One bow deserves another," said ${l}. ${k} often came in just for that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(L, 'stand', 'worried'), seen(K, 'stand', 'surprised')], things: drawn },
        `But today there was no time for bows. "My ${thing}!" cried ${l}. "I've lost my ${thing}!" ${k} looked up. ${there} "But ${l}," said ${k}. "${refrain}" said ${l}.`,
      ),
      page(
        { camera: 'medium', actors: both('kneel', 'worried') },
        `${Lcap} looked under the bed and behind the sofa. There were two socks, and a very old biscuit. "But ${l}," said ${k}. "${refrain}"`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: both('kneel', 'worried') },
        `${Lcap} looked under all the flowerpots in the garden. There was a frog, who had been asleep. "But ${l}," said ${k}, and pointed. "${refrain}" said ${l}, and did not look where ${k} pointed.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: both('run', 'worried') },
        `They ran down the street. "Have you seen my ${thing}?" ${l} asked the baker. The baker stared. "Why," said the baker, "you've got..." "${refrain}" cried ${l}, who was in the next shop already.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'sit', 'sad'), seen(K, 'stand', 'sad')] },
        `At last there was nowhere left. ${Lcap} sat down on a wall, with both hands over both ears. "I've looked everywhere in the world," said ${l}. "I shall never find ${it}." That was no time for talking.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(L, 'sit', 'sad')] },
        `${k} stood and thought. You can't tell somebody who won't listen. And nobody can see the top of their own head. But there is something that ${l} always does, whatever happens.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'determined'), seen(L, 'look-up', 'surprised')] },
        `${k} stepped up to ${l}, with both feet together. "Good day," said ${k}, and bowed. It was the lowest bow ever. ${Lcap} looked up. One bow deserves another. ${Lcap} got to both feet, and bowed back, lower and lower still.`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'stand', 'surprised'), seen(K, 'jump', 'happy')], things: drawn },
        `${falls} Plop! ${Lcap} looked at ${it}, upside down. "My ${thing}!" cried ${l}. "${It} ${was} there all the time! How did you know?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'proud'), seen(L, 'stand', 'shy')], things: drawn },
        `"I saw ${it} straight away," said ${k}. "Then why didn't you say so?" ${k} just looked at ${l}. It was quiet for a bit. "Ah," said ${l}, and went rather red. "What was it that you wanted to tell me?" And this time ${l} listened to all of it.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(L, 'sleep', 'curious'), seen(K, 'wave', 'happy')],
          things: ['boots'],
        },
        `That night ${l} lay in bed, with the ${thing} on the chair. "Good night," said ${k}. "But ${l}?" "Yes?" said ${l} at once. "I'm listening." "You've still got your boots on."`,
      ),
    ],
  };
}
