import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Beep! All done!',
  'Beep! Job done!',
  'Beep! There you are!',
  'Beep! As you wish!',
  'Beep! It is done!',
  'Beep! Done and done!',
  'Beep! Quite done!',
  'Beep! Well done!',
  'Beep! All is done!',
  'Beep! Done, as told!',
  'Beep! Ready now!',
] as const;
const TITLES = ['beep! all done', 'the robot who did as it was told', 'put the kettle on', 'word for word'];

/** The robot does just what it is told, word for word; it gets right what it is shown. */
export const WORDS: EventPlot = {
  id: 'words',
  when: /\b(?:tid\w*|clean\w*|house\w*|help\w*|chores?|cook\w*|dinner|supper|lunch|kitchen|butler|orders?|instructions?)\b/i,
  young,
  middle,
  old,
};

/** A robot that cooks is told to toss the salad and lay the table. */
const COOKS = /\b(?:cook\w*|chef|dinner|supper|lunch|meals?)\b/;

function young(going: Going): Told {
  const { chance, K, G, g, Gcap, k, A, B, company } = going;
  const cooks = COOKS.test(going.raw);
  const M = [A, B].find(({ being }) => being?.id === 'robot') ?? company.meet('robot');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} came to ${cooks ? 'cook' : 'help'}. ${K.introduced} waved. ${M.name} waved, too.`,
          `${K.introduced} had a ${cooks ? 'cook' : 'helper'}. It was ${M.introduced}. ${K.introduced} nodded. ${M.name} nodded.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(M, 'stand', 'happy'), seen(K, 'stand', 'happy')],
        },
      },
      {
        text: [
          `"Put the kettle on," said ${g}. ${M.name} put it on. On its head! "${refrain}"`,
          `${Gcap} said, "Put the kettle on." Up it went, like a hat. "${refrain}"`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(M, 'stand', 'proud'), seen(G, 'stand', 'surprised')],
          things: ['teapot'],
        },
      },
      {
        text: [
          cooks
            ? `"Now toss the salad," said ${g}. Up it went! Salad on the lamp! "${refrain}"`
            : `"Now draw the curtains," said ${g}. So ${M.name} drew them. On the wall! "${refrain}"`,
          cooks
            ? `"Toss the salad, please." ${M.name} threw it up. Salad on ${g}! "${refrain}"`
            : `"Draw the curtains, please." ${M.name} took a crayon. Scribble! "${refrain}"`,
        ],
        scene: cooks
          ? {
              camera: 'medium',
              actors: [seen(M, 'cheer', 'happy'), seen(G, 'stand', 'surprised')],
              things: ['lettuce'],
            }
          : {
              setting: 'living-room',
              camera: 'medium',
              actors: [seen(M, 'hold', 'happy', 'crayon'), seen(G, 'stand', 'surprised')],
            },
      },
      {
        text: [
          cooks
            ? `Dinner must be soon. "Lay the table!" said ${k}.`
            : `The floor was full of toys. "Pick them up!" said ${k}.`,
          cooks
            ? `"Dinner time!" said ${k}. "Now lay the table, please!"`
            : `"Oh, the toys!" said ${k}. "Now pick them all up, please!"`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'point', 'worried')],
          things: cooks ? ['plate', 'spoon'] : ['blocks', 'ball'],
        },
      },
      {
        text: [
          cooks
            ? `So ${M.name} laid the table. Flat on its back! "${refrain}"`
            : `${M.name} picked them up. And held them up. And held them up! "${refrain}"`,
          cooks
            ? `Down went the table. It lay there, legs up! "${refrain}"`
            : `Up went the ball. Up went the blocks. There they stayed, up! "${refrain}"`,
        ],
        scene: {
          camera: 'medium',
          actors: [cooks ? seen(M, 'stand', 'proud') : seen(M, 'hold', 'proud', 'ball'), seen(K, 'stand', 'surprised')],
          things: [cooks ? 'spoon' : 'blocks'],
        },
      },
      {
        text: [
          `"Wrong," said ${g}. "It is all wrong!" ${M.name} hung its head.`,
          `${M.name} was sad. "I did as you said." "Hm," said ${k}.`,
        ],
        scene: { camera: 'close', actors: [seen(G, 'stand', 'worried'), seen(K, 'think', 'worried')] },
      },
      {
        text: [
          `${k} waved a hand. ${M.name} waved a hand. ${k} jumped. ${M.name} jumped!`,
          `Hop, went ${k}. Hop, went ${M.name}. Clap! Clap! "Oh, I see!" said ${k}.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'wave', 'curious'), seen(M, 'wave', 'happy')] },
      },
      {
        text: [
          cooks
            ? `${k} put down one plate. ${M.name} put down one plate. Right!`
            : `${k} put one block into the box. ${M.name} put one block into the box. Right!`,
          cooks
            ? `"Watch me," said ${k}. One spoon here. ${M.name} did that, too!`
            : `"Watch me," said ${k}. One block in the box. ${M.name} did that, too!`,
        ],
        scene: {
          camera: 'close',
          actors: [
            seen(K, 'hold', 'happy', cooks ? 'plate' : 'blocks'),
            seen(M, 'hold', 'happy', cooks ? 'plate' : 'blocks'),
          ],
          things: [cooks ? 'spoon' : 'box'],
        },
      },
      {
        text: [
          cooks
            ? `Stir, went ${k}. Stir, went ${M.name}. There was soup for all! "${refrain}"`
            : `One for ${k}. One for ${M.name}. Then the floor was clean. "${refrain}"`,
          cooks
            ? `They stirred the soup, side by side. "${refrain}" And it was. Mmm!`
            : `In went the ball. In it all went! "${refrain}" said ${M.name}. And it was.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'hold', 'happy', cooks ? 'spoon' : 'ball'), seen(M, 'hold', 'happy')],
          things: [cooks ? 'bowl' : 'box'],
        },
      },
      {
        text: [
          `${k} lay down. ${M.name} lay down. ${k} is asleep. ${M.name} is asleep, too. Beep.`,
          `${k} shut both eyes. So did ${M.name}. Good night, ${k}. Good night. Beep.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'sleep', 'sleepy')],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, K, g, G, k, Gcap, A, B, company } = going;
  const cooks = COOKS.test(going.raw);
  const M = [A, B].find(({ being }) => being?.id === 'robot') ?? company.meet('robot');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} came in a box, with a plug. "IT WILL DO AS IT IS TOLD," said the lid. ${K.introduced} waved at it. It waved back, with the same hand, and at the same speed.`,
          `The new helper was ${M.introduced}. It had two arms and a light on top. ${K.introduced} scratched one ear. ${M.name} scratched the place where an ear would be. "It does what it's told," said ${g}.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(M, 'stand', 'happy'), seen(K, 'stand', 'happy')],
        },
      },
      {
        text: [
          `"Good," said ${g}. "I am so tired. Put the kettle on, would you?" ${M.name} put the kettle on. It put it on its head. It was quite a good fit. "${refrain}"`,
          `They began with something easy. "Put the kettle on," said ${g}. ${M.name} looked at the kettle from all sides. Then it put it on, like a hat. "${refrain}" said ${M.name}.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(M, 'stand', 'proud'), seen(G, 'stand', 'surprised')],
          things: ['teapot'],
        },
      },
      {
        text: [
          cooks
            ? `"Never mind," said ${g}. "We'll begin with the salad. You wash it, and then you toss it." ${M.name} washed it, and tossed it. It was a good high toss. Most of it came down on ${g}. "${refrain}"`
            : `"Never mind," said ${g}. "You can draw the curtains." ${M.name} drew them. It drew them all over the wall, in green, with each fold. "They're very good," said ${k}. "${refrain}"`,
          cooks
            ? `"Well, toss the salad," said ${g}. "It's in the bowl." A minute later it was on the lamp. Some of it was on the cat. "${refrain}"`
            : `"Well, draw the curtains," said ${g}. "We have the sun in our eyes." A minute later there was a picture on the wall. It was of the curtains. "${refrain}"`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(M, 'hold', 'happy', 'crayon'), seen(G, 'stand', 'surprised')],
        },
      },
      {
        text: [
          cooks
            ? `Then the bell rang. It was the neighbour, to say that she was coming to dinner at seven. And it was nearly seven. "Quick!" said ${g}. "${M.name}, lay the table! And dress the fish!"`
            : `Then the bell rang. It was the neighbour, to say that she was coming to tea at four. And the room was full of toys. "Quick!" said ${g}. "${M.name}, pick everything up!"`,
          cooks
            ? `At half past six ${g} looked at the clock. "Aunt Sal's coming to dinner at seven! ${M.name}, please lay the table, and dress the fish." ${M.names} light went on.`
            : `At half past three ${g} looked at the clock. "Aunt Sal's coming at four! Look at this floor! ${M.name}, please pick up the toys." ${M.names} light went on.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'sit', 'worried'), seen(G, 'stand', 'worried')] },
      },
      {
        text: [
          cooks
            ? `${M.name} laid the table. It laid it on its back, quite gently, with its legs in the air. Then it dressed the fish, in a bib and one sock. "${refrain}"`
            : `${M.name} picked it all up. It had blocks on its arms, and a ball on its head. It held them up. It went on holding them up. "${refrain}"`,
          cooks
            ? `The table lay on the rug with its legs up. It looked very comfortable. On top lay the fish, in a bib and a small green hat. "${refrain}" said ${M.name}.`
            : `It picked them up, one and all. Then it stood there. Nobody had said a word about putting them down. "Put them away!" cried ${g}. ${M.name} took them out of the house, and away. "${refrain}" it called, from the gate.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'hold', 'proud', 'ball'), seen(K, 'stand', 'surprised')],
          things: ['blocks'],
        },
      },
      {
        text: [
          cooks
            ? `"Not like that! Just serve the dinner!" said ${g}. ${M.name} served it over the sofa, as you serve at tennis. "It gets everything wrong," said ${g}. ${M.names} light went down to a very small red. "I did what it said," said ${M.name}.`
            : `"Not like that! Drop it!" said ${g}. ${M.name} dropped it. It made a great noise. "It gets everything wrong," said ${g}. ${M.names} light went down to a very small red. "I did what it said," said ${M.name}.`,
          cooks
            ? `They stood the table on its feet again. "It's no use," said ${g}. "It gets it all wrong." "I don't know what I do," said ${M.name}, "till I've done it."`
            : `They fetched it all back, and it lay about worse than before. "It's no use," said ${g}. "It gets it all wrong." "I don't know what I do," said ${M.name}, "till I've done it."`,
        ],
        scene: { camera: 'close', actors: [seen(G, 'stand', 'worried'), seen(M, 'stand', 'sad')] },
      },
      {
        text: [
          `${k} put chin in hand, to think. So did ${M.name}. ${k} looked up, and ${M.name} looked up. ${k} put out a tongue, quick. ${M.name} had no tongue, but it opened its lid.`,
          `${k} sat down beside it on the floor. It sat the same. ${k} crossed one leg over the other. It squeaked, and did that too. ${k} thought of the wave.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(M, 'think', 'sad')] },
      },
      {
        text: [
          `"It can do things," said ${k}, "if it sees them! It's only words that it gets wrong. Words can mean such a lot." "Like what?" said ${g}. "Hang on," said ${k}. ${M.name} hung on to the lamp. "Like that."`,
          `"It isn't wrong," said ${k}. "It did every one of those things. It's we who didn't say what we meant! ${M.name}, don't listen. Just look." And ${k} held one finger up to say shh.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'point', 'excited'), seen(M, 'stand', 'surprised')] },
      },
      {
        text: [
          cooks
            ? `${k} did not say a thing. ${k} took a plate, and put it in its place. ${M.name} took a plate, and put it in its place. Then it was forks, like two people in a mirror. Then they stirred the soup, one pot each.`
            : `${k} did not say a thing. ${k} took a block, and put it into the box. ${M.name} took a block, and put it into the box. Then they did it again, like two people in a mirror. The floor came out.`,
          cooks
            ? `One plate. Two plates. ${k} went round the table, and so did ${M.name}. There was no talking. The forks lay down on the left. The spoons lay down on the right. They stirred the soup, one on each side. It was like dancing.`
            : `One block. Two blocks. ${k} went along on hands and knees, and so did ${M.name}. There was no talking. The train went in its shed. The bear went on its chair. It was like dancing.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'hold', 'happy', 'blocks'), seen(M, 'hold', 'happy', 'blocks')],
          things: ['box'],
        },
      },
      {
        text: [
          cooks
            ? `At one minute to seven it was done. ${Gcap} put the lid on the pot, quite slowly. ${M.name} watched. The next time, it could do that, too. "${refrain}" said ${M.name}, and for once it was.`
            : `At one minute to four it was done. ${Gcap} filled the kettle, and set it on the stove. ${M.name} watched. The next time, it could do that, too. "${refrain}" said ${M.name}, and for once it was.`,
          cooks
            ? `The bell rang. "What good soup," said Aunt Sal, "and what a good robot. You only have to tell it, I suppose?" "${refrain}" said ${M.name}. And ${k} did not tell her.`
            : `The bell rang. You could have eaten off the carpet. "What a good robot," said Aunt Sal. "You only have to tell it, I suppose?" "${refrain}" said ${M.name}. And ${k} did not tell her.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'stand', 'proud'), seen(M, 'stand', 'proud'), seen(G, 'stand', 'happy')],
          things: ['teapot'],
        },
      },
      {
        text: [
          `"Time to turn in," said ${g}, at eight. ${M.name} turned in a circle. So ${k} showed it. You lie down, and you shut your eyes. They were both asleep in a minute. Beep.`,
          `"Hit the hay," said ${g} at bedtime, and then, quickly, "No, don't!" ${k} lay down and pulled up the cover. ${M.name} lay down and pulled up the mat. There was one small beep.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'sleep', 'sleepy')],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, K, g, k, Gcap, G, A, B, company } = going;
  const M = [A, B].find(({ being }) => being?.id === 'robot') ?? company.meet('robot');
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It said on the lid that it would do whatever it was told. It was called ${M.introduced}, and ${g} had saved up for it. ${K.introduced} was less sure. "What for?" said ${k}. "I do what I'm told." "You do," said ${g}, "about one time in four." ${k} raised an eyebrow. ${M.name} had no eyebrows, but raised a small flap over one eye, and held it there until ${k} stopped.`,
          `${Gcap} had wanted a robot ever since the twins next door got one. ${M.introduced} stood on the rug, with the string still round it. "No more asking six times," said ${g}. "I only tell it, and it does it." ${k} felt that something was being said to somebody. ${k} stuck both thumbs behind both ears. ${M.name} studied this, and did the same.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(M, 'stand', 'happy'), seen(K, 'stand', 'curious')],
        },
      },
      {
        text: [
          `"Let's see, now. Put the kettle on," said ${g}, "and make it snappy." ${M.name} put the kettle on. It suited it. Then it took hold of the lid, and made that snappy, up and down, like a duck. "${refrain}" it said. ${Gcap} laughed until the table shook. It was the last time that ${g} laughed that day.`,
          `They started in the kitchen. "Put the kettle on," said ${g}, "and run me a bath. And could you keep an eye on the milk?" It was back in no time. It wore the kettle, well down on the brow. It had run with the bath as far as the stairs. One of its eyes was out, on a wire, and lay on the milk. "${refrain}" said ${M.name}.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(M, 'stand', 'proud'), seen(G, 'stand', 'surprised')],
          things: ['teapot'],
        },
      },
      {
        text: [
          `It was told to draw the curtains, and it drew them. It was told to dust the shelf. There was not enough dust, so it went out for some. It was told to catch the post, and stood in front of it with its arms out. "It's a fence post," said ${k}. "It isn't going anywhere." "${refrain}" called ${M.name} through the rain.`,
          `By eleven it had drawn the curtains, in ink. It had dusted the piano, with flour. "Beat the eggs," said ${g}, and it played them at draughts, and won. "Not that! Oh, give me a hand!" There was a click. It held it out politely, with all five fingers. "${refrain}" it said. It was not yet noon.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'wide',
          actors: [seen(M, 'hold', 'happy', 'crayon'), seen(G, 'stand', 'worried')],
        },
      },
      {
        text: [
          `${k} ought to have been sorry. But it was lovely not to be the one. For a whole morning nobody had said "${k}, what did I just say?" They said it to ${M.name}. "It gets everything wrong," said ${g}. "I told you," said ${k}, who had not. ${M.names} light went from green to a dull sort of pink. It wrote something on a slip of paper, and ate it.`,
          `"It's worse than you are," said ${g}. That was meant as a joke. ${k} sat on the stairs and ate an apple, and enjoyed it. There was somebody in the house who was wrong more than ${k}. "Told you it wouldn't work," said ${k}. ${M.name} turned its head right round to look. It did not say a word. Its light had gone the colour of tea.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'sit', 'happy'), seen(G, 'stand', 'angry')] },
      },
      {
        text: [
          `At three the telephone rang. It was Great-Aunt Sal, who had views on houses, and would be there at four. ${Gcap} saw the floor. "Pick all this up!" cried ${g}. "${M.name}! Pick up everything!" ${M.name} picked up everything. It picked up the blocks, the ball, the rug, and one end of the sofa. There it stood. "Down!" said ${g}. It went down. So did the lot. "${refrain}"`,
          `Great-Aunt Sal was to come to tea. She ran one finger along things. At three there was not one thing to run it along, for the toys. "Put it all away," ${g} begged. ${M.name} carried it out, down the path, and away. It had got as far as the bus stop when ${k} caught it. "${refrain}" said ${M.name}, and waved down the number nine.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(G, 'stand', 'worried'), seen(M, 'stand', 'proud')],
          things: ['blocks', 'ball'],
        },
      },
      {
        text: [
          `${Gcap} sat on the bottom stair, among the blocks. "I'll ring the shop," said ${g}. "They can fetch it on Monday. It isn't its fault. We're just not used to each other." ${M.name} heard that; there was nothing wrong with its hearing. It began to wind up its own flex. It did it neatly, hand over elbow, just as ${g} did with wool. It folded itself small and got into the box.`,
          `"It'll have to go back," said ${g}. "I'm sorry. I can't do it. I say a thing, and I never know what will happen." ${k} looked across at ${M.name}. It had got a cloth and was wiping the ink from the wall in small circles. Nobody had told it to. It was how ${k} did it, on the days when ${k} did it. It had even got its tongue out, or a spanner, at the side.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'sit', 'sad'), seen(G, 'sit', 'sad')] },
      },
      {
        text: [
          `That was what stopped ${k}. Who'd told it about the hand over elbow? Nobody had. It had only been there when ${g} did it. ${k} thought of the flap, and the eyebrow. You could let it go on Monday, and be the worst again by Tuesday. Or you could say something. ${k} had never been in such a hurry to be quiet. "Wait," said ${k}.`,
          `${k} put down the apple. It came to ${k}, all in one piece, what the matter was. It was nothing to do with the robot. But if ${k} said so, they would keep it. Then there'd be somebody in the house who did what they were shown, every time, and somebody who did not. ${M.names} light was hardly there. "It doesn't get things wrong," said ${k}. It came out rather loud. "We do."`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'think', 'worried'), seen(M, 'stand', 'sad')] },
      },
      {
        text: [
          `"Watch," said ${k}, and hopped. ${M.name} hopped, and a picture fell down. ${k} turned about. It turned about. "It's words," said ${k}. "'Put the kettle on.' On what? You never said. It's done every single thing you told it. You just knew what you meant, and it only knew what you said." ${Gcap} thought about it. "I do that to you too," said ${g}, after a bit. "Don't I?"`,
          `"Say anything," said ${k}. "Pull yourself together," said ${g}, who was upset. ${M.name} took hold of both its sides, and pulled. "You see? But it copied how I wave, the minute it came. It's copied you winding wool! It's good at looking. It's just that words have got too much in them." "Then how does anybody," said ${g}, "ever do what they're told?" "About one time in four," said ${k}.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'point', 'excited'), seen(M, 'stand', 'curious'), seen(G, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `There were twenty minutes left. ${k} got down on the floor, and took up one block, and put it into the box. Beside ${k} there was a whirr, and a block went in. So ${g} got down too. Nobody spoke. It went round the room like a dance, three and three and three. ${k} had been told to tidy that floor on some nine hundred days. It had never once been done with ${k} before.`,
          `"Come on then," said ${k}, and began. ${k} did not look to see who followed. There was a click of knees to the left. After a while there was another, on the right, and that was ${g}. They went across the carpet in a row, like people picking strawberries. It did not feel like tidying. It felt like the three of them.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'kneel', 'determined'), seen(M, 'kneel', 'happy'), seen(G, 'kneel', 'happy')],
          things: ['box', 'blocks'],
        },
      },
      {
        text: [
          `Great-Aunt Sal ran her finger along the shelf. She looked at it, and put it away. "And what," she said, "does that thing do?" ${Gcap} was filling the kettle, and did it slowly, with big clear movements, and set it on the stove. ${M.name} leaned in close. Every part of it watched. "You'd be surprised," said ${g}. "${refrain}" said ${M.name}.`,
          `She came at four, and there was nothing to say about the carpet, so she said it about the weather. "It's raining cats and dogs," said Great-Aunt Sal. ${M.name} rushed to the window. "It's a way of speaking," ${k} told it. "You get used to them." They made the tea together, ${M.name} with its eyes on ${G.names} hands, and both of them in.`,
        ],
        scene: {
          setting: 'living-room',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(K, 'stand', 'proud'), seen(M, 'stand', 'proud'), seen(G, 'stand', 'happy')],
          things: ['teapot'],
        },
      },
      {
        text: [
          `${M.name} was not sent back. It sleeps in ${K.names} room, in its box, with the lid off. "Hit the sack, you two," says ${g}, and shuts the door in a hurry, before anything happens. ${k} lies down. There is a creak, and it lies down. ${k} breathes out. Then, in the dark, something that has never had to breathe in its life gives it a try. Beep.`,
          `"Sleep tight," ${g} said, and stopped, and thought about that. "Oh, dear." "It's all right," said ${k}. ${k} shut one eye, to show how it is done, and then the other. Over by the wall two small lamps went out, one after the other. The whole house was asleep by nine, and every bit of it was where it ought to be. "${refrain}" said a very low voice, to itself.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'sleep', 'sleepy')],
        },
      },
    ],
  };
}
