import type { Figure, Told } from '../../../arc.ts';
import { titled } from '../../wording.ts';
import { seen, type EventPlot, type Going } from '../event.ts';
import { page } from '../page.ts';
import { toyOf } from './toy.ts';

const REFRAINS = [
  'Not me!',
  'Not me, then!',
  'Not me today!',
  'Not me this time!',
  'No, not me!',
  'So not me!',
  'Oh, not me!',
  'Well, not me!',
  'Not me, no!',
  'Not me again!',
] as const;
const TITLES = ['not me', 'a ribbon goes downstairs', 'who is up there?', 'the one under the dust'];

interface Parts {
  /** The toy, and the mouse. */
  readonly X: Figure;
  readonly x: string;
  readonly sat: 'sat' | 'stood';
  /** What it waves with. */
  readonly limb: string;
  readonly M: Figure;
  readonly m: string;
  /** "attic", "cellar". */
  readonly up: string;
  readonly refrain: string;
}

function partsOf(going: Going): Parts {
  const { raw, company, chance } = going;
  const X = toyOf(going);
  const M = company.meet('mouse');
  const onHooves = X.being?.id === 'horse';
  return {
    X,
    x: X.name,
    sat: onHooves ? 'stood' : 'sat',
    limb: /^(?:horse|dog|elephant|rabbit)$/.test(X.being?.id ?? '') ? 'front leg' : 'arm',
    M,
    m: M.name,
    up: /\bloft\b/.test(raw) ? 'loft' : 'attic',
    refrain: chance.pick(...REFRAINS),
  };
}

/** Things are fetched from the attic, and it is never the toy; so a ribbon goes down, with a mouse. */
export const NOT_ME: EventPlot = { id: 'not-me', young, middle, old };

function young(going: Going): Told {
  const { G, K, g, k, Gcap, chance } = going;
  const { X, x, sat, M, m, up, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(X, 'sit', 'sad')], things: ['box'] },
        `High up in the ${up}. ${X.introduced} ${sat === 'stood' ? 'stands' : 'sits'} there. Nobody plays with ${x} now.`,
        `Who is up in the ${up}? ${X.introduced}, all forgotten!`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'look-up', 'curious')], things: ['backpack'] },
        `A door opens. A hand comes in. It takes a rucksack. "${refrain}" says ${x}.`,
        `It gets light! A hand comes. It wants the rucksack. "${refrain}" says ${x}.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'wave', 'happy')], things: ['tent'] },
        `The hand comes. ${x} waves. It takes the tent. "${refrain}"`,
        `The hand again! ${x} waves. It takes the tent. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'sad')], things: ['umbrella'] },
        `Next it takes the umbrella. ${x} is grey with dust. "${refrain}"`,
        `Then the umbrella goes. ${x} is full of dust. "${refrain}"`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'happy'), seen(X, 'sit', 'sad')] },
        `There is a hole. Out comes ${M.introduced}. ${x} is too big for it.`,
        `${M.introduced} comes out of a hole. It is too small for ${x}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'hold', 'calm', 'ribbon'), seen(M, 'stand', 'curious')] },
        `"Take my red ribbon down," says ${x}. Off goes ${m}.`,
        `${x} has a red ribbon. "Take that down with you, ${m}!"`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'curious', 'ribbon'), seen(G, 'stand', 'surprised')] },
        `In the morning ${k} finds a ribbon. "That was mine!" says ${g}.`,
        `"What is this?" says ${k}. It is a red ribbon. "I know that!" says ${g}.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'look-up', 'curious'), seen(G, 'stand', 'worried'), seen(X, 'jump', 'excited')],
        },
        `Up they come. They look and look. ${x} jumps. Puff, goes the dust!`,
        `They look all over the ${up}. Then ${x} jumps. Puff, goes the dust!`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hug', 'happy'), seen(X, 'hug', 'happy'), seen(K, 'stand', 'happy')] },
        `"There you are!" says ${g}. "I had you when I was little."`,
        `"Oh, ${x}!" says ${g}. "You were mine when I was small."`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'sleepy'), seen(X, 'sit', 'happy')] },
        `${x} lies by ${k}. "Who goes back up?" says ${g}. "${refrain}"`,
        `${Gcap} says good night. "Who sleeps up in the ${up}?" "${refrain}" says ${x}.`,
      ),
    ],
  };
}

