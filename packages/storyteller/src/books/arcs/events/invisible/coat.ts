import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { standsApart } from '../stands-apart.ts';
import { inPlace, oneMore } from '../the-one.ts';

const REFRAINS = [
  'Here I am!',
  'I am here!',
  'I am right here!',
  'Over here!',
  'Yoo-hoo, here!',
  'Look, I am here!',
  'Here, here, here!',
  'Hello, I am here!',
  'But I am here!',
  'Coo-ee, here!',
] as const;
const TITLES = ['the coat that nobody could see', 'where are the buttons?', 'jam on the buttons', 'nobody to be seen'];

/** Who cannot be seen, and who looks. */
const parts = (going: Going) => {
  const { A, K, G } = going;
  const S = A === K ? G : K;
  return { A, a: A.name, S, s: S.name, Scap: S.name === going.g ? going.Gcap : S.name, X: oneMore(going, A) };
};

const ANIMAL = /^(?:pet|wild|farm|magic|bird|insect)$/;

/** The book with what the theme calls the coat, and with paws where its wearer has them. */
function worn({ A, raw }: Going, { title, refrain, pages }: Told): Told {
  const coat = /\b(?:cloak|cape)\b/.exec(raw)?.[0] ?? 'coat';
  const paws = A.being !== null && ANIMAL.test(A.being.isa);
  const put = (text: string): string => {
    const named = text.replace(/\bcoat\b/g, coat);
    return paws
      ? named
          .replace('ten red fingers', 'two red paws')
          .replace('both hands, up to the wrist', 'both paws')
          .replace('No hands.', 'No paws.')
          .replace(/(?<!ten )\bfingers\b/g, 'paws')
      : named;
  };
  return {
    title: title.replace(/\bCoat\b/, titled(coat)),
    refrain,
    pages: pages.map((page) => ({ ...page, text: [page.text].flat().map(put) })),
  };
}

/** A coat that cannot be seen has buttons that cannot be found, until there is jam on them. */
export const COAT: EventPlot = standsApart({
  id: 'coat',
  young: (going) => worn(going, young(going)),
  middle: (going) => worn(going, middle(going)),
  old: (going) => worn(going, old(going)),
});

