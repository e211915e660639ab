import type { ActorHint, Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { withMate } from '../the-one.ts';

const REFRAINS = [
  'I win!',
  'I have won!',
  'Then I win!',
  'So I win!',
  'And I win!',
  'Ha! I win!',
  'Now I win!',
  'Well, I win!',
  'That means I win!',
  'I win, you see!',
] as const;
const TITLES = ['the ladder war', 'upstairs and downstairs', 'who won the treehouse', 'one climbs and one holds'];

interface Parts {
  /** Who is up in the treehouse. */
  readonly A: Figure;
  /** Who is below, and has the ladder. */
  readonly B: Figure;
  readonly refrain: string;
  readonly title: string;
  /** The child, where the two are somebody else: who brings the cake. */
  readonly came: string;
  readonly along: readonly ActorHint[];
}

function partsOf(going: Going): Parts {
  const mate = withMate(going).B;
  const isPet = mate === going.company.friend || mate === going.G;
  const B = going.A === going.K && isPet ? withClassmate(going).B : mate;
  const { third } = going;
  return {
    A: going.A,
    B,
    refrain: going.chance.pick(...REFRAINS),
    title: titled(going.chance.pick(...TITLES)),
    came: third ? ` ${third.name} brought the cake.` : '',
    along: third ? [seen(third, 'stand', 'happy')] : [],
  };
}

/** One has the treehouse and the other has the ladder, and neither is of any use. Whoever climbs needs somebody who holds. */
export const LADDER: EventPlot = { id: 'ladder', young, middle, old };

function young(going: Going): Told {
  const { A, B, refrain, title, came, along } = partsOf(going);
  const [a, b] = [A.name, B.name];
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'hold', 'happy'), ...along],
          things: ['tree', 'ladder'],
        },
        `This is a treehouse. ${A.introduced} climbs up. ${B.introduced} holds the ladder.${came.replace('brought', 'brings')}`,
        `Look, a treehouse! ${B.introduced} holds the ladder. Up climbs ${A.introduced}.${came.replace('brought', 'brings')}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'angry'), seen(B, 'shout', 'angry')], things: ['tree'] },
        `"It is mine," says ${a}. "No, mine!" says ${b}. Now it is war.`,
        `"My treehouse!" says ${a}. "Mine!" shouts ${b}. So there is a war.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'proud')], things: ['tree'] },
        `${a} is up in the house. "${refrain}" says ${a}.`,
        `${a} sits up there. "I have the house. ${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'proud')], things: ['ladder'] },
        `${b} takes the ladder away. "You can't get down. ${refrain}"`,
        `But ${b} has the ladder. "${refrain}" says ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['cake'] },
        `${a} is hungry. Down there is a cake. It is too far.`,
        `There is cake in the grass. ${a} can see it. ${a} can't get it.`,
      ),
      page(
        { weather: 'rain', camera: 'close', actors: [seen(B, 'sit', 'sad')], things: ['ladder'] },
        `Plip, plop. It rains! ${b} sits there and gets wet.`,
        `Now it rains. ${b} has no roof. ${b} has just a ladder.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'sad'), seen(B, 'look-up', 'sad')] },
        `One is hungry, and one is wet. Nobody says a thing.`,
        `It is a sad war. One wants cake. One wants a roof.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'wave', 'shy'), seen(B, 'stand', 'curious')] },
        `"Please," says ${a}. "Will you hold the ladder?"`,
        `Then ${a} calls down. "Hold the ladder, ${b}. Please?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'determined'), seen(A, 'walk', 'happy')], things: ['ladder'] },
        `${b} holds it with both hands. Step, step, down comes ${a}.`,
        `Up goes the ladder. ${b} holds it tight. ${a} comes down, step by step.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['tree', 'cake'] },
        `Under the treehouse it is dry! There they sit, and eat. "${we(refrain)}"`,
        `Below the house is a dry place, too. Two sit in it with cake. "${we(refrain)}"`,
      ),
    ],
  };
}

/** The same of both of them. */
function we(refrain: string): string {
  return refrain.replace('I have', 'We have').replace(/\bI win\b/, /^(?:I|Ha!)/.test(refrain) ? 'We win' : 'we win');
}

