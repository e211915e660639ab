import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'And then one more!',
  'And one over!',
  'One left over!',
  'That leaves one!',
  'And one to spare!',
  'One more than twos!',
  'And that leaves one!',
  'And one left over!',
  'With one over!',
  'And one is over!',
] as const;

interface Parts {
  /** Who comes to school. */
  readonly X: Figure;
  readonly T: Figure;
  /** Another child, who likes to count. */
  readonly S: Figure;
  readonly school: string;
  readonly come: 'ride' | 'land' | 'bring' | 'yard' | 'come';
  /** Where the class is, at the beginning of a sentence. */
  readonly where: string;
  readonly refrain: string;
  readonly title: string;
}

function partsOf({ A, K, raw, chance }: Going, company: Going['company']): Parts {
  const names = ['Sal', 'Noor'].filter((each) => each !== K.name);
  return {
    X: A,
    T: company.person('Miss Plum', 'teacher'),
    S: company.person(names[0] ?? 'Jess', 'child'),
    school: /\b(?:nursery|pre-?school|kindergarten|playgroup)\b/.test(raw) ? 'nursery' : 'school',
    come: /\b(?:rid(?:e|es|ing)|rode)\b/.test(raw)
      ? 'ride'
      : /\b(?:lands?|landed|landing|crash\w*)\b/.test(raw)
        ? 'land'
        : /\b(?:bring\w*|brought|takes?|taking|took|show and tell)\b/.test(raw)
          ? 'bring'
          : /\bplayground\b/.test(raw)
            ? 'yard'
            : 'come',
    where: /\bclass(?:room)?\b/.test(raw)
      ? `In ${/\bclassroom\b/.test(raw) ? 'the classroom' : 'the class'}`
      : /\bnursery|pre-?school|kindergarten|playgroup/.test(raw)
        ? 'At nursery'
        : 'At school',
    refrain: chance.pick(...REFRAINS),
    title: titled(chance.pick('one over', `room for one ${A.kind}`, 'two by two', 'nobody is over')),
  };
}

/** Where somebody sits who has no chair. */
function seat({ being }: Figure): string {
  if (being?.id === 'snowman') return 'under the open window, away from the radiator';
  const size = being?.size ?? 3;
  if (size >= 5) return 'on the carpet, under the lamp';
  if (size === 4) return 'on the carpet, with both knees up';
  return size === 3 ? 'on the upside-down sand bucket' : 'in the box for lost mittens';
}

/** Somebody comes to school, and is one too many wherever one counts. But the child has always been the one over in the line. */
export const ONE_OVER: EventPlot = { id: 'one-over', young, middle, old };

