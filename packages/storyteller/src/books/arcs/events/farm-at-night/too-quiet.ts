import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

/** What is said all night, and what is said in the end. */
const REFRAINS = [
  ['Shh!', 'Louder!'],
  ['Hush!', 'Louder!'],
  ['Keep quiet!', 'Louder!'],
  ['Not a sound!', 'More noise!'],
  ['Softly!', 'Louder!'],
  ['Shh, softly!', 'Louder, please!'],
  ['No noise!', 'More noise!'],
  ['Be quiet!', 'Be louder!'],
  ['Not so loud!', 'Much louder!'],
  ['Not a peep!', 'Make a noise!'],
] as const;
const TITLES = ['too quiet to sleep', 'a party that nobody hears', 'the farm at night', 'not a sound'];

interface Parts {
  readonly F: Figure;
  readonly f: string;
  /** Three who live there: the first cannot keep from laughing. */
  readonly C: Figure;
  readonly S: Figure;
  readonly P: Figure;
  /** "Moo! Baa! Oink!" */
  readonly all: string;
  readonly shh: string;
  readonly louder: string;
}

function partsOf({ A, K, company, chance }: Going): Parts {
  const own = [A, company.other].filter((each): each is Figure => each?.being?.isa === 'farm');
  const kinds = ['cow', 'sheep', 'pig'].filter((kind) => !own.some(({ being }) => being?.id === kind));
  const [C, S, P] = [...own, ...kinds.map((kind) => kind)]
    .slice(0, 3)
    .map((each) => (typeof each === 'string' ? company.meet(each) : each));
  if (!C || !S || !P) throw new Error('an empty farm');
  const F = company.person(K.name === 'Mr Barley' ? 'Mr Stook' : 'Mr Barley', 'farmer');
  const [shh, louder] = chance.pick<readonly [string, string]>(...REFRAINS);
  return { F, f: F.name, C, S, P, all: `${C.says}! ${S.says}! ${P.says}!`, shh, louder };
}

/** Everybody is as quiet as can be so that the farmer sleeps; and it is the quiet that wakes the farmer. */
export const TOO_QUIET: EventPlot = { id: 'too-quiet', young, middle, old };

