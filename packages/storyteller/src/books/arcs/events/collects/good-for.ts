import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { kindIn, prizeIn, type Kind } from './kinds.ts';
import type { ThingName } from '@storylantern/contract';

const REFRAINS = [
  'What good is that?',
  'What use is that?',
  'What is that for?',
  'What good is it?',
  'What use is it?',
  'What is it for?',
  'Whatever is that for?',
  'But what for?',
  'And what for?',
  'Whatever is it for?',
] as const;
const TITLES = ['good for nothing', 'from the old mill', 'the one that fitted', 'a label on everything'];

interface Parts {
  readonly kind: Kind;
  readonly drawn: readonly ThingName[];
  readonly prize: string;
  readonly prizeThing: ThingName;
  readonly refrain: string;
  /** Said where the theme has somebody give things back: in the present, and in the past. */
  readonly backNow: string;
  readonly back: string;
  /** Why what is collected is no theft. */
  readonly harmless: string;
  /** Who sweeps the hall, and who has the key of it. */
  readonly T: Figure;
  readonly t: string;
  readonly M: Figure;
  readonly m: string;
}

const GIVEN_BACK = /\b(?:gives?|giving|gave|brings?|returns?|returning)\b/;

function partsOf({ raw, company, chance }: Going): Parts {
  const kind = kindIn(raw) ?? kindIn('stones');
  if (!kind) throw new Error('nothing is collected');
  const { prize, drawn } = prizeIn(raw, kind);
  const T = company.person('Mr Tuck', 'neighbour');
  const M = company.person('Mrs Bell', 'captain');
  return {
    kind,
    drawn: kind.thing ? [kind.thing] : [],
    prize,
    prizeThing: drawn,
    refrain: chance.pick(...REFRAINS),
    backNow: GIVEN_BACK.test(raw) ? ' Who asks gets theirs back.' : '',
    back: GIVEN_BACK.test(raw) ? ' Whoever came to ask got theirs back, with the label on.' : '',
    harmless: kind.bare === 'lost thing' ? 'Nobody knows where they are but me.' : 'Nobody misses those.',
    T,
    t: T.name,
    M,
    m: M.name,
  };
}

/** What is collected is good for nothing, and has a label where it is from; and then one like it lies where something is gone. */
export const GOOD_FOR: EventPlot = { id: 'good-for', young, middle, old };

