import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Where does it hurt?',
  'And how are we?',
  'What is the matter?',
  'Who is next?',
  'Where does it ache?',
  'Where does it pinch?',
  'Does it hurt anywhere?',
  'Where is the pain?',
  'Tell me, where exactly?',
  'Where is it sore?',
  'Where are you sore?',
] as const;
const TITLES = [
  'dum, dum, says the heart',
  'the doctor who forgot the plasters',
  'a waiting room',
  'shh, I am listening',
];

/** Who comes with a small trouble. */
const patients = ({ A, company }: Going): readonly [Figure, Figure] => [
  company.meet(A.kind === 'goat' ? 'donkey' : 'goat'),
  company.meet(A.kind === 'mouse' ? 'hamster' : 'mouse'),
];

/** Plasters do not help against being listened to by nobody. */
export const DOCTOR: EventPlot = {
  id: 'doctor',
  when: /\b(?:doctor|nurse|vet)s?\b/i,
  only: true,
  young,
  middle,
  old,
};

/** "a vet", "a nurse", as the theme has it. */
const job = ({ raw }: Going): string => /\b(?:doctor|nurse|vet)\b/.exec(raw)?.[0] ?? 'doctor';

function young(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const [P, M] = patients(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `This is ${A.introduced}. Today ${a} is a ${job(going)}. Here is the white coat!`,
          `Look at ${A.introduced}! ${a} is a ${job(going)} now. What a white coat!`,
        ],
        scene: { setting: 'doctor', camera: 'medium', actors: [seen(A, 'stand', 'proud')] },
      },
      {
        text: [
          `${k} has the plasters. One plaster. Two plasters. A hundred plasters!`,
          `${k} helps. ${k} has a box of plasters. So many plasters!`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'hold', 'happy', 'plaster')] },
      },
      {
        text: [
          `In comes ${P.introduced}. "${refrain}" says ${a}. "All over," says ${P.name}. On goes a plaster.`,
          `Here is ${P.introduced}. "${refrain}" says ${a}. "Everywhere!" says ${P.name}. So ${a} gets a plaster.`,
        ],
        scene: { camera: 'medium', actors: [seen(P, 'sit', 'sad'), seen(A, 'stand', 'happy')], things: ['plaster'] },
      },
      {
        text: [
          `Ten plasters. Twenty plasters. "Better?" says ${a}. "No," says ${P.name}.`,
          `Now ${P.name} is all plasters. Nose, too. "Is it better?" "No," says ${P.name}.`,
        ],
        scene: { camera: 'close', actors: [seen(P, 'sit', 'sad'), seen(A, 'think', 'worried')], things: ['plaster'] },
      },
      {
        text: [
          `Here is ${M.introduced}. "${refrain}" says ${a}. But all the plasters are gone!`,
          `Now comes ${M.introduced}. "${refrain}" Oh no! There is not one plaster left.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(A, 'stand', 'surprised')] },
      },
      {
        text: [
          `What has ${a} got? Two ears. A stethoscope. "Shh," says ${a}. "I will listen."`,
          `${a} has a stethoscope. It is to listen with. So ${a} sits down to listen.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'calm')], things: ['stethoscope'] },
      },
      {
        text: [
          `Dum, dum, dum. That is ${M.names} heart. "I lost my ball," says ${M.name}. "Oh," says ${a}.`,
          `Dum, dum, goes the heart. "Nobody played with me," says ${M.name}. "Oh," says ${a}. "Tell me more."`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(A, 'kneel', 'calm')], things: ['stethoscope'] },
      },
      {
        text: [
          `${a} listens to the end. It takes a long time. "Now it is better," says ${M.name}.`,
          `${M.name} tells it all. ${a} hears it all. "Oh, that is better!" says ${M.name}.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'happy'), seen(A, 'sit', 'happy')] },
      },
      {
        text: [
          `"Me too," says ${P.name}. Off come the plasters. Dum, dum. ${P.name} tells it, too.`,
          `"Now listen to me!" says ${P.name}. So ${a} does. Off come all the plasters.`,
        ],
        scene: { camera: 'wide', actors: [seen(P, 'sit', 'happy'), seen(A, 'sit', 'happy')], things: ['plaster'] },
      },
      {
        text: [
          `Good night. "${refrain}" says ${a}. "Nowhere," says ${k}. Dum, dum, dum.`,
          `Now ${k} is in bed, asleep. "${refrain}" says ${a}. Nowhere. Dum, dum.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(A, 'stand', 'calm')],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const [P, M] = patients(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had become a ${job(going)}. There was a white coat, and a stethoscope to hang on it. There was a cupboard with four hundred plasters in it. "That will do," said ${a}.`,
          `On Monday ${A.introduced} began work as a ${job(going)}. "You have a stethoscope," said ${k}, who had come to help. "What do you do with it?" "One wears it," said ${a}. "The plasters do the work."`,
        ],
        scene: { setting: 'doctor', camera: 'medium', actors: [seen(A, 'stand', 'proud')], things: ['stethoscope'] },
      },
      {
        text: [
          `The waiting room was full already. ${k} opened the door. "Next!" said ${k}. It was ${P.introduced}, who walked in very slowly. "${refrain}" said ${a}. "I don't know," said ${P.name}. "Sort of everywhere."`,
          `First came ${P.introduced}, with a long face. "${refrain}" said ${a}, very fast. "Here," said ${P.name}, and pointed at a knee. "And here. And a bit over there."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(P, 'stand', 'sad'), seen(A, 'stand', 'happy'), seen(K, 'stand', 'curious')],
        },
      },
      {
        text: [
          `"Everywhere!" said ${a}. "Then it wants a lot of plasters." On they went. One went on the knee, one on the nose, and eleven down the back. "Better?" said ${a}. "Not very," said ${P.name}.`,
          `So ${k} passed the plasters and ${a} stuck them on. Soon there was more plaster than ${P.name}. "How is it now?" said ${a}. "It's the same," said ${P.name}, "only it's sticky."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(P, 'sit', 'sad'), seen(A, 'reach', 'determined')],
          things: ['plaster'],
        },
      },
      {
        text: [
          `It was the same with the next one, and with the one after. They all went back to the waiting room, covered in plasters, and sat there. Nobody went home. "They ought to be better by now," said ${a}.`,
          `By ten o'clock the whole waiting room was striped with plasters. Nobody got up to go. They sighed, one after another, like a row of tyres. "What have I done wrong?" said ${a}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'think', 'worried'), seen(K, 'stand', 'worried')],
          things: ['plaster'],
        },
      },
      {
        text: [
          `Then came ${M.introduced}, so small that ${k} had to look twice. "${refrain}" said ${a}, and put a hand in the cupboard. It was empty. Four hundred plasters had gone, and it was not even dinner time.`,
          `The last was ${M.introduced}, who had waited all morning behind a chair. "${refrain}" said ${a}. "Inside," said ${M.name}. And there was not one plaster left. ${k} shook the box.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'stand', 'sad'), seen(A, 'stand', 'surprised')] },
      },
      {
        text: [
          `"I've nothing for you," said ${a}. "I've only got this." It was the stethoscope. "What do you do with it?" said ${M.name}. ${a} did not know, so they tried it. ${a} put one end in both ears, and the other on ${M.name}.`,
          `"Try that," said ${k}, and pointed to the stethoscope. So ${a} sat down, and put the round end on ${M.names} front. "Shh," said ${a}. "I think it says something."`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(M, 'sit', 'curious')],
          things: ['stethoscope'],
        },
      },
      {
        text: [
          `Dum, dum, it went. Dum, dum. It was such a small brave sound. ${a} kept quite still to hear it. And because somebody was keeping so still, ${M.name} began to talk. It was about a friend who had moved away.`,
          `Dum, dum, dum. ${a} listened with both ears. You can't talk while you listen. It was very quiet. "My best button is gone," said ${M.name}, all at once. "It was my grandpa's." Dum, dum.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(A, 'sit', 'calm')], things: ['stethoscope'] },
      },
      {
        text: [
          `It took a long time, and some of it twice. At the end of it ${M.name} breathed out. "It's gone," said ${M.name}. "What did you put on it?" "Nothing," said ${a}. "I only heard it." "That must be it, then," said ${M.name}.`,
          `${a} heard all of it, to the very end. Then ${M.name} got up and hopped, to see. "It's stopped hurting," said ${M.name}. "What was that stuff?" "It was only listening," said ${a}, and looked at the stethoscope.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'jump', 'happy'), seen(A, 'sit', 'surprised')] },
      },
      {
        text: [
          `In the waiting room they had all stopped sighing. "Is there any more of that?" said ${P.name}. There was. ${a} sat down with each of them. It took until dark. The plasters fell off by themselves.`,
          `"I heard that," said ${P.name}, at the door. "I'd like to have that, too, please, instead." So they began again from the beginning. ${k} peeled and ${a} listened, and one after another they went home.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(P, 'sit', 'happy'), seen(A, 'sit', 'calm'), seen(K, 'stand', 'happy')],
          things: ['plaster'],
        },
      },
      {
        text: [
          `Then ${k} took the stethoscope and put it on ${a}. "${refrain}" said ${k}. "Nowhere," said ${a}. "But I've had such a day." And ${k} sat down, and heard it.`,
          `"And you?" said ${k}, when they had locked up. "Nobody has asked you. ${refrain}" So ${a} told about the whole day. Dum, dum, went the stethoscope. ${k} listened to the end.`,
        ],
        scene: {
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'happy'), seen(A, 'sit', 'sleepy')],
          things: ['stethoscope'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { A, K, a, k, chance } = going;
  const [P, M] = patients(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${A.introduced} had been a ${job(going)} for one hour. There was a white coat, with a pen in it. There was a stethoscope, which looked well with the coat. Above all there was the cupboard, with four hundred plasters in rows, and a book about them. "The book is very clear," said ${a}.`,
          `There was a new plate beside the door. Behind the door stood ${A.introduced}, washed twice. ${a} had read the book for being a ${job(going)}, all of it, and some pages again. It was mainly about plasters. There was a chapter on the stethoscope, too, but somebody had torn that out.`,
        ],
        scene: {
          setting: 'doctor',
          camera: 'medium',
          actors: [seen(A, 'stand', 'proud')],
          things: ['stethoscope', 'plaster'],
        },
      },
      {
        text: [
          `${k} had the job of calling them in. There was a list, with three minutes for each. "Three minutes?" said ${k}. "It's in the book," said ${a}. Through the glass you could see the waiting room. It was full to the umbrella stand. They all sat with their hands in their laps, and every so often somebody sighed.`,
          `"You do the door," said ${a} to ${k}. "And you do the clock. When it's three minutes, cough." "What if they're not finished?" said ${k}. "They're finished when the plaster is on," said ${a}. It sounded like the book. Outside they were sitting in a row, and had been since seven.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'stand', 'curious'), seen(A, 'stand', 'happy')], things: ['clock'] },
      },
      {
        text: [
          `First came ${P.introduced}, slowly. "${refrain}" said ${a}, with the pen ready. "Well," said ${P.name}, "it began in the spring, when my sister..." "But where?" said ${a}. ${P.name} thought about that. "Here," said ${P.name}, and pointed to a knee. "I suppose." ${a} put a plaster on the knee. It had taken one minute and a half.`,
          `It was ${P.introduced} who came first, and sat down with a bump. "${refrain}" said ${a}. "It's a long story," said ${P.name}. ${k} looked at the clock. "Shorter," said ${a}, kindly. ${P.name} began to speak, and stopped. "The knee," said ${P.name}, in the end. So the knee got one. It was a very good plaster.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(P, 'sit', 'sad'), seen(A, 'stand', 'determined')],
          things: ['plaster'],
        },
      },
      {
        text: [
          `At five past nine ${P.name} was back. It had gone to the other knee. At ten past it was in the back. All the others came again as well. Something had moved, or it was next to where they had said. By eleven they had stripes. Nobody was better, and nobody went home. "Perhaps they're the wrong size," said ${a}, and looked it up.`,
          `They came, and were stuck, and went back to their chairs. And then they came again. "It isn't there any more," they said. "It's a bit further in." ${a} put on big ones and small ones. ${a} put on one shaped like a star. The clock went round, and ${k} coughed until it was real. Nobody at all went home.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'reach', 'worried'), seen(P, 'sit', 'sad')], things: ['plaster'] },
      },
      {
        text: [
          `It was nearly noon when ${k} saw ${M.introduced}. ${M.name} had been there since seven, behind the umbrella stand, and had let everybody go before. "${refrain}" said ${a}. "Inside," said ${M.name}. It was hardly a voice at all. ${a} reached into the cupboard, without looking, and there was nothing in it but the shelf.`,
          `The last on the list was ${M.introduced}. You would not have seen that there was anybody. "${refrain}" said ${a}, who was tired, and wished to be back in the book. ${M.name} put a paw on the middle of the front. "In there," said ${M.name}. Then ${k} came from the cupboard with an empty box, and turned it upside down.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'stand', 'sad'), seen(A, 'stand', 'surprised')] },
      },
      {
        text: [
          `"There are more at the shop," said ${a}. "It's shut till two." "Then I'll come another time," said ${M.name}, and turned round. It was what ${M.name} always said. ${k} looked at the clock, which had got to four minutes. ${k} looked at that small back. Then ${k} got up on a chair, and took the clock off the wall, and put it in the cupboard.`,
          `${M.name} was at the door already. "It's nothing," said ${M.name}. "It can wait. It's used to it." It was four minutes, by the clock. ${k} was supposed to cough. The one thing ${k} had been told to do, the whole day, was to cough. ${k} took out the battery instead.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'reach', 'determined'), seen(M, 'stand', 'sad')],
          things: ['clock'],
        },
      },
      {
        text: [
          `"What about that?" said ${k}, and pointed to the thing round ${A.names} neck. "It goes with the coat," said ${a}. "It's got ends," said ${k}. So they tried it. Two of the ends went into ${A.names} ears. The cold one went on the middle of ${M.names} front. "Now what?" said ${M.name}. "I don't know," said ${a}. "Shh. There's somebody in there."`,
          `"Then I'll have to use this," said ${a}, and unhooked the stethoscope. They none of them knew how it went. First they had it on backwards, and ${a} heard the radiator. ${k} turned it round. "Sit," said ${a}. "Oh! Oh, listen to that." But only one could. So the others had to be very quiet, and watch ${A.names} face.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'kneel', 'curious'), seen(M, 'sit', 'curious')],
          things: ['stethoscope'],
        },
      },
      {
        text: [
          `It said dum, dum, and it went on saying it. Nobody had told ${a} that everybody has one of those. ${a} knelt there and forgot about the list. You can't talk while you listen, and you can't write, and you can't look at a cupboard. And since somebody was keeping as still as that, ${M.name} began. It was about a friend who had gone to live in Wales, and had not written.`,
          `Dum, dum, dum, very fast and very brave. It was like hearing somebody come running from far off. ${a} didn't move. ${a} thought that it might stop. After a while there was another sound, on top, and it was ${M.name} talking. It came out in bits. There was a brown button in it, and a grandfather, and a drain.`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'sit', 'sad'), seen(A, 'sit', 'calm')], things: ['stethoscope'] },
      },
      {
        text: [
          `It took more than three minutes. It took as long as it was. When it was done, ${M.name} breathed out, right down to the feet. "That's funny," said ${M.name}. "It's there, but it doesn't hurt. What did you give me?" ${a} took the ends out of both ears. "I haven't given you anything," said ${a}. "I only heard it." "Well, nobody had," said ${M.name}.`,
          `In the end there was no more of it, only the running, and that had slowed to a walk. "It's still lost," said ${M.name}. "The button." "Yes," said ${a}. "But I'm not the only one who knows it any more." ${M.name} got down from the chair, and was a good deal bigger. "I'll tell them outside how well you do it."`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'stand', 'happy'), seen(A, 'sit', 'surprised')] },
      },
      {
        text: [
          `The door had been open all that time. In the waiting room you could have heard a plaster drop, and one did. "It began in the spring," said ${P.name}, from the front row, "when my sister moved out." "Come in," said ${a}, "and sit down. Which was the sister?" The shop opened at two, and shut again at six, and nobody had been.`,
          `${P.name} was standing there when they looked up. "Is there any left?" said ${P.name}. "Mine's a long one." "Good," said ${a}, and patted the chair, and put the cold end where it goes. ${k} peeled. It's a slow business, being a ${job(going)}, if you do it like that. They did eleven of them by dark, and not one came back.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(P, 'sit', 'happy'), seen(A, 'sit', 'calm'), seen(K, 'stand', 'happy')],
        },
      },
      {
        text: [
          `They sent a man about the list, later that month. He said that it should have been forty a day. ${a} listened to him. It turned out that he had bad feet, and a boss. He stayed till seven. When he left he had forgotten his hat, and what he came for.`,
          `Somebody found the torn chapter behind the radiator, weeks afterwards. It was only one page. "Put it on," said the page, "and then be quiet." ${a} read it twice, and stuck it up over the desk. They used a plaster for that. It was a good size for it.`,
        ],
        scene: { time: 'sunset', camera: 'medium', actors: [seen(A, 'sit', 'happy'), seen(K, 'stand', 'happy')] },
      },
      {
        text: [
          `That first night, though, ${k} came back for a scarf, and the lamp was still on. ${a} was sitting in the patient's chair, alone. ${k} thought for a moment. Then ${k} took the stethoscope off the hook and warmed the cold end on a sleeve. "${refrain}" said ${k}. "Oh, nowhere," said ${a}. "It's a long story." And ${k} sat down.`,
          `"Who listens to you?" said ${k}, when they were putting on their coats. "To me?" said ${a}. Nobody had thought about that. ${k} took off the coat again, and hooked the two ends into both ears. "${refrain}" said ${k}, and shut both eyes. Dum, dum, it said. And after a while there was a voice on top.`,
        ],
        scene: {
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sit', 'calm'), seen(A, 'sit', 'happy')],
          things: ['stethoscope'],
        },
      },
    ],
  };
}
