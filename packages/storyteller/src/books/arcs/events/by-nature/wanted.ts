import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { harmIn, type Harm } from './harms.ts';

const REFRAINS: readonly ((sound: string) => string)[] = [
  (sound) => `Oh dear, ${sound}!`,
  (sound) => `There it went, ${sound}!`,
  (sound) => `It just went ${sound}!`,
  (sound) => `Whoops, and ${sound}!`,
  (sound) => `${cap(sound)}, it went!`,
  (sound) => `It only went ${sound}!`,
  (sound) => `And it went ${sound}!`,
  (sound) => `${cap(sound)}! Oh, sorry!`,
  (sound) => `Sorry about that ${sound}!`,
  (sound) => `${cap(sound)}, by accident!`,
];
const TITLES = (sound: string): readonly string[] => [
  `one more ${sound}`,
  `the party that went ${sound}`,
  `a very small ${sound}`,
  `not on purpose`,
];

interface Parts {
  readonly harm: Harm;
  readonly refrain: string;
  readonly N: Figure;
}

function partsOf({ raw, company, chance }: Going): Parts {
  const harm = harmIn(raw) ?? harmIn('pops');
  if (!harm) throw new Error('no harm');
  return { harm, refrain: chance.pick(...REFRAINS)(harm.sound), N: company.person('Mrs Plum', 'neighbour') };
}

const drawn = ({ thing }: Harm) => (thing ? { things: [thing] } : {});

