import type { NamedScene } from '../scene.ts';
import { said } from '../scene.ts';

const BUILT = String.raw`(?:trains?|train tracks?|tracks?|cars|lines?|rows?|towers?|lego|duplo|blocks|bricks|buildings?|models?|puzzles?|jigsaws?|dens?|magna-?tiles|dinosaurs|animals|figures|set-?up|creations?)`;
const DISTURBS = String.raw`(?:touch\w*|mov(?:e|es|ed|ing)|knock\w*|break\w*|broke|wreck\w*|destroy\w*|ruin\w*|mess\w*|grab\w*|crash\w*|pulls?|pulling|smash\w*|tak(?:es|ing)|crawl\w*|tread\w*|goes near|comes near|gets near)`;
const SMALL_ONE = String.raw`\b(?:sister|brother|baby|toddler|sibling|twin|cousin)\b`;
const UPSET = String.raw`\b(?:hit(?:s|ting)?|kick(?:s|ing)?|push(?:es|ing)?|shov\w*|smack\w*|slap\w*|bit(?:es|ing)|thump\w*|punch\w*|hurts?|lash\w*|scream\w*|meltdowns?|rage\w*|furious|explod\w*|loses? it|goes mad|angry|attack\w*|throws?)\b`;
const HITS = String.raw`\b(?:hit(?:s|ting)?|kick(?:s|ing)?|push(?:es|ing)?|shov\w*|smack\w*|slap\w*|thump\w*|punch\w*|hurts?|lash\w*|attack\w*)\b`;
const CUE = String.raw`(?=[^]*${SMALL_ONE})(?=[^]*${UPSET})[^]*?(?:\b${DISTURBS}\b (?:\w+ ){0,3}${BUILT}\b|\b${BUILT}\b[^.]{0,30}\b(?:is|are|gets?|being|been) (?:${DISTURBS}))`;

/** What a child has built or lined up, and somebody smaller who touches it. */
export const outOfTheLine: NamedScene = {
  id: 'lineup',
  image: 'an order that one child made, and a high place where it is safe',
  cue: said(CUE, String.raw`\b(?:friend|nursery|school|class)\b`),
  decides: new RegExp(`^(?=[^]*${HITS})${CUE}`, 'i'),
  titles: { young: 'A High Place for It', older: 'A High Place for It' },
  roles: {
    // What is left of it: who only touches it may have moved nothing.
    left: {
      fallback: { text: 'the order may be lost' },
      cues: [
        {
          match:
            /\b(?:knock\w*|crash\w*|push\w* over|kick\w* over|break\w*|broke|wreck\w*|destroy\w*|ruin\w*|smash\w*|mess\w*)\b/i,
          phrase: { text: 'the order is gone' },
        },
      ],
    },
    // What the small one does to it.
    undoes: {
      fallback: { text: 'touches' },
      cues: [
        { match: /\b(?:knock\w*|crash\w*|push\w* over|kick\w* over)\b/i, phrase: { text: 'knocks it over' } },
        { match: /\b(?:break\w*|broke|wreck\w*|destroy\w*|ruin\w*|smash\w*)\b/i, phrase: { text: 'breaks it up' } },
        { match: /\b(?:tak(?:es|ing)|grab\w*|snatch\w*)\b/i, phrase: { text: 'takes a piece' } },
      ],
    },
    small: {
      fallback: { text: 'somebody small' },
      cues: [
        { match: /\bsister\b/i, phrase: { text: '{his} sister', gender: 'f' } },
        { match: /\bbrother\b/i, phrase: { text: '{his} brother', gender: 'm' } },
        { match: /\bbaby\b/i, phrase: { text: 'the baby' } },
        { match: /\btwin\b/i, phrase: { text: '{his} twin' } },
        { match: /\bcousin\b/i, phrase: { text: '{his} cousin' } },
      ],
    },
    built: {
      fallback: { text: 'the building' },
      cues: [
        { match: /\btrains?(?! tracks?)\b/i, phrase: { text: 'the trains', plural: true } },
        { match: /\b(?:train )?tracks?\b/i, phrase: { text: 'the track' } },
        { match: /\bcars\b/i, phrase: { text: 'the cars', plural: true } },
        { match: /\btowers?\b/i, phrase: { text: 'the tower' } },
        { match: /\blego\b/i, phrase: { text: 'the Lego' } },
        { match: /\b(?:blocks|bricks)\b/i, phrase: { text: 'the blocks', plural: true } },
        { match: /\b(?:puzzle|jigsaw)\b/i, phrase: { text: 'the puzzle' } },
        { match: /\bdinosaurs\b/i, phrase: { text: 'the dinosaurs', plural: true } },
        { match: /\bden\b/i, phrase: { text: 'the den' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<lineup> Look, {built}! {Name} put it all just so. Then a small hand goes in. Oh no! A hit hurts.
      P<lineup> Small hands want to touch. They do not know.
      Q<lineup> With {small} near, {Name} may feel ____.
      H<lineup> {helper} can put it up high.
      H<lineup> {helper} can sit close by.
      T<lineup> {he} can call, "Help, please!"
      T<lineup> {he} can give one thing away.
      C<lineup> {he} can say, "Stop. Mine is here."
      A<lineup> Up high it is safe. No hand gets up there. Down here are things for {small}. Hands can build again.
    `,
    '4-5': `
      D<lineup> There is an order in {built}, and {Name} made it. Then {small} comes and {undoes}. Now {left}, and hands can go fast. A hit hurts, and it puts nothing back in its place.
      P<lineup> {small} cannot see that order. To small hands it just looks good to touch. A hit only tells that something is bad, and not what.
      Q<lineup> When {small} reaches out, {his} hands may feel ____.
      H<lineup> {helper} can find a high place for {built}.
      H<lineup> {helper} can give {small} some other things.
      T<lineup> {he} can hold up one hand and call for help.
      T<lineup> {he} can give {small} one thing to hold.
      C<lineup> {he} can say, "Stop. I made this."
      A<lineup> One piece goes in its place, and then the next. The order is the same as before. Up on a table it can stay till tomorrow. There are some things on the floor for {small}, too. Nobody got hit.
    `,
    '6-7': `
      D<lineup> It took {Name} a long time to get {built} just right. Each piece has its place. Then {small} puts out a hand and {undoes}. Now {left}. It is no wonder when hands get fast. But a hit hurts, and it puts nothing back.
      P<lineup> {small} did not see a plan. Whoever did not make it sees some nice things and wants to touch one.
      P<lineup> A grown-up hears only the hit, and not what came before. It helps to be told.
      Q<lineup> When {small} comes close, {his} hands may feel ____.
      H<lineup> {helper} can find a place that is too high to reach.
      H<lineup> {helper} can help, and hear what the order was.
      T<lineup> {he} can put {his} hands on the floor and call, "Help, please!"
      T<lineup> {he} can keep three spare pieces ready for {small}.
      C<lineup> {he} can say, "Stop. I am building this."
      A<lineup> Piece by piece it all gets its place, and the hands know how. Now it has a place up high, where it can stay till tomorrow. On the floor there is a box of big bricks. {small} can build with those.
    `,
  },
};
