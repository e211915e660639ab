import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Where can it be?',
  'Where did it go?',
  'Has anybody seen it?',
  'Look, look, look!',
  'Where might it be?',
  'Is it near here?',
  'Wherever is it?',
  'Where is it hiding?',
  'Can anybody see it?',
  'Has it gone far?',
] as const;
const TITLES = ['one too many', 'right behind you', 'where can it be', 'somebody got out'];

const MAY_GET_OUT =
  /\b(monkey|penguin|llama|piglet|pig|goat|duck|duckling|sheep|lamb|flamingo|parrot|hen|donkey|calf|ostrich|meerkat|kangaroo|lemur)s?\b/;
const isZoo = ({ raw }: Going): boolean => /zoo|safari/.test(raw);

/** Who gets out: the one of the theme, else a penguin or a piglet. */
function escapedOf({ A, B, raw, company }: Going): Figure {
  const named = MAY_GET_OUT.exec(raw)?.[1];
  if (company.other && named !== undefined && company.other.kind.includes(named)) return company.other;
  const kind = named ?? (/zoo|safari/.test(raw) ? 'penguin' : 'piglet');
  return company.meet([A, B].some((each) => each.kind === kind) ? 'duck' : kind);
}
const withoutEscaped = (going: Going): Going =>
  going.company.other === going.B && MAY_GET_OUT.test(going.B.kind) && going.B !== going.K
    ? { ...going, B: going.company.friend, b: going.company.friend.name, third: null, comesToo: '' }
    : going;

/** Everybody looks for the animal that got out, and it walks behind them for the crumbs. */
export const BEHIND: EventPlot = {
  id: 'behind',
  when: /\b(?:escap\w*|gets? out|got out|loose|runs? away|ran away|runaway|missing|gate)\b/i,
  young: (going) => young(apart(withoutEscaped(going))),
  middle: (going) => middle(apart(withoutEscaped(going))),
  old: (going) => old(apart(withoutEscaped(going))),
};

