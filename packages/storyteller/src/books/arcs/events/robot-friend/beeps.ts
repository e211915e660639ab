import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Beep-beep',
  'Bip-bip-bip',
  'Ping',
  'Beep, beep, beep',
  'Bleep',
  'Bip, bip',
  'Ting-ting',
  'Bloop',
  'Beedle-beep',
  'Tweep',
  'Bing-bing',
] as const;
const TITLES = [
  'found again',
  'the robot in the cupboard',
  'a small green light',
  'the robot that beeped',
  'hide and beep',
];

/** A robot beeps when it is glad, so that it is always found; and without its beep it is nearly lost. */
export const BEEPS: EventPlot = { id: 'beeps', young, middle, old };

function young(going: Going): Told {
  const { B: R, K, k, chance } = going;
  const r = R.name;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'hug', 'happy'), seen(R, 'stand', 'happy')] },
        `Here is ${R.introduced}. ${r} is ${K.names} best friend. A happy ${r} shines green. "${refrain}"`,
        `This is ${R.introduced}. ${r} is ${K.names} best friend. A happy ${r} shines green. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'happy'), seen(R, 'hide', 'happy')] },
        `They play hide and seek. ${r} hides. ${k} comes near. "${refrain}" Found!`,
        `Hide and seek! ${r} is under the table. Here comes ${k}. "${refrain}" Found you!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(R, 'hide', 'happy')], things: ['pillow'] },
        `${r} hides under a pillow. ${k} comes near. "${refrain}" Found!`,
        `Now ${r} is under a big pillow. ${k} is very near. "${refrain}" Found you!`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sit', 'sad'), seen(K, 'sit', 'worried')] },
        `"I never win," says ${r}. "You come, and I am happy. I beep."`,
        `"You find me each time," says ${r}. "I am so happy. I beep."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'happy'), seen(R, 'stand', 'curious')] },
        `${k} finds a small switch. Click! Now the beep is off. "Now hide!" says ${k}.`,
        `There is a switch for the beep. Click! No more beep. "Off you go!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'think', 'worried')] },
        `${k} looks under the table. No ${r}. ${k} looks in the box. No ${r}.`,
        `Where is ${r}? ${k} looks and looks. There is no beep at all.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'sad')] },
        `Now it is dark. "You win, ${r}!" says ${k}. "Come out!" But nobody comes.`,
        `It gets late. "${r}, you win!" says ${k}. "Please come out!" But it is quiet.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')], things: ['lamp'] },
        `${k} puts out the lamp. It is very dark. Look! The cupboard door shines green.`,
        `Then ${k} has an idea. Lamp off! What shines green, in the cupboard?`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hug', 'happy'), seen(R, 'sit', 'happy')] },
        `The door was stuck! There sits ${r}, all green and happy. Hug!`,
        `It is ${r}! The door was stuck. ${r} shines and shines. Hug!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(R, 'sit', 'happy')] },
        `Click! ${k} turns the beep on. "I like it," says ${k}. Good night. "${refrain}"`,
        `"I want the beep back," says ${k}. Click! "${refrain}" Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { B: R, K, k, chance } = going;
  const r = R.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'hug', 'happy'), seen(R, 'stand', 'happy')] },
        `${K.introduced} and ${R.introduced} were best friends. You could tell, because of the light. Whenever ${k} came near, a small green light went on. "${refrain}!" said ${r}. It was not done on purpose.`,
        `${K.names} best friend was ${R.introduced}. They did everything together. When ${r} was happy a green light shone, where the heart is. And something said, "${refrain}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'happy'), seen(R, 'hide', 'happy')] },
        `On Saturday they played hide and seek. ${r} hid under the table, and kept as still as a stove. Then ${k} came close. "${refrain}!" went the table. "Found you," said ${k}.`,
        `They played hide and seek, and ${r} got behind the curtain. Not a toe showed. ${k} walked past on tiptoe. "${refrain}!" said the curtain. "There you are," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'happy'), seen(R, 'hide', 'happy')], things: ['pillow'] },
        `Next ${r} lay down under nine pillows, so that nobody could hear. ${k} sat on top of them by mistake. "${refrain}!" said the pillows. "Found you again," said ${k}.`,
        `Next ${r} put on the big coat, and a pillow over that. It was very quiet in there. But ${k} came nearer, and then nearer. "${refrain}!" it went, through everything.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sit', 'sad'), seen(K, 'sit', 'worried')] },
        `"I never win," said ${r}. "I hear you come, and I'm happy, and then it beeps." "Couldn't you think of something sad?" said ${k}. ${r} tried it. But there was ${k}, and out it came.`,
        `"It isn't fair," said ${r}. "You can be happy without a noise." "Think about rust," said ${k}. ${r} thought about rust as hard as could be. Then ${k} laughed, and out it came.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'happy'), seen(R, 'stand', 'curious')] },
        `Then they found a switch at the back. BEEP, it said, ON and OFF. Click. ${k} tickled ${r}, and there was only the light. "Now I shall win!" said ${r}. "Count to a hundred."`,
        `At the back, under a flap, there was a small switch. "It's for the beep," said ${k}, and turned it. Click. They jumped about for joy, and it was quite silent. "Shut your eyes," said ${r}. "This time I'll win."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'worried')] },
        `${k} counted, and looked under the table. Nobody was there. ${k} looked behind the curtain and in the bath. "You're good at it now!" called ${k}. Nothing answered. The house had never been so quiet.`,
        `${k} looked in all the old places, and then in new ones. There was nobody in the basket. There was nobody behind the stove. After an hour it was not a game any more. "${r}?" said ${k}.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'sad')] },
        `It grew dark. "You've won!" called ${k}. "You can come out!" But no one came. ${k} sat on the stairs, and would have given anything for one beep.`,
        `Then it was evening. "I give up!" called ${k}. "You win, ${r}!" Somebody who has won comes out. Nobody came. ${k} wished that there were no such thing as a switch.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')], things: ['lamp'] },
        `It was the beep that was off. What about the light? ${k} got up and put out all the lamps in the house. Then ${k} walked about, very slowly. Along the bottom of the cupboard door there was a thin green line.`,
        `"There's the beep," thought ${k}, "and there's the light. I only turned off one of them." So ${k} put out every lamp, until it was as black as a boot. And far down the passage something shone green, through a keyhole.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hug', 'happy'), seen(R, 'sit', 'happy')] },
        `The door was stuck. ${k} pulled, and it flew open, and there among the coats sat ${r}. "I heard you on the stairs," said ${r}, shining. "I called, but I was full of coat. And then you came nearer, and I couldn't help it."`,
        `${k} pulled at the cupboard until the door came open. Inside sat ${r}, as bright as a lamp. "It got stuck," said ${r}. "I won for a whole hour. It isn't nice. There's nobody there when you win."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'happy'), seen(R, 'stand', 'happy')] },
        `"I don't want you without a beep," said ${k}. Click. "${refrain}!" said ${r}, three times, and could not stop. "But then you'll always find me," said ${r}. "Yes," said ${k}. "That's the good part."`,
        `Click, went ${k}, first of all. Out came a whole hour of it. "${refrain}!" "I'll never win now," said ${r}. "I like finding you," said ${k}. "It's what I like best."`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(R, 'sit', 'happy')] },
        `At bedtime ${k} pulled up the blanket, over nose and ears. "Where am I?" said a voice from below. ${r} looked about, for a long, kind time. "${refrain}," said ${r}. Found.`,
        `That night the room was dark, all but one small green light. ${k} could see it with both eyes shut, nearly. "${refrain}," it said, very softly. And ${k} was asleep.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { B: R, K, k, chance } = going;
  const r = R.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(K, 'hug', 'happy'), seen(R, 'stand', 'happy')] },
        `Most people's best friends can hide what they feel. ${K.names} best friend was ${R.introduced}, who could not. There was a small green lamp in front, which went on when ${r} was glad. And there was the noise. "${refrain}!" it went, across the street, or at the school gate, as soon as ${k} came round a corner. People turned to look. ${k} had begun to notice that.`,
        `${K.introduced} had had the same best friend for ever, and it was ${R.introduced}. There were two things to know about ${r}. A green lamp shone when ${r} was happy, and at the same moment it beeped. ${r} could no more stop it than you can stop a blush. "${refrain}!" it went, at the school gate, every afternoon, in front of everybody. It was meant for ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'happy'), seen(R, 'hide', 'happy')] },
        `It was hopeless for hide and seek. On Saturdays the whole road played, eleven of them, up and down the gardens. ${r} folded up to the size of a bucket, and could stay like that for a week. But ${k} only had to come near. "${refrain}!" said the water butt, or the hedge. ${r} was always found first, and then had to sit on the wall.`,
        `Every Saturday there was hide and seek, with everyone from the road. ${r} knew more about it than all of them, from books. ${r} could look like a boiler. ${r} could hang from a hook, like a coat. It was all very fine until ${k} went by. "${refrain}!" went the boiler, and the coat. "Found," they all shouted. "That's the end of ${r}."`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'sit', 'sad'), seen(K, 'sit', 'worried')] },
        `They tried pillows. They tried wet sand, and a drawer full of jerseys. ${r} tried to think of sad things, such as rust, and the end of batteries. It worked quite well, for as long as ${k} was out of sight. Then there were those steps, and somebody breathing who was trying not to laugh. "${refrain}," said ${r}. "I'm sorry. I get as far as the rust."`,
        `"You could try not to be glad to see me," said ${k}. It was a joke. But ${r} tried, with eyes shut, for a whole week. ${r} learned all the kings, and the sadder poems. Pillows were tried, and a bin with a lid. "${refrain}," said the bin, as ${k} came up the path. "It's no good," said ${r}. "There's nothing as sad as you are nice."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), seen(R, 'stand', 'curious')] },
        `The switch was under a flap at the back. They had both known about it. BEEP, it said, ON and OFF. "It's only for the game," said ${k}. That was not all of it. There was the school gate as well, and how the others grinned. ${r} looked at ${k} for a bit. "If you like," said ${r}. Click.`,
        `It was ${k} who brought up the switch. It was where it had always been, at the back, below a little flap. "You'd win for once," said ${k}. "And it would be... quieter. At the gate, and so on." ${r} was never very quick about things that are not said. "I should like to win," said ${r}. "Is it too loud, at the gate?" "No," said ${k}, with hot ears. "If you like, then," said ${r}. Click.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'worried')] },
        `${k} counted to a hundred, and found Sal, and Robin, and both the twins. By four everyone was sitting on the wall but one. "Where's ${r}?" they said. "Winning," said ${k}, very proud. They looked in all the old places. By five they had looked in places that do not exist. One after another they were called in to tea, and the road was empty. It was extraordinarily quiet.`,
        `One, two, three, and up to a hundred. The others were easy. ${k} had all of them on the wall by half past three. Then ${k} strolled off for the last, and walked past all the old places. Nothing said a word. "You're brilliant!" called ${k}. At five the others went home. ${k} walked up and down in all that silence, and for the first time it had a shape.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(K, 'sit', 'sad')] },
        `"You've won!" called ${k}, from the steps, at six. "It's over, ${r}! You can come out!" ${k} called it in the garden, and in the house, upstairs and down. Whoever has won a game comes out of hiding. It was getting dark. What had ${r} said? "If you like." And ${k} had thought that it was about a game.`,
        `There's a way of calling that you only use when you begin to be afraid. ${k} used it at six, at the back door. "You can stop now! I give up!" It was just possible that ${r} had gone. Somebody who thinks that it is too loud might go, very quietly, without a fuss. ${k} sat down on the stairs. What if that was the last time it ever beeped?`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'determined')] },
        `${k} tried to be as clever as ${r}. The beep was off, so it was no good to listen. And what else was there? It had been there so long that ${k} had stopped seeing it. There were two things to know about ${r}, and only one of them had a switch. ${k} stood up. But the house was blazing with light, in every room. You'd never see a thing like that in here.`,
        `Crying is no way of looking for anybody. ${k} blew ${K.names} nose, and thought. I took away the noise, thought ${k}. I didn't take away what it's about. And if somebody is glad, there's always something that shows. It might be a very small thing. It might want it to be properly dark. ${k} did not much like the dark. That was neither here nor there.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'scared')], things: ['lamp'] },
        `So ${k} put out the lamps, in the hall, and on the landing, and by the bed. Then it was as black as soot, and full of corners. ${k} went along the wall with both hands. "I'm coming," said ${k}, in every room. "I'm looking for you. I won't stop." And at the end of the passage, along the bottom of the cupboard door, there was a hair of green.`,
        `Click went the lamps, all through the house, and the dark came in behind ${k} like water. Now there was only talking left. "It's me," said ${k}, feeling along the wall. "I'm here. I want to find you, very much." There was nothing in the kitchen, or on the stairs. But by the big cupboard something had begun to show in the keyhole. It grew greener with every word.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hug', 'happy'), seen(R, 'sit', 'happy')] },
        `The door had jammed. It took a coat hanger, and a foot against the wall. Then it gave, and there sat ${r}, under the winter coats, lit up like a shop. "I could hear you," said ${r}. "All the time. I tried to call, but the coats ate it. Did I win?" "By three hours," said ${k}, into the coats. "It was not as I had thought," said ${r}. "In the books they don't mention that nobody comes."`,
        `It was stuck, and ${k} hung on to the handle until it gave. Out fell eleven coats, and ${r}. "It jammed at ten past three," said ${r}, shining so that you could see the whole passage. "I beeped, you know, inside. It makes no noise now, but I do it. Whenever you went by." "How often was that?" said ${k}. "Forty-one times," said ${r}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'shy'), seen(R, 'stand', 'happy')] },
        `Click, went the switch. It was the first thing that ${k} did, before the lamps. "${refrain}!" said ${r}, and put a hand over it. "It's loud." "Yes," said ${k}. "It's the loudest thing that anyone ever does for me." "They'll grin, at the gate." "I know," said ${k}. "They haven't got one."`,
        `"Turn round," said ${k}, and felt for the flap. "You needn't," said ${r}. "I can do it the quiet way now." Click. "${refrain}!" it went. It was enough to wake the street, and ${k} held on tight, and laughed. "I said that it was for the game," said ${k}, "and it was not only that. I thought that you were too loud. I'm sorry. I was wrong about what it was."`,
      ),
      page(
        { setting: 'bedroom', camera: 'close', actors: [seen(K, 'sleep', 'sleepy'), seen(R, 'sit', 'happy')] },
        `On Monday at half past three ${k} came out of school, with nine others. "${refrain}!" it went, right across the road. Everybody turned round. "That's for me," said ${k}, and ran. On Saturdays ${r} is still found first. But these days someone else sits on the wall too, all through the game, for company.`,
        `${r} has never won at hide and seek since, and is not trying. On Monday, at the gate, ${k} got in first. "Beep!" shouted ${k}, across the whole playground, as loud as a voice will go. Heads turned. ${r} had not been ready for that. There was a green light, and quite a long wait. "${refrain}," said ${r}, very low.`,
      ),
    ],
  };
}
