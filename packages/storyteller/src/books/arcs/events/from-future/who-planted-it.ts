import type { SettingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { ableFriend } from '../able-friend.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';
import { inPlace, settingOf, withMate } from '../the-one.ts';

const REFRAINS = [
  'We have one in the museum',
  'There is one in our museum',
  'Our museum has one',
  'I saw one in the museum',
  'That is in our museum',
  'We keep ours in the museum',
  'Oh, as in the museum',
  'The museum has one of those',
  'I know it from the museum',
  'Ours is behind glass',
] as const;
const TITLES = [
  'planted on this day',
  'the tree that was not there yet',
  'a visitor until six',
  'what was under the roots',
];

interface Parts {
  readonly A: Figure;
  readonly a: string;
  readonly B: Figure;
  readonly b: string;
  /** Who comes from the future. */
  readonly V: Figure;
  readonly v: string;
  readonly where: string;
  readonly at: SettingName;
  readonly comesToo: string;
  /** "the year 3000". */
  readonly when: string;
  /** Who plants it, as the sign has it: "a child". */
  readonly by: string;
}

function parts(given: Going): Parts {
  const going = withMate(apart(given));
  const { A, B, K, third, company } = going;
  const V = /\brobot\b/.test(given.raw)
    ? company.meet('robot')
    : company.person(['Zil', 'Ono'].find((each) => each !== A.name) ?? 'Zil', 'child');
  const year = /\byear \d{3,4}\b/.exec(given.raw)?.[0];
  return {
    A,
    a: A.name,
    B,
    b: B.name,
    V,
    v: V.name,
    when: year === undefined ? 'a hundred years from now' : `the ${year}`,
    where: inPlace(going, ' in the garden'),
    at: settingOf(going, 'garden'),
    comesToo: third ? ` ${third.name} came to look as well.` : '',
    by: A === K ? 'a child' : 'somebody young',
  };
}

/** A child of the future wants to see who plants a famous tree. Nobody comes with one; and an acorn is in a pocket all the time. */
export const WHO_PLANTED_IT: EventPlot = ableFriend({ id: 'who-planted-it', young, middle, old });

function young(going: Going): Told {
  const { A, a, B, b, V, v, where, at, by } = parts(going);
  const { k, third, chance } = going;
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: at,
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'acorn'), seen(B, 'stand', 'happy')],
          things: ['acorn'],
        },
        `${A.introduced} has found an acorn${where}. It goes in a pocket. ${B.introduced} looks on.${third ? ` So does ${k}.` : ''}`,
        `An acorn! It lies${where}. ${A.introduced} keeps it. ${B.introduced} looks on.${third ? ` So does ${k}.` : ''}`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'wave', 'happy'), seen(A, 'stand', 'surprised')], things: ['bicycle'] },
        `Zing! Here is ${V.introduced}, from the future. "A bicycle! ${refrain}"`,
        `Zing! Who is that? It is ${V.introduced}. "I come from the future. A bicycle! ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'point', 'excited'), seen(B, 'stand', 'curious')] },
        `"Where is the big tree?" says ${v}. "My swing is on it." There is no tree.`,
        `"My swing hangs on a tree," says ${v}. Where? There is no tree.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'look-up', 'curious'), seen(A, 'stand', 'curious')] },
        `"${cap(by)} plants it today," says ${v}. They wait. A man has a plant. No, a flower.`,
        `"Today ${by} plants it," says ${v}. They wait. Is that a tree? No, a cabbage.`,
      ),
      page(
        { camera: 'close', actors: [seen(V, 'point', 'happy'), seen(B, 'stand', 'calm')], things: ['puddle'] },
        `"Oh, a puddle! ${refrain}" says ${v}. Splash! Nobody comes.`,
        `"A puddle! ${refrain}" says ${v}. Nobody comes.`,
      ),
      page(
        { time: 'sunset', camera: 'close', actors: [seen(V, 'sit', 'sad'), seen(A, 'sit', 'worried')] },
        `It gets late. ${v} must go. "No tree, no swing," says ${v}.`,
        `Soon ${v} has to go. "Then there will be no swing," says ${v}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'surprised', 'acorn'), seen(V, 'stand', 'surprised')],
          things: ['acorn'],
        },
        `${a} looks for a hanky. What is in the pocket? The acorn!`,
        `Where is a hanky? ${a} finds something round. It is the acorn!`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'excited'), seen(B, 'kneel', 'happy'), seen(V, 'cheer', 'happy')],
          things: ['acorn'],
        },
        `"It is a tree!" says ${b}. "It is you, ${a}!" says ${v}. They dig. In it goes.`,
        `"It is you!" says ${v}. "You plant it!" They dig a hole. Pat, pat.`,
      ),
      page(
        { camera: 'wide', actors: [seen(V, 'wave', 'happy'), seen(A, 'wave', 'happy')] },
        `"Thank you for my swing," says ${v}. Zing! ${v} has gone.`,
        `"See you on the swing!" says ${v}. Zing! ${v} has gone.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')],
          things: ['seedling'],
        },
        `The next day there is only earth. In spring there is a leaf. "Grow," says ${a}.`,
        `The next morning it is only mud. In spring it is a leaf. "Hello, big tree!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, B, b, V, v, where, at, comesToo, when, by } = parts(going);
  const { chance } = going;
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: at,
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'acorn'), seen(B, 'stand', 'happy')],
          things: ['acorn', 'marbles'],
        },
        `${A.introduced} had a pocket. There was a blue marble in it with a white twist. Today an acorn went in beside it, because it had its hat on. "What do you want that for?" said ${B.introduced}. "I don't know yet," said ${a}.`,
        `It was a good day for pockets. ${A.introduced} found an acorn${where}. It went in with the blue marble, the one with a white twist. "Your pocket's a museum," said ${B.introduced}. There was no other marble like that one.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(V, 'stand', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['bicycle'],
        },
        `Zing! Somebody stood${where} in silver boots. "I'm ${V.introduced}," said the somebody. "I come from the future, from ${when}. Is that a bicycle? ${refrain.slice(0, -1)}!"${comesToo}`,
        `There was a zing, and there stood a stranger in silver boots. "Is this the past?" said the stranger. "I'm ${V.introduced}. I live in the future. Oh, a real bicycle! ${refrain.slice(0, -1)}!"${comesToo}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(V, 'point', 'excited'), seen(A, 'stand', 'curious'), seen(B, 'stand', 'curious')],
        },
        `"Where's the tree?" said ${v}. "We've got the biggest oak in the country. Nine of us can't reach round it. My swing is on it, just here. The sign says, Planted by ${by}, and today's date." They all looked. There was nothing but grass, and a bottle top.`,
        `"I've come for the oak," said ${v}. "It's the biggest in the country. Nine of us can't reach round it. My swing is on it. It says on a sign that ${by} planted it, here, today." There was a patch of grass, and a bottle top.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'look-up', 'curious'), seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm')] },
        `So they sat down to wait for ${by} with a tree. A man went by with something green. But it was a cabbage. A girl came with a pot on her arm. It was only a geranium, for her gran. "${refrain}" said ${v}, politely.`,
        `They waited for somebody with a spade. First came a lady with a plant. It was a tomato. Then a lorry drove up with three whole trees on it. "That's them!" said ${v}. But they were for the next town. "${refrain}" said ${v}, of the lorry.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(V, 'point', 'happy'), seen(B, 'stand', 'calm'), seen(A, 'stand', 'calm')],
          things: ['puddle'],
        },
        `Then they had to go and look at everything else. ${v} had never met a puddle, or a letter box, or a slug. "${refrain}" said ${v}, each time. ${a} had never thought that there was so much to see. But no one came with a tree.`,
        `${v} could not sit still. There was a puddle! There was a worm! "${refrain}" said ${v}, "but ours doesn't move." ${b} showed how you jump in a puddle. They kept an eye on the grass the whole time. No one came near it.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(V, 'sit', 'sad'), seen(A, 'sit', 'worried')],
          things: ['marbles'],
        },
        `"I have to be back at six," said ${v}. The sun was low. "If nobody plants it, it won't be there. There'll be no swing. I found something under the roots once, too." ${v} held it out. It was a blue marble with a white twist, very old and scratched.`,
        `It was nearly six, and then ${v} had to go. "It must be today," said ${v}, "or there won't be any oak. I've even brought what I found in between its roots." It was a marble, rubbed nearly dull. It was blue, with a twist of white.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'surprised', 'acorn'), seen(B, 'stand', 'surprised'), seen(V, 'stand', 'curious')],
          things: ['acorn'],
        },
        `${a} stared at it. There was only one like that, and it was in a pocket. ${a} felt for it. There it was, smooth and cold. And beside it was something else, with a hat on. "Oh," said ${a}. "It's not somebody who comes. It's somebody who's here."`,
        `"But that's mine," said ${a}, and looked in the pocket. There lay the marble, quite new. How could there be two of it? Next to it lay the acorn. ${b} looked at the acorn, and at the grass. "${a}," said ${b}, "you're ${by}."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'kneel', 'excited'), seen(B, 'kneel', 'happy'), seen(V, 'cheer', 'happy')],
          things: ['acorn', 'marbles'],
        },
        `They dug a hole with a stick and the bottle top. In went the acorn. ${a} held the marble for a moment longer. Then that went in as well, beside it, for someone to find. "It was you all the time!" said ${v}. "I sat next to you!"`,
        `There was no spade, so they used a spoon. The acorn went in, lying on its side. "And this," said ${a}, and put in the blue marble. It was hard to let go. But if it wasn't there, ${v} could not find it. They patted down the earth. "Planted by ${by}," said ${v}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(V, 'wave', 'happy'), seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')] },
        `"It doesn't look like much," said ${b}. "Wait," said ${v}. "It takes its time. I'll be on the swing." It struck six, and there was a zing. There was nobody in the silver boots, and no boots.`,
        `${v} was in a hurry now. "Water it," said ${v}. "And thank you. From all nine of us, and the swing." The clock struck. Zing! For a moment there was silver dust, and then not even that.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')],
          things: ['seedling'],
        },
        `The next morning it was only mud. In spring there were two leaves, like a mouse's ears. "Is that a tree?" people asked. "The biggest in the country," said ${a}. "You're a bit early." And ${b} fetched the watering can. "${refrain}" said ${b}. "But not yet."`,
        `The next morning there was nothing. But in May something green stood in the grass. It was no longer than a thumb. ${a} put a fence of sticks round it, and a sign. "Mind the swing," it said. People looked up, and saw no swing. "Give it a hundred years," said ${b}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, B, b, V, v, where, at, comesToo, when, by } = parts(going);
  const { chance } = going;
  const refrain = `${chance.pick(...REFRAINS)},`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: refrain.slice(0, -1),
    pages: [
      page(
        {
          setting: at,
          camera: 'medium',
          actors: [seen(A, 'hold', 'calm', 'acorn'), seen(B, 'stand', 'calm')],
          things: ['acorn', 'marbles'],
        },
        `${A.introduced} began things. There was half a kite, and one side of a raft, and a pot where beans had dried up. "You never go on with anything," said ${B.introduced}, not unkindly. The one thing that ${a} had kept was a marble, blue, with a twist of white. There wasn't another like it. That morning there was an acorn on the path${where}, with its hat on. ${a} put that in the same pocket, for no reason.`,
        `The beans had dried up again. "You watered them twice," said ${B.introduced}, "and then you started on the raft." It was a fair description of ${A.introduced}, who was very good at beginnings. Only one thing had lasted, and it was a marble. It was blue, with one white twist, and it had been in that pocket since for ever. Today an acorn had joined it, picked up${where} because it seemed to be wearing a cap.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(V, 'stand', 'happy'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
          things: ['bicycle'],
        },
        `There was a zing, like a fork on a glass. On the grass stood somebody in silver boots, looking at a bicycle with clasped hands. "A real one," said the somebody, "just leaning there. ${refrain.slice(0, -1)}! May I ring it? I'm ${V.introduced}. Where I live it's ${when}." "You come from the future," said ${b}, who liked a thing to be said.${comesToo}`,
        `Something went zing. Someone had arrived, in silver boots and a coat without any buttons. "Don't be frightened," said the someone. "I'm ${V.introduced}, and I'm from the future. They let us come for a day, if it's for school." Then ${v} saw the bicycle. "Oh! ${refrain.slice(0, -1)}! You can't touch it, though. Does it go?"${comesToo}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(V, 'point', 'excited'), seen(A, 'stand', 'curious'), seen(B, 'stand', 'curious')],
        },
        `"I've come about the oak," said ${v}. "It's on our stamps. Every tree that we have came from it, and my swing's on the third branch. On the sign it says, Planted here by ${by}, whose name is not known; and then the date. It's today. I'm going to find out who." They looked where ${v} pointed. There was grass, and a bottle top, and a good deal of room.`,
        `"It's for my project," said ${v}. "There's an oak in our street that takes nine people to hug. My swing's on the third branch. We had a hundred trees once, they say, and then for a long time we had none. That was the one that everything else came from. And the sign says, Planted by ${by}, on this day. Nobody ever wrote down who." ${v} turned round once. "Where is it?" There was nothing there but grass, and a bottle top.`,
      ),
      page(
        { camera: 'medium', actors: [seen(V, 'look-up', 'curious'), seen(A, 'sit', 'calm'), seen(B, 'sit', 'calm')] },
        `So somebody was going to come, with a tree, before evening. They sat down on the kerb to see it. A man went past with a plant, and they all stood up. It was a rubber plant, and he was moving house. A girl stopped just there with a spade. She was only doing up her shoe. "${refrain}" said ${v}, of the spade, to keep everyone's spirits up. "It'll be somebody special," said ${b}. "You can tell."`,
        `They hid behind the wall, so as not to put anybody off. At ten there was a lorry with three trees on it, in sacks. It asked them the way, and drove on. At twelve it was a boy with a seedling in a yoghurt pot. ${v} held on to ${A.names} sleeve. He ate it. It was cress. "${refrain}" said ${v}, about the pot. "I wonder what it's like," said ${a}, "to be the sort of person who plants a thing like that."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(V, 'point', 'happy'), seen(B, 'stand', 'calm'), seen(A, 'stand', 'calm')],
          things: ['puddle'],
        },
        `In between, they had to show ${v} things. There was a puddle, which one could just walk into. There was a slug. There was a letter box, with a mouth. "${refrain}" ${v} would say, and go quite still. Here it was, outdoors, and wet, and for everyone. It's odd to go down your own street with someone like that. ${a} had never noticed that the slug had a face.`,
        `${v} had a list, and none of it was what you would think. It had rain on it, and gravel, and a dog. They found a dog. "${refrain}" said ${v}, "but it's stuffed," and was licked from ear to ear. A hundred times a day ${a} had gone past all this without once stopping. It made you wonder what else might be lying about.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'close',
          actors: [seen(V, 'sit', 'sad'), seen(A, 'sit', 'worried')],
          things: ['marbles'],
        },
        `The shadows got long. "I go back at six," said ${v}. "It ought to have been done. If it isn't, there's no oak. There's no shade, and no birds, and I don't know whether there's me." From a pocket in the coat came something small. "I found that between the roots, when I was five. I've always thought that it was theirs." It was a marble. It was so scratched that it was nearly grey. But it was blue, with a twist of white.`,
        `By half past five nobody was talking. At six ${v} had to go. "Perhaps they forgot," said ${v}. "One does forget things. Only, everything comes from that one tree." ${v} had been turning something over and over all afternoon, and now held it up. "It was right in under the roots. It must have gone in with the seed. I call it my luck." All those winters had been at it. You could still see that it was blue, though, and the white twist going through.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'surprised', 'acorn'), seen(B, 'stand', 'surprised'), seen(V, 'stand', 'curious')],
          things: ['acorn', 'marbles'],
        },
        `${a} went hot, and then cold. There was not another like it. ${a} reached down into the pocket, and there it was, as smooth as an eye. It was in there, and it was in ${V.names} palm. And beside it was something with a hat on. ${a} had been walking about with it since the morning. "It isn't going to be anybody special," said ${a}. "I'm sorry. I think that it's me."`,
        `"May I?" said ${a}, and laid another next to it. There they were, a new one and an old one, and the twist was the same to a hair. It was the same marble. Nobody breathed. Then ${b} took hold of ${A.names} pocket, and turned it out. A bit of string fell on the grass, and an acorn in a cap. "But I can't," said ${a}. "You don't know me. I dried up the beans."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(V, 'point', 'excited'), seen(A, 'think', 'worried'), seen(B, 'stand', 'worried')],
        },
        `"You!" said ${v}, and laughed until the boots shook. Then: "Come and see it. There's room for one. You could be back on Sunday. You could have a go on the swing." ${a} wanted that more than anything. One would see it finished; one would miss out all the middle. "And who'd water it?" said ${b}. It was the driest autumn for years. ${a} looked at the acorn, and thought about Sunday.`,
        `"You can come with me," said ${v}. "They wouldn't mind. You'd see what comes of it. Everybody would want to shake you by the hand." It was just what ${a} was made for: the beginning, and then at once the end. All that was in between was the years. It would have to be kept wet, though, now, this very week, and the mice kept off it. "No," said ${a}, and it cost something. "I'd better stay here and go on with it."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'happy'), seen(V, 'kneel', 'happy')],
          things: ['acorn', 'marbles'],
        },
        `They had no spade. They had a spoon, and the bottle top, and six hands, or what goes for hands. It went in on its side, as deep as a finger. And then there was the marble. ${a} had never lent it to anyone, not for a minute. "You've got it already," said ${a} to ${v}. "So I must have." It made a very small sound, going down. They put back the earth over both.`,
        `It took five minutes. You scrape a hole, and put an acorn in, lying down, the way it fell. ${a} took out the blue marble and looked through it once. ${v} was blue in there, and upside down. If it stayed in the pocket, then nobody would ever find it. So it could not stay. That was all there was to think. It went in beside the acorn, and they patted the place flat.`,
      ),
      page(
        { camera: 'wide', actors: [seen(V, 'wave', 'happy'), seen(A, 'wave', 'happy'), seen(B, 'wave', 'happy')] },
        `"I could put your name on the sign," said ${v}. "I know it now." ${a} thought about that, and about all the people who would stand there and read it. "Leave it," said ${a}. "Planted by ${by}. Then it might be anyone." Six o'clock began to strike. "I'll think of you from the third branch," said ${v}, and on the sixth stroke there was the zing.`,
        `"What shall I tell them?" said ${v}. "They'll want to know who it was." "Say that they'd had trouble with beans," said ${a}. ${v} wrote it on a sleeve, and hugged the two of them at once. A clock struck. On the last stroke there was a sound like a fork on a glass. The grass stood up again, slowly, in two places, where there had been boots.`,
      ),
      page(
        {
          time: 'day',
          camera: 'close',
          actors: [seen(A, 'kneel', 'happy'), seen(B, 'kneel', 'happy')],
          things: ['seedling', 'watering-can'],
        },
        `Morning after morning it was mud. ${a} watered mud, and put a fence round mud. The raft never got its second side. In May there were two leaves, no bigger than a mouse's ears. "Well," said ${b}, "you've begun something." "I've gone on with something," said ${a}. People stop, now and then, and ask what it is. "${refrain}" says ${b}. "Or they will have."`,
        `All that winter there was nothing to see, and ${a} went out every day and looked at it. One morning in May it was there, the height of a thumb. It's as tall as ${a} by now. There is a mark on the third branch, and you could not hang a sock on that. "What's it for?" said a man with a dog. "A swing," said ${a}. "${refrain}" said ${b}, and filled the can.`,
      ),
    ],
  };
}
