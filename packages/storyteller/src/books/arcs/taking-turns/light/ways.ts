import type { SceneHint } from '../../../arc.ts';

/** What light does to somebody, and when. */
export interface Way {
  /** What the wish says: "blue", "spots". */
  readonly of: RegExp;
  readonly scene: Pick<SceneHint, 'time' | 'setting' | 'weather'>;
  /** Sentences of at most eight words, that end with who it is. */
  young(h: string): string;
  /** Of at most fourteen. */
  middle(h: string): string;
  /** Of at most twenty: what the light is, and what it does. */
  old(h: string): string;
  /** When it will be so again, after "It comes": "every evening". */
  readonly again: string;
}

/** What things look like at an hour or in a place, which is true of everybody. */
export const WAYS: readonly Way[] = [
  {
    of: /\b(?:light |dark |pale )?(?:blue|violet|lilac)\b/i,
    scene: { time: 'sunset' },
    young: (h) => `The sun has gone. The road is blue. The wall is blue. And ${h}?`,
    middle: (h) =>
      `The sun went down, and nobody had lit a lamp yet. There is a bit of every day that is blue. The road was blue, and the wall was. And so was ${h}.`,
    old: (h) =>
      `It lasts about ten minutes, and most people are indoors, drawing the curtains. The sun has gone. What is left of the day comes down from the top of the sky, and it is blue. It does not ask what a thing was before. The road was blue, and the milk on the step. In the midst of it stood ${h}, blue to the tips.`,
    again: 'every evening',
  },
  {
    of: /\bblack\b/i,
    scene: { time: 'night' },
    young: (h) => `The sun has gone. The tree is black. The wall is black. And ${h}?`,
    middle: (h) =>
      `It grew dark. One by one the colours went out, like lamps. The tree was black, and the gate was black against the sky. And so was ${h}, as black as a hat.`,
    old: (h) =>
      `Colours go out one by one, like the windows of a house. Red goes first, and green, and yellow a good while after. Then there is only the sky, with everything cut out of it. The tree was black, and the gate. And on the top of the hill, against the last of the light, stood ${h}, as black as ink.`,
    again: 'every night',
  },
  {
    of: /\b(?:white|silver|pale)\b/i,
    scene: { time: 'night' },
    young: (h) => `Up comes the moon. The road is white. The wall is white. And ${h}?`,
    middle: (h) =>
      `The moon came up, large and round. The road was white, and so was the roof. Every leaf had a silver edge. And there was ${h}, white all over, with a black shadow.`,
    old: (h) =>
      `Nothing keeps its colour by the moon. It isn't strong enough to show any. It only has the one, and it lays that on everything, like a good thin coat of paint. The road was white, and the roof of the shed. There stood ${h}, in silver, with a shadow as sharp as if it had been cut with scissors.`,
    again: 'whenever there is a moon',
  },
  {
    of: /\b(?:pink|red|orange|purple|crimson|scarlet)\b/i,
    scene: { time: 'sunset' },
    young: (h) => `The sun is low. The sky is red. The wall is pink. And ${h}?`,
    middle: (h) =>
      `The sun got low, and it got red. It does that every day, when nobody is looking. The wall went pink, and the gate went rose. And it shone on ${h}, all the way down.`,
    old: (h) =>
      `When the sun is low, its light has a long way to come, and it loses the blue on the journey. Only the reds get all the way. They fell on the wall, and it was rose. They fell on a bucket, and it might have been made of rubies. And they fell on ${h}, who burned from end to end like the coals of a fire.`,
    again: 'every evening',
  },
  {
    of: /\b(?:gold|golden|yellow|orange)\b/i,
    scene: { time: 'sunset' },
    young: (h) => `The sun is low. The grass is gold. The wall is gold. And ${h}?`,
    middle: (h) =>
      `The sun came in low, under the branches, as thick as honey. The grass was gold, and the old bucket was. Even the dust was. And in the middle of it stood ${h}, as gold as a crown.`,
    old: (h) =>
      `There is half an hour at the end of a fine day that is not like the rest. The light comes in from the side, thick and slow, like honey off a spoon. The grass was gold, and the dust over the road. A hen went by who could have been in a church. And there was ${h}, who was gold all through.`,
    again: 'every fine evening',
  },
  {
    of: /\bgreen\b/i,
    scene: { time: 'day', setting: 'forest' },
    young: (h) => `They sit under the leaves. The light is green. The moss is green. And ${h}?`,
    middle: (h) =>
      `They went in under the trees, where it was cool. All the light came through leaves in there, and it was green. The path was green, and the air was. And so was ${h}.`,
    old: (h) =>
      `They went in under the trees, to be out of the sun. It was like going into a pond. Each leaf lets the green through, and keeps the rest. By the time that the light has come down past a thousand of them, there is nothing else left in it. The path was green, and the stones. And ${h} was as green as an apple.`,
    again: 'every day, under the trees',
  },
  {
    of: /\b(?:spots?|spotty|spotted|dots?|dotty|polka)\b/i,
    scene: { time: 'day', setting: 'forest' },
    young: (h) => `Sun comes in through the leaves. Spot, spot, spot! Spots on the path. And ${h}?`,
    middle: (h) =>
      `They sat down under a tree. The sun came in at every gap between the leaves. Each gap made one round spot. There were spots on the path, and spots on ${h}. There were more than a hundred.`,
    old: (h) =>
      `They sat down under a tree, since it was hot. Between the leaves there are gaps, of all shapes. But the sun is round, and every gap lets down one small round picture of it. They lay all over the path like money. They lay on the bank, and all across ${h}. There were two hundred of them, moving a little.`,
    again: 'every day, under the trees',
  },
  {
    of: /\b(?:stripes?|stripy|striped)\b/i,
    scene: { time: 'sunset' },
    young: (h) => `Sun comes in through the fence. Stripe, stripe! Stripes on the grass. And ${h}?`,
    middle: (h) =>
      `The sun got low, and shone in through the fence. Each post laid down one long stripe. There were stripes on the grass and on the wall. And there were stripes on ${h}, all the way along.`,
    old: (h) =>
      `By six the sun had come down to the fence, and was looking through it. A fence is a thing that makes stripes, if one stands on the right side of it. It laid them over the grass, dark and bright, dark and bright. They ran up the wall. They ran over ${h}, and bent wherever ${h} bent, as if they had grown there.`,
    again: 'every fine evening',
  },
  {
    of: /\b(?:shiny|sparkly|glittery|shining|glowing|sparkling|bright)\b/i,
    scene: { time: 'day', weather: 'clear' },
    young: (h) => `Out comes the sun. The wet road shines. The wet wall shines. And ${h}?`,
    middle: (h) =>
      `It stopped raining, and the sun came out, all at once. The road shone like a river. Every drop on every leaf had a small sun in it. And ${h} was wet from top to toe.`,
    old: (h) =>
      `The rain stopped as if somebody had shut it off, and the sun came in under the cloud. There is nothing that shines like a wet thing. The road was a river of light. On each hair and thorn there hung a drop, and in each drop was the whole sun, upside down. And nobody there was as wet as ${h}.`,
    again: 'after every rain',
  },
  {
    of: /\b(?:colou?rful|multi-?colou?red|rainbow(?:-?colou?red)?|all (?:the )?colou?rs|more colou?rs|lots of colou?rs)\b/i,
    scene: { time: 'sunset' },
    young: (h) => `The sun is low. It comes in sideways. It comes through the jar. Look at ${h}!`,
    middle: (h) =>
      `The sun got low, and shone through the jar of water. Water pulls the light apart. On the far side it came out red, and gold, and green, and blue. And it all fell on ${h}.`,
    old: (h) =>
      `There was a jar of water on the wall, for the brushes. Towards six the sun came down to it, and went in. Plain light is not plain. It is all of them at once, with their arms round each other, and water makes them let go. Out on the far side came red, and gold, and green, and blue, and something past blue. They fell in a row, right across ${h}.`,
    again: 'every fine evening',
  },
];
