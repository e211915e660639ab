import type { ThingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page, withClassmate } from '../page.ts';
import { COUNTED, numbers, type Counted } from './counted.ts';

const REFRAINS = [
  "Shh, I'm counting",
  "Quiet, I'm counting",
  "Not now, I'm counting",
  "Wait, I'm counting",
  "Hush, I'm counting",
  "Don't talk, I'm counting",
  'Shh, I have to count',
  'Not a word, I count',
  "Please, I'm counting",
  "Hold on, I'm counting",
] as const;
const TITLES = ['one is missing', 'one, two, three', "shh, I'm counting", 'and where is the last one?'];

interface Parts extends Counted {
  readonly B: Figure;
  readonly all: string;
  readonly less: string;
  /** What is done at last: "takes off the hat". */
  readonly does: string;
  readonly did: string;
  readonly X: Figure | null;
  /** Where one looks for it: "behind the chimney". */
  readonly places: string;
  readonly spots: string;
  readonly mark: string;
  readonly marks: string;
  /** What is put in front of each. */
  readonly token: 'daisy' | 'button';
  readonly tokens: string;
  readonly daisies: readonly ThingName[];
}

const INDOORS = /^(?:kitchen|living-room|bedroom)$/;

/** Where one looks: no hedge grows in a kitchen, and none on the ice. */
function lookedFor({ last, setting }: Counted): Pick<Parts, 'places' | 'spots'> {
  if (last === 'hidden')
    return {
      places: 'behind the chimney, and in the pond, and up the drainpipe',
      spots: 'over the wall and behind the chimney',
    };
  if (INDOORS.test(setting))
    return { places: 'under every chair and behind every door', spots: 'under the table and behind the door' };
  if (setting === 'snow')
    return { places: 'behind every heap of snow', spots: 'behind the big block of ice and under the sledge' };
  return { places: 'under every bush and behind every tree', spots: 'under the bush and behind the tree' };
}

function partsOf(going: Going): Parts {
  const { A, B, K, raw, company } = going;
  const hero = A === K ? '' : (A.being?.id ?? A.kind);
  const about = COUNTED.filter(({ said }) => said.test(raw.replace(/\bcounting stars\b/, 'stars')));
  const counted = about.find(({ being, one }) => being !== hero && one !== hero) ?? about[0] ?? COUNTED[1];
  const it = counted ?? (COUNTED[1] as Counted);
  const beside = it.being === 'child' ? withClassmate(going).B : B;
  const who = beside === A ? K : beside;
  const [token, tokens] =
    INDOORS.test(it.setting) || it.setting === 'snow'
      ? (['button', 'buttons'] as const)
      : (['daisy', 'daisies'] as const);
  const X = it.being === null || it.being === 'child' ? null : company.meet(it.being);
  return {
    ...it,
    ...numbers(raw),
    B: who,
    X,
    does: it.last === 'behind' ? 'looks down between two feet' : 'takes off the hat',
    did: it.last === 'behind' ? 'bent down and looked back between two feet' : 'took off the hat, to think',
    ...lookedFor(it),
    mark: it.last === 'hidden' ? 'draws a dot' : `puts down a ${token}`,
    marks: it.last === 'hidden' ? 'dots' : tokens,
    token,
    tokens,
    daisies: it.last === 'hidden' ? ['pencil', 'hat'] : [token, 'hat'],
  };
}

/** One is always missing, and the one who knows where it is may not say a word. */
export const SHH: EventPlot = { id: 'shh', young, middle, old };

const upTo = (less: string): string =>
  less === 'nine' || less === 'eight' || less === 'seven'
    ? `One, two, three, up to ${less}`
    : `One, two, up to ${less}`;

/** The last one in the picture: the friend, where children are counted. */
const spot = ({ last }: Parts, a: string): string =>
  last === 'on' ? `on ${a}'s hat` : last === 'hidden' ? `behind ${a}'s hat` : `behind ${a}`;

