import type { SettingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { standsApart } from '../stands-apart.ts';

const REFRAINS = [
  'Not funny',
  'Not a bit funny',
  'That is not funny',
  'Not at all funny',
  'Is that funny? No',
  'No, not funny',
  'Not funny, I think',
  'Not even funny',
  'Not very funny',
  'Hm. Not funny',
] as const;
const TITLES = ['not funny', 'the collar and the button', 'where the laugh was', 'pop!'];

/** Who makes jokes for a living, and nobody laughs. */
const WITH_JOKES =
  /\bwhose jokes?\b|\bat (?:his|her|its|their) jokes?\b|\btells? (?:\p{L}+ )?jokes\b|\b(?:clown|jester|comedian)\b[^.]*\b(?:nobody|no ?one|can['’]?t make)\b/u;

const KNOCK = /\bknock[\s,-]+(?:knock|jokes?)\b/i;

interface Parts {
  /** Who does not laugh. */
  readonly L: Figure;
  /** Who tries to make them. */
  readonly A: Figure;
  readonly B: Figure;
  /** "In that kingdom nobody could laugh.", where it is a whole one. */
  readonly all: string;
  readonly isAll: boolean;
  /** "never laughed", "had lost the smile". */
  readonly never: string;
  readonly setting: SettingName;
  /** Whether the theme asks for knock-knock jokes. */
  readonly knock: boolean;
  /** Whether it wears a belt and buttons. */
  readonly dressed: boolean;
  /** " Nobody laughed at Jim's jokes.", where somebody makes them for a living; else nothing. */
  readonly tried: string;
}

function partsOf(going: Going): Parts {
  const { K, company, raw } = going;
  const { hero, friend, other } = company;
  const isAll =
    /\b(?:nobody|no ?one|kingdom|land|town|village|country|world|forbidden|banned|not allowed|no laughing)\b/.test(raw);
  // "A clown whose jokes nobody laughs at": it is he who tries, and somebody else who does not.
  const jokes = hero !== K && WITH_JOKES.test(raw);
  const L = hero !== K && !jokes ? hero : (other ?? company.meet(/\bqueen\b/.test(raw) ? 'queen' : 'king'));
  const land = /\b(kingdom|land|town|village|city|country|world)\b/.exec(raw)?.[1] ?? 'kingdom';
  const dressed = !L.being || L.being.isa === 'person' || L.being.id === 'giant';
  const rest = {
    isAll,
    all: `Nobody in the ${land} could laugh.`,
    never: /smile/.test(raw) ? 'had lost the smile' : 'never laughed',
    setting: (dressed ? 'castle' : 'living-room') as SettingName,
    knock: KNOCK.test(raw),
    dressed,
  };
  // "A fox who makes the princess laugh": it is the second who does not.
  if (jokes) return { ...rest, L, A: hero, B: K, tried: ` Nobody laughed at ${hero.names} jokes.` };
  if (/\bmak\w+ /.test(raw) && other && hero !== K) return { ...rest, L: other, A: hero, B: K, tried: '' };
  const B = other && other !== L ? other : friend !== K && friend !== L ? friend : company.meet('dog');
  return { ...rest, L, A: K, B, tried: '' };
}

/** A laugh begins in the tummy and comes up, and there is a collar in its way. */
export const COLLAR: EventPlot = standsApart({
  id: 'collar',
  when: /\b(?:laugh\w*|smil\w*|giggle|grump\w*|humou?r)\b/,
  young,
  middle,
  old,
});

function young(going: Going): Told {
  const { chance } = going;
  const { L, A, B, all, isAll, never, setting, tried, knock } = partsOf(going);
  const [l, a, b] = [L.name, A.name, B.name];
  const not = chance.pick(...REFRAINS);
  const refrain = `${not}.`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(L, 'stand', 'sad')], things: ['button'] },
        `${isAll ? `${all} There was ${L.introduced}.` : `${L.introduced} ${never}.`} ${l} had a tight collar. It had one button.`,
        `${isAll ? `${all} Not even ${L.introduced}.` : `Here is ${L.introduced}. ${l} ${never}.`} What a tight collar! It had one button.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'happy'), seen(L, 'stand', 'calm')] },
        knock
          ? `"Knock, knock," said ${A.introduced}. "Who's there?" "Cod." "Cod who?" "Cod you let me in?" "${refrain}"`
          : `"I can help," said ${A.introduced}.${tried === '' ? ` ${a} made a funny face.` : `${tried} So ${a} hopped.`} "${not}," said ${l}.`,
        knock
          ? `"I know one!" said ${A.introduced}. "Knock, knock." "Who's there?" "Cod." "Cod who?" "Cod you let me in?" "${refrain}"`
          : `${tried === '' ? `"I know a funny face!" said ${A.introduced}.` : `Here was ${A.introduced}.${tried} "Look!"`} ${l} looked. "${not}," said ${l}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'dance', 'happy'), seen(L, 'stand', 'calm')] },
        knock
          ? `"Knock, knock," said ${B.introduced}. "Who's there?" "Fish." "Fish who?" "Bless you!" Wobble, went the tummy. "${refrain}"`
          : `Then ${B.introduced} danced. ${L.names} tummy shook. But it stopped. "${refrain}"`,
        knock
          ? `Now ${B.introduced}. "Knock, knock." "Who's there?" "Fish." "Fish who?" "Bless you!" Wobble! "${refrain}"`
          : `${B.introduced} danced. Wobble, went ${L.names} tummy. Then it stopped. "${refrain}"`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'sit', 'surprised'), seen(L, 'stand', 'surprised')], things: ['cake'] },
        `${a} fell into a cake! Wobble, went the tummy. Up it went. "${refrain}"`,
        `Splat! ${a} sat in a cake. Wobble! It went up to the collar. "${refrain}"`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'determined', 'feather'), seen(L, 'sit', 'surprised')],
          things: ['feather'],
        },
        `${a} tickled ${l} with a feather. Wobble! Up it came, and stopped. "${refrain}"`,
        `A feather! ${a} tickled and tickled. The tummy shook. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'curious'), seen(L, 'stand', 'sad')] },
        `"Your tummy laughed," said ${a}. "So where is the laugh?"`,
        `"Your tummy laughs," said ${a}. "Where does the laugh go?"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'surprised'), seen(L, 'stand', 'surprised')], things: ['button'] },
        `"Your collar is too tight!" said ${a}. "The laugh cannot come out!"`,
        `${a} looked at the button. It shook! "The laugh is in there!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'jump', 'happy'), seen(L, 'stand', 'excited')], things: ['button'] },
        knock
          ? `"Knock, knock." "Who's there?" "Icy." "Icy who?" "Icy you laughing!" said ${a}. Pop!`
          : `${b} danced again. Wobble, wobble. Pop! Off flew the button.`,
        knock
          ? `"Knock, knock," said ${b}. "Who's there?" "Icy." "Icy who?" "Icy you laughing!" Pop!`
          : `Once more ${b} danced. Up it came. Pop, went the button!`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'cheer', 'happy'), seen(A, 'cheer', 'happy'), seen(B, 'jump', 'happy')] },
        `Ha! Ha, ha, ha! Out came all the laughs at once.`,
        `"Ha, ha, ha!" laughed ${l}. "Ho, ho!" They all laughed.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'sit', 'surprised'), seen(L, 'sit', 'happy')], things: ['button'] },
        `Where was the button? On ${B.names} nose. "${not}," said ${b}. ${l} laughed again.`,
        `The button sat on ${B.names} nose. "${not}," said ${b}. "Ha! Oh, it is!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { L, A, B, all, isAll, never, setting, tried, knock, dressed } = partsOf(going);
  const low = dressed ? 'below the belt' : 'down by the toes';
  const [l, a, b] = [L.name, A.name, B.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(L, 'stand', 'sad')], things: ['button'] },
        `${isAll ? `${all} They had all forgotten how, and first of all ${L.introduced}.` : `There was once ${L.introduced}, who ${never}.`} ${l} had a white collar, as stiff as a plate. It went right up to the ears. In front it was held by one button, on one thin thread.`,
        `${isAll ? `${all} That began with ${L.introduced}.` : `People came to see ${L.introduced}. ${l} ${never}.`} Nobody knew why. ${l} just stood there in the stiffest collar in the world. It was so tight that its one button creaked.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'happy'), seen(L, 'stand', 'calm'), seen(B, 'stand', 'curious')] },
        knock
          ? `${A.introduced} came with ${B.introduced}.${tried} "Knock, knock," said ${a}. "Who's there?" said ${l}. "Cod." "Cod who?" "Cod you open the door?" ${b} had to lie down. ${l} thought it over. "${refrain}," said ${l}.`
          : `${A.introduced} came with ${B.introduced}.${tried} "I know eleven faces," said ${a}. "Nobody has ever got past nine." ${a} did the frog, and the postman, and the one with both eyes. ${l} watched politely to the end. "${refrain}," said ${l}.`,
        knock
          ? `"Let me try," said ${A.introduced}.${tried} "${B.introduced} can listen. Knock, knock!" "Who's there?" said ${l}. "Cod." "Cod who?" "Cod you open the door?" ${l} looked at it from both sides. "${refrain}," said ${l}.`
          : `"Let me try," said ${A.introduced}.${tried} "And ${B.introduced} is always funny." ${a} did the frog, and the postman, and one that was forbidden. ${l} looked at it from both sides. "${refrain}," said ${l}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'dance', 'happy'), seen(L, 'stand', 'calm'), seen(A, 'stand', 'happy')] },
        knock
          ? `Then it was ${B.names} turn. "Knock, knock!" "Who's there?" said ${l}. "Flipper." "Flipper who?" "Flipper pancake, and let me in!" Something moved in ${L.names} middle. It went wobble. It rose a bit, and was gone. "${refrain}," said ${l}.`
          : `Then ${b} danced, with a saucepan on. It came down over both eyes, and ${b} danced into the wall. Something moved ${dressed ? `under ${L.names} belt` : `in ${L.names} middle`}. It went wobble. It rose a bit, and was gone. "${refrain}," said ${l}.`,
        knock
          ? `"Now ${b}," said ${a}. "Knock, knock!" said ${b}. "Who's there?" "Flipper." "Flipper who?" "Flipper pancake, and let me in!" ${L.names} tummy gave a jump. It looked quite surprised. Then it lay still. "${refrain}," said ${l}, and sighed.`
          : `"Now ${b}," said ${a}. ${b} put a foot in a saucepan, and could not get it out. Clank, hop, clank! ${L.names} tummy gave a jump. It looked quite surprised. Then it lay still. "${refrain}," said ${l}, and sighed.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'sit', 'surprised'), seen(L, 'stand', 'surprised')],
          things: knock ? [] : ['cake'],
        },
        knock
          ? `"Knock, knock," said ${a}. "Who's there?" "Fish." "Fish who?" "Bless you!" said ${a}. "What a sneeze!" Wobble! It went up ${L.names} front, past the tummy. It went as far as the collar. "${refrain}," said ${l}, in a squeezed voice.`
          : `The tea came in, and ${a} did not see it. ${a} fell over ${b}, and ${b} over the cat. They all sat in the cake. The cherry was on ${A.names} nose. Wobble! It went up ${dressed ? `past ${L.names} buttons, one, two, three` : `${L.names} front, hand over hand`}. It went as far as the collar. "${refrain}," said ${l}, in a squeezed voice.`,
        knock
          ? `They had only one left. "Knock, knock!" "Who's there?" "Fish." "Fish who?" "Bless you!" said ${a}, and gave ${l} a hanky. ${L.names} tummy shook like a jelly. Then the shoulders shook. Then it got to the neck. "${refrain}," said ${l}, and went red.`
          : `What came next was an accident. ${a} ran into a very high cake, with ${b} behind. There was a cherry on ${A.names} nose. ${L.names} tummy shook like a jelly. Then the shoulders shook. Then it got to the neck. "${refrain}," said ${l}, and went red.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'determined', 'feather'), seen(L, 'sit', 'surprised')],
          things: ['feather'],
        },
        `"There's always the feather," said ${a}. It's not quite fair, but it has never failed. ${a} tickled the left foot, and ${b} had the right one. ${L.names} legs laughed, and ${L.names} arms. Above the collar the face was as sad as ever. "${refrain}," it said.`,
        `Last came the feather. ${a} began between the toes. "Hoo," went something, deep down in ${l}. It rose like the bubbles in a bottle. And there, below the chin, it stopped, and went back down. "${refrain}," said ${l}. "Do go on, though."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'curious'), seen(L, 'stand', 'sad'), seen(B, 'sit', 'calm')] },
        `${a} sat down on the floor to think. "You did laugh," said ${a}. "Your tummy did. I saw it." "Did it?" said ${l}. "I can't look down that far. It's the collar." ${b} tapped the collar. It rang like a cup.`,
        `"It's odd," said ${a} to ${b}. "It starts out well, down there. Then it comes up, and it's lost on the way." "Lost where?" said ${l}. ${l} tried to look, and could not, with that collar on. You could only see it from below.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'point', 'excited'), seen(L, 'stand', 'surprised')], things: ['button'] },
        `${a} looked at the button. It was still shaking on its thread. "It isn't lost!" cried ${a}. "It's stuck! There are years of them in there. They come up, and the collar's too tight, and they can't get out!"`,
        `"It's in there," said ${a}, and laid an ear to the collar. It went ho, ho, ho, very small, like somebody in a cupboard. "That's all your laughs. They've been standing in a queue. And the door's shut." They both looked at the button.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'dance', 'happy'), seen(L, 'stand', 'excited'), seen(A, 'stand', 'excited')],
          things: ['button'],
        },
        knock
          ? `"One more," said ${a}. "Knock, knock." "Who's there?" "Icy." "Icy who?" "Icy you laughing!" said ${a}, and pointed. It began ${low}. It got to the neck, and pushed. The thread went thin, and thinner. Pop!`
          : `"Once more, ${b}," said ${a}. "The saucepan." Clank, hop, clank. It began ${low}. It came up over the ${dressed ? 'buttons' : 'tummy'}. It got to the neck, and pushed. The thread went thin, and thinner. Pop!`,
        knock
          ? `${a} did not touch the button. ${a} only knocked on it. "Knock, knock." "Who's there?" gasped ${l}. "Icy." "Icy who?" "Icy you laughing!" And up it came, and up, and up. The collar creaked like a ship. Pop!`
          : `${a} did not touch it. ${a} only put the cherry back on. "Dance, ${b}!" Wobble, it went, and up it came, and up, and up. The collar creaked like a ship. "It's no use," gasped ${l}. "I can't hold..." Pop!`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'cheer', 'happy'), seen(A, 'cheer', 'happy'), seen(B, 'jump', 'happy')] },
        `"HA!" It came out like a goose out of a gate. And after it came all the others, ten years of them, big and small. ${l} laughed at ${knock ? 'the cod, and the pancake' : 'the frog, and the postman'}. ${l} lay on the floor and laughed at the ceiling. ${isAll ? 'All over the land the collars went pop, pop, pop.' : 'Nobody who was there could help laughing as well.'}`,
        `First there was a squeak. Then there was a "Ho!" that ${knock ? 'shook the door' : 'blew out the candles'}. ${l} laughed at the ${knock ? 'cod' : 'cake'}, and at a joke from long ago. ${isAll ? 'It went through the whole land like a wind, and nobody could stand up.' : 'People ran in to see what it was, and had to sit down.'}`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(B, 'sit', 'surprised'), seen(L, 'sit', 'happy'), seen(A, 'sit', 'happy')],
          things: ['button'],
        },
        `When it was over they looked for the button. It had landed on the end of ${B.names} nose, and stuck there. "Shall we sew it on again?" said ${a}. ${l} looked at ${b}. It began again, ${low}. "${refrain}," said ${b}.`,
        `The collar lay in the corner, and the cat sat in it. "Where's my button?" said ${l}, and dried both eyes. Nobody could say. They only pointed. It was on ${B.names} nose. "${refrain}," said ${b}. They were still at it when it got dark.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { chance } = going;
  const { L, A, B, all, isAll, never, tried, knock, dressed } = partsOf(going);
  const [l, a, b] = [L.name, A.name, B.name];
  const goose = knock ? 'cod' : 'goose';
  const song = knock ? 'It wanted to come in!' : 'It had a song!';
  const W = going.company.person('Mrs Starch', 'neighbour');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'castle',
          camera: 'medium',
          actors: [seen(L, 'stand', 'sad'), seen(W, 'stand', 'proud')],
          things: ['button'],
        },
        `${isAll ? `${all} It was not forbidden. It simply didn't come any more.` : `There was once somebody who ${never}, and that was ${L.introduced}.`} There was a prize in gold for whoever could help, and a queue. ${isAll ? `First of all it was for ${L.introduced}. ` : ''}${l} ate well, and slept well, and stood very straight. That was due to the collar. Mrs Starch ironed it every morning, and was famous for it. It went up to the ears like a wall, and one button held it, on a thread.`,
        `${isAll ? `${all} Children learned about laughing at school, from a chart. The saddest of them was ${L.introduced}.` : `Everything had been done for ${L.introduced}, who ${never}. It had been put in the paper.`} There was a prize of a hundred gold pieces, and a queue. Beside ${l} stood Mrs Starch, who did the collar. It was ironed so stiff that it rang. It had one button in front, and the button creaked.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'jump', 'happy'), seen(B, 'stand', 'calm'), seen(L, 'stand', 'calm')] },
        `${A.introduced} wanted the prize, and had ${knock ? 'three knock-knock jokes' : 'a goose to do, and other jokes'}.${tried === '' ? '' : `${tried} It had been so for years.`} ${B.introduced} came along to carry things. They were quite unlike each other. ${a} was always looking to see whether people were looking. ${b} just looked. ${knock ? `"Knock, knock," said ${a}. "Who's there?" said ${l}. "Cod." "Cod who?" "Cod you open the door?"` : `"First the goose," said ${a}. It had a song in it.`} Then it was so quiet that one heard the clock. "${refrain}," said ${l}, kindly.`,
        `There were two hundred in the queue, and then came ${A.introduced}, with ${B.introduced}.${tried} ${a} had practised in front of a mirror for a week. ${b} had held the mirror. "I shall do the ${goose}," whispered ${a}, "and then the prize is mine." ${knock ? `So ${a} knocked on the air. "Who's there?" said ${l}. "Cod." "Cod who?" "Cod you open the door?"` : 'The goose took four minutes. It had a song in it.'} At the end of it a fly could be heard. "${refrain}," said ${l}. "But thank you for ${knock ? 'asking' : 'the song'}."`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(A, 'dance', 'determined'), seen(L, 'stand', 'calm'), seen(B, 'stand', 'curious')],
        },
        `${knock ? `So ${a} knocked again, on a saucepan. "Who's there?" "Flipper." "Flipper who?" "Flipper pancake, and let me in!"` : `So ${a} put in the saucepan. It's hard to say what is funny about a person in a saucepan who doesn't mean to be. It came down over both ears. ${a} went round and round, and into the wall, and said "Pardon" to it.`} ${b}, who was on the floor, saw a strange thing. ${dressed ? 'Below the belt' : 'Down below'}, where nobody looks, ${L.names} tummy jumped. It rose a hand's breadth, and was gone. "${refrain}," said ${l}.`,
        `${knock ? `"Knock, knock," said ${a}, all the louder. "Who's there?" "Flipper." "Flipper who?" "Flipper pancake, and let me in!"` : `Next ${a} did falling down, which takes years to learn. ${a} fell off a chair, and up a step, and over nothing.`} All the people in the hall were looking at ${L.names} face. Nothing was going on there. But ${b} was small, and sat in front, and had only the middle to look at. The middle had shaken. It was as if somebody had dropped a stone into a pond. "${refrain}," said ${l}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'surprised'), seen(L, 'stand', 'surprised')], things: ['cake'] },
        `${knock ? 'The third had to be done walking backwards.' : 'The third joke was about a cake.'} But they had just brought in a ${knock ? 'cake' : 'real one'} for the judges. ${a} walked backwards into it, and sat. There was a cherry in one ear. ${L.names} tummy gave a leap. ${dressed ? 'The jacket' : 'The middle'} shook, then the chest, then the shoulders, up and up like a lift. At the collar it stopped. "${refrain}," said ${l}, rather hoarse, and the face had not moved.`,
        `What did it was not even a joke. ${a} stepped back to bow, and there was the tea trolley. They travelled down the hall together at a good speed, and the cake came last. When it was quiet there was a cherry on ${A.names} nose, just where you would have put it. ${l} shook from the knees. It climbed. You could watch it pass the ${dressed ? 'waistcoat' : 'tummy'}. Then it got to the neck, and it was over. "${refrain}," whispered ${l}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'angry'), seen(B, 'stand', 'calm')], things: ['cake'] },
        `"That was my best," said ${a}, outside, and scraped off the icing. "If that isn't funny, then nothing is." "It was funny," said ${b}. "It got as far as the collar." "What did?" "The laugh," said ${b}. "I saw it each time. It's the collar that's wrong, and not the jokes." ${a} thought about that. It was good news about the jokes. But it wasn't much use for the prize. "They don't give you gold for undoing a button," said ${a}.`,
        `${a} sat on the back step and wouldn't speak. "It was the best thing that I've ever seen," said ${b}. "And ${l} thought so, too. From here to here." ${b} showed it, from the ${dressed ? 'belt' : 'toes'} to the chin. "Only the collar's too tight. It can't get out." "Then say so," said ${a}. "I can't," said ${b}. "I don't like it when they look at me. You say it. You like that." But if it was the collar, then it would not be ${A.names} joke that had done it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(W, 'stand', 'angry'), seen(A, 'stand', 'calm'), seen(B, 'stand', 'shy')] },
        `Mrs Starch was on the stairs with the iron, and had heard them. "Too tight?" said Mrs Starch. "I've done that collar for ten years. It's the only thing about ${l} that never droops. Whoever touches it can go, and needn't come again." It was true that she was proud of it. It was also true that it was the only thing that anybody had ever praised. ${b} went behind ${a}. ${a} looked at the iron, and thought of the gold.`,
        `"What about my collar?" said somebody. It was Mrs Starch. "There are people who have waited in the rain to see it. I get up at four. If anybody lays a finger on that button, they'll be out of that gate, and for good." It was nearly a sob. ${a} had only to say that it had been a mistake. There'd be another try tomorrow, with a better ${goose}. ${b} didn't say anything, and held on to ${A.names} sleeve.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'point', 'determined'), seen(L, 'stand', 'surprised')],
          things: ['button'],
        },
        `"It wasn't me who saw it," said ${a}, in front of them all. It was not easy to begin. "It was ${b}. You do laugh. You've laughed at everything since we came, and I dare say for ten years before. It starts at the ${dressed ? 'belt' : 'toes'}, and it's a good one. Then it gets to the collar, and there it stays." "In here?" said ${l}, and put a hand to it. They all listened. It went ho, ho, ho, like somebody in the next house.`,
        `${a} went back into the hall with icing on. There was still the ${goose} to do. "I don't want the prize," said ${a}, and hardly knew the voice. "I was never the one who did it. Please, would somebody look lower down? ${b} did." ${l} couldn't look, because of the collar. But everybody else could. The ${dressed ? 'waistcoat' : 'tummy'} was still going up and down. And behind the button, if you held your breath, you could hear them. There were hundreds, all in a row.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(B, 'dance', 'shy'), seen(L, 'stand', 'excited'), seen(A, 'stand', 'happy')],
          things: ['button'],
        },
        `"I can't have it undone," said ${l}, with a look at Mrs Starch. "It's the best collar in the world. But I could be made to laugh a bit harder." They all turned to ${a}. ${a} turned to ${b}. ${b} had never in ${B.his} life been looked at by so many, and took a step back. A bucket stood there. Clank, it went. ${knock ? `"Who's there?" said ${l}. "Icy," said ${b}, with one foot in. "Icy who?" "Icy you laughing," said ${b}. It was not acting. It was only true.` : `${b} hopped, and clanked, and hopped. It was not acting. It wouldn't come off.`}`,
        `Mrs Starch stood in front of the button with both arms out. "Nobody's going to touch it," said ${a}. "You'll see. It only needs one more." "Then do something," said ${l}. But ${a} shook the crumbs off, and pushed ${b} forward. ${b} looked at two hundred faces. ${b} stepped back into the bucket, and sat, and was in it, with both feet sticking out. ${knock ? `It went knock, knock. "Who's there?" said ${l}. "Icy." "Icy who?" "Icy you laughing," said ${b}, from there.` : `"Oh dear," said ${b}, from there.`}`,
      ),
      page(
        { camera: 'close', actors: [seen(L, 'stand', 'surprised'), seen(A, 'stand', 'excited')], things: ['button'] },
        `It began in ${L.names} ${dressed ? 'boots' : 'toes'}. They'd never seen it start so low. It came up past the knees and the ${dressed ? 'belt' : 'tummy'}, and the hall went "Ooh," as for a rocket. It got to the collar. The collar creaked. The thread drew out as thin as a hair. "${refrain}," gasped ${l}. "It's not. It isn't. I won't." Mrs Starch put down the iron. "Let it go, love," said Mrs Starch. Pop.`,
        `You could hear it come. It rumbled like a cart on a bridge. It shook ${l} at the knees, and rose. All those that had been waiting moved up to make room. There was no room. The collar rang like a glass. "${refrain}," said ${l}, through tight lips, with streaming eyes. Mrs Starch looked up at that face. In ten years she had never looked above the button. "Oh," said Mrs Starch. "It hurts you." And then it went pop.`,
      ),
      page(
        { camera: 'wide', actors: [seen(L, 'cheer', 'happy'), seen(A, 'cheer', 'happy'), seen(B, 'sit', 'happy')] },
        `People tell their grandchildren of it. "HA!" went the first one, and put out the candles. Then they all came, in the order in which they had been stuck. There was one about a wig, from the year before last. There was one about a hat. ${isAll ? 'It ran out at the gate and through the whole land, and wherever it came to, a collar burst.' : 'It got hold of the judges, and the queue, and it went round the corner into the next street.'} Last of all, ${l} laughed at the ${goose}. "${song}" wept ${l}. "Oh, that's good!"`,
        `It blew the hats off the front row. It had ten years behind it. ${l} laughed sitting down, and lying down, and over the back of a chair. "The ${goose}!" howled ${l}. "${song}" ${isAll ? 'Out in the fields they lifted their heads. They had never heard it before, and knew at once what it was, and joined in.' : 'It was so catching that the guard at the gate had to be held up by two others.'} ${a} had waited all week for that sound. ${a} looked at ${b}, in the bucket, and laughed as well.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(B, 'sit', 'proud'), seen(A, 'stand', 'happy'), seen(W, 'stand', 'happy')],
          things: ['button'],
        },
        `There was the matter of the prize. "It was ${b} who saw it," said ${a}. "It was ${a} who said it," said ${b}, who had a button stuck on the nose, and didn't know. They bought a new bucket, and gave the rest to Mrs Starch. There are soft collars now, and they're all the fashion. Mrs Starch has sewn ${L.names} button on a very long thread. ${b} tried to see what everybody was looking at. "${refrain}," said ${b}. It began again at the ${dressed ? 'boots' : 'toes'}.`,
        `They found the button in the end. It had hit ${b} between the eyes, and stayed there. "You should have the gold," said ${a}. "It was your face that did it," said ${b}. "And the bucket, and the cake. I'd never have dared alone." So they went halves. Mrs Starch makes scarves today, as soft as porridge. ${l} still comes to the door in the evening to hear the ${goose}. It's not a good joke. It's got worse. "${refrain}," says ${l}, as soon as it can be said at all.`,
      ),
    ],
  };
}
