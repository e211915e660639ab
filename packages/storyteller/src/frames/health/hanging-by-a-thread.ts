import { said, type NamedScene } from '../scene.ts';

/** A tooth that is nearly out, and the fear of blood or of pulling. */
export const hangingByAThread: NamedScene = {
  id: 'thread',
  image: 'a tooth that hangs by a thread, and a cup that waits for it',
  cue: said(
    String.raw`(?=[^]*\b(?:tooth|teeth)\b)[^]*?\b(?:hang(?:s|ing)|by a thread|nearly out|almost out|about to (?:come|fall) out|really (?:wobbly|loose)|so (?:wobbly|loose)|very (?:wobbly|loose))\b[^]*?\b(?:blood\w*|bleed\w*|pull\w*|touch\w*|hurt\w*|pain\w*)\b`,
    String.raw`\b(?:fell out|came out|has come out|lost (?:his|her|a)|swallow\w*|knock\w*|bump\w*|dentist)\b`,
  ),
  decides: false,
  titles: { young: 'Hanging by a Thread', older: 'Hanging by a Thread' },
  text: {
    '4-5': `
      D<thread> A tooth hangs by a thread, and {Name} can feel it wiggle. It is nearly done with its job. Under it the new tooth has been at work for weeks. What holds it now is a tiny bit of skin. When that lets go, there may be some drops of blood. It looks like more, for spit makes it pink.
      P<thread> Grown-ups like to say, "Shall I pull it?" They can wait. It is not their tooth.
      Q<thread> When the tooth wiggles, {Name} may feel ____.
      H<thread> {helper} can have a clean, damp cloth ready.
      H<thread> {helper} can cut food up small for these days.
      T<thread> {he} can chew on the other side.
      T<thread> {he} can push it with the tongue, or leave it.
      C<thread> {he} can say, "My tooth can take its time."
      A<thread> Today or in some days, the tooth will be out. A bite on a cloth stops the drops. The mouth has a little gap. The tooth lies in a cup.
    `,
    '6-7': `
      D<thread> A loose tooth hangs by a thread of gum at the end. {Name} may not want anybody to touch it, because of the blood. There is some, for gums have it just under the skin. It is mostly less than a teaspoon. It mixes with spit, and spit makes a little look like a lot. Biting on a clean, damp cloth for some minutes stops it.
      P<thread> Nobody needs to pull. A tooth whose root has gone has nothing to hold on with. It comes out by itself, in an apple or in the night.
      P<thread> Whoever wants to see it wants to see something that they remember. They can look with their eyes.
      Q<thread> When the tooth moves, {Name} may feel ____. It may be odd and interesting at once.
      H<thread> {helper} can keep hands off and hand over a mirror.
      H<thread> {helper} can make soft food until it is out.
      T<thread> {he} can keep a damp cloth by the bed and one in the bag. ~ Then {he} can forget about it.
      T<thread> {he} can wiggle it with a clean finger, in front of a mirror.
      C<thread> {he} can think, "My tooth, my tongue, and I decide."
      A<thread> When it is out, people say, "Was that all?" There was a pink spot on a cloth, and it was dry by supper. The gap feels huge to a tongue and is the size of a bean. A tooth that hung by a thread lies in a cup. It looks much smaller there.
    `,
  },
};
