import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Who rang my bell?',
  'Who rang the bell?',
  'Now, who rang?',
  'Well, who rang?',
  'Who went ding?',
  'Who made it ding?',
  'So who rang?',
  'Who rang that bell?',
  'Who pressed the bell?',
  'Hello? Who rang?',
  'Who was that ding?',
] as const;
const TITLES = ['nobody got off', 'the right stop', 'who went ding', 'as far as the bus goes'];

interface Ride {
  readonly K: Figure;
  readonly G: Figure;
  /** Who rings; the theme's own, else a hen. */
  readonly X: Figure;
  /** The driver. */
  readonly D: Figure;
  readonly k: string;
  readonly g: string;
  readonly Gcap: string;
  readonly x: string;
  /** "number 7", as the theme has it. */
  readonly bus: string;
  /** Where they get off: "the park". */
  readonly to: string;
  /** The stop for it, where there is more than a house. */
  readonly stop: string;
  readonly comesToo: string;
}

const isAnimal = (who: Figure | null): who is Figure =>
  who !== null && who.being !== null && !who.isChild && who.being.isa !== 'person';

const HOUSE_OF =
  /\bto (?:my |our )?(nana|nan|nanny|gran|granny|grandma|grandad|grandpa|grandmother|grandfather|granddad|aunty|auntie|uncle)(?:['’]?s?)(?: (?:house|flat|home|place))?\b/iu;
/** Whose house they go to, in the theme's word. */
const houseOf = ({ raw }: Going): string | null => {
  const word = HOUSE_OF.exec(raw)?.[1];
  return word === undefined ? null : cap(word);
};

/** Where no bus goes, it goes to the park. */
const where = ({ place, at }: Going): string =>
  place === null ||
  !place.startsWith('the ') ||
  place === 'the bus' ||
  at === 'undersea' ||
  at === 'space' ||
  at === 'sky'
    ? 'the park'
    : place;

function ride(going: Going): Ride {
  const { A, K, G, k, g, Gcap, raw, company } = going;
  const { other } = company;
  const hero = A === K ? null : A;
  const X = isAnimal(other) ? other : isAnimal(hero) ? hero : company.meet('hen');
  const extra = other ?? hero;
  const comesToo = extra !== null && extra !== X ? ` ${extra.introduced} came too.` : '';
  const whose = houseOf(going);
  const number = /\bnumber (\d+|\p{L}+)\b/u.exec(raw)?.[1];
  const bus = `number ${number === undefined || number === 'bus' ? '7' : number}`;
  const D = company.person('Mr Moss', 'other-grandparent');
  return {
    K,
    G,
    X,
    D,
    k,
    g,
    Gcap,
    x: X.name,
    bus,
    to: whose === null ? where(going) : `${whose}'s house`,
    stop: whose === null ? where(going) : `${whose}'s stop`,
    comesToo,
  };
}

/** The bell rings and nobody gets off, until a ring that is meant is not believed. Somebody does want to get off. */
export const BELL: EventPlot = {
  id: 'bell',
  when: /\b(?:bells?|number|stops?|missed|nana|nanny|gran\w*|on (?:the|a) bus)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { K, G, X, D, k, g, Gcap, x, bus, to, comesToo } = ride(going);
  const refrain = going.chance.pick(...REFRAINS);
  const asks = `"${refrain}" said Mr Moss.`;
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'wave', 'excited'), seen(G, 'stand', 'happy')],
          things: ['bus'],
        },
        `Here came the bus, the ${bus}! ${K.introduced} got on. ${Gcap} got on.${comesToo} Brum!`,
        `It was the ${bus}, the big bus. Up got ${K.introduced}. Up got ${g}.${comesToo}`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'sit', 'calm')] },
        `Who sat in front? It was ${X.introduced}. Where was ${x} going?`,
        `There was somebody in front. It was ${X.introduced}, all alone.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'calm')], things: ['bell'] },
        `Ding! The bell! They stopped. ${asks} Nobody got off.`,
        `Ding, went the bell. They stopped. ${asks} Nobody knew.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'look-up', 'curious')] },
        `${x} looked out at the street. Then ${x} sat down. Off they went.`,
        `${x} had a look at the shops. Then ${x} sat down again. Brum!`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'curious'), seen(K, 'sit', 'surprised')] },
        `Ding! They stopped again. ${asks} "Not me," said ${k}.`,
        `Ding! Now they stopped at a wall. ${asks} "It was not me," said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'worried')], things: ['bus'] },
        `There was ${to}! ${k} rang. Ding! "Not again," said Mr Moss. On he drove!`,
        `They came to ${to}. ${k} rang. Ding! "Nobody wants it," said Mr Moss. On he drove!`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'sit', 'surprised'), seen(D, 'stand', 'shy')] },
        `"We missed our stop!" said ${g}. "Oh dear," said Mr Moss. "Too many dings!"`,
        `"That was our stop," said ${g}. "Was it?" said Mr Moss. "Oh, I am sorry!"`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'reach', 'curious'), seen(K, 'point', 'excited')] },
        `Ding! ${k} saw who it was. "It is ${x}! ${x} wants to get off!"`,
        `Ding! That was ${x}. ${k} saw it. "${x} is looking for a stop!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'jump', 'happy')], things: ['gate'] },
        `On they went, to the last stop. There was a green gate. Hop! ${x} got off.`,
        `At the very end was a green gate. ${x} looked. That was it! Off got ${x}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'happy'), seen(D, 'stand', 'happy')] },
        `Then they went back. Ding! ${asks} "Me!" said ${k}.`,
        `Back they went, all the way. Ding! ${asks} "Me, me, me!" said ${k}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, G, X, D, k, g, x, bus, to, comesToo } = ride(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'wave', 'excited'), seen(G, 'stand', 'happy')],
          things: ['bus', 'bell'],
        },
        `The ${bus} is a good bus, because it has a bell in front. ${K.introduced} got on with ${g}. They were going to ${to}.${comesToo} "May I ring it when we're there?" said ${k}. "Once," said ${g}.`,
        `"Here comes the ${bus}!" said ${K.introduced}. They were going to ${to} by bus, ${k} and ${g}.${comesToo} There was a red bell on a pole, to ring for your stop. "You may ring it," said ${g}, "when it's ours."`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'sit', 'calm'), seen(K, 'sit', 'curious'), seen(D, 'stand', 'happy')] },
        `In the very front sat ${X.introduced}. "Good morning," said Mr Moss, who drove the bus. ${x} only looked straight ahead. "Where's ${x} going, all alone?" said ${k}.`,
        `"Hold tight!" said Mr Moss, the driver. Somebody was sitting by the bell already. It was ${X.introduced}. "Which is ${X.names} stop, do you think?" said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'calm'), seen(X, 'look-up', 'curious')], things: ['bell'] },
        `Ding! That was the bell. The bus stopped at the baker's. "${refrain}" said Mr Moss. Nobody stood up. ${x} looked out of the door at the baker's, and sat down again.`,
        `They were hardly round the corner when the bell went ding. They stopped. "${refrain}" said Mr Moss. ${x} leaned out and had a look, and sat down. Nobody got off at all.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'sit', 'surprised'), seen(D, 'stand', 'curious'), seen(X, 'look-up', 'curious')],
        },
        `"It wasn't me," said ${k}. "I'm sitting on my hands." Ding! Now they stopped at the school. "${refrain}" said Mr Moss. ${x} looked at the school, and sat down.`,
        `"I didn't touch it," said ${k}. Ding! This time it was the library. "${refrain}" said Mr Moss, a bit louder. ${x} had a long look at it, and sat down.`,
      ),
      page(
        { camera: 'medium', actors: [seen(G, 'cheer', 'happy'), seen(D, 'stand', 'angry')] },
        `"Let's see everybody's hands," said ${g}. All down the bus, up went the hands. Ding! Mr Moss turned round. "Very well," he said. "I shan't listen to it any more."`,
        `"Hands up, all of us," said ${g}, "and then we'll know." There were gloves, and rings, and one hand with a bun in it. Ding! "That's enough," said Mr Moss. "I'm not stopping for that again."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'worried')], things: ['bus'] },
        `Then they came to ${to}. ${k} rang, a good long ding. And the bus went by. ${cap(to)} got smaller and smaller behind them. "That one was me!" said ${k}. "That was our stop!"`,
        `"There's ${to}!" said ${k}, and rang. Ding! But the bus did not even slow down. It all went past the window, from one end to the other. They had missed their stop.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'shy'), seen(G, 'sit', 'calm')] },
        `"Oh dear," said Mr Moss. "You meant it. I'm so sorry. I can turn round at the last stop." "How far is that?" said ${g}. "It's as far as it goes," said Mr Moss.`,
        `"Was that a real one?" said Mr Moss, and went pink. "I am sorry. I can't turn round before the end." "Then we'll see the end," said ${g}. "I never have."`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'reach', 'curious'), seen(K, 'point', 'excited')], things: ['bell'] },
        `Now the bus was nearly empty. ${k} kept an eye on the bell. Up got ${x}. Ding! ${x} looked out of the door, and sat down. "It's ${x}!" said ${k}. "And ${x} does want to get off. It just hasn't been the right stop yet!"`,
        `The others had all got off, and one could see right to the front. Ding! There stood ${x}, by the bell. ${x} looked out, and looked, and sat down. "${x} isn't playing," said ${k}. "${x} wants a stop, and we haven't come to it!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'happy'), seen(D, 'stand', 'happy')], things: ['gate'] },
        `After that Mr Moss stopped at every stop. There was a bridge. ${x} looked, and sat down. There was a barn. ${x} looked, and sat down. Then came the last one, with a green gate. ${x} did not sit down. ${x} went down the step, and was home.`,
        `There were three stops left, and Mr Moss tried them all. ${x} looked out at a pond, and sat down. ${x} looked out at a mill, and sat down. But at the last one there was a green gate. Down the step went ${x}, and in at the gate, without looking back.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'cheer', 'happy'), seen(D, 'stand', 'happy')] },
        `So they drove all the way back. There was ${to} again. Ding! "${refrain}" said Mr Moss, and opened the door at once. "Me!" said ${k}. And off they got.`,
        `It was a long way back. Then ${k} rang. Ding! "${refrain}" said Mr Moss. "It was me!" said ${k}. "I know," said Mr Moss. "I can hear the difference now."`,
      ),
      page(
        {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'happy')],
        },
        `At bedtime there was one more ding, a very soft one. It came from ${k}. "${refrain}" said ${g}, and looked in. But nobody got out. It was the right stop.`,
        `That night somebody said ding, under a blanket. It was ${k}. "${refrain}" said ${g}, at the door. Nobody got up. It was warm, and it was dark, and it was the right stop.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, G, X, D, k, g, Gcap, x, bus, stop: to, comesToo } = ride(going);
  const refrain = going.chance.pick(...REFRAINS);
  return {
    title: titled(going.chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'stand', 'shy'), seen(G, 'wave', 'happy')],
          things: ['bus'],
        },
        `${K.introduced} had a way of going on the bus. You sat in front, you said nothing to anybody, and nobody looked at you. ${Gcap} had another way, which was to talk to the whole of it. "Two to ${to}," said ${g}, getting on the ${bus}. "We have to be at the hut before four, for the hot buns. How's your knee?" That last was for the driver.${comesToo}`,
        `There was a hut at ${to} that sold hot buns, and it shut at four. So ${K.introduced} and ${g} took the ${bus}.${comesToo} By the second corner ${g} had asked after the driver's knee, and told the whole bus about the buns. ${k} looked out of the window. That was how ${k} went by bus: you said nothing, and then nobody looked at you.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'sit', 'calm'), seen(K, 'sit', 'curious'), seen(D, 'stand', 'calm')],
          things: ['bell'],
        },
        `They had the seat by the bell, which was red, on a pole. On the other side of the pole sat ${X.introduced}. ${x} had no bag and no newspaper, and looked straight ahead. "Got on at the market," said Mr Moss, the driver. "Never said where to." "Perhaps it's private," said ${k}. It was nice to meet somebody who knew how to go by bus.`,
        `The bell was on a pole, and it was ${k} who was to ring it when they were there. Across from them sat ${X.introduced}, all alone. "That one got on at the market," said Mr Moss, the driver, "and didn't say where to." ${k} gave ${x} a small nod, from one quiet person to another. "I don't suppose anybody asked," said ${g}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(D, 'stand', 'calm'), seen(X, 'look-up', 'curious')] },
        `Ding! They drew in at the baker's, and the doors folded open. "${refrain}" said Mr Moss. Nobody stood up. There was only the smell of bread, which came in and did not pay. ${x} leaned out and looked the baker's up and down, and sat back again. The doors shut.`,
        `They had not got past the church when there was a ding. In they pulled. "${refrain}" said Mr Moss. People looked at their knees. ${x} took a long look at the church, and at the bicycle against its wall, and sat down again. So they drove on.`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'sit', 'happy'), seen(D, 'stand', 'curious'), seen(K, 'sit', 'shy')] },
        `"It wasn't us," ${g} told the bus. That was the trouble with ${g}. Until then nobody had thought that it was. Ding! They stopped at the school, which was shut. "${refrain}" said Mr Moss. One after another, people turned and looked at whoever sat next to the bell. That was ${k}.`,
        `"Somebody's shy," said ${g}, loud and kind. Ding! This time it was the library. "${refrain}" said Mr Moss, not quite so kindly. ${k} could feel it coming. All down the bus they were looking at the bell. And then they were looking at ${k}, who sat next to it.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'cheer', 'shy'), seen(X, 'look-up', 'curious'), seen(D, 'stand', 'angry')],
        },
        `${k} could have said something. But one would have had to say it to everybody. So ${k} put up both hands, where they could be seen. Ding! "There you are," said ${g}. "No hands!" It was a stop with nothing there but a wall. ${x} looked at the wall, and sat down. "Right," said Mr Moss. "That's the last time. I don't stop for that bell again."`,
        `It's a bit like rain, being looked at. ${k} sat on both hands, so that there should be no mistake. Ding, went the bell, in front of everybody. "You see?" said ${g}. They stopped at an empty field. ${x} looked it all over, and sat down. "I'm late as it is," said Mr Moss. "From now on it can ring as it likes. I'm not listening."`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'reach', 'worried')], things: ['bus'] },
        `So it was bad luck that ${to} came next. ${k} rang, once and clearly, as it should be done. Ding! The bus drove on. There were people with hot buns. There was the hut, with steam coming out of it. It went past one window after the other, and then it was behind them. "That was our stop," said ${k}, but in a very small voice.`,
        `And then there it was, ${to}, with the flag up over the hut. ${k} pressed the bell. Ding! It was the first one all day that was meant, and no notice was taken of it. The bus went by. The hut slid past, and the queue, and the smell of buns. "We've missed it," said ${k}, mostly to the window.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [
            seen(G, 'stand', 'determined'),
            seen(D, 'stand', 'shy'),
            seen(X, 'look-up', 'curious'),
            seen(K, 'stand', 'curious'),
          ],
        },
        `"That one was ours!" said ${g}. Mr Moss pulled in at the very next stop. He was sorry, and he said so. "It's not far to walk back," he said. "You'll be in time for the buns." The doors were open. ${k} had got up already. And there was ${x}, who looked out, and looked, and sat down.`,
        `It was ${g} who told him, in a voice that went to the back. "I do beg your pardon," said Mr Moss. He drew in at the next stop and opened the doors. "It's no distance. If you walk, you'll have your buns." ${k} stood up to go, and looked round once. So ${k} saw ${x} lean out, and look at it all, and sit down.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'think', 'surprised'), seen(X, 'sit', 'sad')] },
        `${x} had done that every time. It was no joke, then. It was somebody who knew what the stop looked like, and not where it was. And from now on nobody was going to listen. ${x} could ring from here to the end of the road. ${k} looked at the way back, with a hot bun at the end of it. Then ${k} looked at the bus, which was full of people.`,
        `One can see a thing four times before one looks at it. There was a ding. There were the doors. There was a look, and then ${x} sat down. Nobody does that for fun. One does it if one wants to get home and can't say where that is. And Mr Moss had done with the bell. If they got off now, there would be nobody on the bus who knew.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'stand', 'determined'), seen(G, 'stand', 'surprised')] },
        `"It's ${x}," said ${k}. It came out rather high. "${x} isn't playing. ${x} looks if it's the right stop, and it never is. Please go on stopping." It was very quiet, and everybody looked. It was not as bad as all that. "And the buns?" said ${g}. "I know," said ${k}, and sat down again.`,
        `"Please don't stop listening to the bell," said ${k}, to the whole bus. "It's ${x} who rings. ${x} is looking for a stop, and can't say which." Every head turned. It could be borne, ${k} found, if there was something to say. "There'll be no buns left," said ${g}, "if we stay on." "No," said ${k}, and stayed on.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'look-up', 'curious'), seen(D, 'stand', 'calm')], things: ['gate'] },
        `So Mr Moss stopped everywhere. There was a bridge, and ${x} looked, and sat down. There was a barn, and ${x} looked, and sat down. People began to mind about it. Two of them went past where they lived. Somewhere behind them it struck four. And right at the end, where the road stopped, there was a green gate. Ding! ${x} looked out. ${x} did not sit down.`,
        `After that the whole bus was in it. At the mill they all leaned over to see. ${x} looked, and sat down. At the pond they held their breath. ${x} looked, and sat down. Mr Moss waited at every one. It got to be four o'clock, and then it got to be later. Then there was no more road, and only a green gate. Ding! ${x} looked at it for a long time, and did not sit down.`,
      ),
      page(
        {
          time: 'sunset',
          camera: 'medium',
          actors: [seen(X, 'walk', 'happy'), seen(D, 'stand', 'surprised'), seen(G, 'stand', 'happy')],
        },
        `Down the step went ${x}, and over the grass, and in. Somebody called in there, and was answered. Mr Moss blew his nose. "All this time," he said, "I asked who. I never thought of asking where." "Most people don't," said ${g}. Nobody was in a hurry to shut the doors.`,
        `${x} went down the step without looking back. The gate was pushed open from inside. One could hear that somebody had been waiting there. "I had it wrong," said Mr Moss. "It was never who. It was where." "It often is," said ${g}. They sat a bit longer, all of them, and looked at the gate.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(K, 'wave', 'happy'), seen(D, 'wave', 'happy'), seen(G, 'stand', 'proud')],
          things: ['bus'],
        },
        `The hut was shut when they came back to ${to}, and there was not a bun to be had. Ding! "${refrain}" said Mr Moss, though he knew quite well. "Me," said ${k}, so that it could be heard at the back. All down the bus people waved. ${k} waved to them with the whole arm. And ${g}, for once, had nothing to add.`,
        `They came by ${to} in the dark, and there was no hut open, and no bun. Ding! "${refrain}" said Mr Moss. "That was me," said ${k}. "Good night, everybody! I hope that the knee gets better." ${Gcap} waited on the pavement, to let everybody see that they were together. It took a while. The whole bus had to say good night.`,
      ),
    ],
  };
}
