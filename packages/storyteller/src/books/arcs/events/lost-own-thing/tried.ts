import type { Parts } from './parts.ts';

/** What a thing did when it was tried by three to whom it does not belong, and what it does again for whoever it is. */
export interface Tried {
  /** Said by a small one with a house, by a bird, and by somebody of the water or the wood; eight words at most. */
  readonly byThree: readonly [string, string, string];
  /** Where it is back: now, in eight words; and as it was told, in fourteen. */
  readonly now: string;
  readonly told: string;
}

/** Whose it is, and the pronoun of the thing, small and with a capital; what it sounds like. */
interface Named {
  readonly a: string;
  readonly it: string;
  readonly It: string;
  readonly noise: string;
}
type Kind = (named: Named) => Tried;

const NOISES: readonly (readonly [RegExp, string])[] = [
  [/violin|cello|fiddle/, 'Eek'],
  [/guitar|banjo|ukulele|harp/, 'Plonk'],
  [/flute|recorder/, 'Tweet'],
  [/trumpet|horn|trombone|tuba/, 'Parp'],
  [/drum/, 'Boom'],
  [/bell/, 'Ding'],
  [/whistle/, 'Peep'],
];

const ON_A_HEAD: Kind = ({ it, It }) => ({
  byThree: [`${It} came down to my chin.`, `${It} slid off behind.`, `I could not see out of ${it}.`],
  now: `Not too big! Not too small! A perfect fit!`,
  told: `This time nothing slid, and nothing came down to a chin. It was a perfect fit.`,
});
const ON_A_BODY: Kind = ({ a, it, It }) => ({
  byThree: [`I got lost in ${it}.`, `${It} tickled me all over.`, `I fell over the ends of ${it}.`],
  now: `Not too long! Not too wide! A perfect fit!`,
  told: `Nobody got lost, and nothing tickled. On ${a} there was a perfect fit.`,
});
const ON_HANDS: Kind = ({ a }) => ({
  byThree: [`I got lost in the thumb.`, `My wing would not go in.`, `There was no room for my toes.`],
  now: `Not too tight! Not too wide! A perfect fit!`,
  told: `Nobody got lost in the thumb. On ${a} that was a perfect fit.`,
});
const BEFORE_EYES: Kind = ({ a, it }) => ({
  byThree: [`With ${it} on I saw triple.`, `My corn looked like apples!`, `I saw a fly, and hid.`],
  now: `Oh! Now ${a} can see every leaf!`,
  told: `At once there were leaves on the trees, and ${a} could count them.`,
});
const IN_WATER: Kind = ({ a, it, It }) => ({
  byThree: [`${It} went round me twice.`, `I put ${it} on. My corn went blue!`, `I jumped once. ${It} fell off.`],
  now: `${a} puts ${it} on. Just right!`,
  told: `${a} pulled ${it} on. They sat as tight as a lid. Not a drop would get in.`,
});
const LOOKED_THROUGH: Kind = ({ a, it }) => ({
  byThree: [`I saw my own nose in ${it}.`, `I saw a worm, far, far away.`, `I saw nothing. My eye was shut.`],
  now: `${a} looks. "I can see it all!"`,
  told: `${a} turned it the right way round, and there was the far hill, as near as a cup.`,
});
const PICTURE: Kind = ({ a, It }) => ({
  byThree: [`${It} took me with my mouth full.`, `${It} took only my tail.`, `${It} took me with shut eyes.`],
  now: `"Keep still!" says ${a}. Click!`,
  told: `"Keep still, all of you," said ${a}. Click! This time everybody was in it.`,
});
const BOOK: Kind = ({ a, it }) => ({
  byThree: [`Page one was not about me.`, `A fox came in. I shut ${it}.`, `It made me cry, at the end.`],
  now: `${a} sits down, and reads: "Page one!"`,
  told: `They all sat down in a row, and ${a} read it from page one to the end.`,
});
const SPELLS: Kind = ({ a }) => ({
  byThree: [`One spell, and my soup was green.`, `One spell, and my egg was square.`, `One spell, and I was pink!`],
  now: `${a} reads the spells backwards. All is well!`,
  told: `${a} read all three spells backwards. The soup was brown, and the egg was round.`,
});
const WAND: Kind = ({ a, it }) => ({
  byThree: [`One wave, and my soup was green.`, `One wave, and my egg was square.`, `One wave, and I was pink!`],
  now: `${a} waves it three times. All is well!`,
  told: `${a} waved ${it} three times. The soup was brown, and the egg was round.`,
});
const BROOM: Kind = ({ a, It }) => ({
  byThree: [`${It} swept me out of my door.`, `${It} swept up all my corn.`, `${It} swept me into the water.`],
  now: `Swish, swish! Now it goes as it should.`,
  told: `Swish, it went for ${a}, and swish, and nobody was swept away.`,
});
const PLAYS: Kind = ({ a, It, noise }) => ({
  byThree: [
    `${It} went ${noise}. My babies woke.`,
    `${It} went ${noise}. I laid an egg.`,
    `${It} went ${noise}. I fell over.`,
  ],
  now: `${noise}, ${noise}! And now it is a tune.`,
  told: `${noise}, it went, and ${noise} again, but for ${a} it was a tune.`,
});
const OPENS: Kind = ({ a, It }) => ({
  byThree: [`${It} would not turn in my door.`, `${It} went in, and stuck.`, `I have no door at all.`],
  now: `Click! It turns. The door is open.`,
  told: `They all went along to ${a}'s door. Click, it went, and was open.`,
});
const LEADS: Kind = ({ a, it }) => ({
  byThree: [`My house was not on ${it}.`, `We went by ${it}, into a wall.`, `I held ${it} upside down.`],
  now: `${a} turns it round. "We are here!"`,
  told: `${a} turned it the right way up. "This is where we are," said ${a}.`,
});
const RAIN: Kind = ({ it }) => ({
  byThree: [`Under ${it} my hall was full.`, `${cap(it)} took me up, with the wind.`, `But I like to be wet.`],
  now: `Drip, drop. Up it goes! Nobody is wet.`,
  told: `It began to rain just then. Up it went, and they all stood under it.`,
});
const HOLDS: Kind = ({ a, it, It }) => ({
  byThree: [`I fell in, and lived in ${it}.`, `I could not lift ${it}.`, `${It} would not hold my water.`],
  now: `In go all the things. Off they go!`,
  told: `Everything went in as it had always gone in, and ${a} could lift it, too.`,
});
const SHINES: Kind = ({ it, It }) => ({
  byThree: [`${It} fell off me at once.`, `I have no place for ${it}.`, `${It} made me look too grand.`],
  now: `It shines. It is in its own place.`,
  told: `It was back in its own place, and shone so that they all blinked.`,
});
const PAINTS: Kind = ({ a, It }) => ({
  byThree: [`${It} made a spot on my door.`, `${It} made a spot on me.`, `${It} made me green. I am green!`],
  now: `One line, and two. ${a} paints a cat.`,
  told: `${a} made one line, and two more. "A cat!" said everybody.`,
});
const MENDS: Kind = ({ a, it }) => ({
  byThree: [`I tried ${it}. Now my roof leaks.`, `I could not lift ${it}.`, `I tried ${it} on water. Splash!`],
  now: `Tap, tap, tap. ${a} mends the roof.`,
  told: `${a} went up a ladder with it. Tap, tap, and no roof leaked any more.`,
});
const STIRS: Kind = ({ it, It }) => ({
  byThree: [`${It} would not go into my pot.`, `I stirred, and I fell in.`, `I only licked ${it}.`],
  now: `Round and round it goes. Soup for all!`,
  told: `Round and round it went in the big pot, and there was soup for all.`,
});
const NORTH: Kind = ({ a, It }) => ({
  byThree: [`${It} pointed out of my door.`, `I turned round. ${It} did not.`, `${It} said that I should go north.`],
  now: `It points north. ${a} knows the way home.`,
  told: `It pointed north for ${a}, too, and then they knew the way home.`,
});
const LEANS: Kind = ({ a, it }) => ({
  byThree: [`I leaned on ${it}, and fell off.`, `I sat on ${it}, and it turned.`, `I waved ${it}. Nothing came.`],
  now: `${a} takes it, and stands up very tall.`,
  told: `${a} took it, and stood up as tall as before.`,
});
const UP: Kind = ({ a, It }) => ({
  byThree: [`${It} pulled me off my feet.`, `I fly without one, thank you.`, `${It} got wet, and sat down.`],
  now: `A puff of wind, and up it goes!`,
  told: `There was a puff of wind. ${a} ran, and up it went, as high as the tower.`,
});
const ROLLS: Kind = ({ a, it, It }) => ({
  byThree: [`${It} went through my window.`, `I sat on ${it}, and it rolled.`, `${It} would not stay with me.`],
  now: `Off goes ${a} with it. Hurray!`,
  told: `It came to ${a} as a dog comes, and off they went, twice round the green.`,
});
const CHEWS: Kind = ({ it, It }) => ({
  byThree: [`I have no teeth for ${it}.`, `I sat on ${it}. Nothing hatched.`, `${It} would not swim.`],
  now: `Crunch! That is how it should sound.`,
  told: `There was a crunch, and another. It was quite clear whose it was.`,
});