function young(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { kind, drawn, prize, prizeThing, refrain, backNow, T, t, M, m } = partsOf(going);
  const { many, kept, likeNow, traceNow, almostNow } = kind;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'kneel', 'happy')], things: drawn },
        `${A.introduced} collects ${many}. ${a} keeps them ${kept}.${backNow}`,
        `Look at all those ${many}! ${A.introduced} collects them.${backNow}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'curious'), seen(A, 'kneel', 'happy')] },
        `"${refrain}" That is ${B.introduced}. "I do not know yet," says ${a}.`,
        `Here comes ${B.introduced}. "${refrain}" "I do not know yet," says ${a}.`,
      ),
      page(
        { setting: 'farm', camera: 'medium', actors: [seen(T, 'wave', 'happy'), seen(A, 'stand', 'excited')] },
        `A new one, from the mill! ${t} lives there. ${likeNow}`,
        `Here is ${T.names} mill. A new one! ${likeNow}`,
      ),
      page(
        { setting: 'street', camera: 'medium', actors: [seen(M, 'cheer', 'worried'), seen(A, 'stand', 'surprised')] },
        `"A theft!" cries ${m}. "Somebody stole the ${prize}!"`,
        `"A theft!" cries ${m}. "Who stole the ${prize}?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'curious'), seen(B, 'stand', 'curious')], things: drawn },
        `${traceNow} ${likeNow} "${refrain}" says ${b}.`,
        `"Look!" says ${a}. ${traceNow} ${likeNow} "${refrain}"`,
      ),
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'kneel', 'determined'), seen(B, 'stand', 'curious')] },
        `"I know it!" ${a} looks through the ${many}. ${almostNow}`,
        `${a} runs home, to the ${many}. ${almostNow}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cheer', 'excited'), seen(B, 'stand', 'surprised')] },
        `And there is the same one! "From the mill! That solves it!"`,
        `But this one is the same! "From the mill. That solves it!"`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(T, 'hold', 'shy', prizeThing), seen(A, 'stand', 'surprised')],
        },
        `There sits ${t} with the ${prize}. "It is so beautiful!"`,
        `In the mill is the ${prize}. "I only wanted to look," says ${t}.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(T, 'stand', 'shy'), seen(M, 'stand', 'happy'), seen(A, 'stand', 'proud')],
        },
        `${t} brings it back. "Sorry!" "Come and look any day," says ${m}.`,
        `"Sorry," says ${t} to ${m}. "Look at it any day," says ${m}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'point', 'curious'), seen(A, 'stand', 'happy')], things: [prizeThing] },
        `${b} looks at the ${prize}, too. "${refrain}" "Just to look at," says ${a}.`,
        `"And the ${prize}?" says ${b}. "${refrain}" "Just to look at," says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { kind, drawn, prize, prizeThing, refrain, back, T, t, M, m } = partsOf(going);
  const { many, one, bare, kept, like, trace, almost, almost2, compared } = kind;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'kneel', 'happy')], things: drawn },
        `${A.introduced} collected ${many}. There were three hundred of them by now, kept ${kept}. And each had a label, to say where it was from.${back}`,
        `Some collect nothing at all. ${A.introduced} collected ${many}. They were kept ${kept}, all three hundred. Each had a label, like BEACH, or CHURCH.${back}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'curious'), seen(A, 'kneel', 'calm')] },
        `"${refrain}" said ${B.introduced}, every day. ${a} thought about it. "I don't know yet," said ${a}. "You said that last week," said ${b}.`,
        `${B.introduced} came in and looked at the newest one. "${refrain}" said ${b}. It was a fair thing to ask. "I don't know yet," said ${a}, and wrote a label.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(T, 'stand', 'happy'), seen(A, 'stand', 'excited')],
          things: drawn,
        },
        `The next one came from the old mill, where ${t} lived. ${t} swept the village hall. ${like}. "That's a fine one," said ${t}. It was the first time that nobody had asked what for. OLD MILL, wrote ${a}.`,
        `On Friday ${a} got a very good one, at the old mill. ${like}. ${t} lived there, who swept the village hall. "Well, well," said ${t}. "Isn't it beautiful?" And ${t} asked nothing else. ${a} wrote on the label: OLD MILL.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(M, 'shout', 'worried'), seen(A, 'run', 'surprised'), seen(B, 'run', 'surprised')],
        },
        `On Saturday there was shouting. The ${prize} always stood in the village hall, behind glass. Now there was only the glass. "It's a theft!" cried ${m}, who was the mayor. "Somebody stole it!"`,
        `Next morning everybody ran to the village hall. There was the glass case, and it was empty. "A theft!" cried ${m}, who was the mayor. "Somebody stole our ${prize}!"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(M, 'stand', 'calm'), seen(B, 'stand', 'curious')],
          things: drawn,
        },
        `The thief had left no footprints. ${trace} ${like}. "${refrain}" said ${m}, and went away. But ${a} did not move. "I know that one," said ${a}.`,
        `They looked for footprints, and there were none. ${trace} ${like}. "${refrain}" said ${m}, and went on. "Wait," said ${a}. "I've got one like that."`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'curious')] },
        `Which was it, though, of three hundred? They began at the top. ${almost}. They went on. ${almost2}. ${b} yawned.`,
        `At home they went through the ${many}, all of them, from the beginning. ${almost}. "Nearly," said ${b}. ${almost2}. "Nearly isn't it," said ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(B, 'stand', 'surprised')], things: drawn },
        `The last but one was the one. ${a} ${compared}, to be sure. There was no difference at all. "What does the label say?" said ${b}. ${a} turned it over. OLD MILL. "That solves it," said ${a}.`,
        `Then ${a} stopped. ${a} ${compared}, twice. It was the very same. ${b} read out the label, slowly. "Old mill," read ${b}. They looked at each other. "That solves it," said ${a}.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(T, 'sit', 'calm'), seen(A, 'look-up', 'surprised'), seen(B, 'stand', 'surprised')],
          things: [prizeThing],
        },
        `They looked in at the mill window. ${t} sat at the table. On a clean cloth, in front of a candle, was the ${prize}. ${t} did nothing with it. ${t} only looked.`,
        `The mill door was open. On the table lay the best cloth, and on it was the ${prize}. ${t} sat before it with folded hands, as people sit at the pictures.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'sad'), seen(A, 'stand', 'calm')] },
        `"For thirty years I've swept round it," said ${t}, going red. "I wanted it here for one night. It was wrong, and I knew it." "Then it's time to take it back," said ${a}. "We'll come with you."`,
        `${t} jumped up. "I was going to bring it back," said ${t}. "In thirty years I've never had it in my hands. But you don't take things." "No," said ${a}. "Come on. I'll carry the cloth."`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(T, 'stand', 'shy'), seen(M, 'stand', 'calm'), seen(A, 'stand', 'proud')],
          things: [prizeThing],
        },
        `So ${t} told it to all of them, and said sorry. It was very quiet. "Nobody ever dusts it," said ${m} at last. "Would you do that? Every Friday?" ${t} would. "But how did you find it?" said ${m}. ${a} told them about ${one} with a label.`,
        `${t} said it out loud, in front of everybody, and was sorry. "Thirty years," said ${m}, "and we never let you hold it." From then on ${t} had the dusting of it, on Fridays. "And who found out?" It was ${a}, with three hundred ${many}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'curious'), seen(A, 'stand', 'happy')], things: [prizeThing] },
        `${b} walked all round the ${prize}. It did not do anything. "${refrain}" said ${b}. "I don't know yet," said ${a}. On the way home ${b} stopped, and went back for ${one}. "I just like it," said ${b}.`,
        `They looked at the ${prize} for a while, in its case. "${refrain}" said ${b}. ${a} laughed. "Nothing whatever," said ${a}. The next day ${b} came with a new ${bare}, and a label. It said: FOUND BY ${b.toUpperCase()}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, a, b, chance } = going;
  const { kind, drawn, prize, prizeThing, refrain, back, harmless, T, t, M, m } = partsOf(going);
  const { many, one, bare, kept, like, trace, almost, almost2, compared } = kind;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(A, 'kneel', 'happy')], things: drawn },
        `${A.introduced} collected ${many}. There were three hundred and six. They were kept ${kept}, and the door would only open half-way. Every single one had a label, to say where it was from. It is the label that makes it a collection. Without one it is a mess.${back}`,
        `There are people who throw things away, and there was ${A.introduced}, who collected ${many}. It had got to three hundred and six. They were kept ${kept}. On each there was a label, in very small writing, to say where it was from. "Otherwise," ${a} would say, "it would only be a lot of ${many}."${back}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'curious'), seen(A, 'kneel', 'calm')] },
        `"${refrain}" said ${B.introduced}, over each of them. ${b} liked a thing to have a use, like a bucket. "I don't know yet," said ${a}. "You've got three hundred," said ${b}, "and you don't know yet?" They were friends all the same. But it rankled, on both sides.`,
        `${B.introduced} came on Thursdays, and never got used to it. "${refrain}" said ${b}. "You can carry water in a bucket. What do you do with these?" "I don't know yet," said ${a}. It was always the same answer. ${b} thought it a silly one, and ${a} thought it a silly question. It lay between them like a crumb in a bed.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(T, 'stand', 'happy'), seen(A, 'stand', 'excited')],
          things: drawn,
        },
        `Number three hundred and seven came from the old mill. ${like}. ${t} lived there, a thin man, who swept the village hall and hardly ever spoke. ${t} stood at the gate beside ${a} and looked for quite some time. "That's a fine one," said ${t}. Nothing else. It was only on the way home that ${a} noticed: ${t} had not asked what for. OLD MILL, said the label, underlined.`,
        `It was Friday when ${a} went by the old mill, and got the best one for a year. ${like}. At the gate stood ${t}, a thin man, who swept the village hall. "Isn't that beautiful?" said ${t}, very quietly. They stood there, the two of them. Everybody else in the village would have asked what it was for. ${a} wrote OLD MILL on the label, and underlined it.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(M, 'shout', 'worried'), seen(A, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `On Saturday morning the ${prize} was gone. It had stood in the village hall for a hundred years, behind glass. People were so used to it that they no longer looked. They looked now. There was the case, with its little door open, and a round clean place in the dust. "It's a theft," said ${m}, who was the mayor. "Somebody stole it." She said it as if somebody had taken the church.`,
        `The village had one thing that other villages had not, and that was the ${prize}. It stood in the hall, in a glass case. On Saturday the case stood there by itself. "A theft!" cried ${m}, the mayor. "Somebody stole it!" And she rang the hand bell until everybody had come. It had not been looked at so hard for a hundred years. Now there was nothing in it to look at.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(M, 'stand', 'angry'), seen(B, 'stand', 'worried')],
        },
        `"Who in this village," said somebody, "picks up whatever there is?" There was a pause, and in it they all turned round. ${a} felt it, like a draught. "I collect ${many}," said ${a}. "So you say," said ${m}, not unkindly. "We shall have to look in your room, at noon." And ${b}, who might have said something just then, was looking at the floor.`,
        `It was nobody's fault that they all thought of it at once. There was only one in the village who was always taking things home. One after the other the heads turned. "It's ${many} that I take," said ${a}. "${harmless}" ${m} coughed. "All the same, I'll come at noon," said ${m}, "and see your room." ${b} began to say something, and did not. ${a} saw that.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(B, 'stand', 'shy')], things: drawn },
        `When the others had gone to look for footprints, ${a} was still there. The thief had left one thing after all. ${trace} ${like}. "${refrain}" said ${b}, but in a small voice. ${a} did not answer that. "Three hundred and six, or three hundred and seven," said ${a}, "and I know that I've got its twin. Are you coming?" ${b} came.`,
        `They all went out to search the ditches, and the hall was empty. Nearly empty, that is. ${trace} ${like}. Twenty people had met with it that morning, and had taken no notice. To twenty people it was good for nothing. "I should have spoken up," said ${b}. "Yes," said ${a}. "Help me now. I've got one like this. I only don't know where."`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'determined'), seen(B, 'kneel', 'determined')],
        },
        `It was ten o'clock, and at noon the mayor would come. They began at both ends. ${b} had never really looked at ${many} before. There turned out to be hardly two the same. ${almost}. ${almost2}. "They're all quite different," said ${b}, at two hundred. "That's the point," said ${a}.`,
        `Two hours are not long for three hundred and seven ${many}. ${b} took the left side, and ${a} took the right. ${almost}. An hour went by. ${almost2}. "I've got nearly, and nearly, and nearly," said ${b}. "I didn't know that there were so many sorts of nearly." "Nor did I," said ${a}, "at first."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(B, 'stand', 'surprised')], things: drawn },
        `The last of all was the newest. ${a} ${compared}, and then did it again. There was nothing to choose between them. "Whose is it?" said ${b}. "What does it say?" ${a} did not have to look at the label. ${a} could see it, underlined, and a thin man at a gate. "That solves it," said ${a}. "Oh dear."`,
        `It was at the very end, where the new ones were. ${a} ${compared}. So did ${b}, to be fair. It was the same; there was no nearly about it. ${b} picked up the label. "Old mill," read ${b}. "But that's..." "Yes," said ${a}. "That solves it." It came from the only man in the village who had never asked what for.`,
      ),
      page(
        {
          setting: 'farm',
          camera: 'medium',
          actors: [seen(T, 'sit', 'calm'), seen(A, 'stand', 'worried'), seen(B, 'stand', 'curious')],
          things: [prizeThing],
        },
        `Through the mill window they saw it. It stood on the best cloth in the house, with a candle on each side. ${t} sat in front, with folded hands, and looked. That was all. "We'll run and tell them," whispered ${b}. "Then they'll know that it wasn't you!" ${a} looked at the candles. It was half past eleven. "No," said ${a}, and knocked.`,
        `There was a light in the mill. On the table, on a white cloth, was the ${prize}. It had never shone like that in the hall. Before it sat ${t}, as still as in church. "Quick, to the mayor," whispered ${b}. "You'd be out of trouble before noon." It was true, and it would have been easy. ${a} stood there for a moment longer. Then ${a} knocked.`,
      ),
      page(
        { camera: 'close', actors: [seen(T, 'stand', 'sad'), seen(A, 'stand', 'calm')] },
        `"For thirty years I've swept round it," said ${t}. "Nobody ever looked at it but me. I wanted to have it here, for one night." ${t} did not say that it was all right. It wasn't. "They think that I took it," said ${a}. ${t} went quite white. "You?" "They're coming at noon. I could tell them. Or you could." And ${a} went and waited outside, which was the hardest part.`,
        `"I knew you'd see it," said ${t}, "if anybody did." It came out slowly. Thirty years he had swept that hall, and had never once held it in his hands. "That's not a reason," said ${t}. "It's only how it was." "They think it was me," said ${a}. ${t} sat down. "I could go and say who it was," said ${a}. "But it would be better if you did. I'll wait." And ${a} went out to the gate.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [
            seen(T, 'stand', 'shy'),
            seen(M, 'stand', 'surprised'),
            seen(A, 'stand', 'calm'),
            seen(B, 'stand', 'proud'),
          ],
          things: [prizeThing],
        },
        `At noon they were all there again. ${t} came across the square with the ${prize} in a white cloth. ${t} said it, in front of everybody, to the end. It was so quiet that they could hear the flag. "Thirty years," said ${m}, "and we never thought to let you dust it." From now on ${t} was to dust it, on Fridays, and she would watch at first. Then ${m} turned to ${a}. "I'm sorry," said ${m}. "And how on earth did you know?" It was ${b} who told them. ${b} told it rather loudly, with all the labels.`,
        `${t} got there two minutes before noon. He put the ${prize} back into its case, and turned round, and told them. He left nothing out. There were some who were angry, and had a right to be. "You'll dust it on Fridays," said ${m} in the end, "and I'll be there, until I trust you." To ${a} she said that she was sorry, and she meant it. "But who found out?" somebody asked. "${a} did," said ${b}, before anybody else could speak. "With ${one}. I was there."`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'stand', 'curious'), seen(A, 'stand', 'happy')], things: [prizeThing] },
        `Afterwards the two of them stood before the glass. The ${prize} did nothing. You could not even have boiled an egg in it. "${refrain}" said ${b}, after a while. "I don't know yet," said ${a}. They both had to hold on to the case. And the next Thursday ${b} brought number three hundred and eight. It was an ordinary sort of ${bare}. But the label was very neat.`,
        `They were the last to leave the hall. ${b} walked right round the case with the ${prize} in it. "${refrain}" said ${b}. "Nothing," said ${a}. "It just has to be somewhere, so that people can look." "${cap(bare)} number three hundred and eight," said ${b}, and brought something out from behind, going red. "I looked for it all morning. I don't know yet what it's for."`,
      ),
    ],
  };
}
