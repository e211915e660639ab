import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Only winter',
  'Still winter',
  'Just winter',
  'More winter',
  'Winter again',
  'Mm, winter',
  'Oh, only winter',
  'Winter, I think',
  'That is winter',
  'Winter, as before',
] as const;
const TITLES = ['only winter', 'do not bang the pan', 'the noise and the spring', 'how to wake a sleeper'];

/** All winter it bangs and whistles and is cold, and so do those who come to wake the sleeper; quiet is what spring is. */
export const WINTER: EventPlot = {
  id: 'winter',
  when: /\b(?:winter\w*|hibernat\w*|spring|snow\w*|cave|den|bear|hedgehog|dormouse|squirrel|badger|tortoise|groundhog|hamster|bat|marmot)\b/i,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'cave', camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), ...everyone(going, 'wave', 'calm')] },
        `${A.introduced} is going to bed. "Wake me in spring!" "I will," says ${B.introduced}.${comesToo}`,
        `${A.introduced} yawns. "Wake me in spring," says ${a}. "Yes," says ${B.introduced}.${comesToo}`,
      ),
      page(
        { weather: 'snow', time: 'day', camera: 'wide', actors: [seen(A, 'sleep', 'sleepy')] },
        `Winter comes. Bang, bang! Whoo! And brr, the cold. "${refrain}," says ${a}, fast asleep.`,
        `Bang, bang, goes the winter. Whoo! Brr! "${refrain}," says ${a}, fast asleep.`,
      ),
      page(
        {
          weather: 'clear',
          setting: 'forest',
          camera: 'medium',
          actors: [seen(B, 'jump', 'excited')],
          things: ['flower'],
        },
        `Now the snow is gone. ${b} finds a flower. It is spring! Wake up, ${a}!`,
        `Look, a flower! No more snow. "It is spring!" says ${b}. "Quick, wake ${a}!"`,
      ),
      page(
        {
          setting: 'cave',
          camera: 'medium',
          actors: [seen(B, 'hold', 'determined', 'saucepan'), seen(A, 'sleep', 'sleepy')],
        },
        `${b} has a saucepan. Bang, bang! ${a} turns over. "${refrain}," says ${a}.`,
        `Bang, bang! ${b} hits a saucepan. ${a} only turns over. "${refrain}," says ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'hold', 'determined', 'trumpet'), seen(A, 'sleep', 'sleepy')],
        },
        `Now ${b} has a trumpet. Whoo! ${a} hides. "${refrain}," says ${a}.`,
        `Whoo! That is ${b}, on a trumpet. "${refrain}," says ${a}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'reach', 'determined'), seen(A, 'sleep', 'sleepy')],
          things: ['blanket'],
        },
        `${b} takes the blanket away. Brr! ${a} takes it back. "${refrain}," says ${a}.`,
        `Off comes the blanket. Brr, cold! ${a} pulls it back. "${refrain}," says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'surprised'), seen(A, 'sleep', 'sleepy')] },
        `${b} sits down. "What goes bang, whoo, brr? Oh! Winter does!"`,
        `Bang, whoo, brr? ${b} thinks. "That is what winter does! And I do it too!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'calm'), seen(A, 'sleep', 'sleepy')], things: ['sun'] },
        `So ${b} is quiet, very quiet. The sun warms ${A.names} nose.`,
        `Sh! ${b} does nothing. The sun shines on ${A.names} nose.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'cheer', 'happy')] },
        `One eye opens. "It is so quiet," says ${a}. "It is spring!" says ${b}. And up gets ${a}!`,
        `${a} sits up. "No bang? No whoo? Is it spring?" "Yes!" says ${b}. "Yes, it is!"`,
      ),
      page(
        {
          setting: 'forest',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(B, 'sleep', 'sleepy'), seen(A, 'sit', 'happy')],
          things: ['flower'],
        },
        `There is the flower. "Look, ${b}!" "${refrain}," says ${b}, and sleeps.`,
        `They look at the flower. "Look, two!" says ${a}. "${refrain}," says ${b}, fast asleep.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'cave', camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), ...everyone(going, 'stand', 'calm')] },
        `In autumn ${A.introduced} went to bed. "Wake me when the first flower is out," said ${a}. "I've never seen it. I always sleep too long." "I promise," said ${B.introduced}.${comesToo}`,
        `The leaves were down, and ${A.introduced} was yawning. "I always miss the first flower," said ${a}. "Would you wake me?" "I'll wake you," said ${B.introduced}.${comesToo} "I promise."`,
      ),
      page(
        { weather: 'snow', camera: 'wide', actors: [seen(A, 'sleep', 'sleepy')] },
        `Winter was noisy. Bang, bang, went the branches. Whoo, went the wind. The cold crept in and pulled at the blanket. "${refrain}," said ${a}, fast asleep, and held on to it.`,
        `Then it was winter. It banged on the roof with branches. It blew "whoo" round the corners, and it let in the cold. ${a} held the blanket tight and never woke. "${refrain}," said ${a}.`,
      ),
      page(
        {
          weather: 'clear',
          setting: 'forest',
          camera: 'medium',
          actors: [seen(B, 'run', 'excited')],
          things: ['flower'],
        },
        `One morning there was no snow any more. And there it stood, white and small: the first flower. ${b} ran all the way to tell ${a}. It would not be out for long!`,
        `The snow went. Under a bush ${b} found one white flower, with its head down. "It's out!" cried ${b}, and ran to ${A.names} bed. There was not a minute to lose.`,
      ),
      page(
        {
          setting: 'cave',
          camera: 'medium',
          actors: [seen(B, 'hold', 'determined', 'saucepan'), seen(A, 'sleep', 'sleepy')],
        },
        `"Wake up!" called ${b}. Nothing. So ${b} fetched a saucepan and a spoon. Bang, bang, bang! ${a} turned over to the wall. "${refrain}," said ${a}.`,
        `First ${b} called. Then ${b} took the biggest saucepan there was and hit it with a spoon. Bang, bang, bang! ${a} smiled, fast asleep. "${refrain}," said ${a}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'hold', 'determined', 'trumpet'), seen(A, 'sleep', 'sleepy')],
        },
        `"It wasn't loud enough," thought ${b}, and came back with a trumpet. Whoo! Whoo! Leaves fell off the wall. ${a} put a pillow on top. "${refrain}," said the pillow.`,
        `Next came the trumpet. ${b} took a very deep breath. Whoo! Two spiders moved out. But ${a} only crept under the pillow. "${refrain}," came from below.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'sleep', 'sleepy'), seen(B, 'reach', 'surprised')],
          things: ['blanket'],
        },
        `So ${b} took hold of the blanket and pulled. In came the cold. ${a} pulled back, and ${a} was stronger. Now ${b} was under the blanket too. "${refrain}," said ${a}, and hugged ${b} tight.`,
        `There was still the blanket. ${b} pulled it off, and it was cold at once. One big yawn, one grab, and back it came, with ${b} inside. "${refrain}," said ${a}, and held them both.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'curious'), seen(A, 'sleep', 'sleepy')] },
        `${b} lay there, and could not move, and thought. "A bang. A whoo. The cold, and somebody who pulls the blanket. Who does all that?" Then ${b} knew. "I'm not the spring at all. I'm the winter!"`,
        `It was warm in there, and there was time to think. "Bang, I went, like a branch. Whoo, like the wind. And I let in the cold." ${b} had to laugh. "No wonder! I sound just like winter!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'sit', 'calm'), seen(A, 'sleep', 'sleepy')], things: ['sun'] },
        `So ${b} crept out, and tucked ${a} in, and sat down. ${b} did nothing at all. It's hard to do. Somewhere a drop fell. The sun came in and walked slowly up the bed. It reached ${A.names} chin.`,
        `${b} wriggled free. The pan went outside, and so did the trumpet. Then ${b} sat quite still and let it be quiet. A bee went by. Bit by bit the sun came in, as far as ${A.names} nose.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'cheer', 'happy')] },
        `One of ${A.names} eyes opened. "What's that?" said ${a}. "I didn't say anything," said ${b}. "No," said ${a}. "Nobody did. It's so quiet, it woke me up." And ${a} sat up. "It's spring!"`,
        `"Who stopped?" said ${a}, and sat up. "Who stopped what?" said ${b}. "Everything. It's so quiet. And my nose is warm." ${a} looked at the sun, and at ${b}. "You did wake me!"`,
      ),
      page(
        {
          setting: 'forest',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sleep', 'sleepy')],
          things: ['flower'],
        },
        `They lay on the grass and looked at the flower. It was as good as ${a} had hoped. "Look, ${b}, there's another!" But ${b} had been banging since breakfast. "${refrain}," said ${b}, and turned over.`,
        `It was still out. ${a} looked at that flower from all sides. "Did you see the little green lines?" asked ${a}. There was no answer. ${b} was tired out from all that noise. "${refrain}," said ${b}, fast asleep.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, comesToo, company, chance } = going;
  const X = company.meet('goose');
  const x = X.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'cave', camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), ...everyone(going, 'stand', 'calm')] },
        `On top of the hill stands an old cherry tree. For four days in spring it's white all over, and people come from miles away. ${A.introduced} had never seen it. "I sleep through it," said ${a}, yawning, in the autumn. "Every year they tell me about it." ${B.introduced} was there to say good night.${comesToo} "This time I'll wake you," said ${b}. "Promise?" "I promise."`,
        `"What does it look like?" said ${A.introduced}, every year, and every year somebody tried to explain. There is a cherry tree on the hill. It flowers for four days, white from top to bottom. And ${a} has always been asleep. "Somebody could wake me," said ${a}, with one eye shut already, for it was late autumn. "I will," said ${B.introduced}.${comesToo} "That's a promise."`,
      ),
      page(
        { weather: 'snow', camera: 'wide', actors: [seen(A, 'sleep', 'sleepy')] },
        `A winter is not a quiet thing, if you lie in it. Branches bang on the roof. The wind says "whoo" in every crack. The cold has long fingers and gets hold of the blanket. Once, in January, something fell on the door. "${refrain}," said ${a}, without waking, and pulled the blanket up. You learn not to open your eyes for a bit of noise.`,
        `You would think that it's peaceful, to sleep all winter. It isn't. It bangs. It howls and whistles, "whoo", at both ends of the night. Cold comes under the door and tugs at the blanket. Those who wake up for that sort of thing get no sleep at all. So ${a} did not. "${refrain}," said ${a}, now and then, and turned over.`,
      ),
      page(
        {
          weather: 'clear',
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(X, 'shout', 'excited'), seen(B, 'run', 'excited')],
          things: ['tree'],
        },
        `The first flowers opened on a Monday. ${X.introduced} brought the news, at the top of ${X.his} voice. ${x} did everything like that. "The tree!" cried ${x}. "It's out! The party is on Thursday, with lanterns!" ${b} had been looking forward to that party for a year. But first there was the promise. "I'll help," said ${x}. "I'm good at waking."`,
        `"It's white!" It was Monday, and that was ${X.introduced}, who could be heard on the next hill. "Four days! And on Thursday there's the party, under the lanterns!" ${b} was halfway to the door already. That party was the best night of the whole year. "I've got to wake ${a} first," said ${b}. ${x} came along, to be useful.`,
      ),
      page(
        {
          setting: 'cave',
          camera: 'medium',
          actors: [
            seen(B, 'hold', 'determined', 'saucepan'),
            seen(X, 'shout', 'determined'),
            seen(A, 'sleep', 'sleepy'),
          ],
        },
        `They began politely. Then ${b} took a saucepan and beat it with a spoon. Bang, bang, bang! ${x} honked along, a little behind. A stone fell out of the wall. ${a} gave a sigh, as people do who are comfortable. "${refrain}," said ${a}. "It wants to be louder," said ${x}. "It can't be louder," said ${b}. "It can always be louder," said ${x}.`,
        `On Monday it was the saucepan. ${b} hit it till the spoon was bent: bang, bang, bang. ${x} honked in between, so that there should be no gaps. In the middle of it all lay ${a}, as snug as a nut. "${refrain}," said ${a}, and rolled over. ${b} looked at the spoon. "Perhaps not so loud?" said ${b}. ${x} had never heard of such a thing. "Louder," said ${x}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'hold', 'proud', 'trumpet'), seen(B, 'cover', 'worried'), seen(A, 'sleep', 'sleepy')],
        },
        `On Tuesday ${x} brought a trumpet, and nine cousins. "Whoo!" went the trumpet. "Whoo!" went the cousins, all in different places. You could see the air shake. ${a} reached out, found a pillow, and put it on top. "${refrain}," said the pillow. "I shouldn't like to say it," said ${b}, "but I think that it's making it worse." ${x} could not hear that, for the playing.`,
        `Tuesday was the day of the trumpet. It was ${X.names} own, and there were cousins as well, who had whistles. "Whoo!" went all of that together, for an hour. Far down in the valley a window was shut. ${a} went under the pillow like a snail going in. "${refrain}," it said, from down there. "Do you see?" said ${b}. "It goes further in." But ${x} played on, with closed eyes, for the high notes.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'reach', 'surprised'), seen(A, 'sleep', 'sleepy'), seen(X, 'stand', 'angry')],
          things: ['blanket'],
        },
        `On Wednesday they opened the door wide, for the draught, and pulled off the blanket. It was ${X.names} plan. It took a second. Then ${a} got hold of the other end, and pulled, and had them both in bed. "${refrain}," said ${a}, with an arm round each. It was most of an hour before they could get out. "That's that," said ${x}, with feathers on end. "Nobody can be woken who doesn't want to be."`,
        `${X.names} last idea was the cold. On Wednesday they let it in, all there was, and took the blanket by two corners. "Heave!" said ${x}. It came away quite easily. It also went back, very fast, and they went with it. "${refrain}," said ${a}, and held them like two hot bottles. "I've done my best," said ${x}, as soon as one neck was out. "It can't be done. I'm sorry."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(X, 'stand', 'worried'), seen(B, 'sit', 'sad'), seen(A, 'sleep', 'sleepy')],
          things: ['lantern'],
        },
        `So it was Thursday. They were going past already, up the hill, with lanterns. "Come on," said ${x}. "You've kept your promise. You tried." ${b} could hear the fiddles. If you left now you'd be there for the cake. "I didn't promise to try," said ${b}. "I promised." ${x} looked at ${b} for a while. Then ${x} went, for the trumpet was needed. And for the first time since Monday it was quiet in there.`,
        `Then it was the last evening. All the lanterns went by outside, and somebody was laughing. "You'll miss it," said ${x}, in the door. "You can't do any more. Nobody could." It was true, and ${b} wanted to go so much that it hurt. But suppose that ${a} woke up, and it was over, and nobody was there? "Tell me about it after," said ${b}. So ${x} went alone, and the noise went too.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'surprised'), seen(A, 'sleep', 'sleepy')] },
        `${b} sat by the bed. Something was different. ${a} had stopped holding the blanket. Why now, when nobody did anything? ${b} looked at the pan, that went bang. There was the trumpet case, and the door, where the cold came in. "Bang, and whoo, and cold," said ${b}, slowly. "We were never the spring. For three days we have been the winter." And what does winter never do? It never stops.`,
        `It was so still that ${b} heard a drop fall. And ${a} moved. It was only one finger or so, but it had not moved for bangs. It had not moved for whoo, or for the cold. ${b} thought about who goes bang on a roof. Who goes whoo? Who tugs at blankets, from November on? "Oh, no," said ${b}. "It heard us quite well. It thought that we were the weather."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'sit', 'calm'), seen(A, 'sleep', 'sleepy')],
          things: ['sun'],
        },
        `So ${b} did nothing. You might think that's easy. Up there they had started on the cake, and the sun was going down, and ${b} wanted to shout. ${b} sat on both hands. The last of the sun came in at the door, and felt its way over the floor. It climbed on to the bed. It went up the blanket like a slow cat. It lay down on ${A.names} face.`,
        `The hardest thing was not to help. ${b} put the pan outside, where it could not be got at, and breathed through the nose. Minutes went by, and each one was a minute of the party. The sun was low by now. It looked in at the door, long and yellow. It came over the floor and along the blanket, until it got to ${A.names} nose.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'surprised'), seen(B, 'stand', 'happy')] },
        `"What was that?" said ${a}. "I didn't hear anything," said ${b}. "Nor did I," said ${a}. "That's what I mean. I've never not heard anything like that." Both eyes were open. "Is it still white?" "Until the sun goes down," said ${b}. "Run!"`,
        `"It's stopped," said ${a}, and sat up with straw on both ears. "What has?" "Winter. I noticed it go." ${b} could not speak for a moment. "Am I too late?" asked ${a}. "Not if you can run," said ${b}, "with your eyes stuck together." It turned out that ${a} could.`,
      ),
      page(
        {
          setting: 'mountain',
          camera: 'wide',
          actors: [seen(A, 'look-up', 'surprised'), seen(B, 'look-up', 'happy'), seen(X, 'stand', 'surprised')],
          things: ['tree', 'lantern'],
        },
        `They came over the top just as the tree let go. It does that on the fourth evening, all at once. The air was full of white. It came down past the lanterns, and lay on the grass and on the tables. ${a} stopped. "${refrain}," said ${a}, very sadly. Then some of it came down on ${A.names} nose. It was not cold. It did not melt. "Oh," said ${a}. ${x} had the trumpet ready, and did not blow it.`,
        `The party was nearly over. There was ${x}, packing up, and no cake. And as they came to the top a breath of wind went through the branches. The whole tree came down, in small white pieces, round the lanterns. "${refrain}," said ${a}, and would have turned round. "Hold out your tongue," said ${b}. ${a} did. It was soft, and it tasted of nothing, and it stayed. "It's warm snow," said ${a}. Nobody had ever explained it so well.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(B, 'sleep', 'sleepy'), seen(X, 'sit', 'happy')],
          things: ['tree'],
        },
        `They stayed until it was dark, under the bare tree. "How did you do it?" asked ${x}, quite low, for a goose. "I stopped," said ${b}. ${x} thought it over. Then ${x} gave it a try, and it lasted for nearly a minute. "What was the cake like?" asked ${b}. But there was nobody to tell, for ${b} was asleep. ${a} gave ${b} a push. "${refrain}," said ${b}, and pulled up the petals.`,
        `Everybody else went home. "You woke ${a} with nothing?" said ${x}. "There's a lot of work in it," said ${b}. It had been four long days, and the petals were deep and soft. ${x} had kept one slice of cake, under a wing. "Here," said ${x}, for once in a whisper. ${b} did not hear. "It's for you," said ${a}, a bit louder. "${refrain}," said ${b}, fast asleep, and they shared it.`,
      ),
    ],
  };
}

type Seen = ReturnType<typeof seen>;

/** Those who are awake. */
const everyone = (going: Going, pose: Seen['pose'], feeling: Seen['feeling']): readonly Seen[] =>
  everybody(going, pose, feeling).filter(({ who }) => who !== going.A);