/** Whatever is touched breaks; and then there is one thing that has to be broken. */
export const WANTED: EventPlot = { id: 'wanted', young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { harm, refrain } = partsOf(going);
  const { things, one, setting, stillNow, needNow, stuckNow, triedNow, doItNow, freedNow, sound } = harm;
  return {
    title: titled(chance.pick(...TITLES(sound))),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(K, 'stand', 'happy')] },
        `${K.introduced} has a party. Look at all the ${things}! ${needNow}`,
        `A party! ${K.introduced} has so many ${things}. ${needNow}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(K, 'stand', 'happy')] },
        `Here comes ${A.introduced}. "I will help!" says ${a}. "Take care," says ${k}.`,
        `In comes ${A.introduced}! "Can I help?" "Take care," says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised')], ...drawn(harm) },
        `${a} goes up to the first ${one}. "${refrain}" says ${a}.`,
        `${a} comes to the first ${one}. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'worried'), seen(K, 'stand', 'worried')], ...drawn(harm) },
        `"Slowly," says ${k}. Slowly, to the next ${one}. "${refrain}" says ${a}.`,
        `"Not so fast!" says ${k}. So ${a} is slow. ${cap(harm.sound)}! "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried')], ...drawn(harm) },
        `"Do not move," says ${k}. ${stillNow(a)} "${refrain}" says ${a}.`,
        `"Now stand still!" says ${k}. ${stillNow(a)} "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')] },
        `So ${a} goes far away. "I am no help," says ${a}.`,
        `${a} goes off, all alone. "I only do it wrong."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'surprised')] },
        `${stuckNow} "Help!" calls ${k}.`,
        `${stuckNow} "Oh no!" says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'worried')] },
        `${triedNow} "Who can help? ${a} can!"`,
        `${triedNow} "I must get ${a}!" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'run', 'surprised'), seen(K, 'point', 'excited')] },
        `"Come, ${a}!" says ${k}. "${doItNow}" "May I?" And... ${cap(sound)}! ${freedNow}`,
        `"${doItNow}" says ${k}. "Really?" One, two, three... ${cap(sound)}! ${freedNow}`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'cheer', 'happy'), seen(K, 'cheer', 'happy')],
          ...drawn(harm),
        },
        `One ${one} is left. "For you, ${a}," says ${k}. "${refrain}" says ${a}. Good night!`,
        `It is late now. "One more?" says ${k}. The last ${one} is for ${a}. "${refrain}" says ${a}. Good night!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { harm, refrain } = partsOf(going);
  const { to, things, one, setting, still, need, stuck, tried, doIt, freed, sound } = harm;
  return {
    title: titled(chance.pick(...TITLES(sound))),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(K, 'stand', 'happy')] },
        `It was the day of the party. ${K.introduced} had been up since six, and now there were ${things} everywhere. ${need}`,
        `There was going to be a party. "Forty ${things}," said ${K.introduced}, who had counted them all. "And nothing has gone wrong." ${need}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'wave', 'happy'), seen(K, 'stand', 'worried')] },
        `The first to come was ${A.introduced}. "I'm here to help!" said ${a}. "Good," said ${k}, and looked at ${a} from all sides. "Only, mind the ${things}." "I'm always careful," said ${a}.`,
        `"May I come in early, and help?" It was ${A.introduced}. "Of course," said ${k}. But ${k} stood in front of the ${things}. "I won't touch a thing," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised'), seen(K, 'stand', 'surprised')], ...drawn(harm) },
        `And ${a} didn't mean to. ${a} only wanted to see the first ${one} from close by. ${cap(sound)}! "${refrain}" said ${a}. It had been such a good one.`,
        `It took less than a minute. There was the first ${one}, and there was ${a}, next to it. ${cap(sound)}! "${refrain}" said ${a}. "I was just going past."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'worried'), seen(K, 'stand', 'worried')], ...drawn(harm) },
        `"You have to do it slowly," said ${k}. So ${a} went as slowly as honey to the second ${one}. It made no difference. It was only a slow ${sound}. "${refrain}" said ${a}.`,
        `"Perhaps it's because you're so quick," said ${k}. ${a} took one step, and waited, and took one more. But ${a} was still ${A.aKind}, at any speed. ${cap(sound)}! "${refrain}" whispered ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(K, 'point', 'worried')], ...drawn(harm) },
        `"Then stand there," said ${k}, "and do nothing at all." ${a} stood there, and did nothing. ${still(a)} ${cap(sound)}! "${refrain}" said ${a}. That made three, before anybody had come.`,
        `"Don't help," said ${k}. "Just stand in that corner." ${a} stood in the corner like a post. ${still(a)} ${cap(sound)}! "${refrain}" It was hard to say whose fault that was.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad')] },
        `${a} looked at all the ${things} that were left. "I'd better go," said ${a}, and sat down right at the far end. From there you could just hear the music. "It's because I'm ${A.aKind}," said ${a}.`,
        `After that ${a} asked nothing more. ${a} went to where there weren't any ${things}, quite far off. "I don't do it," said ${a} to a snail. "It's just how I'm made."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'surprised')] },
        `So everything was safe, and the party could begin. ${stuck} "Oh no!" said ${k}.`,
        `It was very quiet without ${a}. ${k} did not like it as much as you would think. ${stuck}`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'worried')] },
        `${tried} "What can we do?" they all said. ${k} thought hard. What was wanted here was something loud, and quick, and strong. What was wanted was a ${sound}.`,
        `${tried} "We'd need somebody," said ${k}, "who only has to come near a thing." And then ${k} was already running, as fast as could be.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'run', 'excited'), seen(A, 'stand', 'surprised')] },
        `"${a}, come quick!" called ${k}. "There's something to ${to}!" "By accident?" said ${a}. "No," said ${k}. "On purpose. ${doIt}" Nobody had ever said that to ${a} before.`,
        `"Go away," said ${a}. "I might look at you, and you'd go ${sound}." "That's just what we need," said ${k}, and pulled. "There it is. ${doIt}" "Is this a joke?" said ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'cheer', 'proud'), seen(K, 'cheer', 'excited')] },
        `${a} took a breath, and went up to it, neither fast nor slow. ${cap(sound)}! It was the best one of the day. ${freed} "Hurray for ${a}!" they all shouted.`,
        `So ${a} did what ${a} always did. But this time everybody was looking, and they counted to three. ${cap(sound)}! ${freed} They clapped until ${a} went red.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(K, 'stand', 'happy')],
          ...drawn(harm),
        },
        `When the party was over, ${k} counted again. "Three went too early," said ${k}. "All the others had their turn. And there's just one left. What do we do with that?" They looked at each other. "${refrain}" said ${a}, before it had even happened.`,
        `In the evening there was just one ${one} left. ${k} put it down in the middle, and bowed to ${a}. "I'm always careful," said ${a}, and went nearer. ${cap(sound)}! "${refrain}" said ${k}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const { harm, refrain, N } = partsOf(going);
  const { to, things, one, setting, still, need, stuck, tried, doIt, freed, sound } = harm;
  const n = N.name;
  return {
    title: titled(chance.pick(...TITLES(sound))),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(K, 'stand', 'proud'), seen(N, 'stand', 'calm')] },
        `The summer party was always done by ${n}, and this year ${n} had handed it over. ${K.introduced} was to do it all. "There's just one rule," said ${n}. "It has to be nice." By noon there were forty ${things}, and it was as nice as could be. ${need}`,
        `"You're old enough," ${n} had said, "to do the party by yourself. It only has to be nice." So ${K.introduced} had done it, with a list. There were forty ${things} on it, and at noon there they were. ${n} walked round, hands behind her back, as people do in a museum, and nodded. ${need}`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'wave', 'happy'), seen(K, 'stand', 'worried'), seen(N, 'stand', 'worried')],
        },
        `"Who is coming?" said ${n}. ${k} read out the list. At the fourth name ${n} stopped walking. "${a}?" said ${n}. "With forty ${things}?" "${a} is my friend," said ${k}. "I know," said ${n}. "I only ask." And there, an hour too early, with a ribbon on, was ${A.introduced}. "I've come to help!" said ${a}.`,
        `There was one name on the list that ${n} put a finger on. "Have you thought about that?" said ${n}. ${k} had thought about it all night. If you ask everybody, then you ask everybody. "It'll be all right," said ${k}. Just then somebody came along, early, with a ribbon on. It was ${A.introduced}. "What can I do?" said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised'), seen(K, 'stand', 'surprised')], ...drawn(harm) },
        `You can't say that ${a} was rough. ${a} saw the first ${one}, and said how pretty it was, and leaned over. ${cap(sound)}. It was quite a small one. "${refrain}" said ${a}. "It doesn't matter," said ${k}. "There are thirty-nine." But ${n} had turned round.`,
        `"You could look at the ${things}," said ${k}, "from where you are." ${a} did, with great delight. To see the first ${one} properly, ${a} came half a step nearer. ${cap(sound)}! "${refrain}" said ${a}, and stood there with the pieces. "That was one," said ${n}, who was good at counting.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'reach', 'worried'), seen(K, 'stand', 'worried')], ...drawn(harm) },
        `"Do everything at half the speed," said ${k}, in a whisper. ${a} did. It was like watching a cloud arrive. There was plenty of time to see it coming, and nothing that you could do. ${cap(sound)}. "${refrain}" said ${a}. "I went slowly!" "You did," said ${k}. It wasn't how ${a} went. It was what ${a} was.`,
        `"It's the hurry," said ${k}. "Go like a snail." So ${a} went like a snail, with a face as careful as a full cup. And at the end of it, as far as could be from any hurry, it went ${sound}. "${refrain}" said ${a}. They both looked at what had been the second ${one}. "That's two," said somebody behind them.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'worried'), seen(K, 'point', 'worried')], ...drawn(harm) },
        `There was a corner with nothing in it. "Could you stand there?" said ${k}. "And not help at all?" ${a} stood there and hardly breathed. It is tiring, to be nothing. ${still(a)} ${cap(sound)}. "${refrain}" said ${a}, quite softly. In ten minutes the first guests would be here.`,
        `"I know a place where you can't do anything," said ${k}. It was meant kindly. ${a} went there, and did nothing, with all the strength that ${a} had. ${still(a)} ${cap(sound)}! "${refrain}" Nobody laughed this time. "It has to be nice," said ${n}. "It's your party. You must know."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(A, 'stand', 'sad')] },
        `${k} looked at the list, and at the thirty-seven. Then ${k} said it. "I think it would be better if you went home." It was out before you could catch it, and there's no slow way of saying that. "Yes," said ${a}. "I thought that, too." ${a} took off the ribbon, so as not to wear it for nothing, and went.`,
        `It was ${k} who had asked ${a} to come. Now it was ${k} who said, "Perhaps you could come another day." ${a} understood at once. That was the worst of it. "When there aren't any ${things}," said ${a}. "Yes," said ${k}. The ribbon stayed behind, on the ground. And it was very nice after that, and very quiet.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'stand', 'surprised'), seen(N, 'stand', 'worried')] },
        `Nothing more could happen. ${k} went round and put everything straight, and did not enjoy it. ${stuck} One could see ${n} open the rule book in her head, and find nothing there.`,
        `"There, now," said ${n}. "That's how it should look." ${k} said nothing. ${k} was holding a ribbon. ${stuck} For this there was nothing on the list.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'think', 'worried'), seen(N, 'reach', 'worried')] },
        `${tried} ${n} did it with an umbrella, and it did the umbrella no good. "It would take a miracle," said ${n}. "No," said ${k}, slowly. "It'd only take a ${sound}." They looked at each other. Everybody who could have done that had just been sent home.`,
        `${tried} "What one would need," said ${n}, out of breath, "is somebody who need only look at a thing." There was a silence. Nobody said a name. But everybody was thinking of the same one, and ${k} most of all.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(K, 'kneel', 'sad')] },
        `${a} was sitting where there was nothing. "We need you," said ${k}, and stopped, because that wasn't the beginning. "I sent you away," said ${k}. "That was wrong. I'd say so if nothing were stuck." ${a} thought that over. "Would you have come?" said ${a}. ${k} had to be honest. "Not so soon," said ${k}. "But yes."`,
        `It was quite far to where ${a} was, and on the way ${k} had time. "You want me for something," said ${a}. "I can hear it." "I do," said ${k}. "But first it's about the other thing. I was thinking of forty ${things}, and not of you." ${k} held out the ribbon. "You'd have me if I go ${sound}?" said ${a}. "That's how you come," said ${k}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'cheer', 'proud'), seen(K, 'cheer', 'excited'), seen(N, 'stand', 'surprised')],
        },
        `"There," said ${k}. "${doIt}" ${a} looked round at ${n}. "On purpose?" said ${a}. "If you'd be so kind," said ${n}. ${a} went up to it, as you go up to somebody to dance. It was not a small one. It was heard three streets away. ${freed} ${n} was the first to clap.`,
        `They made a lane for ${a}, as for a king. "I've never done it when I was asked to," said ${a}. "It's the same," said ${k}. "Only that we'll be pleased. ${doIt}" ${a} shut both eyes. ${cap(sound)}! ${freed} It was a good while before anybody could hear what ${n} was shouting. It was, "Again!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'happy'), seen(A, 'stand', 'proud')], ...drawn(harm) },
        `It wasn't a nice party, after that. It was a good one. ${a} was asked to stay in the middle of it, and thirty-seven is a number that gets smaller. Each time it went ${sound}, the whole lot of them called it out together. "${refrain}" By six there was a queue of people who wanted to see it from close by.`,
        `${k} tore the list in two. "There's a new rule," said ${k}. "Every guest may bring ${a} one ${one}." So it went on all afternoon, and ${a} did not stand in any corner. "${refrain}" they shouted, each time. Nobody could have told you whether it was nice. They were too busy, and it was too loud.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(A, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(N, 'stand', 'calm')],
          ...drawn(harm),
        },
        `In the evening ${n} came round, hands behind her back, to see what was left. There was one ${one}. "That's for the party next year," said ${n}. They all three looked at it. ${a} moved away from it, to be sure. Then a moth came by, and ${a} leaned away from it, most carefully. "${refrain}" said ${n}.`,
        `At the end there was only the last ${one}, and the ribbon, and the three of them. "Who is going to do it next year?" said ${n}. "Me," said ${k}. "And the first name on the list is ${a}." "And the first thing?" said ${n}. ${k} pushed it across. ${a} did not need to be told to ${to} it. "${refrain}" said ${a}, and it was the best of the forty.`,
      ),
    ],
  };
}
