import { said, type NamedScene } from '../scene.ts';

const OTHER = String.raw`(?:(?:his|her|their|the) (?:\w+ )?(?:brother|sister|twin|cousin|friend|baby|dog|cat|classmate)|(?:the )?(?:other|another) (?:children|kids|child|boy|girl)|others?|an? (?:classmate|friend|boy|girl|child)|someone else|somebody else|everyone else|(?:imaginary|pretend) friend|teddy)`;

/** Says that another did it. */
export const pointedAtAnother: NamedScene = {
  id: 'pointed',
  image: 'a finger that points at somebody else, and how it turns round',
  cue: said(
    String.raw`\b(?:blam(?:es?|ed|ing)|puts? the blame on|points? (?:the finger )?at)\b[^.!?]{0,20}${OTHER}|\b(?:says?|said|tells? (?:me|us)|claims?|insists?|pretends?)\b[^.!?]{0,14}${OTHER}(?: \w+)? (?:has )?(?:did|done|does|broke|hit|took|made|spilt|spilled|ate|drew)\b|\b(?:gets?|getting|got) ${OTHER} (?:into|in) trouble\b[^.!?]{0,30}\b(?:for|lies?|lying|did)|\b(?:lies?|lied|lying|told (?:a )?lies?|made up (?:a )?(?:lie|story|stories)|fibb?\w*)\b[^.!?]{0,16}\b(?:about|on|that) ${OTHER}\b|\b(?:says?|said|claims?|told (?:me|us|the teacher|miss|sir))(?: that)? ${OTHER} (?:has |had )?(?:hit|kicked|bit|pushed|hurt|took|broke|pinched)\b[^.!?]{0,40}\b(?:is ?n['’]?t true|not true|untrue|was ?n['’]?t true|a lie|made (?:it )?up|did ?n['’]?t|never happened)`,
    String.raw`\b(?:blames? (?:me|us|himself|herself|themselves)|divorc\w*|separat\w*|died|death|(?:losing|lost|lose) (?:the |a )?(?:match|game)|team\w*|autis\w*|illness)\b|\b(?:brother|sister|friend|cousin) (?:always )?blames? (?:him|her|them)\b`,
  ),
  decides:
    /^(?=[^]*\b(?:lies?|lying|lied|fibs?|fibbing|is ?n['’]?t true|was ?n['’]?t true|made (?:it )?up|(?:was|is) (?:actually |really )?(?:him|her)(?:self)?\b|(?:did|does) (?:it )?(?:him|her)self|own up|truth|not true)\b)[^]*?\b(?:blam(?:es?|ed|ing)\b[^.!?]{0,20}\b(?:brother|sister|twin|cousin|friend|baby|dog|cat|other|someone|somebody|classmate|boy|girl|child)|(?:lies?|lied|lying|told (?:a )?lies?|made up (?:a )?(?:lie|story))\b[^.!?]{0,16}\b(?:about|on) (?:an?|the|another|other|some) ?(?:\w+ )?(?:boy|girl|child|children|kids?|friend|classmate)\b(?=[^]*\b(?:trouble|told off|blam\w+|punish\w*|detention))|(?:says?|said|claims?|told (?:me|us|the teacher))(?: that)? (?:an?|the|another) (?:other )?(?:boy|girl|child|friend|classmate) (?:has |had )?(?:hit|kicked|bit|pushed|hurt)\b|(?:says?|said) (?:that )?(?:his|her|their|the) (?:\w+ )?(?:brother|sister|twin|cousin|friend|baby|dog|cat) (?:did|broke|took|hit))/i,
  answers:
    /\b(?:fibs?|lies?|lying|blam\w*|brother|sister|did it|says?|was (?:him|her)|true|trouble|told off|classmate)\b/i,
  titles: { young: 'The Finger Turns Round', older: 'The Finger Turns Round' },
  text: {
    '4-5': `
      D<pointed> "Who did that?" {Name} may point at another one, fast. But it is not true, and the other one knows. A finger that points wrong can hurt. It can turn round and be true.
      P<pointed> Whoever gets the blame feels bad and cannot say why.
      P<pointed> Grown-ups want to know what was. A true answer makes them glad, even a late one.
      Q<pointed> When somebody asks "Who?", {Name} may feel ____.
      H<pointed> {helper} can ask in a soft voice, and wait.
      H<pointed> {helper} can say, "Thank you for the true one."
      T<pointed> {he} can say, "It was me."
      T<pointed> {he} can help to wipe, pick up or mend.
      C<pointed> {he} can think, "My finger can point at me."
      A<pointed> The finger went round, and now it is true. What was spilt or broken gets seen to by two. The other one can stop wondering. A true word is out, and it is light again inside.
    `,
    '6-7': `
      D<pointed> "Who was that?" is a quick question, and a finger is quicker. {Name} may say that somebody else did it. It is not true, and for a moment the trouble goes away. But it has gone to a person who did nothing. That one is hurt, and it gets harder to say how it was. A finger can turn round, even later.
      P<pointed> To get the blame for nothing feels very unfair. It is remembered for longer than the spill.
      P<pointed> Grown-ups did it too when they were small. They know how fast such a sentence comes.
      Q<pointed> When the question comes, {Name} may feel ____. It may be hot or tight.
      H<pointed> {helper} can say, "Take a minute, and tell me again."
      H<pointed> {helper} can keep calm when the true answer comes.
      T<pointed> {he} can say, "It was not true. It was me."
      T<pointed> {he} can say sorry to the one who got the blame.
      C<pointed> {he} can think, "It was me, and I can say it."
      A<pointed> The true sentence is out, and it was shorter than the other one. Somebody who did nothing is free of it. What went wrong can be put right with a cloth or some glue. A finger that turned round is brave.
    `,
    '8-10': `
      D<pointed> Blame is like a hot potato: the hands want to be rid of it before the head has looked. {Name} may have said that somebody else did it, which was not true. It works for about a minute. After that two things are wrong, and a person who did nothing is holding both. The way back is short. It gets longer with every hour.
      P<pointed> Being blamed for nothing is remembered for years. Adults still tell of it at birthdays.
      P<pointed> Parents are seldom as angry about the thing itself as one expects. What they mind is not knowing whom to believe.
      Q<pointed> At the moment of being asked, {Name} might notice ____. It may be fear of what comes next.
      H<pointed> {helper} can leave time for a second answer, and treat it as the real one.
      H<pointed> {helper} can make sure that telling the truth costs less than the other thing.
      T<pointed> {he} can say, "That wasn't true. I did it." ~ Six words, and it is over.
      T<pointed> {he} can clear the other one's name, out loud and in front of the same people.
      C<pointed> {he} can think, "Mine. I'll take it back."
      A<pointed> The potato has come home, and it was not as hot as it looked. Somebody has their good name again, and there is one thing to mend in place of two. A true answer that comes late still counts. People remember who corrected a thing by themselves.
    `,
  },
};