function young(going: Going): Told {
  const { A, a, chance, K } = going;
  const parts = partsOf(going);
  const { B, one, many, all, less, setting, where, does, X, last, mark, marks, daisies } = parts;
  const b = B.name;
  const isK = parts.being === 'child';
  const r = chance.pick(...REFRAINS);
  const at = spot(parts, a);
  const night = last === 'hidden' || isK ? ({ time: 'night' } as const) : {};
  const third = A !== K && B !== K ? ` ${K.name} is there, too.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}!`,
    pages: [
      page(
        {
          setting,
          ...night,
          camera: 'medium',
          actors: [seen(A, 'point', 'happy'), seen(B, 'stand', 'happy')],
          things: ['hat'],
        },
        `${A.introduced} counts ${many} ${where}.${third} There must be ${all}! ${cap(a)} has a big hat.`,
        `There are ${many} ${where}. ${A.introduced} counts, in a hat.${third} All ${all}!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised')], things: ['hat'] },
        `${upTo(less)}. And no more! Where is the last ${one}?`,
        `${upTo(less)}. Only ${less}! One ${one} is missing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'worried')], things: ['hat'] },
        isK
          ? `"But I am here," says ${B.introduced}. "${r}!" says ${a}.`
          : `One is ${at}! ${B.introduced} sees it. "But!" "${r}!" says ${a}.`,
        isK
          ? `${B.introduced} stands ${at}. "But!" "${r}!" says ${a}.`
          : `${B.introduced} sees it. "But look!" It is ${at}! "${r}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined')], things: ['hat'] },
        `So ${a} counts from the other end. ${upTo(less)}. No, only ${less}.`,
        `Again, from the back to the front! ${a} counts. Only ${less}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'jump', 'excited'), seen(A, 'stand', 'worried')], things: ['hat'] },
        `"But, but!" says ${b}. "${r}!" says ${a}. ${cap(b)} hops up and down.`,
        `${b} hops and points. "But look!" "${r}!" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined')], things: daisies },
        `${a} ${mark} for each. ${cap(less)} ${marks}. One ${one} is gone!`,
        `Each ${one} gets one. ${a} ${mark}. ${cap(less)} ${marks}! One is gone.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')], things: ['hat'] },
        `"One is lost," says ${a}. ${a} is hot and sad.`,
        `${a} sits down. "Poor ${one}! All alone! What shall I do?"`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(A, 'stand', 'surprised'),
            ...(isK ? [seen(B, 'stand', 'happy')] : X ? [seen(X, 'sit', 'happy')] : []),
          ],
          things: last === 'hidden' ? ['hat', 'star'] : ['hat'],
        },
        last === 'behind'
          ? isK
            ? `Then ${a} ${does}. Who is that, upside down? It is ${b}!`
            : `Then ${a} ${does}. Who is upside down? ${X?.introduced ?? ''}!`
          : last === 'hidden'
            ? `So ${a} ${does}. Oh! There, behind it, is a star!`
            : `So ${a} ${does}. Oh! There sits ${X?.introduced ?? ''}!`,
        last === 'behind'
          ? isK
            ? `${a} ${does}. Two legs! A face! It is ${b}.`
            : `${a} ${does}. Feet! A face! It is ${X?.introduced ?? ''}!`
          : last === 'hidden'
            ? `${a} ${does}. What shines up there? The last star!`
            : `${a} ${does}. Who is on it? ${X?.introduced ?? ''}!`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')], things: ['hat'] },
        `"That is ${all}!" says ${a}. "Why did you not say so?" "I did!" says ${b}.`,
        `"Now it is ${all}!" says ${a}. "I wanted to tell you," says ${b}. They laugh.`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(B, 'point', 'happy'), seen(A, 'sleep', 'sleepy')] },
        `It is late. "One sleepy ${a}," says ${b}. "But," says ${a}. "${r}!"`,
        `Now ${b} counts. "One ${a}." "But," says ${a}. "${r}!" And good night.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance, K } = going;
  const parts = partsOf(going);
  const { B, one, many, all, less, setting, where, did, X, last, spots, token, tokens, daisies } = parts;
  const b = B.name;
  const isK = parts.being === 'child';
  const r = chance.pick(...REFRAINS);
  const at = spot(parts, a);
  const night = last === 'hidden' || isK ? ({ time: 'night' } as const) : {};
  const third = A !== K && B !== K ? ` ${K.name} came too.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain: `${r}!`,
    pages: [
      page(
        {
          setting,
          ...night,
          camera: 'medium',
          actors: [seen(A, 'point', 'happy'), seen(B, 'stand', 'happy')],
          things: ['hat'],
        },
        `${A.introduced} had come to count the ${many}, in a big hat. There had been ${all} of them yesterday. They were all there, ${where}, and kept fairly still.${third} "Nothing easier," said ${a}.`,
        `It was ${A.introduced} who had to count the ${many} today. ${a} wore a big hat, so as to do it properly.${third} "There are ${all}," said ${a}. "There always are."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised')], things: ['hat'] },
        `"${upTo(less)}," said ${a}, and looked for the next. There was no next. "That's only ${less}! Where's the last ${one}?"`,
        `${a} pointed at one after another. "${upTo(less)}." "And now?" There was nothing left to point at. One ${one} was missing.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'worried')], things: ['hat'] },
        isK
          ? `"But I'm here," said ${b}, who stood right behind ${a}. "${r}!" said ${a}. "You make me lose my place."`
          : `${B.introduced} could see it perfectly well. It was ${at}. "But there," said ${b}. "${r}!" said ${a}.`,
        isK
          ? `"Excuse me," said ${b}, from behind. "I think I'm here!" "${r}!" said ${a}, without turning round.`
          : `Now ${B.introduced} had seen at once where it was. It was ${at}! "But look," said ${b}. "${r}!" said ${a}. "Or I'll have to start again."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'curious')], things: ['hat'] },
        `${a} started again, from the other end. It took longer that way. "${upTo(less)}." "But ${a}," said ${b}. "${r}!" It was ${less} from there as well.`,
        `"I'll do it backwards," said ${a}, and walked round to the far side. ${b} came along behind. "May I just say?" "${r}!" But even backwards it was ${less}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined'), seen(B, 'jump', 'excited')], things: daisies },
        last === 'hidden'
          ? `Then ${a} drew dots, one for each star, and looked up after every dot. There was room for ${all}, and there were ${less}. "There," said ${a}. "This gap is for the one who's lost." ${cap(b)} hopped up and down.`
          : `Then ${a} fetched ${all} ${tokens}, and gave one to each. When everybody had a ${token}, there was one over. "There," said ${a}. "This one is for the one who's lost." ${b} hopped up and down.`,
        last === 'hidden'
          ? `"I may have counted one twice," said ${a}, "or left one out." So ${a} drew a dot for each. It was a good drawing, and it had ${less} dots. "It's proved," said ${a}. ${cap(b)} jumped up and pointed.`
          : `They might be running about, and be counted wrong. So ${a} put a ${token} in front of each. There were ${all} ${tokens}, and ${less} were taken. ${a} was left with the last one. ${b} jumped up and pointed.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'look-up', 'worried'), seen(B, 'walk', 'worried')], things: ['hat'] },
        `They searched high and low. ${a} looked ${spots}, and ${b} came after. "It can't be far," said ${a}. "No," said ${b}. "In fact it's here." "${r}!"`,
        `${a} called, and looked everywhere. Wherever ${a} went, ${b} went too. "It's closer than you think," said ${b}, very fast. "Don't make me laugh," said ${a}. "One is lost."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'sit', 'worried')], things: ['hat'] },
        `At last ${a} sat down, all hot and tired. "I've lost a ${one}," said ${a}. "What will everybody say?" ${b} didn't say a word now. It was no use.`,
        `"There should be ${all}," said ${a}. "Now there are only ${less}." ${a} was very hot, with so much worry. ${b} sat beside ${a}, and waited.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(A, 'stand', 'surprised'),
            ...(isK ? [seen(B, 'stand', 'happy')] : X ? [seen(X, 'sit', 'happy')] : []),
          ],
          things: last === 'hidden' ? ['hat', 'star'] : ['hat'],
        },
        last === 'behind'
          ? `So ${a} ${did}. There, upside down, stood ${isK ? b : (X?.introduced ?? '')}. "How long have you been there?" said ${a}.`
          : last === 'hidden'
            ? `So ${a} ${did}. And something blinked, up there, where the hat had been. "That's a star!" said ${a}.`
            : `So ${a} ${did}. On the hat sat ${X?.introduced ?? ''}, and looked about. "How long have you been there?" said ${a}.`,
        last === 'behind'
          ? `Then, to think better, ${a} ${did}. There, the wrong way up, was ${isK ? b : (X?.introduced ?? '')}. "You!" said ${a}.`
          : last === 'hidden'
            ? `Then, as it was so hot, ${a} ${did}. It had been such a wide hat. Behind it hung the last star. "You!" said ${a}.`
            : `Then, as it was so hot, ${a} ${did}. Somebody was sitting on top. It was ${X?.introduced ?? ''}. "You!" said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'cheer', 'happy'), seen(B, 'cheer', 'happy')], things: ['hat'] },
        `"That makes ${all}!" said ${a}. "Why did nobody tell me?" ${b} took a very deep breath. "I did," said ${b}. "I did, and I did, and I did."`,
        `"${cap(all)}!" said ${a}. "You might have said something." "I did begin to," said ${b}, "every time. I never got any further."`,
      ),
      page(
        { time: 'night', camera: 'medium', actors: [seen(B, 'point', 'happy'), seen(A, 'sleep', 'sleepy')] },
        `That night ${a} was asleep almost at once. ${b} looked at ${a}. "One," said ${b}. "Did you say something?" said ${a}. "${r}!"`,
        `When it was dark, ${b} began at the beginning. "One ${a}," said ${b}. "Hm?" said ${a}, half asleep. "${r}!" said ${b}. And it came to one, from both ends.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, chance, K } = going;
  const parts = partsOf(going);
  const { B, one, many, all, less, setting, where, did, X, last, places, token, tokens, daisies } = parts;
  const b = B.name;
  const isK = parts.being === 'child';
  const r = chance.pick(...REFRAINS);
  const at = spot(parts, a);
  const third = A !== K && B !== K ? ` ${K.name} came to watch.` : '';
  return {
    title: titled(chance.pick('the great count', 'one is missing', 'what the other one knew', 'the book of numbers')),
    refrain: `${r}!`,
    pages: [
      page(
        {
          setting,
          ...(last === 'hidden' || isK ? ({ time: 'night' } as const) : {}),
          camera: 'medium',
          actors: [seen(A, 'hold', 'proud', 'notebook'), seen(B, 'stand', 'calm')],
          things: ['hat'],
        },
        `Once a year the ${many} are counted, and it's written in the Book. This year ${A.introduced} was to do it, in the Counting Hat, which is as wide as a tray. ${cap(B.introduced)} was to come along and be quiet.${third} "Last year it was ${all}," said ${a}. "And the year before. One has only to be careful."`,
        `There was a Book, and in it was the number of the ${many}, for every year. It always said ${all}. This year ${A.introduced} had been given the pencil, and the great flat hat that goes with it. ${cap(B.introduced)} had been given nothing, and was there to help.${third} "You can help," said ${a}, "by not talking."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised')], things: ['hat', 'notebook'] },
        `They were ${where}, as always. ${a} did it slowly, with a pencil. "${upTo(less)}," said ${a}, and turned a page, and looked up for the next. There wasn't one. ${a} looked at the Book, and at the ${many}, and felt rather cold.`,
        `"${upTo(less)}," said ${a}. The pencil went on by itself, to where the last ${one} ought to have been. There it stopped. Nobody had ever written ${less} in the Book. It would look like a missing tooth.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'point', 'excited'), seen(A, 'stand', 'worried')], things: ['hat'] },
        isK
          ? `"If you'd turn round," said ${b}, who was standing right behind. "${r}!" said ${a}. "But I only!" "You see? Now I've lost my place." ${b} was quiet. From behind, ${b} saw ${a} very well, and ${a} saw everybody else.`
          : `${b} could have told it in three words, for it was ${at}. "But look," said ${b}. "${r}!" said ${a}. "But!" "You see? Now I've lost my place." So ${b} was quiet, and looked at it. It looked back.`,
        isK
          ? `"I think I know," said ${b}, from behind. "You can't know," said ${a}. "You're not counting." "No, but!" "${r}!" It's hard to be spoken to like that, when you are standing just where you were told to stand.`
          : `It's a funny thing about a hat, that whoever has it on is the one who can't see it. ${b} saw it, and saw what there was ${at}. "I know," said ${b}. "You're not counting," said ${a}. "No, but!" "${r}!"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'walk', 'determined'), seen(B, 'walk', 'curious')], things: ['hat'] },
        `${a} counted from the other side. It came to ${less}. ${a} counted with closed eyes and by feel, and got a number that there isn't. All the time ${b} was two steps behind. "Honestly," said ${b}, "if you'd only look!" "${r}!"`,
        `From the left it was ${less}. From the right it was ${less}. By threes it was worse. "Could it be," said ${b}. "${r}!" said ${a}. When you have said that often enough, you don't hear anything else.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'kneel', 'determined'), seen(B, 'stand', 'calm')], things: daisies },
        last === 'hidden'
          ? `Then there were the dots. Each star got a dot, in a square of its own, so that none could be done twice. It was a good plan, and took an hour. In the end there was one empty square, and ${a} looked at it as if it were an empty chair. "That's proof, then," said ${a}. ${cap(b)} breathed in, and breathed out.`
          : `Then there were the ${tokens}. Each one got a ${token}, so that none could be done twice. It was a good plan, and took an hour. In the end ${a} had a single ${token} left. ${a} held it like somebody who has come to meet a train. "That's proof, then," said ${a}. ${b} breathed in, and breathed out.`,
        last === 'hidden'
          ? `"We'll do it with dots," said ${a}. "One square for each. What's left is what's lost." It was a clever plan. One square was left. ${cap(b)} had stopped saying "but" by now. You can get tired of your own voice, if it's only ever used for the first word.`
          : `"We'll do it with ${tokens}," said ${a}. "One each. What's over is what's lost." It was a clever plan. One was over. ${a} sat and turned it round and round. ${b} had stopped saying "but" by now. You can get tired of your own voice, if it's only ever used for the first word.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'look-up', 'worried'), seen(B, 'walk', 'worried')],
          things: ['lantern', 'hat'],
        },
        `So they searched, until it was late and later. It meant missing the party, where there were dumplings. ${a} called ${places}. ${b} went along, and held the lantern, and knew. "You could at least look too," said ${a}. "I am looking," said ${b}. "I'm looking right at it." But ${a} was looking the other way.`,
        `There was to be a party after the Count, with dumplings. They could see it going on, far off. ${a} looked ${places}. "You're not even trying," said ${a} to ${b}. "No," said ${b}. It's a bad feeling to be in the right for so long. ${b} had meant to enjoy it more.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(B, 'stand', 'worried')], things: ['notebook', 'hat'] },
        `"I'll have to write it down," said ${a}. The pencil stood on the paper. If it said ${less}, then it would always say that, after all those years. Or it might just say ${all}. Nobody would ever count them again before next year. "What would you do?" said ${a}, to nobody much.`,
        `In the end ${a} opened the Book. "I could put ${all}," said ${a}. "It's most likely right. Who's to know?" But it would be a number that nobody had counted. And if one was out there, lost, then no one would go and look. ${a} wrote one small letter, and it shook.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'think', 'worried'), seen(A, 'sit', 'sad')], things: ['hat'] },
        `${b} had made a vow, about an hour ago, not to open ${B.names} mouth again. It was a good vow, and well deserved. ${b} looked at ${a}, who was wiping something off the page. Then it turned out that ${b} couldn't keep it. "Please ask me," said ${b}. "I can't say it, if you don't."`,
        `It would have been easy for ${b} to go to the party. One more time, and it would be "${r}!" again; and ${b} was proud. But there sat ${a}, all alone with a pencil. "I've got something to say," said ${b}. "It has more than one word in it. I'll wait until you want it."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'look-up', 'curious'), seen(B, 'stand', 'shy')], things: ['hat'] },
        `It went quiet. ${a} looked up. For the first time in hours ${a} was not counting anything. "All those buts," said ${a}, slowly. "There was something behind them, wasn't there? What was it that you wanted to say?" "${last === 'behind' ? 'Look behind you' : 'Take off the hat'}," said ${b}.`,
        `${a} shut the Book. "You've been trying to tell me something all this time," said ${a}, and went red up to the brim. "I haven't let you finish a sentence. Would you do it now? I'm listening." "${last === 'behind' ? 'Turn round, but from below' : 'It only needs the hat off'}," said ${b}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [
            seen(A, 'stand', 'surprised'),
            ...(isK ? [seen(B, 'stand', 'happy')] : X ? [seen(X, 'sit', 'happy')] : []),
          ],
          things: last === 'hidden' ? ['hat', 'star'] : ['hat'],
        },
        last === 'behind'
          ? `So ${a} ${did}. ${isK ? `There, the wrong way up, was ${b}, who has feet like anybody else, and had been there from the start` : `There, the wrong way up, stood ${X?.introduced ?? ''}, and had been there from the start`}. "You might have said," said ${a}, and then heard it, and sat down on the spot.`
          : last === 'hidden'
            ? `So ${a} ${did}. It's a wide hat. It had covered a good piece of the sky. In the middle of that piece, as if it had always been there, hung a star. "You might have said," said ${a}, and then heard it.`
            : `So ${a} ${did}. On top, where you can see everything, sat ${X?.introduced ?? ''}, and had been there from the start. "You might have said," said ${a}, and then heard it, and sat down on the spot.`,
        last === 'behind'
          ? `Then ${a} ${did}. ${isK ? `A pair of shoes stood there, and above them, upside down, was ${b}` : `Upside down, two steps away, was ${X?.introduced ?? ''}, quite at home`}. "Since when?" said ${a}. "Since one," said ${b}.`
          : last === 'hidden'
            ? `Then ${a} ${did}. Where there had been brim, there was night, and in it the last star. It was blinking, like somebody who has been let out. "Since when?" said ${a}. "Since it got dark," said ${b}.`
            : `Then ${a} ${did}, and held it to the light. In the dent at the top, asleep, was ${X?.introduced ?? ''}. "Since when?" said ${a}. "Since one," said ${b}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'hold', 'happy', 'notebook'), seen(B, 'cheer', 'happy')],
          things: ['hat'],
        },
        `It says ${all} in the Book. Behind it, where there is a space for remarks, ${a} wrote that it had been found by ${b}. ${b} read that twice. They had cold dumplings, out of the pan, and they were very good. "Say something," said ${a}. "I'm eating," said ${b}.`,
        `They wrote in ${all}, both of them, with both hands on the pencil. There was one dumpling left, and it was cold. "Next year," said ${a}, "you can have the hat." "Then I couldn't see it," said ${b}. "I'd sooner walk behind."`,
      ),
      page(
        { time: 'night', camera: 'wide', actors: [seen(A, 'sit', 'calm'), seen(B, 'sit', 'happy')] },
        `Since then the Count is done by two. One has the hat and goes in front. The other has a bell. When it rings, the one in front stops, whatever the number is, and says, "Yes?" Only once ${b} rang it for nothing. "${r}!" said ${b}. "I've counted you. You're one."`,
        `Nowadays, when ${a} counts, there is a pause after each. It's about as long as a "but". ${b} doesn't always need it. "${one === 'child' ? 'Nobody' : 'None'} on the hat?" says ${a}, sometimes. "None behind?" "${r}!" says ${b}, who has got as far as two. One, and one. It comes out right from either end.`,
      ),
    ],
  };
}
