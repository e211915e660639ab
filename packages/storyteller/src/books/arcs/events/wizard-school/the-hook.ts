import type { SettingName } from '@storylantern/contract';
import type { ActorHint, Figure, Told } from '../../../arc.ts';
import { beingNamed, singularsOf } from '../../../theme/entries.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { craftOf, type Craft } from './crafts.ts';
import { SCHOOL_OF } from './school-of.ts';

/** Said of a door that is shut; at the end, of one that is open. */
const REFRAINS: readonly ((state: string) => string)[] = [
  (state) => `The door stayed ${state}.`,
  (state) => `And the door stayed ${state}.`,
  (state) => `That door stayed ${state}.`,
  (state) => `And ${state} it stayed.`,
  (state) => `The door? It stayed ${state}.`,
  (state) => `But the door stayed ${state}.`,
  (state) => `As for the door, it stayed ${state}.`,
  (state) => `And the door? It stayed ${state}.`,
  (state) => `Yes, that door stayed ${state}.`,
  (state) => `Only the door stayed ${state}.`,
];

interface Parts {
  /** Who is new there and cannot do what they all can. */
  readonly A: Figure;
  /** One of those whom the school is for. */
  readonly B: Figure;
  readonly T: Figure;
  /** "wizard school", "the school for wizards". */
  readonly school: string;
  readonly craft: Craft;
  readonly outside: SettingName;
  readonly shut: string;
  readonly open: string;
  readonly title: string;
  /** "Mia's" where the child only came along, and the scarf is the child's; else "a". */
  readonly whose: string;
  /** The child who came along. */
  readonly along: readonly ActorHint[];
  readonly came: string;
}

function partsOf(going: Going): Parts {
  const { A, K, raw, company, chance } = going;
  const match = new RegExp(SCHOOL_OF, 'iu').exec(raw);
  const many = match?.[1] ?? null;
  const single = match?.[2] ?? null;
  const word = many ?? single ?? 'wizard';
  const kind = [word, ...singularsOf(word)].map((each) => beingNamed(each)?.id).find(Boolean) ?? null;
  const special = kind ?? (/magic|wizardry|spell/.test(word) ? 'wizard' : null);
  const B = special !== null ? company.meet(special) : company.person('Sal', 'child');
  const noun = /\b(?:academy|college)\b/.exec(raw)?.[0] ?? 'school';
  const refrain = chance.pick(...REFRAINS);
  return {
    A,
    B,
    T: company.person('Miss Thorn', 'teacher'),
    school: many !== null ? `the ${noun} for ${many}` : `${single ?? 'wizard'} ${noun}`,
    craft: craftOf(word),
    outside: 'castle',
    whose: A === K ? 'a' : K.names,
    along: A === K ? [] : [seen(K, 'stand', 'happy')],
    came: A === K ? '' : ` ${K.name} had come along.`,
    shut: refrain('shut'),
    // Shut against all hope, and open with good reason.
    open: refrain('open').replace(/^(?:But|Only) the/, 'And the'),
    title: titled(chance.pick('the first lesson', 'a hook for a scarf', 'what the scarf knew', 'the door lesson')),
  };
}

/** Every art of the school is tried on its door. The one who has none hung a scarf on the handle, and pulls at the scarf. */
export const THE_HOOK: EventPlot = { id: 'the-hook', young, middle, old };

/** The refrain as it stands in the present. */
const now = (line: string): string => line.replace('stayed', 'stays').replace('had come along', 'comes along');

