import { said, type NamedScene } from '../scene.ts';

const ADHD = String.raw`\b(?:adhd|add)\b`;
const KEPT = String.raw`(?:\b(?:does ?n['’]?t|doesnt|did ?n['’]?t|do ?n['’]?t|dont|not|never) want (?:anyone|anybody|people|others|(?:his|her|their|the) (?:\w+ )?(?:friends?|class\w*|mates|school|teachers?))(?: \w+){0,4}? (?:to (?:know|find out|see))|keep(?:s|ing)? it (?:a )?secret|tell(?:ing)? (?:anyone|anybody|no ?one|(?:his|her|their) friends)|hid(?:es?|ing) (?:it|that|the fact|(?:his|her|their) (?:adhd|tablets?|medicine|medication|meds|diagnosis))|embarrass\w* (?:about|of|by)|asham\w* of)`;

/** ADHD that nobody is to know about: whose news it is, and what can be asked for without the word. */
export const lettersOfOnesOwn: NamedScene = {
  id: 'keptletters',
  image: 'four letters with one owner',
  cue: said(`(?=[^]*${ADHD})[^]*?${KEPT}`, String.raw`\b(?:autis\w+|what(?:['’]s| is) wrong|stupid|broken)\b`),
  decides: true,
  answers: new RegExp(`${KEPT}|\\b(?:know|friends|class|school|secret|embarrass\\w*)\\b`, 'i'),
  titles: { older: 'Four Letters, One Owner' },
  text: {
    '8-10': `
      D<keptletters> {Name} has ADHD, and that is news with one owner. It can be told, or kept, or told to one person only. Some people like others to know. Some would rather be known for their goals or their jokes first. There is no rule for it, and it can be decided again next year.
      P<keptletters> Children who hear the letters mostly say, "Oh, my cousin has that," and go on. Some have got it wrong from a video. Both last about a minute.
      P<keptletters> A teacher may need to know, so as to help. That is a different thing from the class knowing.
      Q<keptletters> At the thought that others could find out, {Name} might feel ____.
      H<keptletters> {helper} can agree with the school on who knows, and on where a medicine or a break happens.
      H<keptletters> {helper} can ask before telling friends or family. ~ It is not a grown-up's news.
      T<keptletters> {he} can ask for what helps and leave out the letters. ~ "I think better when I stand" is enough.
      T<keptletters> {he} can have one short answer ready, such as "It is just a thing I do".
      C<keptletters> {he} can think, "It is mine to tell."
      A<keptletters> Four letters can stay in a drawer for a term, or for as long as it suits. There is nothing wrong with them in there. {Name} has ADHD on the days when it is known and on the days when it is not. Friends are there for the rest of the alphabet.
    `,
    '11+': `
      D<keptletters> It is no duty to announce what is nobody's business. {Name} has ADHD, and may prefer that nobody at school connects the two. That is a decision about privacy, and an ordinary one. The letters describe how attention is steered. Who gets to hear them is up to the person whose attention it is.
      P<keptletters> Those who would make a joke of it know ADHD from a clip of nine seconds. Those who have it themselves, about one or two in a class, are often keeping quiet for the same reasons.
      P<keptletters> Staff are bound to treat it as confidential. It is fair to ask exactly who has been told.
      Q<keptletters> When the subject comes near, {Name} might notice ____.
      H<keptletters> {helper} can check with the school who knows what, and let {him} decide on the rest.
      H<keptletters> {helper} can ask the clinic whether a medicine can be timed so that none is needed at school. ~ For some it can.
      T<keptletters> {he} can ask for an adjustment without giving a reason: a seat, a list, five minutes outside.
      T<keptletters> {he} can keep one person in mind who could know, in case it gets lonely.
      C<keptletters> {he} can think, "It is private, and it is mine."
      A<keptletters> Nothing needs to be announced, and nothing is lost by waiting. What is private today can be told next year, in one sentence, to somebody who turns out to be worth it. Until then the seat is by the wall and the list is in the bag. {Name} has ADHD either way, and is known for other things, most of which have more than four letters.
    `,
  },
};
