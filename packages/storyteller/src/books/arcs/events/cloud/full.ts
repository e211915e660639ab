import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './full-old.ts';
import { REFRAINS, TITLES, ofFriend, parts } from './full-parts.ts';

/** A cloud that does not dare to rain is so full that it lies in the street, and nobody can see anybody. */
export const FULL: EventPlot = { id: 'full', young, middle, old };

function young(going: Going): Told {
  const { third, chance } = going;
  const { A, B, C } = parts(going);
  const [a, b, c] = [A.name, B.name, C.name];
  const refrain = chance.pick(...REFRAINS);
  const too = third && third !== B ? ` ${third.name} comes too.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'happy')], things: ['boots'] },
        `${A.introduced} has new red boots. They are for rain. But it does not rain.`,
        `Look at the red boots! ${A.introduced} wants rain. Every day it is dry, dry, dry.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'walk', 'surprised')] },
        `One day it is all white. Fog! ${a} cannot see the gate.${too}`,
        `Then comes the fog. It is white, all white. Where is the street?${too}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `Bump! "${refrain}" says ${a}. "It is me!" It is ${B.introduced}.`,
        `Bump! Something has a nose. "${refrain}" says ${a}. It is ${B.introduced}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'curious')], things: ['gate'] },
        `Bump! It is hard. "${refrain}" says ${b}. It is the gate.`,
        `Bump! "${refrain}" says ${a}. It is only the gate.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(C, 'sit', 'sad'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `Boff! It is soft and wet. "${refrain}" It is ${C.introduced}!`,
        `Boff! This one is soft and cold. "${refrain}" It is ${C.introduced}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'worried'), seen(A, 'stand', 'curious')] },
        `"Why are you down here?" says ${a}. "I am too full," says ${c}.${ofFriend(going, `"And I have no friend."`)}`,
        `"You sit in our street," says ${a}. "I am too full to go up.${ofFriend(going, `And I am all alone up there.`)}"`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'hide', 'shy'), seen(A, 'stand', 'happy')] },
        `"Then rain!" says ${a}. "No," says ${c}. "Then I am all gone."`,
        `"Rain!" says ${a}. "I do not dare," says ${c}. "What is left then?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'happy'), seen(C, 'sit', 'curious')], things: ['boots'] },
        `"I like rain," says ${a}. "Look, red boots!" Plop! One drop. "More!" says ${a}.`,
        `"I want it! I have boots!" says ${a}. Plip. One drop. "Again!"`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy'), seen(C, 'jump', 'happy')],
          things: ['boots'],
        },
        `Plip, plop, splash! It rains and rains. ${c} gets small. Up goes ${c}!`,
        `Splash! Down comes the rain. Up goes ${c}, light and small. Splash go the red boots!`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'jump', 'happy'), seen(C, 'look-up', 'happy')],
          things: ['puddle', 'boots'],
        },
        `${c} looks down in a puddle. A small cloud looks up. "${refrain}" "It is you!" says ${a}.${ofFriend(going, `"And me!"`)} Splash!`,
        `There is a cloud in the puddle. "${refrain}" says ${c}. "You!" says ${a}. "In every puddle!${ofFriend(going, `With me, your friend!`)}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { third, chance } = going;
  const { A, B, C } = parts(going);
  const [a, b, c] = [A.name, B.name, C.name];
  const refrain = chance.pick(...REFRAINS);
  const P = going.company.person('Mr Tibbs', 'neighbour');
  const too = third && third !== B ? ` ${third.name} came too.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'sad')], things: ['boots'] },
        `${A.introduced} had new red boots, and no use for them. It had not rained since the day they were bought. The grass was yellow. Each morning ${a} looked out, with the boots on, at the blue, blue sky.`,
        `The boots were red and shiny, and they had never been wet. ${A.introduced} had worn them every day for three weeks. There was not a puddle in the world. Everybody else said what nice weather it was.`,
      ),
      page(
        { setting: 'street', camera: 'wide', actors: [seen(A, 'walk', 'surprised')] },
        `One morning there was no sky. There was no street, either. It was white from top to bottom, like the inside of a pillow. "Fog," said ${a}, and went out to see.${too} But there was nothing to see. Even the boots were gone.`,
        `Then came a morning that was only white. ${a} opened the door, and there was no garden behind it. It was the thickest fog that there had ever been.${too} ${a} put out one hand, and lost it.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `Bump. "${refrain}" said ${a}. "I don't know," said somebody. "I can't see who I am." It was ${B.introduced}, quite lost, beside a lamp post. They went on together.`,
        `Bump. It was something with a nose, and the nose was cold. "${refrain}" said ${a}. "Me," said the nose. "I think I'm lost. Is this outside?" It was ${B.introduced}. After that they held on to each other.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'stand', 'surprised'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['letter'],
        },
        `Bump. "${refrain}" said ${b}. It was Mr Tibbs with the post. "I've put four letters into a hedge," he said, "and one in a dog." He said good morning to the gate, and walked on into it.`,
        `The next bump said "Ow". "${refrain}" said ${a}. It was Mr Tibbs, the postman. He had been looking for number nine for an hour. "I've been to number four six times," he said. "They've given me tea."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(C, 'sit', 'sad'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `The third one did not go bump. It went boff. It was enormous, and soft, and it was wet all over. "${refrain}" said ${a}. "I do beg your pardon," said a voice from above and below. "I'm ${C.introduced}. I'm in your way."`,
        `After that they walked into something soft. They walked further and further in. "${refrain}" said ${b}, and it came out all woolly. "I'm sorry," said the white. "It's only me." It was not just fog. It was ${C.introduced}, lying in the street.`,
      ),
      page(
        { camera: 'medium', actors: [seen(C, 'sit', 'worried'), seen(A, 'stand', 'curious')] },
        `"Shouldn't you be up there?" said ${a}. "I was," said ${c}. "But I'm so full. I got heavier and heavier, and I came lower and lower. First I was on the roofs, and now I'm on the post office. I can't get up.${ofFriend(going, `It isn't all bad. It's less lonely down here. One does bump into people.`)}"`,
        `"What are you doing down here?" said ${a}. "I'm full," said ${c}. "I'm full right up. I've three weeks of rain in me. It got so heavy that I sank. I've tried to hold my tummy in, but look at me.${ofFriend(going, `I came to look for a friend, too. But nobody stays to talk. They only say ow.`)}"`,
      ),
      page(
        { camera: 'close', actors: [seen(C, 'hide', 'shy'), seen(A, 'stand', 'surprised')] },
        `"Then rain," said ${a}. "Oh, I couldn't," said ${c}. "They all look up and say, oh no. They run away.${ofFriend(going, `That's no way to find a friend.`)} And suppose that I rained and rained, and there was nothing left? I'd be all gone. I'm afraid of that."`,
        `"Why don't you just rain?" said ${b}. ${c} shook, and it got a bit darker. "I'm afraid to," said ${c}. "When it's out it's out. What would there be left of me? And nobody likes it. You should see their faces, from above.${ofFriend(going, `Nobody ever wants to be friends with the rain.`)}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'happy'), seen(C, 'sit', 'curious')], things: ['boots'] },
        `"I like it," said ${a}. "I've been waiting for you for three weeks.${ofFriend(going, `You've had a friend all that time.`)} Feel!" And ${a} stamped, so that ${c} could hear the boots. It was quiet. Then, plop, there was one drop. It ran down ${A.names} nose. "Again," said ${a}, and laughed.`,
        `"Look at me, then," said ${a}, and lifted up one foot. "Red boots! I put them on each morning, for you.${ofFriend(going, `If that isn't a friend!`)}" ${c} came very close to look. Plip. It fell right on the toe, and it shone there. "Oh!" said ${a}. "More!"`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'dance', 'happy'), seen(B, 'dance', 'happy'), seen(C, 'jump', 'excited')],
          things: ['boots'],
        },
        `Two drops, and ten, and then nobody could count. It poured. It ran down the street like a river in a hurry. And as it rained, ${c} lifted. The doorsteps came out, and then the roofs. "I'm going up!" called ${c}. "I'm so light!"`,
        `Down it came, all three weeks of it. It drummed on the roofs. It filled the gutters, and the buckets, and the red boots. And the white went up like a curtain. There was the gate! There was number nine! "I'd forgotten how it feels!" cried ${c}, from the chimneys.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'happy'), seen(P, 'stand', 'happy')], things: ['puddle'] },
        `People came out of their doors. Nobody said, oh no. The beans stood up. Mr Tibbs took off his cap and let it rain on his head. And ${a} ran from puddle to puddle, and did not leave out one.`,
        `Windows opened, and hands came out, to feel. "At last," somebody said. "Just smell that." In the middle of the street ${a} jumped with both feet. It went up as high as Mr Tibbs, who did not mind.`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(C, 'look-up', 'happy'), seen(A, 'wave', 'happy')],
          things: ['puddle'],
        },
        `Then it stopped. There was only a very small cloud left, up in the blue. It looked down, in case there was none at all. It saw a puddle, with something white in it. "${refrain}" said ${c}. "That's you," said ${a}. "There's one in every puddle."${ofFriend(going, `"And beside me?" said ${c}. "Me," said ${a}.`)}`,
        `When it was over, ${c} was as small as a handkerchief, high up. The whole street lay full of puddles. In each one there was a little white cloud. "${refrain}" called ${c}. "You, you, you and you!" shouted ${a}, and jumped over all of them.${ofFriend(going, `"And who's beside me?" "Your friend!"`)}`,
      ),
    ],
  };
}
