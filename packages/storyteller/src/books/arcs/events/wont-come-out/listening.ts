import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './listening-old.ts';
import { REFRAINS, TITLES } from './said.ts';
import { stayingOf, WONT_COME } from './staying.ts';

/** Nothing brings it out, but a story does that gets softer and softer. */
export const LISTENING: EventPlot = { id: 'listening', when: WONT_COME, young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { does, doing, where, there, bit, out } = stayingOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'hide', 'calm')] },
        `This is ${A.introduced}. ${a} is ${where}. The others are ${there}.`,
        `Here is ${A.introduced}. The others are ${there}. ${a} is ${where}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'happy'), seen(A, 'hide', 'shy')] },
        `"Will you ${does}?" says ${K.introduced}. "${refrain}" says ${a}.`,
        `"Please ${does}!" says ${K.introduced}. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy'), seen(A, 'hide', 'calm')], things: ['biscuit'] },
        `${k} has a biscuit. "Now will you ${does}?" "${refrain}"`,
        `"Here is a biscuit," says ${k}. "Now ${does}!" "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'shout', 'determined'), seen(A, 'hide', 'surprised')] },
        `"One, two, three, now!" shouts ${k}. Too loud! "${refrain}"`,
        `"NOW!" shouts ${k}. That is too loud. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'calm'), seen(A, 'hide', 'curious')], things: ['book'] },
        `So ${k} reads a book. "A bear went to sea in a bathtub."`,
        `${k} stops asking, and reads a book. "A bear sailed away in a bathtub."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'curious'), seen(K, 'sit', 'calm')], things: ['book'] },
        `"Something knocked, from below." ${k} reads very softly. ${a} ${bit}.`,
        `"Knock, knock, from below." How softly ${k} reads! "What?" ${a} ${bit}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(K, 'sit', 'happy')], things: ['book'] },
        `"I am not ${doing}," says ${a}. "I only listen." Still softer!`,
        `${k} only whispers now. "Who knocked?" says ${a}. "I am only listening!"`,
      ),
      page({ camera: 'wide', actors: [seen(A, 'jump', 'surprised'), seen(K, 'cheer', 'surprised')] }, out[0], out[1]),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(K, 'sit', 'happy')], things: ['book'] },
        `"A whale knocked," reads ${k}. "It wanted the soap." "Oh," says ${a}. "And I am out!"`,
        `"Who knocked?" says ${a}. "A whale," says ${k}. "It wanted the soap."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sleepy'), seen(A, 'sit', 'happy')],
          things: ['book'],
        },
        `The sun goes down. "Shall I stop?" "${refrain}" says ${a}. "Again!"`,
        `It is evening. "Bedtime, ${a}?" "${refrain}" says ${a}. "One more story!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { does, doing, where, there, hadBit, wasOut, force } = stayingOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'close', actors: [seen(A, 'hide', 'calm')] },
        `All the others were ${there} already. Only ${A.introduced} was still ${where}. "Here I know where everything is," said ${a}. "I don't know what there is out there."`,
        `It was time to ${does}, and all the others had done it. They were ${there}. But ${A.introduced} stayed ${where}. It was snug, and it was always the same. ${a} liked that.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'happy'), seen(A, 'hide', 'shy')] },
        `${K.introduced} came by each day to see. "Are you going to ${does}?" said ${k}. "${refrain}" said ${a}. "Tomorrow, then?" said ${k}. But tomorrow it was just the same.`,
        `"Won't you ${does}?" asked ${K.introduced}, from quite near. "${refrain}" said a small voice. ${k} waited until dinner. Today went on and on.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'happy'), seen(A, 'hide', 'calm')], things: ['biscuit'] },
        `${k} tried a biscuit, with sugar on, and put it quite close. "You only have to ${does}." "${refrain}" said ${a}. ${a} had no idea what a biscuit was. So ${k} ate it.`,
        `Next ${k} brought a biscuit. "That's what you get when you ${does}," said ${k}. "${refrain}" said ${a}. "I've never wanted one." That was the trouble. ${a} had all that ${a} wanted.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'shout', 'determined'), seen(A, 'hide', 'surprised')] },
        `Then ${k} tried being loud. "One, two, three, NOW!" But who would ${does}, into a noise like that? "${refrain}" said ${a}, and held on tighter. ${force}`,
        `"Perhaps ${a} can't hear me," thought ${k}, and shouted loudly. ${a} heard every word. "${refrain}" said ${a}. "Now less than ever." ${force}`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'sad'), seen(A, 'hide', 'curious')], things: ['book'] },
        `So ${k} gave it up, and sat down there with a book instead. ${k} always read aloud. "A bear once went to sea in a bathtub," read ${k}. Nobody said anything. But it was a listening sort of nobody.`,
        `"Then I'll just sit here," said ${k}, and opened a book. It was about a bear, who went to sea in a bathtub. ${k} read it out loud. It had gone very quiet, ${where}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'curious'), seen(K, 'sit', 'calm')], things: ['book'] },
        `"There was a fog," read ${k}. "And in the fog something knocked, from below." Just there ${k} got hoarse from all that shouting. It came out as a whisper. "What knocked?" said ${a}, and ${hadBit}, to hear.`,
        `The bear was far out when something knocked on the tub, from below. It was a whispering bit, and ${k} whispered it. "Louder," said ${a}. But ${k} was hoarse, and it got softer still. So ${a} ${hadBit}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'curious'), seen(K, 'sit', 'happy')], things: ['book'] },
        `"I'm not ${doing}," said ${a}. "I'm only listening." "Of course," breathed ${k}, and turned the page. "Knock, knock, it went again." You could hardly hear it. "Who was it?" said ${a}, and once more ${a} ${hadBit}.`,
        `"You aren't ${doing}, are you?" whispered ${k}. "Me?" said ${a}. "I'm listening. Go on!" Every line was softer than the one before. For each of them ${a} had to get a bit nearer.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'jump', 'surprised'), seen(K, 'cheer', 'surprised')] },
        `"The bear leaned over," whispered ${k}, "and it was a..." The last word was not to be heard. ${a} leaned over, too. ${wasOut[0]}`,
        `Then there was only one line left. It was hardly a whisper. ${a} wanted that line more than anything. ${wasOut[1]}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(K, 'sit', 'happy')], things: ['book'] },
        `"Was it a what?" said ${a}. "A whale," said ${k}. "It wanted to borrow the soap." ${a} laughed, and shook all over, and only then looked round. "Is this out there?" said ${a}. "It's got a lot of light in it."`,
        `"It was a whale," said ${k}, "and it asked for the soap." "Is that all?" said ${a}. "I've come all this way for soap?" They both looked at where ${a} had come from. It was quite small.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'sit', 'sleepy'), seen(A, 'sit', 'happy')],
          things: ['book'],
        },
        `They read the bear three times, and a book about a goat. The sun went down, and it got too dark for letters. "Shall I stop?" said ${k}. "${refrain}" said ${a}, and came a bit nearer.`,
        `It was a long, warm evening. "I ought to go in," said ${k}, after the fourth story. "Are you tired?" "${refrain}" said ${a}. "What does the whale do with the soap?"`,
      ),
    ],
  };
}
