import type { Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { everybody, seen, type EventPlot, type Going } from '../event.ts';

const REFRAINS = [
  'Still an umbrella!',
  'It looks like an umbrella!',
  'That is an umbrella!',
  'An umbrella all over!',
  'Quite an umbrella!',
  'Clearly an umbrella!',
  'Such an umbrella!',
  'I see an umbrella!',
  'Umbrella, umbrella, umbrella!',
  'It is an umbrella!',
  'Surely an umbrella!',
] as const;
const TITLES = ['still an umbrella', 'seven umbrellas', 'a present with a handle', 'you can see what it is'];

const FOR_KIN =
  /\b(?:for|to|gives?) (?:my|our|his|her|their) (?:little |big |baby |twin |best )?(sister|brother|cousin|friend)\b/;

/** Whoever wraps, and whoever must not know: of the family when the theme says so. */
function two({ A, B, K, raw, company }: Going) {
  const kin = FOR_KIN.exec(raw)?.[1];
  const other = kin ? company.person(`${K.names} ${kin}`, 'child') : A === K ? B : A;
  return { giver: K, other };
}

/** An umbrella in paper looks like an umbrella. So everything else has to look like one as well. */
export const WRAPPED: EventPlot = {
  id: 'wrapped',
  when: /\b(?:presents?|gifts?|wrap\w*|parcels?|surprises?|giv(?:e|es|ing))\b/i,
  young,
  middle,
  old,
};

function young(going: Going): Told {
  const { chance, g } = going;
  const { giver: K, other: X } = two(going);
  const [k, x] = [K.name, X.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It is nearly Christmas. ${K.introduced} has a present for ${x}. It is an umbrella.`,
          `Tomorrow is Christmas! ${K.introduced} has an umbrella. It is for ${x}. Shh!`,
        ],
        scene: { setting: 'living-room', camera: 'medium', actors: [seen(K, 'hold', 'happy', 'umbrella')] },
      },
      {
        text: [
          `${k} puts paper round it. Fold, fold, stick. "${refrain}" says ${g}.`,
          `Paper on the front. Paper on the back. But oh, the handle! "${refrain}" says ${g}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'kneel', 'determined')], things: ['umbrella'] },
      },
      {
        text: [
          `More paper! All the paper there is. Now it is fat. "${refrain}" says ${g}.`,
          `So ${k} takes more paper, and more. It is a fat one now. "${refrain}"`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'kneel', 'worried')], things: ['umbrella'] },
      },
      {
        text: [
          `Into a box with it! But the box is too short. The handle looks out. "${refrain}"`,
          `${k} finds a box. In it goes. Out comes the handle. "${refrain}" says ${g}.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'kneel', 'sad')], things: ['box', 'umbrella'] },
      },
      {
        text: [
          `Tap, tap. ${X.introduced} is coming! Quick! ${k} sits on the box.`,
          `Who is at the door? It is ${X.introduced}! ${k} sits on the box. Phew.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'sit', 'surprised'), seen(X, 'walk', 'curious')], things: ['box'] },
      },
      {
        text: [
          `Then ${k} looks at the broom. It is long. It has paper left. "I know!" says ${k}.`,
          `${k} looks at the broom. Long and thin! "I know what to do!" says ${k}.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'point', 'excited')], things: ['broom'] },
      },
      {
        text: [
          `${k} wraps the broom. ${k} wraps a spoon. Now they all look like umbrellas!`,
          `Paper round the broom! Paper round a big spoon! Now there are lots of umbrellas.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'kneel', 'happy')], things: ['broom', 'spoon'] },
      },
      {
        text: [
          `Christmas morning! ${x} opens one. It is a broom! ${x} opens one. A spoon!`,
          `Now it is Christmas. "An umbrella?" says ${x}. No! It is a broom. And this is a spoon!`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(X, 'sit', 'surprised'), seen(K, 'stand', 'happy')],
          things: ['broom', 'spoon'],
        },
      },
      {
        text: [
          `One is left. "It is not an umbrella," says ${x}. And it is! "Oh, ${k}!"`,
          `Here is the last one. What can it be? Rip! An umbrella! "Oh!" says ${x}.`,
        ],
        scene: { camera: 'close', actors: [seen(X, 'hold', 'excited', 'umbrella'), seen(K, 'cheer', 'proud')] },
      },
      {
        text: [
          `Drip, drop, outside. They all go under it. "${refrain}" says ${k}. Merry Christmas!`,
          `It rains! ${x} puts it up. There is room for all. "${refrain}" says ${k}.`,
        ],
        scene: {
          setting: 'garden',
          weather: 'rain',
          camera: 'wide',
          actors: everybody(going, 'stand', 'happy'),
          things: ['umbrella'],
        },
      },
    ],
  };
}

