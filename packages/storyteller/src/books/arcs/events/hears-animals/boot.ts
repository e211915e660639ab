import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';

const REFRAINS = [
  'Can you eat it?',
  'Is it food?',
  'Is it good to eat?',
  'Does it taste nice?',
  'Can I eat it?',
  'Is it lunch?',
  'Would you eat it?',
  'Is that a food?',
  'What does it taste of?',
  'Is it tasty?',
] as const;
const TITLES = ['a red house by the pond', 'can you eat it?', 'what they all said', 'the other boot'];

interface Parts {
  /** Three who are asked; the same one three times, where a theme names one kind. */
  readonly asked: readonly [Figure, Figure, Figure];
  readonly mouse: Figure;
  /** "understands animals", "understands her cat". */
  readonly kinds: string;
  /** "talk to", or as the theme says. */
  readonly to: string;
  /** Whether it is so on one day only. */
  readonly forADay: boolean;
}

/** A kind of animal that a theme speaks with, where that is nobody of its own. */
const KIND =
  /\b(?:to|with|hears?|understands?|whisperer) (?:the )?(bird|bee|horse|fish|insect|owl|frog|cow|mouse|spider|worm|crow|monkey|elephant|lion|fox|squirrel|rabbit|dog|cat|hen|duck|snail|butterfly)(?:s|es)?\b/;
const BEING_OF: Readonly<Record<string, string>> = { bird: 'robin', insect: 'beetle' };

function partsOf({ B, K, G, company }: Going): Parts {
  const { theme, other } = company;
  const kind = KIND.exec(theme.raw.toLowerCase())?.[1];
  const named = theme.other?.being && other ? other : kind === undefined ? null : company.meet(BEING_OF[kind] ?? kind);
  const isAnimal = B !== K && B !== G && B.being !== null && B.being.isa !== 'person';
  const mouse = company.meet(named?.being?.id === 'mouse' ? 'hedgehog' : 'mouse');
  const [first, second, third] = [isAnimal ? B : company.meet('cat'), company.meet('snail'), company.meet('bee')];
  return {
    asked: named ? [named, named, named] : [first, second, third],
    mouse,
    kinds: named ? (kind === undefined ? named.kinds : `${kind}s`.replace(/shs$/, 'sh')) : 'animals',
    to: /\bhears?\b|\bheard\b/.test(theme.raw) ? 'hear' : /\bunderst/.test(theme.raw) ? 'understand' : 'talk to',
    forADay: /\bfor (?:a|one) day\b|\bday\b/.test(theme.raw.toLowerCase()),
  };
}

/** Where somebody is met again, there is no need to say who it is. */
const met = (figure: Figure, before: readonly Figure[]): string =>
  before.includes(figure) ? figure.name : figure.introduced;

/** Everybody who is asked knows where the boot is, and calls it what it is to them: a house, a cave, a bed. */
export const BOOT: EventPlot = { id: 'boot', young, middle, old };