function middle(going: Going): Told {
  const { G, K, g, k, Gcap, chance } = going;
  const { X, x, sat, limb, M, m, up, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(X, 'sit', 'calm')], things: ['box'] },
        `At the back of the ${up} was a box, between a lamp and skis. In it ${sat} ${X.introduced}, with a red ribbon. "Wait here," a small somebody had said. "They'll be up in a minute," said ${x}. It had been years.`,
        `${X.introduced} lived in the ${up}. There was a lamp on one side, and skis on the other. ${x} wore a red ribbon, in case somebody came. "Wait here," a small somebody had said, one summer.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'look-up', 'excited')], things: ['backpack'] },
        `Then there was a noise. The door in the floor went up, and there was light. A big hand came in and felt about. ${x} was all ready. It took the rucksack. "${refrain}" said ${x}, and it was dark.`,
        `In June the door in the floor flew open. Up came a hand! It went past the lamp. It went past ${x}, and took a rucksack. "${refrain}" said ${x}. "They need that first, I suppose."`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'wave', 'happy')], things: ['tent'] },
        `In July the hand was back. ${x} waved with both ${limb}s. But dust is slow, and ${limb}s are short. The hand took the tent by its strings, and off it went. "${refrain}" said ${x}.`,
        `In July it came for the tent. ${x} had climbed on top of that, so as to be seen. The tent went. ${x} rolled off behind the skis, upside down. "${refrain}" said ${x}, from there.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'sad')], things: ['umbrella'] },
        `In autumn it was the umbrella. By then there was so much dust on ${x} that you could have written in it. The hand touched ${x}, and wiped its fingers. "${refrain}" said ${x}, very quietly.`,
        `When the rain began, it wanted the umbrella. It patted ${x} on the head, by mistake, and a cloud came out. Somebody sneezed. The door shut. "${refrain}" said ${x}. It was getting hard to say.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'happy'), seen(X, 'sit', 'curious')] },
        `"You look like a heap of dust," said somebody. It was ${M.introduced}. "They can't see you. Come down with me. There's a small one there now." They tried it. In the hole ${x} got stuck at the ears.`,
        `Out of the wall came ${M.introduced}, with a crumb. "Down there they've got a small one again," said ${m}. "I've seen it in bed." ${x} put one foot in the hole. It was a hole for mice. The other foot did not go in.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'hold', 'calm', 'ribbon'), seen(M, 'stand', 'curious')] },
        `So ${x} undid the red ribbon. It had been there as long as ${x} had. "If I can't go, that can," said ${x}. "Put it where the small one is." ${m} pulled. The end of it ran away down the hole like a red tail.`,
        `"What can you carry?" said ${x}. "Anything that's thin," said ${m}. There was only one thing about ${x} that was thin. ${x} felt very bare without the ribbon. But it went down the hole, and it went quite easily.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'curious', 'ribbon'), seen(G, 'stand', 'surprised')] },
        `In the morning ${k} found it on the pillow. "Where does this come from?" said ${k}. ${Gcap} took it, and was quiet, and smelled it. "I knew somebody with a ribbon like that," said ${g}. "I put them somewhere safe. It was so safe that I never found them again."`,
        `"Look what was on my bed," said ${k} at breakfast. ${Gcap} put down the spoon. It was a ribbon, red, and bitten at one end. "I bit that," said ${g} slowly. "When I was as small as you." And ${g} looked up, at the ceiling.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'look-up', 'curious'), seen(G, 'stand', 'worried'), seen(X, 'sit', 'sad')],
          things: ['torch'],
        },
        `The door went up. There was a torch this time, and two faces. The light ran over the lamp and the skis. It ran over a grey heap, and went on. "Nobody here," said ${g}. "${refrain}" thought ${x}. "I look like dust."`,
        `Up the ladder they came, with a torch. They moved the skis, and looked in eleven boxes. Twice the light fell on ${x}. "That's only dust," said ${g}, sadly, and turned to go. "${refrain}" thought ${x}. "Not even now."`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'jump', 'excited'), seen(K, 'stand', 'surprised')] },
        `What do you do with dust? ${x} jumped. It was the first jump for years, and it was not high. But it went puff, and all the dust flew off at once. "That heap has got a face!" cried ${k}.`,
        `Then ${x} knew what to do. ${x} took a breath, and hopped, once, and shook. A grey cloud went up. In the middle of it, clean and quite cross, was ${x}. "There!" cried ${k}. "There's somebody!"`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hug', 'happy'), seen(X, 'hug', 'happy'), seen(K, 'stand', 'happy')] },
        `${Gcap} sat down on the skis. "${x}," said ${g}. The hand was big now. But it held on just as it used to, too tightly, round the middle. "I said, wait here," said ${g}. "And you did."`,
        `The big hand picked ${x} up, and it was the same hand. It had only grown. "I was coming back for you," said ${g}. "I got older in between. I don't know how it happened." ${k} tied on the ribbon.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'sleepy'), seen(X, 'sit', 'happy'), seen(G, 'stand', 'happy')] },
        `${x} sleeps at ${K.names} now, and on Sundays with ${g}. "Who wants to go back up?" says ${g}, for fun, every night. And every night ${k} hears it, quite clearly, from under the blanket. "${refrain}"`,
        `Now they take turns, ${k} and ${g}. "Whose is ${x} really?" said ${k}. "Who has to go upstairs, if there isn't room?" Something moved under the blanket. "${refrain}" it said.`,
      ),
    ],
  };
}

function old(going: Going): Told {
  const { G, K, g, k, Gcap, chance } = going;
  const { X, x, sat, limb, M, m, up, refrain } = partsOf(going);
  return {
    title: titled(chance.pick(...TITLES)),
    refrain,
    pages: [
      page(
        { setting: 'bedroom', camera: 'medium', actors: [seen(X, 'sit', 'calm')], things: ['box'] },
        `"Wait here," somebody had said. "I'll be back in a minute." It was a small person with jam on one cheek, whose room was being cleared. So ${X.introduced}, with a red ribbon under the chin, waited in the ${up}. That's what toys are good at. There was a lamp to the left, and skis to the right. ${x} did not count the years. There was nothing to count them with.`,
        `${X.introduced} still knew what came last. It was a face with jam on it, whose room was being cleared. "Wait here," it said. "I'll be back in a minute." Then the door in the floor shut. It was a long minute. It had had a good many winters in it. ${x} ${sat} in the box, between a lamp and some skis, and kept the red ribbon straight.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'look-up', 'excited')], things: ['backpack'] },
        `Things were fetched. The door went up with a bang, and there was light, and a hand. It was always the same one, a large one. In June it felt about and took the rucksack. ${x} had been all ready. "${refrain}" said ${x}, when it was dark. "They want that for the journey. You take the bag first, and then whoever is coming along."`,
        `Every now and then the door flew up, and a hand came out of the light. It was nobody's that ${x} knew. It was broad, with a ring on it. In June it went along the boxes like somebody reading, and stopped at the rucksack. "${refrain}" said ${x}. ${x} thought of good reasons for it, one after the other. There was plenty of time.`,
      ),
      page(
        { camera: 'medium', actors: [seen(X, 'wave', 'happy')], things: ['tent'] },
        `In July it was the tent. ${x} had climbed on to it, which took three weeks, and ${sat} on top when the hand came. The tent went off with a jerk. ${x} turned over in the air and landed behind the skis. "${refrain}" said ${x}, head down. Up above, or rather down below, they were laughing at something. It came through the boards.`,
        `For July ${x} had a plan. When the door went up, both ${limb}s were up as well, and waving. It was a good wave. It moved the dust a little. The hand came by so close that there was a breeze, and took the tent. "${refrain}" said ${x}. A car started. Then it was quiet in the whole house for two weeks, and flies walked on the window.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'sit', 'sad')], things: ['umbrella'] },
        `In October it needed an umbrella. It put its palm right on top of ${x}, and drew it back. "Ugh," somebody said, and wiped it. There was so much dust on ${x} by then that there was no telling what it was. "${refrain}" said ${x}. And for the first time there was another thought. Suppose that the small one was not coming. Suppose that there was no small one any more.`,
        `In autumn the hand came for an umbrella, and touched ${x} on the way. ${x} kept quite still, for joy. It was only a moment. Then it was wiped on a trouser leg. "What a lot of dust," said a voice. It was a big, tired voice. It had never had jam on it, as far as anybody could hear. "${refrain}" said ${x}, after a while. It no longer sounded like a thing that might change.`,
      ),
      page(
        { camera: 'close', actors: [seen(M, 'stand', 'happy'), seen(X, 'sit', 'curious')] },
        `"You could come down and ask," said somebody from the skirting board. It was ${M.introduced}, who did the kitchen at night. "There's a small one," said ${m}. "It sleeps on the left. It eats jam." ${x} got up so fast that the box fell over. But the way led through a hole, and the hole was made to measure for mice. Twice they tried. They tried it with butter.`,
        `There was a mouse in the wall, called ${m}, who went down every night and came home with news. "What do they talk about?" said ${x}. "Spoons, mostly," said ${m}. "But there's a small one there now, in the bed on the left. It's got jam on it." At that ${x} stood up. They tried the hole feet first, and they tried it head first. A toy is thickest in the middle. It's the part that's meant to be held.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'hold', 'calm', 'ribbon'), seen(M, 'stand', 'curious')] },
        `"What have you got that's thin?" said ${m}. There was one thing. It had been tied on by the small person, with a double bow, on a birthday. It was how ${x} was to be known again. If it went, then ${x} would be a heap of dust with nothing to tell it from other heaps. And it might be swept up, down there, and nobody would ever look. ${x} thought about it until it got light. Then ${x} undid the bow.`,
        `It would have to be something flat. ${x} had only one such thing, and it was under the chin. "They'd know that," said ${x}. "It's the only thing they would know." And that was just the trouble. With the ribbon ${x} was somebody. Without it ${x} was dust. "You needn't," said ${m}. ${x} pulled at one end, and the bow came open, as it had last done on a birthday. "Take it," said ${x}, "before I think."`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'curious', 'ribbon'), seen(G, 'stand', 'surprised')] },
        `${K.introduced} found it on the pillow, with small teeth marks in it. "Did you put this here?" said ${k}. ${Gcap} began to say no. Then ${g} took it between two fingers, and held it up to the window. It had a jam stain, very old. "I tied that," said ${g}. "I hid somebody with it, so well that I never found them again. I was told the box had been thrown away." And ${g} sat down on the bed, and for some time was not there at all.`,
        `"I've had post," said ${k} at breakfast, and laid it beside the plate. It was a red ribbon, rather chewed. Nobody spoke. "I know that jam," said ${g} at last, and touched a spot on it. "I had somebody who wore it. I hid them, when my room was cleared, so well that I never found them. I was told the box had been thrown away." "Not all of it," said ${k}. And they both listened, as if there were something to be heard.`,
      ),
      page(
        {
          camera: 'wide',
          actors: [seen(K, 'look-up', 'curious'), seen(G, 'stand', 'worried'), seen(X, 'sit', 'calm')],
          things: ['torch'],
        },
        `The door did not bang that time. It was lifted. There was a torch, and behind it, one above the other, two faces. ${x} looked for jam. It was on the lower one. But it was the wrong face. They searched for an hour, in every box there was. Twice the light lay on ${x}, without a ribbon, grey from end to end, and passed on. "It's only dust," said the big one. "It was a nice idea. Come down." "${refrain}" thought ${x}.`,
        `They came up together, the large hand and a small one, with a torch. So there was a small one. ${x} had never seen it before in all those years. It had jam, but it was other jam. The two of them turned over everything. They moved ${x} aside, to look behind. "There's nobody," said the large one, and it was the tired voice, and it was not quite steady. "They were right. It was thrown away." "${refrain}" thought ${x}.`,
      ),
      page(
        { camera: 'close', actors: [seen(X, 'jump', 'excited'), seen(K, 'stand', 'surprised')] },
        `A toy has a rule, and it's the first one. It does not move when they look. ${x} had kept it for longer than most. But the light was going down the ladder. What is it for, a rule like that, if it means never being found? ${x} jumped. All the dust of all those winters went up in one cloud. And when it came down again, it came down round somebody with a face.`,
        `There's something that toys never do, while anybody is there. They're taught it before they have eyes. ${x} had never so much as blinked. And the torch went away, step by step, with the large hand round it. The rule had not been made for this, or if it had, it was a bad one. ${x} jumped, as high as a toy can. The dust flew. "That one jumped," said the small person, on the ladder. "Did you see that? Look! It's got eyes!"`,
      ),
      page(
        { camera: 'close', actors: [seen(G, 'hug', 'happy'), seen(X, 'hug', 'happy'), seen(K, 'stand', 'happy')] },
        `The large hand came, slowly, and picked ${x} up. And then it did something that no large hand could have known. It put its thumb under the left ${limb}, where it is worn thin, and pressed. So that was where the small person had gone. It had been inside the big one all the time. "I said a minute," said ${g}. "I'm a bit late." ${k} tied the ribbon, with a double bow.`,
        `It was the big one that got there first. It held ${x} at arm's length, and then it did not. It smelled of soap and work and things that ${x} did not know. But there was a place behind the ear, and the nose went there, and fitted. "You got so large," thought ${x}. "Nobody told me to look for that." "I thought they'd thrown you away," said ${g}. And ${k} held the torch, and looked the other way for a bit.`,
      ),
      page(
        { camera: 'medium', actors: [seen(K, 'hold', 'calm'), seen(X, 'sit', 'calm'), seen(G, 'stand', 'calm')] },
        `There was only one question left, and it was not an easy one. "${x} is yours," said ${k}. "I only found the ribbon." ${Gcap} would have liked that, and it showed. "I've got a desk, and a telephone," said ${g}. "What would anybody do all day on a desk?" And ${g} put ${x} down on the bed, on the left, and went out quite quickly. Then ${g} came in again, to say good night to both.`,
        `"So who gets to have ${x}?" said ${k}. It was a fair thing to ask. ${Gcap} had had ${x} first, and had been without for the longest. There was the shelf in the study, with a good view. Then ${g} looked at the middle of ${x}, which is meant to be held. "You, in the week," said ${g}. "On Sundays I'll come and borrow." It cost something. It was in the voice.`,
      ),
      page(
        { camera: 'close', actors: [seen(K, 'hug', 'sleepy'), seen(X, 'sit', 'happy'), seen(M, 'stand', 'happy')] },
        `There's jam on the ribbon again. When things are fetched now, ${x} hears it from below, the door, and the steps. "Who has to go up to the ${up}?" says ${g} every time, and looks round at all of them. "${refrain}" says somebody. ${k} says that it wasn't ${k}. And at night, for old times' sake, there's always a crumb on the pillow. It's gone by the morning.`,
        `That was in November. They've cleared the ${up} since, and looked into each box before it went. "Anybody for upstairs?" ${g} calls in the evening, quite loudly, at the door. Everything is still. It's a rule, after all, and a good one, mostly. But if ${g} waits, and does not look, it comes, rather muffled, from somewhere under ${K.names} arm. "${refrain}"`,
      ),
    ],
  };
}
