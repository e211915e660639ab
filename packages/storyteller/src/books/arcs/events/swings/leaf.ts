import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Push me, please!',
  'Push, please!',
  'Please push!',
  'One push, please!',
  'Give me a push!',
  'Please push me!',
  'Push me high!',
  'Oh, push me!',
  'Do push me!',
  'A push, please!',
] as const;
const TITLES = ['the leaf and the puddle', 'one more push', 'out for the leaf', 'who pushes the swing'];

interface Parts {
  readonly refrain: string;
  readonly R: Figure;
  readonly r: string;
  readonly P: Figure;
  readonly p: string;
  /** " at the park", where the theme says where the swing is; else nothing. */
  readonly where: string;
}

const WHERE = /\b(?:at|in|by) (?:the (?:park|seaside|beach|playground|garden|woods?|school)|school|nursery)\b/;

function partsOf({ A, B, K, raw, company, chance }: Going): Parts {
  const taken = [A, B, K].map(({ name }) => name);
  const R = company.person(taken.includes('Robin') ? 'Sal' : 'Robin', 'child');
  const P = company.person(taken.includes('Pim') ? 'Noor' : 'Pim', 'child');
  const said = WHERE.exec(raw)?.[0];
  return { refrain: chance.pick(...REFRAINS), R, r: R.name, P, p: P.name, where: said ? ` ${said}` : '' };
}

/** A leaf in front of the swing to reach for, and a puddle under it to keep out of: together they are a push. */
export const LEAF: EventPlot = { id: 'leaf', young, middle, old };

