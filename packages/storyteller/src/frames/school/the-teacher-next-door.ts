import { said, type NamedScene } from '../scene.ts';

/** The teacher of the year before, who is missed: still there, behind another door. */
export const theTeacherNextDoor: NamedScene = {
  id: 'lastteacher',
  image: 'a wave through a door, and what a teacher taught that goes along',
  cue: said(
    String.raw`\b(?:miss(?:es|ing)?|sad (?:about|to be)|(?:does ?n['’]?t|doesnt|not) want to leave|loves?|attached to|say(?:ing)? goodbye to|wants? (?:to stay with )?)\b[^.!?]{0,24}\b(?:(?:his|her|their) (?:\w+ ){0,2}?(?:teacher|key ?worker|key person)|(?:Miss|Mrs|Mr|Ms) [a-z]+)\b`,
    String.raw`\b(?:new school|another school|different school|friends?|maternity|baby|left the school|is leaving|retir\w+|supply|ill|operation|crush|new teacher)\b`,
  ),
  decides: false,
  answers: /\b(?:miss(?:es)?|teacher|leave|loves?|goodbye)\b/i,
  titles: { young: 'A Wave Through the Door', older: 'A Teacher Behind Another Door' },
  text: {
    '4-5': `
      D<lastteacher> In a new class there is a new teacher. The teacher of the old class stays behind the old door. {Name} may miss that voice in the morning. It is good to have had a teacher like that. A wave still goes through a door.
      P<lastteacher> Teachers remember the children they had. They like to see how long the legs have got.
      Q<lastteacher> When it is time for the new class, {Name} may feel ____.
      H<lastteacher> {helper} can help with a card for that teacher.
      H<lastteacher> {helper} can tell the new teacher one thing that helps.
      T<lastteacher> {he} can wave when the old teacher goes by.
      T<lastteacher> {he} can show the new teacher one song from before.
      C<lastteacher> {he} can think, "One to wave to, one to get to know."
      A<lastteacher> There goes the teacher from before, and there goes a wave. In the new class somebody else reads the story now. The songs from the old class came along. They sit in the head, and they need no door.
    `,
    '6-7': `
      D<lastteacher> After a school year, the class moves on and the teacher stays. {Name} may miss the one who knew everybody. It can feel like leaving somebody behind. But what a teacher gave goes along, such as songs and sums and jokes. The teacher is still in the same school, behind another door.
      P<lastteacher> Saying goodbye to a class is hard for teachers, too. They do it each summer, and some of them blow their nose.
      P<lastteacher> A new teacher does not know yet who likes what. It takes some weeks, and then it is known.
      Q<lastteacher> On the last day in the old class, {Name} may feel ____. It may be two things.
      H<lastteacher> {helper} can help with a card that says one true thing. ~ Teachers keep those.
      H<lastteacher> {helper} can plan a short hello for the first week.
      T<lastteacher> {he} can tell the teacher what was the best bit.
      T<lastteacher> {he} can wave in the corridor. ~ Waves are allowed in any year.
      C<lastteacher> {he} can think, "I can miss one and get to know one."
      A<lastteacher> In the corridor somebody waved back. In the new class there is another voice. It is not so strange any more. Missing somebody does not get in the way of liking somebody else. There is room for both in one year.
    `,
  },
};
