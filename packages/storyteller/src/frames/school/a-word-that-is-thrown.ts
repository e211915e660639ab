import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** "Gay" thrown as an insult: the word is a good one, nobody owes an answer, and a school deals with it. Nothing is assumed of the child. */
export const aWordThatIsThrown: NamedScene = {
  id: 'thrownword',
  image: 'a good word that is thrown like a stone',
  cue: said(
    String.raw`\b(?:call(?:s|ed|ing)?|said|says?|saying|shout(?:s|ed|ing)?|teas\w*|names?)\b[^.!?]{0,30}\b(?:gay|lesbian|homo|homosexual|queer|bisexual|bi|faggot|fag|dyke|poof)\b`,
    String.raw`\b(?:came out|coming out|(?:he|she|they)(?:['’]?s| is| are| might be| thinks? (?:he|she|they)(?:['’]?s| is| are)) (?:gay|lesbian|bi|queer)|thinks (?:he|she) (?:is|might|may)|told (?:me|us) (?:he|she|they)|two (?:mums|dads)|uncle|aunt|^(?:he|she|they) (?:calls?|called|keeps calling|shouted|said))\b`,
  ),
  decides: true,
  answers: /\b(?:gay|lesbian|homo|names?|bus)\b/i,
  titles: { older: 'A Good Word, Thrown' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<thrownword> Some men love a man, and some women love a woman. The word for it is gay, and it is a good word. Somebody threw it at {Name} like a bad one, and that is wrong. It hurts {Name}, and it is unkind to all who are gay. Nobody needs to answer it.
      P<thrownword> Children who throw it may not know what it means. They have heard it thrown.
      Q<thrownword> When it is said, {Name} may feel ____.
      H<thrownword> {teacher} can stop it, and tell the class what the word means.
      H<thrownword> {helper} can explain it at home, with time for questions.
      T<thrownword> {he} can say nothing, and go to somebody kind.
      T<thrownword> {he} can tell {teacher} which word it was.
      C<thrownword> {he} can think, "It is a good word. They used it wrong."
      A<thrownword> A word like that can be put back where it belongs. It belongs to people who love each other. Grown-ups can stop those who throw it. {Name} did nothing wrong.
    `,
  },
};
