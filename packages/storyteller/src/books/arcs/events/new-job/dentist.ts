import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Open very wide!',
  'Wide, please!',
  'Open up, please!',
  'As wide as you can!',
  'Now open wide!',
  'Say aaah!',
  'A bit wider, please!',
  'Very wide, please!',
  'Mouth open, please!',
  'Show me your teeth!',
  'Wide open, please!',
] as const;
const titles = (a: string): readonly string[] => [
  `Dr ${a} is open`,
  'the chair that went up and down',
  'who goes first',
  'the little mirror',
];

/** The first who dares, and one with a great many teeth. */
const patients = ({ A, company }: Going): readonly [Figure, Figure] => [
  company.meet(A.kind === 'rabbit' ? 'hedgehog' : 'rabbit'),
  company.meet(A.kind === 'crocodile' ? 'hippo' : 'crocodile'),
];

/** Nobody will sit in the chair, until the dentist does. */
export const DENTIST: EventPlot = { id: 'dentist', when: /\bdentists?\b/i, only: true, young, middle, old };

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const [R, C] = patients(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(a))),
    refrain,
    pages: [
      {
        text: [
          `This is ${A.introduced}. Today ${a} is a dentist! Here is the chair. Up! Down!`,
          `Look at ${A.introduced}! ${a} is a dentist now. The chair goes up and down.`,
        ],
        scene: { setting: 'doctor', camera: 'medium', actors: [seen(A, 'stand', 'proud')], things: ['chair'] },
      },
      {
        text: [
          `${k} helps. ${k} has the little mirror. "Next, please!" says ${k}.`,
          `${k} holds the little mirror. "Who is first?" says ${k}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hold', 'happy', 'mirror'), seen(A, 'stand', 'happy')] },
      },
      {
        text: [
          `In comes ${R.introduced}. "${refrain}" says ${a}. Oh! ${R.name} hides behind the door.`,
          `Here is ${R.introduced}. "${refrain}" says ${a}. No! ${R.name} shuts the mouth tight.`,
        ],
        scene: { camera: 'medium', actors: [seen(R, 'hide', 'shy'), seen(A, 'wave', 'surprised')] },
      },
      {
        text: [
          `In comes ${C.introduced}. "${refrain}" says ${a}. ${C.name} sits under the chair.`,
          `Here is ${C.introduced}. "${refrain}" says ${a}. ${C.name} goes under the chair.`,
        ],
        scene: { camera: 'wide', actors: [seen(C, 'sit', 'scared'), seen(A, 'stand', 'surprised')], things: ['chair'] },
      },
      {
        text: [
          `Now ${a} is sad. Nobody wants the chair. Nobody at all.`,
          `Nobody sits in the chair. ${a} sits on the floor. It is a sad day.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'sad')], things: ['chair'] },
      },
      {
        text: [
          `"I know!" says ${k}. "You sit in it, ${a}. They can look at you!"`,
          `"You go first, ${a}!" says ${k}. "You sit in the chair!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(A, 'sit', 'surprised')],
          things: ['chair'],
        },
      },
      {
        text: [
          `So ${a} sits in the chair. Up it goes! ${R.name} has the mirror. "${refrain}" says ${R.name}.`,
          `Up goes ${a} in the chair. ${R.name} takes the mirror. "${refrain}" says ${R.name}. "Aaah!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(R, 'hold', 'curious', 'mirror')],
          things: ['chair'],
        },
      },
      {
        text: [
          `"Now me!" says ${R.name}. Up goes ${R.name}. ${a} looks. "What good teeth!"`,
          `"My turn!" says ${R.name}. Up goes the chair. "Good teeth!" says ${a}.`,
        ],
        scene: { camera: 'close', actors: [seen(R, 'sit', 'happy'), seen(A, 'look-up', 'happy')], things: ['chair'] },
      },
      {
        text: [
          `"And me!" says ${C.name}. ${C.name} has a lot of teeth. It takes all day.`,
          `Then comes ${C.name}. So many teeth! ${a} counts them all. It takes all day.`,
        ],
        scene: { camera: 'wide', actors: [seen(C, 'sit', 'happy'), seen(A, 'stand', 'proud')], things: ['chair'] },
      },
      {
        text: [
          `Night. ${a} gives a big, big yawn. "${refrain}" says ${k}. Good night, Dr ${a}.`,
          `Good night, chair. ${a} yawns. "${refrain}" says ${k}. Good night.`,
        ],
        scene: { time: 'night', camera: 'medium', actors: [seen(A, 'stand', 'sleepy'), seen(K, 'stand', 'happy')] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const [R, C] = patients(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(a))),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had always wanted to be a dentist. Now it was the first day. There was a white coat, and a chair that went up and down. On the door it said DR ${a.toUpperCase()}.`,
          `On Monday there was a new dentist in town. It was ${A.introduced}. "I have the coat," said ${a}. "I have the chair. Now I only need some teeth to look at."`,
        ],
        scene: { setting: 'doctor', camera: 'medium', actors: [seen(A, 'stand', 'proud')], things: ['chair'] },
      },
      {
        text: [
          `${k} had come to help. ${k} was in charge of the little mirror and of calling people in. "Next, please!" called ${k}. In the waiting room the first two were sitting already.`,
          `"I'll do the door," said ${k}, "and the mirror." It was a very small mirror on a stick. You could see your own back teeth in it. "Next, please!" called ${k}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hold', 'happy', 'mirror'), seen(A, 'stand', 'happy')] },
      },
      {
        text: [
          `First came ${R.introduced}. ${R.name} looked at the chair. Then ${R.name} looked at ${a}, who was ${A.aKind} in a white coat. "${refrain}" said ${a}, as kindly as could be. ${R.name} went behind the door.`,
          `${R.introduced} came in on tiptoe. "I thought it would be the old dentist," said ${R.name}. "You are ${A.aKind}." "Yes," said ${a}. "${refrain}" But ${R.name} was already behind the curtain.`,
        ],
        scene: { camera: 'medium', actors: [seen(R, 'hide', 'scared'), seen(A, 'wave', 'surprised')] },
      },
      {
        text: [
          `Next came ${C.introduced}, who had more teeth than anybody in town. "${refrain}" said ${a}. ${C.name} looked up at the chair. "What does it do?" said ${C.name}, and got underneath it.`,
          `Then it was the turn of ${C.introduced}. That was a very large mouth, and it was shut. "${refrain}" said ${a}. "Mm-mm," said ${C.name}, and crept under the chair. Most of ${C.name} stuck out.`,
        ],
        scene: { camera: 'wide', actors: [seen(C, 'sit', 'scared'), seen(A, 'stand', 'worried')], things: ['chair'] },
      },
      {
        text: [
          `So ${a} took off the white coat, in case it was that. It was not. Then ${a} sang a song about toothpaste. ${R.name} held both ears. "You'd better go home," said ${a}, in a small voice. "I'm no good at it."`,
          `${a} tried a smile. It made things worse. Then ${a} tried standing further off. But nobody can look at teeth from the street. "They don't want me," said ${a}. "They want the old one."`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
      },
      {
        text: [
          `${k} turned the little mirror round and round. "Have you ever sat in that chair yourself?" said ${k}. "Me?" said ${a}. "No. I'm the dentist." "Well, they don't know what happens in it," said ${k}. "Show them!"`,
          `"They can't see what you do up there," said ${k}. "They only see the chair." Then ${k} had an idea. "You sit in it. And they can be the dentist!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'excited'), seen(A, 'sit', 'surprised')],
          things: ['chair'],
        },
      },
      {
        text: [
          `So ${a} climbed into the chair. ${k} let it go up, slowly. Then ${k} gave the mirror to ${R.name}. "${refrain}" said ${R.name}, in a very small voice. And ${a} did. ${R.name} looked all the way in.`,
          `Up went the chair with ${a} in it. ${R.name} came out, one step at a time, and took the mirror. "${refrain}" said ${R.name}. "Aaah," said ${a}. "Oh!" said ${R.name}. "It's like a cave, with a tongue in it!"`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(R, 'hold', 'curious', 'mirror')],
          things: ['chair'],
        },
      },
      {
        text: [
          `"Does it hurt?" said ${R.name}. "No," said ${a}. "It's boring, and the mirror is cold." ${R.name} thought about that. "Then it's my turn," said ${R.name}, and got into the chair. It took as long as a short song. Every tooth was there.`,
          `"And that was all?" said ${R.name}. "That was all," said ${a}. "Then I'd like a go," said ${R.name}, and hopped into the chair. ${a} looked at the front ones, and the back ones. "Beautiful," said ${a}.`,
        ],
        scene: { camera: 'close', actors: [seen(R, 'sit', 'happy'), seen(A, 'stand', 'proud')], things: ['chair'] },
      },
      {
        text: [
          `Then ${C.name} had to have a turn as well. There was such a lot to count. They stopped for lunch in the middle. "Sixty-one," said ${a}, when the street lamps came on, "and all of them good."`,
          `After that nobody could get ${C.name} out of the chair. Up it went, and down. "${refrain}" said ${a}, and began to count. It was dark before they came to the last tooth. It was the best of them all.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(C, 'sit', 'happy'), seen(A, 'stand', 'proud')],
          things: ['chair'],
        },
      },
      {
        text: [
          `Now there is a second line on the door of DR ${a.toUpperCase()}. ${k} wrote it. It says: YOU MAY GO FIRST, OR THE DENTIST MAY. It has been very busy ever since.`,
          `On Tuesday there was a queue down to the corner. Nearly all of them wanted to be the dentist first. "That will take longer," said ${k}. "I've got all day," said ${a}.`,
        ],
        scene: {
          setting: 'street',
          time: 'sunset',
          camera: 'wide',
          actors: [seen(K, 'stand', 'happy'), seen(A, 'wave', 'happy')],
        },
      },
      {
        text: [
          `That night ${a} gave a huge yawn. "${refrain}" said ${k}, who was nearly asleep too. "It looks all right from here."`,
          `When they had swept up, ${a} gave the widest yawn of the day. "${refrain}" said ${k}. "Next, please," said ${a}, with both eyes shut.`,
        ],
        scene: {
          setting: 'doctor',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sleepy'), seen(K, 'stand', 'sleepy')],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const [R, C] = patients(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...titles(a))),
    refrain,
    pages: [
      {
        text: [
          `The old dentist had gone to live by the sea. For a month there was only a card in the window. Then, one Monday, the card was gone, and there was a brass plate that said DR ${a.toUpperCase()}. People stopped to read it. Then they looked through the glass, and read it again. The new dentist was ${A.introduced}.`,
          `Nobody had ever asked ${A.introduced} what ${a} wanted to be. They had all supposed they knew. So it was a surprise to the whole street when the brass plate went up beside the door. DENTIST, it said. Inside there was a chair that went up and down, and ${a}, polishing it.`,
        ],
        scene: { setting: 'street', camera: 'wide', actors: [seen(A, 'stand', 'proud')] },
      },
      {
        text: [
          `${k} lived two doors down, and got the job of helping, because nobody else had asked. There were two parts to it. One was the little mirror, which had to be kept warm in a pocket. The other was to say "Next, please" in a voice that made people want to be next. ${k} had practised that on the cat.`,
          `"I need somebody for the mirror," said ${a}, and ${k}, who was passing, said, "Me." It was a small mirror on a long handle. With it you could see round the corner of your own teeth. ${k} looked at everything with it, all the first morning. There was plenty of time for that.`,
        ],
        scene: {
          setting: 'doctor',
          camera: 'close',
          actors: [seen(K, 'hold', 'curious', 'mirror'), seen(A, 'stand', 'happy')],
        },
      },
      {
        text: [
          `At ten somebody came at last. It was ${R.introduced}, with a note from home. "${refrain}" said ${a}, in the nice low voice that the book recommends. ${R.name} looked at the chair, which was a long way up. Then ${R.name} looked at what was standing beside it. "I've just remembered something," said ${R.name}, and stood behind the coats.`,
          `The first to come was ${R.introduced}. ${R.name} had been told that it would not be the old dentist. Nobody had said who it would be. "${refrain}" said ${a}. "You're ${A.aKind}," said ${R.name}. "Only at home," said ${a}. It was meant as a joke. When they looked again, there was nobody in the room but the coats, and one of them was shaking.`,
        ],
        scene: { camera: 'medium', actors: [seen(R, 'hide', 'scared'), seen(A, 'stand', 'surprised')] },
      },
      {
        text: [
          `At eleven it was ${C.introduced}, who was bigger than the door. You would not think that anybody with so many teeth could be afraid of a mirror on a stick. "${refrain}" said ${a}. ${C.name} opened it by about the width of a letter. "That's as far as it goes," said ${C.name}, and got under the chair. The chair went up a little.`,
          `${C.introduced} came next, sideways, because of the door. "I'll just wait," said ${C.name}. "What for?" said ${a}. "For it to be over," said ${C.name}, from under the chair. There was a good deal of ${C.name} that would not go under. "${refrain}" said ${a} to the part with the face. It shut its eyes.`,
        ],
        scene: { camera: 'wide', actors: [seen(C, 'sit', 'scared'), seen(A, 'stand', 'worried')], things: ['chair'] },
      },
      {
        text: [
          `${a} did everything that was in the book. The coat came off. The lamp was turned low. There was some humming. None of it helped, because it was all done by the same dentist. At noon ${a} sat down on the floor. "There's a place by the sea," said ${a}, "where they have the usual sort. I'll write down the street for you."`,
          `They tried it without the coat, and then with a hat. ${a} stood as far off as the wall would let anybody stand. "Is it me?" said ${a}. Nobody said so. That is how you could tell. ${a} took the brass plate off the door, and rubbed it with a sleeve, and did not put it back.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'sad')] },
      },
      {
        text: [
          `${k} could have gone home then. There was a football match at one, and ${k} had promised to be in goal. Instead ${k} lay down in the big chair, to see what was so bad about it. It was not bad. But from there you saw the lamp, and the ceiling, and two large nostrils. Nothing else. You could not see what anybody was going to do.`,
          `The others were calling for ${k} outside. It was time for football. "Start without me," called ${k}, which they would not forgive for days. Then ${k} climbed up into the chair and lay back. "I can't see you," said ${k}. "I can't see the mirror. I can't see anything that's going to happen!"`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'sit', 'surprised'), seen(A, 'sit', 'sad')], things: ['chair'] },
      },
      {
        text: [
          `"When did you last lie in this?" said ${k}. "I?" said ${a}. "Never. I'm the one who stands." "Then you don't know either," said ${k}, and got down, and held out the mirror. It was not to ${a} that ${k} held it out. It was to the coats. "${R.name}," said ${k}, "you're the dentist. That one's next."`,
          `"You have it the wrong way round," said ${k}. "They don't know what you do. You know what you do, and they have to lie there and guess." ${k} went over to the coats, and put the mirror into the middle of them. "You look first," said ${k}. "Dr ${a} will be the teeth."`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'reach', 'determined', 'mirror'), seen(R, 'hide', 'curious')] },
      },
      {
        text: [
          `So ${a} lay in the chair, and it went up, and it was a long way. "${refrain}" said ${R.name}, rather loud. "Will it take long?" said ${a}. ${R.name} saw that ${A.names} eyes were shut tight. "It's only a mirror," said ${R.name}, and warmed it first. Then ${R.name} looked in, at all there was.`,
          `${a} had not known that one's knees do that. The chair went up. "${refrain}" said ${R.name}. "What are you going to do?" said ${a}, very fast. "I'm going to look," said ${R.name}, "and I'll tell you before I touch anything." It was just what ${R.name} would have liked to be told. Nobody had ever thought of it.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(A, 'sit', 'worried'), seen(R, 'hold', 'proud', 'mirror')],
          things: ['chair'],
        },
      },
      {
        text: [
          `"It's very interesting in there," said ${R.name}, at the end. "You can come down now." And then, since it was warm already, ${R.name} got in. ${a} said everything first. "Now I'm going to look at the left. Now it's the right. Now I've finished." It was over before ${R.name} had found anything to be afraid of.`,
          `"All done," said ${R.name}. "Was it bad?" "Not after you told me," said ${a}. They looked at each other. Then they changed places without a word. This time it was ${a} who warmed the mirror, and who said each thing before it came. ${R.name} had nothing to do but lie there and be told.`,
        ],
        scene: { camera: 'close', actors: [seen(R, 'sit', 'happy'), seen(A, 'stand', 'calm')], things: ['chair'] },
      },
      {
        text: [
          `After that ${C.name} wanted to be the dentist, twice, and then the teeth. It was a big job. They had soup in the middle of it. "Now I'm going to count the upper ones," said ${a}, "and it will take till four." ${C.name} lay there with an open mouth, as happy as a bath. There were sixty-one, and not one of them was to blame.`,
          `Then ${C.name} came out from under the chair and got into it. It groaned. "Tell me all of it," said ${C.name}. So ${a} did. "That's the lamp. That's the mirror. That's me." "I know that's you," said ${C.name}, "you're the dentist," and opened up like a piano. It took all afternoon.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(C, 'sit', 'happy'), seen(A, 'stand', 'proud')],
          things: ['chair'],
        },
      },
      {
        text: [
          `The match had been over for hours. They had lost, four to nothing, without anybody in goal. ${k} was told so by several people, all the way to the corner. On the corner ${k} stopped and looked back. The brass plate was up again. Somebody had added to it, in pencil: PLEASE ASK TO GO FIRST.`,
          `"Four nil," they told ${k}, on the way home. "Where were you?" "At the dentist's," said ${k}. They looked sorry at once, and somebody gave ${k} half a biscuit. It seemed too long to explain. Behind them the lamp was still on, and under the brass plate there was a queue.`,
        ],
        scene: { setting: 'street', time: 'sunset', camera: 'wide', actors: [seen(K, 'walk', 'proud')] },
      },
      {
        text: [
          `Late that evening ${k} brought back the mirror, which had been in the pocket all the time. ${a} was alone, with a broom, and gave a yawn that you could have driven a bus into. "${refrain}" said ${k}, and looked in. "Well?" said ${a}. "All there," said ${k}. "Next, please."`,
          `When the last of them had gone, ${a} sat down in the chair and let it go up. "What can you see?" said ${k}. "The lamp," said ${a}. "The ceiling. It wants painting. I shall do clouds." And ${a} yawned, wider than anybody that day. "${refrain}" said ${k}. "Very nice."`,
        ],
        scene: {
          setting: 'doctor',
          time: 'night',
          camera: 'medium',
          actors: [seen(A, 'sit', 'sleepy'), seen(K, 'stand', 'happy')],
        },
      },
    ],
  };
}