function young(going: Going): Told {
  const { chance } = going;
  const { A, a, S, s, Scap } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  const first = S === going.G ? Scap : S.introduced;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `${first} has jam. ${A.introduced} has a coat. You can not see it!`,
          `There is jam for tea. ${first} gets bread. ${A.introduced} finds a coat. Nobody can see this coat!`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'curious'), seen(S, 'stand', 'calm')],
          things: ['box', 'jam'],
        },
      },
      {
        text: [`${a} puts it on. No arms! No feet! Where is ${a}?`, `On goes the coat. No hands. No nose. No ${a}!`],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
      },
      {
        text: [
          `"Where are you, ${a}?" says ${s}. "${refrain}" But there is only air.`,
          `${Scap} looks about. "${a}?" "${refrain}" There is nobody to see.`,
        ],
        scene: { camera: 'medium', actors: [seen(S, 'stand', 'surprised'), seen(A, 'stand', 'happy')] },
      },
      {
        text: [`Look, a cup flies! That is ${a}. What fun!`, `Up goes a cup, all alone. That is ${a}!`],
        scene: {
          camera: 'close',
          actors: [seen(A, 'dance', 'happy'), seen(S, 'look-up', 'surprised')],
          things: ['cup', 'spoon'],
        },
      },
      {
        text: [
          `"Tea is ready," says ${s}. "${refrain}" But ${s} looks the wrong way.`,
          `"${a}, it is tea time!" "${refrain}" ${Scap} looks under the table.`,
        ],
        scene: { camera: 'medium', actors: [seen(S, 'look-up', 'worried'), seen(A, 'wave', 'worried')] },
      },
      {
        text: [
          `Now the coat must come off. You can not see the buttons!`,
          `"Off with it," says ${a}. Where is a button? Here? There?`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'worried')] },
      },
      {
        text: [
          `${a} pulls. It will not come off. The mirror is empty.`,
          `${a} tugs and tugs. It is no use. The mirror is empty.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'reach', 'sad')], things: ['mirror'] },
      },
      {
        text: [
          `Plop! Jam falls on the coat. A red spot, in the air!`,
          `Some jam drips down. Plop. Now there is something to see!`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['jam'] },
      },
      {
        text: [
          `Jam here, jam there! One red button. Two. Three!`,
          `${a} puts jam on. One button is red. Now two. Now three. There they are!`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'reach', 'excited')], things: ['jam', 'button'] },
      },
      {
        text: [
          `Off comes the coat. "There you are!" says ${s}. There is ${a}, all over jam.`,
          `One, two, three, off! "Oh, ${a}! There you are," says ${s}. "You are all jam."`,
        ],
        scene: { camera: 'medium', actors: [seen(S, 'hug', 'happy'), seen(A, 'hug', 'happy')] },
      },
      {
        text: [
          `And where is the coat? Three red buttons hang on the door. "${refrain}" say the buttons.`,
          `That night there is something on the door. Three red buttons. "${refrain}" is what they say.`,
        ],
        scene: { time: 'night', camera: 'wide', actors: [seen(A, 'point', 'happy')], things: ['button'] },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance } = going;
  const { A, a, S, s, Scap, X } = parts(going);
  const refrain = chance.pick(...REFRAINS);
  const first = S === going.G ? Scap : S.introduced;
  const also = X ? ` ${X.introduced} looked as well.` : '';
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It smelled of strawberries, for ${s} was busy with the jam. ${A.introduced} was at the dressing-up box. At the bottom there was nothing. "What a soft nothing," said ${a}. "It's got sleeves!"`,
          `${first} was in the kitchen, and was busy with the jam. ${A.introduced} had the dressing-up box out. There was a hat, and a wig, and something else. You could feel it. You couldn't see it at all.`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'curious'), seen(S, 'stand', 'calm')],
          things: ['box', 'hat', 'jam'],
        },
      },
      {
        text: [
          `"It's a coat," said ${a}, and put it on. ${a} did up all eleven buttons. Then ${a} looked down, to see if it fitted. There was a floor. There was nobody standing on it. "Where am I?" said ${a}.`,
          `It had a collar, and eleven buttons, right up to the chin. ${a} did them all up. "How do I look?" said ${a}, and went to see. ${a} didn't look like anything. ${a} was gone.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'surprised')] },
      },
      {
        text: [
          `"Where have you got to, ${a}?" said ${s}. "${refrain}" said ${a}. ${Scap} turned round. There was the voice, and there was the kitchen. There was just no ${a} in between.`,
          `"Come and try the jam, ${a}," said ${s}. "${refrain}" said ${a}. ${Scap} looked left and right, and up at the lamp. "Very funny," said ${s}. "Come out from behind the door."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(S, 'stand', 'surprised'), seen(A, 'stand', 'happy')],
          things: ['jam'],
        },
      },
      {
        text: [
          `What a lot one can do! A hat went for a walk. A biscuit rose from its plate, and got smaller, bite by bite. "Oh!" said ${s}, and sat down rather suddenly. "Oh!" said the biscuit.`,
          `It was the best morning ever. A spoon stirred all by itself. A hat said good day, and went upstairs. "I need a rest," said ${s}, and sat down.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'dance', 'happy'), seen(S, 'sit', 'surprised')],
          things: ['hat', 'biscuit'],
        },
      },
      {
        text: [
          `But then ${s} began to look properly. "${a}?" called ${s}, in the hall, and on the stairs. "${refrain}" said ${a}, and ran behind.${also} ${Scap} looked straight through ${a}, at the wall. It wasn't so funny now.`,
          `Then the jam was done, and there was new bread. "${a}!" called ${s}, at the back door.${also} "${refrain}" shouted ${a}, quite close. "I can't see you!" called ${s}, and sounded a bit worried. ${a} did not like that.`,
        ],
        scene: { camera: 'medium', actors: [seen(S, 'look-up', 'worried'), seen(A, 'wave', 'worried')] },
      },
      {
        text: [
          `"I'll take it off," said ${a}. That was easily said. Where were the buttons? They could not be seen. Nor could the fingers that looked for them. ${a} found a pocket, and then an elbow.`,
          `It was time to come out. ${a} felt for a button, and got hold of an ear. ${a} felt lower, and it was a pocket. When you can't see the buttons or the fingers, they never meet.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'worried')] },
      },
      {
        text: [
          `${a} tried to pull it off overhead, and got stuck. ${a} tried with a mirror. It showed a lovely clear picture of the door. "${refrain}" ${a} told the mirror. The mirror didn't think so.`,
          `The mirror was no help, for there was nobody in it. Pulling was no help, for the coat was too tight. "${refrain}" said ${a}, to hear somebody say it. It was a very small voice.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'reach', 'sad')], things: ['mirror'] },
      },
      {
        text: [
          `Back in the kitchen stood the jam pot, and over it hung the spoon. Plop! A blob fell off, and stopped in the air. It hung there, round and red. "That's me!" cried ${a}. "That's my sleeve!"`,
          `${a} went to sit by the jam, for company. And as ${a} leaned over, a red stripe came up out of the pot. It moved when ${a} moved. "Jam!" said ${a}. "You can see jam!"`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'stand', 'surprised')], things: ['jam', 'spoon'] },
      },
      {
        text: [
          `In went both hands, up to the wrist. Now there were ten red fingers, hanging in the air. They patted about from top to bottom. Wherever there was a bump, it turned red. "One," counted ${a}, "two, three..."`,
          `It takes a lot of jam to find eleven buttons. First there were fingers, as red as can be. Then there was a row of dots, from the knee to the chin. "There you are, all of you," said ${a}, and began at the top.`,
        ],
        scene: { camera: 'medium', actors: [seen(A, 'reach', 'excited')], things: ['jam', 'button'] },
      },
      {
        text: [
          `${Scap} came in, and there stood ${a}, from head to foot. "There you are!" said ${s}, and gave ${a} a very long hug. Then they were both sticky. "I was here all the time," said ${a}.`,
          `Pop went the last button, and there was ${a} again. ${Scap} dropped the bread. "Where were you?" said ${s}. "I looked for you everywhere!" "${refrain}" said ${a}. And this time ${s} looked, and saw.`,
        ],
        scene: { camera: 'wide', actors: [seen(S, 'hug', 'happy'), seen(A, 'hug', 'happy')] },
      },
      {
        text: [
          `The coat hangs behind the kitchen door. You can't see it, of course. You can only see eleven red buttons, one above the other. "Where's my coat?" people say there. And ${a} says, "Look for the jam."`,
          `There was very little jam that winter. But there's a row of red dots behind the door, on nothing at all. Nobody has washed it. "${refrain}" it seems to say. And everybody knows where it is.`,
        ],
        scene: { time: 'night', camera: 'medium', actors: [seen(A, 'point', 'happy')], things: ['button', 'jam'] },
      },
    ],
  };
}

