import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { workOf } from './work.ts';

const REFRAINS = [
  'Keep still!',
  'Do keep still!',
  "Don't move!",
  'Not one move!',
  'Stay still!',
  'Stay just so!',
  'Stay as you are!',
  'Please keep still!',
  'No moving!',
  'Hold still!',
] as const;
const TITLES = ['keep still', 'the nest', 'somebody up there', 'as still as a tree', 'until they fly'];

/** A bird has built a nest on somebody with wheels, who must not move until the young ones fly; so the street does the work. */
export const NEST: EventPlot = {
  id: 'nest',
  when: /\b(?:called|named|who|that|nest|helps?|and)\b/i,
  young,
  middle,
  old,
};

const birdOf = ({ company }: Going): Figure => company.meet('robin');

const besides = ({ B, A, K }: Going, text: (b: string) => string): string =>
  B !== A && B !== K ? ` ${text(B.introduced)}` : '';

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { job, pile, spot } = workOf(going);
  const R = birdOf(going);
  const r = R.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(K, 'wave', 'happy')] },
        `Here is ${A.introduced}. ${a} can ${job}. "Good morning!" calls ${K.introduced}.${besides(going, (b) => `${b} waves.`)}`,
        `Who can ${job}? ${A.introduced} can! ${K.introduced} waves.${besides(going, (b) => `So does ${b}.`)}`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sit', 'proud'), seen(A, 'look-up', 'surprised')], things: ['nest'] },
        `A bird's nest! It is on the ${spot}. In it sits ${R.introduced}.`,
        `What is that on the ${spot}? A bird's nest! There sits ${R.introduced}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'run', 'surprised'), seen(R, 'jump', 'scared'), seen(K, 'point', 'worried')],
          things: ['nest'],
        },
        `"Time for work," says ${a}. Brrm! The nest jumps. "${refrain}" says ${k}.`,
        `"Work!" says ${a}. Brrm! Oh, the nest shakes. "${refrain}" calls ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'worried'), seen(R, 'stand', 'worried')], things: ['nest'] },
        `${a} tries it slowly. But an egg rolls to the edge. "${refrain}"`,
        `${a} goes as slow as a snail. The nest still tips. "${refrain}" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined')] },
        `A fly tickles ${a}. ${a} does not shake. It rains. ${a} does not go in. "${refrain}"`,
        `It rains on ${a}. A fly tickles ${a}. ${a} wants to shake. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'sad')] },
        `But look at the ${pile}! Who will ${job} now?`,
        `Look! So many ${pile}! "I can't ${job}," says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'walk', 'determined'), seen(A, 'stand', 'surprised')] },
        `"I can do one," says ${k}. Then everybody does one.`,
        `"I can do one," says ${k}. Next door does one, too. Soon it is the whole street.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'stand', 'happy'), seen(A, 'stand', 'happy')], things: ['nest'] },
        `Crack! One, two, three small beaks. "Cheep!" "${refrain}" says ${a}, very softly.`,
        `Peep! Three small ones! They are so hungry. ${a} hums to them.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(K, 'wave', 'happy')] },
        `Flap! One flies. Two fly. Three fly! "Now!" says ${k}. Brrm! Off goes ${a}.`,
        `And then they fly, one, two, three! The nest is empty. "Go, ${a}!" Brrm, brrm, brrm!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(R, 'stand', 'happy')], things: ['nest'] },
        `Next spring ${a} stands very still. Is anybody coming? Here is ${r}, with a twig!`,
        `It is spring again. ${a} keeps quite still. Look! ${r} comes, with a twig.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { job, pile, one, spot } = workOf(going);
  const R = birdOf(going);
  const r = R.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(K, 'wave', 'happy')] },
        `Nobody could ${job} like ${A.introduced}. Up the street and down the street went ${a}, and never stopped. "Good morning!" called ${K.introduced} from the gate.${besides(going, (b) => `${b} waved as well.`)} "No time!" called ${a}, and was gone.`,
        `All day long ${A.introduced} had to ${job}. "Don't you ever stand still?" said ${K.introduced}, by the gate.${besides(going, (b) => `${b} wondered, too.`)} "Me?" said ${a}. "No time!" And off went ${a}, round the corner.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'sit', 'proud'), seen(A, 'look-up', 'surprised')], things: ['nest'] },
        `One morning in April something was different. There were twigs on the ${spot}, and moss, and a bit of somebody's scarf. It was a bird's nest. In it, on three eggs, sat ${R.introduced}. "I've taken this place," said ${r}. "It's quiet, and there's a view."`,
        `Then came a morning in April. "There's somebody on your ${spot}," said ${k}. It was ${R.introduced}, in a bird's nest of moss and scarf. "Three eggs," said ${r}. "Mind how you talk. They can hear."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'run', 'surprised'), seen(R, 'jump', 'scared'), seen(K, 'point', 'worried')],
          things: ['nest'],
        },
        `"But I have to go to work!" said ${a}, and started up. Brrm! The nest hopped like a pan of popcorn. "${refrain}" cried ${k}. ${a} stopped at once.`,
        `"I'm late," said ${a}. Brrm! One egg rolled to the left. Brrm! It rolled to the right. "${refrain}" shouted ${k}, with both arms up.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'worried'), seen(R, 'stand', 'worried')], things: ['nest'] },
        `Perhaps it could be done slowly. ${a} went as slowly as a cloud. But a street isn't flat. There was one small bump, and one egg looked over the edge. "${refrain}" said everybody.`,
        `"Then I'll creep," said ${a}. It took ten minutes to get to the lamp post. There was a breath of wind, and the nest slid a bit. "${refrain}" whispered ${k}. So back they crept.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'determined')] },
        `So ${a} stood. It sounds easy. On Tuesday a fly walked all over ${a}, and it tickled. On Wednesday it rained in. On Thursday a brass band came by. "${refrain}" said ${a} through shut teeth.`,
        `It's hard work to do nothing. First ${a} had an itch underneath. Then there was rain, and nowhere to go. Then came a dog, and it stayed a while. "${refrain}" said ${k}, each time, and held up an umbrella.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'sad'), seen(K, 'look-up', 'worried')] },
        `And who was going to ${job}? There were ${pile} by the gates. There were ${pile} on top of ${pile}. By Friday the postman had to climb. "I can see it all," said ${a}, "and I can't do anything."`,
        `All that time nobody came to ${job}. There were ${pile} to the left, and ${pile} to the right. You couldn't see over them. "It's my job," said ${a}. "It's the only thing I can do, and I can't."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'walk', 'determined'), seen(A, 'stand', 'surprised')] },
        `"I could do one," said ${k}, and ${one}. It was heavy. "It's only one," said the lady next door, and did another. Then came the twins, and the postman. Before dinner there was a line right down the street.`,
        `${k} looked at it all. You can't do all of it. But you can do one. So ${k} ${one}. A window opened, and another. Soon the whole street was out, all in a long line, puffing.`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'stand', 'happy'), seen(A, 'stand', 'happy')], things: ['nest'] },
        `Tick, went something on the ${spot}. There were three beaks, and they were all open. "They like it when you hum," said ${r}. So ${a} hummed, very low, and didn't move so much as a screw. "${refrain}" said ${a} to the postman.`,
        `Then there was a peep, and two more. "Quick, what do they look like?" said ${a}, who couldn't turn round. "Like old socks," said ${k}, "with mouths." All evening ${a} hummed to them, so that they should sleep.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(K, 'wave', 'happy')] },
        `In May they stood on the edge and looked down. One flew as far as the lamp post. Two flew. The third needed a push. "That's all of them," said ${r}. "Thank you. You can go now." Brrm! You never saw anybody go like that.`,
        `It took three weeks. Then one of them fell off the edge, and didn't reach the ground. It flew! So did the next, and the next. "All out!" called ${k}. Brrm! ${a} went round the street six times, and hooted at every gate.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'happy'), seen(K, 'sit', 'happy'), seen(R, 'stand', 'happy')] },
        `The street has got used to it now. Each of them does a bit. But in April ${a} stops by the gate and keeps quite still. "No time?" says ${k}. "Plenty," says ${a}. And here comes ${r}, with a twig.`,
        `Next April ${a} stopped by the gate, and turned the motor off. "What are you doing?" said ${k}. "Nothing," said ${a}. "I'm rather good at it." They waited. Then, out of the blue sky, came ${r}, with a bit of scarf.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { job, pile, one, spot } = workOf(going);
  const R = birdOf(going);
  const r = R.name;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'street', camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(K, 'wave', 'happy')] },
        `It was ${A.introduced} who had to ${job} in that street. Work began at six, and for a hundred and nineteen days there had been no stop. ${a} was quick about it. In June there would be a silver plate, for whoever had been quickest in the year. "Good morning," said ${K.introduced}, at the gate.${besides(going, (b) => `"Good morning," said ${b}.`)} "Tomorrow!" called ${a}, going by. It was always tomorrow.`,
        `"Can you stand still for one minute?" said ${K.introduced}. ${A.introduced} could not.${besides(going, (b) => `${b} had asked as well.`)} It was April, and in June there was the silver plate, for the fastest of the year. Nobody could ${job} so fast as ${a}. Nobody had such a list. It had been a hundred and nineteen days without a stop, and it was only a matter of going on.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(R, 'stand', 'worried'), seen(A, 'stand', 'curious')] },
        `One night, when ${a} stood under the trees in the dark, something landed on the ${spot}. It was ${R.introduced}, very much out of breath, with one twig. "Don't mind me," said ${r}. "I've built in a letter box, and it was emptied. I've built in a hat, and it was put on. I built in a wheelbarrow. This year I've looked for the one thing in this town that stays where it is."`,
        `It was late, and dark, and ${a} stood under the trees. There was a flutter, and a small weight on the ${spot}. "Is this taken?" said a voice, and that was ${R.introduced}, holding a twig. "I'm so tired of moving. First it was a boot, and somebody went for a walk in it. Then it was a lorry. Imagine! I want something with roots." And a wing patted ${a}. "You feel solid. What are you, an oak?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'worried'), seen(R, 'sit', 'sleepy')] },
        `It was one twig. ${a} had only to say, "I start at six." Then ${r} would have said thank you, and begun all over again, for the fourth time, in the wind. ${a} thought of the silver plate. ${a} looked up. ${r} had put the twig down, and patted it, and fallen asleep beside it. "I'm an oak," said ${a}, to nobody, and felt something like a root.`,
        `Now was the time to mention it. It would have taken one hoot. ${a} thought of June, and of a hundred and nineteen days. ${r} was laying the twig down this way, and that way, and then stood back to look. Nobody had ever looked at ${a} like that. They had only looked at the clock. "An oak," said ${a}. "Yes." It's not a thing that can be taken back.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(K, 'stand', 'surprised'), seen(R, 'sit', 'proud')],
          things: ['nest'],
        },
        `When ${k} came out in the morning, ${a} was still there. It was ten past six. That had never happened. "What's wrong?" said ${k}. "Hush. I'm a tree," said ${a}, hardly moving. On the ${spot} sat ${r}, in moss, on three eggs. "How long for?" said ${k}. "How long does it take?" said ${a}. "Five weeks," said ${k}. "Until they fly. ${refrain}" And ${k} went to fetch some leaves.`,
        `"You're late," said ${k}, next morning, and then saw why. There was a nest, and there were eggs in it, three of them, the colour of weak tea. "I'm not here," whispered ${a}. "There's a tree here. Don't tell." ${k} took it in. "They need two weeks to hatch," said ${k}, "and three to fly. That's the middle of June." "I know," said ${a}. "Have you any leaves?" "${refrain}" said ${k}, and went to look.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'determined'), seen(K, 'stand', 'calm')] },
        `It's not restful to be a tree. A fly walked about on ${a} all of Tuesday. It rained in. A dog took the thing quite literally. On Friday a man with a list came by, who was in charge of the plate. "Not moving?" he said. "${refrain}" said ${k}, behind a branch. The man wrote down a nought. ${a} heard the pencil. It was quite a short sound, for a hundred and nineteen days.`,
        `You would think that it needs no effort. Each morning at six, all of ${a} got ready to go, and had to be talked to. "${refrain}" said ${k}, and tied on more ivy. It hailed. Somebody hung up a swing. In the second week the plate went by, on a cushion, to be engraved. You could read the name. It was somebody's from the next street, and not such a very fast one.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(K, 'look-up', 'worried')] },
        `And nobody came to ${job}. That was worse than the plate. There were ${pile} at every gate, and then there were gates that nobody could find any more. People said things, loudly, about certain persons who thought that they were trees. They weren't told why. If they were, they would come and look, and there would be an end of the quiet. "I'm letting them all down," said ${a}, "with every minute. I can hear it pile up."`,
        `What ${a} minded most was the street. There were ${pile} on the pavements, and in May there was no pavement. The baker fell over some, and said a word. "Lazy," they said, "and just when it was getting warm." ${a} could have explained it, in one sentence. But you can't explain a thing like that quietly, to forty people. "I'd be cross, too," said ${a}, under the ivy.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'determined'), seen(A, 'stand', 'surprised')] },
        `${k} could not do all of it. Anybody could see that. But it's an odd thing about ${pile}: each of them is only one. ${k} ${one}, before school, and went back, and did another. "What's that child doing?" said the baker. "One," said ${k}. It's hard to stand in a doorway after that. The baker did one. By Saturday they were at it from end to end of the street. They even got to know each other's names.`,
        `"You can't ${job} all by yourself," said ${a}. "No," said ${k}. "But I can do one of them." So ${k} ${one}. It took from breakfast until the bell. The next day there were two people, and on the day after there were nine. They grumbled at first, and then they sang, since it goes better. Nobody knew any longer who had begun. "It's rather nice," said the baker, "to see where it all goes."`,
      ),
      page(
        { camera: 'close', actors: [seen(R, 'stand', 'happy'), seen(A, 'stand', 'happy')], things: ['nest'] },
        `They hatched on a Sunday, during the bells. There were three of them, as bare as thumbs. In the evenings they cried, and then ${a} hummed, which was the lowest that the motor would go. "Trees hum, do they?" said ${r}. "It's the wind," said ${a}. "There's no wind," said ${r}. Nobody said anything more, and after a time the small ones slept.`,
        `One evening there was a tick, and a tick, and a peep. ${a} could not turn round to look. ${a} had to have it all described. "Pink," said ${r}. "Mostly mouth." When they would not settle, ${a} purred to them, very deep, with hardly any petrol. "What an unusual oak," said ${r}. ${a} held quite still. "I've had a good many homes," said ${r}. "Never one that sang."`,
      ),
      page(
        { camera: 'wide', actors: [seen(R, 'stand', 'proud'), seen(K, 'cheer', 'happy'), seen(A, 'stand', 'happy')] },
        `On the fifteenth of June the first one fell off the ${spot}, and didn't land. The second went after it to ask how it was done. The third sat on the edge all day. The whole street had found out by then, and stood below without a breath. "${refrain}" they whispered to each other. At five to eight it went. You could have heard the shout in the next town, if you hadn't been shouting.`,
        `Then it was June. They stood in a row, with feathers on, and looked at the air. One went. Two went. By now everybody knew, of course. You can't keep three young birds a secret. Forty people stood there, with the baker in front, all of them as still as posts. "${refrain}" said the baker to his own hat. And the last one shut both eyes, and let go, and flew.`,
      ),
      page(
        { camera: 'medium', actors: [seen(R, 'stand', 'calm'), seen(A, 'stand', 'surprised')] },
        `"Well, that's that," said ${r}, and tidied a feather. "You'll want to be getting on. You start at six." There was a long silence. "Since when have you known?" said ${a}. "Since the second day," said ${r}. "There's a number plate. I thought: it'll go off any moment now, they always do. And then you didn't. So I kept still about it."`,
        `When they had gone, ${r} came back once more, to say goodbye. "It's been a very good oak," said ${r}. "The wheels were handy. You could see right under it." "You knew?" said ${a}. "I've been driven off in a lorry before now," said ${r}. "I know what you smell like. I sat there every morning at six, and waited for it. Every morning you stayed."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'run', 'excited'), seen(K, 'wave', 'happy')] },
        `Then ${a} went. Leaves flew off at every corner, and a few twigs. There was not much left to do. The street did a bit of it on Saturdays now, with singing, and meant to keep it up. So there was time over. "Good morning," said ${a} to ${k}, and stopped, and meant it. They have never found out what people do with a silver plate.`,
        `Brrm! After five weeks it came out as a sort of song. Up the street went ${a}, and down, trailing leaves, and forty people waved. Somebody else has the plate. It's said to be hard to keep clean. On Saturdays they still do it all together. It takes longer so, and nobody wants it shorter. "Can you stop for a minute?" says ${k}. "I can stop for five weeks," says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'calm'), seen(R, 'stand', 'happy')] },
        `In April there was a flutter, one evening, under the trees. "Is this still an oak?" said a voice. "From now until June," said ${a}.`,
        `It was dark, and April again. Something landed on the ${spot}, with a twig. "Excuse me," it said. "What are you?" ${a} turned the motor off. "I can be anything you like," said ${a}, "that stays."`,
      ),
    ],
  };
}
