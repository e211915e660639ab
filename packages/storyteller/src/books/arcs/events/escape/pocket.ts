import type { SettingName, ThingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'No sign at all',
  'Not a trace',
  'Not a thing',
  'Nothing there',
  'Gone, all gone',
  'Nothing to be seen',
  'Not so much as a crumb',
  'Empty, quite empty',
  'No sign anywhere',
  'Not the least sign',
] as const;
const titles = (p: string): readonly string[] => [
  `where is ${p}`,
  'the slice of apple',
  'one step behind',
  'something in the pocket',
];

/** Where it lives, and where it is looked for. */
interface Ground {
  readonly home: string;
  /** Where that is, when the theme says so: " The pen is in the garden." */
  readonly where: string;
  readonly setting: SettingName;
  readonly spots: readonly [string, string, string];
  /** What stands there, for the pictures. */
  readonly things: readonly [ThingName | null, ThingName | null, ThingName | null];
}
const HOUSE: Ground = {
  home: 'cage',
  where: '',
  setting: 'living-room',
  spots: ['under the chair', 'in the basket', 'behind the broom'],
  things: ['chair', 'basket', 'broom'],
};
const YARD: Ground = {
  home: 'pen',
  where: '',
  setting: 'farm',
  spots: ['behind the wheelbarrow', 'under the ladder', 'behind the bucket'],
  things: ['wheelbarrow', 'ladder', 'bucket'],
};
const BIG = /^(?:goat|sheep|lamb|pony|horse|donkey|cow|calf|pig|piglet|llama|alpaca|goose|ostrich|emu)$/;
const KEPT =
  /^(?:hamster|gerbil|mouse|guinea pig|rabbit|bunny|tortoise|turtle|budgie|parrot|canary|chinchilla|ferret|rat|hen|chicken|duck|goat|sheep|lamb|pony|horse|donkey|cow|calf|pig|piglet|llama|alpaca|goose)$/;

/** Whether somebody is kept in a cage or a pen, and would follow a slice of apple. */
export const isKept = (id: string | undefined): boolean => id !== undefined && KEPT.test(id);

interface Parts {
  readonly P: Figure;
  readonly p: string;
  readonly ground: Ground;
}

function parts({ A, at, place, company }: Going): Parts {
  const P = [A, company.other].find((each) => isKept(each?.being?.id)) ?? company.meet('hamster');
  const big = BIG.test(P.being?.id ?? '');
  const hutch = /^(?:rabbit|bunny|guinea pig|tortoise|hen|chicken|duck)$/.test(P.being?.id ?? '');
  const home = big ? 'pen' : hutch ? 'hutch' : 'cage';
  const outside = at === 'garden' || at === 'farm';
  const ground = big || outside ? YARD : HOUSE;
  const where = outside ? ` The ${home} is ${at === 'farm' ? 'at' : 'in'} ${place ?? 'the garden'}.` : '';
  return { P, p: P.name, ground: { ...ground, home, where, setting: at && outside ? at : ground.setting } };
}

const shown = (thing: ThingName | null): ThingName[] => (thing ? [thing] : []);