function young(going: Going): Told {
  const { A, B, T, school, craft, outside, shut, open, title, whose, along, came } = partsOf(going);
  const [a, b, t] = [A.name, B.name, T.name];
  const refrain = now(shut);
  const [one, two, three] = craft.tries;
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: outside,
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'happy'), ...along],
        },
        `First day at ${school}! ${A.introduced} is here. It rains.${now(came)}`,
        `${A.introduced} comes to ${school}. It is the first day. It rains.${now(came)}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'calm', 'scarf')], things: ['scarf'] },
        `There is a hook on the door. ${a} hangs up ${whose} wet scarf.`,
        `${a} has ${whose} wet scarf. There is a hook on the door. Up goes the scarf.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'excited'), seen(A, 'stand', 'curious')] },
        `"First lesson," says ${T.introduced}, inside. "Open the door!"`,
        `${T.introduced} is inside. "Lesson one," ${t} calls. "Open the door!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined')] },
        `${B === A ? a : B.introduced} ${one.one}. ${one.soNow} ${refrain}`,
        `Look! ${B.introduced} ${one.one}. ${one.soNow} ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'shout', 'determined'), seen(A, 'stand', 'curious')] },
        `Now ${b} ${two.one}. ${two.soNow}`,
        `${b} ${two.one}. ${two.soNow} Oh!`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'jump', 'determined'), seen(A, 'stand', 'worried')] },
        `Then they ${three.one}. All of them! ${three.soNow} ${refrain}`,
        `Now all of them ${three.one.replace(/^all /, '')}. ${three.soNow} ${refrain}`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'curious')] },
        `"And you?" says ${b}. ${a} can't do it. "I will go home."`,
        `"Now you!" says ${b}. ${a} has not got ${craft.lacks}. "I will go."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'surprised')], things: ['scarf'] },
        `${a} takes the scarf. It is stuck on the hook. ${a} pulls hard. Creak!`,
        `But first the scarf! It will not come. Pull, ${a}, pull! Creak!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'proud'), seen(B, 'cheer', 'surprised')] },
        `The door opens! It is no hook. It is the handle!`,
        `It is open! The hook is a handle. And ${a} pulled!`,
      ),
      page(
        {
          setting: 'classroom',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(T, 'cheer', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['soup'],
        },
        `Inside it is warm. They all get soup. "How did you do it?" says ${t}. "I pulled," says ${a}.`,
        `In they go. There is soup! "Well done, ${a}!" says ${t}. ${now(open)}`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, B, T, school, craft, outside, shut, open, title, whose, along, came } = partsOf(going);
  const [a, b, t] = [A.name, B.name, T.name];
  const [one, two, three] = craft.tries;
  return {
    title,
    refrain: shut,
    pages: [
      page(
        {
          setting: outside,
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'happy'), ...along],
        },
        `It rained on the first day at ${school}.${came} They all stood outside the door, dripping. ${A.introduced} stood at the back. ${a} had not got ${craft.lacks}, and couldn't do anything that they did here.`,
        `${A.introduced} was new at ${school}. It was the first day, and it poured.${came} Everybody else could do it a little already. ${a} could not do it at all, and had not got ${craft.lacks}. And the door was shut.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'calm', 'scarf')], things: ['scarf'] },
        `There was a big brass hook on the door, rather low down. ${a} had on ${whose} scarf, as wet as a flannel. So ${a} wound it round the hook, to drip there. Nobody minded.`,
        `${a} had on ${whose} long red scarf, and water ran out of both ends. "I'll hang it up here," said ${a}. There was a sort of hook on the door, made of brass. The scarf just fitted round it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'excited'), seen(A, 'stand', 'curious')] },
        `"Good morning!" called a voice from inside. That was ${T.introduced}, their teacher. "The first lesson is this. Open the door. There's hot soup in here." You could smell it through the keyhole.`,
        `Behind the door somebody was stirring soup. "Is that my new class?" called ${T.introduced}. "Then here is your first lesson. Open the door and come in. You may use anything you've got."`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(A, 'stand', 'curious')] },
        `"Let me!" said ${B === A ? 'one of them' : B.introduced}. "I've done this at home." ${b} ${one.past}. ${one.so} ${shut}`,
        `${B.introduced} went first, and the others made room. "Watch this," said ${b}, and ${one.past}. ${one.so} ${shut}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'shout', 'determined'), seen(A, 'stand', 'worried')] },
        `"That was to warm up," said ${b}. Then ${b} ${two.past}. ${two.so} ${shut} "Are you coming?" called ${t}. "It's pea."`,
        `"It's a strong one," said ${b}. Then ${b} ${two.past}. ${two.so} ${shut} From inside came the clink of a spoon.`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'jump', 'determined'), seen(A, 'stand', 'worried')] },
        `"All together!" cried ${b}. They counted to three, and ${three.past}. ${three.so} ${shut} Now they were wet as well as cross.`,
        `Then they got into a row and ${three.past}. It was a great thing to see. ${three.so} ${shut} Rain ran down their necks.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'curious')] },
        `They all turned round to ${a}. "What can you do?" said ${b}. "Nothing," said ${a}. "I haven't got ${craft.lacks}. I think I'd better go home." It was quite a long way.`,
        `"There's only you left," said ${b} to ${a}. "What have you got?" ${a} had a look. "A tissue," said ${a}. "I can't do what you do. I'll just get my scarf and go."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'determined')], things: ['scarf'] },
        `${a} went up to the door for the scarf. It had got so wet that it was stuck to the hook. ${a} pulled a bit. Then ${a} leaned back, and pulled as hard as anybody can.`,
        `The scarf was wound twice round the hook, and it held. ${a} tugged at it. It would not come off. So ${a} took both ends, and put one foot forward, and pulled, and pulled.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'cheer', 'surprised')], things: ['scarf'] },
        `Creak! Something big and dark came with it. It was the door. It opened outwards, as easily as a book. "That's no hook," said ${a}. "It's the handle!"`,
        `Creak, it said, and then it swung wide open, scarf and all. Warm air came out, and the smell of soup. They had tried it with everything but that. The door only wanted to be pulled. The hook was its handle.`,
      ),
      page(
        {
          setting: 'classroom',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(T, 'cheer', 'happy'), seen(A, 'sit', 'happy'), seen(B, 'sit', 'happy')],
          things: ['soup'],
        },
        `"Well!" said ${t}, with the ladle. "And how was it done?" Everyone looked at ${a}. "I pulled," said ${a}. ${t} wrote it on the board. "First you look if it's only a door," she wrote. "All the rest comes after."`,
        `There sat ${t}, with a plate for each of them. "That's the whole of the first lesson," she said. "Try the handle. Every year they try everything else. Thank you, ${a}. Do you take bread with it?"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'stand', 'happy'), seen(B, 'point', 'happy'), seen(T, 'stand', 'happy')],
          things: ['scarf'],
        },
        `After the soup came the second lesson, and it was a cupboard. They all stepped back for ${a}. ${a} pulled at it. It was locked. "That one," said ${t}, "needs the other thing. I'll show you how." And she did. But the door outside was left as it was. ${open}`,
        `"And now for the real beginning," said ${t}. "Who wants to try first?" "${a}!" said ${b}. ${a} had got a little dry, and not so sad. Outside, the scarf was hanging on its hook again. It was there all year. ${open}`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, B, T, school, craft, outside, shut, open, title, whose, along, came } = partsOf(going);
  const [a, b, t] = [A.name, B.name, T.name];
  const [one, two, three] = craft.tries;
  return {
    title,
    refrain: shut,
    pages: [
      page(
        {
          setting: outside,
          weather: 'rain',
          camera: 'wide',
          actors: [seen(A, 'stand', 'shy'), seen(B, 'stand', 'proud'), ...along],
        },
        `There must have been a mistake with the letter. That was what ${A.introduced} thought, in the rain, on the first day at ${school}.${came} Everybody else had brought something, or been born with it. ${a} hadn't got ${craft.lacks}. ${a} had a packed lunch and a scarf. In front stood ${B.introduced}, whose whole family had been here. "My mother was through that door in one second," said ${b}. "What can you do?" "I don't know yet," said ${a}. "Oh," said ${b}. "I've always known."`,
        `The letter had said nine o'clock, and dress for the weather. So there they stood, twelve of them, on the first day at ${school}, and got wet.${came} You could tell that the others had practised in the holidays. ${A.introduced} had looked at the letter a great many times, to see if it was really for ${a}. ${a} had not got ${craft.lacks}. "My mother was the best they ever had here," said ${B.introduced}, to nobody special. "She was through that door in one second."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'calm', 'scarf')], things: ['scarf'] },
        `It was the kind of door that has been a door for a very long time. It was black with rain, and there was nothing on it but a big brass hook. ${a} had on ${whose} scarf, which weighed as much as a cat by now. ${a} wrung it out, and wound it twice round the hook, so that it could drip on something else. It's a small thing to have a place for your scarf. It helped.`,
        `${a} had on ${whose} scarf, and whoever knitted that had not known when to stop. It went three times round, and now it was full of water. On the door, just within reach, stuck out a sort of hook, in brass. ${a} hung it there, in two turns. "Can't you dry it?" said ${b}, and meant by other means.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'stand', 'excited'), seen(A, 'stand', 'curious')] },
        `"Are those my first years?" said a voice, behind the wood. It belonged to ${T.introduced}, and so did the smell of soup. "Good. Lesson one. I'm in here, and you are out there. See to it. You may use whatever you've brought." A chair creaked. She was evidently making herself comfortable.`,
        `Inside, a spoon went round in a pot. "Good morning," called ${T.introduced}, who was to teach them. "There's only one thing to learn on the first day. It's how to open this door. I have soup, and a book, and I've nothing else to do until Thursday." They heard her turn a page.`,
      ),
      page(
        { camera: 'medium', actors: [seen(B, 'reach', 'determined'), seen(A, 'stand', 'curious')] },
        `"One second," said ${b}, and stepped forward. It was beautifully done. ${b} ${one.past}. ${one.so} They all waited, with their heads on one side. ${shut} "It'll be the damp," said ${b}.`,
        `Of course it was ${b} who went up first. You could see that it had been done at home, over and over, before a mirror. ${b} ${one.past}. ${one.so} Somebody began to clap, and left off. ${shut} "That was just to let it know," said ${b}.`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'shout', 'determined'), seen(A, 'stand', 'worried')] },
        `By ten they'd all had a turn, and ${b} had had four. ${b} ${two.past}. ${two.so} ${shut} "Mother never said that it would be this sort of door," said ${b}. There was a drop on the end of ${B.names} nose. ${a} held out a tissue. ${b} looked at it, and in the end took it.`,
        `Others tried, and it was worse. Then ${b} came back, rather put out, and ${two.past}. ${two.so} ${shut} "How long did you say your mother took?" somebody asked. ${b} did not answer. Behind the door, a page was turned. "It's pea," said ${t}, "if that's of any help."`,
      ),
      page(
        { camera: 'wide', actors: [seen(B, 'jump', 'determined'), seen(A, 'stand', 'worried')] },
        `At eleven they did it all at the same time. It was ${B.names} idea. They lined up along the wall, counted down from ten, and ${three.past}. ${three.so} ${shut} It was so quiet afterwards that you could hear it rain on each of them separately. Then they went round the corner, to hold a meeting under the gutter. No one had asked ${a}.`,
        `"We've been doing it singly," said ${b}. "That's what is wrong." So eleven of them got in a line, and on three they ${three.past}. ${three.so} ${shut} After that there was a good deal of blaming. They moved off round the side of the house, where it was drier, to draw up a plan. ${a} would only have been in the way.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'stand', 'sad')], things: ['scarf'] },
        `So ${a} was left with the door. "I'm sorry," ${a} told it. "It was a mistake about the letter. I'll be off." There was a bus at ten past. First there was the scarf to fetch. It had drunk up half the rain in the country, and gone tight. ${a} took both ends, and leaned back, and pulled like somebody who is trying not to cry.`,
        `Nobody was looking, and that's the best time to go. "I haven't got what they've got," said ${a} to the black wood. "I'd just better get my things." But the scarf had shrunk round the hook like a knot round a finger. It would not come. ${a} set a foot against the step, and held on, and pulled at it as though it were everybody's fault.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'reach', 'surprised'), seen(T, 'stand', 'happy')], things: ['scarf'] },
        `It creaked. Then the whole house seemed to come towards ${a}. It opened outwards, without any trouble, like the cover of a book. The hook was still in the scarf, and it was not a hook. It had never been one. It was a handle. ${t} looked up over her glasses. "Ah," she said. "And how did you do it?"`,
        `There was a sigh, such as somebody gives who has been waiting to be asked. And the door came open. It came outwards. For two hours they had done everything to it but one thing. It had a handle, with a wet scarf on. There sat ${t}, with her feet up. "So there we are," she said, and laid a spoon in the book. "What was it? A spell? A great force?"`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'cheer', 'surprised')] },
        `But before ${a} could say, they were there. They had heard the creak. They stood in the light with their mouths open, and looked at the door, and then at ${a}. "You did that alone?" said ${b}. "In one second?" It was a look that ${a} had never had from anybody. Somebody whispered something about a great power. It would have been enough, just then, to say nothing.`,
        `They came running round the corner, all eleven. "It's open! Who did it?" There was only one person it could have been. "You," said ${b}. "You can do it without anything at all." They made room for ${a}, as they had for ${b} this morning. It was very pleasant. ${a} needed only to shrug, and go in to the soup, and be that for seven years.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'hold', 'determined', 'scarf'), seen(B, 'stand', 'surprised'), seen(T, 'stand', 'calm')],
          things: ['scarf'],
        },
        `"I pulled my scarf," said ${a}. "I was going home. It isn't a hook. It's just the handle." It was out, and it was as small as it sounded. Somebody laughed, and then a good many did. The look went off their faces like breath off a window. ${a} went red, and began to unwind the scarf. Only ${t} had stood up.`,
        `"I didn't do anything," said ${a}. "I wanted my scarf, and it's wound round the handle, and that opens it. You only have to pull." It went out in their eyes, one pair after another. It had been such a good two minutes. "Is that all?" said somebody. "Yes," said ${a}. ${t} took her feet down from the stool.`,
      ),
      page(
        {
          setting: 'classroom',
          weather: 'clear',
          camera: 'medium',
          actors: [seen(T, 'point', 'happy'), seen(A, 'sit', 'surprised'), seen(B, 'sit', 'shy')],
          things: ['soup'],
        },
        `"I've given this lesson for thirty years," she said. "Somebody always gets in. And every time I ask how, and I hear of a spell, or a mighty force. Never once has anyone said, I pulled." She filled a plate, and gave it to ${a}. "My mother said one second," said ${b}. "Your mother," said ${t}, "was out there until Thursday." And ${b}, to everybody's surprise, looked as if somebody had taken off a heavy coat.`,
        `"Thirty years," said ${t}, "and it's the first true answer I've had. They all find the handle in the end. Then they tell me about powers." She gave ${a} the plate with most bread. "Lesson one is, look what's there. Lesson two is, say what happened. You've just done both." "And my mother?" said ${b}. "She was a dear, your mother. She went in through the window." ${b} began to laugh, and could not stop for some time.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(A, 'reach', 'excited'), seen(B, 'stand', 'happy'), seen(T, 'stand', 'happy')],
          things: ['scarf'],
        },
        `In the afternoon there was a cupboard. They all tried the handle, one after another, and felt clever. It was locked. "Quite right," said ${t}. "That one does need the other thing. ${a}, come here, and say after me." ${a} said it, not very loudly. Something clicked. They looked at each other. "I didn't pull," said ${a}. "No," said ${b}. "I was watching." And out in the rain hung a scarf, round the brass, so that everybody should know. ${open}`,
        `${b} sat next to ${a} from then on. ${b} could show how it is done, and ${a} could say what was there. It came to about the same. By Friday ${a} could do it to a nutshell. By Christmas it was a cupboard. "How?" people asked, and ${a} always told them. The scarf was never taken home. It hangs on the brass handle, for the new ones, who never see it. ${open}`,
      ),
    ],
  };
}
