import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { ifNamed, page, withSchoolFriend } from '../page.ts';
import { pieceOf, type Piece } from './piece.ts';

const REFRAINS = [
  'Come in!',
  'Do come in!',
  'Come on in!',
  'Yes, come in!',
  'Come in, come in!',
  'Please come in!',
  'In you come!',
  'Oh, come in!',
  'Well, come in!',
  'Just come in!',
] as const;
const TITLES = ['come in', 'knock, knock, knock', 'who is knocking', 'the knees'];

const OCCASION =
  /\b(?:school |class |spring |summer |christmas )?(?:(?:violin|piano|guitar|flute|recorder|cello|trumpet|drum|singing|poetry|spelling|reading|talent|music) )?(?:concert|recital|competition|contest|spelling bee|bee|assembly|school play|show|festival)\b/;

interface Parts {
  readonly A: Figure;
  readonly B: Figure;
  readonly T: Figure;
  readonly does: Piece;
  /** "the school concert", "assembly". */
  readonly occasion: string;
  /** Whether it is in school time. */
  readonly day: boolean;
  readonly wins: boolean;
  readonly contest: boolean;
  readonly refrain: string;
  readonly title: string;
}

function partsOf(going: Going): Parts {
  const { A, raw, company, chance } = going;
  const said = OCCASION.exec(raw)?.[0] ?? 'concert';
  const { B } = withSchoolFriend(going);
  return {
    A,
    B,
    T: company.person([A.name, B.name].includes('Miss Finch') ? 'Miss Plum' : 'Miss Finch', 'teacher'),
    does: pieceOf(raw),
    occasion: said === 'assembly' ? said : `the ${said}`,
    day: /\bassembly\b/.test(said),
    wins: /\b(?:w[io]ns?|winning|first prize|winner|trophy)\b/.test(raw),
    contest: /\b(?:competition|contest|bee)\b/.test(said),
    refrain: chance.pick(...REFRAINS),
    title: titled(chance.pick(...TITLES)),
  };
}

/** Knees knock so that everybody says "Come in!" It is only at the end heard as it can be meant. */
export const KNEES: EventPlot = { id: 'knees', young, middle, old };

