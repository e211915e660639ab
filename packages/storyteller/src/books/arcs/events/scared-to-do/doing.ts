import type { SettingName, ThingName } from '@storylantern/contract';
import type { Going } from '../event.ts';

type Two = readonly [string, string];

/** What somebody is afraid to do though it is their own, and how it comes about in the end. */
export interface Doing {
  /** After "afraid of". */
  readonly feared: string;
  /** What all the others do, after their kind: "were in the air all day". */
  readonly others: string;
  readonly setting: SettingName;
  /** Three small things first, as "Ember hops off the flowerpot" and "Ember hopped off the flowerpot". */
  readonly now: readonly [string, string, string];
  readonly past: readonly [string, string, string];
  /** What is brought for each of them: "a flowerpot". */
  readonly brings: readonly [string, string, string];
  readonly things: readonly [readonly ThingName[], readonly ThingName[], readonly ThingName[]];
  /** For the young, whole lines: what is ready, what happens to it, and that it is done. */
  readonly ready: Two;
  readonly crash: Two;
  readonly done: Two;
  /** The same for the others. */
  readonly wasReady: Two;
  readonly crashed: Two;
  readonly did: Two;
  /** What they are doing then, after "was": "flying". */
  readonly doing: string;
  /** What can be seen or felt from there. */
  readonly there: string;
}

const POTS = {
  brings: ['a flowerpot', 'a bucket', 'a box'],
  things: [[], ['bucket'], ['box']],
} as const;

const fly = (a: string): Doing => ({
  ...POTS,
  feared: 'flying',
  others: 'were in the air all day long',
  setting: 'garden',
  now: ['hops off the flowerpot', 'hops off the bucket', 'hops off the box'],
  past: ['hopped off the flowerpot', 'hopped off the bucket', 'hopped off the box'],
  ready: [
    `A box, a bucket, a pot. Up goes ${a}. "Now fly!" "No!" says ${a}.`,
    `They make a tower. ${a} goes up. "Fly!" "No, no," says ${a}.`,
  ],
  crash: [`It wobbles. It wobbles more. Crash! Down goes the tower.`, `Oh! The tower moves. Crash! Down it all goes.`],
  done: [`But where is ${a}? Up here! ${a} is flying!`, `And ${a}? Not down there. Up here! ${a} is flying!`],
  wasReady: [
    `So they put the bucket on the box, and the pot on the bucket. ${a} climbed up and stood on one foot. It was high up there.`,
    `They built a tower, of the box and the bucket and the pot. It took ${a} a long time to get to the top of it.`,
  ],
  crashed: [
    `The flowerpot tipped. The bucket slid, and the box gave way. Crash! It all fell down, and left ${a} where ${a} was. There was nothing under ${a} any more.`,
    `Then the box said crack. Down went the box, and down went the bucket, and down went the pot. Only ${a} did not go down.`,
  ],
  did: [
    `${a} was not on the tower, and not on the ground. ${a} was in between. "You're flying," said the air, or somebody did.`,
    `There was nothing to hold on to. So ${a} held on to nothing. It was quite easy, with two wings going.`,
  ],
  doing: 'flying',
  there: 'The whole garden lay underneath, like a rug.',
});

const nest = (a: string): Doing => ({
  ...fly(a),
  feared: 'leaving the nest',
  others: 'had left their nests long ago',
  brings: ['a crumb', 'a bigger crumb', 'a biscuit'],
  things: [['nest'], ['nest'], ['tree']],
  now: ['sits on the edge', 'sits on a twig', 'sits on the last leaf'],
  past: ['sat on the edge of the nest', 'sat on the twig beside it', 'sat out on the branch'],
  ready: [
    `The nest is far away now. "Now let go!" "No!" says ${a}.`,
    `Here the branch ends. "Let go!" "No, no," says ${a}.`,
  ],
  crash: [
    `Here comes the wind. Down goes the branch. Whoosh! It flies up again.`,
    `Oh! The wind! The branch goes down. Then, whoosh, it goes up.`,
  ],
  wasReady: [
    `So there was ${a}, out where the branch was as thin as string. The nest looked small from there. All that was left was to let go.`,
    `So ${a} went on to the very end of the branch. ${a} sat on the last leaf but one, and held on.`,
  ],
  crashed: [
    `Then the wind came by. It pressed the branch down, and down. Then it let go. Up sprang the branch, and up went ${a}, like a pea.`,
    `There was a gust. The branch bent as low as it could. Then it straightened itself, all at once. ${a} was not on it any more.`,
  ],
  did: [
    `${a} was not in the nest, and not on the ground. ${a} was in between, and two wings were doing something about it.`,
    `There was nothing to hold on to. So ${a} held on to nothing. It was quite easy, with two wings going.`,
  ],
  there: 'The nest lay underneath, no bigger than a button.',
});

