import type { SettingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { BEING_WORDS } from '../../../theme/entries.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { childOfFamily } from '../kin-beside.ts';
import { page, withClassmate } from '../page.ts';
import { cluesOf, type Clue, type Clues } from './clues.ts';
import { WHAT, WHO } from './premise.ts';

const REFRAINS = [
  'Maybe. Maybe not.',
  'Perhaps. Perhaps not.',
  'It may be. Or not.',
  'Maybe yes. Maybe no.',
  'Could be. Or not.',
  'It might be. It might not.',
  'Maybe so. Maybe no.',
  'Perhaps yes. Perhaps no.',
  'Possibly. Possibly not.',
  'Well, maybe. Or not.',
] as const;

/** A sentence as it stands before who says it. */
const commaed = (sentence: string): string => sentence.replace(/\.$/, ',');

interface Parts {
  /** Who may be something else. */
  readonly P: Figure;
  readonly p: string;
  /** The same at the beginning of a sentence. */
  readonly Pcap: string;
  /** What they may be: "a secret spy". */
  readonly what: string;
  /** "is", or "was" where the theme says so; and what is asked of them. */
  readonly is: 'is' | 'was';
  readonly are: 'are' | 'were';
  /** "My brother Bean", "Grandma", "Our teacher": at the first mention, at the beginning of a sentence. */
  readonly first: string;
  readonly B: Figure;
  readonly clues: Clues;
  readonly inside: SettingName;
  readonly outside: SettingName;
  readonly refrain: string;
  /** The refrain as it stands before who says it. */
  readonly spoken: string;
  readonly title: string;
}

const TIE = /\b((?:big|little|older|younger|twin|best) )?(brother|sister|cousin|twin|friend)s?\b(?: (\p{Lu}\p{Ll}+))?/u;

function whoItIs(going: Going): { P: Figure; first: string; atSchool: boolean } {
  const { G, K, raw, company } = going;
  const tie = TIE.exec(company.theme.raw);
  if (tie) {
    const P = childOfFamily(going, `${tie[1] ?? ''}${tie[2] ?? ''}`, tie[3] ?? null);
    return { P, first: `My ${tie[1] ?? ''}${tie[2] ?? ''} ${P.name}`, atSchool: false };
  }
  const named = /\b(mr|mrs|miss|ms) (\p{L}+)/iu.exec(company.theme.raw);
  const title = named ? `${cap((named[1] ?? '').toLowerCase())} ${cap(named[2] ?? '')}` : null;
  if (/teacher/.test(raw)) {
    const P = company.person(title ?? (/\bhe\b|\bhis\b/.test(raw) ? 'Mr Finch' : 'Miss Finch'), 'teacher');
    return { P, first: `Our teacher ${P.name}`, atSchool: true };
  }
  if (G !== K && G.name !== 'the grown-up') {
    const mine = raw.includes(`my ${G.name.toLowerCase()} `);
    return { P: G, first: mine ? `My ${G.name.toLowerCase()}` : cap(G.name), atSchool: false };
  }
  const role = /librarian/.test(raw) ? 'librarian' : 'neighbour';
  const P = company.person(title ?? 'Mrs Ash', role);
  const job = /\b(neighbour|neighbor|babysitter|childminder|lollipop lady|dinner lady|postman|librarian)\b/.exec(raw);
  return { P, first: job ? `Our ${job[0]} ${P.name}` : P.name, atSchool: false };
}

function partsOf(going: Going): Parts {
  const { K, raw, chance } = going;
  const { P, first, atSchool } = whoItIs(going);
  const said = new RegExp(String.raw`(an? (?:${WHAT}))\b`, 'iu').exec(raw)?.[0] ?? null;
  const bare = said ?? `a ${new RegExp(String.raw`${WHO},? the (${WHAT})`, 'iu').exec(raw)?.[1] ?? 'secret spy'}`;
  const what = bare.replace(/^a (?=[aeiou])/, 'an ');
  const word = what.replace(/^an? /, '');
  const being = BEING_WORDS.get(word)?.entry ?? BEING_WORDS.get(word.split(' ').at(-1) ?? '')?.entry ?? null;
  const refrain = chance.pick(...REFRAINS);
  const wasOne = new RegExp(String.raw`\b${WHO} (?:was|used to be)\b`, 'iu').test(raw);
  const B = withClassmate({ ...going, A: K, a: K.name }).B;
  return {
    P,
    is: wasOne ? 'was' : 'is',
    are: wasOne ? 'were' : 'are',
    p: P.name,
    Pcap: cap(P.name),
    what,
    first,
    B: B === P || B === K ? going.company.person('Sal', 'child') : B,
    clues: cluesOf(what, being),
    inside: atSchool ? 'classroom' : 'living-room',
    outside: atSchool ? 'playground' : 'garden',
    refrain,
    spoken: commaed(refrain),
    title: titled(
      chance.pick(
        `${wasOne ? 'was' : 'is'} ${P.name} ${what}`,
        'eyes shut',
        'three clues and a ball',
        'maybe, maybe not',
      ),
    ),
  };
}

/** Three clues, and for each of them another reason. Then a ball comes down that nobody could have got down. */
export const MAYBE: EventPlot = { id: 'maybe', young, middle, old };

function young(going: Going): Told {
  const { K, k } = going;
  const { P, p, Pcap, what, first, is, are, B, clues, inside, outside, refrain, spoken, title } = partsOf(going);
  const b = B.name;
  const short = first.replace(/^Our teacher (?=M)/, 'Our teacher, ').replace(/, .*/, '');
  const [one, two, three] = clues.three;
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: outside, camera: 'wide', actors: [seen(K, 'reach', 'sad', 'broom')], things: ['ball'] },
        `The ball is on the roof. ${K.introduced} has a broom. It is too short!`,
        `${K.introduced} has a broom. The ball is on the roof. The broom is too short.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(B, 'stand', 'curious')] },
        `"${short} ${is} ${what}," says ${k}. "${spoken}" says ${b}.`,
        `"You know what?" says ${k}. "${short} ${is} ${what}!" "${spoken}" says ${b}.`,
      ),
      page(
        { setting: inside, camera: 'medium', actors: [seen(P, 'stand', 'calm'), seen(K, 'point', 'curious')] },
        `"${Pcap} ${one.short}." "${one.shortOr} ${spoken}" says ${b}.`,
        `"See? ${Pcap} ${one.short}." "${one.shortOr} ${spoken}" says ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'happy'), seen(B, 'stand', 'curious')] },
        `"And ${p} ${two.short}!" "${commaed(two.shortOr)}" says ${b}.`,
        `"Look now," says ${k}. "${Pcap} ${two.short}." "${two.shortOr}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'stand', 'calm'), seen(K, 'point', 'excited')] },
        `"But ${p} ${three.short}!" "${three.shortOr} ${spoken}" says ${b}.`,
        `"Look! ${Pcap} ${three.short}." "${three.shortOr} ${spoken}" says ${b}.`,
      ),
      page(
        { setting: outside, camera: 'medium', actors: [seen(K, 'look-up', 'excited'), seen(B, 'look-up', 'curious')] },
        `${k} looks up. The ball! Nobody can get that.`,
        `They go out. The ball! Who could get that down?`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'point', 'curious'), seen(P, 'stand', 'calm')] },
        `"Can you get our ball?" "Shut your eyes," says ${p}. "Count to ten!"`,
        `"Our ball is up there!" "Eyes shut," says ${p}. "Count to ten."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cover', 'excited'), seen(B, 'cover', 'curious')] },
        `One, two, three. Something goes ${clues.shortNoise}. Eight, nine, ten!`,
        `They count. Four, five, six. What goes ${clues.shortNoise}? Nine, ten!`,
      ),
      page(
        { camera: 'medium', actors: [seen(P, 'hold', 'proud', 'ball'), seen(K, 'stand', 'surprised')] },
        `${Pcap} has the ball! "How?" "With the broom," says ${p}.`,
        `There! ${Pcap} has the ball. "I took the broom," says ${p}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'surprised', 'broom'), seen(K, 'stand', 'excited'), seen(P, 'wave', 'happy')],
        },
        `But that is too short! "So ${are} you ${what}?" "${spoken}" says ${p}.`,
        `${b} gets the broom. It is still too short! "${spoken}" says ${p}, and winks.`,
      ),
    ],
  };
}

/** What is seen and what it may come from, in a page of talk. */
const clueIs = ({ seen: what }: Clue, name: string): string => `${name} ${what}`;

function middle(going: Going): Told {
  const { K, k } = going;
  const { P, p, Pcap, what, first, is, are, B, clues, inside, outside, refrain, spoken, title } = partsOf(going);
  const b = B.name;
  const [one, two, three] = clues.three;
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: outside,
          camera: 'wide',
          actors: [seen(K, 'reach', 'sad', 'broom'), seen(B, 'stand', 'worried')],
          things: ['ball'],
        },
        `The ball had been on the roof since Monday. It lay in the gutter, very high up. ${K.introduced} reached for it with the broom, on tiptoe. The broom was too short, by a whole arm. "That's gone for good," said ${B.introduced}.`,
        `${K.introduced} had kicked the ball, and the roof had kept it. There it was, up in the gutter. "Try the broom," said ${B.introduced}. ${k} did. There was still an arm's length missing. "Then nobody can get it," said ${b}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'excited', 'notebook'), seen(B, 'sit', 'curious')] },
        `So they sat down on the step. "I'll tell you a secret instead," said ${k}. "${first} ${is} ${what}. I'm writing down the clues." ${b} thought about ${p} for a bit. "${spoken}" said ${b}.`,
        `They leaned on the wall. "Can you keep a secret?" said ${k}, and took out a notebook. "${first} ${is} ${what}! I'm nearly sure." "${spoken}" said ${b}. "You'd need clues."`,
      ),
      page(
        {
          setting: inside,
          camera: 'medium',
          actors: [seen(P, 'stand', 'calm'), seen(K, 'hide', 'curious'), seen(B, 'hide', 'curious')],
        },
        `They watched ${p} all that day. ${clueIs(one, Pcap)}. "Clue number one!" whispered ${k}. "${one.or}," said ${b}. "${refrain}"`,
        `The first clue came before lunch. ${clueIs(one, Pcap)}. ${k} wrote it down at once. "${one.or}," whispered ${b}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(P, 'stand', 'happy'), seen(K, 'stand', 'excited')] },
        `The next day it was better still. ${clueIs(two, Pcap)}. "You saw that!" said ${k}. "You can't say that you didn't." "I saw it," said ${b}. "${two.or}."`,
        `On the next day they hid behind a door. ${clueIs(two, Pcap)}. "There," breathed ${k}. "Number two." "${two.or}," said ${b}, who liked to be fair.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'calm'), seen(K, 'point', 'excited'), seen(B, 'think', 'curious')],
        },
        `Then came the third. ${clueIs(three, Pcap)}. ${k} pulled ${b} by the sleeve. "Nobody does that!" "${three.or}," said ${b}, but more slowly. "${refrain}"`,
        `The third clue was the best of all. ${clueIs(three, Pcap)}. "Now what do you say?" said ${k}. ${b} needed a long time. "${three.or}," said ${b}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad', 'notebook'), seen(B, 'sit', 'calm')] },
        `${k} read out the notebook. There were three clues in it. Beside each clue stood a good reason why not. "It comes out at nothing," said ${k}.`,
        `"Three clues," said ${b}, "and three other reasons. It's a draw." ${k} shut the notebook. You can look at somebody all week and not know.`,
      ),
      page(
        { setting: outside, camera: 'medium', actors: [seen(K, 'look-up', 'excited'), seen(B, 'look-up', 'curious')] },
        `They went out again, and ${k} looked up. "The ball!" said ${k}. "We can't get it, and the broom can't. Who could?" "Only ${what}," said ${b}.`,
        `Outside, the ball was still up there. ${k} looked at it, and then at ${b}. "Nobody can get it down," said ${k}. "That's what you said. But ${what} could!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'curious'), seen(P, 'look-up', 'calm'), seen(B, 'stand', 'curious')],
        },
        `So they fetched ${p}. ${Pcap} looked up at the ball, and left, and right. There was nobody about. "Shut your eyes," said ${p}, "and count to ten. And no peeping."`,
        `"Could you get our ball?" they asked ${p}. "That one?" said ${p}. "I might. But I can't do it when I'm looked at. Eyes shut, both of you, and count to ten."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cover', 'excited'), seen(B, 'cover', 'curious')] },
        `They put their hands over their eyes. "One, two, three," they counted. There was ${clues.noise}. "Seven," said ${b}, in a very small voice. "Eight, nine, ten!"`,
        `It's hard to count to ten slowly. At four there was ${clues.noise}. ${k} wanted to look, and did not. "Nine," they said together. "Ten!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'hold', 'proud', 'ball'), seen(K, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `There stood ${p} with the ball, and not even out of breath. "How did you do that?" cried ${k}. "Oh," said ${p}, "with the broom." And ${p} went in.`,
        `${Pcap} was in the same place as before. But the ball was under one arm. "How did it come down?" said ${b}. "I used the broom," said ${p}. "Mind you don't kick it up again."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'hold', 'surprised', 'broom'), seen(K, 'look-up', 'excited'), seen(P, 'wave', 'happy')],
        },
        `"So it was only the broom," said ${k}. ${b} took the broom and held it up, on tiptoe. It was too short, by a whole arm. They looked at it for a long time. ${Pcap} looked out of the window. "${spoken}" said ${p}, and winked.`,
        `${k} opened the notebook, to write "broom". "Wait," said ${b}, and held it up against the wall. There was still an arm's length missing! They turned round. At the door stood ${p}. "${cap(are)} you ${what}?" said ${k}. "${spoken}" said ${p}, and shut one eye.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, k } = going;
  const { P, p, Pcap, what, first, is, are, B, clues, inside, outside, refrain, spoken, title } = partsOf(going);
  const b = B.name;
  const [one, two, three] = clues.three;
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: outside,
          camera: 'wide',
          actors: [seen(K, 'reach', 'sad', 'broom'), seen(B, 'stand', 'calm')],
          things: ['ball'],
        },
        `The ball went up on a Monday and did not come down. It had rolled into the gutter, above the second row of windows. ${K.introduced} stood on an upturned bucket and held the broom by its very end. "How much is missing?" ${k} called. "An arm," said ${B.introduced}, who had stepped back to measure. "A long one. Nobody's ever going to get that." ${b} was usually right about such things.`,
        `There are balls that go over a roof, and balls that a roof keeps. This one lay in the gutter like an egg in an egg cup. ${K.introduced} had tried with the broom, and so had ${B.introduced}. It was short by the length of an arm, even with jumping. "We can write that off," said ${b}, and put the broom back in its corner. ${b} liked a thing to be settled, one way or the other.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'sit', 'excited', 'notebook'), seen(B, 'sit', 'curious')] },
        `"I've got something else," said ${k}, and looked round first. "${first} ${is} ${what}." ${b} did not laugh. That was the good thing about ${b}. "How do you know?" "I don't. I've got a notebook." It was a new one, with nothing in it. ${b} thought of all that was known about ${p}. "${spoken}" said ${b}. "Show me a clue that can't be anything else."`,
        `They sat on the step, with nothing to kick. "If I tell you something," said ${k}, "will you be fair?" ${b} promised. "${first} ${is} ${what}. I've thought so since the summer." ${k} had brought a notebook for it, and written CLUES on the front. "${spoken}" said ${b}. "A clue only counts if there's no other reason for it." "You'll see," said ${k}.`,
      ),
      page(
        {
          setting: inside,
          camera: 'medium',
          actors: [seen(P, 'stand', 'calm'), seen(K, 'hide', 'curious', 'notebook'), seen(B, 'hide', 'curious')],
        },
        `On Tuesday they began. ${clueIs(one, Pcap)}. ${k} wrote it down, with the time. The pencil shook a little. "${one.or}," whispered ${b}. "Whose side are you on?" said ${k}. "Nobody's," said ${b}. "That's the point of me. ${refrain}"`,
        `They had their first one before twelve the next day. ${clueIs(one, Pcap)}. "Did you see?" said ${k}, without moving any part of the face. "I saw. ${one.or}," said ${b}. "That's so dull," said ${k}. "True things often are," said ${b}. "${refrain}" And ${k} had to leave a space beside it, for the other reason.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(P, 'stand', 'happy'), seen(K, 'stand', 'excited', 'notebook'), seen(B, 'stand', 'curious')],
        },
        `Wednesday was better. ${clueIs(two, Pcap)}. They both saw it, and they were both quite sober. ${b} turned it over for some time. "${two.or}," said ${b} at last. "You're making that up," said ${k}. "So may you be," said ${b}. "You want it to be true. That's no help to anybody." They didn't speak for the rest of the afternoon.`,
        `Then, on Wednesday, while they were pretending to look for a shoe, it happened. ${clueIs(two, Pcap)}. ${k} looked at ${b} with round eyes. "${two.or}," said ${b}, but not quite at once. "You always spoil it," said ${k}. "I only hold it up to the light," said ${b}. It was a bad-tempered afternoon, and the shoe was found, which made it worse.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'stand', 'calm'), seen(K, 'point', 'excited', 'notebook'), seen(B, 'think', 'curious')],
        },
        `It was ${b} who noticed the third. "Don't turn round," said ${b}. ${k} did, of course. ${clueIs(three, Pcap)}. Neither of them breathed. "Well?" said ${k}. ${b} had gone rather pink. "${three.or}," said ${b}. It sounded like somebody closing a door with a foot. "${refrain}"`,
        `On Thursday ${b} came without being asked, and early. That was something. They did not have to wait long. ${clueIs(three, Pcap)}. "Go on," said ${k}. "Give me the other reason." It took ${b} the whole of a banana. "${three.or}," said ${b}. "I suppose. ${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'sit', 'sad', 'notebook'), seen(B, 'sit', 'calm')] },
        `So on Friday there was a page with three clues on the left and three reasons on the right. They weighed exactly the same. "Do you know what happens, if it is so?" said ${b}. "In books, I mean. When somebody finds out, they have to go. They have to be it somewhere else." ${k} had not thought of that. ${k} turned over the page, quite carefully, as if it were hot.`,
        `"Three all," said ${b}, and ruled a line under it. It was not like winning or like losing. "And suppose you did find out," said ${b}. "What then? It wouldn't be secret any more. In all the stories they pack a bag that same night." "Why do you only say that now?" said ${k}. "I've only just begun to think that it might be needed," said ${b}.`,
      ),
      page(
        { setting: outside, camera: 'medium', actors: [seen(K, 'look-up', 'curious'), seen(B, 'look-up', 'excited')] },
        `They stood about outside. It was ${b} who looked up first. "There's your test," said ${b}. "It's been there for five days. We couldn't, and the broom couldn't. If that ball comes down, there isn't any other reason." You could see that ${b} wanted to know, now, more than anything. And ${k}, who had begun it, was not so sure.`,
        `The ball was where it had been. "That would do it," said ${b}, staring. "I measured that. There's no luck about it, and nothing to explain away. Either you can get it or you can't." ${k} held the notebook with both hands. All week it had been a game with no end to it. Now there was the end, in the gutter. "All right," said ${k}. "We'll ask."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(K, 'point', 'worried'), seen(P, 'look-up', 'calm'), seen(B, 'stand', 'curious')],
        },
        `${Pcap} came out, and had a look at it, and then a look along the road, both ways. "I might be able to," said ${p}. "But I can't have anybody watching. Shut your eyes, and count to ten." Then ${p} bent down a little to ${k}. "I can trust you, I think?" It wasn't said the way people say it to small children. "Yes," said ${k}.`,
        `"That one up there?" said ${p}. "Hm. How many people are there about?" "Only us," said ${k}. "Then I must ask you to be nobody, for ten seconds. Eyes shut. I take it that you're people who keep their word." ${p} looked at them, one after the other, rather long. They said that they were.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cover', 'determined'), seen(B, 'cover', 'curious')] },
        `"One," they said, "two, three." There was ${clues.noise}. It would have been so easy. One finger, moved by the width of a straw, and ${k} would know for ever. But then it would be known, and what is known can be told, and has to pack. "Six," said ${k}, and pressed both hands tight. Beside ${k}, at seven, ${b} stopped counting.`,
        `It was the longest ten that ${k} had ever counted. At four there was ${clues.noise}. Something moved the air above their heads. All the clues in the world were just behind ${K.names} own fingers. ${k} had wanted it so much, and now did something else. ${k} kept them shut. At eight, the second voice was gone. "Nine," said ${k} alone. "Ten."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(P, 'hold', 'proud', 'ball'), seen(K, 'stand', 'surprised'), seen(B, 'stand', 'surprised')],
        },
        `There was ${p}, and there was the ball. "How did you do it?" said ${k}. "With the broom," said ${p}, and threw it over. "It only wants a bit of a stretch." ${b} stood there with open eyes and a white nose. "You looked," said ${k}, when ${p} had gone in. "I saw the broom," said ${b}, very fast. "It was the broom."`,
        `${Pcap} held out the ball, a little dusty. "That was no trouble," said ${p}. "I had the broom." And ${p} was gone, with a step like anybody's. ${k} turned round. ${b} was as pale as paper. "You peeped!" "Only from seven," said ${b}. "What did you see?" ${b} looked at the roof and at the grass. "The broom," said ${b}. "Just the broom."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'curious', 'broom'), seen(B, 'stand', 'shy')] },
        `${k} fetched it, and climbed on a bucket, and held it by its very end. There was an arm missing, and it was a long one. "Well?" said ${k}. "What's your other reason?" For the first time that week, ${b} had none. "I think," said ${b}, "that we shouldn't write this one down." ${k} tore out the page, and folded it twice, and went to the door with it.`,
        `The broom was in its corner, with a cobweb across it, from the wall to the handle. ${k} held it up all the same. It came just as far as it had the first time. "There isn't any other reason, is there?" said ${k}. "No," said ${b}. "But don't ask me. I gave my word, up to seven." So ${k} took the page out of the notebook. It did not belong to them.`,
      ),
      page(
        {
          setting: inside,
          camera: 'close',
          actors: [seen(P, 'hold', 'happy', 'letter'), seen(K, 'stand', 'shy'), seen(B, 'stand', 'shy')],
        },
        `${Pcap} read it right through, left side and right side. "Three," said ${p}. "That's very good. You missed four." Then ${p} put it away, deep in a pocket. "So it's true?" said ${k}, who could not help it. "${spoken}" said ${p}, and winked. It was at ${b}, though. And ${b}, who had never yet let anything stand, winked back.`,
        `"What's this?" said ${p}, and read it, and took a pencil. At the bottom ${p} put a tick, as you do when a sum comes out. "You won't have to go away?" said ${k}. "Who'd get your ball down?" said ${p}. "Then you ${are}?" "${spoken}" said ${p}. And it was ${b} who laughed, and went on laughing, all the way home, and would not say why.`,
      ),
    ],
  };
}
