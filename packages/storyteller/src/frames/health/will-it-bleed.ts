import { said, type NamedScene } from '../scene.ts';

/**
 * A tooth that has begun to move, and two fears: that the blood does not stop, and that nothing grows there. Bleeding stops
 * with biting on something clean and damp; the root of a milk tooth goes because the next one is on its way.
 */
export const willItBleed: NamedScene = {
  id: 'dropinaglass',
  image: 'one red drop in a glass of water, which makes all of it pink',
  cue: said(
    String.raw`(?=[^]*\b(?:tooth|teeth|bottom one|top one)\b)(?=[^]*\b(?:moves?|moving|wobbl\w*|loose|shaky|wiggl\w*|fall(?:s|ing)? out|come(?:s)? out|coming out)\b)[^]*?\b(?:(?:blood\w*|bleed\w*)[^.]{0,40}\b(?:not|never|won'?t|doesn'?t|for ?ever|stop\w*|to death|lots?|too much|everywhere)\b|(?:nothing|no (?:new )?(?:tooth|teeth|one|others?)|not|never|n['’]t)\b[^.]{0,20}\b(?:grow\w*|come (?:back|in)|replace\w*)|(?:stay|be|left) toothless|no teeth (?:left|ever))`,
    String.raw`\b(?:fell out|came out|has come out|(?<!haven'?t |hasn'?t |not |never )lost (?:his|her|a)|swallow\w*|knock\w*|bump\w*|dentist (?:has|had|took|pulled|is)|by a thread)\b`,
  ),
  decides: false,
  answers: /\b(?:bleed\w*|blood|grow\w*|moves?|last one)\b/i,
  titles: { young: 'A Drop in a Glass', older: 'One Drop in a Glass' },
  text: {
    '4-5': `
      D<dropinaglass> One red drop can make a glass of water pink. A mouth is full of water, too. {Name} may worry about blood when a tooth comes out. A small drop looks big there. A bite on a clean cloth stops it. The tooth moves because a new one is on its way.
      P<dropinaglass> Grown-ups had twenty milk teeth, and all of them came out. New ones came.
      Q<dropinaglass> When the tooth moves, {Name} may feel ____.
      H<dropinaglass> {helper} can put a clean cloth by the bed.
      H<dropinaglass> {helper} can find a picture of teeth below teeth.
      T<dropinaglass> {he} can put one red drop of juice in water and look.
      T<dropinaglass> {he} can chew on the other side for now.
      C<dropinaglass> {he} can think, "A small drop looks big."
      A<dropinaglass> The tooth has its own day, and nobody knows it yet. There are some drops then, and a cloth, and they stop. Below, the new tooth comes up as slowly as a plant. A pink glass is water with one drop in it.
    `,
    '6-7': `
      D<dropinaglass> One red drop in a glass of water turns all of it pink. A mouth is wet, so a little blood looks like a lot there. {Name} may fear that it does not stop. Gums close fast, and biting on a clean, damp cloth for some minutes helps. The old tooth moves because the new one below is on its way.
      P<dropinaglass> In one mouth the first tooth moves at five, and in another at eight. The new teeth are there in both.
      P<dropinaglass> Those who have a gap had the same questions before it. Some of them did not ask.
      Q<dropinaglass> When the tongue pushes and something moves, {Name} may feel ____.
      H<dropinaglass> {helper} can put a clean cloth where {Name} can find it.
      H<dropinaglass> {helper} can ask the dentist to show where the new tooth is. ~ On a picture it can be seen.
      T<dropinaglass> {he} can try it with one drop of red juice in water. ~ It is a surprise how little it takes.
      T<dropinaglass> {he} can chew on the other side and brush softly.
      C<dropinaglass> {he} can think, "A little looks like a lot, and then it stops."
      A<dropinaglass> One day there is a tooth in a hand and pink on a cloth. After a few minutes the cloth can go in the wash. Some weeks or months later, a white edge shows in the gap. A drop is a drop, in a glass and in a mouth.
    `,
    '8-10': `
      D<dropinaglass> A single drop of red ink colours a whole glass of water. Spit does the same with blood, which is why a mouth tends to look worse than it is. {Name} may wonder whether it stops, and whether anything comes after. Gums are among the quickest healers in a body, and ten minutes of biting on something clean are usually enough. As for what comes after: a milk tooth gets loose because the next one has dissolved its root. The wobble is the news that it is coming.
      P<dropinaglass> People with gaps seem to have forgotten that they ever asked. Most of them stood in front of a mirror with a tissue and counted the minutes.
      P<dropinaglass> Being the last in a class says something about a calendar and nothing about teeth.
      Q<dropinaglass> When it moves further than yesterday, {Name} might feel ____. There may be two words for it.
      H<dropinaglass> {helper} can put a clean handkerchief in the bag and one by the bed. ~ Then it is off the list.
      H<dropinaglass> {helper} can ask the dentist for a look at an X-ray. ~ The whole second set is on it, waiting.
      T<dropinaglass> {he} can do the test with one drop of juice in a glass of water.
      T<dropinaglass> {he} can leave the tooth alone and let it decide on the day.
      C<dropinaglass> {he} can think, "A drop looks like a lot."
      A<dropinaglass> On some ordinary day the tooth will lie in a hand, smaller than expected. The cloth will have a pink spot on it, and ten minutes later it will be laundry. The gap stays open for a while, and then a broad, wavy edge comes up in it. Somebody rinses out a glass, and the pink is gone.
    `,
  },
};