function middle(going: Going): Told {
  const { A, B, refrain, title, came, along } = partsOf(going);
  const [a, b] = [A.name, B.name];
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'hold', 'happy'), ...along],
          things: ['tree', 'ladder'],
        },
        `In the old tree was a treehouse. ${A.introduced} had built it with ${B.introduced}.${came} There was one rule. One climbs, and one holds the ladder. Below, between the roots, stood the box with the cake.`,
        `${A.introduced} and ${B.introduced} shared a treehouse.${came} It had a floor of good thick boards. You never went up alone. One of them climbed, and the other one held the ladder. There was always cake afterwards, under the tree.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'angry'), seen(B, 'shout', 'angry')], things: ['tree'] },
        `It began with a name. "It's called Castle Rock," said ${a}. "It's called The Nest," said ${b}. By ten past three they were not speaking, but shouting. By a quarter past it was war.`,
        `The war began about a curtain. ${a} wanted a red one, and ${b} wanted none. "Then get out of my house!" shouted ${a}. "Your house?" shouted ${b}. And there they were.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'proud'), seen(B, 'stand', 'angry')], things: ['tree'] },
        `${a} was up, and ${b} was down. So ${a} shut the trapdoor. "I've got the treehouse," ${a} called through a crack. "${refrain}" ${b} stood in the grass and went red.`,
        `${a} happened to be the one at the top. "Nobody comes in," said ${a}, and sat down on the trapdoor. "I've got the walls, and the window, and the roof. ${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'proud'), seen(A, 'look-up', 'surprised')], things: ['ladder'] },
        `Then ${b} took the ladder, right across the lawn, and sat on it. "Come out when you like," said ${b}. "Oh, but you can't. ${refrain}"`,
        `There was a scraping noise. ${b} was dragging the ladder off, right across the lawn. "Have your house," said ${b}, and sat down on the rungs. "You'll be in it till Christmas. ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['string', 'cake'] },
        `By four ${a} was hungry. The cake was right below. ${a} let down a string with a bent spoon on it, and fished. The first time it caught a dandelion. The second time it caught the lid of the cake box, and shut it.`,
        `${a} could see the cake, straight down, between two boards. It had icing on. ${a} tied a string round a peg, and let it down, to fish. It caught a twig, and then a shoe. It never even touched the icing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'jump', 'determined')], things: ['tree'] },
        `${b} wanted to get in. So ${b} shook the tree, to shake ${a} out. It was a big tree. All that came down was acorns, and they came down on ${b}. "Ow," said ${b}.`,
        `"I'll bang till you open," said ${b}, and took a stick. The tree took no notice. But it was full of acorns. It let go of forty of them. They fell on ${B.names} head.`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['ladder'] },
        `Then it rained. ${b} would not leave the ladder, and got wet. ${a} was dry, with nothing to eat. They looked at each other. "I'm still winning," called ${a}. It did not sound like it.`,
        `Plip, it went, and plop. Somebody who guards a ladder on a lawn gets wet from all sides. Somebody who guards a house gets cold feet. "Have you had enough?" called ${b}. "No," said ${a}. ${A.names} tummy said something else.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious')], things: ['tree'] },
        `${a} looked down through the crack, at the cake. It was not getting wet. All round it the grass was shining. But there was a dry place. "There's another room!" said ${a} aloud. "It's downstairs!"`,
        `"It's raining on the cake, too," said ${a}, and looked. But it was not. Under the boards it was as dry as a cupboard. The floor of the treehouse was a roof! "We've got a downstairs," said ${a}, "and nobody in it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'wave', 'shy'), seen(B, 'stand', 'surprised')] },
        `But you can't get down without a ladder. And nobody gets down a ladder without somebody to hold it. ${a} opened the trapdoor. "${b}," said ${a}. "Would you hold it for me? Please?"`,
        `There was only one thing wrong with it. One climbs, and one holds. ${a} needed ${b} for that, of all people. "${b}?" called ${a}, rather low. "I'd like to come down now. Please."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'determined'), seen(A, 'walk', 'calm')], things: ['ladder'] },
        `${b} could have shouted who had won. But ${b} carried the ladder back, and held it with both hands. "I've got it," said ${b}. ${a} came down, one rung after another. It didn't even wobble.`,
        `Nobody said who had won. ${b} leaned the ladder up in the rain, and stood on its foot. "It's safe," said ${b}. And ${a} climbed down, past ${B.names} wet nose.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['cake', 'tree'] },
        `They sat in the downstairs, by the trunk, and had the cake. "You can have upstairs, and do what you like in it," said ${a}. "I like it here," said ${b}. The rain ran down all round them. "${we(refrain)}" they said.`,
        `It was a fine dry room, with roots for chairs. They shared out the cake, down to the crumbs. "Who is it that won?" asked ${b}, with a full mouth. They both thought about it. "${we(refrain)}" said ${a}. Up in the house there was nobody at all.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, refrain, title, came, along } = partsOf(going);
  const [a, b] = [A.name, B.name];
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'wide',
          actors: [seen(A, 'reach', 'happy'), seen(B, 'hold', 'happy'), ...along],
          things: ['tree', 'ladder'],
        },
        `It had taken the whole of the spring.${came} There was a treehouse now, with a trapdoor and a window, and a floor that you could have danced on. ${A.introduced} had done the measuring, and ${B.introduced} had done the nails. There was one rule, because of the ladder, which had a mind of its own. "One climbs, and one holds," they said. You didn't need to think about it. You looked down, and there were two hands.`,
        `${A.introduced} and ${B.introduced} had built it together, board by board.${came} People stopped in the lane to look. It was the best treehouse for miles, and the worst ladder. It would lean left if nobody was looking. So they never went up but in the one way. One of them climbed, and the other one stood on the bottom rung and held. Then there was cake, in a tin, among the roots.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'shout', 'angry'), seen(B, 'shout', 'angry')], things: ['tree'] },
        `Wars begin about something quite small, so that nobody has to say what it's really about. This one was about the name. "Castle Rock," said ${a}. "It's not a castle," said ${b}, "and where's the rock?" It went on from there. It came to whose idea it had been, and whose nails. "I'd rather have it by myself," said ${a}. It went very quiet. You could hear that it had been said.`,
        `Afterwards neither of them could say how it started. There was a curtain in it, and who had lost the good hammer. "You always decide," said ${b}. "Somebody has to," said ${a}. "I measured it." "I made it stand up!" There's a kind of sentence that you can see coming, like a cup at the edge of a table. "Then it's mine," said ${a}, "and you can go." And ${a} ran up into it, alone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'proud'), seen(B, 'stand', 'angry')], things: ['tree'] },
        `So that was how the sides were drawn up. ${a} was above. The trapdoor was shut, and there was a sock on a stick out of the window, for a flag. "I hold the house," ${a} read out, from a bit of paper, "and the window. ${refrain}" Down in the grass stood ${b}. ${b} had nothing but a hammer and a hot face.`,
        `The trapdoor fell shut. It made a good noise; ${b} had put in the hinges. "This treehouse is taken," said ${a}, through the keyhole. "Anybody who wants to come in must say please, and be sorry." "You're not serious," said ${b}. "I've got the roof, and I've got the walls," said ${a}. "${refrain}" It is odd how loudly you say a thing when you aren't sure.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'proud'), seen(A, 'look-up', 'surprised')], things: ['ladder'] },
        `Then ${b} began to smile. ${b} took hold of the ladder, and walked backwards with it, as far as the middle of the lawn. There it was laid down, and ${b} sat on it, and crossed both legs. "It's yours," ${b} called up. "All of it. You can stay in it for as long as you like, and after that as well. And the first to say please has lost. ${refrain}"`,
        `"Fine," said ${b}. And the ladder went from the hatch, with a scrape, like a plank from a ship. It went over the lawn, leaning left. "You hold the house," said ${b}, "and I hold the way down. Whoever says please first has lost." ${b} chose the fourth rung, and sat. "I'm on the ground," said ${b}. "I can go in to supper. ${refrain}" But then, of course, it couldn't be done. A ladder has to be guarded.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['string', 'cake'] },
        `At four o'clock ${a} remembered the cake. It was straight below, in the open tin, with the icing turned up. ${a} let down a string, with a fork bent into a hook. It turned round and round on the way. It caught a dandelion. It caught the lid, and pulled that neatly shut. "Any luck?" said ${b}. "I'm not fishing," said ${a}. "I'm measuring."`,
        `A house that's under siege has to eat. ${a} lay on the floor, and looked down between two boards at a chocolate cake. There was string in the house, and there was a peg. It took half an hour. The peg went past the tin on the one side, and past it on the other. Then it landed in the icing, and came up with about as much as fits on a peg. It's worse to have had a little.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'jump', 'determined'), seen(A, 'look-up', 'surprised')],
          things: ['tree'],
        },
        `${b} attacked at five. The plan was to shake the garrison down. ${b} got both arms round the trunk, and shook. It was a tree that had been through several storms, and did not notice. But it was autumn, and it was an oak. The first acorn said tock. Then the whole of them came, for about a minute. When it was over, ${b} went back to the ladder, and felt the top of one bump after another. From above there came a snort. It was nearly a laugh, and nearly both of theirs.`,
        `It was ${b} who grew tired of waiting. ${b} beat on the trunk with a stick, so that nobody up there should have any peace. The trunk was four feet thick. "I can't hear you," called ${a}. But the tree had been holding up some forty acorns, and it let them go. They all knew where ${b} was. "Are you hurt?" said ${a}, before there was time to think. "No!" said ${b}. "And that doesn't count as please."`,
      ),
      page(
        { weather: 'rain', camera: 'wide', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'sad')], things: ['ladder'] },
        `About six it began to rain. It was the fine sort that goes in at the neck. ${b} sat on the ladder, on the lawn, where there was no roof. ${b} couldn't leave, or it would have been for nothing. ${a} sat beneath a very good roof, with a noise going on in the middle. They could see each other quite well. "Still there?" called ${a}. "Still here," said ${b}. It's a thing that you ask friends.`,
        `Then there was weather. You would have thought that the one below would give in. But somebody who has been sitting on a ladder for two hours isn't going to stop because it's wet. And somebody who's got a roof isn't going to feel sorry. "I'm not a bit sorry," said ${a}. But ${a} moved over, so as not to see how wet ${b} was.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious')], things: ['tree', 'cake'] },
        `${a} lay down and looked at the cake, to think of something else. All the grass was grey with rain. The tin was dry. ${a} put an eye to the crack. There was a whole square down there that was dry, with roots at the sides, like benches. It had exactly four corners. ${a} had measured them. "We didn't build one room," said ${a}. "We built two!" There was an upstairs and a downstairs, and they had gone to war over half of it.`,
        `Somewhere something dripped, and ${a} looked to see if it was on the cake. Nothing was. The drops came down in four straight lines, and inside the lines there was a room. There were the roots, and the tin. It was as long as this one, and as wide; it had to be. What is a floor from above is a roof from below. "We never counted that," said ${a}. There wasn't anyone there to say it to.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'wave', 'shy'), seen(B, 'stand', 'surprised')] },
        `It needed a ladder, though, and you don't go down that one alone. It needed two hands at the bottom. They were the very two that ${a} had shut out. And there was a word for it, and they'd agreed on what that cost. ${a} opened the trapdoor. It took a good deal of opening. "${b}," said ${a}. "Would you hold it for me?" And then, because it was raining, and there was no other way to say it: "Please."`,
        `There's nothing you can do with a downstairs from up here. One climbs, one holds. ${a} could see it all quite clearly: the word, and ${b} standing up, and what ${b} would shout. Or ${a} could wait till it was dark. ${a} thought of the two hands. Then ${a} leaned right out into the wet. "You've won," said ${a}. "Please will you hold the ladder?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'hold', 'determined'), seen(A, 'walk', 'calm')], things: ['ladder'] },
        `${b} had stood up. ${b} had been waiting three hours to say it, and it was there, all ready, with the breath taken. It would have been fair. But you can't shout that and carry a ladder. ${b} let the breath go. Then the ladder came over the lawn, and up, and a foot was set on the lowest rung. "I've got you," said ${b}. It's a long way down, backwards, when it's the enemy who is holding. ${a} didn't look. There was no need to.`,
        `Now it could be said. The whole garden waited for it. ${b} looked up at that face in the rain. There was no fun in it any more. Somebody up there had to get down. ${b} brought the ladder, and leaned it right, and held it with both arms and a chin. "Left foot," said ${b}. "Now the other. There's one missing, mind." And so, one rung after another, ${a} came down through the middle of the war.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')], things: ['cake', 'tree'] },
        `"Look where you are," said ${a}. ${b} looked. It was raining on all four sides. It had stopped on ${b}. "It's a room," said ${b}, and felt the roots. "There's been a room here all the time?" They sat down in it, and had what there was in the tin. "What I said about having it by myself," said ${a}. "I've tried it. It's no good." "The ladder isn't, either," said ${b}. "I've got it all down my back."`,
        `They didn't go up. They stood where they were, and it was dry, and ${b} turned right round with both hands out. "You measured a downstairs," said ${b}. "You nailed it," said ${a}. There was the cake, and nobody had to fish for it. They sat on two roots, and shared it. "I didn't mean what I said," said ${a}. "I know," said ${b}. "I'd have gone, if you'd meant it."`,
      ),
      page(
        {
          weather: 'clear',
          camera: 'wide',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'proud')],
          things: ['tree', 'sign'],
        },
        `There's a sign on the trunk today. It took them a week to agree about it. It has two names, one with an arrow up, and one with an arrow down. Every Sunday they change over. "So who won?" people ask, who have heard of the war. They look at each other. "${we(refrain)}" they say. And one of them climbs, and doesn't look down, and the other one holds.`,
        `People ask what it's called, and it hasn't got a name. It has got two floors. Anyone may come who says the word that cost so much. It's painted over the ladder, in red. Please. "And who was it that won?" said the boy from the corner. "${we(refrain)}" said ${b}. Then ${b} set a foot on the bottom rung, and took hold, and ${a} went up.`,
      ),
    ],
  };
}
