import { said, type NamedScene } from '../scene.ts';

/** The sleep at midday has ended, and the late afternoon is long. */
export const noMoreNap: NamedScene = {
  id: 'nonap',
  image: 'a day without its nap, which gets bumpy at the end',
  cue: said(
    String.raw`\b(?:drop(?:s|ped|ping)?|giv(?:en|ing|es?) up|gave up|stopp(?:ed|ing)(?: (?:having|taking))?|outgr\w+|no longer (?:has|having|takes|needs)|doesn'?t (?:have|need|want|take)|does not (?:have|need|want|take)|not having|skipp(?:ed|ing|s)|without|used to have|no|refus\w+|won'?t|will not|fights?|fighting|hates?|never) (?:to )?(?:have |having |take |taking |go down for )?(?:his|her|their|a|the|any|more)? ?(?:last |only |afternoon |lunchtime |daytime |midday |after lunch )*(?:naps?|napping)\b[^]*\b(?:grumpy|cross|tired|overtired|moody|cranky|ratty|melt\w*|tantrums?|cries|crying|whin\w*|tea ?time|dinner ?time|5|five|evening|by bed\w*|late afternoon)\b`,
    String.raw`\b(?:when|after) (?:he|she|they) wakes?\b`,
  ),
  decides: true,
  titles: { young: 'A Day With No Nap', older: 'A Day With No Nap' },
  text: {
    '2-3': `
      D<nonap> No sleep at midday now. {Name is} up and up and up. Then it is nearly tea. Legs are slow. Little things feel big.
      P<nonap> Tired bodies get cross. Big ones do, too.
      Q<nonap> Before tea, {Name} may feel ____.
      H<nonap> {helper} can get a book.
      H<nonap> {helper} can make tea early.
      T<nonap> {he} can lie on a cushion.
      T<nonap> {he} can look at one book.
      T<nonap,comforter> {he} can cuddle {comforter}.
      C<nonap> {he} can say, "Tired now. Rest now."
      A<nonap> It is fine to be cross. A rest is like a little nap. Tea, bath, bed. Sleep is early tonight. Night-night, long day.
    `,
    '4-5': `
      D<nonap> The day used to have a sleep in the middle. Now {Name is} awake right through it. Until lunch that goes well. Then it is nearly tea, and the legs get slow. A sock is wrong, and a cup is wrong. It is not the cup. It is the sleep that is not there.
      P<nonap> Grown-ups get cross when they are tired, too. They bump into the table and are angry with the table.
      Q<nonap> When it is nearly tea, {Name} may feel ____.
      H<nonap> {helper} can make half an hour quiet after lunch.
      H<nonap> {helper} can have tea and bed earlier. ~ A body may grow used to it in some weeks.
      T<nonap> {he} can lie on a rug with a book and not sleep.
      T<nonap> {he} can say, "I am tired," before the cup is wrong.
      T<nonap,comforter> {he} can have a rest with {comforter}.
      C<nonap> {he} can think, "It is not the cup. I am tired."
      A<nonap> There was a rest on the rug, and nobody asked for sleep. The cup was nearly right today. After tea came a bath, and bed came early. Night has all the sleep in it now. It begins where the nap has gone.
    `,
  },
};