function young(going: Going): Told {
  const { A, B, T, does, occasion, wins, refrain, title } = partsOf(going);
  const [a, b, t] = [A.name, B.name, T.name];
  return {
    title,
    refrain,
    pages: [
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(A, 'hold', 'worried', does.thing)] },
        `Today is ${occasion}. ${A.introduced} can ${does.now}. At home it went so well.`,
        `${A.introduced} can ${does.now}. Today is ${occasion}. All will hear it!`,
      ),
      page(
        { setting: 'stage', camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'point', 'happy')] },
        `Knock, knock, knock! Who is that? "${refrain}" says ${b}. But it is ${A.names} knees.`,
        `Something goes knock, knock, knock. "${refrain}" says ${b}. Nobody comes. ${A.names} knees did it!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'determined'), seen(T, 'stand', 'calm')], things: [does.thing] },
        `${a} holds both knees. Quiet! But who holds ${does.held}? Knock, knock. "${refrain}" says ${t}.`,
        `Hands hold knees. But who holds ${does.held}? Knock, knock. "${refrain}" says ${t}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'worried'), seen(B, 'stand', 'curious')], things: ['pillow'] },
        `${a} puts a pillow in between. One step. Plop! Knock, knock, knock!`,
        `A pillow goes between the knees. It falls out. Plop! Knock, knock, knock!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hide', 'scared')] },
        `The hall is full. So many eyes! ${a} hides behind the curtain.`,
        `People fill every chair. ${a} goes behind the curtain.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'sad'), seen(T, 'stand', 'calm')] },
        `"I can't. They don't want me," says ${a}. Knock, knock, go the knees.`,
        `"I will not go out," says ${a}. ${t} waits. Knock, knock, knock!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised')] },
        `The whole hall can hear it. "${refrain}" they all shout. "${refrain}"`,
        `Everyone hears the knocking. And what do they say? "${refrain}" All of them!`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious')] },
        `You say that to friends. "They do want me," says ${a}.`,
        `"They mean me!" says ${a}. "They want me to come in."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'proud', does.thing)] },
        `So ${a} comes in. Knock, knock. And ${a} ${does.one}!${wins ? ` ${a} wins the cup!` : ' They clap and clap.'}`,
        `In comes ${a}, knees and all. ${a} ${does.one}.${wins ? ` And ${a} is the winner!` : ' How they all clap!'}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hide', 'shy'), seen(A, 'wave', 'happy')] },
        `Now it is ${B.names} turn. What goes knock, knock? "${refrain}" says ${a}.`,
        `Who is next? It is ${b}. Knock, knock, knock! "${refrain}" says ${a}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { Gcap } = going;
  const { A, B, T, does, occasion, day, wins, contest, refrain, title } = partsOf(going);
  const [a, b, t] = [A.name, B.name, T.name];
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', does.thing), seen(T, 'stand', 'happy')],
        },
        `It was the day of ${occasion}. ${A.introduced} was going to ${does.now}, alone, before everybody. At home ${a} ${does.atHome}. "You'll do it just like that," said ${T.introduced}. ${a} nodded, and felt rather cold.`,
        `"Today's the day," said ${T.introduced}. Today was ${occasion}. ${A.introduced} was going to ${does.now}, in front of everybody. At home it was easy. ${a} ${does.atHome}. But at home there weren't two hundred people.`,
      ),
      page(
        { setting: 'stage', camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'look-up', 'curious')] },
        `They tried it once in the empty hall. ${a} went up on the stage. Knock, knock, knock! "${refrain}" called ${B.introduced}, who was next. But nobody was at the door. It was ${A.names} knees.`,
        `In the morning the hall was empty, for practice. ${a} stepped out into the middle. Knock, knock, knock! ${B.introduced} looked round at the door. "${refrain}" said ${b}. Nobody did. "I'm afraid it's me," said ${a}. "It's my knees."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined'), seen(T, 'stand', 'curious')],
          things: [does.thing],
        },
        `Knees can be held. ${a} bent down and held one in each hand. It was quiet. But then there was no hand left for ${does.held}. ${a} let go. Knock, knock! "${refrain}" said ${t}, without looking up.`,
        `First ${a} took hold of both knees, and they stopped. "Good," said ${t}. "And now take ${does.held}." ${a} needed both hands for that. Knock, knock, knock! "${refrain}" cried somebody from the kitchen.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined'), seen(B, 'stand', 'curious')], things: ['pillow'] },
        `Next ${b} brought a pillow, to go in between. It worked very well. Only you can't walk like that. ${a} took three steps like a duck, and out it fell. Knock, knock! The caretaker came to see who was there.`,
        `"You want something soft between them," said ${b}, and found a pillow. Now there wasn't a sound. But at the first step it slid, and at the second it was gone. Knock, knock, knock! Next door, a whole class looked up.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'stand', 'calm')] },
        `${a} tried it with feet wide apart, like a goalkeeper. Then the knees were quiet. So the teeth did it instead. "That's stage fright," said ${b}. "It has to come out somewhere."`,
        `"It's only stage fright," said ${b}. "Stand with your feet apart. Then they can't reach each other." They couldn't. But it went up, and came out at the teeth. You can't ${does.now} with those.`,
      ),
      page(
        { time: day ? 'day' : 'sunset', camera: 'wide', actors: [seen(A, 'hide', 'scared'), seen(T, 'point', 'calm')] },
        `At ${day ? 'two' : 'six'} the hall filled up. There were hats and coats right back to the doors.${ifNamed(going, `${Gcap} was in the first row.`)} ${a} looked through the crack in the curtain. "Two minutes," whispered ${t}.`,
        `${day ? 'After dinner' : 'In the evening'} there wasn't one free chair.${ifNamed(going, `${Gcap} sat in front and waved to nobody in particular.`)} Behind the curtain stood ${a}, and could hear them breathe. "You're on next," said ${t} softly.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'cover', 'sad'), seen(B, 'stand', 'worried')] },
        `Knock, knock, knock! It was louder than ever. It went through the floor of the stage. "I can't," said ${a}. "They'll all laugh. They don't want that out there."`,
        `Then it began again. Knock, knock, knock, on the wooden boards! "I'm not going," said ${a}. "What do they want with somebody who rattles?" ${b} did not know, either.`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(T, 'stand', 'surprised')] },
        `On the other side it had gone quiet. They had heard it. Somebody in front said it first, and then all two hundred did. "${refrain}" they called.`,
        `It was so quiet that you could hear it in the last row. People turned to the doors. Nobody was there. So they looked at the curtain, and they all called out together. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(B, 'stand', 'curious')] },
        `${a} had heard that all day. But now ${a} listened to it. "You only say that to people you want to see," said ${a} slowly. "Well, yes," said ${b}. "Who did you think they meant?"`,
        `${a} stood quite still. "They said it again," said ${a}. "They always do," said ${b}. "But that's what you say to visitors! To friends!" said ${a}. "Nobody says that to somebody they don't want."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'proud', does.thing), seen(T, 'cheer', 'happy')] },
        `So ${a} went in. The knees knocked all the way to the middle. They knocked in time, which helped. And ${a} ${does.past}, right to the very end.${wins ? ` When the winner was read out, it was ${a}. There was a silver cup.` : contest ? ' The cup went to somebody with less noise. But the longest clap was this one.' : ' Then they clapped until the lamp swung.'}`,
        `The curtain moved, and there was ${a}. "It was my knees," said ${a}, and everybody smiled. Then ${a} ${does.past}. Nobody heard the knees after the beginning, not even ${a}.${wins ? ` The first prize was a silver cup, and ${a} won it.` : contest ? ` They did not win the cup. But the judge wrote down: "${a} came in very well."` : ' How they clapped!'}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hide', 'shy'), seen(A, 'wave', 'happy')] },
        `Then it was ${B.names} turn. ${a} waited behind the curtain. It was dark, and it was quiet, but not for long. Knock, knock, knock! "I never do that," whispered ${b}. "${refrain}" said ${a}, and held the curtain open.`,
        `${b} was the next to go on, and ${b} never minded anything. Knock, knock, knock! They both looked at the door. Then they both looked at ${B.names} knees. "Oh no," said ${b}. "${refrain}" said ${a}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { Gcap } = going;
  const { A, B, T, does, occasion, day, wins, contest, refrain, title } = partsOf(going);
  const [a, b, t] = [A.name, B.name, T.name];
  return {
    title,
    refrain,
    pages: [
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(A, 'hold', 'worried', does.thing), seen(T, 'stand', 'happy'), seen(B, 'stand', 'proud')],
        },
        `There was a list on the door for ${occasion}, and ${A.introduced} was on it. It had seemed a good idea in May. ${a} could ${does.now}; that was not it. At home ${a} ${does.atHome}. The list said who came when. After ${a} came ${B.introduced}, who had never been afraid of anything that wasn't a wasp. "Only a week now," said ${T.introduced}.`,
        `It's easy to put your name on a list. ${A.introduced} had done it in ten seconds, with a borrowed pen. Now there was a week to go until ${occasion}. At home there was nothing to it, and ${a} ${does.atHome}. "You'll be before me," said ${B.introduced}, reading. "You can warm them up." ${b} looked forward to it. ${T.introduced} looked forward to it. Only ${a} had begun to dream about doors.`,
      ),
      page(
        { setting: 'stage', camera: 'medium', actors: [seen(A, 'stand', 'worried'), seen(B, 'point', 'happy')] },
        `They had the first practice on Monday. ${a} walked out to the cross on the floor. Knock, knock, knock! It was loud, and quite regular. "${refrain}" called ${b}, and everybody turned to the door. Then ${b} saw what it was. So did the rest. It was a very good joke, and no one could have helped making it. The stage was hollow, and ${A.names} knees went on.`,
        `On Monday they were in the hall. There was a cross on the boards to stand on, and ${a} stood on it. Knock, knock, knock! "${refrain}" said ${b} at once. No one came. They looked under the piano. It took a while until somebody thought of looking at ${A.names} knees. They were not in anyone's power, least of all ${A.names}. You could have danced to it. The whole class laughed, and ${b} bowed.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(A, 'kneel', 'determined'), seen(T, 'stand', 'curious')],
          things: [does.thing],
        },
        `${a} tried holding them. It takes a hand for each. "That's much better," said ${t}. "And now with ${does.held}, please." For that, you need to have hands. ${a} thought of tying it on, or having four arms. Then ${a} let go. Knock, knock! "${refrain}" said three people at once. They had got quite quick at it.`,
        `By Tuesday ${a} had a method. If you crouch, and take hold of both knees from outside, they can't get at each other. "Lovely," said ${t}, "but we can't see you, and you haven't got ${does.held}." ${a} stood up. Knock, knock! "${refrain}" came from the wings. It was the joke of the week. People who hadn't even been there were saying it in the corridor.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'walk', 'determined'), seen(B, 'stand', 'curious')], things: ['pillow'] },
        `On Wednesday it was a pillow, held between the knees. Standing still, it was perfect. But somebody has to walk to the cross, and it's eleven steps. At four the pillow began to slip. At six it lay there, like a tired cat. Knock, knock, knock! Nobody needed to say it any more. ${b} picked the pillow up. "Have you tried thick trousers?" said ${b}.`,
        `Then there was the pillow. ${a} walked with it as you walk on ice, and got as far as the piano. There it gave up, and fell out on the pedals. Knock, knock, knock! Even ${t} had to look out of the window. "I said nothing," said ${b}. "It nearly said itself. Try feet apart." With feet apart, it went up, and came out at the teeth.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(T, 'sit', 'calm')] },
        `"Everybody has stage fright. But you needn't do it," said ${t}, on Thursday. She had a pencil with her, and the list. "I can simply leave you out. Nobody would say a thing." It was meant so well that it was hard to look at. ${a} thought of a whole week with nothing to be afraid of. There would be a gap, of course, as long as ${does.all}. "Can I tell you on the day?" said ${a}.`,
        `${t} came and sat on the edge of the stage. "Stage fright is a real thing," she said. "And this isn't a thing that anybody must do. If I take you off the list, then we'll just go straight on to ${b}." She had a rubber on the end of her pencil. ${a} looked at it. It would be as though ${a} had never been on it. "I'll tell you before I'd have to go on," said ${a}. "All right," said ${t}. "Right up to then."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'sad'), seen(B, 'stand', 'shy')] },
        `"Don't you get it at all?" ${a} asked ${b}, by the bicycles. "What?" "That they're all out there, and they don't want you." ${b} thought about it honestly. "No," said ${b}. "I've never thought about them. I think about me." It wasn't a help. But after a bit ${b} said, "I only started it as a joke, you know." "I know," said ${a}. "It's a good one. It's just that it's always me at the door."`,
        `"Are you cross," said ${b}, "about my joke?" They were carrying chairs, two hundred of them. "No," said ${a}. "Yes. You say it, and they all laugh, and nobody's there. There's only me." ${b} put down a chair. "I don't mean anything by it. It's just what you say when somebody knocks." "I know what you say," said ${a}. And they carried on until the hall was full of empty chairs.`,
      ),
      page(
        { time: day ? 'day' : 'sunset', camera: 'wide', actors: [seen(A, 'hide', 'scared'), seen(T, 'point', 'calm')] },
        `Then it was the day of ${occasion}.${ifNamed(going, `${Gcap} had come early, to sit in front.`)} Two hundred people make a sound, even when they say nothing, like a very big animal lying down. ${a} stood in the dark with ${does.held}. The one before was bowing. "Well?" whispered ${t}, and had the pencil in her hand. Knock, knock, knock, went the boards.`,
        `All the chairs were taken.${ifNamed(going, `${Gcap} was in the middle of the first row, in the good coat.`)} There was a strip of light below the curtain, and it was full of shoes. ${a} held ${does.held} as you hold a rail. "It's time," said ${t} in ${A.names} ear. "Shall I say that you're ill?" And before ${a} could say yes, it began. Knock, knock, knock!`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'stand', 'surprised'), seen(B, 'stand', 'worried')] },
        `It had never been as loud as this. It went out along the floor and into the legs of the chairs. They stopped talking, on the other side. You could hear them look round at the doors. ${b} pressed both lips together, and did not say it. But it says itself. "${refrain}" called a man in the fourth row. And then they all called it.`,
        `You could hear the hall go quiet, row by row, from the front to the back. In all that silence there were only two knees. ${b}, behind ${a}, was biting on a sleeve. For the first time ${b} didn't say it. There was no need to. "${refrain}" said an old lady. "${refrain}" said her whole row. It was two hundred people, and they did not even know who it was.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'think', 'curious'), seen(T, 'stand', 'calm')] },
        `${a} had heard it for five days, and every time it had meant, look who's shaking. It was the same words now. But these people didn't know about any knees. They meant what it says. You don't call that to someone whom you don't want to see. You could take it as a joke, and go home. Or you could take it as it stood. "Well?" said ${t}. "I've been asked in," said ${a}.`,
        `There are two ways of hearing a thing. All week ${a} had heard the one. Now ${a} stood in the dark, and heard the other. It had been in there all along, like a letter in a coat. Whoever knocks is outside. And the ones inside say those few words, and move up. "What shall I do?" whispered ${t}. "Put the pencil away," said ${a}. "They said I could."`,
      ),
      page(
        { camera: 'wide', actors: [seen(A, 'hold', 'proud', does.thing)] },
        `It's eleven steps. The knees knocked at each of them, and people saw what it had been, and laughed. That was the price, and ${a} paid it. "That was me," said ${a}. "Thank you." Then ${a} ${does.past}. The knees kept time to the middle of ${does.all}. After that, nobody could say when they had stopped.${wins ? ` "The winner," the judge read out, an hour later, "is ${a}." The cup was silver, and shook a bit.` : contest ? ' The cup went to a girl with quiet legs. But it was this that people talked about on the stairs.' : ' They clapped for so long that the caretaker came to see.'}`,
        `${a} came out into the light and let them hear it, all the way to the cross. Some people laughed, as one laughs at a door with a friend behind it. "They do that," said ${a}. "I'm coming in anyway." And ${a} ${does.past}. There was a mistake in it, early on, and the roof did not fall in. ${wins ? `And when the names were read at the end, from the bottom up, the last of them was ${a}. So there was a cup.` : contest ? `When the prizes were read out, ${a} came third. The judge had put a tick beside "comes in well".` : 'At the end it was quiet, and then it was the opposite of quiet.'}`,
      ),
      page(
        { camera: 'close', actors: [seen(B, 'hide', 'shy'), seen(A, 'wave', 'happy')] },
        `Behind the curtain it was darker than before. Somebody stood there, with a white face. "You made it look as if they were people," said ${b}. "Now I've thought about them." Knock, knock, knock! They both looked down. It was the first time that ${b} had ever met those two. "I can't make it stop," said ${b}. "No," said ${a}. "You needn't." And ${a} took hold of the curtain, and drew it aside. "${refrain}"`,
        `"You were good," said ${b}. "I listened. I've never listened to the one before me." It should have been ${B.names} turn. ${b} did not move. Knock, knock, knock! "That's you again," said ${b}. "It isn't," said ${a}. They looked at ${B.names} knees together, with a certain respect. There was a joke to be made, and ${a} had waited a week for it. But it came out as it was meant. "${refrain}" said ${a}, and moved up.`,
      ),
    ],
  };
}
