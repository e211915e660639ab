import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';
import { visiting } from './visiting.ts';

const REFRAINS = [
  'Tickets, please!',
  'All tickets, please!',
  'Any more tickets, please?',
  'Tickets and smiles, please!',
  'Tickets now, please!',
  'Your tickets, please!',
  'Every ticket, please!',
  'Tickets, everybody, please!',
  'Tickets, tickets, please!',
  'Show your tickets, please!',
  'Hello! Tickets, please!',
] as const;
const TITLES = ['tickets, please', 'a sticky ticket', 'the ticket and the jam', 'stick, stick, stick'];

/** Where no train goes, it goes as far as the sea. */
const where = ({ place, at }: Going): string =>
  place === null || at === 'undersea' || at === 'space' || at === 'sky' ? 'the sea' : place;

/** A ticket is lost while the guard comes nearer, and jam has been walking about with it. */
export const TICKET: EventPlot = {
  id: 'ticket',
  when: /\b(?:tickets?|guard|grandm\w+|grandad|grandpa|nana|journey|jam|sandwich\w*)\b/i,
  young: (going) => young(apart(visiting(going))),
  middle: (going) => middle(apart(visiting(going))),
  old: (going) => old(apart(visiting(going))),
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, company, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const T = company.person('Mr Bell', 'other-grandparent');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'stand', 'happy')],
          things: ['steam-train'],
        },
        `The train was here. ${A.introduced} had the tickets. In got ${B.introduced}. In got ${g}.${comesToo}`,
        `All into the train! ${A.introduced} had three tickets. In got ${B.introduced}. In got ${g}.${comesToo}`,
      ),
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(B, 'sit', 'happy')], things: ['jam', 'bread'] },
        `First they had bread and jam. Oops! ${b} let some jam fall.`,
        `They ate bread and jam. A bit of jam fell down. Oops, said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried')] },
        `"${refrain}" It was far away. ${a} looked. One ticket was gone!`,
        `Far away somebody said, "${refrain}" One, two. Where was ticket three?`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'worried'), seen(B, 'kneel', 'worried')], things: ['backpack'] },
        `They looked in the bag. They looked on the seat. "${refrain}" That was nearer.`,
        `It was not in the bag. It was not in a coat. "${refrain}" Nearer!`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'worried')] },
        `${b} walked up and down. Stick, stick, stick. "It is not here," said ${b}.`,
        `Up and down went ${b}. Stick. Stick. Stick. "I cannot see it!"`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'happy')] },
        `The door went open. There was Mr Bell, the guard. "${refrain}"`,
        `In came the guard. It was Mr Bell, with a big hat. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(T, 'stand', 'calm')] },
        `"We had three," said ${a}. "Now we have two." Nobody spoke. Stick, went ${b}.`,
        `"One got lost," said ${a}. It was very quiet. Stick, stick.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited')] },
        `"What goes stick?" said ${k}. "It is jam! Look under there!"`,
        `${k} heard it. "Stick, stick! That is the jam. Look down!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'surprised'), seen(T, 'stand', 'happy')] },
        `${b} sat down. There it was, with jam on. Ticket number three!`,
        `Up jumped ${b}. And there it hung, red and sticky. The ticket!`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'happy'), ...everybody(going, 'sit', 'happy')].slice(0, 4) },
        `Click, click, went Mr Bell. And stick! "Strawberry," he said. "That is the best kind."`,
        `Click, click, stick. "Thank you," said Mr Bell. Then he went. Stick, stick, stick!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, company, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const T = company.person('Mr Bell', 'other-grandparent');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy'), seen(going.G, 'stand', 'happy')],
          things: ['steam-train'],
        },
        `"May I keep the tickets?" said ${A.introduced}. There were three of them, pink ones, to ${where(going)} and back. "If you keep them safe," said ${g}. ${B.introduced} had the sandwiches.${comesToo}`,
        `They were going to ${where(going)} by train. There were three tickets, and one was for ${g}. "I'll mind those," said ${A.introduced}. "I'll mind the jam sandwiches," said ${B.introduced}.${comesToo}`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(B, 'sit', 'happy'), seen(A, 'sit', 'happy')],
          things: ['sandwich', 'jam'],
        },
        `The train was hardly out of the station when they began on the sandwiches. They were soft and full. A great red drop of jam fell on the floor. "Oops," said ${b}, and trod in it.`,
        `They ate as soon as the houses stopped. The jam was strawberry, and it did not stay in. Some went on the seat. Some went on the floor, and ${b} sat down in that.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried')] },
        `"${refrain}" That was the guard, a long way down the train. ${a} took out the tickets. Pink, and pink. "There were three," said ${a}. "Where's the other?"`,
        `Somewhere in front a door slid. "${refrain}" called a voice. ${a} counted the tickets. ${a} counted them again. It came to two, both times. "One has gone!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'worried'), seen(B, 'kneel', 'determined')],
          things: ['backpack'],
        },
        `They turned out the bag. They shook the coats. There was a button, and a bus, and half a biscuit from the winter. "${refrain}" said the voice. It was two carriages off.`,
        `"Look under the seat," said ${a}. They looked. There was a newspaper, and a very old sweet. "It's nowhere," said ${b}. "${refrain}" Now they could hear the clicking, too.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'worried'), seen(A, 'sit', 'worried')] },
        `${b} ran up and down to search. Stick, stick, stick. "It isn't up here," said ${b}. Stick, stick. "It isn't down here." "Do hurry," said ${a}. "He's next door!"`,
        `"I'll try the corridor," said ${b}, and went. You could hear it all the way. Stick, stick, stick. Then it came back. Stick, stick. "No," said ${b}. "Not a pink thing anywhere."`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'calm'), seen(A, 'stand', 'shy')] },
        `The door slid open. There stood Mr Bell, with a large hat and a small silver punch. "${refrain}" said Mr Bell. ${a} held out two, and went very red.`,
        `In came the guard, and filled up the doorway. BELL, it said on his coat. "${refrain}" There was nothing for it. "We had three," said ${a}. "I was minding them."`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'stand', 'calm'), seen(B, 'stand', 'worried')] },
        `"Hm," said Mr Bell. It was not a cross sort of hm. "They do get about. When did you last see it?" Nobody could say. ${b} shifted a little, being worried. Stick.`,
        `"Well, well," said Mr Bell, and took off his hat to think. He was really quite small inside it. Everybody thought. ${b} was thinking hard, and hopped. Stick, it went. Stick.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited')] },
        `${k} looked up. "Listen! What goes stick?" said ${k}. "Jam goes stick. And if you walk about in jam, what else does? Whatever was on the floor!"`,
        `"There's that noise again," said ${k}. "It's been following us up and down. That's jam. What if it has picked something up? Look underneath!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'sit', 'surprised'), seen(T, 'stand', 'happy'), seen(A, 'cheer', 'happy')],
        },
        `So ${b} was turned upside down. There it was, pink on red, as flat as a stamp. It had been up the train and down the train. "It's been looking for itself," said ${a}.`,
        `Over went ${b}. And stuck underneath was the ticket, with fluff on it, and a raisin. "It has been along with you the whole time," said Mr Bell. "Very sensible of it."`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'happy'), ...everybody(going, 'wave', 'happy')].slice(0, 4) },
        `Mr Bell punched it. Click. He pulled, and the punch came away with a long red string. "Strawberry," he said, and licked his thumb. Then off he went to the next. "${refrain}" Stick. Stick. Stick.`,
        `"Two clean," said Mr Bell, "and one with jam. That's the best I've had today." He touched his hat, and went. They heard him all the way to the end of the train. Stick, stick, stick. "Tickets, please!"`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, company, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const T = company.person('Mr Bell', 'other-grandparent');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'happy'), seen(going.G, 'stand', 'calm')],
          things: ['steam-train'],
        },
        `There were three tickets to ${where(going)}, and the question was who should have the care of them. ${B.introduced} was out of it. ${b} had lost two hats that week.${comesToo} "I never lose things," said ${A.introduced}. It was true, and ${a} had mentioned it before. "Then you'd better," said ${g}. ${b} was given the sandwiches, since those would not be with them long.`,
        `${A.introduced} was careful. It said so on every report. So when they went by train to ${where(going)}, ${a} got the three pink tickets, in an inside place.${comesToo} "And what do I mind?" said ${B.introduced}, who was not thought to be careful. "The jam sandwiches," said ${g}. "They're past harming."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(B, 'sit', 'happy'), seen(A, 'sit', 'calm')],
          things: ['sandwich', 'jam'],
        },
        `${b} lost the first of the jam before the signal box. It came out at the back, as jam will, and went down with a small red plop. "There," said ${a}, and moved both feet. "You'd lose your head." ${a} took out the tickets, to see that they were safe, and put them back. That was the moment, if you are keeping an eye on it.`,
        `They opened the sandwiches at the first bridge. It was strawberry, and runny. ${b} bit one side, and it came out of the other. "On the floor!" said ${a}. "You do drop things." ${a} got out the three tickets, and blew on them, and returned them to the inside place. It is always just then that one of them is not quite in.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried')] },
        `"${refrain}" It came from far up the train, with a click after it. ${a} smiled, and felt for them. The smile stayed where it was a little longer than the rest. There were two. "That's odd," said ${a}. "${b}, what have you done with it?"`,
        `They were well out in the fields when they heard the guard. He was four carriages off. "${refrain}" ${a} was glad of it. ${a} brought out the tickets, and fanned them, the way you do when you have all the aces. It was a small fan. It was two. "You've had one," said ${a} to ${b}. "You must have."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'worried')],
          things: ['backpack'],
        },
        `"I never touched them," said ${b}. But ${b} had lost two hats, and so ${b} was searched. They found string in there, and a plum stone, and a bit of bell. They found everything in the world that was not pink. "${refrain}" The clicks were coming through the next door but one.`,
        `${b} was sure that it was not so. At least, ${b} was nearly sure. If people tell you that you lose things, you begin to feel for the hole. ${b} turned out every corner, without being asked. There was a marble there, and a sock for the other foot. "${refrain}" said the guard, and someone laughed, three carriages away.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'walk', 'determined'), seen(A, 'sit', 'worried')] },
        `"I'll go and look," said ${b}. ${b} went up the corridor on the left side and came back on the right. It made a funny noise. Stick, it went. Stick. Stick. ${b} looked under eleven strangers, who lifted their feet. "It's got to be somewhere," said ${b}, and set off again. "Don't walk about so," said ${a}. "I'm trying to think."`,
        `${b} hunted through the whole carriage. You could hear where ${b} was. Stick, stick, stick, it went, as far as the end. There was a pause. Then stick, stick, stick, coming home. ${a} sat quite still with two tickets. ${a} had never been a person who lost things, and it felt like having no floor. "It can't be me," said ${a}. "I'm careful."`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'calm'), seen(A, 'stand', 'shy'), seen(B, 'stand', 'worried')] },
        `The door slid back. It was a Mr Bell. It said so on the cap. "${refrain}" said Mr Bell, and held out the punch. ${a} gave him two. He waited. He looked at ${a}, who was neat, and at ${b}, who had jam to the eyebrows. "And which of you," he said, "was looking after it?" They could both see which he thought. ${b} had even begun to open a mouth.`,
        `Then he was there, with a silver punch and a moustache. BELL, it said on his lapel. He clicked one, and he clicked the second, and then he stood with his head on one side. "One short," said Mr Bell. "Who had them?" He was not asking ${a}. He was looking straight at the jam. "I expect that it was me," said ${b}. "It mostly is."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(T, 'stand', 'surprised')] },
        `It would have been so easy. It would have been no trouble to anyone, and tomorrow it would be a third hat. ${a} looked at the two pink tickets. "It was me," said ${a}. The carriage had gone quiet to listen. "I had all three, and I've lost one. I said it was ${b}, and ${b} has been on the floor ever since, looking for it. I never lose things. But I've lost that."`,
        `There it was, on a plate. ${a} had only to go on being careful, and say nothing. ${a} saw ${B.names} face, which was used to it. "No," said ${a}, much too loudly. "They were in my inside place. I took them out to show how safe they were. It was me. I'm sorry." That was to Mr Bell. Then ${a} turned round, and said the last two words over again.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'excited')] },
        `Nobody knew what came next. ${b} was so astonished as to take a step back. Stick, it went. ${k} sat up. "That," said ${k}. "I've been hearing that since the second sandwich. It's jam, walking. It has been up this train and down it, over every inch of the floor. And it's the stickiest thing in the county. What would you expect it to have found?"`,
        `In the silence ${b} shifted, out of pure surprise. Stick. "There it is again," said ${k}. "Stick. Stick. It never used to do that, before the sandwiches. Something fell down there, and it was red. And after that something else fell, and it was pink. And then the one was walked about on the other." They thought it through. Slowly they all looked down.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'sit', 'surprised'), seen(A, 'cheer', 'happy'), seen(T, 'stand', 'happy')],
        },
        `They tipped ${b} up. It was flat against the underneath, pink and glistening, with fluff round it like a frame. It had been on every step of the search. "You had it all the time," said ${a}, "and I'd lost it, and you were carrying it about." "I told you I'd look after something," said ${b}, from upside down.`,
        `It took two of them to lift ${b} and one to peel. There was a ticket, and a raisin, and some of the railway's carpet. "So you found it straight away," said ${a}. "You found it first of anyone." "I generally do find things," said ${b}. "It's just that I don't notice." And they began to laugh, and could not be stopped, even by the tunnel.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'happy'), ...everybody(going, 'wave', 'happy')].slice(0, 4) },
        `Mr Bell put it in the punch. Click, it went, and came away on a long red thread. He looked at his thumb, and then, as nobody was watching but everybody, he licked it. "Strawberry," said Mr Bell. He gave all the three to ${b}. "I should keep them where they were," he said. "They won't come off." And he went on up the train. "${refrain}" Stick, stick, stick.`,
        `"In thirty years," said Mr Bell, "I've had them chewed, and I've had them ironed." He clicked it, not without difficulty. "Who'll take charge of these?" ${a} looked at ${b}. "We'll have half each," said ${a}, which is hard with three. They heard the guard go off down the corridor, quite slowly. Stick. Stick. "${refrain}" said Mr Bell. Stick.`,
      ),
    ],
  };
}
