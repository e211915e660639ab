import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'That is not ours!',
  'We did not get that!',
  'Who put that in?',
  'Ours? Oh no!',
  'Is that ours?',
  'We never chose that!',
  'That is not for us!',
  'How did that get in?',
  'Ours? Surely not!',
  'That cannot be ours!',
] as const;
const TITLES = ['that is not ours', 'the wrong trolley', 'whose trolley is it', 'a runaway trolley'];

/** They are pushing somebody else's trolley. What lies in it says whose it is: they read it, and find them. */
export const TROLLEY: EventPlot = {
  id: 'trolley',
  when: /\b(?:trolleys?|lost|wrong|mixed|swap\w*|mistake|runaway|missing)\b/i,
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
        {
          setting: 'shop',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(G, 'walk', 'happy')],
          things: ['apple'],
        },
        `Here is the supermarket. ${A.introduced} went shopping. ${Gcap} put in apples.`,
        `Shopping at the supermarket! ${A.introduced} had the trolley. ${Gcap} put in apples.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited')], things: ['melon'] },
        `"Oh, look!" said ${B.introduced}.${comesToo} They let go. They looked at a big melon.`,
        `${B.introduced} saw a melon.${comesToo} They let go of the trolley to look.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
        `Off they went with the trolley. What was this? Dog food! "${refrain}" said ${a}.`,
        `Push, push! ${a} looked in. There was dog food! "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'surprised')] },
        `There was a tiny sock. There were ten bibs. "${refrain}" said ${b}.`,
        `${b} looked in, too. There were bibs for a baby. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'stand', 'surprised')], things: ['lemon'] },
        `There were nine lemons. "${refrain}" said ${g}. It was the wrong trolley!`,
        `And there were lemons, nine of them. "${refrain}" said ${g}. They had the wrong one.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')], things: ['lemon'] },
        `"Who has a dog?" said ${k}. "Who has a baby? Who likes lemons?" They looked and looked.`,
        `${k} thought. "There must be a dog. There must be a baby, and lemons."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'excited')] },
        `A man stood by the milk. He had a baby. He had hair from a dog on him. "There!" said ${k}.`,
        `A man stood there with a baby. There was dog hair on his coat. "Look!" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(G, 'stand', 'happy')], things: ['apple'] },
        `"You have my lemons!" he said. "And I have your apples." They swapped. Now it was right.`,
        `He had a trolley with apples. "These are not mine!" So they swapped, and they laughed.`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'lemon'), seen(B, 'stand', 'happy')],
          things: ['apple'],
        },
        `At home they took out the apples. And one lemon! That was a present.`,
        `Then they were home again. Apples, apples. What was this? One lemon, for them!`,
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
          setting: 'shop',
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(G, 'walk', 'happy')],
          things: ['apple'],
        },
        `${A.introduced} pushed and ${g} put in. That is how you do a supermarket. There were apples in the trolley, and bread, and a tin of peas. "We're nearly done," said ${g}.`,
        `Saturday was supermarket day, and ${A.introduced} drove the trolley. ${Gcap} had put in apples, and bread, and peas. It was going well. It had only hit one person.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'curious')], things: ['melon'] },
        `Then ${B.introduced} saw a melon as big as a drum.${comesToo} They all had to knock on it. When they had finished knocking, they took hold of the trolley and went on.`,
        `"Come and smell this!" said ${B.introduced}.${comesToo} It was a melon, and it smelled of summer. Everybody had a turn. Then they fetched the trolley, and off they rolled.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
        `"What's for tea?" said ${a}, and looked in. On the top lay a bag of dog food. It was a big one. "${refrain}" said ${a}. "We haven't got so much dog."`,
        `${a} went to lay the peas straight. There were no peas. There was a sack of dog food, with a grinning dog on it. "${refrain}" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'surprised')] },
        `${b} dug under the sack. Out came a packet of bibs. They were very small. "${refrain}" said ${b}, and held one up. It would have fitted a mouse.`,
        `"There's more," said ${b}. There were eight jars of mashed carrot, and a bib that said BOO. "${refrain}" said ${b}. Nobody there was that young.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(G, 'stand', 'surprised'), seen(A, 'stand', 'worried')],
          things: ['lemon', 'candle'],
        },
        `Right at the bottom were nine lemons and one candle. "${refrain}" said ${g}. "This is somebody else's trolley. So somebody else has ours." They looked round. There were hundreds of people.`,
        `Last came lemons, nine of them, and one candle. ${Gcap} turned pale. "${refrain} We've gone off with a stranger's shopping." And where was theirs? There was a trolley at every corner.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')], things: ['lemon'] },
        `"We needn't ask them all," said ${k}. "It tells you who it is. They've got a big dog. They've got a baby without teeth. And there's one candle." "So it's a birthday," said ${b}. "The first!"`,
        `"Let's read it," said ${k}, "like a letter. Dog food: so there's a dog. Mashed carrot: so there's a baby. One candle." They thought. "It's one year old today!" said ${k}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'point', 'determined'), seen(A, 'walk', 'curious'), seen(B, 'walk', 'curious')],
        },
        `They went along the aisles and looked at people. A lady had a baby, but no hairs on her coat. A man had hairs, but they were cat. "Not them," said ${k}. "Not them. Not them."`,
        `So they walked up and down like detectives. That one had no dog. That one had no baby. That one had both, but he was buying flowers. "Keep looking," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited')] },
        `By the cereals stood a man with white hairs up to his knees. On his back was a baby in a paper crown. He was holding a tin of peas, and looked ready to cry.`,
        `Then they saw him. There was dog all over his trousers. A baby was chewing his ear, and it wore a crown. He stared at a bag of apples. "I never bought these," he said.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(G, 'stand', 'happy')], things: ['apple', 'lemon'] },
        `"Happy birthday," said ${a}, to the baby. The man's mouth fell open. "How did you know?" "You told us," said ${k}, and pushed the trolley to him. "But what are nine lemons for?"`,
        `"Is it one today?" asked ${a}. "How can you tell?" said the man. They gave him his trolley, and he gave them theirs. "There's only one thing we couldn't read," said ${k}. "Why nine lemons?"`,
      ),
      page(
        {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'lemon'), seen(B, 'stand', 'happy')],
          things: ['apple'],
        },
        `"Watch," said the man, and held one to the baby's mouth. What a face! The whole baby folded up, and then it laughed, and wanted more. He gave them one to take home. So now they have all made that face.`,
        `He showed them. The baby licked a lemon. It shut both eyes, and shook, and roared with laughter. "Every time," said the man. At home they found that he had slipped one in with the apples. They all tried.`,
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
          setting: 'shop',
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined'), seen(G, 'walk', 'calm')],
          things: ['apple'],
        },
        `${A.introduced} drove, since ${g} could not be trusted with corners. It was Saturday, with all the town shopping in the supermarket, and the aisles were like the motorway. They had apples. They had bread and peas, and the jam with the gold lid that was only for special. It had taken the last of the money. "Straight to the till now," said ${g}, "before we see anything else."`,
        `On Saturdays, half the town went shopping in the supermarket, and it all had trolleys. ${A.introduced} steered. In front were the apples. Behind lay bread, and peas. On top, where you could see it, stood a jar of the gold-lid jam. They got it once a year. "That's that," said ${g}, and shook out an empty purse. "Home."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'curious')], things: ['melon'] },
        `But ${B.introduced} had found a melon that rang.${comesToo} You knocked on it, and it said bong. You had to stop for that. There were other people knocking, and they all laughed, ${g} as well. There were trolleys left and right. When ${b} had had enough, they took one by the handle, and pushed off. They talked about bells.`,
        `"Listen to this!" said ${B.introduced}, at the fruit.${comesToo} There was a heap of melons, and each had its own note. In a minute there was a crowd, and something like a tune. ${Gcap} did the low notes. Then somebody said that it was late. They all reached for their trolleys at the same moment. It is how such things happen.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')] },
        `It steered too well. That was what ${a} noticed first. There had been a squeak, and there was none. And across the bread lay twelve kilos of dog food, with a dog on it, smiling. "${refrain}" said ${a}. "Perhaps it's free," said ${b}. They lifted it. There was no bread.`,
        `${a} leaned in to turn the jam with its label to the front. It was not there. In its place was a sack, and on the sack was a dog as large as life. "${refrain}" ${b} looked on the other side. "We haven't got a dog that size," said ${b}. "We haven't got a room that size."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'reach', 'curious'), seen(G, 'stand', 'surprised')],
          things: ['lemon', 'candle'],
        },
        `They unpacked it on the floor, by the tins. There were eight small jars of carrot, mashed. There was a bib that said BOO. "${refrain}" said ${g}, at each of them. Then there were nine lemons, and then, in its own little box, one candle. There was also a rattle. No one had paid for any of it, and they had got as far as aisle nine.`,
        `Under the sack it got stranger. Mashed carrot, eight jars. A rattle. A bib with BOO on it. Nine lemons: ${b} counted them twice. "${refrain}" said ${g} faintly. "We've walked off with somebody's whole Saturday." The last thing was a candle, one, pink, such as you have on a cake. They looked at that for some time.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'calm'), seen(A, 'stand', 'angry')] },
        `"Leave it by the door," said ${b}, "and go and get our own things again." "We can't," said ${a}. "There isn't any more money, and someone's got our jam. They'll have eaten it." "You don't know that." "I would have," said ${a}. It came out before it could be stopped. ${b} laughed. ${a} thought of a person somewhere with a baby and no candle, and did not.`,
        `"It's only shopping," said ${b}. "Put it back." "It's only ours!" said ${a}. "They've got the jam. I bet that they saw it and ran." "Would you have?" said ${b}. ${a} had to think. The jam had a gold lid. "I might have walked rather fast," said ${a}. Then ${a} picked up the candle, which weighed nothing. "They need this today. You don't buy one candle for next week."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious')], things: ['lemon', 'candle'] },
        `"It's a letter, if you read it right," said ${k}, on the floor, amongst the jars. "Twelve kilos: so it's a big dog, and somebody strong. Carrot: so it's a baby, and no teeth. One candle. It's one year old, and it's today, or they'd have bought it later. We aren't looking for a trolley. We're looking for who's missing this."`,
        `${k} had been setting things in a row. "There's a person in it," said ${k}, "if you put it in order." Somebody with arms, to lift that sack. Somebody covered with hair. A baby, who would be one by tea time. "The only thing that I can't read is the lemons. But we've got enough to know them by."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'curious'), seen(K, 'point', 'curious')],
        },
        `After that they looked at nobody's trolley. They looked at trousers. It is surprising what people carry about on them. There was flour, and paint, and a good deal of cat. There was a woman with a baby, but she was as clean as a spoon. "Not her," said ${g}. In aisle four ${a} slowed down. "I was sure that it'd be somebody horrid," said ${a}. "They're all just people with lists."`,
        `Up one aisle and down the next they went, and read everybody. That one had twins. That one kept birds. This one had a dog, by the hair, but it was a small brown one. "He'll have soup," said ${g}, "and the paper." They had stopped talking about the jam. It had become too interesting.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(A, 'stand', 'surprised')], things: ['jam'] },
        `He was by the cereals. He had white hair up to the knee, and none of it was his. On his shoulders sat a baby in a paper crown, and ate his collar. In his hand was a jar with a gold lid. He was not opening it. He was holding it as you would hold a bird, and turning round, and looking at people. "He's trying to read ours," whispered ${k}.`,
        `It was the crown that they saw first. It was on a baby, and the baby was on a very large man with dog all over his legs. In front of him stood a trolley with apples in it. "Peas," he was saying. "Bread. Gold-lid jam. So they've saved up." He turned the jar over, gently. "They'll be wanting that back." ${a} went red to the ears.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(G, 'stand', 'happy')], things: ['lemon', 'jam'] },
        `"Many happy returns," said ${a}, to the baby, and gave it the candle. The man sat down on a box. "I was just looking for you," he said. "Somebody who squeaks, I thought." They changed trolleys. "I thought you'd have eaten it," said ${a}. It seemed only fair to say so. "I thought about it," said the man. "May we ask you something?" said ${k}. "Why nine lemons?"`,
        `"You'll be the dog," said ${a}. "And you'll be the jam," said the man. They shook hands, and the trolleys went home. "I was afraid that you'd be horrid," ${a} said, because it had to be said to somebody. "I was afraid that you'd be gone," said the man. "There's only the one candle in the whole shop." Then ${k} asked about the lemons.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy', 'lemon'), seen(B, 'stand', 'happy')] },
        `By way of an answer the man held one up. The baby licked it. Its whole face went into the middle, and stayed there. Then it opened, like a door, and out came such a laugh that people looked round the ends of aisles. "It's what she wanted," he said. There were eight left. So they had one each, there, by the cereals, and made the face. ${Gcap} made it twice. It was a very good birthday party.`,
        `"You'd never guess it," said the man. "It's her present." He gave one to the baby. She licked. She screwed up every bit of herself, right down to her feet, and shook, and then she crowed. "Nine months I've been singing to her," said the man, "and that's what she likes." When they unpacked at home, there was a lemon under the bread. ${a} licked it first, and then ${g} did. You could have heard the laugh in aisle nine.`,
      ),
    ],
  };
}
