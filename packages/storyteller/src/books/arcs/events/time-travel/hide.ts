import type { Figure, Told } from '../../../arc.ts';
import { cap, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { apart, page } from '../page.ts';

const REFRAINS = [
  'Nobody here',
  'No, not here',
  'Nobody at all',
  'Not a soul',
  'Not this time',
  'Still nobody',
  'Nothing but dust',
  'Not one toe',
  'Nobody to see',
  'Nobody hiding here',
] as const;
const TITLES = ['nobody looks twice', 'the best at hiding', 'ready or not', 'look again'] as const;

interface Parts {
  readonly C: Figure;
  readonly c: string;
  /** The family's grown-up as a child. */
  readonly S: Figure;
  readonly s: string;
}

function parts(going: Going): Parts {
  const { A, B, K } = apart(going);
  const C = A === K ? B : A;
  const S = going.company.person(`Small ${cap(going.G.name)}`, 'child');
  return { C, c: C.name, S, s: S.name };
}

/** Hide-and-seek with somebody's grandmother as she was: she creeps in where one has looked already. */
export const HIDE: EventPlot = {
  id: 'hide',
  when: /\b(?:was|were) (?:small|little|young|a (?:child|girl|boy))\b/,
  only: true,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { C, S, s } = parts(going);
  const refrain = `${chance.pick(...REFRAINS)}!`;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(G, 'stand', 'proud'), seen(K, 'stand', 'curious')] },
        `${Gcap} is the best at hiding. Nobody can ever find ${g}. "I learned it when I was small."`,
        `Who hides best of all? ${Gcap} does! "I could when I was small," says ${g}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(K, 'sit', 'excited'), seen(C, 'sit', 'excited')], things: ['box', 'clock'] },
        `Here is the time machine. In gets ${k}. In gets ${C.introduced}. Back goes the clock! Whirr!`,
        `${k} has a time machine with a clock. ${cap(C.introduced)} gets in too. Back, back! Whirr!`,
      ),
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(S, 'wave', 'happy'), seen(K, 'cover', 'surprised')] },
        `Bump! It is ${s}! "I hide, you count!" says ${s}. Pat, pat, go two feet.`,
        `Bump! Who is here? It is ${s}. "Count to ten! I'll hide!" ${k} counts.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'curious'), seen(C, 'stand', 'curious')] },
        `First ${k} looks under the bed. It is dark. It is dusty. "${refrain}" says ${k}.`,
        `Under the bed, perhaps? ${k} looks from end to end. "${refrain}" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'reach', 'curious'), seen(C, 'stand', 'curious')], things: ['coat'] },
        `Then ${k} looks behind a coat. Left sleeve, right sleeve. "${refrain}" says ${k}.`,
        `A coat hangs on the door. ${k} looks behind it. "${refrain}" says ${k}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'reach', 'worried'), seen(C, 'stand', 'curious')], things: ['chair'] },
        `Now ${k} looks behind the chair. There is one old ball. "${refrain}" says ${k}.`,
        `There is a big chair. ${k} looks behind it, and under it. "${refrain}" says ${k}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'surprised'), seen(C, 'stand', 'surprised')], things: ['sock'] },
        `But what is that, by the bed? A sock! The sock has toes in it. They wriggle.`,
        `"Look!" says ${k}. A sock sticks out from under the bed. It moves!`,
      ),
      page(
        { camera: 'close', actors: [seen(S, 'sit', 'happy'), seen(K, 'kneel', 'surprised')] },
        `Out comes ${s}. "I looked there!" says ${k}. "Then I got in," says ${s}. "Nobody looks twice."`,
        `"Found you! But I did look there," says ${k}. "I got in after that," says ${s}. "Nobody looks twice!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'kneel', 'happy'), seen(G, 'hide', 'surprised')] },
        `Home again! ${Gcap} hides. ${k} looks under the bed, and looks twice. "Found you!" "Oh! Who told you?" "You did!"`,
        `Back at home, ${g} hides. Under the bed? Nobody. ${k} looks again. "There you are!" "Who told you?" "You did!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { C, c, S, s } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  const both = (pose: 'sit' | 'stand' | 'kneel', feeling: 'excited' | 'curious' | 'worried' | 'surprised') => [
    seen(K, pose, feeling),
    seen(C, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(G, 'stand', 'proud'), seen(K, 'stand', 'curious')] },
        `Nobody could ever find ${g} at hide-and-seek. "Only once," said ${g}, "when I was small, somebody did. And I never saw them again." "Who was it?" said ${k}. But ${g} did not know.`,
        `${Gcap} always won at hide-and-seek. "How do you do it?" said ${k}. "I knew how when I was small," said ${g}. "Only one person ever found me. I never learned who it was."`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'excited'), things: ['box', 'clock'] },
        `There was a time machine in the house. It was a box with a clock. ${k} got in, and so did ${C.introduced}. "Back to when ${g} was small," said ${k}. The clock began to run backwards.`,
        `So ${k} fetched the time machine, a box with a clock on it. "Move up," said ${C.introduced}. "Where to?" "To when ${g} was small," said ${k}, and turned the hands back.`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(S, 'stand', 'curious'), ...both('sit', 'surprised')],
          things: ['telephone'],
        },
        `Bump! They were in a room with a high bed. The telephone was tied to the wall by a curly cord. In front of it stood a child with a look that ${k} knew. It was ${s}. "Do you play hide-and-seek?" said ${s}.`,
        `Whirr, went the clock, and bump. There was a bed, and a telephone with a cord and a round dial. And there was ${s}, with two socks and one shoe. "Good," said ${s}. "I need somebody to look for me."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'cover', 'excited'), seen(C, 'stand', 'curious')] },
        `${k} shut both eyes and counted to twenty. There was a patter, and a creak, and then nothing at all. "Ready or not!" called ${k}.`,
        `They counted to twenty, with their faces to the wall. Feet ran here, and feet ran there. Then it was as quiet as a cupboard. "Coming!" said ${k}.`,
      ),
      page(
        { camera: 'close', actors: both('kneel', 'curious') },
        `First they looked under the bed, because that is where you look first. It was dark there, right to the wall. "${refrain}," said ${k}.`,
        `"It's always under the bed," said ${c}. They lay down and looked from one end to the other. There was a slipper. "${refrain}," said ${k}.`,
      ),
      page(
        { camera: 'medium', actors: both('stand', 'curious'), things: ['coat'] },
        `Then there was a big coat on the door. It looked rather fat. ${k} felt in both the sleeves, and behind it. "${refrain}," said ${k}. It was just a fat coat.`,
        `On the door hung a coat, right down to the floor. "There's somebody in that," said ${c}. They lifted it up, and there was more coat. "${refrain}," said ${k}.`,
      ),
      page(
        { camera: 'wide', actors: both('stand', 'worried'), things: ['chair'] },
        `They looked behind the armchair, and under its cushions. Something went pat, pat, somewhere behind them. But when they turned round, there was only the room. "${refrain}," said ${k}.`,
        `The chair in the corner was the last place. While they looked behind it, a board creaked. ${k} turned round quickly. Nothing had moved. "${refrain}," said ${k}. "And now there's nowhere left."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(C, 'stand', 'surprised')], things: ['sock'] },
        `"We give up," said ${c}. "Wait," said ${k}. By the bed lay a sock, and it had not lain there before. It was not empty, either. ${k} pulled it a little. It pulled back.`,
        `"So we've lost," said ${c}. But ${k} was looking at the floor. There was a foot in a sock, under the edge of the bed. "But we've looked there!" said ${k}, and tickled it.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(S, 'sit', 'surprised'), seen(K, 'kneel', 'surprised'), seen(C, 'stand', 'curious')],
        },
        `Out came ${s}, covered in dust. "You weren't there before!" said ${k}. "I was in the coat," said ${s}. "When you've looked in a place, I move in. Nobody ever looks twice!"`,
        `"Ow!" said ${s}, and rolled out, laughing. "I wasn't there when you looked. I was behind the chair. I always go where people have been already. Nobody looks twice in one place."`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'wave', 'happy'), ...both('sit', 'excited')], things: ['box', 'clock'] },
        `Ting, said the clock. It was time to go. "What's your name?" called ${s}. "You'll see!" said ${k}. Then the room was gone.`,
        `Then the clock said ting, and they had to climb in. "Nobody's ever found me before," said ${s}. "Who are you?" "You'll hear," said ${k}, and whirr, they were away.`,
      ),
      page(
        {
          camera: 'medium',
          time: 'sunset',
          actors: [seen(K, 'kneel', 'happy'), seen(G, 'hide', 'surprised'), seen(C, 'stand', 'happy')],
        },
        `After tea ${g} hid. ${k} looked under the bed. "${refrain}," said ${k}. Then ${k} looked behind the door, turned round, and looked under the bed again. "Found you!" ${Gcap} came out slowly, with a very long look. "Oh," said ${g}. "It was you."`,
        `That evening ${g} hid once more. ${k} looked under the bed, and waited. Then ${k} looked under the bed. Somebody was just getting in. "Nobody looks twice!" said ${g}. "I do," said ${k}. "So that's who it was," said ${g}.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, k, G, g, Gcap, chance } = going;
  const { C, c, S, s } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  const both = (pose: 'sit' | 'stand' | 'kneel', feeling: 'excited' | 'curious' | 'worried' | 'surprised' | 'sad') => [
    seen(K, pose, feeling),
    seen(C, pose, feeling),
  ];
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'living-room', camera: 'medium', actors: [seen(G, 'stand', 'proud'), seen(K, 'stand', 'curious')] },
        `At hide-and-seek nobody had a chance against ${g}. You looked until it was dark, and then ${g} was simply there, asking about supper. "How do you do it?" said ${K.introduced}. "I was better when I was small," said ${g}. "In all my life I was found once. I never knew who it was. They went before I could ask."`,
        `There are families where the children win at hide-and-seek. In this one it was ${g}. "I've had practice," said ${g}. "I was small once, and I was terribly good at it. Only one person ever found me." "Who?" said ${K.introduced}. "Ah," said ${g}. "That's what I should like to know. They were gone before I had the dust out of my eyes."`,
      ),
      page(
        { camera: 'medium', actors: both('sit', 'excited'), things: ['box', 'clock'] },
        `The time machine was a box with a clock screwed to the front. It had gone as far as last Tuesday, but never further. "To when ${g} was small," said ${k}, and wound the hands back. ${cap(C.introduced)} got in as well, and asked when they'd be home. "At six," said ${k}. "The clock goes back at five, by itself. And there are dumplings."`,
        `"We could go and see," said ${k}. There was the time machine, a box and a clock. You only had to turn its hands the wrong way. ${cap(C.introduced)} climbed in and held on. "When does it bring us home?" "It says ting at five," said ${k}. "We get dumplings at six. It's all worked out."`,
      ),
      page(
        {
          setting: 'bedroom',
          camera: 'wide',
          actors: [seen(S, 'stand', 'curious'), ...both('sit', 'surprised')],
          things: ['telephone'],
        },
        `When the whirring stopped they were on a rug. There was a bed with a high back. There was a telephone, tied to the wall by a curly cord. You could walk two steps with it, and no more. And there stood ${s}, with one shoe on, who was not surprised in the least. "Have you come to play?" said ${s}. "The others have gone."`,
        `They came down between a bed and a wardrobe, long ago. A telephone stood on a little table. It had a dial with holes in it for your finger, and no screen at all. "Are you new?" said somebody. It was ${s}. You would have known those eyebrows anywhere. "The others said that they'd had enough of me," said ${s}, "so I've got the whole afternoon."`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'cover', 'excited'), seen(C, 'stand', 'curious'), seen(S, 'run', 'excited')],
        },
        `"Why have they gone?" said ${c}. "They look for a bit," said ${s}, "and then it's tea. I was once in a good place until it was dark." It was said quite cheerfully. "Count to fifty!" And ${k} turned round to the wall, and counted, and listened to one shoe and one sock run off.`,
        `"What's wrong with you?" said ${c}. "Nothing. I'm too good at it," said ${s}. "They give up, and go home, and then nobody tells me. I come out, and there's no one there." Then, all at once: "Fifty, and no peeping!" There was a patter, with a shoe in every second step, and it was quiet.`,
      ),
      page(
        { camera: 'close', actors: both('kneel', 'curious') },
        `They began with the bed, as everybody does. ${k} took the left side and ${c} took the right. They met in the middle, in a good deal of fluff. "${refrain}," said ${k}. There was a marble, and a spoon that somebody must have been missing.`,
        `"Bed," said ${c}, who believed in order. They lay flat and looked along the boards. It was all there to be seen, from the one wall to the other, and it was dust. "${refrain}," said ${k}, and sneezed.`,
      ),
      page(
        { camera: 'medium', actors: both('stand', 'curious'), things: ['coat'] },
        `Behind the door hung a winter coat, and it was much too fat. They crept up on it from both sides and pounced. It had another coat inside it. "${refrain}," said ${k}. Somewhere a spring creaked, but houses do that when they are not new.`,
        `Next was the long coat on the door. ${k} was certain of it, because one sleeve had moved. But that was a draught. They turned out the pockets too, although you would need to be very small. "${refrain}," said ${k}. Something tapped, behind them, or next door.`,
      ),
      page(
        { camera: 'wide', actors: both('stand', 'worried'), things: ['chair'] },
        `That left the armchair. It had a frill round the bottom, and a whole world behind the frill. There was everything in that world except for ${s}. "${refrain}," said ${k}. They looked behind the curtains, and they looked at each other. It was a room with four walls. There was nowhere else to be.`,
        `The armchair was as large as a cow, and they looked on it, under it and at the back. They shook out the cushions. They even lifted the rug, and felt silly. "${refrain}," said ${k}. "But nobody can be nowhere," said ${c}. That is so, and it was no help to them.`,
      ),
      page(
        { camera: 'medium', actors: both('stand', 'sad'), things: ['clock'] },
        `Ting, said the clock, five times. "That's us," said ${c}. "It won't wait. If it goes without us, we'll have to wind it up from here by hand, and that takes until night." "Call out that we're going," said ${k}. Then neither of them did. It would be only one more who had looked for a bit, and then it was tea.`,
        `Then it was five. The clock said ting, and began to tremble. "If we miss it, we must wind it ourselves," said ${c}, "four hundred turns. And it's dumplings." ${k} had one leg in the box. It's a horrid thing to come out from a good place and find no one there. ${k} took the leg out again.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'kneel', 'surprised'), seen(C, 'stand', 'surprised')], things: ['sock'] },
        `"I'm going to look until I find somebody," said ${k}. The clock whirred, and coughed, and stood still. ${c} sat down on the floor, in a temper, and so was in the right place to see it. Under the edge of the bed was a sock. It had not been there before. "But we've looked there," said ${k}. The sock had toes in it. They were keeping very still.`,
        `"We're staying," said ${k}. "Four hundred," said ${c}, "turns," and kicked the rug. It slid, and a puff of fluff rolled out from under the bed. They had lain in that fluff, both of them. They had left it flat. "Somebody's been in there since," said ${k}, and bent down. There was one sock, quite close, with a foot in it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'sit', 'surprised'), ...both('kneel', 'surprised')] },
        `"Found you!" said ${k}. ${s} came out backwards, grey from top to toe. "You stayed," said ${s}, as though that were the trick. Then it all came out in a rush. "I was in the coat, and then I was in the chair. When you've been in a place, I get in. Nobody ever looks twice. You're the first."`,
        `"Found!" they shouted. For a moment nobody came. Then ${s} rolled out and sat there, with fluff in both eyebrows. "It's easy," said ${s}. "I wait until you've finished with a place, and I move in. People don't look twice where there was nothing. How did you know?" "We didn't," said ${k}. "We just didn't go."`,
      ),
      page(
        { camera: 'wide', actors: [seen(S, 'wave', 'happy'), ...both('sit', 'excited')], things: ['box', 'clock'] },
        `They wound the clock in turns, all three of them, and it took until the lamps were lit. They were never so hungry. "Will you tell me who you are?" said ${s}, with red hands. "You won't believe it," said ${c}. "You'll find out," said ${k}. "You're going to have to wait a bit." And whirr, there was nobody on the rug.`,
        `It was more than four hundred turns. ${s} did most of the last hundred, and talked the whole time. "Shall I see you tomorrow?" said ${s}. ${k} thought about it. "Not tomorrow," said ${k}. "But often." Then the clock caught, and there was just time to wave.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(K, 'kneel', 'happy'), seen(G, 'hide', 'surprised'), seen(C, 'stand', 'happy')],
        },
        `The dumplings were cold. Before bed there was time for one round. ${k} looked under the bed, and it was empty. ${k} looked behind the door, whistled, turned round, and looked under the bed. "Found you." ${Gcap} lay there with fluff in both eyebrows. It was some time before there was an answer. "You stayed," said ${g}.`,
        `It was long past dumplings. "One game," said ${g}, and hid. ${k} went to the bed and found dust. Then ${k} sat down in the middle of the room, with ${c}, and waited. After a while a board creaked. They looked under the bed, for the second time. "Oh," said ${g}. "It's you. It was you! I did wonder when you'd come."`,
      ),
    ],
  };
}