function middle(going: Going): Told {
  const { chance, g, Gcap } = going;
  const { giver: K, other: X } = two(going);
  const [k, x] = [K.name, X.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `It was the day before Christmas. ${K.introduced} shut the door and put a chair in front of it. There was a present to wrap. It was for ${x}. It was a red umbrella with a bent handle.`,
          `${K.introduced} had saved up since the summer. Now it was the day before Christmas, and there it lay: a red umbrella. It was for ${x}, who had never had one. It only had to be wrapped.`,
        ],
        scene: { setting: 'living-room', camera: 'medium', actors: [seen(K, 'hold', 'proud', 'umbrella')] },
      },
      {
        text: [
          `${k} rolled it up in paper with stars on. It took four sheets and eleven bits of tape. Then ${k} held it up. "What does it look like?" said ${k}. ${Gcap} looked. "${refrain}" said ${g}.`,
          `Paper went round the long part, and paper went round the handle. "Guess what it is," said ${k} to ${g}. It was not hard to guess. "${refrain}" said ${g}. "It's a very good one."`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'kneel', 'determined')], things: ['umbrella'] },
      },
      {
        text: [
          `So ${k} made it fatter, with a pillow on each side. That took the rest of the paper with stars. Now it was a fat thing with a handle. "${refrain}" said ${g}. "One that has had a good dinner."`,
          `More paper, then! ${k} wound and wound, until it was as thick as a tree. But the handle came out at the top and the point at the bottom. "${refrain}" said ${g}, sadly.`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'sit', 'worried')], things: ['umbrella', 'pillow'] },
      },
      {
        text: [
          `Next came the box from the new boots. It was too short, and the lid would not shut. They tied it with string. Out of one corner looked a bent red handle. "${refrain}"`,
          `"A box!" said ${k}. The boot box was too short. The hat box was too round. In the end it went into a long one, and rattled about. "Rattle, rattle," said ${g}. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'kneel', 'sad')], things: ['box', 'umbrella'] },
      },
      {
        text: [
          `Just then somebody tried the door. "Are you in there?" It was ${X.introduced}! ${k} threw a blanket over everything, and sat down on top. "I'm having a rest," said ${k}. "On something with a handle?" said ${x}.`,
          `"What are you doing?" said a voice. ${X.introduced} was looking round the door. ${k} stood in front of it, with both arms out. "Nothing," said ${k}. "It's a long thin nothing," said ${x}, and went away again.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(K, 'sit', 'surprised'), seen(X, 'stand', 'curious')],
          things: ['blanket'],
        },
      },
      {
        text: [
          `"It's no good," said ${k}. "You can't make it look like anything else." ${k} leaned on the broom, which was standing there. Then ${k} looked at the broom. It was long and thin. It could be anything, in paper. It could be...`,
          `${k} kicked the wall, and the broom fell over. It lay there, long and thin. "It can't look like something else," said ${k}, slowly. "So something else has to look like it!"`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'think', 'curious')], things: ['broom'] },
      },
      {
        text: [
          `They used newspaper. ${k} wrapped the broom and gave it a handle out of a coat hanger. They wrapped the long spoon, the flute, and a carrot. By supper there were seven, all under the tree. ${Gcap} walked along the row. "${refrain}" said ${g}, seven times.`,
          `It was a busy evening. They wrapped the broom, the fishing rod and the long spoon. Each got a bent handle. At last seven of them lay in a row. "Which is it?" said ${g}. "Ha," said ${k}. Even ${k} had to think.`,
        ],
        scene: { time: 'night', camera: 'wide', actors: [seen(K, 'stand', 'proud')], things: ['broom', 'spoon'] },
      },
      {
        text: [
          `On Christmas morning ${x} saw them at once. "Umbrellas?" said ${x}. "Seven?" The first was a broom. "Oh," said ${x}. The second was a carrot, and the third was a spoon. By the sixth they were all on the floor, laughing.`,
          `In the morning it was Christmas. "${refrain}" said ${x}, and tore off the paper. It was a broom! The next was a fishing rod. Then came a spoon. "I see," said ${x}. "It's just a game. There's no umbrella in it."`,
        ],
        scene: {
          time: 'day',
          camera: 'medium',
          actors: [seen(X, 'sit', 'surprised'), seen(K, 'jump', 'happy')],
          things: ['broom', 'spoon'],
        },
      },
      {
        text: [
          `"And this one," said ${x}, "is a leek." The paper came off. Out came something red, with a bent handle. ${x} did not say anything at all. There was a whoosh, and it was open.`,
          `${x} took the last one. "I know that this isn't an umbrella," said ${x}. It was. It was red all the way round. ${x} opened it, and shut it, and looked at ${k}. "I never guessed," said ${x}.`,
        ],
        scene: { camera: 'close', actors: [seen(X, 'hold', 'excited', 'umbrella'), seen(K, 'stand', 'proud')] },
      },
      {
        text: [
          `Of course they had to go out and try it. It was not raining. They stood there, under the red, all close together, and waited. Then one drop fell, and it said plip. "${refrain}" said ${x}, very happily.`,
          `It rained at three, at last. Everybody wanted to be under it, and everybody was. Only the handle could be seen, and a lot of feet. "${refrain}" shouted ${k}. Merry Christmas!`,
        ],
        scene: {
          setting: 'garden',
          weather: 'rain',
          camera: 'wide',
          actors: everybody(going, 'stand', 'happy'),
          things: ['umbrella'],
        },
      },
    ],
  };
}