const cap = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const KINDS: readonly (readonly [RegExp, Kind])[] = [
  [/spell ?book|wizard|witch.*\bbook|magic\w* book/, SPELLS],
  [/wand/, WAND],
  [/hat|cap$|caps$|crown|tiara|helmet|wig/, ON_A_HEAD],
  [/goggles/, IN_WATER],
  [/glasses|spectacles/, BEFORE_EYES],
  [/telescope/, LOOKED_THROUGH],
  [/camera/, PICTURE],
  [/book|diary/, BOOK],
  [/broom/, BROOM],
  [/violin|cello|fiddle|guitar|banjo|ukulele|harp|flute|recorder|trumpet|trombone|tuba|drum|bell|whistle/, PLAYS],
  [/keys?$/, OPENS],
  [/map/, LEADS],
  [/umbrella/, RAIN],
  [/bag|pack|sack|suitcase|bucket|basket|box/, HOLDS],
  [/cape|cloak|scar[fv]|coat|tutu|jumper|apron/, ON_A_BODY],
  [/mitten|glove/, ON_HANDS],
  [/ring$|necklace|medal|badge/, SHINES],
  [/brush|pencil|pen$/, PAINTS],
  [/hammer|spanner|screwdriver/, MENDS],
  [/spoon/, STIRS],
  [/compass/, NORTH],
  [/kite|flag/, UP],
  [/ball|skateboard|scooter|yo-yo/, ROLLS],
  [/bone/, CHEWS],
];

/** What happens when a thing is tried, as the thing that it is. */
export function triedBy({ A, x, it }: Parts): Tried {
  const kind = KINDS.find(([made]) => made.test(x))?.[1] ?? LEANS;
  const noise = NOISES.find(([made]) => made.test(x))?.[1] ?? 'Toot';
  return kind({ a: A.name, it, It: it === 'it' ? 'It' : 'They', noise });
}
