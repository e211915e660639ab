import { said, type NamedScene } from '../scene.ts';

/** Heard somewhere: that spiders crawl into mouths or ears of people who sleep, or that they come out at night. */
export const asleepWithASpider: NamedScene = {
  id: 'atnight',
  image: 'a big warm sleeper who breathes, and a spider that would rather be elsewhere',
  cue: said(
    String.raw`\b(?:mouth|ears?|nose|swallow\w*|eat(?:s|ing)? (?:\w+ )?spiders|on (?:his|her|their|my) face|(?:in|into|under|on) (?:his|her|their|the|my) (?:bed|pillow|duvet|sheets|covers)|while (?:he|she|they|you|we|i)(?:['’]s| is| are|['’]m|['’]re)? ?(?:sleeps?|asleep|sleeping)|in (?:his|her|their) sleep|crawl\w*)\b`,
    String.raw`\b(?:huntsm[ae]n|rain spiders?|huge|massive|giant|big as|size of|bath|shower|zoo|tarantula|was bitten|bit (?:him|her))\b`,
  ),
  decides: false,
  answers: /\b(?:mouth|ears?|night|bed|crawl\w*|sleep\w*)\b/i,
  titles: { young: 'A Bed Is No Place for a Spider', older: 'A Bed Is No Place for a Spider' },
  text: {
    '4-5': `
      D<atnight> A spider likes it cool, still and dark. A bed with {Name} in it is warm, and it moves. Somebody breathes in there, in and out. To a spider that is like wind from a cave. So it goes the other way. A story about spiders in mouths is only a story.
      P<atnight> Big children tell such stories for the shiver. They are not so sure themselves.
      P<atnight> A spider wants flies and a corner. It wants nothing from a bed.
      Q<atnight> When the light goes off, {Name} may feel ____.
      H<atnight> {helper} can look in the bed one time.
      H<atnight> {helper} can pull the bed a bit off the wall.
      T<atnight> {he} can ask if a story is true.
      T<atnight> {he} can shake the blanket once, like a sail.
      C<atnight> {he} can think, "I breathe, and it goes the other way."
      A<atnight> The blanket was shaken, and there was nothing but a sock. The spider sits in its web behind a flower pot. It is cool there, and nobody snores. The bed is for {Name}.
    `,
    '6-7': `
      D<atnight> There is a story that people swallow spiders in their sleep. Somebody made it up, and it went round the world. {Name} may have heard it too. To a spider, a sleeper is a big warm thing that breathes and thumps. It feels that from far away and turns round. What it likes is a still corner with a fly in it.
      P<atnight> People who study spiders get asked about this all the time. They say no, and they would know.
      P<atnight> Scary stories travel faster than dull ones. "Spider stays in corner" is a dull one, and it is true.
      Q<atnight> In the dark, {Name} may feel ____. A mouth may want to stay shut.
      H<atnight> {helper} can check the bed once, and then it is checked.
      H<atnight> {helper} can look up with {him} where spiders like to be.
      T<atnight> {he} can shake out the blanket before getting in.
      T<atnight> {he} can have the bed a hand away from the wall.
      C<atnight> {he} can think, "I am warm and loud. It likes cool and still."
      A<atnight> Out in its corner the spider has a foot on a thread. It is waiting for a fly, and the bed is not on its way. In there somebody breathes, in and out. No spider wants to live in that wind.
    `,
    '8-10': `
      D<atnight> It is said that everyone swallows eight spiders a year in their sleep. The number gets passed on because it is so horrible, and there is nothing behind it. {Name} may have heard it at bedtime, which is the worst time for it. A sleeper is warm, breathes and has a heart that beats. A spider reads that through its legs as a large animal, and large animals are to be avoided.
      P<atnight> Scientists who work with spiders have been asked so often that they have a standard answer. They call it as good as impossible.
      P<atnight> Those who tell it want to see a face. It is quite effective, and it works once.
      Q<atnight> After hearing such a thing, {Name} might notice ____. It may be somewhere on the skin.
      H<atnight> {helper} can check the bed once with a torch. ~ One check is information, and ten are a search.
      H<atnight> {helper} can look for a good source together with {him}.
      T<atnight> {he} can ask, "Who counted that?" ~ It is a useful question for many facts.
      T<atnight> {he} can keep the blanket from touching the floor. ~ Then nothing has a ladder.
      C<atnight> {he} can think, "Big, warm, breathing. Not its kind of place."
      A<atnight> The spider is behind the curtain rail, where it has been since August. It has not planned a journey, least of all to a mouth. The bed has been checked. Of all the things in the house that spiders avoid, sleeping people are near the top.
    `,
  },
};
