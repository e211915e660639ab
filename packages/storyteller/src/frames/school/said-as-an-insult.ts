import { said, type NamedScene } from '../scene.ts';

/** "That's so gay", and "gay" called after a child. What the child itself is, nobody said and nobody asks. */
export const saidAsAnInsult: NamedScene = {
  id: 'gayinsult',
  image: 'a plain word, and the voice that was put into it',
  cue: said(
    String.raw`\b(?:call(?:s|ed|ing)?|being called|gets called|got called|say(?:s|ing)? (?:he|she|they)(?:'s|'re| is| are)|teas\w+ (?:for being|about being)|shout(?:s|ed|ing)?|us(?:e|es|ed|ing)) (?:him |her |them |out )?(?:the word )?["“'‘]?(?:gay|lesbian|queer|a lesbian|homo\w*|poof\w*|trans|dyke|fag\w*|gay boy)\b`,
    String.raw`\b(?:(?:he|she|they) (?:calls|called|is calling|says|uses|keeps calling|shouts)|my (?:son|daughter) (?:calls|called|says)|two (?:mums|dads)|(?:his|her|their) (?:mums|dads|parents)|is gay\b|came out|might be|thinks (?:he|she|they)|tell (?:us|me|the family))\b`,
  ),
  decides: true,
  answers: /\b(?:gay|insult|call\w*|names?|word|lesbian|queer)\b/i,
  titles: { older: 'The Word and the Voice' },
  text: {
    '8-10': `
      D<gayinsult> "Gay" is a word for men who love men, or women who love women. It is a good word, and a lot of people use it about themselves. Somebody has called it after {Name} in a nasty voice, as if it was something wrong. That is unfair twice. It is unfair to the one who is called it, and to everyone who is gay. It does not matter whether it is true of anybody there.
      P<gayinsult> Many who shout it do not know what it means. They have noticed that it gets a laugh.
      P<gayinsult> It is a school's job to deal with it, as with racist words. "It was only a joke" does not count.
      Q<gayinsult> When somebody calls it across the room, {Name} might feel ____. It may be several things at once.
      H<gayinsult> {helper} can tell the school, and ask what will be done.
      H<gayinsult> {teacher} can stop it at once and write it down.
      T<gayinsult> {he} can say, "That's not an insult," and walk off.
      T<gayinsult> {he} can tell an adult who, when and where. ~ It is telling for good reasons.
      C<gayinsult> {he} can think, "Good word, bad voice."
      A<gayinsult> It has been told, and somebody whose job it is has spoken to them. It may take a second time. The word goes on being a good one, and it is somebody's dad, teacher or favourite singer. Who {Name} likes is nobody's guess to make. It was wrong to shout it, and {Name} did nothing wrong.
    `,
    '11+': `
      D<gayinsult> There are insults that work only if everybody agrees that being something is wrong. "Gay" is used like that in corridors, and {Name} has been on the receiving end. Whether it is true is beside the point, and nobody's business. It is unfair to the person it is aimed at and to everyone for whom it is an ordinary word. It has a name, which is homophobia, and in a school it is to be treated as seriously as racism.
      P<gayinsult> Those who say it are often checking that it sticks to somebody else. It says a good deal about what they are afraid of.
      P<gayinsult> Some bystanders flinch each time, because it is about them, their brother or their mum. They would be glad of a single person who does not laugh.
      Q<gayinsult> Hearing it again, {Name} might notice ____. Denying it can feel wrong too, and that makes sense.
      H<gayinsult> {helper} can take it to the school in writing, with dates. ~ Schools have a duty to act on it.
      H<gayinsult> {helper} can make plain that nothing {he} might say about {his} own life would be bad news.
      T<gayinsult> {he} can answer flatly, "And? It's not an insult," or say nothing and leave.
      T<gayinsult> {he} can keep a note of who, when and what, and give it to an adult.
      T<gayinsult> {he} can spend breaks with people who use {his} name.
      C<gayinsult> {he} can think, "Nothing wrong with the word. Something's wrong with the voice."
      A<gayinsult> It was reported as what it is, and there is a person at school whose job it is to end it. It may need saying twice. The word survives such voices quite well, and so do people. Who {Name} is, now or later, is for one person to know and to say, at any time or not at all.
    `,
  },
};
