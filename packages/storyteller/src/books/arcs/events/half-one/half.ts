import type { SettingName } from '@storylantern/contract';
import type { Figure, Told } from '../../../arc.ts';
import { cap, gist, titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS: readonly ((one: string) => string)[] = [
  (one) => `Not quite ${one}!`,
  (one) => `Nearly ${one}!`,
  (one) => `Almost ${one}!`,
  (one) => `Not yet ${one}!`,
  (one) => `Not all of ${one}!`,
  (one) => `Very nearly ${one}!`,
  (one) => `Not really ${one}!`,
  (one) => `Hardly ${one}!`,
  (one) => `Not much of ${one}!`,
  (one) => `That's not ${one}!`,
];

interface Parts {
  /** Of the kind that one would like to be. */
  readonly X: Figure;
  readonly x: string;
  /** Who has the sheet. */
  readonly M: Figure;
  readonly m: string;
  readonly refrain: string;
  /** The noises, in small letters, and what one has for supper. */
  readonly own: string;
  readonly theirs: string;
  readonly eats: (most: number) => string;
  readonly sleeps: (most: number) => string;
  readonly setting: SettingName;
  readonly home: string;
  /** What is between the two. */
  readonly hedge: string;
}

const ours = (text: string): string => text.replace(/\btheir\b/g, 'our').replace(/\bthemselves\b/g, 'ourselves');

function partsOf({ A, K, B, company, chance }: Going): Parts {
  const X = company.other ?? B;
  const M = K === A || K === X ? company.friend : K;
  const sea = [A, X].some(({ being }) => being?.isa === 'sea' || being?.setting === 'sky');
  const being = X.being;
  return {
    X,
    x: X.name,
    M,
    m: M.name,
    refrain: chance.pick(...REFRAINS)(X.aKind),
    // Two who say the same have no lesson in it.
    own:
      A.says.toLowerCase() === X.says.toLowerCase()
        ? A.being?.isa === 'bird'
          ? 'squawk'
          : 'hum'
        : A.says.toLowerCase(),
    theirs: X.says.toLowerCase(),
    eats: (most) =>
      (being
        ? (gist(most, being.eats)?.replace(/\.$/, '') ??
          being.eats.split(/,| (?:in|by|and|which|that) /)[0] ??
          'supper')
        : 'supper'
      ).replace(/^\p{Lu}/u, (c) => c.toLowerCase()),
    sleeps: (most) => {
      const short = being ? gist(most, ours(being.sleeps)) : null;
      return short ? short.replace(/\.$/, '').replace(/^\p{Lu}/u, (c) => c.toLowerCase()) : 'sleep all night';
    },
    setting: sea ? 'beach' : 'garden',
    // One does not squeeze into a lake.
    home:
      being &&
      !/\b(?:lake|sea|ocean|pond|river|sky|field|meadow|woods?|forest|jungle|desert|mountains?|ice|air|savannah|plain|trees?|reef)\b/.test(
        being.home,
      )
        ? being.home
        : 'bed',
    hedge: sea ? 'reeds' : 'hedge',
  };
}

const titles = (X: Figure): readonly string[] => [
  `half ${X.aKind}`,
  `nearly ${X.aKind}`,
  'the front and the back',
  `how to be ${X.aKind}`,
];

/** Lessons in being another; and the one who gives them would so like to be the one who takes them. */
export const HALF: EventPlot = { id: 'half', young, middle, old };

function young(going: Going): Told {
  const { A, a, chance } = going;
  const { X, x, M, refrain, own, theirs, eats, setting } = partsOf(going);
  return {
    title: titled(chance.pick(...titles(X))),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'think', 'curious')] },
        `This is ${A.introduced}. ${a} wants to be ${X.aKind}.`,
        `Here is ${A.introduced}. "I want to be ${X.aKind}!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(X, 'stand', 'happy')] },
        `So ${a} goes to ${X.introduced}. "Show me how!" "I will," says ${x}.`,
        `There is ${X.introduced}. "Make me like you!" "I will," says ${x}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'shout', 'happy'), seen(A, 'shout', 'determined')] },
        `"Say ${theirs}!" "${cap(own)}!" says ${a}. "${refrain}" says ${x}.`,
        `"${cap(theirs)}!" says ${x}. "${cap(own)}!" says ${a}. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'stand', 'shy'), seen(A, 'stand', 'surprised')] },
        `"Not ${own}," says ${x}. "${cap(theirs)}!" "You say ${own} very well!" says ${a}.`,
        `"Do not say ${own}," says ${x}. "Your ${own} is very good!" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(X, 'sit', 'happy')] },
        `Now ${a} eats what ${x} eats. "${refrain}" And ${x} eats all of ${A.names} supper.`,
        `"Eat ${eats(3)}," says ${x}. Yuck! "${refrain}" And who eats ${A.names} supper? ${x} does!`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `At night ${a} has ${X.names} bed. It smells of ${X.kind}. "${refrain}" says ${a}.`,
        `Then ${a} goes to sleep like ${x}. No! It will not do. "${refrain}" says ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'sleep', 'happy'), seen(A, 'stand', 'surprised')] },
        `So ${a} goes home to bed. ${x} is in it! "${cap(own)}," says ${x}, asleep.`,
        `Home goes ${a}. In ${A.names} bed is ${x}! "${cap(own)}," says ${x}, asleep.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'shy'), seen(A, 'sit', 'happy')] },
        `"You want to be me!" says ${a}. "Yes," says ${x}. "Very much."`,
        `"So you want to be me!" "Yes," says ${x}. "Always."`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'stand', 'excited'), seen(A, 'stand', 'happy'), seen(X, 'stand', 'happy')],
          things: ['blanket'],
        },
        `Here comes ${M.introduced} with a big blanket. "Get under it, you two!"`,
        `${M.introduced} has a big blanket. In goes ${x}. In goes ${a}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(X, 'walk', 'happy'), seen(A, 'walk', 'happy')], things: ['blanket'] },
        `"${cap(theirs)}!" says the front. "${cap(own)}!" says the back. "Half ${X.aKind}!" says ${a}. Good night!`,
        `"I am half ${X.aKind}!" says ${a}. "Half ${A.aKind}!" says ${x}. Good night!`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, a, chance } = going;
  const { X, x, M, m, refrain, own, theirs, eats, sleeps, setting, home, hedge } = partsOf(going);
  return {
    title: titled(chance.pick(...titles(X))),
    refrain,
    pages: [
      page(
        { setting, camera: 'medium', actors: [seen(A, 'think', 'curious')] },
        `${A.introduced} had only one wish. ${a} did not want a present, and did not want a cake. ${a} wanted to be ${X.aKind}.`,
        `When other people made a wish, they took their time. ${A.introduced} never needed any. "I want to be ${X.aKind}," said ${a}, every time. On birthdays ${a} said it twice.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'reach', 'happy'), seen(X, 'stand', 'curious')] },
        `So one day ${a} went to ask ${X.introduced}. "Could you teach me?" said ${a}. ${x} looked at ${a} for a long time, from top to bottom. "Yes," said ${x}. "But then you must show me everything that you do wrong."`,
        `${X.introduced} was sitting in the sun. "How do you get to be ${X.aKind}?" said ${a}. "There are three lessons," said ${x}. "You can begin at once. Only tell me first what you do all day. I've always wondered."`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'shout', 'happy'), seen(A, 'shout', 'determined')] },
        `The first lesson was the noise. "${cap(theirs)}!" said ${x}. ${a} took a deep breath, and shut both eyes, and pushed. "${cap(own)}!" It came out as it always did. "${refrain}" said ${x}.`,
        `"Lesson one," said ${x}. "Say after me. ${cap(theirs)}!" "${cap(own)}!" said ${a}. "${refrain}" said ${x}. They did it nine times. ${a} could hear that it was wrong. But there was only the one noise in there.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'stand', 'shy'), seen(A, 'stand', 'surprised')] },
        `"Listen," said ${x}. "You're saying ${own}. You have to say ${theirs}." "Could you do the first one again?" said ${a}. "${cap(own)}," said ${x}. "That was just right!" said ${a}. "Was it?" said ${x}, and looked at the ground.`,
        `"It mustn't go up at the end, like ${own}," said ${x}. "But you can say it!" said ${a}. "You say ${own} better than my aunt." "Oh, well," said ${x}. "One hears it about." And ${x} said it once more, softly.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(X, 'sit', 'happy')] },
        `The second lesson was lunch. "We have ${eats(5)}," said ${x}. ${a} tried some, and went a strange colour. "${refrain}" said ${a}. "What do you have at home?" said ${x}. It was sandwiches, in ${A.names} bag. Then there was only the bag.`,
        `"Lesson two is what you eat," said ${x}. "Here, it's ${eats(5)}." ${a} put it in, and it wanted to come out again. "${refrain}" said ${x}, not very clearly. ${x} had got hold of ${A.names} sandwiches.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `The third lesson was sleep. "We ${sleeps(8)}," said ${x}. "You can have my place tonight." ${a} tried that until the moon came up. It was all lumps in there, and it smelled of ${X.kind}. "${refrain}" said ${a}, into the dark.`,
        `"Then lesson three, sleeping," said ${x}. "We ${sleeps(8)}. Nothing could be simpler." So ${a} stayed in the ${home} that night. There was no sleep in it. Everything in there was made to fit somebody else. "${refrain}" whispered ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'sleep', 'happy'), seen(A, 'stand', 'surprised')] },
        `At midnight ${a} gave it up and went home. But there was somebody in the bed. There lay ${x}, just as ${a} always lay, with just that smile. "${cap(own)}," said ${x}, fast asleep.`,
        `There was nothing for it but ${A.names} own bed. ${a} crept in, and there was no room. It was full of ${x}. ${x} lay there like somebody who has practised it. "${cap(own)}," said ${x}, in a dream.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'shy'), seen(A, 'sit', 'happy')] },
        `"You want to be ${A.aKind}," said ${a}. ${x} sat up and went red. "Since I was little," said ${x}. "I can do all three. But who would I tell? I'm meant to be ${X.aKind}." They looked at each other, and then they began to laugh.`,
        `${a} lit the lamp. "The noise, the sandwiches and the bed," said ${a}. "Those are three lessons. But they're mine." "I always wanted to," said ${x}. "I used to watch you through the ${hedge}." "But I was watching you!" said ${a}.`,
      ),
      page(
        {
          time: 'night',
          camera: 'medium',
          actors: [seen(M, 'think', 'curious'), seen(A, 'stand', 'worried'), seen(X, 'stand', 'worried')],
        },
        `${M.introduced} had woken up from the laughing. "Nobody can be another all the way through," said ${m}. "You've tried that. But what about halfway?" And ${m} pulled the big blanket off the bed.`,
        `In came ${M.introduced}, to see what the noise was. They told it from the beginning. "I see," said ${m}. "You can't do it alone. That's where you went wrong." And ${m} went to get the biggest blanket there was.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(X, 'walk', 'happy'), seen(A, 'walk', 'happy'), seen(M, 'cheer', 'happy')],
          things: ['blanket'],
        },
        `${x} went in at the front, and ${a} at the back. Then the blanket got up and walked. "${cap(theirs)}!" it said, in front. "${cap(own)}!" it said, behind. It turned round, and was ${A.aKind} that went backwards. "Now that is good," said ${m}.`,
        `They both got under it. Out of one end looked ${x}, and out of the other looked ${a}. "Forwards!" said ${m}. It said ${theirs}, and was ${X.aKind}. "Backwards!" said ${m}. It said ${own}, and was ${A.aKind}. They fell over only once.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sleepy'), seen(X, 'sit', 'sleepy')], things: ['blanket'] },
        `Everybody goes to sleep under it now, one at each end. "Well?" says ${m}. "Are you ${X.aKind}, ${a}?" "Half ${X.aKind}," says ${a}. "It's the back half. It's quite enough."`,
        `It takes ${a} a long time now to think of a wish. "I can't think of anything," says ${a}. "I'm half ${X.aKind}." "${cap(own)}," says ${x}, from the other end.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, a, chance } = going;
  const { X, x, M, m, refrain, own, theirs, eats, sleeps, setting, home, hedge } = partsOf(going);
  const day = `${titled(X.kind)} Day`;
  return {
    title: titled(chance.pick(...titles(X))),
    refrain,
    pages: [
      page(
        { setting, camera: 'close', actors: [seen(A, 'think', 'curious')] },
        `Once a year there was ${day}. Then all the ${X.kinds} went by in a row, and everybody else stood and waved. ${A.introduced} had waved every year, and every year it hurt. It's a small thing to want, and it's quite impossible. ${a} wanted to be ${X.aKind}, and walk in the row.`,
        `There are wishes that you grow out of. ${A.introduced} had waited for that. But each spring came ${day}, when the ${X.kinds} all went past, and others might look on. And each spring ${a} stood at the edge, and it was just the same as before. ${a} wanted to be ${X.aKind}. There was nothing to be done about it.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'stand', 'determined'), seen(X, 'stand', 'proud')] },
        `The one who went in front, in a sash, was ${X.introduced}. It had been so for six years. ${a} went straight there. "It's a week till ${day}," said ${a}. "Could you make ${X.aKind} of me, by then?" ${x} might have laughed. But ${x} only looked ${a} up and down, as you look at something in a shop window. "Come tomorrow," said ${x}. "And bring whatever you've got for lunch."`,
        `${X.introduced} led the row each time, with a sash. If anybody could do it, ${x} could. "I've got a week," said ${a}. "Will you teach me?" "What do you want that for?" said ${x}, rather sharply. "You're ${A.aKind}." "That's why," said ${a}. ${x} was silent for a bit, and it was an odd sort of silence. "All right," said ${x}. "Three lessons. But you'll have to tell me what you do at home."`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'shout', 'happy'), seen(A, 'shout', 'determined')] },
        `They began with the noise. "${cap(theirs)}!" said ${x}, and it was so well done that windows opened. ${a} took a breath from as far down as it goes. "${cap(own)}!" "${refrain}" said ${x}. They went on till dinner. The trouble was that there was only one noise in there, and it came whenever the door was opened. "You're saying ${own}," said ${x}. "Like this. ${cap(own)}." And then ${x} stopped, as if somebody had looked in.`,
        `"The voice comes first," said ${x}, and showed it. "${cap(theirs)}!" ${a} listened, and understood it entirely, and opened wide. "${cap(own)}!" "${refrain}" said ${x}. By noon they were both hoarse. "It's too thin at the end," said ${x}. "You do it so. ${cap(own)}." "But that's perfect!" said ${a}. It was, too. It was better than ${A.names} aunt. ${x} seemed to hear it as well, and began to talk about something else.`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'sit', 'sad'), seen(X, 'sit', 'happy')] },
        `On the second day it was the food. "We have ${eats(6)}," said ${x}, and put it down in front of ${a}. ${a} ate it as you jump into cold water. It stayed down for nearly a minute. "${refrain}" said ${a}, from behind the bush. When ${a} came back the lunch box was empty. "I thought that you weren't hungry," said ${x}, who had licked out the corners.`,
        `The second lesson was lunch. "What ${X.kinds} have," said ${x}, "is ${eats(6)}. One gets used to it." ${a} did not. ${a} chewed, and thought of ${day}, and chewed. "${refrain}" said ${a}, at last, and had to lie down. ${x} wasn't even looking. ${x} had opened ${A.names} lunch box. ${x} was eating with both eyes shut, very slowly, as you do at home.`,
      ),
      page(
        { time: 'night', camera: 'close', actors: [seen(A, 'sit', 'sad')] },
        `The third lesson was at night. "We ${sleeps(11)}," said ${x}. "You can have my place, and I'll find something." So ${a} spent the evening before ${day} in the ${home}. It was made for another shape. Wherever ${a} went in, it came out. It smelled of ${X.kind}, all the way down. "${refrain}" said ${a}, at eleven, to nobody. You can say a thing as a joke six times. The seventh time it was simply true.`,
        `"And how you sleep," said ${x}, on the last evening. "We ${sleeps(11)}. If you can do that, you can do anything. Take mine. I'll go elsewhere." ${a} lay in the ${home}, and did it all, in the right order. It was like lying in somebody else's sentence. Tomorrow was ${day}. ${a} could not say it, nor eat it, nor even sleep it. "${refrain}" said ${a}. There was nobody there to laugh.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'sleep', 'happy'), seen(A, 'stand', 'surprised')] },
        `At midnight ${a} went home, past caring who saw. The door was open. In the bed, where the dent is, lay ${x}. ${x} lay curled just so, and the pillow was where it should be. That can't be done by accident. "${cap(own)}," said ${x}, asleep, as you say your own name. ${a} stood in the door without a word, and thought of the lunch box.`,
        `There was one place left to go. ${a} went in without a light, and sat down on the bed. And the bed said ${own}. It was ${x}. ${x} was rolled up in the one way which nobody had ever shown anybody, because nobody had ever asked. All was right, down to the smile. "Oh," said ${a}. It was as when you have looked at a picture for years, and find that it's a mirror.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'shy'), seen(A, 'sit', 'calm')] },
        `${x} woke up and didn't even try to explain. "I've wanted it since I was so high," said ${x}. "I have been watching you lot through the ${hedge} for years. But I'm the one in front. What would they say?" "They'd say what they say to me," said ${a}. They sat side by side on the bed. It's hard to be sorry for yourself, when the other one is sorry for just the opposite. ${a} started it. Then they both had to hold on to the bed, laughing.`,
        `"Don't tell," said ${x}. "You can have the sash. You can have anything." "I only want to know since when," said ${a}. It was since always. It was every morning, behind the ${hedge}, saying ${own} under the breath. "And I was on the other side of it," said ${a}, "saying ${theirs}." "I heard that," said ${x}. "I thought that it was a joke." Then neither could speak for a while. You could have heard them in the street.`,
      ),
      page(
        {
          camera: 'medium',
          actors: [seen(M, 'think', 'curious'), seen(A, 'sit', 'happy'), seen(X, 'sit', 'shy')],
          things: ['blanket'],
        },
        `${M.introduced} did hear them, and came to see. "I don't see what's so sad," said ${m}, when it had been told. "You each want to be a whole one, and neither of you can. How many halves is that?" They thought it was a riddle. It was only arithmetic. ${m} had already taken hold of the big blanket, and was looking for two corners.`,
        `"It's past midnight," said ${M.introduced}, in the doorway, and then, "What is ${x} doing in there?" So ${m} was told, and did not find it strange at all. "You've tried it with all of yourselves," said ${m}. "It doesn't fit. Nothing fits with all of yourself. I'd try it with half." And ${m} began to pull the blanket out from under them.`,
      ),
      page(
        {
          time: 'night',
          camera: 'wide',
          actors: [seen(X, 'walk', 'happy'), seen(A, 'walk', 'happy'), seen(M, 'stand', 'excited')],
          things: ['blanket'],
        },
        `It took until it was nearly light. ${x} was the front and ${a} was the back. Then it was the other way about. It knocked over a chair in both directions. But when it went forwards, and said ${theirs}, you would have sworn to it. And when it went backwards, it was something that had never been on ${day} at all. "The question is," said ${m}, "which way are you going tomorrow?"`,
        `They practised in the moonlight. "Left," said ${m}, and half of it went left, and half went right. It was a question of trusting the other end. In the end it could walk, and even sit. In front it said ${theirs}. Behind, it said ${own}, a moment later, like an answer. "They'll never know that you're in there," said ${m} to ${a}. "You could walk in the row." And ${x} said nothing.`,
      ),
      page(
        {
          setting: 'street',
          time: 'day',
          camera: 'medium',
          actors: [seen(X, 'walk', 'determined'), seen(A, 'walk', 'excited')],
          things: ['blanket'],
        },
        `The ${X.kinds} went by, and everybody waved. In front there went a very long one in a blanket. ${a} was in it. ${a} saw nothing but wool, and was happier than ever before. "What's that at your back?" called somebody. It would have been easy. "It's a cold," ${x} could have said. But ${x} stood still, and the whole row bumped into them. "${cap(own)}," said ${x}, out loud, in front of everyone. "I'm half ${A.aKind}. And the other end is half ${X.aKind}. We're walking together."`,
        `So ${a} walked on ${day}. You could not see much of it, under there, but you could hear them cheer. "How big you've got, ${x}!" they shouted. "How do you do it?" Now ${x} only had to wave. ${a} felt how the front half stopped. "I don't," said ${x}. "That's ${a} behind. I'm one half and ${a} is the other, and at night it's me who says it. ${cap(own)}." It was as quiet as under the blanket. Then ${x} lifted up the back, so that ${a} could be seen.`,
      ),
      page(
        {
          camera: 'close',
          actors: [seen(X, 'stand', 'calm'), seen(A, 'stand', 'worried'), seen(M, 'stand', 'happy')],
        },
        `They took the sash away. ${day} is for ${X.kinds}, they said, and there must be an order. ${x} gave it back, folded, after six years, and that was the cost. So the two of them left the row, and walked at the edge, with the blanket. A small voice in the crowd said, "I'd like to be half a teapot." It was surprising who got in under it after that. By the end of the road the row was short and the blanket was long.`,
        `Of course there was a fuss. Whoever leads must be ${X.aKind} all through, they said, and somebody else was given the sash. ${x} watched it go, and swallowed. "Are you sorry?" said ${a}. "Rather," said ${x}. "Ask me again tomorrow." They went on behind the last one, where nobody waves. But there was ${m}, waving. And behind them somebody asked whether there was room in that thing for one more half.`,
      ),
      page(
        {
          setting,
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(X, 'sit', 'happy')],
          things: ['blanket'],
        },
        `There's a hole in the ${hedge} now, as wide as a blanket. "Well," said ${m}, in the evening. "Are you ${X.aKind} at last?" ${a} thought about the noise, and the lunch, and the ${home}. "Half ${X.aKind}," said ${a}. "The back half. It's the half that I'd have picked." And from the far end of the blanket, quite at home, somebody said ${own}.`,
        `${a} still can't say it. Each morning ${x} gives a lesson through the ${hedge}, and each morning ${a} says ${own}. "${refrain}" says ${x}, and says it back, for the pleasure of it. They have lunch at twelve, and swap. "What are you two, when all's said?" people ask. "Half and half," says ${a}, and that's exactly what was wished for. It was only more company than ${a} had expected.`,
      ),
    ],
  };
}
