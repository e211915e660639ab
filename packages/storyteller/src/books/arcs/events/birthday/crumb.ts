import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Only a crumb!',
  'Just a crumb!',
  'Just one crumb!',
  'A very small crumb!',
  'Only one crumb!',
  'One tiny crumb!',
  'Just a tiny crumb!',
  'Only a small crumb!',
  'Barely a crumb!',
  'Hardly a crumb!',
  'One crumb, no more!',
] as const;
const TITLES = ['only a crumb', 'the cake that got smaller', 'ten cups of cake', 'just to see if it is good'];

/** Everybody tries the cake, only a crumb, until there is no cake. But crumbs can be put in cups, and each gets a candle. */
export const CRUMB: EventPlot = {
  id: 'crumb',
  when: /\b(?:cakes?|candles?|icing|eat\w*|food|tea)\b/i,
  young,
  middle,
  old,
};

function young(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'kitchen', camera: 'medium', actors: [seen(A, 'stand', 'proud')], things: ['cake'] },
        `${A.introduced} had a birthday. Here was the cake. It was so big!`,
        `Look at the big birthday cake! It was for ${A.introduced}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy')], things: ['cake'] },
        `"Is it good?" said ${a}. ${a} took a bit. "${refrain}" Mmm!`,
        `${a} had to try it. Pick! "${refrain}" said ${a}. It was good.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'happy')], things: ['cake'] },
        `In came ${B.introduced}.${comesToo} ${b} took a bit, too. "${refrain}" said ${b}.`,
        `${B.introduced} saw the cake.${comesToo} Pick, pick! "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'happy')], things: ['cake'] },
        `${Gcap} came by. "${refrain}" said ${g}. It was not a small one.`,
        `Then ${g} came in. Pick! "${refrain}" And again: "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(B, 'reach', 'happy')], things: ['cake', 'plate'] },
        `A bit here, a bit there. Pick, pick, pick. And then there was no cake!`,
        `They all had one more bit. They all had two. Oh no! It was all in bits!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')], things: ['plate'] },
        `There were only crumbs on the plate. Ding dong! Here came the guests. ${a} was sad.`,
        `Ding dong! There was the party. And there was a plate of crumbs. "My cake!" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hold', 'excited', 'cup')], things: ['plate'] },
        `"Get cups!" said ${k}. Some crumbs went in. Some cream went in. And a strawberry!`,
        `${k} had a cup. "Crumbs, then cream, then a strawberry!" In they went.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'stand', 'proud'), things: ['cup', 'candle'] },
        `They made ten cups. Each cup had one candle. Now there were ten cakes!`,
        `One cup, two cups, ten cups! And a candle for each. What a lot of cakes!`,
      ),
      page(
        { setting: 'living-room', camera: 'wide', actors: everybody(going, 'cheer', 'happy'), things: ['cup'] },
        `"Happy birthday!" Puff! They all blew. They ate it all up. "Only a crumb left!"`,
        `Puff, puff! Everybody had a candle to blow. Soon the cups were empty. Not one crumb!`,
      ),
    ],
  };
}

function middle(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(G, 'stand', 'happy')],
          things: ['cake'],
        },
        `The birthday cake stood on the kitchen table, as tall as a ${A.being?.id === 'giant' ? 'door' : 'hat'}. "Nobody is to touch it," said ${g}, "until three." ${A.introduced} promised. It was ${A.names} party, after all.`,
        `${A.introduced} had never had such a birthday cake. It had three floors, like a house. "Hands off till the party," said ${g}. "Of course," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'curious')], things: ['cake'] },
        `But what if it was not good? Somebody ought to know. At the back there was a place that stuck out. "${refrain}" said ${a}, and picked it off. It was very good.`,
        `${a} only wanted to be sure. It would be dreadful if it tasted of soap. There was a loose bit, round the back. "${refrain}" said ${a}. No soap.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'happy')], things: ['cake'] },
        `${B.introduced} came in for a glass of water.${comesToo} "There's a hole in this side," said ${b}. "I'll make it straight. ${refrain}" After that it was not quite straight.`,
        `Then it was ${B.introduced} who came by.${comesToo} ${b} saw that one side was lower. So ${b} took a bit off the other side, to be fair. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'surprised')], things: ['cake'] },
        `${Gcap} walked past, and stopped, and looked at the ceiling. A hand went out by itself. "${refrain}" said ${g}. But grown-up crumbs are big.`,
        `"I'll just see if it's set," said ${g}, to nobody. "${refrain}" It was the kind of crumb that has a strawberry on it.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'reach', 'happy'), things: ['cake'] },
        `So it went on, from one o'clock to three. They never all came at once. Nobody took more than a crumb. The house had two floors, and then one. Then the roof fell in.`,
        `A crumb here. A crumb there. One to make it even, and one more, because now it was odd. At five to three there was a sort of sigh. The whole cake sat down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')], things: ['plate'] },
        `On the plate lay a heap of crumbs. "Who did that?" said ${a}. Then they looked at each other's chins. There was icing on all of them. "Oh," said ${b}. Ding dong, went the bell.`,
        `There was nothing on the plate that you could call a cake. "I only had a crumb!" said ${a}. "So did I," said ${b}. "So did I," said ${g}. And the bell rang.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')], things: ['plate'] },
        `The guests were in the hall. You could hear them. ${k} looked at the plate. "It's all still here," said ${k}. "Or nearly. It's only in the wrong shape."`,
        `"Ten people," said ${g}, "and no cake." ${k} was looking at the heap. "It isn't no cake," said ${k}. "It's cake that has to be held. What can you hold crumbs in?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'hold', 'excited', 'cup'), seen(A, 'stand', 'happy')],
          things: ['strawberry'],
        },
        `Out came all the cups. A spoon of crumbs, a spoon of cream, half a strawberry. Then again, right to the top. It looked like stripes. It looked as if it had been meant.`,
        `Cups! They stood them in a line. Crumbs went in first, then cream, then strawberries, then more. "One floor, two floors, three floors," said ${a}. "They're little houses!"`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: everybody(going, 'hold', 'proud'),
          things: ['cup', 'candle'],
        },
        `And on the top of each stood a candle. A cake has candles for one. But here every guest had one to blow. "I've never had that at a party before," they said. Puff!`,
        `With a cake, only one person gets to blow. Now there was a candle in every cup. "Is this one mine?" they all said. They counted to three. What a puff that was!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'spoon'), seen(B, 'sit', 'happy')], things: ['cup'] },
        `They scraped the cups until the spoons rang. "Is there any left?" said ${b}. ${a} looked right down to the bottom. "${refrain}" said ${a}. And they cut it in two.`,
        `In the end there was one speck, on the edge of ${A.names} cup. Everybody looked at it. "${refrain}" said ${a}, and gave it to ${b}.`,
      ),
    ],
  };
}

function old(each: Going): Told {
  const going = apart(each);
  const { A, B, K, G, a, b, k, g, Gcap, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud'), seen(B, 'stand', 'proud')],
          things: ['cake'],
        },
        `${A.introduced} and ${B.introduced} had built the birthday cake between them, and it had three storeys. ${a} had wanted chocolate. ${b} had wanted lemon. So it was chocolate, lemon, chocolate. "That's two to one," said ${b}. "It's my birthday," said ${a}. It stood on the table until the party, and ${g} forbade anyone to breathe on it.`,
        `The cake for the birthday party was a tower. The top and the bottom were ${A.introduced}: they were chocolate. The middle was ${B.introduced}: it was lemon, and there was rather less of it. They had had words about that. But when the icing was on, you could not see who had won. "Not a finger," said ${g}, "until three."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'curious')], things: ['cake'] },
        `At one o'clock ${a} went in to make sure that it was there. It was. Round the back, where no one would look, a flake of icing had come loose. It would only fall off. "${refrain}" said ${a}, to nobody. It had some chocolate attached to it. It took a small while.`,
        `One has a duty to one's guests. It came to ${a}, at about one, that nobody had tasted it. They might have put in salt. There was a bit at the back, not really part of the cake. "${refrain}" said ${a}. They had not put in salt. They had got it exactly right.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'curious')], things: ['cake'] },
        `At ten past, ${b} came in on tiptoe.${comesToo} Someone had been at the chocolate. That was plain. It left the lemon sticking out like a lip, and that looked wrong. "${refrain}" said ${b}, and trimmed it. It still looked wrong. ${b} was a careful person. It took four goes to get it level.`,
        `${b} only wanted to see how the lemon was bearing up.${comesToo} There was a gap above it that had not been there before. A ceiling like that might come down. "${refrain}" said ${b}, and took away some of the weight. After that the other side was too heavy. It was a question of balance, all the way round.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'surprised')], things: ['cake'] },
        `At half past one it was ${g}, with the napkins. ${Gcap} put them down. There was a silence, such as you get when somebody looks behind them. "${refrain}" said ${g}. It went on for some time. The person who says that nobody must touch a thing has had a very hard morning.`,
        `Nobody would ever have thought it of ${g}. ${Gcap} had come in for the scissors. "I did say not a finger," said ${g} to the teapot, and used a spoon. "${refrain}" It was a soup spoon.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'reach', 'happy'), things: ['cake'] },
        `It was never anyone's fault. They passed each other in the hall and did not meet each other's eyes. Whoever came found it a little uneven, and left it more so. At a quarter to three there was a long soft sound, like somebody sitting down in an armchair. They all came running, from three different doors.`,
        `By two it leaned. By half past it was a ruin, of the kind that people visit. Each of them thought that it was really only the others. And at five to three, with no one near it, the tower gave up. It did not fall. It subsided. Then the whole house was in the kitchen, looking at a plate.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'angry')], things: ['plate'] },
        `"It was your lemon," said ${a}. "It was never strong enough." "It was strong until you ate the floor above!" "I had one crumb!" "You've got it on your ear." "I wish I'd had a cake of my own!" They both stopped. There was icing on ${b}, too, all the way to the elbow. The bell rang. "That's your party," said ${b}, and looked at the floor.`,
        `"You had the back off it," said ${b}. "You scooped the middle!" said ${a}. "I was making it straight!" It is hard to be angry with chocolate on your chin. They both managed it. "I wish I'd had a cake of my own," said ${a}. It was a horrid thing to have said. ${b} went as red as a cherry. And the bell rang.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')], things: ['plate'] },
        `In the hall they were taking off their coats. Nobody in the kitchen moved. ${k} had bent down until eye and plate were level. It was a hill of crumbs, brown and yellow. "You can't tell which is which," said ${k}. "And it's more than you'd think. It's nearly a whole cake. It just can't stand up by itself any more."`,
        `${k} put one finger in the heap and tasted it. ${k} did it again. "Have any of you had them both at once?" said ${k}. They had not. Each of them had kept to their own. "You ought to. It's better. It only wants something to lean on." And ${k} looked at the shelf where the cups were.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'calm'), seen(B, 'stand', 'calm')],
          things: ['cup', 'strawberry'],
        },
        `They had four minutes. ${g === 'the grown-up' ? 'The grown-up' : g} whipped cream like a machine. ${a} did the crumbs, and ${b} did the cream, and they had no time to be cross in. Down the line they went, cup after cup. "I didn't mean it, about a cake of my own," said ${a}. "I know. You've got lemon in your eyebrow," said ${b}. "It suits you."`,
        `Ten cups, ten spoons. Crumbs, cream, a strawberry; crumbs, cream. ${a} and ${b} worked from the two ends and met in the middle, at cup number five. They reached for it both together. "Sorry," said ${a}. It was about more than the cup. "It was a good lemon." "It was good chocolate," said ${b}. "I should know."`,
      ),
      page(
        {
          setting: 'living-room',
          camera: 'wide',
          actors: everybody(going, 'hold', 'proud'),
          things: ['cup', 'candle'],
        },
        `You could see the stripes through the glass. They looked as though someone had planned them for weeks. In each stood one candle, lit by ${g}. "Whose is this?" "It's yours." "To blow?" said the smallest guest, who had been to nine parties and had never been let. There was a wind in that room like a gale.`,
        `Out they went on a tray, all alight, with ${g} to carry them. At a party there is one person who blows, and there are the rest, who watch. There was nobody to watch at this one. Ten people breathed in. "Can we do it again?" they said. They did it three times, until the wicks were gone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'hold', 'happy', 'spoon'), seen(B, 'sit', 'happy')], things: ['cup'] },
        `They all wanted to know how it was made. "First you bake a cake," said ${a}. "Then you leave it alone," said ${b}, and the two of them could not go on. At the bottom of the last cup, there was something left. ${a} held it out on the spoon, brown on one side and yellow on the other. "${refrain}" They had half each.`,
        `"What do you call it?" said the guests. They had not had time to call it anything. "A birthday in a cup," said ${b}. ${a} had found one last bit, on a fork, and was looking at it. You could see the join, where lemon met chocolate. "${refrain}" said ${a}, and put it into ${B.names} mouth. ${Gcap} washed up, and asked them whether they would like three storeys again next year.`,
      ),
    ],
  };
}
