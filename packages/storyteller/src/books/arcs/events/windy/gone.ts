import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { takenIn } from './blown.ts';
import { old } from './gone-old.ts';
import { refrains, titles } from './gone-parts.ts';

/** They run after what the wind has taken, and it is always one gate further; until they ask where the wind is going. */
export const GONE: EventPlot = { id: 'gone', young, middle, old };

function young(going: Going): Told {
  const { A, B, K, a, b, k, third, place, company, chance } = going;
  const { t, drawn, O } = takenIn(going);
  const refrain = `${chance.pick(...refrains(t))}!`;
  const N = company.meet('goat');
  const too = `${place ? ` Off to ${place}!` : ''}${third ? ` ${third.name} comes too.` : ''}`;
  return {
    title: titled(chance.pick(...titles(t))),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          weather: 'wind',
          camera: 'wide',
          actors: everybody(going, 'walk', 'happy'),
          things: ['leaf'],
        },
        `Whoo, goes the wind! ${A.introduced} is out.${too} Leaves go round by the wall.`,
        `Out comes ${A.introduced}.${too} Whoo! By the wall the wind makes leaves dance.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'surprised'), seen(B, 'run', 'surprised')], things: drawn },
        `Here comes ${B.introduced}. Whoo! Off goes ${O.names} ${t}. "${refrain}" says ${a}.`,
        `Here is ${B.introduced}. And there goes ${O.names} ${t}. Whoo! "${refrain}" says ${b}.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'run', 'determined'), things: ['gate', ...drawn] },
        `It sits on a gate. They run. Nearly! Whoo! "${refrain}" says ${a}.`,
        `Run, run! It hangs on a gate. They reach up. Whoo! "${refrain}"`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(N, 'stand', 'curious'), seen(A, 'run', 'surprised'), seen(B, 'run', 'surprised')],
          things: drawn,
        },
        `Now it is on a goat. The goat likes it. Whoo! "${refrain}" says ${b}.`,
        `Now a goat has it, on one horn. Nearly! Whoo! "${refrain}" says ${a}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'close',
          actors: [seen(B, 'cover', 'surprised'), seen(A, 'stand', 'surprised')],
          things: ['sock'],
        },
        `Plap! What is on ${b}? A wet sock! Whose is it?`,
        `Plap! Something lands on ${b}. It is not the ${t}. It is a sock!`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'sit', 'sad') },
        `Now the ${t} is gone. They sit down. The wind is too fast.`,
        `Where is the ${t}? They cannot see it. Down they sit.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'curious')], things: ['sock'] },
        `The sock pulls and pulls. "Go, sock!" says ${k}. "Show us where!"`,
        `Whoo! The wind wants the sock. "Let it go!" says ${k}. "Where does it go?"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'run', 'excited'), things: ['sock', 'leaf'] },
        `Off flies the sock. Past the goat! To the leaves by the wall!`,
        `The sock flies. They run. It goes to the wall, to the leaves.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'kneel', 'excited'), things: [...drawn, 'sock', 'leaf'] },
        `Look! There is the ${t}! And a cap! All the lost things are here.`,
        `There it is! The ${t} is in the leaves. So are a cap and two mittens!`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          weather: 'clear',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: drawn,
        },
        `Whoo, goes the wind at bedtime. The ${t} is on a hook. "Good night, ${t}," says ${k}.`,
        `Now it is bedtime. Whoo! The ${t} is in ${K.names} bed. Good night!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, comesToo, company, chance } = going;
  const { t, drawn, O, out } = takenIn(going);
  const refrain = `${chance.pick(...refrains(t))}!`;
  const N = company.meet('goat');
  const P = company.person('Mr Bligh', 'other-grandparent');
  return {
    title: titled(chance.pick(...titles(t))),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          weather: 'wind',
          camera: 'wide',
          actors: everybody(going, 'walk', 'happy'),
          things: ['leaf'],
        },
        `It was the windiest day of the year. ${A.introduced} leaned on it. So did ${B.introduced}. They were ${out}.${comesToo} By the end wall, leaves were running round in a ring. "They're chasing each other," said ${k}.`,
        `The wind had got up early that day. It pushed ${A.introduced} along, and ${B.introduced} too. They were ${out}.${comesToo} In the corner by the end wall the leaves went round and round. "They can't get out," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'run', 'surprised'), seen(B, 'run', 'surprised')], things: drawn },
        `Whoosh! Up went ${O.names} ${t}. It turned over twice, like somebody waving, and was off. "${refrain}" shouted ${a}. It did nothing of the sort.`,
        `Then came a big gust, and it had hands. It took ${O.names} ${t} and threw it over the hedge. "${refrain}" shouted ${a}. The wind laughed, or that's how it sounded.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'run', 'determined'), things: ['gate', ...drawn] },
        `They ran. There it was, on a gate, quite still. "Slowly," whispered ${b}. They went on tiptoe. They were one step away when it gave a hop. "${refrain}" cried ${b}.`,
        `They found it on a gate post, having a rest. "You go left," said ${a}, "and I'll go right." It let them come until they could touch it. Then whoosh. "${refrain}"`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(N, 'stand', 'curious'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: drawn,
        },
        `Next it was in a field, on one horn of a goat. The goat looked well in it, and knew it. "Would you give us that, please?" said ${a}. The goat shook its head. Whoosh! "${refrain}"`,
        `In the field it came down over one ear of a goat. "Nice goat," said ${b}. The goat had a bite of it to see what it was. "Nice goat!" said ${a}. Off it flew, with one small bite out. "${refrain}"`,
      ),
      page(
        {
          setting: 'street',
          camera: 'close',
          actors: [seen(B, 'cover', 'surprised'), seen(A, 'stand', 'curious')],
          things: ['sock'],
        },
        `Plap. Something wet wrapped itself round ${B.names} face. "Got it!" said ${b}, from behind. "It's got stripes." "Ours hasn't," said ${a}. It was a sock. Somebody else had been robbed as well.`,
        `Something hit ${b} in the face, and stuck. "I've caught it!" said ${b}, who could not see. "That's a sock," said ${a}. It was striped, and wet, and it was nobody's that they knew.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'sit', 'sad') },
        `After that there was only sky. They looked up trees and under cars. Nobody had any breath left. "It runs faster than us," said ${a}. "It hasn't any legs to get tired," said ${b}.`,
        `They came round the next corner, and there was no ${t} any more. They looked on roofs. They looked in a pram, and said sorry. "We can't run as fast as the wind," said ${b}. They sat down on a step.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'curious'), seen(K === A ? B : A, 'sit', 'curious')],
          things: ['sock'],
        },
        `The sock tugged. ${k} had it by the toe, and it pointed straight down the street. "It wants to go the same way," said ${k}. "We needn't be fast. We only need to know where it all goes." And ${k} let go.`,
        `In ${K.names} hand the sock pulled like a puppy on a lead. "It's going somewhere," said ${k}. "It's the same wind. If it took the ${t}, it'll take the sock to the same place!" One, two, three. ${k} let go.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'run', 'excited'), things: ['sock', 'leaf'] },
        `The striped sock flew over the gate. It flew past the goat, and past the roofs, and turned left. They only had to keep it in sight. At the end wall it dropped, and began to run round in a ring. It was with the leaves.`,
        `Up went the sock, all stripes. You could see it from a long way off. It went where they had all been already, back the whole way. Then it got to the end wall, and the wind could not get by. Down came the sock, among the leaves.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'kneel', 'excited'), things: [...drawn, 'sock', 'leaf'] },
        `And there, right underneath, was the ${t}. It was not alone. There were three mittens, a cap, a shopping list and a very small sail. "This is where it keeps them," said ${k}.`,
        `They dug in the leaves with both arms. Out came a bonnet, two letters, half a newspaper and a tea towel. And at the bottom lay the ${t}. "It brings everything here," said ${k}, "and it can't get it out."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'surprised'), ...everybody(going, 'stand', 'proud')],
          things: ['sock'],
        },
        `They took it all home, from door to door. At the last one stood Mr Bligh, in one sock. "I've been looking for that since March," said Mr Bligh. He put it on at once, wet as it was.`,
        `It took all afternoon to give things back. "Is this yours?" said ${a}, at every door. The striped sock was Mr Bligh's. He had blamed the washing machine, and been rude to it. He went in to say sorry.`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          weather: 'clear',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: drawn,
        },
        `That night the wind went round the house and tried the windows. The ${t} was on the bedpost. "${refrain}" said ${k}, half asleep, just in case. It stayed where it was.`,
        `At bedtime it blew harder than ever. Somewhere a gate banged. ${k} lay in bed and thought of the corner by the wall, filling up. Tomorrow they would go and see who had lost what. The ${t} was hooked to the bed.`,
      ),
    ],
  };
}
