import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Still on the bottom!',
  'Bump, on the bottom!',
  'It sits on the bottom!',
  'Stuck on the bottom!',
  'Bump! It will not float!',
  'No, it is stuck!',
  'Scrape! It is stuck!',
  'Scrape, on the bottom!',
  'It will not float!',
  'Not afloat!',
] as const;
const TITLES = ['more feet, please', 'the boat that would not float', 'up comes the water', 'room for one more'];

interface Parts {
  readonly refrain: string;
  readonly R: Figure;
  readonly r: string;
  readonly P: Figure;
  readonly p: string;
  readonly N: Figure;
  readonly n: string;
}

function partsOf({ A, B, K, company, chance }: Going): Parts {
  const taken = [A, B, K].map(({ name }) => name);
  const free = (...of: readonly string[]) => of.find((each) => !taken.includes(each)) ?? 'Sal';
  const R = company.person(free('Robin', 'Noor'), 'child');
  const P = company.person(free('Pim', 'Tobi'), 'child');
  const N = company.person(free('Mrs Plum', 'Mrs Bell'), 'neighbour');
  return { refrain: chance.pick(...REFRAINS), R, r: R.name, P, p: P.name, N, n: N.name };
}

/** There is too little water for a boat, until everybody gets in: whoever sits in a pool makes the water come up. */
export const AFLOAT: EventPlot = { id: 'afloat', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, R, r, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'hold', 'happy', 'boat')], things: ['boat'] },
        `It is such a hot day! ${A.introduced} has a boat. In the paddling pool they go!`,
        `What a hot day! ${A.introduced} has a boat. Now for the paddling pool!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['boat'] },
        `But there is only a little water. Bump goes the boat. "${refrain}"`,
        `The water is so low! Down goes the boat. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined'), seen(B, 'stand', 'curious')], things: ['boat'] },
        `${a} pushes. ${B.introduced} blows at it.${comesToo} Puff! "${refrain}"`,
        `Puff! ${B.introduced} blows.${comesToo} ${a} gives it a push. "${refrain}"`,
      ),

      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'happy'), seen(A, 'point', 'surprised')], things: ['boat'] },
        `${Gcap} puts two hot feet in. Plop, plop! Up comes the water, a bit.`,
        `"My feet are hot," says ${g}. Plop, plop! Up comes the water.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'excited'), seen(B, 'sit', 'happy')], things: ['boat'] },
        `"More feet!" says ${a}. In comes ${b}. Up comes the water.`,
        `"We want more feet!" says ${a}. ${b} gets in. It comes up more.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(R, 'sit', 'happy'), seen(N, 'sit', 'happy'), seen(A, 'sit', 'happy')],
          things: ['boat'],
        },
        `In comes ${r} from next door. In come the feet of ${n}. Up, up!`,
        `${r} from next door gets in. So do two feet of ${n}. Up and up!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'excited')], things: ['boat'] },
        `Look! It rocks. It floats! It sails round all the knees.`,
        `The boat goes rock, rock. It floats! Past all the knees it goes.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'happy')], things: ['boat'] },
        `Then they all get out. Bump! "${refrain}" How they laugh!`,
        `Tea time! Out they all get. Bump! "${refrain}" And they laugh.`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy')],
          things: ['bathtub', 'boat'],
        },
        `Now it is bath time. ${a} gets in. Up comes the water. It floats!`,
        `At night there is a bath. In gets ${a}, up comes the boat. Good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, R, r, P, p, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'boat'), seen(G, 'stand', 'happy')],
          things: ['boat'],
        },
        `It was a hot day, and the paddling pool smelled like a new ball. ${A.introduced} had a boat with a red sail. "That's all the water there is," said ${g}. "The flowers need theirs." It came up to the toes.`,
        `It was a hot day, just right for the paddling pool. ${A.introduced} took a boat in. The water went as far as the toes, and there it stopped. "No more," said ${g}. "The garden's thirsty, too." ${a} looked at the boat. It had a red sail.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'surprised'), seen(B, 'stand', 'curious')], things: ['boat'] },
        `${a} put the boat in. It leaned over, like somebody who is tired. "${refrain}" said ${B.introduced}, from behind.${comesToo} There was too much boat, and too little sea.`,
        `The boat touched the water, and then at once it touched the floor. It lay down on its side. "${refrain}" said ${B.introduced}, who was looking on.${comesToo} "It's too shallow," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined'), seen(B, 'sit', 'happy')], things: ['boat'] },
        `"It wants wind," said ${a}. So they blew, both of them, until they saw stars. The sail went fat. The boat did not move at all. "${refrain}" said ${a}, when there was breath for it.`,
        `They took out the captain, who was a peg. Now it was lighter. They blew at it from behind. The boat went a little way, with a noise like a rake. "${refrain}" said ${b}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'reach', 'worried'), seen(B, 'hold', 'happy', 'cup')],
          things: ['boat', 'cup'],
        },
        `Then ${b} poured a cup of water in. But first ${b} had taken it out. "That's the same water," said ${a}. They tried it at one side, and at the other. It was low all the way round. "${refrain}"`,
        `"I'll make it deep here," said ${a}, and pushed all the water over. It was deep there, for as long as it takes to say so. Then it ran back again. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'happy'), seen(A, 'sit', 'curious')], things: ['boat'] },
        `${Gcap} had brought a chair. "May I just put my feet in?" said ${g}. They were very hot feet. Plop, they went, and plop. And the boat sat up! It was only for a moment. It looked round, and lay down again.`,
        `"Is there room for my feet?" said ${g}, on a chair. Plop! Plop! A small wave went round, and the boat stood up straight. When ${g} took one foot out, to scratch it, the boat lay down.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(G, 'sit', 'surprised')], things: ['boat'] },
        `"Do that again!" said ${a}. Feet in: up came the water. Feet out: down it went. "It's got to go somewhere," said ${a} slowly, "when the feet are there. It goes up! We don't need more water. We need more feet!"`,
        `"In," said ${a}. "And out. And in!" ${Gcap} did as asked. Each time the water climbed a bit up the side. "So it doesn't have to be water," cried ${a}. "It can be us! Get in, ${b}!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(B, 'sit', 'happy'),
            seen(R, 'sit', 'happy'),
            seen(P, 'sit', 'excited'),
            seen(A, 'shout', 'excited'),
          ],
        },
        `${b} got in, and the water came up by a finger. ${a} called over the fence, and there was ${r}, and small ${p}. "Is it deep?" said ${p}. "Not until you're in it," said ${a}. In they got, and up it came.`,
        `In went ${b}. Then ${a} fetched ${r} from next door, and little ${p}. "Sit down slowly," said ${a}. "No, right down. We want all of you." The water went up, and up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'sit', 'happy'), seen(A, 'point', 'happy')], things: ['boat'] },
        `It was nearly enough. The boat rocked on its keel. "One more!" said ${a}. Just then ${n} came up the path with a lettuce. "Your shoes," said ${a}, "could you take them off? Please?" ${n} had not been asked such a thing for years.`,
        `Now there were so many knees that you could hardly see the sea. The boat was scraping still, but only with one corner. "Who else is there?" said ${a}. There was ${n}, at the gate. "I've only come about a lettuce," said ${n}. But ${n} sat down, and took off both stockings.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(N, 'sit', 'happy'), seen(G, 'sit', 'happy')],
          things: ['boat'],
        },
        `Plop! That was ${N.names} left foot, and the boat lifted. Plop! That was the right. It swung round, as light as a leaf, and sailed away between the knees. It went past ${r}, and past ${p}. It bumped into ${b}, and went on. "It floats!" they shouted.`,
        `In went one foot, and then the other. There was a rock, and a wobble, and no bump. "It floats!" cried ${a}. Off it went with its red sail, round all the big toes. It sailed right under a leg. Nobody dared to move.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'surprised'), seen(R, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['boat'],
        },
        `It sailed until tea. Then they all got out together. Down it sat, with a bump. They looked in. There was hardly any water there at all. "${refrain}" said ${p}. "It was us," said ${a}. "We were the sea."`,
        `At five they were called in, and all stood up together. Bump! There lay the boat, in next to nothing. "${refrain}" said ${r}. "Where's the sea gone?" "Home," said ${a}. "It's got to have its tea."`,
      ),
      page(
        {
          setting: 'bathroom',
          time: 'night',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'stand', 'calm')],
          things: ['bathtub', 'boat'],
        },
        `That night ${g} ran a very small bath. "Is it enough?" said ${g}. "Wait," said ${a}, and put in the boat, and got in after it. Up came the water. Round the knees it sailed, all the way to bedtime.`,
        `${Gcap} ran the bath, not very full. ${a} set the boat down in it, and it leaned. "Now watch," said ${a}, and sat, slowly, all of ${a}. And the red sail came up, and went off round the soap.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, R, r, P, p, N, n } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'boat'), seen(G, 'stand', 'calm')],
          things: ['boat'],
        },
        `It had not rained for thirty-one days. ${A.introduced} had built a boat, with a keel and a red sail. There was nothing to sail it in but the old paddling pool. "Three buckets a day," said ${g}. "That's the rule for everyone, till the weather breaks." Two had gone in already. They came up to the ankle bone, and the boat needed more.`,
        `In the fifth week without rain they turned off the hoses. Each house had three buckets a day, and no more. So it was a poor time to have built a boat. ${A.introduced} had sawn it and glued it, and given it a red sail and a real keel. "Have our first two for your old paddling pool," said ${g}. That made a sea as deep as an ankle.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'worried'), seen(B, 'stand', 'curious')], things: ['boat'] },
        `They launched it at ten.${comesToo} ${B.introduced} made a speech. The boat slid down, touched the bottom with its keel, and lay over on one side. "${refrain}" said ${b}. It was a good boat. It was just an inch too deep for the world. ${a} measured it, and it was one inch exactly.`,
        `There was a launching, with a drum.${comesToo} ${B.introduced} drummed. Down went the boat, and stood on its keel. Then it sank over sideways, like a cow going to sleep. "${refrain}" said ${b}. "It only wants another inch," said ${a}, who had a ruler. An inch is nothing. But there wasn't one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'determined'), seen(R, 'stand', 'curious')], things: ['boat'] },
        `They moved the pool to where the lawn dipped. They took out the captain. They tried it near the edge and in the middle, and lying on their fronts, to blow. "${refrain}" ${r} from next door looked over the fence, and came, and had ideas. "Saw off the keel," said ${r}. "Then it'll float in a saucer." "It'd float upside down," said ${a}. A boat without a keel is a hat.`,
        `${r} from next door came round to help. "You could make it lighter," said ${r}, so off came the cargo, and the captain. "You could make it flatter." "I'm not cutting the keel," said ${a}. It had taken a week, that keel, and it's what keeps a boat the right way up. They blew. They pushed. They held their breath, which does nothing. "${refrain}"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'hold', 'calm', 'bucket'), seen(A, 'stand', 'excited')],
          things: ['bucket'],
        },
        `At noon there was the third bucket. It stood by the step with the sky in it. "That's an inch," said ${a}, as soon as it was seen. "I worked it out. It's an inch to the drop." "It's yours, then," said ${g}. "It's the last until tomorrow, mind." ${a} took it with both arms, so as not to spill one.`,
        `The third bucket came at noon. ${Gcap} set it down in the shade. "I've kept it back for you," said ${g}. "I can wash in a cup." ${a} had done the sum on the fence, in chalk. One bucket, in a pool as wide as that, came to an inch. It was as though somebody had meant it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(N, 'stand', 'worried'), seen(A, 'hold', 'worried', 'bucket')],
          things: ['tomato'],
        },
        `It was a mistake to look over the hedge. On the other side was ${n}, with a walking stick, by a row of tomatoes. Their heads were hanging. "I used mine up on the beans," said ${n}. "I thought that these would last, and they won't." ${n} wasn't asking. ${n} didn't even know that there was a bucket.`,
        `On the way across the grass you pass the hedge. ${n} was there, leaning on a walking stick and looking at the tomatoes. They had been raised from seed on the window sill, all spring, and now they hung like washing. "They'll be gone by tonight," said ${n}, to nobody. "Ah, well." ${a} stood there with a full bucket, in plain view, if anyone had looked up.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'sad'), seen(R, 'point', 'worried')], things: ['bucket'] },
        `"Come on," said ${r}. "It's your bucket. You can give them tomorrow's." But tomorrow was no use to a tomato. An inch of water was in that bucket, and it could only be an inch in one place. ${a} stood as long as it takes for a wasp to come and drink. Then ${a} went round by the gate. It made hardly any noise, going into the ground.`,
        `"It isn't stealing," said ${r}. "It's what you were given." That was perfectly so. There was the pool, and the inch, and half the street looking over the fence. ${a} thought about a boat, which can wait. Then ${a} thought about something that can't, and went round by the gate. ${n} did not say thank you. ${n} only stood there, and looked at the earth turn dark.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(G, 'sit', 'calm')], things: ['boat'] },
        `So that was that. ${a} sat in two buckets of water, next to a boat on its side. "Move over," said ${g}, who had brought a chair, "and let me put my feet in, at least." Plop, they went, and plop. ${a} was looking at the boat, because there was nothing else to look at. It stirred. It stood up on its keel. Then ${g} took one foot out, to scratch it, and the boat lay down.`,
        `There was nothing to do then but be hot. ${Gcap} drew up a chair, with two very hot feet. "You'll let me cool these," said ${g}. In they went. A ring of water ran to the side and came back. In the middle of it the boat lifted its nose. Then ${g} took out one foot, to get at an itch. The boat lay down again. "Wait," said ${a}. "Do that again."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(R, 'stand', 'surprised')], things: ['boat'] },
        `In went the foot. ${a} held the ruler. It was only the thickness of a pencil line, but it was more. "It can't be where the foot is," said ${a}, "so it goes up. It isn't how much water there is! It's how much there is in the water!" ${r} saw it, too. They both looked round at the fence, where half the street was leaning. "How much is a person?" said ${r}.`,
        `"Foot in," said ${a}, lying flat, with one eye on the ruler. "Foot out. In." The line climbed, and fell, and climbed. It was like something breathing. "We don't need a bucket," said ${a}. "The water's got to get out of the way, that's all, and there's nowhere for it to go but up." ${r} began to grin. "Then we want something large," said ${r}, "to put in. What have we got?"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [
            seen(A, 'shout', 'happy'),
            seen(B, 'sit', 'happy'),
            seen(P, 'sit', 'excited'),
            seen(R, 'sit', 'happy'),
          ],
        },
        `They had ${b}, who was good for a pencil line and a half. They had ${r}, and ${p} from the flats, and the twins. "Sit right down," said ${a}, with the ruler. "Breathe in. No, out!" Everyone was hot, and nobody said no. By three o'clock there were nine of them, folded up like deckchairs. The water stood a quarter of an inch too low, and there was no one left in the street.`,
        `In got ${b}, for a start, and in got ${r}. ${p} came from the flats, bringing two cousins. They sat down in order, with their knees up, as in a tin. "Three quarters of an inch," read ${a}, upside down. "Put your arms in. Put in your hair." It came up by a hair. All nine of them looked along the road, and there was not a soul to be seen. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(N, 'stand', 'happy'), seen(A, 'stand', 'surprised')] },
        `Then the gate creaked. It was ${n}, with the walking stick in one hand and something in the other. "I've brought you the first one," said ${n}. "It's lifted its head." It was a tomato, the size of a marble. Then ${n} saw the nine of them, and the boat. "Is it a party?" "It's a quarter of an inch," said ${a}. "Would you take off your shoes?"`,
        `"I wanted to say," said ${n}, at the gate, "that they're standing up. All six of them. I came over to tell you." And then ${n} noticed the pool. "What are you all doing?" They told it, all nine together. ${n} thought it over. "I've not paddled since I was a girl," said ${n}, and looked for somewhere to lean the stick.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(N, 'sit', 'happy'), seen(A, 'cheer', 'proud'), seen(R, 'sit', 'happy')],
          things: ['boat'],
        },
        `The left foot was an eighth. The boat stood up and trembled. The right foot was the other eighth. There was no bump. There was no sound at all, and the red sail turned, and filled, and went. It went by nineteen knees, and under a bridge that was ${r}. "It floats," said ${n}, and held very still, as you do when a bird sits on your finger.`,
        `One foot went in, and it was like the last drop in a glass. The second one went in after it. The boat lifted off the floor of the world. Nobody had pushed it. It came round into what wind there was, and leaned, and sailed in and out between all of them. Nobody dared to laugh, for fear of waves.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'cup'), seen(N, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['boat', 'cup'],
        },
        `When they got out, it sat down with a bump in the same two buckets as before. "${refrain}" they all said. But ${a} had a cup, and gave everyone else one. They made a line from the pool to the hedge, and passed it along, to the last drop. In the morning there would be three more. "Which is yours?" said ${g}. "The first one," said ${a}, "after the tomatoes."`,
        `At seven they stood up all together, and it was over. "${refrain}" said ${r}. It was hard to believe how little there was. They carried it to the tomatoes, cup by cup, and nobody spilled. That night, for the first time in all those weeks, something tapped on the roof. ${a} lay and listened. It was filling up the pool, and it would not come to very much. It was only an inch.`,
      ),
    ],
  };
}