const jump = (a: string): Doing => ({
  ...POTS,
  feared: 'jumping',
  others: 'jumped over everything there was',
  setting: 'farm',
  now: ['goes over the flowerpot', 'goes over the bucket', 'goes over the box'],
  past: ['went over the flowerpot', 'went over the bucket', 'went over the box'],
  ready: [
    `"Now the gate!" "No!" says ${a}. The gate is open. ${a} goes through.`,
    `Here is the gate. It is open. ${a} goes through it. "No jumping!"`,
  ],
  crash: [
    `They run home, so fast. Oh! The wind shuts the gate. Bang!`,
    `Home they go. They run and run. Bang! The wind has shut the gate!`,
  ],
  done: [
    `${a} cannot stop. Up! Over the gate! ${a} is jumping!`,
    `It is too late to stop. Up goes ${a}. Over! ${a} has jumped!`,
  ],
  wasReady: [
    `That left the gate. It was as high as a kitchen table. "Not that," said ${a}. The gate stood wide open, and ${a} went through it.`,
    `"That's the gate," said ${a}, "and it's far too high." Luckily the gate was open. They went out through it for a run.`,
  ],
  crashed: [
    `They came home at a gallop, because it was supper. And the wind took hold of the gate, and shut it. Bang! It was right in front of ${a}.`,
    `On the way back they raced. They were very fast, and nearly there. Bang! The wind had shut the gate, and it was too late to stop.`,
  ],
  did: [
    `There was no time to be afraid. There was only time to go up. ${a} went up, and over, and came down on the other side.`,
    `${a} did the only thing that there was to do. ${a} went over the top, with room to spare.`,
  ],
  doing: 'jumping',
  there: 'The gate was behind, and it looked quite small.',
});

const high = (a: string): Doing => ({
  ...POTS,
  feared: 'heights',
  others: 'stood on the very tops of things',
  setting: 'mountain',
  now: ['stands on the flowerpot', 'stands on the bucket', 'stands on the box'],
  past: ['stood on the flowerpot', 'stood on the bucket', 'stood on the box'],
  ready: [
    `A box, a bucket, a pot. They are by the rock. Up goes ${a}.`,
    `They make a tower by the big rock. ${a} climbs on top.`,
  ],
  crash: [`It wobbles. It wobbles more. Crash! Down goes the tower.`, `Oh! The tower moves. Crash! Down it all goes.`],
  done: [
    `But where is ${a}? Not down there. Up on the big rock!`,
    `And ${a}? ${a} has jumped. Up! Look, on top of the rock!`,
  ],
  wasReady: [
    `So they went to the big rock. They put the bucket on the box, and the pot on the bucket. ${a} climbed up, with both eyes shut.`,
    `They built a tower by the big rock. It was the box, the bucket and the pot. ${a} got to the top, in the end.`,
  ],
  crashed: [
    `The flowerpot tipped. The bucket slid, and the box gave way. Crash! There was no time to climb down. There was one way left, and it was up.`,
    `Then the box said crack. Down went the box, and the bucket, and the pot. ${a} had to jump. There was only the rock to jump to.`,
  ],
  did: [
    `There was a bump, and something hard that did not wobble. It was the top of the rock. It was the highest thing for miles.`,
    `It was over in a blink. ${a} stood right on top of the big rock. Only the weather was higher.`,
  ],
  doing: 'right on top',
  there: 'The whole valley lay underneath, like a rug.',
});

