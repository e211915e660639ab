import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { heroOf } from './the-hero.ts';

const REFRAINS = [
  'Oops! Undone!',
  'Oh dear! Undone!',
  'Undone again!',
  'Whoops! Undone!',
  'Pop! Undone!',
  'Oh no! Undone!',
  'All undone!',
  'Ooh! Undone!',
  'Ping! Undone!',
  'Undone, undone!',
  'Everything undone!',
] as const;
const TITLES = ['oops, undone', 'the superhero of knots', 'the biggest knot in town', 'let go'];

/** A superhero whose only power is that knots come undone. Strong arms pull the great knot tight; somebody must let go. */
export const UNDONE: EventPlot = {
  id: 'undone',
  when: /\b(?:silly|useless|funny|weird|odd|strange|rubbish|embarrassing|undo\w*|knots?)\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { chance, K, G, g, Gcap, k } = going;
  const M = heroOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} had one power. ${M.name} winked. Pop! ${K.names} shoe was open. "${refrain}"`,
          `Wink! went ${M.introduced}. Pop! went a shoe. It was ${K.names} shoe. "${refrain}"`,
        ],
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [seen(M, 'stand', 'happy'), seen(K, 'stand', 'surprised')],
          things: ['shoe'],
        },
      },
      {
        text: [
          `${M.name} winked in the kitchen. Pop! ${G.names} apron fell down. "${refrain}"`,
          `${M.name} came to help. Wink! Down fell an apron. "${refrain}" said ${g}.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(M, 'stand', 'shy'), seen(G, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `"It is a silly power," said ${M.name}. "I wish I were strong."`,
          `"A silly power," said ${M.name}. "I want to be strong."`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'cover', 'sad'), seen(K, 'stand', 'calm')] },
      },
      {
        text: [
          `Then came the parade. Balloons and flags, all on strings. What fun!`,
          `It was the day of the parade. There were so many balloons on strings!`,
        ],
        scene: { setting: 'street', camera: 'wide', actors: [seen(K, 'look-up', 'excited')], things: ['balloon'] },
      },
      {
        text: [
          `Whoosh, went the wind. All the strings were in a knot. A huge knot!`,
          `The wind blew round and round. Now it was one big knot. Nobody could move!`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'point', 'worried')], things: ['balloon', 'string'] },
      },
      {
        text: [
          `${Gcap} pulled. Everybody pulled. The knot got tight, tight, tight.`,
          `They pulled this way. They pulled that way. The knot only got smaller.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(G, 'reach', 'determined'), seen(K, 'stand', 'worried')],
          things: ['string'],
        },
      },
      {
        text: [
          `${k} looked at the knot. "Do not pull! It is too tight. Let go!"`,
          `"Pull, and it gets tight," said ${k}. "Stop! Who can undo it?"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(M, 'stand', 'worried')] },
      },
      {
        text: [
          `"You, ${M.name}!" So they let go, all of them. ${M.name} winked.`,
          `They all looked at ${M.name}. "Let go, all!" Then, wink!`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'stand', 'surprised'), seen(K, 'point', 'excited')] },
      },
      {
        text: [
          `Pop, pop, pop! The knot fell open. Up went the balloons! "${refrain}"`,
          `Pop! The big knot was gone. Every string was free. "${refrain}" they sang.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(M, 'stand', 'proud'), seen(K, 'cheer', 'happy')],
          things: ['balloon', 'string'],
        },
      },
      {
        text: [
          `${k} is in bed with both shoes on. Wink! Pop! Off they fall. Good night.`,
          `Good night, ${k}. Who takes off your shoes? Wink! "${refrain}"`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy')],
          things: ['shoe'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, K, G, Gcap, g, k } = going;
  const M = heroOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${M.introduced} had a cape and a mask, and one power. When ${M.name} winked, things came undone. Laces did, and bows, and buttons. "${refrain}" said ${K.introduced}, and sat down to tie a shoe.`,
          `Other superheroes can lift a bus. ${M.introduced} could wink. Pop went every knot for ten steps round. "${refrain}" said ${M.name}. Everybody in the street bent down to do up their shoes.`,
        ],
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [seen(M, 'stand', 'happy'), seen(K, 'stand', 'surprised')],
          things: ['shoe'],
        },
      },
      {
        text: [
          `You had to be careful at tea. Somebody told a joke, and ${M.name} laughed, and one eye shut. Down came ${G.names} apron. The string came off the roast. "${refrain}" they all said.`,
          `${Gcap} had a lot of strings. There was the apron, and the washing, and the parcel for the post. A speck of dust got into ${M.names} eye. Down it all came. "${refrain}" said ${g}, under a sheet.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(M, 'stand', 'shy'), seen(G, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `"It's a silly power," said ${M.name}. "It's a nuisance. I can't do anything. I can only undo." "It saves time at bedtime," said ${k}. But nobody gives you a medal for that.`,
          `${M.name} took to wearing dark glasses. "It's a silly power," said ${M.name}. "Strong would have been nice. Or fast. What is the good of a hero who makes things come apart?" ${k} did not know.`,
        ],
        scene: { camera: 'close', actors: [seen(M, 'cover', 'sad'), seen(K, 'stand', 'calm')] },
      },
      {
        text: [
          `Then it was the day of the parade. There were a hundred balloons and flags, each on its own string. ${Gcap} held six. In the front walked the Mayor, tied to a very large fish.`,
          `Once a year they had the Balloon Parade. Everyone in the town held a string. There were whales up there, and pigs, and a teapot. "Hold tight," they told ${k}, "and don't let go."`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'excited'), seen(G, 'stand', 'happy')],
          things: ['balloon'],
        },
      },
      {
        text: [
          `At the corner there was a wind. It blew the pigs round the whales, and the whales round the Mayor. All the strings went over and under. When it stopped, there was one knot, as big as a cow.`,
          `The wind came up Fish Street and met itself. Round it went. The strings got plaited, and the plaits got knotted. "I seem to be in the middle," said the Mayor's voice.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'worried'), seen(G, 'stand', 'worried')],
          things: ['balloon', 'string'],
        },
      },
      {
        text: [
          `"Pull!" cried ${g}. They all pulled, and the knot went creak. It got as small as a dog. It was as hard as wood. The strongest man in the town came, and pulled it harder still.`,
          `They sent for somebody strong. He took hold, and heaved, and the knot shrank. They sent for somebody fast, and she ran round it the wrong way. "Ow," said the Mayor. It was getting tight.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(G, 'reach', 'determined'), seen(M, 'stand', 'sad')],
          things: ['string'],
        },
      },
      {
        text: [
          `${k} held a bit of it and felt it go hard. "It's the pulling!" said ${k}. "A knot likes it. It gets stronger than you. We need somebody who does the opposite." ${k} looked at ${M.name}.`,
          `The more they did, the worse it was. So somebody had to undo. Undo! "${M.name}!" said ${k}. "Take off your glasses! It's too much doing that has made it."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'curious'), seen(M, 'stand', 'worried')] },
      },
      {
        text: [
          `"I can't," said ${M.name}. "Not while they pull. It's all tight. It has to be a little loose to begin with." "Let go, everybody!" shouted ${k}. "We've been told to hold on," they said.`,
          `${M.name} tried a wink. One lace came open, and that was the strong man's. "They must stop pulling," said ${M.name}. "Stop!" called ${k}. "Let go! All of you! Just for a bit!"`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'stand', 'surprised'), seen(K, 'shout', 'excited')] },
      },
      {
        text: [
          `It is hard to let go when you are frightened. ${Gcap} did it first. Then one hand opened, and the next. The whole parade stood with empty hands. The strings hung slack, and the knot gave a sort of sigh.`,
          `Nobody liked to. ${k} opened one hand first, to show them. Then ${g} did, and then the strong man, one finger at a time. The knot got soft. It looked like a bun that you could eat.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'shout', 'determined'), seen(G, 'stand', 'worried')] },
      },
      {
        text: [
          `${M.name} winked. It was a slow one. Pop, went the pig's string, and pop, the whale's. Pop, pop, pop, like corn in a pan. And there stood the Mayor, with nothing left done up at all. "${refrain}" sang the town.`,
          `${M.name} took a breath, and shut one eye. It ran through that knot like a mouse. Loop by loop it opened, until the last fell off the Mayor's ears. "${refrain}" everybody shouted. They had never been so glad.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'stand', 'proud'), seen(K, 'cheer', 'happy')],
          things: ['balloon', 'string'],
        },
      },
      {
        text: [
          `They gave ${M.name} a medal on a ribbon. It would not stay on. That night ${k} was too tired for laces, and lay down in both shoes. Someone winked at the window. Thump, thump. ${k} was asleep.`,
          `${M.name} goes round at bedtime now. It's the rush hour. In every street there are small tired people with tight knots. Wink, wink. Thump, thump. ${k} is asleep.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'wave', 'happy')],
          things: ['shoe'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, K, k, G, g, Gcap } = going;
  const M = heroOf(going);
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It was never printed on the cape, for it did not sound like anything. ${M.introduced} could undo. If ${M.name} shut one eye, then every bow, lace, knot and button within ten steps let go. It was quick, and it could not be aimed. "${refrain}" said ${K.introduced}, who was a friend and wore slip-ons. They had met when ${K.names} kite came off its string. "It was a bad knot," said ${k}.`,
          `Some people are born strong. ${M.introduced} was born winking. Bonnets came off, and bibs. By the age of six there was nobody in the street with a tie. "${refrain}" they would say, wearily, holding up whatever it was. ${K.introduced} was the only one who thought that it was funny. It was funny. It only wasn't funny to have.`,
        ],
        scene: {
          setting: 'street',
          camera: 'medium',
          actors: [seen(M, 'stand', 'shy'), seen(K, 'stand', 'surprised')],
          things: ['shoe'],
        },
      },
      {
        text: [
          `At ${G.names} they used pegs, and pins, and sticky tape. But you forget. There was a smell of onions one Sunday, and ${M.names} eye began to water. The apron went. The roast went, like a parcel. The curtain went, and so did whatever was holding up the shelf. "${refrain}" said ${g}, quite kindly, from beneath it. ${M.name} swept up. ${M.name} was very good at sweeping up.`,
          `The worst was when somebody told a joke. ${M.name} laughed, and forgot. There went the washing line, and the wash, and ${g} as well. "${refrain}" said a sheet. "It's only clean things," said ${g}. "It's only grass." ${M.name} pegged it all out again, one thing at a time, with both eyes held wide open.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(M, 'cover', 'sad'), seen(G, 'stand', 'surprised')],
        },
      },
      {
        text: [
          `"It's a silly power, and I'm having it stopped," said ${M.name}. There was a man in the city who made glasses. They were black, and they locked behind the ears, and no wink could get through them. "You wouldn't see," said ${k}. "I should see enough." They were to be fitted on the Monday. "I only want once to walk down a street," said ${M.name}, "and have everything stay as it is." ${k} could not think of an answer. It was not such a lot to want.`,
          `There was a form. I wish to give up my silly power, it said, and there was a line for your name. You sent it off, and they sent you a pair of dark glasses to wear for good. "For ever?" said ${k}. "People will be able to have buttons," said ${M.name}. "Mine still undo by themselves," said ${k}. ${M.name} smiled, with care, and put it in an envelope. It lay there. There was no stamp.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'stand', 'sad'), seen(K, 'stand', 'worried')],
          things: ['glasses'],
        },
      },
      {
        text: [
          `But Saturday came first, and with it the Balloon Parade. It is the great day in that town. Each street has a beast, as big as a house, and forty people hold it down, on forty strings. There was a whale for Fish Street. There was a pig, and a teapot. ${Gcap} had hold of the pig, with ${k} beside. "Hold tight," said the Mayor through a trumpet, "and whatever happens, don't let go." ${M.name} stayed well at the back.`,
          `Everybody was in the Balloon Parade. Only ${M.name} watched from behind a lamp post, with one hand over one eye. They came down Fish Street: six whales, a pig, a teapot as tall as the bank. Under each one there was a crowd, with its arms up, hanging on. "Never let go!" That was the motto. It was on the flags.`,
        ],
        scene: {
          setting: 'street',
          camera: 'wide',
          actors: [seen(K, 'look-up', 'excited'), seen(G, 'stand', 'happy')],
          things: ['balloon'],
        },
      },
      {
        text: [
          `The wind met them at the corner. It put the pig about the teapot. It drew the whales through the loop of that, one behind the other, like somebody who is fond of knitting. You could hear the strings creak. When it was over, there was a knot in the middle of Fish Street the size of a hay cart. Inside was the Mayor, and eleven others, and half of a brass band.`,
          `It began with two strings, at the front. Those caught up a third. There was a gust, and the teapot went round once, and that did it. It was all over in a minute. It was all one. Three hundred strings went into that knot, and out at the far end came a hand with a trumpet. "I'm quite all right," said the trumpet. "Do be quick."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(K, 'point', 'worried'), seen(G, 'stand', 'worried')],
          things: ['balloon', 'string'],
        },
      },
      {
        text: [
          `"Pull!" somebody shouted, and that made it a good deal worse. There were three hundred of them, and they pulled as one. It went from a cart to a barrel. They got the man who lifts buses. He leaned on it, and it went to the size of a chair, with twelve people in it. "Not so quick," said the trumpet, rather high.`,
          `They did what you do. They hung on, and heaved. A rope that is pulled gets thin, and hard, and pulls back; they did not think of that. The strongest man in the county came in a van. "I never met a knot," he said, "that I couldn't beat." It beat him. When he had done, there was not a gap in it where you could have put a pin. A drum went bang.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(G, 'reach', 'determined'), seen(K, 'stand', 'worried')],
          things: ['string'],
        },
      },
      {
        text: [
          `${k} had hold of the pig's string still, and could feel through it how the whole thing was. It was like one big clenched fist. And everybody was helping it to clench. It did not need someone to do more. It had been done too much. ${k} began to look about, between the legs, for a lamp post. "${M.name}!" called ${k}. The lamp post shook its head.`,
          `"Stronger!" they were all yelling. "Get somebody stronger!" ${k} was thinking of all that came down round ${M.name}, and how quickly. Nobody had ever pulled at those. You only had to wink. "Oh!" said ${k}. ${k} gave ${g} the string to hold, and ran. "It's for you," ${k} said, out of breath. "It's a thing that wants to be undone."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'think', 'worried'), seen(M, 'hide', 'worried')] },
      },
      {
        text: [
          `"They'll all come off," said ${M.name}. "Every button in the street. In front of everyone." "Yes," said ${k}. "They will laugh." "Yes," said ${k}. There was another creak, and a small voice from the band said that it could not feel its trombone. ${M.name} took down the hand from the eye. It was shaking. "It's no use while they pull," said ${M.name}. "It must be slack to start with. Somebody will have to make them stop."`,
          `${M.name} had shut one eye, to be safe, and had a hand over the other. "I was just going to give it up for good." "I know," said ${k}. "You can go after." They looked across at the knot. It had got a foot sticking out of it, in a sock. ${M.name} drew a long breath. "I can't open what's being pulled shut," said ${M.name}. "Nobody can. They've got to let go, all of them at once, and they'll hate it."`,
        ],
        scene: { camera: 'medium', actors: [seen(M, 'stand', 'worried'), seen(K, 'point', 'determined')] },
      },
      {
        text: [
          `${k} got up on the steps of the bank. "Let go!" shouted ${k}. They stared. Over their heads it said NEVER LET GO, in gold. "The whales will be off!" "They can't, they're in the knot. Let go!" It was the longest moment of the day. Then ${g} looked at ${k}, and opened both hands. You could see it pass down the street, like a yawn. And the great knot, with nobody to fight, went soft.`,
          `"Open your hands!" cried ${k}. It's the last thing that you want to do when you are frightened. The strong man had gone purple. "If I let go, it wins," he said. "It isn't a match," said ${k}. ${Gcap} was the first. Then it was the baker. One by one three hundred people stood there with nothing to hold on to. Somewhere in the middle of the knot a loop slipped.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'shout', 'determined'), seen(G, 'stand', 'worried'), seen(M, 'stand', 'worried')],
        },
      },
      {
        text: [
          `${M.name} stepped out, in front of the town, and winked. It was not a mistake this time. It was slow, and it was meant. It went through the knot like warm water through sugar. Pop, said a string. Then they all went, whales and pig, and the Mayor rolled out, and the band. There was a sort of rustle. Every bow, belt and bootlace in the street had let go. "${refrain}" said ${M.name}. For one second nobody made a sound. Then it was the Mayor who laughed.`,
          `It was done with one eye. Loops fell off loops. It came apart like an orange, and there was the band, in the middle, as pink as pips. Buttons were hopping all down the street like rain. The strong man looked at his boots, which were open, and his belt, which was too. "${refrain}" three hundred people roared at once, holding themselves up. And nobody minded, because it was everyone.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(M, 'stand', 'proud'), seen(K, 'cheer', 'excited'), seen(G, 'stand', 'happy')],
          things: ['balloon', 'string'],
        },
      },
      {
        text: [
          `${M.name} never gave it up, after all. It is quite a famous power now, as far as Mallow. When small people come home too tired to bend, somebody walks along under the windows, in a cape. ${k} had gone to sleep in both shoes. There was a wink outside in the dark. There were two thumps, first one, and then the other.`,
          `There is a new flag for the parade. NEVER LET GO, it says, and then, in smaller letters, UNLESS ASKED. And ${g} has gone back to apron strings. "I got used to it," says ${g}. ${k} lay in bed that night, and everything that had been done up all day was undone. "${refrain}" said ${k}, on the very edge, and slept.`,
        ],
        scene: {
          setting: 'bedroom',
          time: 'night',
          camera: 'close',
          actors: [seen(K, 'sleep', 'sleepy'), seen(M, 'wave', 'happy')],
          things: ['shoe'],
        },
      },
    ],
  };
}