function young(going: Going): Told {
  const { A, G, a, g, chance } = going;
  const { asked, mouse, kinds, to } = partsOf(going);
  const [S, T, U] = asked;
  const [s, t, u] = [S.name, T.name, U.name];
  const refrain = chance.pick(...REFRAINS);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'sad'), seen(G, 'stand', 'calm')],
          things: ['boots'],
        },
        `${A.introduced} can ${to} ${kinds}. But here is only one red boot! "No puddles," says ${g}.`,
        `${A.introduced} can ${to} ${kinds}. Where is the other red boot? "I will ask," says ${a}.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(S, 'stand', 'curious')] },
        `Here is ${S.introduced}. "Have you seen my boot?" "${refrain}" asks ${s}.`,
        `${a} asks ${S.introduced}. "Where is my red boot?" "${refrain}" says ${s}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'point', 'happy'), seen(A, 'stand', 'sad')] },
        `"No," says ${a}. "I saw a red house," says ${s}. "By the pond."`,
        `"No," says ${a}. "I saw a red house," says ${s}. "By the pond."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(T, 'stand', 'curious')] },
        `${a} asks ${T === S ? `${s} again` : T.introduced}. "A boot?" says ${t}. "${refrain}"`,
        `"My boot?" ${a} asks ${T === S ? s : T.introduced}. "${refrain}" says ${t}.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'point', 'happy'), seen(A, 'stand', 'worried')] },
        `"I saw a red cave," says ${t}. "By the pond."`,
        `"I know a red cave," says ${t}. "By the pond."`,
      ),
      page(
        { camera: 'close', actors: [seen(U, 'float', 'curious'), seen(A, 'kneel', 'curious')] },
        `${a} asks ${U === S ? `${s} once more` : U.introduced}. "${refrain}" says ${u}. "I know a red bed. By the pond."`,
        `And ${met(U, [S])}? "${refrain}" says ${u}. "No? A red bed is by the pond."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'surprised')] },
        `A red house. A red cave. A red bed. "My boot!" says ${a}.`,
        `House, cave, bed, all red! All by the pond! "Oh!" says ${a}. "My boot!"`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'surprised'), seen(mouse, 'stand', 'worried')],
          things: ['boots'],
        },
        `There is the boot. Out looks ${mouse.introduced}. "This is my house," says ${mouse.name}.`,
        `By the pond is the boot. Who is in it? ${mouse.introduced}! "I live here."`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'hold', 'happy'), seen(mouse, 'stand', 'happy')], things: ['hat'] },
        `${a} gives ${mouse.name} a soft hat. In goes ${mouse.name}.`,
        `"Would you like my hat?" asks ${a}. ${mouse.name} moves in.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'jump', 'happy'), seen(G, 'stand', 'happy')],
          things: ['boots', 'puddle'],
        },
        `Splash! Two boots! ${a} makes a mud cake. "${refrain}" asks ${g}.`,
        `Two boots! Splash! "A mud cake for you!" "${refrain}" says ${g}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { A, G, a, g, chance } = going;
  const { asked, mouse, kinds, to, forADay } = partsOf(going);
  const [S, T, U] = asked;
  const [s, t, u] = [S.name, T.name, U.name];
  const m = mouse.name;
  const refrain = chance.pick(...REFRAINS);
  const eats = (who: Figure) => who.being?.eats ?? 'something';
  const one = S === T;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'stand', 'worried'), seen(G, 'stand', 'calm')],
          things: ['boots'],
        },
        `The best puddle in the world lay at the gate. But ${A.introduced} had only one boot. The other one was gone. "No puddles with one boot," said ${g}. ${forADay ? 'It was the day on which' : 'Luckily'} ${a} could ${to} ${kinds}.`,
        `${A.introduced} had a red boot on one foot, and a sock on the other. "It was on the step last night," said ${a}. "Then look for it," said ${g}. "No boot, no puddle." Well, ${a} ${forADay ? `could ${to}` : `had always been able to ${to}`} ${kinds}${forADay ? ', on that day' : ''}. They would know.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(S, 'stand', 'curious')] },
        `${one ? `There was ${S.introduced}, as always` : `The first to come by was ${S.introduced}`}. "Have you seen my red boot?" said ${a}. "Boot," said ${s}. "${refrain}" "No," said ${a}. "Pity," said ${s}. "I could just do with ${eats(S)}."`,
        `There was ${S.introduced}, just ${one ? 'there on the path' : 'coming up the path'}. ${a} asked about a boot, a red one. ${s} thought hard. "${refrain}" said ${s}. "I mean, is it like ${eats(S)}?" "Not a bit," said ${a}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'point', 'calm'), seen(A, 'stand', 'sad')] },
        `"Then I can't help," said ${s}. "There's only a new house, down by the pond. It's red, and it's got one door, at the top." "I'm not looking for a house," said ${a}. It's not easy, talking to ${kinds}.`,
        `"In that case I haven't seen one," said ${s}. "I've seen a house. It's new, and it's red, and has its front door in the roof. It's by the pond." "Thank you," said ${a}. "But I want a boot."`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'curious'), seen(A, 'kneel', 'curious')] },
        `${one ? `At the hedge ${a} tried ${t} once more` : `Under the hedge sat ${T.introduced}`}. "It's a thing for a foot," said ${a}. ${one ? `"Ah," said ${t}.` : `${t} had a look at ${A.names} foot.`} "${refrain}" "No!" said ${a}. "Then it must be the cave that you mean," said ${t}. "The red cave by the pond. It smells of feet."`,
        `${one ? `So ${a} explained it to ${t} again` : `Next ${a} asked ${T.introduced}`}, and drew a boot in the mud. "Very nice," said ${t}. "${refrain}" "You put it on," said ${a}. "You go into it." "Oh, a cave," said ${t}. "There's a red one by the pond. It smells of feet. It isn't a boot, though."`,
      ),
      page(
        { camera: 'close', actors: [seen(U, 'float', 'happy'), seen(A, 'sit', 'sad')] },
        `"Nobody knows," said ${a}, and sat down on the step. ${one ? `${u} sat down as well.` : `${U.introduced} came past.`} "${refrain}" said ${u}. "I've not even asked ${one ? 'again' : 'you'}!" said ${a}. "I only thought," said ${u}. ${one ? `"It might be in the bed. There's a red bed by the pond as well. I put my nose in. Somebody has taken it."` : `"I'm looking for somewhere to sleep. But the red bed by the pond is taken."`}`,
        `${one ? `${u} was sorry for ${a}.` : `${U.introduced} came by, and was sorry for ${a}.`} "What is it that you want?" said ${u}. "${refrain}" "It's a boot, and it's red, and you can't eat it," said ${a}. "I've only seen a red bed," said ${u}. "It's by the pond. Somebody snores in it."`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'surprised')] },
        `A house with one door, at the top. A cave that smells of feet. A bed with somebody in it. ${a} looked at the boot on the left foot. It was red. It had one door, at the top. "Oh!" said ${a}. ${one ? `"You did see it, ${s}! You've seen it three times!"` : `"They did see it! They've all seen it!"`}`,
        `${a} pulled off the other boot, and looked into it. There was a door, at the top. It was dark in there, like a cave. It was soft at the bottom, like a bed. And it did smell of feet. "A boot!" cried ${a}. "${one ? 'You' : 'They'} meant the boot!"`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'happy'), seen(mouse, 'stand', 'surprised')],
          things: ['boots'],
        },
        `By the pond, in the long grass, stood the red boot. There was a leaf across the top, for a lid. ${a} knocked. Out came a nose. "We don't want any," said ${mouse.introduced}. "I've just moved in. It's the first dry house that I've ever had."`,
        `It lay on its side under a fern, with a pebble for a step. "Excuse me," said ${a}. "That's my boot." "It's my house," said ${mouse.introduced}, and came out in a temper. "I found it on the path. I pushed it all the way. It's got a heel!"`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(mouse, 'stand', 'sad')], things: ['boots'] },
        `That's the trouble with talking to ${kinds === 'animals' ? 'animals' : 'anybody'}. You can't just pick up the boot. "Was it very wet before?" said ${a}. "There was a drip," said ${m}, "on my head." ${a} had nothing in either pocket. But on ${A.names} head there was a woolly hat.`,
        `If you didn't understand a word, it'd be easy. ${a} had understood every word. "Where did you live before?" "Under a dock leaf," said ${m}. "On good days." ${a} thought of the puddle. Then ${a} thought of dock leaves, and took off the woolly hat.`,
      ),
      page(
        { camera: 'medium', actors: [seen(mouse, 'jump', 'happy'), seen(A, 'hold', 'happy')], things: ['hat'] },
        `They hung it in the old flowerpot, where no rain comes. ${m} went in at the front, and was gone for a while. "It's got a bobble," said a voice from inside. "I've never had a bobble." And out of the boot came all ${m} owned. It was a nut.`,
        `"It's warm," said ${a}, "and it doesn't smell of feet." They stuffed it into a dry hole in the wall. ${m} tried it lying down, and curled up, and upside down. "Upstairs and downstairs," said ${m}. "I'll take it." So that was that.`,
      ),
      page(
        {
          setting: 'garden',
          camera: 'medium',
          actors: [seen(A, 'jump', 'happy'), seen(G, 'stand', 'happy')],
          things: ['boots', 'puddle'],
        },
        `Two boots went into the puddle, and most of the puddle went out. Then ${a} made a cake of what was left. "For you," said ${a}. ${going.Gcap} looked at it from all sides. "${refrain}" said ${g}. And everybody in the hedge fell about laughing.`,
        `At last the puddle had what it had been waiting for. It went up as high as the gate. ${a} brought ${g} a piece of the bottom, on a leaf. "${refrain}" said ${g}. "Now you're talking," said ${s}. But only ${a} could hear that.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { A, G, a, g, Gcap, chance } = going;
  const { asked, mouse, kinds, to, forADay } = partsOf(going);
  const [S, T, U] = asked;
  const [s, t, u] = [S.name, T.name, U.name];
  const m = mouse.name;
  const refrain = chance.pick(...REFRAINS);
  const eats = (who: Figure) => who.being?.eats ?? 'something';
  const one = S === T;
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'garden', camera: 'medium', actors: [seen(A, 'stand', 'proud'), seen(G, 'stand', 'calm')] },
        `${forADay ? `On the day that ${A.introduced} could ${to} ${kinds}` : `Ever since ${A.introduced} had been able to ${to} ${kinds}`}, ${a} spoke of nothing else. "They tell me everything," said ${a}. "And do you listen?" said ${g}. "Of course I do," said ${a}, who was already at the door. It had rained all night. At four there was the Puddle Jump, the whole street, for the cup. On the step stood one red boot.`,
        `You would like to be able to ${to} ${kinds}. ${A.introduced} could${forADay ? ', just that day' : ''}, and said that it was more like a bus full of aunts. They never answer what you ask. "Perhaps you don't ask what they can answer," said ${g}. "I know how to ask," said ${a}. At four it was the Puddle Jump, for the cup. ${a} had come second three years running. And one of the red boots was gone.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'kneel', 'curious'), seen(S, 'stand', 'curious')], things: ['boots'] },
        `${a} began with ${S.introduced}. "I'm looking for a boot," said ${a}. "It's like this one, only for the other foot." ${s} looked the boot over with interest, front and back. "${refrain}" said ${s}. "No. It's for walking." "You walk with your feet," said ${s}. "You don't mean that you've lost a foot? I'm only asking since I'm a bit empty. I could see my way to ${eats(S)}." ${a} breathed in, and out.`,
        `The first was ${S.introduced}. "Boot," said ${a}, and held up the one there was. "Where's the other?" "${refrain}" said ${s}. "No." "Would something that eats ${eats(S)} eat it?" "Nobody eats it! You put it on!" "On what?" said ${s}. ${a} put it on, to show. ${s} had always supposed that it grew there, and looked away, to be polite.`,
      ),
      page(
        { camera: 'medium', actors: [seen(S, 'point', 'calm'), seen(A, 'stand', 'angry')] },
        `"I can't say that I've seen one of those," said ${s}. "I've seen the new house, naturally. It's down by the pond, quite red, with the front door in the roof. They must have put it up in a night." "That's very interesting," said ${a}, "but it's not what I asked." "You did ask," said ${s}, rather hurt. ${a} was halfway to the hedge.`,
        `"Then I'm afraid not," said ${s}. "There's been so much else. They've built a house by the pond, bright red, with one room, and you go in at the top. Everybody's been to look." "I haven't time for houses," said ${a}. "It's gone two." ${s} opened wide to say a thing about the house, and then shut again. When people are in a hurry, one keeps it short.`,
      ),
      page(
        { camera: 'wide', actors: [seen(T, 'stand', 'curious'), seen(A, 'kneel', 'determined')] },
        `${one ? `${a} gave it another try, from a different end.` : `Under the hedge was ${T.introduced}.`} "Imagine," said ${a}, "a thing that one gets into." "${refrain}" said ${t}. "Forget about eating!" "How?" said ${t}. It was a fair question. "You get into it," said ${a}, "and it's dark, and there's a toe end." "Why didn't you say so? That's the cave," said ${t}. "By the pond. It's new. It's red outside, and it smells of feet." "I'm not looking for a cave," said ${a}.`,
        `${one ? `"I'll put it differently," said ${a} to ${t}.` : `By the water butt sat ${T.introduced}. ${a} had a system by now.`} "It's as long as this, and hollow. Don't ask whether you can eat it." ${t} was silent for a good while. You could see that it was hard. "${refrain}" it burst out of ${t}. "I'm sorry. Hollow, you said. There's a cave, that's all, by the pond, a red one, with a strong smell. Nobody knows who dug it." ${a} didn't even turn round to look.`,
      ),
      page(
        { camera: 'close', actors: [seen(U, 'float', 'calm'), seen(A, 'sit', 'sad')] },
        `It struck three. ${a} sat down on the step, next to the boot that there was. ${one ? `${u} had come along behind.` : `Somebody settled on the toe of it. It was ${U.introduced}.`} "${refrain}" said ${u}, but as you say good morning. ${one ? `"You don't know anything," said ${a}. "I've asked and asked." "I only wanted to say," said ${u}, "that there's a bed as well. It's by the pond, and it's red. I'd have told you before, but you asked for something to walk in. I got my nose into it. It was lined. Then somebody with whiskers asked me to take it out."` : `"They don't know anything," said ${a}. "I've asked and asked." "I only wanted to rest," said ${u}. "I had my eye on the red bed by the pond. But there's somebody in it now, with whiskers, and it's not to be shared. It's a pity. It was lined."`}`,
        `${one ? `${u} came and sat down too. "I won't ask you any more," said ${a}. "You'd say what you always say." "${refrain}" said ${u}, who had been going to. They sat there. It was nice to sit. "I know what would do you good," said ${u}. "A bed. There's a proper red one, by the pond, with a lining. I'd have told you, but you asked for something to walk in. I put my nose in, and there was somebody there, with whiskers, putting up a leaf." ${a} said, "Mm."` : `The last was ${U.introduced}. "I won't ask you," said ${a}. "You'd say what they all say." "${refrain}" said ${u}, who had been going to. They sat there. It was nice to sit. "You look as I feel," said ${u}. "I'd found a bed. It was a proper red one, by the pond, with a lining. I went to fetch my things. And when I got back, there was somebody in it, with whiskers, putting up a leaf." ${a} said, "Mm."`}`,
      ),
      page(
        { camera: 'medium', actors: [seen(A, 'think', 'surprised'), seen(U, 'stand', 'calm')], things: ['boots'] },
        `${a} was looking at the boot, because it was there. It had one door, in the roof. It was dark inside, with a toe end. It was red. It was lined. ${a} put in a nose, and there was no doubt at all about the smell. "A house," said ${a} slowly. "A cave. A bed." ${one ? `${s} had` : "They'd"} seen it, every time. ${one ? s : 'They'} had told it as well as could be. Each time ${a} had said that it wasn't what was asked. ${a} had done a great deal of talking to ${kinds}.`,
        `There are things that one hears only afterwards. "Red," said ${a}. "What did you say about a bed?" It was red, and by the pond. So was the cave. So was the house. ${a} turned the boot upside down, and a pebble fell out. What would you call it, if ${one ? 'you had never in your life put anything on' : 'you were as long as a thumb'}? You wouldn't call it a boot. "${one ? 'You' : 'They'} told me," said ${a}. "${one ? 'You' : 'They'} told me three times. I was waiting for a word." "You're welcome," said ${u}.`,
      ),
      page(
        {
          setting: 'pond',
          camera: 'wide',
          actors: [seen(A, 'kneel', 'happy'), seen(mouse, 'stand', 'determined')],
          things: ['boots'],
        },
        `It stood under the willow, with its toe to the sun. Somebody had set a row of snail shells down each side of the path. There was a leaf on hinges of grass. ${a} knocked. "If it's about the house, it's gone," said ${mouse.introduced}, coming out. "I rolled it here myself. It took all night, and I have been wet since I was born." Behind ${m}, in the dark, in the toe, something squeaked. It was five of something, and they were very new.`,
        `By the pond, in the dry, with a stone on either side to keep it level, was the boot. It had a doormat. ${a} had run all the way, and had got hold of the heel, before the leaf moved. "Would you mind?" said ${mouse.introduced}. "I've just got them off to sleep." There were five of them in the toe, as pink as thumbs. "It's the first place that hasn't leaked," said ${m}. It was half past three.`,
      ),
      page(
        { camera: 'close', actors: [seen(A, 'sit', 'worried'), seen(mouse, 'stand', 'calm')], things: ['boots'] },
        `If you don't understand, it's simple. You pick up your boot and shake it. But ${a} had understood, and there's no undoing that. "It's mine," said ${a}, not very loudly. "Is it?" said ${m}. "Do you live in it, too?" From the street you could hear them lining up. Nobody wins anything in one boot. ${a} had asked all day, and had not listened. Now there was only one thing to ask. "What was wrong with the house before?" said ${a}. And this time ${a} stayed, until it had all been told.`,
        `${a} let go of the heel. That's what it's like, with talking. Once you have heard somebody say a thing, you can't unhear it. "It's half of a pair," said ${a}. "I've got to jump at four." "Everybody has to jump sometimes," said ${m}, and understood that. "How many are there, did you say?" said ${a}. ${m} told ${a} their names. After that came the old house, and the drip, and the winter. The street was counting down by then. ${a} didn't say that there was no time.`,
      ),
      page(
        { camera: 'medium', actors: [seen(mouse, 'jump', 'happy'), seen(A, 'hold', 'determined')], things: ['hat'] },
        `It had to be dry, and dark, and lined. It had to have a toe end, for the small ones. ${a} put both hands to both ears, to think, and there it was. It was the woolly hat, the one with flaps. They bedded it in a hole of the wall, far above any puddle. ${m} went through it, from front to back, and you could follow the bump. "Flaps," called ${m}. "It has two front doors!" They moved the five over in a teaspoon, one by one. It takes as long as it takes.`,
        `"It needn't be a boot," said ${a}, "if it's like one?" "I don't know what a boot is," said ${m}. There was the hat. It was ${A.names} only warm one, with a bobble, and it was only October. ${a} took it off. In the hollow willow there was a shelf, quite dry, and it might have been measured. ${m} carried them across by the scruff, one by one, and ${a} held up the leaf. At the fifth they heard the whistle from the street. It was four.`,
      ),
      page(
        {
          setting: 'street',
          camera: 'wide',
          actors: [seen(A, 'jump', 'excited'), seen(G, 'cheer', 'happy')],
          things: ['boots', 'puddle'],
        },
        `They'd begun without ${a}. The cup had gone to a boy with very big feet. "You're late," said ${g}. "You've got both boots, and no hat." "I was listening," said ${a}. There was still the puddle, and nobody had said that one may only jump it for cups. ${a} took a run from the gate. It was the best one of the day. It was the best one of any day, and it wet the judges to the knee. It just didn't count.`,
        `${a} came round the corner in two boots, as they were handing over the cup. "Where have you been?" said ${g}. "You'd have had it easily." "I know," said ${a}, with red ears. "But I'd asked somebody something." ${Gcap} looked at the place where a hat had been, and didn't go on about it. The puddle was free by then. ${a} jumped it alone. It stood up round ${a} like a glass bell, and there was nobody to measure it.`,
      ),
      page(
        {
          setting: 'garden',
          time: 'sunset',
          camera: 'medium',
          actors: [seen(A, 'sit', 'happy'), seen(G, 'sit', 'happy'), seen(S, 'sit', 'calm')],
        },
        `They sat on the step until it got dark, with a hot pie. ${s} was there as well. ${a} said little, and it's surprising how much you are told. There's going to be frost. There's something the matter with the pear tree, low down. "And what do they say about me?" asked ${g}. ${a} asked them. There was a long silence, in which they all looked at the pie. "${refrain}" said ${s}. And ${a} gave ${s} a bit of the crust, and said that that was a very good question.`,
        `${forADay ? `By bedtime it was wearing off. What ${s} said was nearly only noise.` : `That evening ${a} left the window open.`} ${Gcap} had brought up supper on a tray. Down by the pond somebody very small was counting to five. "Well," said ${g}, "what do they talk about, when they've all got their houses?" ${a} held up a finger, and listened, right to the end. ${s} was looking at the tray. "${refrain}" said ${a}. "It means good night."`,
      ),
    ],
  };
}