function old(going: Going): Told {
  const { chance, g, Gcap } = going;
  const { giver: K, other: X } = two(going);
  const [k, x] = [K.name, X.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      {
        text: [
          `The thing about ${X.introduced} was that ${x} always guessed. ${x} guessed by the shape, and by the rattle. ${x} could guess a book by its title, through two sheets of paper. "It's gloves," said ${x}, every Christmas, with the bow still on. "How lovely. Blue." For three years nobody had seen ${x} surprised. This year ${K.introduced} meant to.`,
          `${X.introduced} had never once been surprised by a present. It was a gift, people said. It was more like a curse. "Socks," ${x} would say, before the paper was off. "With a stripe." It was always right. ${K.introduced} had thought about it since August. "This time," said ${k}, "you'll never guess." "We'll see," said ${x}.`,
        ],
        scene: {
          setting: 'living-room',
          camera: 'medium',
          actors: [seen(X, 'sit', 'calm'), seen(K, 'stand', 'determined')],
        },
      },
      {
        text: [
          `It would have been wise to buy a ball. But ${k} had gone into the shop for string, and had seen it standing in the corner. It was red. It had a handle like a question mark. It was so exactly what ${x} would like that ${k} forgot all about the shape. Now it was Christmas Eve, and it lay on the carpet with the door locked. You couldn't have thought of anything worse. It was an umbrella.`,
          `So you might think that ${k} would have got something square. Instead ${k} had fallen in love, in a shop window, with a red umbrella. It was the reddest in the street, and ${x} was always wet. It was only on the very last evening, with the paper beside it, that the trouble was plain. There isn't a thing in this world with a plainer shape.`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'kneel', 'worried', 'umbrella')] },
      },
      {
        text: [
          `The first sheet went round the long part. The second went round the handle, and followed it, as paper will. ${k} stood back. "What do you say?" ${Gcap}, who had been let in to hold the tape, thought it over carefully. "${refrain}" said ${g}. "It couldn't be anything else. I think it's even red."`,
          `${k} wrapped it once, and let ${g} in. "Well?" said ${k}. ${Gcap} wanted to be kind, and looked at it from the side, and from the door. "${refrain}" said ${g}. "I'm sorry. You could see it from the church."`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'stand', 'determined')], things: ['umbrella'] },
      },
      {
        text: [
          `They tried it fat. There was a pillow in that one, and a scarf, and the whole of Tuesday's paper. It was an umbrella that had eaten. They tried the box for the curtain rail. That was long enough, but it went from side to side in there. "Click," it said, "clack." ${x} could have told you the make. "${refrain}" said ${g}, with closed eyes.`,
          `A box, then. There was one that had held boots, and the handle looked out of it like a swan. There was a good long one, but that rattled. ${k} filled it up with socks, and it stopped. Now it was a long thin parcel, with a click, that smelled of socks. "And if you shake it?" said ${g}. ${k} shook it. They both sighed. "${refrain}"`,
        ],
        scene: { camera: 'close', actors: [seen(K, 'kneel', 'sad')], things: ['box', 'umbrella'] },
      },
      {
        text: [
          `At six ${x} knocked. "I'm not looking," said ${x}, looking. ${k} had just time to sit down. "That's a funny way to sit," said ${x}. "Is it uncomfortable? Is it, shall we say, about as long as an arm?" One could see ${x} begin to guess. It came up in the face like a sunrise, and ${x} could not help it. "Don't," said ${k}. "Please. Not tonight." And for once ${x} turned round, and went away.`,
          `There were steps outside. ${k} threw the rug over it, and lay on the rug. "May I come in?" said ${x}, in. "You're lying on something." "I'm not," said ${k}. "It's got a h," said ${x}, and stopped. It's no fun, you know, to be good at guessing. Nobody ever asks. "I didn't see it," said ${x}. "I shut my eyes. I nearly did." The door closed very gently.`,
        ],
        scene: { camera: 'wide', actors: [seen(K, 'sit', 'surprised'), seen(X, 'stand', 'curious')] },
      },
      {
        text: [
          `${k} could take it back. The shop was open until eight, and they had balls. They had books, which at any rate are all one shape. ${k} stood in the hall with one boot on and thought about it. A ball would be a surprise. But it would not be the umbrella. On the wall by the coats hung the broom. It was long, and thin, and had a hook at the end to hang it by. ${k} looked at it for as long as it takes to put on a boot.`,
          `"There's time to change it," said ${g}. "You might have a nice jigsaw." ${k} had a hand on the door already. You can have a thing that is right, or you can have a surprise, it seemed, and not both. The broom was leaning there, as it always did. Somebody had hung a walking stick on it. From where ${k} stood you'd have said... "Wait," said ${k}. "Where's all the newspaper?"`,
        ],
        scene: { camera: 'medium', actors: [seen(K, 'think', 'curious')], things: ['broom'] },
      },
      {
        text: [
          `"We've been trying to make it look like something else," said ${k}. "Nothing looks as much like an umbrella as an umbrella. So let's have more of them." They wrapped the broom, and gave it a handle of wire. They did the long spoon, the flute, and the fishing rod. Then they wrapped a leek. It was past ten when they were finished, and they lay under the tree like a row of commas. There were seven.`,
          `It's not easy, at first, to make a leek look like an umbrella. You get better at it. By nine they had done four, and by ten they had done seven, with coat hangers. Some were rather better than the real one. "Which is it?" said ${g}. ${k} pointed, and then was not sure. They had to feel for it. "${refrain}" they said, to each in turn, and held on to each other.`,
        ],
        scene: { time: 'night', camera: 'wide', actors: [seen(K, 'stand', 'proud')], things: ['broom', 'spoon'] },
      },
      {
        text: [
          `${x} came down on Christmas morning, and saw them, and stood still. You could watch the guess go in at one end of the row and come out at the other. "It's umbrellas," said ${x}. "It can't be umbrellas. Nobody gives seven." ${x} took the first, and shook it, and frowned. "It's an umbrella," said ${x}, without much hope, and opened it. It was a broom.`,
          `"Oh," said ${x}, next morning, with a very brave smile. "Umbrellas." It had been guessed, then. ${k} said nothing at all. ${x} undid the first one nicely, to be polite. It was a flute. ${x} looked at the flute. Then ${x} undid the second, a good deal faster, and that was the leek.`,
        ],
        scene: {
          time: 'day',
          camera: 'medium',
          actors: [seen(X, 'stand', 'surprised'), seen(K, 'stand', 'excited')],
          things: ['broom'],
        },
      },
      {
        text: [
          `After the leek there was no holding ${x}. Paper flew. "Fishing rod!" said ${x}. "Spoon! It's just a row of anything! There's no umbrella in the house!" There was one parcel left by then, and ${x} hardly looked at it. ${x} was lying on the carpet, weak with laughing, and guessing nothing. "You had better do that one too," said ${k}, as though it did not matter.`,
          `By the sixth ${x} was sitting among the paper with the spoon over one ear. It was so nice not to know. One could see ${x} getting used to it. "Is this a stick?" said ${x}, of the last. "Is it a very thin goose?" Nobody answered. ${x} had stopped guessing, all the same, for the first time in years, and just pulled.`,
        ],
        scene: {
          camera: 'wide',
          actors: [seen(X, 'sit', 'happy'), seen(K, 'sit', 'happy')],
          things: ['spoon', 'fishing-rod'],
        },
      },
      {
        text: [
          `It was red. It had a handle like a question mark. The room went quite quiet. ${x} opened it, and stood there in the red light of it with an open mouth. "I didn't guess," said ${x}. It was hardly a whisper. "I had it in my hand. I said what it was. And I didn't know!"`,
          `There was a click, and a whoosh, and the whole of the ceiling was red. Under it stood ${x}. Nobody had ever seen that face on ${x} before, and so they all looked, and then they looked away. "You said it was an umbrella," said ${k}, "at the very start." "I know," said ${x}. "But I'd stopped believing it."`,
        ],
        scene: { camera: 'close', actors: [seen(X, 'hold', 'surprised', 'umbrella'), seen(K, 'stand', 'proud')] },
      },
      {
        text: [
          `It wouldn't rain. They stood in the garden for an hour with their faces up. At last ${g} went in, and opened the window above, and held out the watering can. "${refrain}" said ${x}, in the middle of it, as happy as a duck. There was room for them all, if nobody breathed out.`,
          `At three it rained as if somebody had ordered it. They all ran out, in their paper hats, and got under. The broom came too, since nobody had the heart to leave it. "${refrain}" said ${x}, and held it over ${k}, and got wet.`,
        ],
        scene: {
          setting: 'garden',
          weather: 'rain',
          camera: 'wide',
          actors: everybody(going, 'stand', 'happy'),
          things: ['umbrella'],
        },
      },
    ],
  };
}