function old(going: Going): Told {
  const { K, company, chance } = going;
  const { A, a, S, s, Scap } = parts(going);
  const N = company.person(chance.pick(...['Noor', 'Sal', 'Jess'].filter((each) => each !== K.name)), 'child');
  const n = N.name;
  const refrain = chance.pick(...REFRAINS);
  const where = inPlace(going, ' in the garden');
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `You always knew where ${A.introduced} was. You could hear it. ${a} sang on the stairs, and told the whole street about breakfast. So when it went quiet, on the day of the big tea, ${s} put down the jam to listen. ${a} was at the dressing-up box. There was something at the bottom of it that was soft, and had sleeves, and could not be seen.`,
          `There are people who come into a room, and everybody looks up. ${A.introduced} was one of them. But that day ${s} had eyes for nothing but the jam. It was for the big tea, at four. So ${a} went through the old box alone. Under the wigs lay a piece of nothing. It was heavy, and had a collar. "It's a coat," said ${a}, "that isn't there."`,
        ],
        scene: {
          setting: 'kitchen',
          camera: 'medium',
          actors: [seen(A, 'kneel', 'curious'), seen(S, 'stand', 'calm')],
          things: ['box', 'jam'],
        },
      },
      {
        text: [
          `${a} put it on and did it up, all eleven buttons, by feel. Then ${a} looked down. There was the rug. "Where have you got to?" called ${s}. "${refrain}" said ${a}. ${Scap} looked at the exact place, and saw a chair. After that there was no holding ${a}. A hat walked through the kitchen. A biscuit went by, and was eaten, by nobody.`,
          `It buttoned up to the chin. One could feel it close. And when ${a} looked in the hall mirror, it showed the hall. "${a}?" said ${s}. "${refrain}" said ${a}, from the middle of the floor. ${Scap} turned twice round on the spot. It was the finest thing that had ever happened to anybody. A spoon danced. A broom bowed. ${Scap} sat down, and had to be fanned, by a newspaper.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'dance', 'happy'), seen(S, 'sit', 'surprised')],
          things: ['hat', 'biscuit'],
        },
      },
      {
        text: [
          `They were setting out the long table${where}, with thirty chairs. ${a} went along it, and took one thing off every plate. Nobody turned a head. There was a good place to eat it all, under the table cloth. "Good afternoon," said somebody in there. It was ${n}, from next door. "You can't see me," said ${a}. "No," said ${n}. "But you've got crumbs where your mouth is."`,
          `Out${where} there was a table as long as a train. ${a} crept under the cloth with a stolen bun. Somebody was there already, with both arms round both knees. "That's a bun," said ${N.introduced}, who lived next door, and hardly ever said anything. "It came in all by itself. So I think that there must be a person." Nobody else had thought that. ${n} was someone who looked.`,
        ],
        scene: {
          setting: 'garden',
          camera: 'close',
          actors: [seen(N, 'hide', 'curious'), seen(A, 'sit', 'surprised')],
          things: ['chair'],
        },
      },
      {
        text: [
          `${n} was the only one who was not having a nice time. "I have to play the recorder at four," said ${n}. "In front of all of them. They'll look at me." "What's wrong with that?" said ${a}, who would have paid them to. ${n} only shivered. "Could I have it?" said ${n}. "The coat, when you're done with it?" "You can have it for good," said ${a}. "I promise. I'll just take it off."`,
          `"Why are you under here?" said ${a}. ${n} held up a recorder. "At four o'clock they'll say, and now ${n} will play something for us. Then they all turn round. I feel it on my skin." ${a} tried to imagine that, and couldn't. "You ought to have this," said ${a}. "They wouldn't see a thing. They'd only hear it. Have it! I've been in it for an hour. Wait till I find the buttons."`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'sit', 'scared', 'flute'), seen(A, 'sit', 'curious')],
          things: ['flute'],
        },
      },
      {
        text: [
          `That was the difficulty. You can't see the buttons, and you can't see the fingers, and so they do not meet. ${a} got hold of an ear. ${n} tried, and got hold of a pocket. They pulled it upwards, and it stuck at the chin. They tried with a spoon for a mirror, but it held nothing except sky. "How did you do it up?" said ${n}. "By luck, I think," said ${a}. It had begun to feel quite tight.`,
          `${a} felt for a button and caught a nose. ${n} felt for one and caught a fold. It was a sly sort of coat; it had a great many folds. They tugged at it from below, and it only pinched. They tried to count down from the collar. "There's one!" said ${n}. "That's my knee," said ${a}. It was twenty past three.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(A, 'reach', 'worried'), seen(N, 'reach', 'worried')],
          things: ['spoon'],
        },
      },
      {
        text: [
          `And then somebody called. It was ${s}, and it was not the usual call. It had been the usual one at first. "${a}? Tea!" But nobody came, and nobody sang anywhere, and by the gate it had got rather high. "${refrain}" shouted ${a}, and ran out. ${a} stood right before ${s}, and waved. ${Scap} looked through ${a} at the road. It's a look that one doesn't forget.`,
          `"${a}!" It was ${s}, at the back door, and then at the front, and then by the shed. "${refrain}" ${a} called, each time. But it's hard to tell where a voice comes from, with thirty people talking. ${a} ran up and took hold of a sleeve. ${Scap} brushed at it, as one does with a fly. "Has anybody seen ${a}?" ${s} asked them all. And not one of them had.`,
        ],
        scene: { camera: 'wide', actors: [seen(S, 'shout', 'worried'), seen(A, 'wave', 'sad')] },
      },
      {
        text: [
          `${a} came back under the table, and for some time one heard nothing at all. "They all looked right at me," said ${a}. "I was never not there before." "I am, often," said ${n}. "I don't need a coat for it." Nobody had ever told ${a} such a thing. And there they sat, the one who was always seen and the one who never was. Above them a jam pot went over.`,
          `"It isn't funny any more," said ${a}, under the cloth. "They look, and I'm not in it." "That's how it is with me," said ${n}. "Only I'm used to it. And I thought that it was the best thing one could be." ${n} frowned. "I never saw it from the outside, though. That face out there..." But then there was a crash above, and something red came through the crack between the boards.`,
        ],
        scene: { camera: 'close', actors: [seen(A, 'sit', 'sad'), seen(N, 'sit', 'calm')] },
      },
      {
        text: [
          `Plop. It stopped in mid-air, half way down, and hung there, round and red. "That's my shoulder!" said ${a}. "You can see jam!" said ${n}. With jam they could find every button there was. Then they both thought of the same thing. It was good strawberry jam, and it would never come out. A coat with eleven red buttons hides nobody. ${a} put both hands away. "It's your coat," said ${a}. "I promised."`,
          `It was jam, and it didn't reach the ground. It lay in the air, in the shape of an arm. "Don't move," said ${n}. "If we put it on the buttons, we'll see them." "Yes!" said ${a}, and then, "No." Nobody never got jam out of anything. "It would be spoiled. You couldn't hide in it. And it's yours; I gave my word." It was ten to four. Out by the gate, ${s} was calling still.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'point', 'surprised'), seen(A, 'sit', 'worried')],
          things: ['jam'],
        },
      },
      {
        text: [
          `${n} looked at the coat that was not there. You could wear it always. You could go through the whole of school in it. Then that call came again, and there was a crack in it. "Hold still," said ${n}, and dipped ten fingers in the jam. They went down the front: one, two, three. Red, red, red. At eleven it fell open, and there was ${a}, who ran.`,
          `It was ${n} who had to say it. Just once in a life one is given such a coat. But ${n} was someone who looked, and had seen ${S.names} face. "It's mine, you said," said ${n}. "So I can put jam on it." And ${n} did, with both hands, from the collar to the hem. The buttons came up like eleven berries. They undid them from the two ends, and met in the middle.`,
        ],
        scene: {
          camera: 'close',
          actors: [seen(N, 'reach', 'determined'), seen(A, 'stand', 'surprised')],
          things: ['jam', 'button'],
        },
      },
      {
        text: [
          `"There you are!" said ${s}, and held on to ${a} for rather a long time, jam and all. Then the clock struck. "And now," said somebody's uncle, "${n} will play for us." Thirty heads turned. ${n} stood there, quite white, with a recorder and no coat. And something came across the grass. It was eleven red buttons, in a row, and they were dancing. "${refrain}" sang the buttons. Thirty heads turned back.`,
          `${Scap} said nothing at all, only "Oh," and hugged ${a} till it stuck. They had to be peeled apart. But it was four o'clock, and ${n} stood by the table, and all of the chairs were turning. ${a} saw it. ${a} could do one thing better than anyone. On went the coat again. Eleven buttons marched up, bowed, and danced on the lawn, with nobody in them. "${refrain}" they sang. Who would have looked at a recorder then?`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(A, 'dance', 'happy'), seen(N, 'stand', 'surprised', 'flute'), seen(S, 'stand', 'happy')],
          things: ['button', 'flute'],
        },
      },
      {
        text: [
          `So ${n} played, and nobody looked. It's a good way to begin. Only, after a bit, it grew so fine that the buttons danced more slowly, and then stood still to listen. One head after another turned round. ${n} had both eyes shut by that time, and saw nothing. When it was over there was a silence, and then such a noise! ${n} looked behind, to see whom it was for.`,
          `${n} could play, if nobody looked. It was a thing with a run in the middle, like a blackbird. The buttons got slower. They sat down on the grass. Nobody could have said when it was that the first of them turned his chair. They were all looking, in the end, and ${n}, who noticed everything, noticed that. But there were only three more bars. One may as well finish.`,
        ],
        scene: {
          camera: 'medium',
          actors: [seen(N, 'hold', 'happy', 'flute'), seen(S, 'sit', 'happy'), seen(A, 'sit', 'happy')],
          things: ['flute'],
        },
      },
      {
        text: [
          `The coat hangs on a nail between the two houses, and either of them may take it. You can tell when it's gone, since there are no buttons. It is hardly ever gone. But yesterday there was a knock, and when ${s} went, there was nobody on the step. "Where's ${n}?" said ${s}, who had not seen any jam. "${refrain}" said a voice, rather loud for that voice. And ${n} came round the corner, laughing.`,
          `They've hung it by the back door, eleven red dots on nothing. Nobody can hide in it now. They use it for something else. If somebody has to stand up in front of people, somebody else puts on the coat. They dance until it has begun. Last week it was ${a} who had to say a poem, and lost the words. "${refrain}" sang the buttons. And it was ${n} who was in them.`,
        ],
        scene: {
          time: 'sunset',
          camera: 'wide',
          actors: [seen(A, 'stand', 'happy'), seen(N, 'dance', 'happy')],
          things: ['button'],
        },
      },
    ],
  };
}