function young(going: Going): Told {
  const { K, k, company } = going;
  const { X, T, school, where, come, refrain, title } = partsOf(going, company);
  const [x, t] = [X.name, T.name];
  const arrival = {
    ride: [`${x} comes in as well. "Can I stay?" says ${x}.`, `In comes ${x}. "May I stay here, too?"`],
    land: [
      `Whoosh! What lands in the playground? ${X.introduced}! "Can I stay?" says ${x}.`,
      `Bump! Down in the playground lands ${X.introduced}. "Can I stay?"`,
    ],
    bring: [
      `But who came with ${k} today? ${X.introduced}! "Can I stay?" says ${x}.`,
      `${k} has brought somebody today. It is ${X.introduced}! "Can I stay?"`,
    ],
    yard: [
      `Who is that in the playground? ${X.introduced}! "Can I stay?" says ${x}.`,
      `There is ${X.introduced}, in the playground! "Can I stay?" says ${x}.`,
    ],
    come: [
      `Then the door opens. In comes ${X.introduced}! "Can I stay?" says ${x}.`,
      `Knock, knock. Who is it? It is ${X.introduced}! "Can I stay?"`,
    ],
  }[come];
  return {
    title,
    refrain,
    pages: [
      ...(come === 'ride'
        ? [
            page(
              { setting: 'street', camera: 'wide', actors: [seen(K, 'sit', 'excited'), seen(X, 'walk', 'happy')] },
              `${K.introduced} rides to ${school}. On ${X.introduced}!`,
              `How does ${K.introduced} get to ${school}? On ${X.introduced}. Up, down, up!`,
            ),
          ]
        : []),
      page(
        { setting: 'classroom', camera: 'medium', actors: [seen(K, 'stand', 'sad'), seen(T, 'point', 'calm')] },
        `${where} they walk in twos. ${K.introduced} has nobody. "${refrain}" says ${T.introduced}.`,
        `Two, two, two. ${where} they go like that. ${K.introduced} is alone. "${refrain}" says ${T.introduced}.`,
      ),
      page(
        {
          setting: come === 'land' || come === 'yard' ? 'playground' : 'classroom',
          camera: 'wide',
          actors: [seen(X, 'stand', 'shy'), seen(K, 'stand', 'surprised')],
        },
        ...arrival,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(X, 'stand', 'worried'), seen(T, 'point', 'calm')],
          things: ['chair'],
        },
        `They all sit down. No chair for ${x}! "${refrain}" says ${t}.`,
        `${x} looks for a chair. Each chair is full. "${refrain}" says ${t}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'reach', 'worried'), seen(T, 'hold', 'calm', 'apple')],
        },
        `They all get an apple. No apple for ${x}! "${refrain}" says ${t}.`,
        `${t} gives out apples. ${x} gets none. "${refrain}"`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'walk', 'sad'), seen(K, 'stand', 'worried')] },
        `${x} goes to the door. "There is no room. I am one over."`,
        `"I am always over," says ${x}. ${x} is at the door.`,
      ),
      page(
        { camera: 'medium', actors: [seen(T, 'point', 'calm'), seen(K, 'stand', 'sad')] },
        `"Out to play!" says ${t}. "In twos!" ${k} has nobody. "${refrain}"`,
        `They line up. Two, two, two. ${k} is alone. "${refrain}" says ${t}.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(X, 'stand', 'surprised')] },
        `${k} looks at ${x}. One here. One there. "That is two!" says ${k}.`,
        `"I am over," says ${k}. "You are over. That makes two!"`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(K, 'walk', 'proud'), seen(X, 'walk', 'proud'), seen(T, 'cheer', 'happy')],
        },
        `Out they go, ${k} and ${x}. All in twos! "Nobody is over!" says ${t}.`,
        `Two, two, two. Last come ${k} and ${x}. "Now nobody is over," says ${t}.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'point', 'happy'), seen(T, 'stand', 'surprised'), seen(K, 'cheer', 'happy')],
        },
        `"You are, Miss!" says ${x}. ${t} is alone. "${refrain}" So ${t} walks with them.`,
        `${x} looks at ${t}. ${t} has nobody. "${refrain}" says ${x}. "Come with us!"`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { K, k, company } = going;
  const { X, T, S, school, come, refrain, title } = partsOf(going, company);
  const [x, t, s] = [X.name, T.name, S.name];
  const says = X.being?.says ?? 'Hm';
  const arrival = {
    ride: [
      `Today ${k} had not come alone. ${x} looked round the door, and came in after the look. "I'm not in a hurry to go home," said ${x}. "May I stay and learn something?" "If there's a place," said ${t}.`,
      `${x} was supposed to go home then. But there was ${x}, looking in at the window. "It looks so nice in there," said ${x}. "May I come in?" "If we have a place for you," said ${t}.`,
    ],
    land: [
      `Then there was a whoosh outside and a bump. Somebody had landed in the playground, right on the hopscotch. It was ${X.introduced}. "Is this ${school}?" said ${x}. "May I stay?" "If there's a place," said ${t}.`,
      `Just then something came down out of the sky. It landed in the playground, and the windows rattled. Up got ${X.introduced}. "I've come to go to ${school}," said ${x}. "We'll see if we have a place," said ${t}.`,
    ],
    bring: [
      `But ${k} had not come to ${school} alone today. "I've brought ${X.introduced}," said ${k}. ${x} looked round ${K.names} back. "May I stay?" said ${x}. "If there's a place," said ${t}.`,
      `"I've brought somebody to show you," said ${k}. Everybody looked. It was ${X.introduced}. "${says}," said ${x}. "May I stay all day?" "We'll see if we have a place," said ${t}.`,
    ],
    yard: [
      `When they looked out, somebody stood in the playground, by the swings. It was ${X.introduced}. "${says}," said ${x}. "I should like to go to ${school}. May I?" "If there's a place," said ${t}.`,
      `There was somebody in the playground. It was ${X.introduced}, who had tried the slide already. "Now I want to come in," said ${x}. "We'll see if we have a place," said ${t}.`,
    ],
    come: [
      `Then the door opened, without a knock. In came ${X.introduced}. "${says}," said ${x}. "I should like to go to ${school}. May I?" "If there's a place," said ${t}.`,
      `There was a knock at the door. Outside stood ${X.introduced}, with a very clean face. "I've come to go to ${school}," said ${x}. "We'll see if we have a place," said ${t}.`,
    ],
  }[come];
  return {
    title,
    refrain,
    pages: [
      ...(come === 'ride'
        ? [
            page(
              { setting: 'street', camera: 'wide', actors: [seen(K, 'sit', 'excited'), seen(X, 'walk', 'happy')] },
              `Other children came to ${school} by car, or on a scooter. ${K.introduced} came riding on ${X.introduced}. It was a bit slippery, and you had to hold on. But everybody waved. "Left!" said ${k}, at the letter box. "Which one is left?" said ${x}.`,
              `The bus had gone, so ${K.introduced} rode to ${school} on ${X.introduced}. They stopped at the crossing, like everybody else. "How high up are you?" called a boy. "High enough to see my own roof," said ${k}. It was the best way to ${school} that there is.`,
            ),
          ]
        : []),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(T, 'point', 'calm'), seen(K, 'stand', 'sad'), seen(S, 'stand', 'happy')],
        },
        `There were twenty-one children in the class. When they went anywhere, they went in twos. That made ten twos, and ${K.introduced}. "${refrain}" said ${T.introduced}, every time. So ${k} walked in front with ${t}, and held her bag.`,
        `"Find a partner!" said ${T.introduced}. ${S.introduced} had one in no time. They all had, but for ${K.introduced}. You can't make twos out of twenty-one. "${refrain}" said ${t}. "You come in front with me, ${k}, and hold my bag." That was how it always went.`,
      ),
      page(
        {
          setting: come === 'land' || come === 'yard' ? 'playground' : 'classroom',
          camera: 'wide',
          actors: [seen(X, 'stand', 'shy'), seen(K, 'stand', 'surprised'), seen(T, 'stand', 'surprised')],
        },
        ...arrival,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(X, 'sit', 'shy'), seen(S, 'point', 'calm')],
          things: ['chair'],
        },
        `First it was sums. There were twenty-one chairs with somebody on each. "${refrain}" said ${s}, who liked to count. So ${x} sat ${seat(X)}. ${x} got every sum wrong, but with a lot of joy.`,
        `${x} went round all the tables. On every chair there was a child already. "${refrain}" said ${s}. In the end ${x} sat ${seat(X)}. "I can see from here," said ${x}. It was mostly the wall.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'reach', 'worried'), seen(S, 'hold', 'calm', 'apple')] },
        `At ten there were apples, one for each. ${s} gave them out. The bowl was empty, and ${x} had nothing. "It's all right," said ${x}. "I mostly have ${X.being?.eats ?? 'soup'}." But ${x} smelled the bowl.`,
        `Then it was snack time. Twenty-one apples went round, and the last was gone just before ${x}. "Have you got ${X.being?.eats ?? 'soup'}, by any chance?" asked ${x}. They had not. ${k} gave ${x} half an apple.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'stand', 'sad'), seen(K, 'stand', 'worried'), seen(T, 'stand', 'worried')],
          things: ['paintbrush'],
        },
        `After that they painted. ${t} looked in the cupboard for one more paintbrush. There was only a ruler. "${refrain}" she said, and was sorry about it. ${x} painted with the ruler. It's good for rain.`,
        `To paint, you need a paintbrush. There were twenty-one in the pot. "${refrain}" said ${t}, and looked behind the pot as well. ${x} dipped in a corner of the curtain. After that there was a green curtain.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'walk', 'sad'), seen(K, 'stand', 'worried')] },
        `${x} went to the door, quite quietly. "It's a lovely ${school}," said ${x}. "But it's full. I'm one over, whatever they do." "I know what that's like," said ${k}.`,
        `"I think I had better go," said ${x}. "Where are you going?" said ${k}. "Somewhere that they haven't counted," said ${x}. "Here I'm always the one over." ${k} knew that feeling well.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'point', 'calm'), seen(K, 'stand', 'sad'), seen(S, 'stand', 'happy')] },
        `Then it was time to go out to the field. "In twos, please!" said ${t}. There were ten twos in no time, from the door to the sink. ${k} stood at the end. "${refrain}" said ${t}, as she always did.`,
        `The bell rang for games. "Partners!" said ${t}. ${s} took hold of a friend, and so did all the rest. Nobody was left for ${k}. "${refrain}" said ${t}, and held out her bag.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'point', 'excited'), seen(X, 'stand', 'surprised')] },
        `${k} did not take the bag. ${k} was looking at the door, where ${x} was. "You're one over," said ${k} slowly. "And I'm one over. One and one isn't over at all. That's a two!"`,
        `"Wait," said ${k}. "There's one over here, and there's one over there." Everybody looked from ${k} to ${x}. ${k} held up one finger, and then another one beside it. "That isn't two over. It's just two!"`,
      ),
      page(
        {
          setting: 'playground',
          camera: 'wide',
          actors: [seen(K, 'walk', 'proud'), seen(X, 'walk', 'proud'), seen(S, 'point', 'surprised')],
        },
        `So ${k} and ${x} went last, side by side. ${x} was ${X.being?.touch ?? 'rather warm'}. "Eleven twos," counted ${s}. She counted again. "It comes out! It has never come out before!"`,
        `Out went the class, in eleven twos. ${k} had a partner, who was ${X.being?.touch ?? 'rather warm'}. "It comes out even!" cried ${s}. "We were one too few! It was never that there was one too many!"`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'point', 'happy'), seen(T, 'stand', 'surprised'), seen(K, 'cheer', 'happy')],
        },
        `"Then there's a place for you, ${x}," said ${t}. "Now nobody's over." ${x} looked along the line, right up to the front. There was ${t} all by herself, with her bag. "${refrain}" said ${x}. They took her in the middle.`,
        `"You can stay," ${t} told ${x}. "Nobody is over now." "Yes, somebody is," said ${x}, and pointed. ${t} looked behind her, and to both sides. "${refrain}" shouted the whole class. So ${t} walked with ${k} and ${x}, and ${k} held the bag.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { K, k, company } = going;
  const { X, T, S, school, come, refrain, title } = partsOf(going, company);
  const [x, t, s] = [X.name, T.name, S.name];
  const says = X.being?.says ?? 'Hm';
  const eats = X.being?.eats ?? 'soup';
  const arrival = {
    ride: [
      `Nobody could say that ${x} had come in by mistake. ${k} had ridden to ${school}, and ${x} had carried, and now ${x} did not want to go home. "I've brought somebody to learn things," said ${x}. "May I not learn something too?" ${t} had been a teacher for thirty years, and nothing surprised her much. "You may," she said, "if there's a place."`,
      `"Thank you for the ride," ${k} had said at the gate, and that should have been all. But five minutes later ${x} was in the doorway. "It's dull, being only how somebody gets there," said ${x}. "I should like to be there." ${t} looked at ${x}, and up, and along. "If there's a place for you," she said, "you shall have it."`,
    ],
    land: [
      `At ten past nine there was a whoosh over the roof. Something landed in the playground, and slid, and stopped with its nose against the bike shed. Out of the dust came ${X.introduced}. "Excuse me," said ${x}. "I've come a long way to go to ${school}. Is this it?" ${t} had been a teacher for thirty years, and nothing surprised her much. "It is," she said, "if there's a place."`,
      `They were just on the sevens when it went dark, and then light again. Whatever had gone over had landed in the playground, on the hopscotch. ${X.introduced} stood on number five. "${says}," said ${x}, politely, to all of them at the window. "I heard that you learn things here." ${t} opened the door. "If there's a place for you," she said, "you shall have it."`,
    ],
    bring: [
      `On Monday ${k} did not come to ${school} alone. "I've brought ${X.introduced}," said ${k}. "Only to show you." ${x} looked at the maps, and the sink, and the row of coats. "I don't want to be shown," said ${x}. "I want to stay." ${t} had been a teacher for thirty years, and nothing surprised her much. "You may," she said, "if there's a place."`,
      `You may bring things in on a Monday. There had been a fossil, and somebody's uncle. ${k} brought ${X.introduced}. "${says}," said ${x} to the class. When it was over, ${x} did not leave. "What comes next?" said ${x}. "I should like to have that as well." ${t} thought about it. "If there's a place for you," she said, "you shall have it."`,
    ],
    yard: [
      `On Monday, in the middle of the sevens, somebody looked out of the window. In the playground, on the lowest step of the slide, sat ${X.introduced}. "${says}," said ${x}, through the glass. "Is it too late to begin?" ${t} had been a teacher for thirty years, and nothing surprised her much. "No," she said, "if there's a place."`,
      `It was Monday, and raining, and there was somebody out there in the playground. ${X.introduced} stood in the middle of the hopscotch, with a pencil. "I heard that you learn things here," said ${x}. "I've brought my own pencil." ${t} looked at the pencil, and opened the door. "If there's a place for you," she said, "you shall have it."`,
    ],
    come: [
      `On Monday, in the middle of the sevens, the door opened. It was ${X.introduced}. "${says}," said ${x}. "I'd like to go to ${school}, if it isn't too late to begin." Somebody dropped a ruler. ${t} had been a teacher for thirty years, and nothing surprised her much. "You may," she said, "if there's a place."`,
      `It was Monday, and raining, when somebody knocked at the classroom door. ${X.introduced} stood there, dripping, with a pencil. "I heard that you learn things here," said ${x}. "I've brought my own pencil." Nobody knew where to look. ${t} looked at the pencil. "If there's a place for you," she said, "you shall have it."`,
    ],
  }[come];
  return {
    title,
    refrain,
    pages: [
      ...(come === 'ride'
        ? [
            page(
              { setting: 'street', camera: 'wide', actors: [seen(K, 'sit', 'excited'), seen(X, 'walk', 'happy')] },
              `Some people were driven to ${school}, and some had a scooter. ${K.introduced} rode there, on Mondays, on ${X.introduced}. It isn't comfortable. It's more like sitting on a gate that somebody is carrying about. But you see over every hedge, and nobody takes your seat. "Straight on at the letter box," said ${k}. "I know the way," said ${x}. "I only never get to see the end of it."`,
              `${K.introduced} came riding to ${school} on ${X.introduced}, which stopped the traffic twice. They waited for the green man. They let a pram go first. "What do you do in there all day?" asked ${x}, when the roof came in sight. "Sums, mostly," said ${k}, from above. "It's nicer than it sounds." "It would have to be," said ${x}, but walked a little faster.`,
            ),
          ]
        : []),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(T, 'point', 'calm'), seen(K, 'hold', 'calm', 'bell'), seen(S, 'stand', 'curious')],
        },
        `There were twenty-one of them in the class, and that is ten twos and one. ${K.introduced} had been the one since September. "${refrain}" said ${T.introduced}, each time that they lined up. It had hurt, for about a week. Then ${t} had made a rule. The one over walks in front and carries the bell. It was brass, and it was heavy. ${S.introduced} would have given both her shoes for it.`,
        `When the class went anywhere, it went two by two, and with twenty-one that does not come out. "${refrain}" ${T.introduced} would say, and the one was ${K.introduced}. You can get used to a lot. You can even get to like it, if there's a bell. That was the rule: who has no partner goes first, and rings. "You only get it because nobody took you," ${S.introduced} said once. It was true, and it rang very well.`,
      ),
      page(
        {
          setting: come === 'land' || come === 'yard' ? 'playground' : 'classroom',
          camera: 'wide',
          actors: [seen(X, 'stand', 'shy'), seen(K, 'stand', 'surprised'), seen(T, 'stand', 'curious')],
        },
        ...arrival,
      ),
      page(
        {
          setting: 'classroom',
          camera: 'medium',
          actors: [seen(X, 'sit', 'shy'), seen(S, 'point', 'determined')],
          things: ['chair'],
        },
        `${s} saw to the places. She was good with numbers, and thought that other people should be. "Twenty-one chairs," said ${s}, "twenty-one children. ${refrain}" So ${x} sat ${seat(X)}. They did fractions. ${x} listened with the whole face, and asked what happened to the other half.`,
        `"It won't work," said ${s}, who had counted before anybody else had begun to. "There's a chair each. ${refrain}" "I don't need much," said ${x}, and sat ${seat(X)}. It was fractions that morning. "If you have three quarters of a cake," said ${t}, "what's missing?" "I am," said ${x}.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'reach', 'worried'), seen(S, 'hold', 'calm', 'apple'), seen(K, 'stand', 'worried')],
        },
        `The apples came at ten, and they're counted in the kitchen. ${s} took the bowl round. It was empty one step before ${x}. ${s} didn't mean it badly; she had only given them out. "I mostly have ${eats}," said ${x}, "so it doesn't matter." But ${k} saw ${x} look into the bowl.`,
        `At break there was an apple for everyone who was on the list. ${x} was not on the list. ${s} turned the bowl over, to prove that it was empty. "I suppose there isn't any ${eats.replace(/,.*/, '').replace(/^(?:one|an?|the) /, '')}?" said ${x}. There wasn't. ${k} had a good bite of apple, and then found it hard to swallow.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'stand', 'sad'), seen(T, 'stand', 'worried'), seen(S, 'stand', 'calm')],
          things: ['paintbrush'],
        },
        `It was the same with everything. There were twenty-one pegs, and twenty-one brushes in the jar. ${t} went through the whole cupboard for another paintbrush. "${refrain}" she had to say at last, and shut the door gently. ${x} painted with the end of a ruler. It was a picture of a chair. It was a very good chair.`,
        `In the afternoon they painted where they would most like to be. There was one paintbrush too few, of course. "${refrain}" said ${t}, and took off her glasses, and cleaned them for some time. ${x} used a ruler. "Where's that?" said ${s}, looking over. "Isn't it like?" said ${x}. "It's here."`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'walk', 'sad'), seen(K, 'hold', 'worried', 'bell')] },
        `When the brushes were washed, ${x} went to the door. "It's been the best day," said ${x}. "But I can count as well. I'd only make everything not come out." ${k} had the bell already. "I know," said ${k}. "I don't make it come out either." "They gave you a bell, though," said ${x}.`,
        `"I'd better be off," said ${x}, not to anybody, by the coats. "You could be over," said ${k}. "I'm over. You get used to it." "Do you get used to it," said ${x}, "or do you get a bell?" ${k} had no answer to that. It was quite a fair thing to ask.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(T, 'point', 'calm'), seen(K, 'hold', 'worried', 'bell'), seen(S, 'stand', 'happy')],
        },
        `"Hall!" said ${t}. "Find your twos!" They shuffled together, from the door to the sink. ${s} walked down the line, and touched each pair on the sleeve. "Ten," said ${s}. "${refrain}" ${k} stood in front with the bell, and looked over all their heads. At the back, by the door, was ${x}. Then ${k} did a sum. It was the shortest in the world.`,
        `Then it was time for the hall. There were ten twos in a row. "${refrain}" sang the class, before ${t} could. ${k} took the bell and went up to the front. From there you could see right to the end of the line. There stood ${x}, by the coats, over as well. One there, thought ${k}, and one here. Nobody else had seen it. Nobody else ever needed to.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(K, 'hold', 'determined', 'bell'), seen(T, 'stand', 'surprised')],
        },
        `If ${k} said it, there would be no one over, and no one who went in front. If ${k} said nothing, ${x} would go home, and the next day there would be the bell. It was really very heavy. ${k} put it into ${T.names} hand. "I've got a partner," said ${k}, and walked all the way down the line to the door.`,
        `It would cost a bell. ${k} rang it once more, not loudly, to remember how it went. A thing is not nothing because it was given to you for being left. "Here," said ${k}, and gave it back to ${t}. "I don't need it now. Somebody's waiting." It's a long way from the front of a line to the back, when everybody is looking.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'walk', 'proud'), seen(X, 'walk', 'proud'), seen(S, 'point', 'surprised')],
        },
        `"One over and one over," said ${k}. "That's us. Come on." To walk beside, ${x} was ${X.being?.touch ?? 'rather warm'}. ${s} counted. She stopped, and counted on her fingers, and went pink. "Eleven," said ${s}. "It comes out. I said that there was one too many. There was one too few!"`,
        `"Are you any good at walking in a line?" said ${k}. "I've never been asked to," said ${x}. Side by side they closed up behind the others. ${x} was ${X.being?.touch ?? 'rather warm'}. "Eleven twos," said ${s} slowly. "I counted it wrong all day. You don't take the one away. You look for the other one."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(X, 'point', 'happy'), seen(T, 'hold', 'surprised', 'bell'), seen(K, 'stand', 'happy')],
        },
        `"Then that's settled," said ${t}. "There's a place. And now, I'm glad to say, nobody is over." "Yes, somebody is," said ${x}, who had been learning to count all day. Everybody turned to see. ${x} was pointing up the line, past the eleven twos, to the very front. "${refrain}" said ${x}. ${t} looked at the bell in her hand. It was her own rule. She rang it all the way to the hall.`,
        `${t} wrote ${x} into the list, in ink. "There," she said. "Nobody's over." "I make it one," said ${x}. They went through it together, two by two by two. It was quite right. There was one who had no partner, and she was holding the bell. "${refrain}" said ${t}, of herself, and laughed till she had to sit down. Then she went in front, and rang.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(S, 'hold', 'proud', 'bell'), seen(K, 'walk', 'happy'), seen(X, 'walk', 'happy')],
        },
        `On Thursday a boy called Tobi stayed at home with a cold. That left ${s} without her partner. "${refrain}" said ${k}, as kindly as it can be said. ${s} did not mind at all. She walked in front, with both hands round the bell. Behind her came ${k} and ${x}, in step, and covered their ears.`,
        `It goes round now. Whenever somebody is ill, somebody else is over, and gets the bell. ${s} waited until Thursday for hers. "It's heavier than it looks," said ${s}. "I know," said ${k}, from the back of the line. "Ring it for us." And ${s} rang it so that they heard it in the kitchen, where somebody was counting out twenty-two apples.`,
      ),
    ],
  };
}
