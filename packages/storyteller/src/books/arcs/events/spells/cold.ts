import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'It is by doze!',
  'Oh, by poor doze!',
  'By doze, by doze!',
  'Oh, by doze!',
  'By poor doze!',
  'By doze agaid!',
  'That is by doze!',
  'By poor red doze!',
  'Dear be, by doze!',
  'By bad, bad doze!',
  'Bother, by doze!',
] as const;
const TITLES = ['a mug, please', 'the witch with a cold', 'a bug for a mug', 'spells with a cold'];

/** A witch with a cold says B for M, and gets what she says. There is another word for everything. */
export const COLD: EventPlot = { id: 'cold', young, middle, old };

function young(going: Going): Told {
  const { chance, K, k, A, B, company } = going;
  const M =
    [A, B].find(({ being }) => /^(?:witch|wizard|magician|sorcerer)$/.test(being?.id ?? '')) ?? company.meet('witch');
  const N = company.meet('bear');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} had a cold. Atishoo! ${K.introduced} came to tea.`,
          `Atishoo! ${M.introduced} had such a cold. ${K.introduced} came to help.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(M, 'stand', 'sad'), seen(K, 'stand', 'happy')],
        },
      },
      {
        text: [
          `"I want a bug," said ${M.name}. It should be a mug. Poof!`,
          `${M.name} took the wand. "A bug, please!" It should be a mug! Poof!`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'point', 'happy'), seen(K, 'stand', 'happy')],
          things: ['magic-wand'],
        },
      },
      {
        text: [
          `A bug sat on the table! It had six legs. "${refrain}" said ${M.name}.`,
          `There it was. Not a mug! A bug, with six legs. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'cover', 'surprised'), seen(K, 'point', 'surprised')] },
      },
      {
        text: [
          `It should be a mat. "I want a bat!" Poof! Flap, flap! "${refrain}"`,
          `Next it should be a mat. "A bat, please!" Flap! It was a bat! "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'point', 'determined')], things: ['magic-wand'] },
      },
      {
        text: [
          `Now a mare, to ride on! "I want a bear!" Poof. "Hello," said ${N.introduced}. "${refrain}"`,
          `It should be a mare. "A bear, please!" Up stood ${N.introduced}. "${refrain}"`,
        ],
        scene: { camera: 'wide', actors: [seen(M, 'stand', 'scared'), seen(N, 'stand', 'happy')] },
      },
      {
        text: [
          `"Say M," said ${k}. "B," said ${M.name}. "Ah!" said ${k}. "It is the nose!"`,
          `${k} listened. "You say B for M! It is your nose."`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'think', 'curious'), seen(M, 'sit', 'sad')] },
      },
      {
        text: [
          `"Do not say mug," said ${k}. "Say cup!" "A cup," said ${M.name}. Poof! A cup!`,
          `"A mug is a cup," said ${k}. "A cup!" said ${M.name}. Poof! It was right!`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(K, 'point', 'excited'), seen(M, 'stand', 'surprised')],
          things: ['cup'],
        },
      },
      {
        text: [
          `No mat? Say rug! No mare? Say horse! Poof, poof! All right!`,
          `"Not a mat, a rug!" Poof! "Not a mare, a horse!" Poof!`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'stand', 'proud'), seen(K, 'cheer', 'happy')] },
      },
      {
        text: [
          `They all had hot tea. ${N.name} had some, too. So did the bug.`,
          `Now they sat on the rug. There was tea for ${N.name}. The bat had a drop.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'sit', 'happy'), seen(N, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['cup'],
        },
      },
      {
        text: [
          `Home went ${k}, and fell asleep. But first, atishoo! "${refrain}"`,
          `Good night, ${k}. But what is that? Atishoo! "${refrain}" says ${k}, in bed.`,
        ],
        scene: { setting: 'bedroom', time: 'night', camera: 'close', actors: [seen(K, 'sleep', 'sleepy')] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, K, k, G, g, A, B, company } = going;
  const M =
    [A, B].find(({ being }) => /^(?:witch|wizard|magician|sorcerer)$/.test(being?.id ?? '')) ?? company.meet('witch');
  const N = company.meet('bear');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} never made mistakes with spells. But on the day that ${K.introduced} came to tea, ${M.name} had a cold. It was a thick one, and it had gone to the nose. "Cub id," said ${M.name}. "Come in," it meant.`,
          `${K.introduced} was asked to tea by ${M.introduced}. "Good bordig," said ${M.name}, at the door. There was a very red nose, and a very large hanky. "I've got a code id by doze."`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(M, 'stand', 'sad'), seen(K, 'stand', 'happy')],
        },
      },
      {
        text: [
          `"First we need a mug each," thought ${M.name}, and picked up the wand. You have to say it aloud. "A bug!" said ${M.name}. Poof, it went. There was a smell of burnt sugar.`,
          `You tell the wand what you want, and there it is. ${M.name} wanted a mug of tea. "A bug, please," said ${M.name}. "A bug of tea." There was a bang and some blue smoke.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'point', 'happy'), seen(K, 'stand', 'happy')],
          things: ['magic-wand'],
        },
      },
      {
        text: [
          `On the table sat a bug, with six legs and a puzzled look. "That's not a mug," said ${k}. "I doe," said ${M.name}, and blew. "${refrain}"`,
          `The smoke cleared. Something walked out of it and round the sugar bowl. It was a bug. It was wet, being a bug of tea. "${refrain}" said ${M.name}.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'cover', 'surprised'), seen(K, 'point', 'surprised')] },
      },
      {
        text: [
          `${M.name} tried something softer, to sit on. It was a mat. "A bat!" said ${M.name}. Something came out of the wand and hung itself up in the lamp. It was upside down. "${refrain}"`,
          `"We'll sid dowd," said ${M.name}. There ought to be a mat for that. Out came the wand. "A bat!" Flap, flap, flap. It went three times round ${K.names} head. "${refrain}"`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'point', 'determined'), seen(K, 'stand', 'worried')],
          things: ['magic-wand'],
        },
      },
      {
        text: [
          `"I'll go for help," thought ${M.name}. "I'll ride. I want a mare." But that is not what ${M.name} said. Poof! The floor creaked. "Good afternoon," said ${N.introduced}. "${refrain}"`,
          `There was only the doctor who could help, and that was far. To ride there, you need a mare. "A bear!" said ${M.name}. You can guess. "You called?" said ${N.introduced}. "${refrain}"`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'stand', 'scared'), seen(N, 'stand', 'happy'), seen(K, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `${M.name} got under the table. "It all goes wrog," said the voice. "I had better dot say eddythig." The bat hung there. The bug had some sugar. ${N.name} asked if there was honey.`,
          `"I used to be good," said ${M.name}, sitting on the coal box. "Dow I cad eved ask for tea." Nobody knew what to say. ${N.name} passed the hanky.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(N, 'sit', 'calm'), seen(K, 'sit', 'worried')] },
      },
      {
        text: [
          `${k} looked at the bug, and then the bat. A bug for a mug. A bat for a mat. "Say Monday," said ${k}. "Buddy," said ${M.name}. "The spells aren't wrong!" said ${k}. "You say B!"`,
          `"Bug," said ${k}. "Bat. Bear." And what had been wanted? "Mug. Mat. Mare! It's all M! The wand is doing just what it hears. It's only your nose that can't do M!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(M, 'sit', 'sad')] },
      },
      {
        text: [
          `"I cad help it," said ${M.name}. "You don't have to," said ${k}. "Don't say it at all. What's another word for it? It's a cup!" ${M.name} took the wand and sniffed. "A cup." Poof!`,
          `"So we'll do it without," said ${k}. "Is there another word, with no M in it?" They thought. "Cup!" said ${N.name}. "A cup," said ${M.name}, in a shaky voice. And there it stood.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(M, 'stand', 'surprised')],
          things: ['magic-wand'],
        },
      },
      {
        text: [
          `It was easy now. A mat was a rug. A mare was a horse, and the horse took ${N.name} for a ride. For milk, they said "white stuff out of a cow". That worked too, though it came in a bucket.`,
          `After that there was no stopping them. "A rug!" Poof. "A horse!" Poof. It had to wait outside. "A hot drink with lots of honey!" The wand had never had such good words.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'stand', 'proud'), seen(K, 'cheer', 'excited'), seen(N, 'cheer', 'happy')],
          things: ['cup'],
        },
      },
      {
        text: [
          `Three sat down to tea, or five with the bug and the bat. ${M.name} got better by the cupful. "Mmm," said ${M.name}, at the last. They all sat up. "Say that again!" said ${k}.`,
          `They drank it all, and had some more. The bug had its own saucer. "That was most kind," said ${M.name}, and stopped. "Most!" said ${k}. "You said most! Say mug!" "Mug!" cried ${M.name}.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'sit', 'happy'), seen(K, 'sit', 'happy'), seen(N, 'sit', 'happy')],
          things: ['cup'],
        },
      },
      {
        text: [
          `That evening ${g} came in to say good night. ${k} sat up in bed, with a red nose. "Good dight," said ${k}. "I had a very dice tibe." "What did you have?" said ${g}. "${refrain}" said ${k}.`,
          `"Did you have a nice time?" said ${g}, at bedtime. ${k} sneezed four times. "A bug, a bat and a bear," said ${k}, in bed. "Is that all?" said ${g}. "${refrain}" said ${k}.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'sleepy'), seen(G, 'stand', 'surprised')],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, K, k, G, Gcap, g, A, B, company } = going;
  const M =
    [A, B].find(({ being }) => /^(?:witch|wizard|magician|sorcerer)$/.test(being?.id ?? '')) ?? company.meet('witch');
  const N = company.meet('bear');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `There is a Test for spells, and ${M.introduced} had it on Thursday at four. You have to do three in front of a judge. ${M.name} could do three hundred. On Thursday at noon ${M.name} sneezed. It was not an ordinary sneeze; it moved the curtains. By one it was a cold. "Dever bind," said ${M.name} to ${K.introduced}, who cleaned the wands. "By spells are all id by head."`,
          `${K.introduced} went on Thursdays to help ${M.introduced}, and it was the Thursday of the Test. Everything was ready. There was a list: one mug, one mat, one mare. "Adythig wrog?" said ${M.name}. The nose was like a strawberry. "You sound a bit thick," said ${k}. "It's odly a code," said ${M.name}. "You dod't do spells with your doze."`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(M, 'stand', 'sad'), seen(K, 'stand', 'happy')],
        },
      },
      {
        text: [
          `They had a practice, to be on the safe side. The first was a mug. It's the easiest thing in the book. ${M.name} pushed back both sleeves. "Wud bug," said ${M.name}, with a beautiful turn of the wrist. There was a flash. On the tablecloth stood something round and shiny. It put out six legs and walked behind the jam.`,
          `"Just a mug," said ${k}, "to warm up." You hold out the wand, and say the thing, and see it in front of you. ${M.name} saw a blue one with a chip. "A bug," said ${M.name} firmly. Poof. It was blue, and it did have a chip, in one wing. It was otherwise a beetle. They watched it climb into the sugar. "${refrain}" said ${M.name}.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(M, 'point', 'determined'), seen(K, 'stand', 'happy')],
          things: ['magic-wand'],
        },
      },
      {
        text: [
          `"It slipped," said ${M.name}. "Give be the dext." This was a mat, to be soft and square. ${k} stood ready to sit on it. "A bat!" The thing came out so fast that it took the candle with it. It hung from the beam and folded itself up, with a leathery sort of sigh. It was quite soft. You would not have called it square. "${refrain}" said ${M.name}, and held a cloth to it.`,
          `Next came a mat. ${M.name} took more trouble this time, and shut both eyes, and thought of wool. Nobody could have thought harder of wool. "I say, a bat," said ${M.name}. There was a squeak. Something dark went by between them, close enough to part ${K.names} hair. "Was that wool?" asked ${M.name}, who had not yet looked. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'stand', 'worried'), seen(K, 'look-up', 'surprised')] },
      },
      {
        text: [
          `The third is meant to be hard. It has to be alive, and large, and come when called: one mare, grey, with a saddle. It was twenty past three. "Gedtly, dow," ${M.name} said, and raised the wand in both hands. "A bear!" The floor went down at one end. "Good afternoon," said ${N.introduced}, and hit its head on the lamp. "I was in the middle of a salmon."`,
          `"If I get the bare right," said ${M.name}, "they bight let be off the rest." ${k} had just time to think about that. "Did you say mare?" ${k} began. "I said bare," said ${M.name}. "A bear!" And so it was. It stood on its hind legs, for lack of room. "${N.introduced}," it said, and held out a paw, and there was nothing for it but to shake.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'stand', 'scared'), seen(N, 'stand', 'happy'), seen(K, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `${M.name} went and sat in the broom cupboard. "I shall have to tell theb I'b ill," said the voice from inside. "But that's dext year, thed. That's a whole year of bottle-washig." ${k} knew about the year. ${k} had been counting on Thursdays that were not for wands. "I could speak for you," said ${k} through the keyhole. "Behind the curtain. You'd only have to move your mouth."`,
          `"It's gone," said ${M.name}. "Sobe people just lose it." ${k} had an idea, and it was not a nice one, and it would work. ${k} had heard each of those spells a thousand times. ${k} had no cold. If ${k} were to stand behind the clock, and say the word, who would know? The wand only minds about the words. "We could do that," said ${k}. ${M.name} looked up. "The wad would dow," said ${M.name}, after a bit. "Add I would. Add you."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'sit', 'sad'), seen(N, 'sit', 'calm'), seen(K, 'stand', 'worried')],
        },
      },
      {
        text: [
          `So that was no use. ${N.name} had got hold of the list. "This is what you wanted, is it?" it said. "Mug. And you got him. Mat, and you got her." It nodded at the lamp. "And I'd be the mare, I suppose. It's only the front that's different." ${k} took the list out of its paw. "${M.name}!" said ${k}. "Say Monday." "Buddy." "Say marmalade." "Barbalade," said ${M.name}, and slowly opened the door.`,
          `${k} sat with ${N.name} on the stairs. "What does it feel like," ${k} asked, "to be the wrong thing?" "I'm not wrong," said ${N.name}. "Somebody said bear, as plain as could be, and I came." ${k} turned round and looked at it. "As plain as could be," said ${k}. "You did just what you heard! So did they. There's nothing the matter with the spells. It's only M that won't come out!"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(N, 'sit', 'calm')] },
      },
      {
        text: [
          `"I cad help it!" said ${M.name}. "I dow it's M. I've got a doze like a cork." "Then go round," said ${k}. "Don't say it. It doesn't have to be a mug, does it? It only has to be the thing." They looked at one another. It was ten to four. "What do you call a mug," said ${k}, "if you can't call it a mug?" And a slow and beautiful look came over ${M.names} face.`,
          `"If you had a stone in front of your door," said ${k}, "would you push it for a year? You'd go round. Say it some other way." "There is doe other way. It's dowd id the book as bug." "It's down as mug. But what is it? You drink out of it." There was a pause. Outside, wheels were coming up the lane. "A cup," breathed ${M.name}. There wasn't a single thing in it for a nose to get hold of.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(M, 'stand', 'worried')] },
      },
      {
        text: [
          `The judge had spectacles, and a pencil. "One mug," said the judge. "A cup," said ${M.name}, quite clearly. It stood there, steaming. The pencil stopped. "One mat." "A rug!" It was red, with a fringe. "It says mat," the judge began, and found that both feet were on it, and that it was warm. "Hm," said the judge. ${N.name} was being a coat, on the back of the door.`,
          `"We begin with the mug," said the judge, who had a cold seat and a long day behind. ${M.name} bowed. "I call it a cup," said ${M.name}, and there it was, blue, with a chip. "And I call this a rug." It unrolled right up to the judge's toes. ${k} held on to the door with both hands. Behind the curtain two beady eyes and a bat were holding their breath.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'stand', 'proud'), seen(K, 'stand', 'worried'), seen(N, 'hide', 'happy')],
          things: ['cup', 'magic-wand'],
        },
      },
      {
        text: [
          `"And the third?" said the judge. "One mare." ${k} shut both eyes. A mare is a horse, and a horse was what they had agreed on. But ${M.name} looked at the fur coat behind the door, which had stood there so very still. "Sir," said ${M.name}, "I would rather dot. There's sobebody here whob I called by bistake. It's by job to see hib hobe first." You lose ten points for that. ${M.name} gave a bow. "Go back to your fish," ${M.name} told the coat.`,
          `"It remains to do the mare." "I cad," said ${M.name}. "It's a horse. But I've a guest here, sir, who was fetched away frob a good supper." ${N.name} came out from the curtain with its hat in its paw. The judge got up on the chair. "I should like to put that right," said ${M.name}, "before I do eddythig for barks." It was not in the Test at all. "Back to your river," said ${M.name}, and waved.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'point', 'determined'), seen(K, 'stand', 'worried')],
          things: ['magic-wand'],
        },
      },
      {
        text: [
          `The horse came last, and it was a good one. The judge rode home on it. They got the letter a week later. MUG, NIL, it said. MAT, NIL. MARE, NIL. And below: "However, I have never been given so good a cup. The rug is by my bed. As for the bear, that was properly done. Passed." "Passed!" shouted ${M.name}. They both heard it. There was not an M in it, but never mind.`,
          `They passed. They were told so on the spot, by a judge who had to lean down from the saddle. "You've a terrible way with the list," said the judge. "But I never before saw anyone take a spell back because it had been in the middle of its supper." ${M.name} tried to say thank you very much. What came out of it was a bush. The judge was nice about that as well.`,
        ],
        scene: {
          setting: 'living-room',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(M, 'stand', 'happy'), seen(K, 'cheer', 'happy')],
          things: ['letter'],
        },
      },
      {
        text: [
          `The bug lives in the sugar, and the bat has the lamp. ${k} was in bed by eight. ${Gcap} put a hand on ${K.names} head, and it was hot. "How was it?" said ${g}. There was a sneeze in the dark that moved the curtains. "Good dight," said ${k}, from far inside. "${refrain}" And ${k} was asleep.`,
          `"You're hot," said ${g}, at bedtime. "I've got what ${M.name} had," said ${k}, with joy. "Listen. Barbalade." "Who's Barbara?" said ${g}. ${k} laughed until it turned into coughing. "${refrain}" said ${k} to the bat on the curtain rail. Then there was nothing but a very small snore. Even the snore had a B in it.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(G, 'stand', 'surprised')],
        },
      },
    ],
  };
}