const swim = (a: string): Doing => ({
  ...POTS,
  feared: 'swimming',
  others: 'were on the pond all day long',
  setting: 'pond',
  brings: ['a puddle', 'a bucket', 'the old bathtub'],
  things: [['puddle'], ['bucket'], ['bathtub']],
  now: ['sits in the puddle', 'sits in the bucket', 'sits in the bathtub'],
  past: ['sat in the puddle', 'sat in the bucket', 'sat in the bathtub'],
  ready: [
    `The tub is by the pond. ${a} is in it. "Now the pond!" "No!"`,
    `Look, there is the pond. "Now swim!" "No, no," says ${a}.`,
  ],
  crash: [
    `Oh! The tub slips in the mud. Down it slides. Splash!`,
    `The tub begins to slide. Down, down. Splash! In goes the tub.`,
  ],
  done: [
    `But where is ${a}? Not in the tub. ${a} is swimming!`,
    `And ${a}? Out on the pond! ${a} is swimming, round and round!`,
  ],
  wasReady: [
    `The bathtub stood on the bank, in the mud, full to the brim. ${a} sat in it, quite at home. In front of it was the pond.`,
    `They had pulled the bathtub to the edge of the pond. ${a} sat in it with both eyes shut.`,
  ],
  crashed: [
    `Mud is slippery. First the tub moved a little. Then it moved a lot. It slid down the bank, tipped over at the bottom, and went splash.`,
    `There was a squelch. The tub had begun to slide. It went down the bank like a sledge, and over it went, and in.`,
  ],
  did: [
    `The tub was upside down. ${a} was not. ${a} was out in the middle, and some feet were going to and fro.`,
    `There was water on this side, and water on that side. And ${a} lay on it as if it were a cushion.`,
  ],
  doing: 'swimming',
  there: `The water was soft, and it held ${a} up like a hand.`,
});

const FEARS = String.raw`(?:scared|afraid|frightened|terrified|too scared|hates?)`;
const KNOWN: readonly (readonly [RegExp, (a: string) => Doing])[] = [
  [/\bnests?\b/i, nest],
  [/\b(?:fly|flying|fly ?ing)\b/i, fly],
  [/\b(?:jump\w*|leap\w*|hop\w*)\b/i, jump],
  [/\b(?:heights?|high places|climb\w*)\b/i, high],
  [/\b(?:swim\w*|div(?:e|ing))\b/i, swim],
];

/** What a theme may say that somebody fears to do. */
export const SCARED_TO = new RegExp(
  String.raw`\b${FEARS} (?:of |to )?(?:the )?(?:fly(?:ing)?|jump(?:ing)?|leap(?:ing)?|hop(?:ping)?|heights?|high places|climb(?:ing)?(?: trees)?|swim(?:ming)?|div(?:e|ing)|leav(?:e|ing) (?:the|his|her|its) nest)\b|\b(?:won['’]?t|will not|would not|wouldn['’]?t|does ?n[o'’]?t want to|did ?n[o'’]?t want to|refus(?:es|ed) to|does not want to|did not want to) (?:fly|jump|climb|swim|dive)(?: (?:in|into) (?:the )?(?:pond|water))?(?=$|[.!,]| because| at all)|\b(?:won['’]?t|will not|would not|wouldn['’]?t|does ?n[o'’]?t want to|did ?n[o'’]?t want to|refus(?:es|ed) to|does not want to|did not want to) (?:leave|fly out of|come out of|get out of) (?:the|his|her|its) nest\b`,
  'iu',
);

/** A mermaid who can't swim has not dared to. */
export const NEVER_SWAM =
  /\bmermaids?\b[^.]*\b(?:cannot|can['’]?t|could ?n[o'’]?t|never (?:could|learned to|learnt to)|unable to) swim\b/iu;

const INTO = /\b(?:in|into) (?:the |a )?(?:pond|water|pool|lake|river)\b/i;

/** What is feared in a theme, in its own word. */
export function doingOf({ raw, a }: Going): Doing {
  const said = (SCARED_TO.exec(raw) ?? NEVER_SWAM.exec(raw))?.[0] ?? raw;
  if (INTO.test(raw)) return { ...swim(a), feared: /\bjump/i.test(said) ? 'jumping in' : 'swimming' };
  const doing = (KNOWN.find(([of]) => of.test(said))?.[1] ?? fly)(a);
  return /\bclimb/i.test(said) ? { ...doing, feared: 'climbing' } : doing;
}
