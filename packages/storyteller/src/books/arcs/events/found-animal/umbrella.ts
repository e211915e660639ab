import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { SPOT } from './spot.ts';

const REFRAINS = [
  'Ten steps back',
  'Ten big steps back',
  'Ten slow steps back',
  'Ten soft steps back',
  'Ten quiet steps back',
  'Ten whole steps back',
  'Ten small steps back',
  'Ten long steps back',
  'Ten good steps back',
  'Ten careful steps back',
  'Ten easy steps back',
] as const;
const TITLES = ['ten steps', 'the red umbrella', 'somebody is coming', 'patter, patter, flap'];

interface Finding {
  readonly K: Figure;
  readonly G: Figure;
  /** Who is found. */
  readonly X: Figure;
  /** Its mother, who has no name here. */
  readonly M: Figure;
  /** Who knows about animals. */
  readonly E: Figure;
  readonly k: string;
  readonly g: string;
  readonly Gcap: string;
  readonly x: string;
  /** "a big squirrel", for the mother. */
  readonly big: string;
  /** "under the hedge". */
  readonly at: string;
  /** "on an autumn walk", "on the way indoors" from a garden, else "on the way home". */
  readonly out: string;
}

/** What some small ones are when they are big. */
const GROWN: Readonly<Record<string, string>> = { kitten: 'cat', duckling: 'duck', bunny: 'rabbit' };

function finding(going: Going): Finding {
  const { K, G, k, g, Gcap, raw, company } = going;
  const X = company.other ?? company.meet('squirrel');
  const spot = SPOT.exec(raw)?.[0].replace(/ (?:our|my|a|an) /, ' the ');
  const M = company.meet(GROWN[X.being?.id ?? ''] ?? X.being?.id ?? 'squirrel');
  return {
    K,
    G,
    X,
    M,
    E: company.person('Mrs Rook', 'other-grandparent'),
    k,
    g,
    Gcap,
    x: X.name,
    big: `a big ${M.kind}`,
    at: spot ?? 'by the path',
    out: /\bautumn\b/.test(raw)
      ? 'on an autumn walk'
      : /\b(?:garden|hedge|shed|doorstep)\b/.test(raw)
        ? 'on the way indoors'
        : 'on the way home',
  };
}

/** What was meant to help is what keeps the mother away: an umbrella, which flaps. */
export const UMBRELLA: EventPlot = { id: 'umbrella', young, middle, old };

