import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { partsOf, TITLES } from './parts.ts';
import { old } from './thrown-old.ts';

/**
 * Things come over the fence, and are taken back, and the door shuts. Then nothing comes any more. Where the neighbour
 * is from, that is how one says hello; and nobody has thrown anything back.
 */
export const THROWN: EventPlot = { id: 'thrown', young, middle, old };

function young(going: Going): Told {
  const { chance } = going;
  const { refrain, X, x, who, K, k, G, g, Gcap } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'curious'), seen(X, 'walk', 'shy')],
          things: ['fence'],
        },
        `Who lives next door now? ${k} looks over the fence. It is ${who}!`,
        `Somebody new is next door. It is ${who}! ${k} looks over the fence.`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(G, 'wave', 'happy'), seen(X, 'stand', 'shy')] },
        `"Hello!" says ${g}. ${x} waits. ${x} looks at their hands. The door shuts.`,
        `${Gcap} rings. "Hello!" ${x} looks and looks. What for? Then the door shuts.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(K, 'kneel', 'surprised')], things: ['boots', 'fence'] },
        `Thump! Over the fence comes a boot. One big boot!`,
        `Whee! Thump! What came over the fence? A boot!`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'hold', 'shy', 'boots'), seen(X, 'reach', 'happy')] },
        `${k} takes it round. "${refrain}" "Yes!" says ${x}. And the door shuts.`,
        `Off goes ${k} with the boot. "${refrain}" "It is!" says ${x}. Bang, the door.`,
      ),
      page(
        { setting: 'garden', camera: 'close', actors: [seen(K, 'hold', 'surprised', 'spoon')] },
        `Next day? Plop. A spoon! ${k} takes that back, too. "${refrain}"`,
        `What comes today? Ping. A long spoon. Back it goes. "${refrain}"`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(K, 'hold', 'happy', 'hat')] },
        `And then a hat. "${refrain}" says ${k}. What fun it is!`,
        `Next day it is a hat. ${k} runs round. "${refrain}"`,
      ),
      page(
        { setting: 'garden', camera: 'wide', actors: [seen(K, 'stand', 'sad')], things: ['fence'] },
        `Next day? Nothing. ${k} waits by the fence. Nothing comes.`,
        `Then nothing comes. No thump. No plop. ${k} is sad.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'sad'), seen(K, 'kneel', 'curious')], things: ['fence'] },
        `${k} looks in at a gap. "That is my hello," says ${x}. "You never throw one."`,
        `"At home we throw hellos," says ${x}. "Nobody throws one to me."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'jump', 'excited'), seen(X, 'look-up', 'surprised')], things: ['cap'] },
        `${k} runs in. ${k} gets a cap. One, two, three, whee! Over it goes!`,
        `Oh! ${k} takes off a cap. Whee! Over the fence it flies!`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(X, 'hold', 'happy', 'cap'), seen(K, 'jump', 'happy'), seen(G, 'stand', 'happy')],
        },
        `Ring, ring! Who is at the door? ${x}, with a cap. "${refrain}" says ${x}. "Come in!"`,
        `Ring, ring! There is ${x}. "${refrain}" "Yes!" says ${k}. "Come in!" says ${g}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { refrain, X, x, came, K, k, G, g } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'curious'), seen(X, 'walk', 'shy')],
          things: ['fence'],
        },
        `The house next door had been empty since the spring. On Saturday there was a van. ${k} looked over the fence. Out came a chair, a lamp and a very large jar. Then came ${came}.`,
        `"I hope it's somebody with a dog," said ${k}. But out of the van next door came ${came}. ${k} had to hold on to the fence.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(G, 'wave', 'happy'), seen(K, 'wave', 'happy'), seen(X, 'stand', 'shy')],
        },
        `"One says hello to new people," said ${g}. So they rang the bell and said it. ${x} looked at their hands, and waited. They had nothing in them. "Oh," said ${x}. And the door shut, quite softly.`,
        `They went round to say hello. "Hello!" said ${g}. "Hello," said ${k}. ${x} looked from one to the other, as if there should be more. Nobody knew what. Then the door shut.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['boots', 'fence'],
        },
        `After supper there was a thump. A boot had come over the fence, and lay in the lettuces. "Some people!" said ${g}. ${k} took it round at once. "${refrain}" "It is!" cried ${x}, all smiles, and shut the door.`,
        `That evening something flew over the fence. It was a boot. It had sat down on ${g}'s best lettuce. ${k} carried it next door. "${refrain}" "So it is!" said ${x}, pink with joy. And the door shut.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'curious', 'spoon')] },
        `On Sunday it was a spoon as long as an arm. "${refrain}" "Oh, yes!" And the door shut. On Monday it was a hat. "${refrain}" "It is, it is!" The hat was hugged. Then the door shut again.`,
        `The next day it was a wooden spoon. The day after, it was a hat. "${refrain}" "Well I never, yes!" You would think that nobody had ever brought ${x} anything. But there was never a "come in".`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'angry', 'teapot'), seen(K, 'stand', 'curious')] },
        `"Who throws a teapot?" said ${g}, on Tuesday. "It's careless, or it's rude." "It was in a cushion," said ${k}. "And it was thrown quite gently." ${k} had begun to wait for it, out there, with both arms up.`,
        `A teapot came on Tuesday, tied up in a towel, to land softly. "I call that rude," said ${g}. ${k} was not so sure. It came at six each day, one thing at a time. Nobody is rude by the clock.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'sad')], things: ['fence'] },
        `On Wednesday nothing came. On Thursday nothing came either. "Peace at last," said ${g}. ${k} stood by the fence till the stars were out. It's odd how much one can miss a boot.`,
        `Then it stopped. Six o'clock came, and no thump. It was the same the next day. The lettuces stood up straight. "That's better," said ${g}. "It isn't," said ${k}, and kept both arms up a bit longer.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(X, 'sit', 'sad')], things: ['fence'] },
        `There was a gap in the fence, low down. ${k} put an eye to it. ${x} was on an empty box, with chin on hand. "Have you run out of things?" said ${k}. "I've run out of hellos," said ${x}.`,
        `${k} lay down and looked through a knot hole. Another eye looked back. "Why did you stop?" said ${k}. "I've said it five times," said ${x}, "and nobody says it to me."`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'think', 'sad'), seen(K, 'kneel', 'surprised')] },
        `"Where I come from, one throws something over," said ${x}. "If they like you, they bring it back. That part was lovely. Then they throw something of theirs." It was very quiet. "And you only said a word."`,
        `"That was hello?" said ${k}. "What else?" said ${x}. "You throw a thing, and they bring it back, and that means yes. Then it's their turn." ${x} looked at the grass. "It has been your turn since Saturday."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'jump', 'excited'), seen(X, 'look-up', 'surprised')],
          things: ['cap', 'fence'],
        },
        `${k} did not say a thing. ${k} stepped back as far as the beans, and took off a cap. It was the good one, with the star. One, two, and up! Over the fence it went, round and round.`,
        `So that was what they had been waiting for, at the door! ${k} pulled off a cap, the very best one. It flew. It turned over once in the sun and went down on the other side. Flop.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(X, 'hold', 'proud', 'cap'), seen(K, 'jump', 'happy'), seen(G, 'stand', 'happy')],
        },
        `The bell rang so long that ${g} dropped a spoon. There was ${x}, with a very clean face. "${refrain}" said ${x}. "It is!" said ${k}. "Come in!" And at six ${g} was seen in the garden, throwing a slipper.`,
        `In one minute there was a ring at the door. "${refrain}" said ${x}, with the cap in both hands. "It is, it is! Come in!" After that ${g} could never find the other slipper. "It's next door," said ${k}. "I said hello with it."`,
      ),
    ],
  };
}
