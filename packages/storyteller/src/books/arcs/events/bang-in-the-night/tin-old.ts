import type { Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type Going } from '../event.ts';
import { page } from '../page.ts';
import { noiseIn, refrainsOf, titlesOf } from './noises.ts';

/** For the oldest: the biscuit tin has been missing for days, and whoever made the noise made it with that. */
export function old(going: Going): Told {
  const { A, B, G, a, b, g, Gcap, raw, comesToo, chance } = going;
  const n = noiseIn(raw);
  const N = n.toUpperCase();
  const refrain = chance.pick(...refrainsOf(n));
  return {
    title: titled(chance.pick(...titlesOf(n))),
    refrain,
    pages: [
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')],
        },
        `The biscuit tin had been missing since Sunday. ${Gcap} had asked everyone, twice. But this is not about that. It's about what came at ten past two in the night, when all were asleep. ${A.introduced} lay in the one bed, with the window open. In the other lay ${B.introduced}, at the very edge, round something flat.${comesToo}`,
        `${A.introduced} was one of those who have to know. ${cap(B.introduced)} was one of those who would rather not. They slept in the same room all the same, in two beds. ${b} slept at the edge, curled up, as if round something. That week everyone in the house was cross about the biscuit tin, which was gone. Nobody had taken it, they all said.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'sit', 'surprised')], things: ['blanket'] },
        `${N}! It shook the glass of water. ${a} was sitting up before it was over. "What was that?" "What was what?" said ${b}. It came from lower down than usual; ${b} was on the floor, in a heap of blanket. "It must have thrown you out of bed," said ${a}. "Yes," said ${b}. "It must." And ${b} pulled the blanket closer round whatever it was round.`,
        `${N}! A dog barked in the next street. "Did you hear that?" said ${a}. "I felt it," said ${b}, from the floor, under a blanket. ${b} was rubbing one elbow. "It was in this very room," said ${a}, and was out of bed and had the torch on. "Or in the one below. Or else on the roof. Are you coming?" ${b} pushed something back under the bed first.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'determined', 'saucepan'), seen(B, 'stand', 'worried')],
        },
        `"There's only one way to find a noise," said ${a}. "You make all the others, and cross them off." In the kitchen ${a} let fall a saucepan, from as high as possible. CLANG! It turned round on the tiles for a good half minute. They listened with their heads on one side. "${refrain}," said ${a}. "It was wide, and it was short." "Couldn't we do it in the morning?" said ${b}. "It would have gone cold," said ${a}.`,
        `${a} had a notebook for such things. "Saucepan," it said there, and then there was one, on the kitchen floor. CLANG! "Well?" said ${a}. ${b} thought that it might very well have been that. "It had a handle in it," said ${a}, who was not content. "${refrain}. It was wide, and it was short." It was a most exact description. ${b} felt rather warm.`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'close',
          actors: [seen(A, 'hold', 'curious', 'book'), seen(B, 'stand', 'worried')],
        },
        `Then it was the turn of the big atlas. SLAP! All the dust went up, and came down again on somebody else. "It's nearer," said ${a}. "It had that flatness. But the real one had something inside. Something loose. Write down 'rustle'." ${b} wrote it. It isn't pleasant to take notes on a thing like that. "${refrain}," said ${a}, happily.`,
        `The atlas made a SLAP! that stopped the clock. "Flat, that's right," said ${a}. "Only there was more to it. There was a sort of rustle, after." "Leaves," said ${b}. "In November?" said ${a}. "${refrain}, with a rustle. Put that down." So ${b} put it down, in small letters.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'excited', 'ball'), seen(B, 'cover', 'worried')] },
        `They did a ball, BOING, and it was ten minutes before it had finished. They did the lid of the piano and the sofa, and both boots. The neighbours' lights went on, first on the left and then on the right. "${refrain}," said ${a}, in the middle of it all, with shining eyes. ${b} had stopped saying anything. ${b} had begun to put two and two together, and they came to a tin.`,
        `With the ball, BOING, they lost a lamp. After that came an umbrella, a coal scuttle, and one boot and then the other. Across the road somebody put up a window. "${refrain}!" said ${a} to the night in general. And it was somewhere there, between the boots, that ${b} understood. On the floor. Wide and short. With a rustle. ${b} sat down on the stairs.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'proud'), seen(B, 'hide', 'shy')],
        },
        `Down the stairs came ${g}, in a coat, with a poker. "It's all right," said ${a}. "We're finding a noise." "You've found a great many," said ${g}. "There's half the street on the step." And so there was, in slippers, and Mr Bird from the corner had his teeth in a glass. They'd heard a clang, a slap and a boing, and thought that the house was coming down.`,
        `There was a knock. ${Gcap} came down in a hat, and opened, and there stood the street. They were in their nightshirts, with buckets, in case it was fire. "Was it you that went ${n}?" ${a} asked each of them, and held up the torch. "We haven't done a thing," said Mr Bird from the corner. "It's you! It's been going on for half an hour."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'point', 'determined'), seen(G, 'stand', 'worried'), seen(B, 'stand', 'worried')],
        },
        `They could have gone home. But ${a} told them of the shake, the flatness and the rustle, and their eyes lit up. People have so few mysteries. "It could be under the floor," said Mr Bird. They fetched hammers. They were to have the boards up in the kitchen, if ${g} had nothing against it. ${g} sat on the bottom stair and held the poker.`,
        `"We must know," said ${a}, "or it will come again." They saw that. Mr Bird had an uncle who could hear water under the ground. He was got out of bed. "It's in the chimney," said the uncle, and in a moment there was talk of taking down the chimney. ${g} said that it was a nice chimney. Nobody heard.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'worried')] },
        `Nobody looked at ${b}. ${b} had only to say nothing. It would go on being a mystery, and the tin could stay where it was. It held nine more biscuits. They were the ones with the sugar on. Saying it meant the tin gone, and all of them knowing who, and ${a}'s face. ${a} had never been so happy. But down there they had begun to take the house to pieces.`,
        `It's a curious thing to be the only one in a crowd who knows. ${b} could go to bed. ${b} could eat the last nine biscuits, put back the tin, and be as surprised as anyone. But ${a} stood there on a chair, looking for it with all might and main. ${a} was asking everybody except the right one. And the street was rolling up its sleeves.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(B, 'hold', 'determined'), seen(A, 'stand', 'surprised'), seen(G, 'stand', 'surprised')],
          things: ['box'],
        },
        `"Come up," said ${b}. "All of you. I can show you." They stood along the walls. ${b} reached under the bed, and got out the tin, and got into bed with it, at the edge. It was so quiet that you could hear Mr Bird breathe. Then ${b} rolled over. ${N}! it went, wide and short, and after it came a rustle. And ${b} looked up at them from the floor.`,
        `${b} pulled at ${a}'s sleeve. "I want to try one more," said ${b}. It took eleven people up the stairs. From under the bed came the biscuit tin. Some of them drew in a breath. ${b} lay down with it just as on every night since Sunday. ${b} turned over. ${N}! The window shook. There was the rustle.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hug', 'happy'), seen(B, 'sit', 'shy')], things: ['box'] },
        `"That's it," said ${a}, after a long moment. "That's exactly it." ${b} waited for the rest. "You knew?" said ${a}. "Since the boots," said ${b}. "I took it on Sunday. I meant to put it back, and every night it was harder." ${a} looked in the notebook, and drew a line under it. "You found it," said ${a}. "I only made the other noises."`,
        `Everybody looked at ${b}, and ${b} looked at the tin. "I did take it," said ${b}. "I didn't know that I fell. You don't hear it when it's you." ${a} got down from the bed and sat on the floor too. ${a} didn't seem to be thinking about biscuits. "Do it again," said ${a}. "Just once. It's such a good one."`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'wide',
          actors: [seen(G, 'hold', 'calm'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'shy')],
          things: ['biscuit'],
        },
        `There were nine biscuits and eleven people. ${g} counted them out on the kitchen table and broke some. It was ${b} who had none; nobody had said so, but it came out like that. Then the half of one was pushed across the table, from ${a}. "It has sugar on," said ${a}. "You'd better have it here, where there isn't far to fall."`,
        `${g} took the tin, and said what there was to say, and it didn't take long. Then nine biscuits went round among eleven. ${b} handed them about and was left with the empty tin, and thought that quite right. On the way out they all patted ${b} on the head. "A lovely ${n}," said Mr Bird. "I wouldn't have missed it." Under the lid was half a biscuit. ${a} had left it.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'sleep', 'sleepy')],
          things: ['pillow'],
        },
        `The tin stands on its shelf. There's a cushion by ${b}'s bed, and at night, if somebody's hungry, they may wake somebody else. Now and then something goes puff. "${refrain}," says ${a}, asleep. And that's one noise in the house that everybody knows.`,
        `They moved the two beds together, so that ${b} has an edge less. It helps on that side. On the other there are cushions. Puff, it goes, at about ten past two. "${refrain}," murmurs ${a}, who has to know, and knows, and turns over.`,
      ),
    ],
  };
}