function young(going: Going): Told {
  const { K, G, X, M, E, k, g, Gcap, x, big, at, out } = finding(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: settingOf(going),
          camera: 'medium',
          actors: [seen(K, 'kneel', 'surprised'), seen(G, 'stand', 'calm'), seen(X, 'sit', 'worried')],
        },
        `${K.introduced} was ${out}. So was ${g}. Who sat ${at}? It was ${X.introduced}!`,
        `${K.introduced} was ${out}. So was ${g}. Something was ${at}. It was ${X.introduced}!`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'close',
          actors: [seen(K, 'reach', 'happy'), seen(X, 'sit', 'calm')],
          things: ['umbrella'],
        },
        `Drip, drop! It rained. ${k} put the red umbrella over ${x}.`,
        `It rained on ${x}. But ${k} had a red umbrella. Now ${x} sat under it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'stand', 'calm'), seen(G, 'stand', 'calm'), seen(K, 'stand', 'curious')] },
        `${Gcap} called Mrs Rook. She knows animals. She came. "${refrain}," she said. "We wait."`,
        `Mrs Rook came. ${Gcap} had called her. She knows animals. "${refrain}!" she said.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'excited'), seen(X, 'sit', 'worried')] },
        `They all went back. Patter! Somebody came! "Oh!" said ${k}. Then nobody came.`,
        `They all went back and waited. Patter! Somebody was coming! "Look!" said ${k}. Then it was gone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'stand', 'calm'), seen(K, 'stand', 'calm')], things: ['umbrella'] },
        `"${refrain}," said Mrs Rook. "And hush!" Patter. Flap, went the umbrella. Somebody ran.`,
        `"${refrain}," said Mrs Rook. "Now hush!" Patter. Flap, went the umbrella. Off went the patter.`,
      ),
      page(
        { camera: 'wide', actors: [seen(E, 'kneel', 'calm'), seen(K, 'hide', 'calm'), seen(G, 'hide', 'calm')] },
        `"${refrain}," said Mrs Rook. "Get low!" Down got ${k} and ${g}. Patter. Flap!`,
        `Now ${k} and ${g} got down low. "${refrain}," said Mrs Rook. Patter, patter. Flap!`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'sad'), seen(K, 'think', 'curious')], things: ['umbrella'] },
        `${x} called and called. Flap, flap, went the umbrella. And ${k} looked at it.`,
        `"${X.says}!" called ${x}. The umbrella went flap. ${k} saw that.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(G, 'walk', 'determined')],
          things: ['umbrella'],
        },
        `"It is the umbrella!" said ${k}. "It flaps!" So ${g} took it away.`,
        `"Take the umbrella away!" said ${k}. "It scares somebody." So ${g} did.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'walk', 'happy'), seen(X, 'run', 'happy')] },
        `${x} got a bit wet. Patter, patter. Out came ${big}. It was ${X.names} mother!`,
        `Patter, patter, patter. There was ${X.names} mother, ${big}. "${X.says}!" said ${x}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'happy'), seen(G, 'walk', 'happy')], things: ['umbrella'] },
        `Off they ran, home. "Now the umbrella," said ${g}. "Not yet," said ${k}. "${refrain}!"`,
        `They were gone. "Umbrella up?" said ${g}. "Not here," said ${k}. "First, ${lower(refrain)}!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, X, M, E, k, g, Gcap, x, big, at, out } = finding(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: settingOf(going),
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'surprised'), seen(G, 'stand', 'calm'), seen(X, 'sit', 'worried')],
        },
        `${K.introduced} and ${g} were ${out}. Somebody called. There, ${at}, sat ${X.introduced}. There was nobody else. "Can I hold ${x}?" said ${k}. "Better not," said ${g}. "We'll ask Mrs Rook."`,
        `It was getting late, and ${K.introduced} was ${out} with ${g}. Then they saw who sat ${at}. It was ${X.introduced}, as small as a bun. "All alone," said ${k}. "Don't touch," said ${g}. "I'll ring Mrs Rook."`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'close',
          actors: [seen(K, 'reach', 'happy'), seen(X, 'sit', 'calm')],
          things: ['umbrella'],
        },
        `Then it began to rain. ${k} had a new red umbrella. It went down on the ground, wide open, over ${x}. "There," said ${k}. "That's a house."`,
        `A drop fell on ${X.names} head, and another. So ${k} put up the red umbrella, which was new. It stood over ${x} like a roof. "Now you have an upstairs," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'stand', 'calm'), seen(K, 'stand', 'curious'), seen(G, 'stand', 'calm')] },
        `Mrs Rook came in big boots. She knew about animals. She looked at ${x} from far off. "It isn't hurt," she said. "Its mother will be near. ${refrain}." "And what do we do then?" said ${k}.`,
        `Mrs Rook knew about animals. She did not pick ${x} up. She only looked. "It's well," she said, "and it's waiting for its mother. ${refrain}." "And then what do we do?" said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(E, 'stand', 'calm'), seen(K, 'point', 'excited'), seen(X, 'sit', 'worried')] },
        `"We wait," said Mrs Rook. They counted ten, and stood in a row in the rain. Patter, patter. Something was coming! "There!" cried ${k}. The pattering stopped. It went away again, fast.`,
        `"Nothing," said Mrs Rook. "It's the hardest part." So they went back, all ten, and did nothing. There was a patter, patter. "I can hear her!" shouted ${k}. And then nobody could.`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'stand', 'calm'), seen(K, 'stand', 'calm')], things: ['umbrella'] },
        `"${refrain}," said Mrs Rook, "and not a word." ${k} bit on a sleeve. Patter, patter, it came. Flap, went the umbrella in the wind. Patter, patter, it went.`,
        `"${refrain}," said Mrs Rook, "with the mouth shut." Nobody spoke. Nobody sniffed, even. Patter, patter. The wind got under the umbrella. Flap! And off went the patter, the way it came.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(G, 'hide', 'curious'), seen(K, 'hide', 'calm'), seen(E, 'hide', 'calm')],
          things: ['umbrella'],
        },
        `"Perhaps we're too tall," said ${g}. "${refrain}, then, and lie down flat," said Mrs Rook. So they lay on the wet ground, all three. Patter, patter, patter. Flap! Away it went.`,
        `"Perhaps it's my yellow coat," said ${g}. They lay down on their fronts, with the coat underneath. "${refrain}," said Mrs Rook, "and as flat as you can." Patter, patter. It was quite near. Flap, went the umbrella. It was not near any more.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(X, 'sit', 'sad')], things: ['umbrella'] },
        `${x} called, in a very small voice. ${k} lay there and thought. They had been quiet. They had been flat. There was only one thing here that had not kept still.`,
        `It was hard to lie there and hear ${x} call. ${k} listened to all of it. Patter, patter, and then flap. Patter, patter, and then flap. It was the same each time.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(E, 'stand', 'surprised')],
          things: ['umbrella'],
        },
        `"It's my umbrella!" whispered ${k}. "It's big and red, and it flaps. I'd be afraid of it too." "Well!" said Mrs Rook. "And it's the one thing I didn't look at."`,
        `"She isn't afraid of us," whispered ${k}. "She's afraid of my umbrella!" Mrs Rook looked at it for the first time. "So would I be," she said, "if I were that size."`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'walk', 'determined'), seen(X, 'sit', 'worried')], things: ['umbrella'] },
        `${Gcap} went on tiptoe, and took the umbrella, and shut it. The rain fell on ${x}. It ran down ${X.names} back. "I'm sorry," ${k} told ${x}, from ten steps off. "It won't be long."`,
        `So ${g} crept up and took the house away. Now ${x} was as wet as everybody. It did not look kind. "It's only for a minute," whispered ${k}, and hoped that it was.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'walk', 'happy'), seen(X, 'run', 'happy')] },
        `Patter, patter, patter. Out of the rain came ${big}. It looked left, and it looked right. "${X.says}!" said ${x}. Then they were side by side. And then there was only the place where ${x} had been.`,
        `It was not a minute. Patter, patter, patter, and there stood ${big}. It was ${X.names} mother. She looked ${x} over from end to end, and it was the right one. Off they went together, ${x} in the lead.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'walk', 'happy'), seen(G, 'walk', 'happy')], things: ['umbrella'] },
        `They went off through the puddles. "You could put it up now," said ${g}, with a wet nose. "Not here," said ${k}. "${refrain}." So they counted. And at ten it went up, red and enormous. Flap!`,
        `It rained and rained. "Isn't it time for the umbrella?" said ${g}. ${k} looked round. "First, ${lower(refrain)}," said ${k}. They went, and both of them counted. Then it was ten, and up it went. Flap!`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, G, X, M, E, k, g, Gcap, x, big, at, out } = finding(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: settingOf(going),
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'surprised'), seen(G, 'stand', 'calm'), seen(X, 'sit', 'worried')],
        },
        `${K.introduced} had been told twice to hurry up. That's when you find things. They were ${out}, ${k} and ${g}, and it was late. There, ${at}, sat ${X.introduced}, no bigger than a bun. "Don't touch," said ${g}. "I wasn't going to," said ${k}, and put both hands away to make sure.`,
        `They were late, ${K.introduced} and ${g}, and they were ${out}. Then something said "${X.says}", as if it had said so for some time. ${k} looked. And there sat ${X.introduced}, ${at}, as small as a bun, and looked back. "Nobody's with it," said ${k}. "Then we'll ask Mrs Rook," said ${g}. "Leave it where it is."`,
      ),
      page(
        {
          weather: 'rain',
          camera: 'close',
          actors: [seen(K, 'reach', 'proud'), seen(X, 'sit', 'calm')],
          things: ['umbrella'],
        },
        `It began to rain in large drops. ${k} had a new umbrella, red, and as big as a tent for two. It went down on the ground, wide open, with a stone on the handle. Under it sat ${x}, dry to the toes. It was, ${k} thought, the best idea that anybody had had that day.`,
        `Then it rained. ${x} did not know what to do about it. But ${k} did. The new red umbrella was opened, and laid over ${x} like a roof, and held down with a stone. There was room for two in there. ${k} stayed outside and got wet, and did not mind at all.`,
      ),
      page(
        { camera: 'medium', actors: [seen(E, 'stand', 'calm'), seen(K, 'stand', 'curious'), seen(G, 'stand', 'calm')] },
        `Mrs Rook came in boots, with a box under one arm. She was the one people rang about animals. She looked at ${x} for quite a time, from quite a distance. "It's not hurt," she said. "It has a mother, and she's about. If she hasn't come when it's dark, I take it with me in the box. Until then, ${lower(refrain)}." "I could have it," said ${k}, quickly.`,
        `Everybody rang Mrs Rook when there was something with legs. She came through the rain with a box, and she did not go near. "It's well," she said. "Somebody feeds that one. So she'll be back for it, if she's let. If it gets dark first, it goes in my box, and I'll see to it. ${refrain}." "It needn't go in a box," said ${k}. "It could come to us."`,
      ),
      page(
        { camera: 'close', actors: [seen(E, 'stand', 'calm'), seen(K, 'think', 'happy')] },
        `"We'll see what it's like at dark," said Mrs Rook, and that is not a no. So ${k} went back ten steps, and thought about a drawer. It was the bottom one, the blue one. It could have the green jumper in it. ${x} would sleep there, and be known to everybody. ${k} could see it all, down to the dish.`,
        `Mrs Rook only said, "Its mother first." But ${k} had got as far as the blue drawer, the bottom one, with a green jumper to lie on. There would be a dish with a name. In the mornings ${x} would look over the edge. It was a very good drawer, and it was full of nothing but socks. ${k} walked back ten steps and was already at home.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'point', 'excited'), seen(X, 'sit', 'worried'), seen(E, 'stand', 'calm')] },
        `They stood in a row and did nothing, which is hard work. Patter, patter. Something was coming, low down. "There!" cried ${k}. It went off again, a good deal faster. Nobody was cross. "${refrain}," said Mrs Rook. "And this time we haven't got mouths."`,
        `Nothing is quite hard to do, in the rain, in a row. They had done it for some time when there was a patter, patter. "I can hear something!" said ${k}, to everybody. And then there was nothing to hear. "${refrain}," said Mrs Rook, who did not scold. "She's got ears. We haven't got tongues."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'cover', 'calm'), seen(G, 'stand', 'curious'), seen(E, 'stand', 'calm')],
          things: ['umbrella'],
        },
        `So nobody breathed more than was needed. Patter, patter. There was a gust, and the umbrella went flap. The patter turned round and left. "It may be us," said ${g}. "We do stick up." "${refrain}, and down with us," said Mrs Rook. And she lay down on her front, in her good coat, as if it were a bed.`,
        `It was so quiet that you could hear the rain land. Patter, patter, it came. The wind got in under the umbrella. Flap! And it was gone. "Perhaps we're too high up," said ${g}. "Then we'll be low," said Mrs Rook. "${refrain}, and flat." You would not have thought that she bent. But she was down before any of them.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(E, 'hide', 'worried'), seen(K, 'hide', 'calm'), seen(G, 'hide', 'calm')],
          things: ['umbrella', 'box'],
        },
        `They lay like three logs, and the wet came up from below. It came once more, patter, patter, nearer than ever. Flap! And it went. It was nearly dark by then. Mrs Rook pulled the box towards her and took off the lid. "I don't understand it," she said. "She wants to come. I can hear that she does."`,
        `From down there the world was mostly boots. Patter, patter. It was so near that ${k} could hear it stop. Flap! It ran. "What is it she doesn't like?" said Mrs Rook, more to herself. The sky had gone the colour of slate. She reached for her box, and folded back the lid of it.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'worried'), seen(X, 'sit', 'sad')], things: ['umbrella'] },
        `It was then that ${k} heard it, though it had been there all along. Patter, patter, flap. Each time it was patter, patter, flap. It was big and red, and it moved. Under it sat ${x} and called, and did not see why nobody came. Nobody else had noticed. In ten minutes it would be dark. And there was the blue drawer.`,
        `${k} lay and looked at the umbrella, and the umbrella flapped. Patter, patter, it had been, and then that. It had been like that both times. So it was not mouths, and it was not boots. ${k} only had to say nothing for ten more minutes, and it would be dark. Then there would be somebody in the blue drawer. ${x} called again. It was not calling for a drawer.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'determined'), seen(E, 'kneel', 'surprised'), seen(G, 'kneel', 'surprised')],
          things: ['umbrella'],
        },
        `"It's my umbrella," said ${k}. It had to be said rather fast. "She's afraid of it. We must take it away." "It's pouring," said ${g}. "It'll be soaked." "I know," said ${k}. Mrs Rook put the lid back on the box. "All these years," she said, "and I looked at everything but that."`,
        `${k} shut both eyes and said it. "It's the umbrella. It was me who put it there, and it flaps, and she doesn't dare." "But ${x} will get wet," said ${g}. "Yes," said ${k}, "but ${x} will get fetched." Mrs Rook said nothing for a moment. "I should have asked you at once," she said.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'sad'), seen(X, 'sit', 'worried')], things: ['umbrella'] },
        `${k} crept up and rolled away the stone, and the roof went off. The rain came down on ${x}, who shut both eyes. It was not a kind thing to look at. ${k} could have reached out a hand, it was as near as that. It would have been warm. ${k} closed the umbrella and went back, and it was the longest ten steps of all.`,
        `It was ${k} who went, low down, and moved the stone, and shut the umbrella without a click. There sat ${x} in the open, getting smaller as the wet went in. It would have been easy to put out a hand. They looked at each other, close to. "Goodbye," said ${k}, hardly aloud. Then ${k} went back ten steps, and counted them.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'walk', 'worried'), seen(X, 'run', 'happy')] },
        `They waited. The rain was all that moved. Patter, patter. Patter, patter, patter. And there, in the last of the light, was ${big}. She stopped where the umbrella had been, and smelled the place. "${X.says}!" said ${x}. She had hardly time to turn round. Then there were two of them, side by side, and then there were none.`,
        `It took as long as it takes to hold one's breath twice. Patter, patter, patter, and it did not stop. Out of the dusk came ${big}, wet through and in a hurry. She went over ${x} from end to end, like somebody who counts. It all seemed to be there. You could see two backs, going away, and then you could see the rain.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'walk', 'calm'), seen(G, 'walk', 'happy'), seen(E, 'walk', 'happy')],
          things: ['umbrella', 'box'],
        },
        `Mrs Rook carried her box home empty, as she liked it best. ${k} did not say much. "You may put that thing up now, you know," said ${g}, who was dripping. "${refrain}," said ${k}. They counted them in the dark, all three. Then it went up, as big as a tent, and they got under it. Flap! In the blue drawer there were socks.`,
        `"I like it light," said Mrs Rook, about the box. It was night now, and it rained as hard as ever. ${Gcap} looked at the umbrella, and then at ${k}. "First, ${lower(refrain)}," said ${k}. So they walked, and Mrs Rook counted. At ten it opened over all of them. Flap! There was room for one more in there. ${k} thought so, and walked on.`,
      ),
    ],
  };
}

/** Where the picture is, from the place of the theme; else a garden. */
function settingOf({ at, raw }: Going) {
  return at ?? (/\b(?:autumn|woods?|walk|squirrel|owl)\b/.test(raw) ? 'forest' : 'garden');
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