function young(going: Going): Told {
  const { K, k, chance } = going;
  const { F, f, C, S, P, all, shh, louder } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: shh,
    pages: [
      page(
        { setting: 'farm', camera: 'wide', actors: [seen(F, 'sleep', 'sleepy'), seen(K, 'stand', 'happy')] },
        `${K.introduced} is at the farm. ${F.introduced} has a nap. "${all}" And ${f} sleeps on.`,
        `It is noon at the farm. "${all}" But ${F.introduced} sleeps. ${K.introduced} can see it.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(C, 'stand', 'excited'), seen(K, 'stand', 'happy')] },
        `Now it is night. "Party!" says ${C.introduced}. "You come, too, ${k}. ${shh}"`,
        `Night comes. ${C.introduced} has a party. ${k} may come. "${shh}" says ${C.name}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(S, 'walk', 'happy'), seen(P, 'walk', 'happy')],
          things: ['cake'],
        },
        `${S.introduced} comes on tiptoe. ${P.introduced} has a cake. Tip, tap!`,
        `${S.introduced} comes on tiptoe. ${P.introduced} brings a cake.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(F, 'stand', 'sleepy')], things: ['lamp'] },
        `Click! A light. ${f} looks out. "I can hear nothing," says ${f}. "How odd."`,
        `Click! There is a light. It is ${f}. "Not one sound? I am wide awake!"`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(P, 'cover', 'worried'), seen(S, 'stand', 'worried')] },
        `"We woke him!" says ${P.name}. "${shh}" They eat very softly.`,
        `"That was us," says ${S.name}. "${shh}" They eat without a sound.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(S, 'jump', 'happy'), seen(P, 'jump', 'happy'), seen(K, 'jump', 'happy')],
        },
        `They dance in socks. Click! The light is on again. "${shh}" says ${P.name}.`,
        `They put on socks and dance. Click! There he is again. "${shh}" says ${S.name}.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(C, 'jump', 'surprised'), seen(P, 'stand', 'surprised')] },
        `${P.name} slips on cake. It is so funny! ${C.name} laughs. "${C.says}!" Oh no!`,
        `${S.name} has cake on one ear. ${C.name} has to laugh. "${C.says}!" Oh dear!`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(F, 'sleep', 'sleepy'), seen(K, 'stand', 'surprised')] },
        `Click. The light goes out. And ${k} hears ${f} snore!`,
        `But the light goes out! ${f} snores. ${k} stands and listens.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'cheer', 'excited'), seen(C, 'cheer', 'happy'), seen(P, 'cheer', 'happy')],
        },
        `"He likes it loud!" says ${k}. "${louder}" "${all}"`,
        `"Quiet wakes him up!" says ${k}. "${louder}" "${all}"`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(F, 'stand', 'happy'), seen(P, 'sleep', 'sleepy')],
          things: ['hat'],
        },
        `In the morning ${f} gets up. "I slept well!" But why has ${P.name} a hat?`,
        `In the morning ${f} gets up. "I slept so well!" But everybody else is asleep.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, chance } = going;
  const { F, f, C, S, P, all, shh, louder } = partsOf(going);
  const [c, s, p] = [C.name, S.name, P.name];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: shh,
    pages: [
      page(
        { setting: 'farm', camera: 'wide', actors: [seen(F, 'sleep', 'sleepy'), seen(K, 'stand', 'happy')] },
        `It was noon on the farm. The gate banged, the pump creaked, and everybody was shouting for dinner. "${all}" In the middle, on the hay, lay ${F.introduced}, fast asleep. ${K.introduced}, who was staying there, stepped over him.`,
        `${K.introduced} was staying on a farm, and it was never quiet. "${all}" it went, from breakfast on. After dinner ${F.introduced} lay down on the hay, in the thick of it. He was asleep before his hat was.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(C, 'stand', 'excited'), seen(K, 'stand', 'happy')] },
        `That night something tickled ${K.names} ear. It was a straw, and it came from ${C.introduced}. "There's a party in the barn," whispered ${c}. "But ${f} has to be up at five. ${shh}"`,
        `At ten that night ${C.introduced} put a nose in at the window. "Party, in the barn," whispered ${c}. "You're asked. There's only one rule. ${f} needs his sleep. ${shh}" And ${k} put on slippers.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(S, 'walk', 'happy'), seen(P, 'walk', 'happy')],
          things: ['cake'],
        },
        `${S.introduced} came on tiptoe, and that takes time on four feet. ${P.introduced} carried a cake, without breathing. Somebody had put wool round the gate. One could have heard a feather land.`,
        `They came across the yard like shadows. ${S.introduced} had tied hay under every foot. ${P.introduced} held a cake, and held everything else as well. It was the quietest party in the world.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(F, 'stand', 'surprised')], things: ['lamp'] },
        `Click. There was a light in the farmhouse. Up went the window, and out came a nightcap. "Hello?" said ${f}. He listened for a long time. "Not a thing," he said. "That's funny." And he shut it again.`,
        `Then a window went up. "What's that?" said ${f}, into the night. There was no answer. He put a hand behind his ear. "There's nothing there at all," he said, and went back to bed. The light stayed on for an hour.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(P, 'cover', 'worried'), seen(S, 'stand', 'worried'), seen(C, 'stand', 'worried')],
        },
        `"That was you," whispered ${s}, "chewing." "I haven't begun," whispered ${p}. "${shh}" said ${c}. So they ate the cake without chewing. They just waited until it was gone. It was a soft cake.`,
        `"Somebody breathed," whispered ${p}. "Who was it?" "I only thought something," said ${s}. "Then think more softly. ${shh}" And they let the cake melt, bit by bit, with their eyes shut.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(S, 'jump', 'happy'), seen(P, 'jump', 'happy'), seen(K, 'jump', 'happy')],
        },
        `Then they danced. It was in socks, on straw, to no music. Click! There was the light again. "Who's there?" called ${f}. Nobody was. They stood on one leg, in the dark, until he had gone. "${shh}" said ${p}.`,
        `There was dancing next. ${k} nodded the tune, because one mustn't hum it. They had just got to the hop. Click! "I can't make it out," said ${f}, up there. "There's never a sound." "${shh}" said ${s}, on three legs.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(F, 'walk', 'worried'), seen(K, 'cover', 'worried')],
          things: ['lantern'],
        },
        `The third time he came down. They could see the lantern, and his bare knees, and his big boots. "It's no good," he said, to the pump. "I've been awake since ten. I don't know when I last slept at night." ${k} stared. After dinner he had slept like a log.`,
        `At midnight the door opened, and there came the lantern. He walked up and down the yard in his nightshirt. "Wide awake again," he said. "I'm so tired that I could drop. And nothing, nothing, nothing to be heard!" ${k} thought of the heap of hay, after dinner.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(C, 'cheer', 'surprised'), seen(P, 'stand', 'surprised')] },
        `Behind the barn door it was the wrong moment to slip on cake. ${p} slipped on it, and sat on ${s}. ${c} looked the other way. ${c} thought of sad things. It was no use at all. "${C.says.toUpperCase()}!"`,
        `Nobody must laugh. And just then ${s} turned round, with cake on the end of one ear. ${c} went stiff. ${c} shook all over, like a lid on a pot. Then it came out, all of it. "${C.says.toUpperCase()}!"`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(F, 'sleep', 'sleepy'), seen(K, 'stand', 'surprised')] },
        `They shut their eyes, and waited for the shouting. There was none. There was a noise like a saw. On the heap of hay lay ${f}, with his boots on. He was asleep.`,
        `It rang round the yard. They all held on to one another. Then somebody snored. ${k} put an eye to the crack. There lay ${f} in the hay, and slept like a child.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'cheer', 'excited'), seen(C, 'cheer', 'happy'), seen(P, 'cheer', 'happy')],
        },
        `"It isn't noise that wakes him," said ${k}. "It's quiet! Just look at him at noon!" It went still in the barn, and out there ${f} began to stir. "Quick!" cried ${k}. "${louder}" And they let it all out. "${all}"`,
        `"He sleeps when it's loud," said ${k}, aloud. "It's the quiet that gets him up." "We've been quiet for years," said ${p}, "to be kind." "${louder}" said ${k}. And they sang, and stamped, and rang the bucket. "${all}"`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(F, 'stand', 'happy'), seen(P, 'sleep', 'sleepy')],
          things: ['hat'],
        },
        `In the morning ${f} sat up, with straw in his hair. "Eight hours!" he said. "I feel like new." It was very quiet. They were all asleep, in paper hats, wherever they had stopped. "${shh}" said ${f} to the cock, and tiptoed off to milk.`,
        `At breakfast ${f} was singing. "I've not slept like that in years," he said. "Was there something on?" ${k} could hardly keep awake, in a paper hat. "Only a party," said ${k}. "There's another one tonight. We're doing it for you."`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, k, chance } = going;
  const { F, f, C, S, P, all, shh, louder } = partsOf(going);
  const [c, s, p] = [C.name, S.name, P.name];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: shh,
    pages: [
      page(
        { setting: 'farm', camera: 'wide', actors: [seen(F, 'sleep', 'sleepy'), seen(K, 'stand', 'curious')] },
        `${K.introduced} had come to help on the farm for a week. The first thing to be seen there was the farmer, asleep. It was noon. The pump was shrieking, the gate banged, and they were all calling for their dinner at once. "${all}" In the midst of it, on a heap of hay, lay ${F.introduced}. He looked as if somebody had switched him off at the wall. ${k} had to go round him with the barrow.`,
        `On the farm where ${K.introduced} was staying, it was never quiet by day. "${all}" it went, and the churns clanked, and a door somewhere had been banging since the spring. And in all that, every noon, ${F.introduced} fell over into the hay and was gone. He slept through the post van. He slept through a bucket. ${k} had to walk round him with the barrow.`,
      ),
      page(
        { camera: 'medium', actors: [seen(F, 'sit', 'sad'), seen(K, 'stand', 'calm')] },
        `But he was not well. He had rings under his eyes like a badger. The hay was not in, and there was rain on the way, and twice he had milked into his boot. "It's the nights," he told ${k}. "I don't sleep. I haven't, for three years. I lie there and listen, and there's nothing to listen to." It had got so bad that he thought of selling the farm. Somebody had sent him a letter about it.`,
        `"You'll have to excuse me," said ${f}, when he woke. "I don't get any sleep." ${k} was too polite to say anything. "At night, I mean. I lie awake from ten to five. It's been three years. I can't keep on like this, with the hay still out and the rain coming." He looked at the house. "I've had an offer for the place," he said. "I might take it."`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(C, 'stand', 'excited'), seen(K, 'stand', 'happy')] },
        `That night there was a straw in ${K.names} ear. At the other end was ${C.introduced}. "Party," whispered ${c}. "In the barn, once a year. You're asked." It went against all that ${k} knew of farms, but one doesn't argue with a straw in one's ear. "There's one rule," said ${c}. "He's a light sleeper. He asked us, once, to keep it down, and we have never made a sound at night since then. ${shh}"`,
        `At ten there was a nose at the window. It belonged to ${C.introduced}. "You're the one who walks round him with the barrow," whispered ${c}. "We noticed. We'd like you to come to the party." ${k} felt for the slippers. "You mustn't mind its being quiet," said ${c}, on the way. "Three years ago he said that we were noisy. It hurt us very much. At night we're like mice now. ${shh}"`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(S, 'walk', 'happy'), seen(P, 'walk', 'calm')],
          things: ['cake'],
        },
        `It was the quietest party there has ever been. ${S.introduced} had tied hay under every foot. There was wool round the gate, and somebody had taken the clapper out of the bell. ${P.introduced} saw to it all, and had made a list. ${p} was fond of ${f}, and couldn't bear that he should be ill. "Cake," said the list. "No crumbs. They rustle."`,
        `They had thought of everything. That is to say, ${P.introduced} had. The gate was wrapped in a blanket, and there was no clapper in the bell. ${S.introduced} came over the cobbles in four socks. There was a band, which played on things that make no sound, such as a cushion. "He gave me a bottle when I was small, every two hours," ${p} told ${k}, with hardly any voice. "The least we can do is to let him sleep."`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(F, 'stand', 'worried')], things: ['lamp'] },
        `Click. It was the window of the farmhouse. A nightcap came out of it and turned to the left and to the right. "Hello?" said ${f}. They had stopped, all of them, with their forks in the air. He listened until it hurt to look at him. "Not a thing," he said. "Not one living thing." And the window went down.`,
        `They had just come to the cake, when it went click. There was a light in the farmhouse. ${f} hung out over the sill, in his nightshirt. "Is anyone there?" he said. One could have heard the grass grow. Nobody so much as swallowed. "No," he said to himself. "There's never anyone there." The lamp stayed on.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(P, 'cover', 'worried'), seen(S, 'stand', 'angry'), seen(C, 'stand', 'sad')],
        },
        `"That was chewing," whispered ${p}, with a look at ${s}. "I hadn't begun!" "Then it was thinking." They let the cake melt. They danced on straw, to a tune that ${k} nodded. Click, went the lamp. "${shh}" said ${p}, nearly in tears. The quieter they were, the more often he came to the window. ${k} counted. It made no sense at all.`,
        `"You breathed," whispered ${p}. "One has to," said ${s}. They tried the cake without forks. They danced without touching the floor much. At the hop, click, there he was. "${shh}" said ${p}. "Oh, do be quiet!" It was the odd thing about that night: they grew quieter and quieter, and he grew more and more awake. ${k} sat down on a churn to think about it.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(F, 'walk', 'sad'), seen(K, 'think', 'curious')],
          things: ['lantern'],
        },
        `At one he came down. They saw him through the crack, in boots and bare knees. "It's like being the only one left," he said, to the pump. "All day one's among friends. Then they go in, and it's as if they'd moved away." He held up the lantern, and walked on. ${k} saw the heap of hay go by in the light. There was a dent in it, from after dinner.`,
        `The door of the house opened at one, and the lantern came out. Round the yard he went, and stopped by the hay. "There," he said, and patted it. "That's where I sleep. And I've never understood it." He held his head on one side. There was nothing for it to hear. ${k} was on the other side of a plank, and kept quite still, because it was all there at once.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(K, 'point', 'determined'), seen(P, 'stand', 'angry')] },
        `"It's the quiet," said ${k}. "That's what wakes him. You've got to be loud." They looked at ${k} as one looks at a person who laughs in church. "Loud," said ${p}. "He asked us for one thing in all his life. And if you're wrong? It's his last week of hay." There was that. If it went wrong they would never forgive it, and nor would he. And ${k} was only there until Sunday.`,
        `"You're doing it wrong," said ${k}. "He sleeps after dinner, when nobody can hear himself speak. It's you that he misses." "You've been here for two days," said ${p}, not kindly. "He'll get up, and find us at it, and sell. I will not have it." ${s} looked at the floor. They'd all been so good for three years. It's not easy to be told that it was for nothing, and by a guest.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'stand', 'worried'), seen(C, 'cheer', 'surprised'), seen(S, 'stand', 'surprised')],
        },
        `${k} could have let it be. It wasn't ${K.names} farm. But there were the boots, going round and round out there. ${k} took the big tin tray down from its nail. "If I'm wrong, it was only me," said ${k}, and shut both eyes, and let it drop. It was the loudest thing in three years. And ${c}, who had been holding on since ten o'clock, let go. "${C.says.toUpperCase()}!" said ${c}.`,
        `Nobody would have blamed ${k} for going to bed. ${k} went to the wall instead, where the bell hung, and put the clapper back in. "You can tell him that it was the guest," said ${k}. It took more courage than one would think, to ring a bell. It could be heard in two villages. Behind ${k} something burst. It was ${c}, who had kept it in for three years. "${C.says.toUpperCase()}!"`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(F, 'sleep', 'sleepy'), seen(K, 'stand', 'surprised'), seen(P, 'stand', 'surprised')],
        },
        `There was no shout. The boots had stopped. They all crowded to the crack. The lantern stood on the ground, burning away. Next to it, in the hay, lay ${f}, with his mouth open. He was snoring. "He's fainted," said ${p}. "He's asleep," said ${k}. It was very still in the barn again. And outside the snoring caught, and stopped, and a hand began to feel for the lantern.`,
        `They waited for it, with their shoulders up. It didn't come. "I can't look," said ${p}. ${s} looked. "He has lain down," said ${s}. So he had. He lay in the hay, boots and all, and slept like a child on a train. Nobody said anything, out of pure surprise. And in that silence, out there, ${f} turned over, and sighed, and opened one eye.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [
            seen(P, 'cheer', 'determined'),
            seen(C, 'cheer', 'happy'),
            seen(S, 'cheer', 'happy'),
            seen(K, 'cheer', 'excited'),
          ],
        },
        `It was ${p} who saw it first, to be fair. One could watch it go in, and hurt, and come out on the other side. "Well, don't stand there," said ${p}. "${louder}" And ${p} began. "${all}" They unwrapped the gate and banged it. They danced in boots. At three they were hoarse, and took turns. He never stirred. The rain came over the hill at four. So they got in the hay as well, singing, all but his.`,
        `"Three years," said ${p}. It was hard to look at. Then ${p} went out and unwrapped the gate, and let it bang. "What are you waiting for? ${louder}" It was like a dam. "${all}" They sang all that they hadn't sung. Somebody thought of the hay, since they were up, and they brought it in with a noise like a fair. The rain fell at four. There was only one heap out, and somebody held an umbrella over that.`,
      ),
      page(
        {
          time: 'day',
          camera: 'medium',
          actors: [seen(F, 'stand', 'happy'), seen(K, 'sit', 'sleepy'), seen(P, 'sleep', 'sleepy')],
          things: ['letter'],
        },
        `In the morning ${f} stretched until he cracked. He saw the barn, full to the roof, and the three of them asleep in paper hats. "I dreamed that you were all at home," he told them. He wrote a letter to say that the farm was not for sale. On Sunday, when ${k} left, there was a list on the gate, in ${P.names} writing. "Nights," it said. "Monday: ${c}. Tuesday: ${s}. Wednesday: all."`,
        `${f} woke at six, and there was no more hay to bring in. He didn't ask. He walked past the sleepers, in their paper hats, and put a finger on his lips. "${shh}" he told the cock. The letter about the farm went into the stove. ${k} slept badly at home, for a while. It was so dreadfully quiet there. Then a parcel came, with a bell in it, and the clapper was in.`,
      ),
    ],
  };
}