function young(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, where } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['puddle'] },
        `${A.introduced} is swinging${where}. Under the swing is a puddle.`,
        `Here swings ${A.introduced}${where}. There is a puddle under the swing.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious')], things: ['leaf', 'tree'] },
        `One yellow leaf hangs in the tree. ${a} wants to touch it.`,
        `And there is a tree. One yellow leaf hangs down. "I want that leaf!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'reach', 'happy'), seen(A, 'sit', 'excited')] },
        `"${refrain}" says ${a}. ${Gcap} pushes. Up! But not up to the leaf.`,
        `"${refrain}" says ${a}. So ${g} pushes. High! But the leaf is higher.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'sleepy'), seen(A, 'sit', 'sad')] },
        `Then ${g} has to sit down. The swing goes slowly. It stops.`,
        `Puff! ${Gcap} must sit down now. Slow, slow, stop goes the swing.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'happy'), seen(A, 'sit', 'calm')] },
        `"${refrain}" ${B.introduced} pushes.${comesToo} But it is a small push.`,
        `Here is ${B.introduced}.${comesToo} "${refrain}" ${b} pushes. It is a very small push.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'determined')], things: ['leaf'] },
        `"${refrain}" Nobody comes. So out go both feet, at the leaf.`,
        `"${refrain}" Nobody is there. Out go both feet, to reach the leaf.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised')], things: ['puddle'] },
        `Oh! The puddle! ${a} tucks both feet in. Do not get wet!`,
        `Back it goes. The puddle! Quick, ${a} tucks both feet in.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'excited'), seen(B, 'point', 'surprised')],
          things: ['leaf', 'puddle'],
        },
        `Out for the leaf. In for the puddle. Look! It goes higher!`,
        `Feet out, for the leaf! Feet in, for the puddle! And up it goes!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'proud'), seen(G, 'stand', 'surprised')], things: ['leaf'] },
        `Higher and higher! Tap! ${a} has touched the leaf. "Who pushes you?" says ${g}.`,
        `"Who pushes you?" says ${g}. Up, up, up, and tap! That was the leaf!`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(B, 'sit', 'happy')] },
        `"The leaf," says ${a}, "and the puddle." Now ${b} has a go. "${refrain}"`,
        `"Nobody does!" says ${a}. And then it is ${B.names} turn. "${refrain}"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, R, r, where } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'playground', camera: 'medium', actors: [seen(A, 'sit', 'happy')], things: ['puddle'] },
        `It had rained, and under the swing${where} there was a puddle. There always is. ${A.introduced} climbed on with both feet tucked up. "Today I want to get to the leaf," said ${a}.`,
        `${A.introduced} got on to the swing${where} from the side. You have to, because of the puddle. It lies right under it, where everybody's feet have been. "Today I'm going to touch that leaf," said ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'excited'), seen(B, 'look-up', 'curious')],
          things: ['leaf', 'tree'],
        },
        `It hung on the big tree, just in front. All the other leaves had gone, and it was as yellow as a lemon.${comesToo} "It's too high," said ${B.introduced}. "Not if somebody pushes," said ${a}.`,
        `There was a tree in front of the swing, with one last yellow leaf.${comesToo} ${B.introduced} looked up at it. "You'd need to be a bird," said ${b}. "I only need a push," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'reach', 'happy'), seen(A, 'sit', 'excited')] },
        `"${refrain}" said ${a}. So ${g} pushed. The puddle went by, and the path, and a piece of sky. The leaf came nearer, and went away again. "Higher!" said ${a}. "That's as high as I go," puffed ${g}.`,
        `"${refrain}" said ${a}, and ${g} did. Off went the swing, over the puddle and up. It very nearly got there. Then it came back for more. "My arms are falling off," said ${g}, after a hundred pushes.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'calm'), seen(A, 'sit', 'sad')] },
        `${Gcap} went to sit on the bench. And a strange thing happens to a swing when nobody is behind it. It goes a bit less, and less again. Then it hangs. "${refrain}" called ${a}. "In a minute," said the bench.`,
        `Then ${g} had to have a rest, over on the bench. The swing got tired as well. It went to and fro, to and fro, and stopped over the puddle. "${refrain}" said ${a}. "Later," said ${g}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'reach', 'determined'), seen(A, 'sit', 'calm')] },
        `So it was ${B.names} turn to push. ${b} ran up, and pushed with everything there was. The swing moved as much as a curtain does. "Was that it?" said ${a}. "That was all of it," said ${b}.`,
        `${b} said that it couldn't be so hard. ${b} got behind, and leaned, and shoved. At first nothing moved. Then the swing came back, and ${b} sat in the puddle. "${refrain}" said ${a}, to anybody.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'walk', 'happy'), seen(A, 'sit', 'sad')] },
        `Big ${r} came by on the way home. "I'll give you one," said ${r}, and it was a giant of a push. ${a} flew! But one push is one push. It was used up before the leaf. ${r} had gone in to tea, and the swing hung still.`,
        `Then there came big ${r}, who was strong. "Just one, then," said ${r}. What a push! It took ${a} so high that the leaf shook. But it was only the wind that shook it. And ${r} had to be home for tea.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined')], things: ['leaf', 'puddle'] },
        `There was no one left. ${a} looked at the leaf. "Come here," said ${a}, and stretched out both feet to it. It was still miles off. But the swing moved, by about an inch. Then it went back, over the puddle. Quickly ${a} tucked up both feet.`,
        `"I'll use my toes," said ${a}. Out went both legs, at the leaf. They were much too short. Back went the swing, and there was the puddle. ${a} pulled in both feet, just in time. Had it moved, all by itself?`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'point', 'excited')],
          things: ['leaf', 'puddle'],
        },
        `${a} did it once more. Out went the feet, for the leaf. In went the feet, for the puddle. "You're going!" said ${b}. "Who's doing that?" "Nobody," said ${a}. Out for the leaf! In for the puddle! It was more than an inch now. It was as much as a door.`,
        `Out for the leaf. In for the puddle. The swing went a bit further each time. "Somebody's pushing you," said ${b}, and looked behind. There was nobody. "It's the leaf," cried ${a}, "and the puddle! One pulls me, and one sends me back!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'proud'), seen(G, 'stand', 'surprised')], things: ['leaf'] },
        `Out! In! The bench went by, and ${g} stood up from it. Out! In! The tree came down to meet ${a}. Out, as far as toes will go! There was a small, dry, yellow tap. "I touched it!" shouted ${a}.`,
        `Up it went, and back. It was higher than ${g} had pushed. "Who's pushing you?" called ${g}. ${a} had no time to say. Out, out, out! And something tickled. It was the leaf, under one toe.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(B, 'sit', 'happy'), seen(A, 'reach', 'happy'), seen(G, 'stand', 'happy')],
        },
        `"Shall I give you a push now?" said ${g}. "I've had my rest." "No, thank you," said ${a}. "But you can push ${b}." For ${b} was on the other swing already, with both feet out. "${refrain}"`,
        `When it was time to go, somebody was still sitting on the other swing. It was ${b}. "${refrain}" said ${b}. So ${a} went behind, and gave one small push. "The rest," said ${a}, "you do with the leaf."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, comesToo, chance } = going;
  const { refrain, R, r, P, p, where } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'playground',
          camera: 'medium',
          actors: [seen(A, 'sit', 'calm'), seen(B, 'look-up', 'curious')],
          things: ['leaf', 'puddle'],
        },
        `There was one yellow leaf left on the big tree${where}. Nobody had touched it from the swing yet.${comesToo} ${A.introduced} was going to be the first. There was only a small difficulty. You ought to learn to swing when you are very small, and ${a} had been busy then. "You just go," said ${B.introduced}. "I need a push to go," said ${a}, with both feet up, because of the puddle.`,
        `Everybody else could make a swing go. ${A.introduced} could sit on it. Learning it had been put off, year after year, and now it was too late to ask.${comesToo} "What about the leaf?" said ${B.introduced}. It was the last on the tree${where}, yellow as butter, and just too far in front. Everybody had been trying to get a toe to it. "I shall want a push for that," said ${a}, and tucked both feet up over the puddle.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'reach', 'happy'), seen(A, 'sit', 'excited')] },
        `${Gcap} was good for forty pushes. They were sound, and even, and came no higher than the fence. "${refrain}" said ${a}, each time, and then it was forty, and ${g} went to sit down. A swing is an honest thing. It gives you back exactly what you put in, and a bit less. In a minute it was hanging over the puddle like a coat.`,
        `"${refrain}" said ${a}, and ${g} pushed. It was nice, and it was safe, and it never got any nearer to the leaf. "I'm going as high as my back lets me," said ${g}, and sat down on the bench. Without a push it was surprising how soon it was over. To, fro, to, and a sort of shrug.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'proud'), seen(A, 'sit', 'curious')], things: ['acorn'] },
        `Now ${r} had arms like a farmer. ${r} stood by the swings every afternoon, and had a bag. "One acorn, one push," said ${r}. "Leaf-high guaranteed." ${a} had twenty-three acorns, a whole pocket, all with the cups on. It had taken since September. "${refrain}" said ${a}, and paid. It was a tremendous push. It missed the leaf by a hand.`,
        `That was where ${r} came in. "Pushes," said ${r}, who was strong, and had an eye for business. "An acorn each. They must have their cups on." In ${A.names} pocket there were twenty-three acorns, all with cups. They were the best in the street. ${a} gave one up. "${refrain}" It was like being fired from something. And still there was a gap, as wide as a hand.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'sad', 'acorn'), seen(B, 'stand', 'worried')] },
        `By Wednesday the pocket was half empty, and ${r} had to get a second bag. "It's the leaf," said ${r}. "It's shy." ${b} did some sums in the gravel with one toe. "You could have learned it by now," said ${b}. "For nothing." "How?" said ${a}. "Everybody says that you just go." And ${a} paid for another. It was so easy to pay, and then fly, and then hang there, and pay.`,
        `It went on like that, till Wednesday. An acorn bought you ten seconds, about, and then you needed the next. "How many are left?" said ${b}. "Enough," said ${a}, who had stopped counting them. ${r} had to get a second bag. The odd thing was that ${a} was no nearer to swinging than on the first day. You only get used to being pushed.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(R, 'stand', 'calm')] },
        `On Thursday ${a} felt in the pocket, and there was one. ${a} held it out. "${refrain}" "It's lost its cup," said ${r}. "I can't take it without the cup." That was the rule, and it had been the rule from the start. ${r} was not being unkind. ${r} went to push somebody who had cups. So there ${a} sat, in the middle of the afternoon, over a puddle.`,
        `"That one's got no cup," said ${r}, on Thursday. It was the last of the twenty-three. "You could owe me," said ${r}, having thought about it. "Say, two tomorrow for one today." It sounded reasonable. It was how you might end up owing the whole tree. "No, thank you," said ${a}, and the swing hung still.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'determined')], things: ['leaf', 'puddle'] },
        `The leaf turned on its stalk, as if it was looking round for somebody. ${a} pointed both feet at it, out of plain longing. They were yards too short. But the swing had noticed. It slid forward by an inch. It slid back, and below was the puddle, and in came the feet, so as not to get wet. And it went a bit further back than it had come.`,
        `There was nothing to do but look. ${a} looked at the leaf so hard that both legs went out towards it by themselves. The swing gave a creak. Then it came back over the water, and the legs came in, so as to stay dry. It was hardly a movement. It was about what a clock does. But nobody had paid for it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(B, 'stand', 'excited')],
          things: ['leaf', 'puddle'],
        },
        `"Do that again," said ${b}. Out for the leaf. In for the puddle. It was two inches, and then a foot. "Are you doing that?" "I don't know," said ${a}. "I want the one, and I don't want the other." Out for the leaf! In for the puddle! "That's all it is," said ${a}. "Nobody just goes. They've all got something to reach for, and something to get away from. They've forgotten what."`,
        `${a} did it on purpose now. Out, towards the yellow. In, away from the wet. "It's getting bigger," said ${b}. It was. Each time it gave back what ${a} put in. But each time ${a} put in a little more. "I don't have to be strong," said ${a}, going by. "I've just got to do it at the right moment. It's the leaf that tells me, and the puddle!"`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'sit', 'proud'), seen(R, 'stand', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['leaf'],
        },
        `The fence went down, and the bench, and ${g} with a newspaper. ${r} stopped in the middle of a push. Higher than ${G.names} pushes went ${a}, and higher than an acorn. The tree leaned over. There was time to see every vein of the leaf. Then there was a tap, dry and quite small. It was a toe, and it was ${A.names}.`,
        `Up past where ${G.names} pushes had got to, there's a place with nothing behind you. It's very quiet there. ${a} hung in it, for as long as a blink, flat on the air, with both feet out. Something rustled against one sole. "That's it," said ${b}, far below. "That's the leaf." And ${r} put down both bags.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'shy'), seen(A, 'sit', 'calm'), seen(R, 'stand', 'calm')],
          things: ['acorn'],
        },
        `When ${a} got down there was somebody small by the post. It was ${p}, holding out two acorns, with their cups on. "${refrain}" said ${p}. They were held out to ${a}, and not to ${r}. You go to whoever gets highest. They were beauties, too. And ${A.names} pocket was quite flat. ${r} waited, to see what would be charged.`,
        `Little ${p} had been watching since Monday, with an acorn in each fist. Now ${p} came round the puddle, past ${r}, and up to ${a}. "${refrain}" They were splendid acorns. A person could start a bag with those two. "Go on," said ${r}, quite friendly. "There's enough for both of us." ${a} thought of a flat pocket, and of twenty-three.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'happy'), seen(P, 'sit', 'excited')], things: ['leaf', 'puddle'] },
        `"It isn't for sale," said ${a}. "Keep them. Do you see the leaf?" ${p} saw it. "Do you see the puddle?" They were there until it got dark, and it was not quick, and nobody got pushed. Now and then ${a} wanted to give just a small one, to help. It was hard not to. But by the time the lamps came on there was a creak, and it was ${p} who had made it.`,
        `It would only have taken a shove. ${p} would have flown, and come back the next day with more. "Put them away," said ${a}. "I'll tell you something, and then you won't need anyone." It took an hour and a half. ${a} missed the whole of the good light. "Out for the leaf," they said, both together. "In for the puddle." And at last the swing went creak, and ${p} stopped breathing.`,
      ),
      page(
        {
          camera: 'wide',
          time: 'sunset',
          actors: [seen(A, 'sit', 'happy'), seen(R, 'sit', 'happy'), seen(P, 'sit', 'happy')],
          things: ['leaf'],
        },
        `The leaf came down on Saturday, when nobody was there. By then there was no trade left in pushes. ${r} emptied both bags under the tree, for planting, and got on the end swing. "Nobody ever pushed me, you know," said ${r}. "They say that I'm strong." So ${a} got down, and went behind. "${refrain}" said ${r}. It cost nothing at all.`,
        `In the end the wind had the leaf. It made no difference. There was a bud where it had been, and anyone can aim at a bud. ${r} gave up business for lack of customers, and gave back twenty-two acorns. "I can't push myself," said ${r}, looking at the swing. "I only ever did it from behind." "Get on," said ${a}. "Do you see the puddle?"`,
      ),
    ],
  };
}
