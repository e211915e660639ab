import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { old } from './green-old.ts';
import { partsOf, TITLES } from './green-parts.ts';

/** Everybody overtakes the old racing driver, who goes at the one speed at which the lights are green, and spills nothing. */
export const GREEN: EventPlot = {
  id: 'green',
  young,
  middle,
  old: (going) => old(going, titled(going.chance.pick(...TITLES))),
};

function young(going: Going): Told {
  const { refrain, K, k, G, g, N, M, m } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(G, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['car'],
        },
        `${g} was a racing driver once. Now ${g} drives slowly. Hum, hum, hum.`,
        `This is ${g}, in the car. "I was a racing driver," says ${g}. Hum, hum.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'point', 'surprised'), seen(G, 'wave', 'calm')],
          things: ['car', 'bicycle'],
        },
        `A bike goes past. "${refrain}!" says ${g}, and waves.`,
        `Whizz! Even a bike is faster. "${refrain}!" says ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hold', 'happy', 'cup'), seen(K, 'sit', 'curious')], things: ['cake'] },
        `They have a tall, tall cake. They have a full cup, too. "Not one drop," says ${g}.`,
        `In the car is a tall, tall cake. And a full cup! "Not a drop," says ${g}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'sit', 'excited'), seen(M, 'wave', 'happy')],
          things: ['racing-car', 'cake'],
        },
        `Here is a red car, with a cake. ${M.introduced} is in it. Vroom! They are gone.`,
        `Vroom! A red car, and a cake in it! There sits ${M.introduced}. How fast they go!`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised'), seen(G, 'sit', 'calm')], things: ['car'] },
        `A red light! The red car must stop. ${g} comes, hum, hum. Now it is green!`,
        `Look, the light is red. Stop, red car! Hum, hum, here comes ${g}. Green!`,
      ),
      page(
        { camera: 'wide', actors: [seen(N, 'sit', 'angry'), seen(G, 'wave', 'calm')], things: ['racing-car', 'car'] },
        `Vroom! The red car goes past. "${refrain}!" says ${g}.`,
        `Vroom, past they go again! "${refrain}!" says ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'excited'), seen(G, 'sit', 'happy')], things: ['car'] },
        `Red again! Stop again! But for ${g} it is green. Green, and green, and green!`,
        `The next light is red as well. Then ${g} comes. Green! Green! Always green!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(G, 'sit', 'proud')], things: ['cup'] },
        `"You never stop!" says ${k}. "I know when to go," says ${g}.`,
        `"You know when it is green!" says ${k}. "I do," says ${g}. "Slow is just right."`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'stand', 'happy'), seen(K, 'cheer', 'happy')], things: ['cake', 'cup'] },
        `Here they are, the first! The cake is tall. The cup is full.`,
        `They are there! And the cake still stands. And not one drop is gone.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(M, 'stand', 'surprised'), seen(K, 'wave', 'happy'), seen(G, 'wave', 'happy')],
          things: ['cake', 'bicycle'],
        },
        `Here comes ${m}. That cake is flat now! A bike goes past. "${refrain}!" says ${k}.`,
        `Now ${m} comes, all over cream. "${refrain}!" says ${k}, and shares the tall cake.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { refrain, K, k, G, g, He, he, his, N, M, m } = partsOf(going);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(G, 'sit', 'calm'), seen(K, 'hide', 'shy')],
          things: ['car', 'bicycle'],
        },
        `${g} had been a racing driver once, or so ${he} said. Now ${he} was the slowest driver in town. Bicycles went past, and rang. "${refrain}," said ${g} to all of them. ${k} slid down in the seat.`,
        `Everybody went past ${g}. Bicycles did. Once it was a lady with a pram. "${refrain}," said ${g}, and lifted one finger off the wheel. And ${he} said that ${he} had been a racing driver!`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(K, 'think', 'curious'), seen(G, 'stand', 'calm')],
          things: ['trophy', 'helmet'],
        },
        `On the shelf was a racing cup, with pegs in it. A plant grew in the helmet. "Did you go fast?" said ${k}. "Anybody can go fast," said ${g}. "It's the rest that's hard."`,
        `${g} had a silver cup, for pegs. ${He} had a racing helmet, for onions. "Going fast is easy," said ${g}. "You just put your foot down." "Then what's hard?" said ${k}. "Tea," said ${g}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'medium',
          actors: [seen(N, 'stand', 'proud'), seen(M, 'stand', 'excited'), seen(K, 'stand', 'worried')],
          things: ['cake', 'racing-car'],
        },
        `There were two cakes for the fair, as high as towers. They had to be there by three. ${N.introduced} took one, in her fast red car, with ${M.introduced}. "We'll be there before you've found the key," said ${m}.`,
        `Two tall cakes had to go to the fair, right across the town. "One each!" said ${N.introduced}, who had a red car like a rocket. ${M.introduced} got in beside her. "See you tomorrow!" said ${m}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(G, 'hold', 'happy', 'cup'), seen(K, 'sit', 'curious')],
          things: ['cake', 'cup'],
        },
        `${g} filled a cup of tea right up to the brim. ${He} stood it in the front of the car. "That's the rule," ${he} said. "If it spills, I've lost." Far off they heard the red car. Vroom!`,
        `"One moment," said ${g}, and poured a cup of tea. It was so full that it bulged. It went in front, where one could see it. "It mustn't spill," said ${g}. "Not one drop." And off they hummed.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'sit', 'angry'), seen(M, 'sit', 'worried'), seen(G, 'wave', 'calm')],
          things: ['racing-car', 'car'],
        },
        `At the first lights the red car was standing at red. ${g} came humming up. Just then it went green, and they went by. Then, vroom, the red car went past again. "${refrain}," said ${g}.`,
        `The red car was at the lights already, and it was red. It growled. Along came ${g}, and the light went green. They did not even slow down. A moment later, vroom! "${refrain}," said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'surprised'), seen(G, 'sit', 'calm')], things: ['car', 'cup'] },
        `At the second lights it was the same, and at the third. The red car roared, and stopped, and roared, and stopped. ${k} looked at the tea. It leaned a bit in the bends, like somebody listening.`,
        `Red, said the next one to the red car. Green, it said to ${g}. So did the next, and the next. ${k} sat up. The tea had not spilled. It only leaned over, in a bend, and leaned back.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cheer', 'excited'), seen(G, 'sit', 'proud')], things: ['cup'] },
        `"You never stop!" said ${k}. "It shakes the tea," said ${g}. "They go green one after another, you see. There's one speed at which it's always green. It took me two years to find." "It's very slow," said ${k}. "Yes," said ${g}.`,
        `"How do you know when it'll be green?" said ${k}. "They take turns, all along the road," said ${g}. "You only have to go as they go. It's slow, and so nobody has ever tried." ${k} laughed out loud.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'think', 'worried'), seen(G, 'think', 'determined')],
          things: ['car', 'cake'],
        },
        `Then there was a long empty road. "Go on," whispered ${k}. "Only once! Show them." ${G.names} foot moved. For a moment ${he} looked quite young. Then ${he} looked at the tower of cake. "Would you like to be seen," said ${g}, "or to be there?"`,
        `The road lay empty before them, and straight. "Now you could!" said ${k}. "Fast! Just once!" ${g} wanted to, you could see it in ${his} eyes. But the cake stood there, with its little cherry. "Not today," said ${g}. "Today it's tea."`,
      ),
      page(
        { camera: 'wide', actors: [seen(G, 'stand', 'happy'), seen(K, 'cheer', 'happy')], things: ['cake', 'cup'] },
        `They were there at ten to three. There was nobody else. The cake stood as straight as a church, with its cherry on. And the cup was full to the brim.`,
        `It was ten to three, and they were the first. ${k} carried in the cup. It was so full that it bulged. Behind it came the cake, every floor of it, up to the cherry.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'stand', 'surprised'), seen(N, 'stand', 'shy'), seen(K, 'stand', 'happy')],
          things: ['cake'],
        },
        `At three came the red car. It had met eleven red lights. Their cake was one floor high now, and very wide. Some of it was on ${m}. "But we were faster the whole time!" said ${m}. "You were," said ${k}. "In between."`,
        `Then the red car came, with squeaking tyres. ${m} climbed out, with cream up to the ears. Eleven times they had stopped, and eleven times the cake had not. "We went past you every time!" said ${m}. "Yes," said ${g}. "Eleven times."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'wave', 'happy'), seen(G, 'sit', 'happy'), seen(M, 'sit', 'happy')],
          things: ['car', 'cup', 'bicycle'],
        },
        `Now ${k} sits up straight in ${G.names} car. ${m} comes too, to hold the cup. A bicycle goes past, and rings. "${refrain}," says ${k}, and lifts one finger. At the lights they pass it. It's green.`,
        `On Saturdays ${m} comes too, in the back. There's always a full cup. Everybody overtakes them. "${refrain}," says ${k}. And the lights go green, one after another, all the way home.`,
      ),
    ],
  };
}