function young(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const Z = escapedOf(going);
  const setting = isZoo(going) ? ('jungle' as const) : ('farm' as const);
  const place = isZoo(going) ? 'the zoo' : 'the farm';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'hold', 'happy', 'backpack'), seen(B, 'walk', 'happy')],
          things: ['backpack'],
        },
        `They went to ${place}. ${A.introduced} went, and ${B.introduced}.${comesToo} There was a bun in the bag.`,
        `Off to ${place}! ${A.introduced} had a bag. ${B.introduced} put in a bun.${comesToo}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'walk', 'happy')], things: ['backpack'] },
        `But the bag had a hole. Crumb, crumb, crumb! They fell out behind ${a}.`,
        `There was a hole in the bag. Drip, drip, drip, went the crumbs.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'surprised')], things: ['gate'] },
        `"Look," said ${b}. "That gate is open! ${cap(Z.theKind)} got out!" "${refrain}"`,
        `Oh dear! A gate was open. ${cap(Z.theKind)} was out. "${refrain}" said ${b}.`,
      ),
      page(
        { camera: 'wide', actors: [...everybody(going, 'walk', 'worried'), seen(Z, 'walk', 'happy')].slice(0, 4) },
        `They looked to the left. They looked to the right. "${refrain}" Who is that behind them?`,
        `They looked in a bucket. They looked in a bush. "${refrain}" Who comes there, behind them?`,
      ),
      page(
        { camera: 'medium', actors: [...everybody(going, 'kneel', 'curious'), seen(Z, 'stand', 'happy')].slice(0, 4) },
        `They looked down low. So did ${Z.theKind}. "${refrain}" said ${a}. Crumb, crumb.`,
        `${a} looked under a cart. ${cap(Z.theKind)} looked, too. "${refrain}" Crumb, crumb.`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'sad') },
        `They looked all day. They did not see it. They never looked behind. Did you?`,
        `They could not find it. But you can see it. Shh! Do not tell!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'surprised')], things: ['footprints'] },
        `Then ${k} looked at the ground. "There are too many feet! Whose are these?"`,
        `${k} saw some tracks in the mud. "Those small ones are not ours!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(Z, 'stand', 'happy')] },
        `They all turned round. There it was! Munch, it said. It had a crumb.`,
        `Turn round, quick! There stood ${Z.theKind}. It was eating a crumb.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(Z, 'walk', 'happy')], things: ['gate'] },
        `So they walked back to the gate. Crumb, crumb. In went ${Z.theKind}. Click!`,
        `They went in at the gate. ${cap(Z.theKind)} came, too. They hopped out. Click!`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'sit', 'happy') },
        `"Now for the bun," said ${g}. But there was no bun. "${refrain}" Ask ${Z.theKind}!`,
        `"Bun time!" said ${b}. The bag was empty. "${refrain}" You know, don't you?`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const Z = escapedOf(going);
  const setting = isZoo(going) ? ('jungle' as const) : ('farm' as const);
  const place = isZoo(going) ? 'the zoo' : 'the farm';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting,
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy'), seen(going.G, 'walk', 'happy')],
          things: ['backpack'],
        },
        `${A.introduced} carried the bag to ${place}. There was a bun in it, as big as a plate.${comesToo} "It's for three o'clock," said ${g}. "I can wait," said ${B.introduced}. Nobody knew that the bag had a hole.`,
        `For the trip to ${place} they had one large bun, to share. ${A.introduced} had it in a bag.${comesToo} "Don't squash it," said ${B.introduced}. It was not squashed. But there was a small hole in a corner of the bag.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'walk', 'happy'), seen(Z, 'look-up', 'curious')],
          things: ['backpack', 'gate'],
        },
        `A crumb fell out, and then another. They went by ${Z.theKind}. It looked at the crumb. It looked at its gate, and gave it a push. It was not quite shut.`,
        `So they left a trail behind them, and did not see it. ${cap(Z.theKind)} saw it. It stretched its neck. Then it leaned on the gate, and the gate went creak.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'surprised'), seen(A, 'stand', 'surprised')], things: ['gate'] },
        `A man came running with a net. "${cap(Z.theKind)} is out!" he shouted. "It's only small! It could be anywhere!" "${refrain}" said ${b}. "We'll help to look."`,
        `"Stop!" called a man in boots. "Has anyone seen ${Z.aKind}? It has got out!" They looked at the empty pen. "${refrain}" said ${b}. "Come on, we'll find it."`,
      ),
      page(
        { camera: 'wide', actors: [...everybody(going, 'walk', 'determined'), seen(Z, 'walk', 'happy')].slice(0, 4) },
        `They looked in the barrow and the bucket. They looked up a tree. They walked in a long line, so as not to miss anything. At the end of the line was somebody short. "${refrain}" said ${a}.`,
        `First went the man, and then ${a}, and then the rest. Last of all, and not very tall, went somebody with crumbs on its chin. "${refrain}" said ${a}, looking in front.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [...everybody(going, 'kneel', 'curious'), seen(Z, 'stand', 'curious')].slice(0, 4),
        },
        `They all got down to look under a cart. Everybody put their heads in, in a row. "Is it there?" said ${b}. "No," said ${a}. "${refrain}" The head at the end said nothing. It was chewing.`,
        `"Shh," said ${a}. "Listen for it." They stood as still as posts. Munch, went something, quite near. "It must be a long way off," whispered ${b}. "I can only just hear it. ${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'sad') },
        `They went round the pond twice. They looked so hard that their eyes ached. "It's gone for good," said the man, and blew his nose. They sat on a wall. There was one more on it than before.`,
        `In the end they had been everywhere. "Poor little thing," said ${a}. "It's all alone." It was sitting beside them on the step at the time. It had moved up to make room.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'look-up', 'surprised')], things: ['footprints'] },
        `By the pond it was muddy. ${k} saw their own tracks going round. "That's me," said ${k}, "and that's you. But whose are those little ones, on top?" Then it was very quiet. Munch.`,
        `${k} was counting the feet. You could see them all in the mud. "There's too many," said ${k}. "There's one of us more than there should be. And whoever it is, they come last."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Z, 'stand', 'happy'), ...everybody(going, 'stand', 'surprised')].slice(0, 4),
        },
        `They all turned round at once. There stood ${Z.theKind}. It looked behind itself, to see what they were looking at. "You've been there the whole time!" said ${a}.`,
        `Slowly, slowly, they looked over their shoulders. "Oh!" said ${b}. ${cap(Z.theKind)} was looking over its shoulder, too. It wanted to find it as much as anyone.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'happy'), seen(Z, 'walk', 'happy')], things: ['gate', 'backpack'] },
        `"Don't chase it," said ${k}. "It's following us. So let's go home to its house." They walked in at its gate, and round, and out again. They shut it just in time. Click.`,
        `"Where we go, it goes," said ${k}. So they went into the pen with the bag. It came in after them. They climbed out over the fence. "There," said the man. He never used the net.`,
      ),
      page(
        { camera: 'medium', actors: everybody(going, 'sit', 'happy'), things: ['backpack'] },
        `Then it was three o'clock. ${a} opened the bag, and put in a nose, and looked up. "The bun's got out!" said ${a}. "${refrain}" said everybody. And this time they looked behind them first.`,
        `"Now we've earned that bun," said ${b}. But the bag was flat. There was only a hole in it, and one raisin. They looked over the fence. "I know where it is," said ${a}. It looked very full.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, K, a, b, k, g, comesToo, chance } = going;
  const refrain = chance.pick(...REFRAINS);
  const Z = escapedOf(going);
  const setting = isZoo(going) ? ('jungle' as const) : ('farm' as const);
  const place = isZoo(going) ? 'the zoo' : 'the farm';
  const keeper = isZoo(going) ? 'the keeper' : 'the farmer';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'wide', actors: [seen(A, 'walk', 'proud'), seen(B, 'walk', 'happy')], things: ['backpack'] },
        `${A.introduced} always walked in front, and ${B.introduced} always walked behind. It had come about by itself. "I see everything first," said ${a}. "I see it for longer," said ${b}. On the day of the trip to ${place} it was ${a} who had the bag. There was a bun in it from ${g}, a round one, with sugar.${comesToo} There was also a hole.`,
        `If you walk fast you are in front, and the world is new. That was how ${A.introduced} liked it. ${B.introduced} came along at the back, and picked up what had been dropped. At ${place} the order was the same as ever.${comesToo} In front went ${a}, with the bag. In the bag was the largest bun that ${g} could buy. The bag had once been nibbled by mice. It had been a long time ago, and a small corner.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(Z, 'look-up', 'curious'), seen(A, 'walk', 'happy')],
          things: ['gate', 'backpack'],
        },
        `Every few steps it let go of a crumb. They passed a low green pen with a notice on it. Something inside put up its head. It had seen a good many visitors, and some of them had stopped, and some had not. This was the first to come by in a trail. ${cap(Z.theKind)} looked at the gate. Then it went up to that and leaned, in case.`,
        `There was a pen by the path, and in the pen, on a stone, was ${Z.aKind}. It was bored. Then something small and sweet fell down outside, and a bit further along there was another. It watched them go. It had tried the gate every day of its life, as you might try a door, not in any hope. Today somebody had forgotten the catch.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'excited'), seen(B, 'stand', 'worried')], things: ['gate'] },
        `Five minutes later ${keeper} came with a net. "${cap(Z.aKind)}," he said, holding his side. "About so high. It's never been out before." ${a} was delighted. "We'll find it," said ${a}. "I'll go ahead and look. ${refrain}" "Shall I look back here?" said ${b}. "There's nothing back there," said ${a}. "We've just been."`,
        `Then bells rang, and there were people running. ${cap(Z.theKind)} had got out. Nobody knew when. "Stay together and keep your eyes open," said ${keeper}, who looked as if he had not slept since. "Right," said ${a}. "I'm in front. ${refrain}" They set off at a good round pace. ${b} did not see why you should look for a slow thing so fast.`,
      ),
      page(
        { camera: 'wide', actors: [...everybody(going, 'walk', 'determined'), seen(Z, 'walk', 'happy')].slice(0, 4) },
        `They looked behind the tea room and in front of it. They looked up. ${a} led them along every path there was, at a trot, peering round the corners. And after them all, keeping nicely in step, with its head down, came somebody who was looking, too. It was doing rather better than they were. It had found eleven crumbs. "${refrain}" said ${a}.`,
        `${cap(keeper)} went first, and ${a} was at his elbow. After them came quite a crowd. You would have counted nine, from above, if you had been a bird. The ninth was shorter than the others. It was in no doubt about where to go. When they went left, it went left. When they stopped, it sat. "${refrain}" cried ${a}, shading both eyes, and staring straight ahead.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [...everybody(going, 'kneel', 'curious'), seen(Z, 'stand', 'curious')].slice(0, 4),
        },
        `They lay down in a row to look beneath the hay cart. "Anything your end?" said ${a}. "Only straw," said ${b}. At the far end of the row somebody blew softly through its nose. "Bless you," said ${b}. Something was bothering ${b}. It was a sort of feeling in the back of the neck. "I think I'll just look round," said ${b}. "Don't fall behind," said ${a}.`,
        `At the pond ${keeper} raised a hand. "Listen," he said. It was so quiet that they could hear the weed growing. Munch. "There!" breathed ${a}, and pointed across the water, as far as it is possible to point. "It's miles off." "It sounded near," said ${b}. "It sounded as if it was just behind." "That's the echo," said ${a}, who had read about them. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: everybody(going, 'sit', 'sad') },
        `By half past two they had been over the whole of it. ${cap(keeper)} sat down on a wall and put his net across his knees. "It isn't used to the world," he said. "It'll be by itself in some corner, crying." ${a} did not know what to say. There was a soft bump. Somebody had sat down next to him, at the other end. He moved up, without looking. He was too sad to look.`,
        `There was nowhere left to be in front of. ${cap(keeper)} wiped his face. "I had it from the egg, or thereabouts," said ${keeper}. "It used to follow me about." They all sat in a line along the step, and not one had the heart to talk. There were ten of them on it. There had been nine. A crumb was moving slowly away from ${A.names} left side. "${refrain}" said ${a}, quite low.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'think', 'worried'), seen(A, 'sit', 'sad')] },
        `"I'd like to go back the way we came," said ${b}. "That's no use," said ${a}. "We've seen it." "You've seen it from the front," said ${b}. It was not much of a thing to say. But it was nearly three, and ${a} was tired of being first to see nothing. "All right," said ${a}. "You lead." And ${a}, for the first time in that whole long friendship, got up and went to the back.`,
        `"You never asked me," said ${b}. "What I saw from there. Nobody's looked behind us once." "There isn't anything behind us," said ${a}. "How do you know?" It was a fair question, and there was no answer to it that was any good. ${a} had never been there. It cost something, with ${keeper} looking on, to stand aside, and wait until they had all gone past. "You go first," said ${a}. "I'll go where you go."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'look-up', 'surprised'), seen(Z, 'stand', 'happy')],
          things: ['footprints'],
        },
        `It is another country, back there. You see what everyone has trodden on. There in the mud by the pond were all the tracks they had made. Over the top of them, quite fresh, was a pair that was nobody's. "They're following us," said ${k}. "They've been following us all day." Then ${k} turned round. And there was no one between them any more.`,
        `It was the mud that told. All their feet were written down in it, in the order that they went. At the end was a very small pair, with the toes turned in. "Those come last," said ${k}. "They come on top of all the others. Whoever it is, they were behind us." There was a munch, exactly there. And one by one, everybody looked.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(Z, 'stand', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'happy')],
        },
        `${cap(Z.theKind)} stood in the path with sugar on its chin. It saw them all staring, and looked over its shoulder to find out at what. "Don't run," said ${b}. "It isn't lost. It's never been so sure of anything. It's behind you." ${cap(keeper)} got ready with his net, and put it down again. "Walk," said ${b}, "as you always do. In front." So ${a} led them home, and nobody had ever led anyone so carefully.`,
        `It was the happiest animal in the place. It had been out for five hours, and in good company. "It's the bag," said ${b}, who had found the hole. "It'll go wherever you do." ${cap(keeper)} could not speak. "Then you'd better go in front," ${b} told ${a}. And ${a} walked, slowly, looking back at each step, round by the pond and in at the green gate. In came ${Z.theKind}, after the last of the bun.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'walk', 'happy'), seen(B, 'walk', 'happy'), seen(Z, 'look-up', 'happy')],
          things: ['gate'],
        },
        `At three ${a} opened the bag, and there was a raisin. They gave it to whoever it belonged to, over the gate. On the way to the bus they could not settle who was to go in front. In the end they went side by side. It is slower. You see a good deal, though, and every so often they both looked behind them, to be sure. "${refrain}" said ${b}. It was only ${g}, with the coats.`,
        `"Three o'clock," said ${g}, "and who's for a bun?" It turned out that somebody had been. Nobody was very hungry, after all that. When they left, ${a} went out of the gate last, and walked backwards for a bit. It was all going away, very slowly: the pond, the pen, and a small round face at the bars. "You're right," said ${a}. "You do see it for longer."`,
      ),
    ],
  };
}