/** It is after the slice of apple, which is in the pocket of the one who looks for it: so it is always one step behind. */
export const POCKET: EventPlot = {
  id: 'pocket',
  when: /\b(?:escap\w*|got out|gets? out|getting out|on the loose|r[au]n\w* (?:away|off)|missing)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { P, p, ground } = parts(going);
  const [under, inside, behind] = ground.spots;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(p))),
    refrain,
    pages: [
      page(
        {
          setting: ground.setting,
          time: 'sunset',
          camera: 'medium',
          actors: [seen(P, 'sit', 'happy'), seen(K, 'kneel', 'happy')],
          things: ['apple'],
        },
        `This is ${P.introduced}. Each night ${k} brings apple, in a pocket.${ground.where}`,
        `${P.introduced} lives with ${K.introduced}. ${k} brings apple each night, in a pocket.${ground.where}`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'wave', 'calm'), seen(K, 'run', 'happy'), seen(P, 'stand', 'surprised')] },
        `"Bed, ${k}!" calls ${g}. Off runs ${k}. And the apple? ${p} waits.`,
        `"Bed!" calls ${g}. In runs ${k}. And the apple? ${p} waits.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(P, 'reach', 'determined')] },
        `No apple? ${p} gives the door a push. Click! Out comes ${p}.`,
        `No apple comes. Push, push. Click! The ${ground.home} is open.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'surprised', 'torch'), seen(G, 'stand', 'worried')] },
        `The ${ground.home} is empty! "${refrain}," says ${k}. ${Gcap} brings a torch.`,
        `${k} comes with ${g} and a torch. The ${ground.home} is empty. "${refrain}," says ${k}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'kneel', 'worried'), seen(P, 'walk', 'happy')],
          things: shown(ground.things[0]),
        },
        `${k} looks ${under}. "${refrain}," says ${k}. Who is behind ${k}? It is ${p}!`,
        `Is ${p} ${under}? "${refrain}," says ${k}. Look behind you, ${k}!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'reach', 'worried'), seen(P, 'walk', 'curious')],
          things: shown(ground.things[1]),
        },
        `${k} looks ${inside}. ${p} looks at the pocket. Sniff, sniff. "${refrain}," says ${k}.`,
        `On they go, ${k} and ${p}. ${k} looks ${inside}. Sniff, goes ${p}. "${refrain}," says ${k}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'stand', 'worried'), seen(P, 'walk', 'happy')],
          things: shown(ground.things[2]),
        },
        `Round they go, ${k} in front, ${p} behind.`,
        `${k} looks ${behind}. ${k} turns round. ${p} turns round too.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(P, 'reach', 'excited')] },
        `${k} sits down and is sad. Then it goes crunch. Crunch, crunch!`,
        `${k} sits down. It is so quiet. What is that? Crunch, crunch!`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(P, 'sit', 'happy')], things: ['apple'] },
        `Whose nose is in the pocket? It is ${p}! "Oh, ${p}! I forgot your apple!"`,
        `A nose is in the pocket. It is ${p}! "Your apple!" says ${k}. "I forgot it!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'sleep', 'sleepy'), seen(K, 'wave', 'sleepy')] },
        `${p} goes home and sleeps. ${k} looks in the pocket. Is there any apple? "${refrain}."`,
        `Now ${p} sleeps. And the apple? ${k} turns out the pocket. "${refrain}," says ${k}. Good night!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { P, p, ground } = parts(going);
  const [under, inside, behind] = ground.spots;
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(p))),
    refrain,
    pages: [
      page(
        {
          setting: ground.setting,
          time: 'sunset',
          camera: 'medium',
          actors: [seen(P, 'sit', 'happy'), seen(K, 'kneel', 'happy')],
          things: ['apple'],
        },
        `Every evening ${K.introduced} brought ${P.introduced} a slice of apple. It came in the pocket of a dressing gown, a bit fluffy. First came the apple, and then came "Good night". That was the rule.${ground.where.replace(' is ', ' was ')}`,
        `${P.introduced} had one rule: no apple, no sleep. The slice came in ${K.names} dressing gown pocket, and never late. Then the door was shut, click.${ground.where.replace(' is ', ' was ')}`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'wave', 'calm'), seen(K, 'run', 'happy'), seen(P, 'stand', 'surprised')] },
        `But one evening ${g} called, "Quick, there's a hedgehog on the path!" ${k} ran. Then it was bedtime. The slice was still in the pocket. ${p} sat there and waited.`,
        `One night there was a hot-air balloon over the roofs. "Look at that!" called ${g}, and ${k} ran to look. Nobody thought of the apple after that, but ${p}. ${p} thought of it a great deal.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(P, 'reach', 'determined')] },
        `It got dark. No apple came. "Then I'll have to fetch it," thought ${p}. One push with the nose, and another a bit higher. Click. The door of the ${ground.home} swung open.`,
        `${p} waited till all the lights were out. If an apple doesn't come to you, you must go to the apple. It took a shoulder and a bit of nose. Click, said the door, and ${p} was out.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'surprised', 'torch'), seen(G, 'stand', 'worried')] },
        `Something had gone click. ${k} put the dressing gown on again and came to see. ${Gcap} brought a torch. The door stood wide open. ${k} shone into every corner. "${refrain}," said ${k}.`,
        `"Did you hear that?" said ${k}, and put on the dressing gown. ${Gcap} brought the torch. They shone it into the ${ground.home}, at the straw and the bowl. "${refrain}," said ${k}, in a small voice.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'kneel', 'worried'), seen(P, 'walk', 'happy')],
          things: shown(ground.things[0]),
        },
        `They began ${under}. ${k} got down and shone the torch about. "${refrain}," said ${k}. Behind ${k}, in the dark, stood ${p}. There was a lovely smell. It came from the dressing gown.`,
        `First ${k} looked ${under}, head first. What was left over stuck out at the back, with a pocket on it. ${p} came up to the pocket and sniffed. "${refrain}," said ${k}, from in front.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'reach', 'worried'), seen(P, 'walk', 'curious')],
          things: shown(ground.things[1]),
        },
        `${k} got up again and looked ${inside}. So ${p} had to go there as well. It's not easy to eat out of a pocket that keeps walking. "${refrain}," said ${k}, and turned round. ${p} turned too.`,
        `The pocket went off. ${p} went after it. ${k} looked ${inside} and felt about with one hand. Each time ${p} was nearly there, the pocket moved. "${refrain}," said ${k}, and was off again.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'walk', 'worried'), seen(P, 'walk', 'determined')],
          things: shown(ground.things[2]),
        },
        `Then it was ${behind}. Round and round they went, ${k} with the torch, ${p} after the apple. If ${k} had once looked back! But people look for a thing in front.`,
        `"You go that way, and I'll go this way," said ${k} to ${g}. They looked ${behind}. They went past each other twice. After ${k}, without a sound, came ${p}, as if on a string.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad'), seen(P, 'reach', 'excited')] },
        `At last there was nowhere else to look. ${k} sat down, and nothing moved any more. That was what ${p} had been waiting for. Crunch. "What was that?" said ${k}. Crunch, crunch.`,
        `${k} could not go on. "I'll just sit here," said ${k}, "until I hear something." So the pocket was still, for the first time that night. And then it went crunch. It went crunch, crunch, very near.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'happy'), seen(P, 'sit', 'happy')], things: ['apple'] },
        `${k} looked down. There was a nose in the dressing gown. It was ${p}, chewing. "Where have you been?" said ${k}. "Oh! Your apple! You only came to get your apple."`,
        `It came from the pocket. There was a nose in it. Behind the nose was ${p}, with full cheeks. "You were after me all the time!" said ${k}. "I forgot your slice. It was me."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'sleep', 'sleepy'), seen(K, 'kneel', 'happy'), seen(G, 'stand', 'happy')],
          things: ['apple'],
        },
        `First the apple, and then "Good night". ${p} was asleep before the door went click. "Is there a bit left for me?" asked ${g}, who had got hungry. ${k} turned out the pocket. "${refrain}," said ${k}.`,
        `So that was all right. ${p} went in by the door, lay down, and slept at once. "I could eat an apple now," said ${g}. ${k} felt in the pocket, right down to the fluff. "${refrain}," said ${k}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, k, company, chance } = going;
  const { P, p, ground } = parts(going);
  const [under, inside, behind] = ground.spots;
  const big = BIG.test(P.being?.id ?? '');
  const floor = ground.setting === 'living-room' ? 'floor' : 'yard';
  const shop = big ? 'market' : 'pet shop';
  const B = company.person(chance.pick(...['Robin', 'Noor', 'Sal'].filter((each) => each !== k)), 'child');
  const b = B.name;
  const T = company.person('Mr Bell', 'teacher');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(p))),
    refrain,
    pages: [
      page(
        {
          setting: ground.setting,
          camera: 'medium',
          actors: [seen(P, 'sit', 'happy'), seen(K, 'hold', 'proud', 'notebook')],
        },
        `${P.introduced} belonged to Mr Bell, the teacher, and was hardly ever lent to anybody. That weekend ${p} was lent to ${K.introduced}. A list came along, of eleven things to do.${ground.where.replace(' is ', ' was ')} "You're the only one I'd trust with it," Mr Bell had said. ${k} got a red pencil, to put the ticks.`,
        `"Eleven points," said Mr Bell, the teacher, and handed ${K.introduced} the list. He was going away until Sunday, and somebody had to look after ${P.introduced}. He had not asked ${b}, or any of the others. He'd asked ${k}. ${big ? `${k} led ${p} home as if over eggs` : `${k} carried the ${ground.home} home as if it were full of eggs`}, and sharpened a red pencil.${ground.where.replace(' is ', ' was ')}`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(K, 'hold', 'happy', 'notebook'), seen(P, 'look-up', 'curious')],
          things: ['apple'],
        },
        `Number eleven had been underlined. "At eight: one slice of apple. NEVER forget." At five to eight ${k} put the slice in a pocket, and made the last tick of the day. Eleven ticks! And just then ${B.introduced} whistled outside, for there was a hedgehog on the path. It was a big one. They watched it until bedtime. It's a dangerous thing, to tick first.`,
        `Saturday went like a clock. By the evening there were ten red ticks, as neat as a fence. Only eleven was left: "Apple. Eight o'clock. NEVER forget." ${k} had the slice in one pocket already, so it was as good as done, and got its tick. Then ${B.introduced} called up that there was a balloon over the roofs, with a flame. ${k} ran. After that the list said that there was nothing more to do.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(P, 'reach', 'determined')] },
        `Eight o'clock went by in the ${ground.home}, and half past. ${p} could not read. But ${p} knew to the minute when there should be apple. By nine it was clear that something had gone wrong with the world. When a thing doesn't come to you, then you must go to it. The door had been shut with care. It took until ten. Click.`,
        `Nobody had told ${p} about the ticks. ${p} looked at the place where the apple always came through, and went on looking. It got dark, and darker. Some sit and wait at such times, and are brave about it. ${p} put a nose to the door, then a shoulder, and then everything. About ten it said click.`,
      ),
      page(
        { time: 'day', camera: 'medium', actors: [seen(K, 'stand', 'surprised'), seen(B, 'kneel', 'curious')] },
        `In the morning the door stood open. ${k} looked into the straw, and under the straw. "${refrain}," said ${k}, and had to sit down. ${b} came at once. "I'd just lie on the floor," said ${b}, "and think like ${p}." "We'll do it in order," said ${k}, and made a list of all the places. They were both a bit right, as it turned out.`,
        `On Sunday morning there was a good deal of air in the ${ground.home}, and nothing else. "${refrain}," whispered ${k}. It's a horrid feeling. It starts in the knees. ${b} came over, still chewing. "If I were ${p}, where would I want to go?" said ${b}. "That's no method," said ${k}, and got out the red pencil. It made twenty-six places, from left to right.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'kneel', 'worried'), seen(B, 'kneel', 'calm'), seen(P, 'walk', 'happy')],
          things: shown(ground.things[0]),
        },
        `They looked ${under}, and ticked it. They looked ${inside}. There wasn't a trace, and that got a tick as well. All morning ${k} went ahead with the list. And all morning, two steps back and without a sound, came ${p}. For it was in there, the smell, in the pocket that went up and down in front. It only would not stop for a moment.`,
        `${k} looked ${under}, then ${inside}, then ${behind}, with a tick for each. Now if anybody had turned round! But people who look for something look ahead. Behind ${k}, in the shadow, close to the wall, came ${p}. ${p} did not care where they went. But if only that pocket would stand still!`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'point', 'surprised'), seen(K, 'stand', 'curious')],
          things: ['flour', 'footprints'],
        },
        `It was ${b} who thought of the flour. They shook it over the whole ${floor} and went away for an hour, for lunch. Then they came back and looked. "There!" said ${b}. There were footprints, and not only their own. They went out where ${k} had gone out, and came back when ${k} came back. "They go just where you go," said ${b}. They both looked round. "${refrain}," said ${k}.`,
        `After lunch they put down flour, a whole bag of it, so as to see where somebody had walked. ${k} went across, and back again for the pencil. ${b} lay down to think. "That's funny," said ${b}, after a while. "There are your shoes. And in your shoes there are feet." They went over and back, just like ${k}. They spun round. "${refrain}," said ${k}.`,
      ),
      page(
        {
          setting: 'shop',
          camera: 'medium',
          actors: [seen(B, 'point', 'worried'), seen(K, 'stand', 'sad')],
          things: ['coin'],
        },
        `At five Mr Bell would come, and now it was four. "There's the ${shop}," said ${b}, not looking at ${k}. "They've got one that's just like it. Nobody would ever know." They stood in front of it. It had the same eyes, and the same back. ${k} had enough, to the last coin. It would be quite easy. You'd only have to say its name on Monday, in front of everybody, and go on saying it.`,
        `By four o'clock the list was all ticks, and Mr Bell was coming at five. "You could buy one," said ${b}. It was a kind thought, in its way. They went to look, and there it sat, at the ${shop}, as like as a twin. ${k} counted the coins. There were enough. "Hello, ${p}," said ${k}, to try it out. It looked up quite politely. "No," said ${k}.`,
      ),
      page(
        { setting: ground.setting, camera: 'medium', actors: [seen(T, 'stand', 'calm'), seen(K, 'stand', 'worried')] },
        `The bell rang at five. There was Mr Bell, with sand on his shoes. "Well," he said, "and how's my friend?" ${k} had made up a sentence, a long one, and it was gone. "I lost ${p}," said ${k}. "I ticked it before I did it. I ticked all of them, and I was so pleased with them that I never looked." It was quiet for a very long time.`,
        `Mr Bell had been to the seaside, and had brought a stick of rock for the one he trusted. ${k} did not take it. "${cap(p)} isn't here," said ${k}. "It's nobody's fault but mine. Eleven has a tick, and I didn't do eleven." Once it had begun, it came by itself. "And I looked for one that's the same. And there isn't one."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(T, 'stand', 'surprised'), seen(K, 'stand', 'surprised'), seen(P, 'reach', 'excited')],
        },
        `${k} stood as still as a post, and looked at the floor. It was the first time since Saturday that ${k} had stood still. "Crunch," it said. Mr Bell put up his eyebrows. "I beg your pardon?" he said. "I didn't say anything," said ${k}. "Crunch, crunch," it said, from the jacket.`,
        `Nobody moved. ${k} did not even breathe. And that, after a day and a night, was what somebody had been waiting for. "What are you eating?" asked Mr Bell. "Nothing," said ${k}. They listened. It was coming from the pocket. "Crunch," it went, "crunch, crunch," like boots in snow.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(K, 'hug', 'happy'),
            seen(P, 'sit', 'happy'),
            seen(T, 'stand', 'happy'),
            seen(B, 'cheer', 'happy'),
          ],
          things: ['apple'],
        },
        `There was a nose in it. There was flour on the nose, and at the back of it, in one piece, was ${p}. "You went to fetch it," said ${k}, and held on. "I forgot it, and you came after me, all over the place." "I said think like ${p}," said ${b}. Mr Bell looked at the slice, what was left of it. "Eight o'clock on Saturday," he said. "It's a bit late."`,
        `${k} looked down, and into two round eyes. It was ${p}, all white with flour, with a cheek full of Saturday's apple. "It was never lost," said ${b}, on the floor. "It was looking for you." ${k} could not say a word, and held on. Mr Bell blew his nose. "I've had people bring me the wrong one," he said, "and say its name. Twice."`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'hold', 'happy', 'notebook'), seen(B, 'stand', 'happy'), seen(P, 'sit', 'calm')],
          things: ['apple'],
        },
        `${k} has ${p} every holidays now. There's a new list, with twelve points, and no pencil goes near it until the thing is done. Number twelve is in ${B.names} writing. "Turn round," it says. In the evening, at eight, ${k} feels in the pocket for what is left over. "${refrain}," says ${k}, and makes the tick.`,
        `The next weekend somebody else could have had ${p}. But Mr Bell came down the corridor with the list, and straight to ${k}. There was one thing added at the bottom, underlined. "Twelve," it said. "Stand still now and then." At eight ${b} asked if there was any apple for other people. ${k} turned out both pockets. "${refrain}."`,
      ),
    ],
  };
}
