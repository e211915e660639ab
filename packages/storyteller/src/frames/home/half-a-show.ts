import { said, type NamedScene } from '../scene.ts';

/** A screen that is taken when nobody looks. */
export const halfAShow: NamedScene = {
  id: 'halfshow',
  image: 'half the fun, with the sound off and one ear at the door',
  cue: said(
    String.raw`\b(?:sneak\w*|secretly|in secret|behind (?:my|our) back|under (?:the|his|her|their) (?:covers|duvet|pillow|blanket)|when (?:i'?m|we'?re|nobody|no one|i am) (?:not |is |isn'?t |n'?t )?(?:looking|watching|asleep)|without (?:asking|permission)|takes? (?:the|my) (?:ipad|tablet|phone)|hides? (?:the|his|her) (?:ipad|tablet|phone)|lies about (?:screen|being on))\b`,
    String.raw`\b(?:food|sweets|biscuits|shop|brother'?s|money)\b`,
  ),
  decides:
    /^(?=[^]*\b(?:ipad|tablet|phone|screens?|you ?tube|telly|tv|xbox|switch|roblox|minecraft)\b)[^]*?\b(?:sneak\w*|secretly|in secret|behind (?:my|our) back)\b/i,
  titles: { young: 'With the Sound On', older: 'Only Half the Fun' },
  roles: {
    fun: {
      fallback: { text: 'the show' },
      cues: [
        {
          match:
            /\b(?:games?|gam(?:ing|er)|roblox|minecraft|fortnite|switch|x-?box|playstation|console|play(?:s|ing)?)\b/i,
          phrase: { text: 'the game' },
        },
      ],
    },
    device: {
      fallback: { text: 'the tablet' },
      cues: [
        { match: /\b(?:i-?pad|tablet)\b/i, phrase: { text: 'the tablet' } },
        { match: /\bphone\b/i, phrase: { text: 'the phone' } },
        { match: /\b(?:telly|tv|television)\b/i, phrase: { text: 'the telly' } },
        { match: /\b(?:switch|x-?box|playstation|console)\b/i, phrase: { text: 'the game' } },
      ],
    },
  },
  text: {
    '4-5': `
      D<halfshow> {fun} is over, but {Name} may think of more. {device} is on a shelf. Then feet go softly, and the sound is off. One ear is at the door. So it is just half the fun.
      P<halfshow> A grown-up who finds the shelf empty gets a fright. They like to know what is on.
      Q<halfshow> With the sound off, {Name} may feel ____.
      H<halfshow> {helper} can show screen time on the clock.
      H<halfshow> {helper} can find a higher shelf. ~ What is out of sight calls less.
      T<halfshow> {he} can ask out loud, and hear what the answer is.
      T<halfshow> {he} can put it back and say so.
      C<halfshow> {he} can say, "I ask, and then I hear it all."
      A<halfshow> {device} is back on the shelf, and somebody knows. It took one sentence. Later it comes down again, and the sound is on. That is screen time with two ears.
    `,
    '6-7': `
      D<halfshow> {fun} can go on in a head when {device} is put away. {Name} may think of it more than of the table. Then feet go softly, and it is under a blanket with no sound. The eyes are on it, and an ear listens for steps. So it is about half the fun.
      P<halfshow> Whoever put it away thought of eyes and sleep, and not of the fun. When it is gone, they wonder what else they do not know.
      Q<halfshow> With an ear at the door, {Name} may feel ____. It may be two things at once.
      H<halfshow> {helper} can say when screen time is. ~ It is easier to wait for a time than for a maybe.
      H<halfshow> {helper} can keep it where nobody walks past it.
      T<halfshow> {he} can ask out loud, even if it may be a no.
      T<halfshow> {he} can put it back and say, "I had it." ~ That is hard for a minute and then over.
      C<halfshow> {he} can think, "I ask out loud, and then I hear it all."
      A<halfshow> {device} is back in its place, and somebody knows how it got there. It took one sentence. At screen time it comes out again, with the sound on. With two ears it is the whole of the fun.
    `,
    '8-10': `
      D<halfshow> Whoever makes things for screens has paid a lot of clever people to make them hard to leave alone. So it is no wonder if {Name} thinks of a screen that has been put away. Then it is under the covers, with the brightness down and one ear on the stairs. It is only half the fun. Half of the attention is on footsteps, and the other half on making no sound.
      P<halfshow> A parent who finds out minds the minutes less than the sneaking. It makes them wonder what other things they are not told.
      Q<halfshow> With one ear on the stairs, {Name} might notice ____. A fast heart is a common one.
      H<halfshow> {helper} can agree with {him} on times that are worth having. ~ A plan that is far too strict gets sneaked round.
      H<halfshow> {helper} can charge every screen of the household in one place at night, the adults' too.
      T<halfshow> {he} can say that it happened, before anybody finds out. ~ It is the cheapest moment to say it.
      T<halfshow> {he} can ask for a change of the plan, with a reason and a time.
      C<halfshow> {he} can think, "Asked for is better than half of it."
      A<halfshow> The screen is charging with the others, and the sentence has been said. It was uncomfortable for about a minute. What is agreed can be had with the light on, the sound up and both feet on the sofa. The stairs may creak as much as they like.
    `,
  },
};
