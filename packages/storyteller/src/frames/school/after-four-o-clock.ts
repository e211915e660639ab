import { said, type NamedScene } from '../scene.ts';

/** Homework that takes a whole evening because everything else comes first: what is left of a head after school, and an end to it. */
export const afterFourOClock: NamedScene = {
  id: 'afterfour',
  image: 'a head that is worn out by four, and a timer that rings whatever is done',
  cue: said(
    String.raw`(?=[^]*\b(?:homework|worksheet)\b)[^]*\b(?:takes? (?:the |up )*(?:whole|all|entire) (?:evening|night|afternoon)|whole evening|hours?\b[^.!?]{0,40}\b(?:worksheet|homework|\d+ min\w*)|(?:needs?|wants?) a (?:snack|drink|wee|pencil|sharpener)|pencil (?:is|was|'s) (?:wrong|too)|meds?\b[^.!?]{0,40}\b(?:worn? off|wear\w* off|gone)|(?:not|n['’]?t) (?:get )?(?:finish\w*|done|complete\w*)|(?:exhausted|shattered|worn out|fried|done in|tired)\b[^.!?]{0,30}\b(?:after|from|by|end of) )`,
    String.raw`\b(?:sunday|weekend|forgets?|loses|spelling|reading (?:book|aloud)|(?:isn['’]?t|is not|not|be) perfect|perfectionis\w*|rub(?:s|bing)? (?:\w+ ){0,3}out)\b`,
  ),
  decides: true,
  takesHelps: true,
  titles: { young: 'Jump, Snack, Ten Minutes', older: 'What Is Left at Four' },
  text: {
    '6-7': `
      D<afterfour> School uses up a lot of sitting. By four o'clock {Name} may have none left. Then comes a page of homework. So a body finds other things to do. There is a drink, a wee, and a pencil that feels all wrong. It is not a trick. The head that did sums all day is out of breath.
      P<afterfour> A teacher thinks that the page takes ten minutes. At ten in the morning, it would.
      P<afterfour> Grown-ups walk round the kitchen as well before they fill in a form.
      Q<afterfour> When the page lies on the table, {Name} may feel ____.
      H<afterfour> {helper} can set a timer, and shut the book when it rings. ~ The rest goes back with a note.
      H<afterfour> {helper} can put a snack and a sharp pencil there first.
      T<afterfour> {he} can jump or run about before the first line. ~ It wakes a head up.
      T<afterfour> {he} can do one line standing up.
      C<afterfour> {he} can think, "Jump, snack, ten minutes, shut."
      A<afterfour> The timer rang, and the book was shut with a line or two missing. Nothing happened. The note says how long it took, and teachers like to know. Homework has an end, and then the evening can start.
    `,
    '8-10': `
      D<afterfour> One page of homework can take fifteen minutes in the morning and a whole evening at home. The sheet is the same, and the head is not. Keeping still, listening and not calling out all cost something, and by four o'clock {Name} may have spent it. So there is a snack first, then a pencil, then another pencil. A tired brain does anything rather than begin. It is worn out, and nobody would call that lazy in a footballer.
      P<afterfour> The teacher who says "do what you can" means it. Half a page that took fifteen minutes tells a teacher more than a full one that took three hours.
      P<afterfour> Whoever helps is tired at four as well. Two tired people can fall out over a rubber.
      Q<afterfour> With the sheet on the table, {Name} might feel ____. It might be another word when the page stays unfinished.
      H<afterfour> {helper} can set a timer, sign the page when it rings, and write how far it got. ~ Then it is done, even with gaps.
      H<afterfour> {helper} can ask the school for fewer lines, or for a time in the day to do it.
      T<afterfour> {he} can move first, hard enough to be out of breath. ~ Attention is better for a while after that.
      T<afterfour> {he} can lay out the snack, the drink and the one good pencil, and then start the clock.
      C<afterfour> {he} can think, "When it rings, it is finished, even if it is not."
      A<afterfour> The timer rang in the middle of question six. There is a line under it and a name, and the sheet is back in the bag. It looks unfinished, and the work that was due for today was done. Tomorrow the head is fresh, and so is the pencil. Homework is over, and the evening belongs to other things.
    `,
    '11+': `
      D<afterfour> Concentration is used up in the course of a day, and a school day uses a great deal of it. What {Name} has for homework at four is whatever is left. On some days that is nothing. The result is well known. There is a snack, a better pen, a message and another snack, and twenty minutes of work take three hours. It is easily taken for a bad attitude. It is closer to trying to sprint after the marathon.
      P<afterfour> Teachers plan by the clock of a fresh pupil. Most of them would rather read an honest "I stopped after thirty minutes" than a page produced at midnight by somebody's father.
      Q<afterfour> Before the first question, {Name} might notice ____.
      H<afterfour> {helper} can agree on a limit with the school, in writing, so that stopping needs no courage.
      H<afterfour> {helper} can stay out of the room and be good for one question.
      T<afterfour> {he} can run, bounce or cycle for a quarter of an hour first. ~ Many heads work better for a while after that.
      T<afterfour> {he} can start with the question that looks shortest, and put a line under the page when the time is up.
      C<afterfour> {he} can think, "Thirty minutes, and a line under it."
      A<afterfour> There is a line under question six, a time beside it and a closed bag. It was not everything, and it was what today had in it. A standard that can be met on a tired day is worth more than one that cannot. Homework is closed, and the evening is still there.
    `,
  },
};
