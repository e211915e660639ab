import { said, type NamedScene } from '../scene.ts';

const SAYS_NONE = String.raw`\b(?:(?:lies|lied|lying|says?|said|pretends?|tells? (?:me|us)|told (?:me|us)|claims?|swears?)\b[^.!?]{0,40}\b(?:none|no home ?work|not got (?:any|home ?work)|any home ?work|has ?n'?t (?:got )?(?:any|home ?work)|does ?n'?t have (?:any|home ?work)|(?:has|have|is|was|it'?s|all) (?:all |already )?(?:done|finished|handed in)|(?:did|finished) (?:it|them|his|her|their)|about (?:having (?:any |no )?|doing )?(?:his |her |their )?(?:home ?work|it))|hides? (?:(?:his |her |their )?home ?work|it in (?:his|her|their) bag))\b`;

/** "Have you got homework?" and a quick no. */
export const noHomeworkToday: NamedScene = {
  id: 'none',
  image: 'a quick no, and a page that is in the bag all the same',
  cue: said(SAYS_NONE),
  decides: new RegExp(String.raw`^(?=[^]*\bhome ?work\b)[^]*?${SAYS_NONE}`, 'i'),
  titles: { young: 'What Is in the Bag?', older: 'A No With a Page in It' },
  text: {
    '6-7': `
      D<none> "Is there any homework?" somebody asks, and out comes a quick "no". {Name} may say it when there is a page in the bag. Then the game can go on. But now there are two things in the bag. One is the page, and one is a "no" that was not true. The second one is heavier.
      P<none> Whoever asked would like to believe it. When the page turns up, they ask more often. Nobody likes that.
      Q<none> When that question comes, {Name} may feel ____.
      H<none> {helper} can ask what is in the bag, and look too.
      H<none> {helper} can keep time for play safe, after the page.
      T<none> {he} can say, "Not yet." ~ It is short too, and it is true.
      T<none> {he} can do five minutes first and then play.
      C<none> {he} can think, "Page first, then play, and no secret."
      A<none> The bag has one page in it, and it is done. Play is better when nothing is hidden in a bag. On some days the answer is "not yet". That is a good answer for homework.
    `,
    '8-10': `
      D<none> "Have you got homework?" "No." It takes one second, and then the screen can stay on. {Name} may have said it with a page in the bag. A game begins at once and says well done every minute, and homework does neither. It is no wonder that the quick thing wins. Only now there are two things in the bag: the page, and a "no" that was not true.
      P<none> Whoever asked would like to believe it. In the end they hear from school, and then they ask twice as often, which nobody enjoys.
      P<none> People are paid to make the first minute of a game easy. Nobody is paid to do that for a worksheet.
      Q<none> When somebody asks about homework, {Name} might feel ____.
      H<none> {helper} can ask, "What is in the bag?" and look at it together with {him}. ~ With the bag open, there is nothing to hide.
      H<none> {helper} can keep the time for the game safe, once the page is done.
      T<none> {he} can do ten minutes and then switch on. ~ After ten minutes most pages are half done.
      T<none> {he} can say, "I said none, and there is some." ~ It is an awkward sentence, and it takes three seconds.
      C<none> {he} can think, "Page, then play, and no secret in the bag."
      A<none> The page is in the bag, with an ordinary number of mistakes. The game is on, and there is nobody to listen out for. On some days it will be the other way round, and "not yet" is a true answer then. Homework is dull more often than not. It is a good deal lighter than a secret.
    `,
    '11+': `
      D<none> "Any homework?" is asked in a doorway, and "no" ends the conversation in one second. {Name} may say it with three tasks open in another window. It is not much of a plan, only the shortest way back to something pleasant. Games and feeds are built so that the first minute costs nothing. An essay asks for everything in its first minute, and so it loses. What remains afterwards is the essay, plus an answer that holds until the school emails.
      P<none> A parent who hears from school feels foolish before feeling angry. After that every "no" gets checked, which is tiring on both sides of the door.
      P<none> Teachers can do something with "I have not started and I do not know how". They can do nothing with silence.
      Q<none> When the question comes through the door, {Name} might feel ____.
      H<none> {helper} can ask once a day, at a time that was agreed, and take any true answer calmly.
      H<none> {helper} can leave the console out of it as long as the agreed hour is kept.
      T<none> {he} can answer, "Some, and I have not started." ~ It is the truth, and it costs about as much as the other answer.
      T<none> {he} can do ten minutes of the worst one before anything is switched on. ~ The first minute is the only expensive one.
      C<none> {he} can think, "Ten minutes now, and nothing to keep track of."
      A<none> The window with the tasks in it is shut, and so is the door. Nothing needs remembering about who was told what. Some evenings the answer will be "not yet", which is respectable. Homework rarely improves anybody's night, and having none of it hidden does.
    `,
  },
};
